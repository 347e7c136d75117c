"""Positions of Bloxx! as arrays: `features.py` says what is in them."""

from typing import Final

from klotz.games.bloxx.kernel import DICE, FACES
from klotz.jit import Struct, Structs, int64, kernel

PLANES: Final = 3
"""Maps of one sheet: what is drawn, what is still free, where a shape would touch."""


@kernel
def write_features(
    board: Struct,
    first: int,
    planes: Struct,
    roll: Struct,
    taken: Struct,
    rows: Struct,
    points: Struct,
    turn: Struct,
) -> None:
    """What a position looks like to the seat `first`; the others follow in turn order."""
    seats = int64(board.seats)
    for place in range(seats):
        seat = (first + place) % seats
        for column in range(planes.shape[2]):
            drawn = int64(board.drawn[seat, column + 1])
            free = int64(board.free[seat, column + 1])
            touch = int64(board.touch[seat, column + 1])
            for row in range(planes.shape[1]):
                planes[PLANES * place, row, column] = drawn >> row & 1
                planes[PLANES * place + 1, row, column] = free >> row & 1
                planes[PLANES * place + 2, row, column] = touch >> row & 1
        scored_first = int64(board.first[seat])
        scored_later = int64(board.later[seat])
        for row in range(planes.shape[1]):
            rows[place, 0, row] = scored_first >> row & 1
            rows[place, 1, row] = scored_later >> row & 1
        points[place] = min(int64(board.points[seat]), 255)
        turn[place] = seat == int64(board.active)
        turn[seats + place] = int64(board.due) >> seat & 1
    turn[2 * seats] = board.idle
    for die in range(DICE):
        taken[die] = int64(board.chosen) == die + 1
        for face in range(FACES):
            roll[die, face] = int64(board.roll[die]) == face + 1


@kernel
def features(
    boards: Structs,
    first: int,
    planes: Struct,
    roll: Struct,
    taken: Struct,
    rows: Struct,
    points: Struct,
    turn: Struct,
) -> None:
    write_features(boards[0], first, planes, roll, taken, rows, points, turn)
