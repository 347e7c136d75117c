"""The game that a Blokus search is about: its board, its scoring, and which seat plays which colour.

`context.py` fills it in once a game; nothing writes to it after that.
"""

from typing import Final

import numpy as np

from klotz.games.blokus import kernel
from klotz.games.blokus.kernel import COLOURS
from klotz.jit import Struct, int64, struct, uint32
from klotz.jit import kernel as compiled

# What one colour is to another.
OPPONENT: Final = 0
FRIEND: Final = 1
"""Of the same seat."""
NEUTRAL: Final = 2
"""Shared by all seats."""
ROLES: Final = 3

CONTEXT: Final = struct(
    [
        ("colours", "u4"),
        ("seats", "u4"),
        ("squares", "u4"),  # of the board
        ("advanced", "u4"),  # 1 with bonuses, 0 where only the squares left count
        (
            "one_bonus",
            "u4",
        ),  # 1 where a seat earns one bonus for all its colours, 0 where each colour has its own
        ("shared", "i4"),  # the colour that all seats play in turn, or -1
        ("shared_first", "u4"),  # the seat that places its first piece
        ("seat_of", "u4", COLOURS),  # meaningless for the shared colour
        ("roles", "u4", (COLOURS, COLOURS)),
        ("rings", "u1", kernel.SQUARES),  # how far each square is from the middle of the board
    ]
)


@compiled
def seat_to_move(context: Struct, board: Struct) -> int:
    colour = int64(board.turn)
    if colour == context.shared:
        return (int64(context.shared_first) + int64(board.turns[colour])) % int64(context.seats)
    return int64(context.seat_of[colour])


@compiled
def _last_colour(context: Struct, board: Struct, seat: int) -> int:
    """The colour of the last piece that a seat placed."""
    last = int64(0)
    at = uint32(0)
    for colour in range(int64(context.colours)):
        if context.seat_of[colour] == seat and colour != context.shared and board.last_at[colour] >= at:
            last = colour
            at = board.last_at[colour]
    return last


@compiled
def final_points(context: Struct, board: Struct, points: Struct) -> None:
    """Every seat's points on a finished board into `points`; more is better under either scoring."""
    points[:] = 0
    for colour in range(int64(context.colours)):
        if colour != context.shared:
            each = context.advanced != 0 and context.one_bonus == 0
            points[context.seat_of[colour]] += np.float32(kernel.points(board, colour, each))
    if context.advanced != 0 and context.one_bonus != 0:
        for seat in range(int64(context.seats)):
            if points[seat] == 0:  # no square is left of any of its colours
                points[seat] += np.float32(kernel.bonus(board, _last_colour(context, board, seat)))
