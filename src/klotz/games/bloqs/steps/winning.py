"""The perfect cube, which ends the game (BQ-14, BQ-M9)."""

from collections.abc import Collection

from klotz.games.bloqs.position import DOUBLE_CUBE, PERFECT_CUBE, Position
from klotz.games.bloqs.rulings import BOTH, BUILT


def won(position: Position, builders: Collection[int] | None = None) -> Position:
    """The game is over if somebody's cube is perfect; the mover's counts before others'.

    `builders` have just built. Whether a cube counts that was not built, but left over, is a ruling; None is for a
    position that was set up, where every cube counts.
    """
    seats = position.rules.seats
    looked_at = [(position.turn + later) % seats for later in range(seats)]
    if position.rules.rulings.perfect == BUILT and builders is not None:
        looked_at = [seat for seat in looked_at if seat in builders]
    found = {seat: reason for seat in looked_at if (reason := _perfect(position, seat))}
    if not found:
        return position
    first, *_ = found
    winners = tuple(found) if position.rules.rulings.two_cubes == BOTH else (first,)
    return position.over(found[first], winners)


def _perfect(position: Position, seat: int) -> str | None:
    """Why a seat's tower ends the game; None if it does not."""
    if position.towers[seat].is_perfect(3):
        return PERFECT_CUBE
    return DOUBLE_CUBE if position.has_cards and position.towers[seat].is_perfect(6) else None
