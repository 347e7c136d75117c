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

ORIENTATIONS: Final = 91
"""Of all pieces together."""
PADDED: Final = 22 * 22
"""Squares of the largest board with a border of one square around it."""
RELATIONS: Final = 3
"""Of a move to a square: it covers it, has it at an edge, or at a corner."""
FOOTPRINT: Final = kernel.MOST_CELLS + kernel.MOST_EDGES + kernel.MOST_CORNERS
"""The squares that a move has a relation to, at most."""

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
        # Geometry on a board with a border. All placements of an orientation look the same from their first square,
        # so what the policy has to look up for a move is a few kilobytes, and stays in the nearest cache.
        ("width", "u4"),  # of that board
        ("anchors", "u2", kernel.PLACEMENTS),  # where on it the first square of each placement is
        ("orientations", "u1", kernel.PLACEMENTS),
        ("pieces", "u1", ORIENTATIONS),  # which piece each is an orientation of
        # Where a move's cells are in the first of `RELATIONS` planes, its edges in the second, and its corners in the
        # third, all counted from one row and one square before its anchor: nothing lies before that. Filled up with
        # places in a fourth plane, which is empty.
        ("footprints", "u2", (ORIENTATIONS, FOOTPRINT)),
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
