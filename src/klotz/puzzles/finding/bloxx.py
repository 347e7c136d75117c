"""Puzzles of Bloxx!: the drawing that scores most, with the game ahead or with the end in sight."""

from typing import Final

from klotz.games.bloxx.state import BloxxState
from klotz.games.contract import State
from klotz.players.bloxx.kernel_search import MOST_BREADTH, MOST_DEPTH
from klotz.players.bloxx.root import Root
from klotz.players.bloxx.search import SearchPlayer
from klotz.players.player import Limit
from klotz.puzzles.finding.finder import Finder
from klotz.puzzles.finding.gaps import rounded, step_with_gap
from klotz.puzzles.puzzle import FINISH, Step

_AT_FIRST: Final = Limit(level=6)
_SURE: Final = Limit(simulations=1_500)
_SEED: Final = 7
_GAP: Final = 1.2
"""Points between the best drawing and the next."""
_GAP_AT_END: Final = 0.7
_FEWEST_MOVES: Final = 12
_FEWEST_AT_END: Final = 6


def _seats(kind: str) -> int:
    return 1 if kind == FINISH else 2


def _steps(state: State, seat: int, kind: str) -> tuple[Step, ...] | None:
    assert isinstance(state, BloxxState)
    return _finish(state, seat) if kind == FINISH else _best_move(state, seat)


def _best_move(state: BloxxState, seat: int) -> tuple[Step, ...] | None:
    # The active player alone decides here: everything that is to be known is on the table.
    if len(state.due) > 1 or not 8 <= len(state.history) <= 40 or state.count_legal() < _FEWEST_MOVES:
        return None
    first = _thought(state, seat, _AT_FIRST, _SEED)
    if first is None:
        return None
    step = _thought(state, seat, _SURE, _SEED + 1)
    return (step,) if step is not None and step.best == first.best else None


def _thought(state: BloxxState, seat: int, limit: Limit, seed: int) -> Step | None:
    analysis = SearchPlayer(seed).analyse(state, limit, seat=seat)
    judged = sorted(
        (rounded(choice.move.text, choice.value, choice.score) for choice in analysis.choices),
        key=lambda each: -(each.points or 0.0),
    )
    # With one drawing best for points and another for winning there would be two answers.
    if judged[0].value < max(each.value for each in judged):
        return None
    return step_with_gap(judged, points=_GAP)


def _finish(state: BloxxState, seat: int) -> tuple[Step, ...] | None:
    if state.count_legal() < _FEWEST_AT_END:
        return None
    root = Root(state, seat)
    if not root.is_late:
        return None
    judged = []
    for candidate in root.candidates:
        points, is_exact = root.expectimax(candidate, MOST_DEPTH, MOST_BREADTH)
        if not is_exact:
            return None
        candidate.score = points
        judged.append(rounded(root.move(candidate).text, root.value(candidate), points))
    judged.sort(key=lambda each: -(each.points or 0.0))
    step = step_with_gap(judged, points=_GAP_AT_END)
    return None if step is None else (step,)


FINDER: Final = Finder(levels=(4, 6, 8), seats=_seats, steps=_steps)
