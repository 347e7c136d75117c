"""The Bloxx! value function: the points a seat can still expect on a sheet, as machine code.

A sheet's future depends on its outline, the height of every column, far more than on anything below. So its value
is a sum of table entries, all in one array of weights:

    corner   for each column: its height and those of the columns beside it, WALL beyond the edges
    row      for each coloured row that can still be completed: which row, its squares filled, its race
    need     for the same rows: how many squares must be drawn in and under it, and its race
    rest     how many squares are free, and how full the others' sheets are (they end the game)

The numbers of a sheet need no entries of their own: a corner knows its column, hence which numbers lie above it.
The race for a row says how far the best of the others is: 0 when nobody else can complete it, then rising with
their filled squares, and TAKEN when somebody has.

Drawings are valued by their *afterstate*, the sheet they leave. The points a drawing brings at once are counted
apart and exactly: one for each square (a square left empty costs one in the end), the circled number, and the rows it
completes.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from klotz.games.bloxx.kernel import COLUMNS, FIRST, FULL, LATER, ROWS, SQUARES
from klotz.jit import Struct, int64, kernel, struct

Weights = npt.NDArray[np.float32]

WALL: Final = ROWS + 1
SIDES: Final = ROWS + 2  # heights 0 to 10, and WALL
RACES: Final = 6
TAKEN: Final = RACES - 1
MOST_NEED: Final = 31
CROWDS: Final = 6

CORNERS: Final = COLUMNS * SIDES * SIDES * SIDES
ROW_AT: Final = CORNERS
NEED_AT: Final = ROW_AT + ROWS * COLUMNS * RACES
REST_AT: Final = NEED_AT + (MOST_NEED + 1) * RACES
WEIGHTS: Final = REST_AT + (SQUARES + 1) * CROWDS

VIEW: Final = struct(  # one seat's situation
    [
        ("seat", "i8"),
        ("height", "i8", COLUMNS + 2),  # with a WALL on either side
        ("race", "i8", ROWS),
        ("open", "i8"),  # bit r: coloured row r may still bring points
        ("taken", "i8"),  # bit r: somebody has completed it
        ("free", "i8"),  # squares that are free
        ("crowd", "i8"),  # how full the others' sheets are
        # The afterstate of a drawing
        ("height_after", "i8", COLUMNS + 2),
        ("open_after", "i8"),
        ("free_after", "i8"),
    ]
)


@kernel
def height_of(tables: Struct, board: Struct, seat: int, lane: int) -> int:
    return ROWS - int64(tables.ones[board.free[seat, lane]])


@kernel
def gap_rows(board: Struct, seat: int) -> int:
    """The rows, as bits, that have a gap."""
    gaps = int64(0)
    for lane in range(1, COLUMNS + 1):
        gaps |= FULL & ~(int64(board.free[seat, lane]) | int64(board.drawn[seat, lane]))
    return gaps


@kernel
def free_squares(tables: Struct, board: Struct, seat: int) -> int:
    free = int64(0)
    for lane in range(1, COLUMNS + 1):
        free += int64(tables.ones[board.free[seat, lane]])
    return free


@kernel
def _race(filled: int) -> int:
    """How close others are to a row that nobody has, from the filled squares of the best of them."""
    if filled < 3:
        return 1
    if filled < 5:
        return 2
    return filled - 2


@kernel
def _crowd(free: int) -> int:
    """A sheet's fullness, 0 for the fullest, from its free squares."""
    if free < 12:
        return free // 4
    if free < 20:
        return 3
    return 4 if free < 36 else 5


@kernel
def observe(tables: Struct, board: Struct, seat: int, view: Struct) -> None:
    """Fill in everything that the value of a seat's sheet depends on."""
    view.seat = seat
    view.height[0] = WALL
    view.height[COLUMNS + 1] = WALL
    view.height_after[0] = WALL
    view.height_after[COLUMNS + 1] = WALL
    for lane in range(1, COLUMNS + 1):
        view.height[lane] = height_of(tables, board, seat, lane)
    view.free = free_squares(tables, board, seat)
    scored = int64(board.first[seat]) | int64(board.later[seat])
    view.open = int64(tables.coloured) & ~(scored | gap_rows(board, seat))
    view.taken = int64(board.taken)
    for row in range(ROWS):
        if view.open >> row & 1:
            view.race[row] = TAKEN if view.taken >> row & 1 else 0
    emptiest = int64(SQUARES)
    for other in range(int64(board.seats)):
        if other == seat:
            continue
        emptiest = min(emptiest, free_squares(tables, board, other))
        racing = view.open & ~view.taken & ~gap_rows(board, other)
        for row in range(ROWS):
            if racing >> row & 1:
                filled = 0
                for lane in range(1, COLUMNS + 1):
                    filled += int64(board.drawn[other, lane]) >> row & 1
                view.race[row] = max(view.race[row], _race(min(filled, COLUMNS - 1)))
    view.crowd = _crowd(emptiest)


@kernel
def set_afterstate(tables: Struct, view: Struct, slot: int, row: int) -> None:
    """The outline that a drawing leaves, and the rows that stay open."""
    for lane in range(1, COLUMNS + 1):
        view.height_after[lane] = view.height[lane]
    gaps = int64(0)
    free = int64(view.free)
    for index in range(int64(tables.squares[slot])):  # from the bottom row up
        lane = int64(tables.lane[slot, index])
        at = row + int64(tables.up[slot, index])
        below = int64(view.height_after[lane])
        gaps |= (int64(1) << at) - (int64(1) << below)
        free -= at + 1 - below
        view.height_after[lane] = at + 1
    view.open_after = view.open & ~gaps
    view.free_after = free


@kernel
def set_pass_afterstate(view: Struct) -> None:
    """The sheet as it is."""
    for lane in range(1, COLUMNS + 1):
        view.height_after[lane] = view.height[lane]
    view.open_after = view.open
    view.free_after = view.free


@kernel
def corner_at(view: Struct, lane: int) -> int:
    """The index of the weight of a column and those beside it."""
    left, right = int64(view.height_after[lane - 1]), int64(view.height_after[lane + 1])
    return (((lane - 1) * SIDES + left) * SIDES + int64(view.height_after[lane])) * SIDES + right


@kernel
def row_state(view: Struct, row: int) -> tuple[int, int]:
    """Of an open row in the afterstate: its filled squares, and those still to be drawn in and under it."""
    filled = int64(0)
    need = int64(0)
    for lane in range(1, COLUMNS + 1):
        missing = row + 1 - int64(view.height_after[lane])
        if missing > 0:
            need += missing
        else:
            filled += 1
    return filled, need


@kernel
def afterstate_value(weights: Struct, view: Struct) -> float:
    """The value of the afterstate: the rows it completes, and the points expected from then on."""
    value = 0.0
    for lane in range(1, COLUMNS + 1):
        value += weights[corner_at(view, lane)]
    still_open = int64(view.open_after)
    for row in range(ROWS):
        if still_open >> row & 1:
            filled, need = row_state(view, row)
            if filled == COLUMNS:
                value += LATER if view.taken >> row & 1 else FIRST
            else:
                race = int64(view.race[row])
                value += weights[ROW_AT + (row * COLUMNS + filled) * RACES + race]
                value += weights[NEED_AT + min(need, MOST_NEED) * RACES + race]
    return value + weights[REST_AT + view.free_after * CROWDS + view.crowd]


@kernel
def best_number(tables: Struct, slot: int, row: int) -> tuple[int, int]:
    """The highest number that the circle of a shape drawn here can be on, and which square that is."""
    best = -1
    best_mark = 0
    marks = int64(tables.marks[slot])
    for mark in range(int64(tables.squares[slot])):
        if marks >> mark & 1:
            number = int64(tables.numbers[tables.lane[slot, mark], row + int64(tables.up[slot, mark])])
            if number > best:
                best = number
                best_mark = mark
    return best, best_mark
