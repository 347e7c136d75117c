"""What positions are worth in any game, by its outcome or by its score sheet."""

from collections.abc import Sequence
from typing import Final

from klotz.games.contract import Move, Outcome, State

_FAR: Final = 20.0
"""A lead of this many points is half-way from even to won."""


def results(outcome: Outcome, *, lowest_wins: bool) -> tuple[float, ...]:
    """A finished game from 0 (lost) to 1 (won) for each seat: the share of the others it beat, ties counting half.

    A solo game has nobody to beat, so points count.
    """
    if len(outcome.ranks) == 1:
        return (squashed(-outcome.scores[0] if lowest_wins else outcome.scores[0]),)
    return tuple(_beaten(outcome.ranks, seat) for seat in range(len(outcome.ranks)))


def lead(state: State, seat: int) -> float:
    """How far a seat is ahead of the best of the others, by the score sheet as it stands."""
    sign = -1 if state.game.lowest_wins else 1
    points = [sign * score.total for score in state.score_sheet()]
    others = [total for other, total in enumerate(points) if other != seat]
    return points[seat] - max(others, default=0)


def worth(state: State, seat: int) -> float:
    """What a position is worth to a seat without looking ahead: a game that is over is won or lost, and no lead
    weighs as much.
    """
    outcome = state.outcome()
    if outcome is None:
        return squashed(lead(state, seat))
    return results(outcome, lowest_wins=state.game.lowest_wins)[seat]


def worth_after(state: State, move: Move) -> float:
    """What the position after a move is worth to whoever makes it. The state is left as it was."""
    state.push_known(move)
    try:
        return worth(state, move.seat)
    finally:
        state.pop()


def squashed(points: float) -> float:
    """Any number of points, between 0 and 1 and in the same order."""
    return 0.5 + points / (2 * (abs(points) + _FAR))


def _beaten(ranks: Sequence[int], seat: int) -> float:
    others = [rank for other, rank in enumerate(ranks) if other != seat]
    return sum(1.0 if rank > ranks[seat] else 0.5 if rank == ranks[seat] else 0.0 for rank in others) / len(
        others
    )
