"""Puzzles of Blokus and Duo: a move that search likes far better than any other, or an end that can be solved."""

from typing import Final

from klotz.games.blokus.state import BlokusState
from klotz.games.blokus.tables import placements_on
from klotz.games.contract import Move, State
from klotz.players.blokus.endgame import Solved, solve
from klotz.players.blokus.search import BlokusSearch
from klotz.players.player import Analysis, Limit
from klotz.puzzles.finding.finder import Finder
from klotz.puzzles.finding.gaps import rounded, step_with_gap
from klotz.puzzles.puzzle import FINISH, Judged, Step

_AT_FIRST: Final = Limit(simulations=150)
_SURE: Final = Limit(simulations=3_000)
_SEED: Final = 7
_GAP: Final = {"blokus": 0.10, "blokus-duo": 0.14}
"""How much more the best move is worth than any other that was looked at."""
_LOOKED_AT: Final = 0.004
"""The share of the simulations that a move must have had for its value to mean anything."""
_FEWEST_MOVES: Final = 8
_MOST_MOVES_AT_END: Final = 20
_FEWEST_AT_END: Final = 6
_NODES: Final = 8_000
_AT_STAKE: Final = 0.1
"""A finish decides the ranks: points alone would be mere counting."""
_LONGEST_LINE: Final = 4


def _seats(kind: str) -> int | None:
    return None


def _steps(state: State, seat: int, kind: str) -> tuple[Step, ...] | None:
    assert isinstance(state, BlokusState)
    return _finish(state, seat) if kind == FINISH else _best_move(state, seat)


# ---------------------------------------------------------------------- best move


def _best_move(state: BlokusState, seat: int) -> tuple[Step, ...] | None:
    colours = len(state.variant.colours)
    if not 2 * colours <= state.moves_made <= 9 * colours or state.count_legal() < _FEWEST_MOVES:
        return None
    gap = _GAP[state.game.name]
    first = _judged(state, analysed(state, seat, _AT_FIRST, _SEED))
    if not 0.15 < first[0].value < 0.98 or step_with_gap(first, value=0.7 * gap) is None:
        return None
    step = step_with_gap(_judged(state, analysed(state, seat, _SURE, _SEED + 1)), value=gap)
    if step is None or step.best != (first[0].move,):
        return None
    return (step,)


def analysed(state: BlokusState, seat: int, limit: Limit, seed: int) -> Analysis:
    """The analysis of a fresh player, so that nothing depends on earlier searches."""
    return BlokusSearch(seed).analyse(state, limit, seat=seat)


def _judged(state: BlokusState, analysis: Analysis) -> list[Judged]:
    """The moves considered, best first: the search visits good moves most."""
    enough = max(1.0, _LOOKED_AT * analysis.simulations)
    sign = -1 if state.game.lowest_wins else 1
    judged = [
        rounded(choice.move.text, choice.value, None if choice.score is None else sign * choice.score)
        for choice in analysis.choices
        if choice.visits >= enough
    ]
    return sorted(judged, key=lambda each: -each.value)


# ---------------------------------------------------------------------- perfect finish


def _finish(state: BlokusState, seat: int) -> tuple[Step, ...] | None:
    if not _FEWEST_AT_END <= state.count_legal() <= _MOST_MOVES_AT_END:
        return None
    found: list[Step] = []
    made = state.moves_made
    try:
        while (step := _exact_step(state)) is not None:
            state.push(Move(seat, step.best[0]))
            replies = _replies(state, seat)
            found.append(Step(step.best, step.judged, replies or ()))
            if replies is None:
                return None
            if state.is_over or len(found) == _LONGEST_LINE:
                break
        unsure = not state.is_over and state.due == (seat,) and state.count_legal() > 1
    finally:
        while state.moves_made > made:
            state.pop()
    # Two moves at least, so that there is something to see ahead; and no choice left open on the way.
    if len(found) < 2 or unsure:
        return None
    at_stake = max(step.judged[0].value - step.judged[1].value for step in found)
    return tuple(found) if at_stake >= _AT_STAKE else None


def _exact_step(state: BlokusState) -> Step | None:
    if state.is_over or not 1 < state.count_legal() <= _MOST_MOVES_AT_END:
        return None
    solved = solve(state, _NODES)
    if solved is None:
        return None
    judged = [rounded(_text(state, each), each.value, each.margin) for each in solved]
    return step_with_gap(judged, value=0.01, points=1.0)


def _replies(state: BlokusState, seat: int) -> tuple[str, ...] | None:
    """What the others play, each their best, until this seat has a choice again; None if that cannot be solved."""
    played = []
    while not state.is_over and (state.due != (seat,) or state.count_legal() == 1):
        if state.count_legal() == 1:
            move = next(iter(state.legal_moves))
        else:
            solved = solve(state, _NODES)
            if solved is None:
                return None
            move = Move(state.due[0], _text(state, solved[0]))
        state.push(move)
        played.append(move.text)
    return tuple(played)


def _text(state: BlokusState, solved: Solved) -> str:
    return placements_on(state.variant.size).text(solved.placement)


FINDER: Final = Finder(levels=(3, 4, 5), seats=_seats, steps=_steps)
