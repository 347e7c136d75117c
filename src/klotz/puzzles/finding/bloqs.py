"""Puzzles of Bloqs: the piece that completes the cube, or a decision that search is sure of."""

from typing import Final

from klotz.games.bloqs.pieces import standard_pieces
from klotz.games.bloqs.state import BloqsState
from klotz.games.bloqs.tower import SITE
from klotz.games.contract import Move, State
from klotz.players.bloqs.search import SearchPlayer
from klotz.players.player import Limit
from klotz.puzzles.finding.finder import Finder
from klotz.puzzles.finding.gaps import rounded, step_with_gap
from klotz.puzzles.puzzle import FINISH, Judged, Step

_AT_FIRST: Final = Limit(level=9)
_SURE: Final = Limit(simulations=20_000)
_SEED: Final = 7
_GAP: Final = 0.12
_ALIKE: Final = 0.004
"""Places that are images of each other are worth the same."""
_FEWEST_MOVES: Final = 8
_MOST_BEST: Final = 4
_NEARLY: Final = 20
"""Cubes of a tower that one move may complete, a swap and what is built after it included."""


def _seats(kind: str) -> int:
    return 2


def _steps(state: State, seat: int, kind: str) -> tuple[Step, ...] | None:
    assert isinstance(state, BloqsState)
    return _finish(state, seat) if kind == FINISH else _best_move(state, seat)


def _best_move(state: BloqsState, seat: int) -> tuple[Step, ...] | None:
    if state.count_legal() < _FEWEST_MOVES:
        return None
    first = _thought(state, seat, _AT_FIRST, _SEED)
    if first is None or not 0.15 < first.judged[0].value < 0.97:
        return None
    step = _thought(state, seat, _SURE, _SEED + 1)
    return (step,) if step is not None and first.best[0] in step.best else None


def _thought(state: BloqsState, seat: int, limit: Limit, seed: int) -> Step | None:
    analysis = SearchPlayer(seed).analyse(state, limit, seat=seat)
    judged = [rounded(choice.move.text, choice.value, None) for choice in analysis.choices]
    most = min(_MOST_BEST, len(analysis.choices) // 4)
    return step_with_gap(judged, value=_GAP, alike=_ALIKE, most=most)


def _finish(state: BloqsState, seat: int) -> tuple[Step, ...] | None:
    if len(state.position.towers[seat].cells) < _NEARLY or state.count_legal() < _FEWEST_MOVES:
        return None
    moves = _moves(state, seat)
    winning = [move for move in moves if _completes(state, seat, move)]
    if not 1 <= len(winning) <= max(1, len(moves) // 6):
        return None
    if len({move.text.split()[0] for move in winning}) > 1:
        return None
    state.push(winning[0])
    more = None if state.is_over else _finish_of(state, seat)
    over = state.is_over
    state.pop()
    if not over and more is None:
        return None
    if more is not None and len(winning) > 1:
        return None  # the line would depend on which of them is played
    return (_step(moves, winning), *([more] if more is not None else []))


def _finish_of(state: BloqsState, seat: int) -> Step:
    """What is built after a theft or a swap."""
    moves = _moves(state, seat)
    return _step(moves, [move for move in moves if _completes(state, seat, move)])


def _step(moves: list[Move], winning: list[Move]) -> Step:
    texts = tuple(move.text for move in winning)
    others = [move.text for move in moves if move not in winning]
    judged = [Judged(text, 1.0, None) for text in texts] + [Judged(text, 0.0, None) for text in others[:1]]
    return Step(texts, tuple(judged))


def _completes(state: BloqsState, seat: int, move: Move) -> bool:
    """Whether a move wins by a perfect cube, at once or with what the same seat does next."""
    if len(state.position.towers[seat].cells) + _gained(move.text.split()) != SITE**3:
        return False
    state.push(move)
    try:
        outcome = state.outcome()
        if outcome is not None:
            return outcome.reason == "perfect-cube" and outcome.winners == (seat,)
        return state.due == (seat,) and any(_completes(state, seat, after) for after in _moves(state, seat))
    finally:
        state.pop()


def _gained(words: list[str]) -> int:
    """Cubes that a tower gains by a move, with what is built after it."""
    match words:
        case ["build", piece, _] | ["steal", _, piece]:
            return _size(piece)
        case ["swap", _, "give", give, "take", take]:
            return _size(take) - _size(give)
    return 0


def _size(piece: str) -> int:
    pieces = standard_pieces()
    return pieces.size_of(pieces.kind_of(pieces.parse(piece)))


def _moves(state: BloqsState, seat: int) -> list[Move]:
    return list(state.iterate_legal(seat))


FINDER: Final = Finder(levels=(8, 9), seats=_seats, steps=_steps)
