"""The greedy policy of the value function: each seat makes the drawing with the best points and afterstate."""

import numpy as np

from klotz.games.bloxx.kernel import (
    CROSSES,
    DICE,
    MARKS,
    MOST_ROWS,
    PASS,
    keeps_circle,
    open_rows,
    play,
    rolled_face,
    throw,
)
from klotz.jit import Struct, int64, kernel
from klotz.players.bloxx.kernel import afterstate_value, best_number, observe, set_afterstate


@kernel
def best_of_face(
    tables: Struct, weights: Struct, board: Struct, view: Struct, face: int, with_circle: bool
) -> tuple[float, int]:
    """The value of the best drawing of a face, and the drawing; minus infinity and PASS if it fits nowhere.

    `view` is that of the seat that draws.
    """
    seat = int64(view.seat)
    best = -np.inf
    best_drawing = PASS
    for slot in range(int64(tables.first[face]), int64(tables.first[face + 1])):
        rows = open_rows(tables, board, seat, slot)
        row = 0
        while rows:
            if rows & 1:
                set_afterstate(tables, view, slot, row)
                value = afterstate_value(weights, view) + int64(tables.squares[slot])
                mark = int64(CROSSES)
                if with_circle:
                    number, mark = best_number(tables, slot, row)
                    value += number
                if value > best:
                    best = value
                    best_drawing = (slot * MOST_ROWS + row) * MARKS + mark
            rows >>= 1
            row += 1
    return best, best_drawing


@kernel
def best_drawing(tables: Struct, weights: Struct, board: Struct, seat: int, view: Struct) -> int:
    """What a seat that is due draws, or PASS."""
    observe(tables, board, seat, view)
    best = -np.inf
    drawing = PASS
    for die in range(DICE):
        value, found = best_of_face(
            tables, weights, board, view, rolled_face(board, die), keeps_circle(board, die)
        )
        if value > best:
            best = value
            drawing = found
    return drawing


@kernel
def rollout(tables: Struct, weights: Struct, board: Struct, work: Struct, view: Struct) -> None:
    """Play a game to its end from wherever it stands, every seat by this policy."""
    seats = int64(board.seats)
    while not board.over:
        if board.due == 0:
            throw(board, work)
        active = int64(board.active)
        for place in range(seats):
            seat = (active + place) % seats
            if int64(board.due) >> seat & 1:
                play(tables, board, seat, best_drawing(tables, weights, board, seat, view))
