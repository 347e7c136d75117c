"""The Bloxx! value function: the points a seat can still expect on a sheet, as machine code.

A sheet's future depends on its outline, the height of every column, far more than on anything below. So its value
is a sum of table entries, all in one array of weights:

    corner   for each column: its height and those of the columns beside it, and beyond the edges a wall
    row      for each coloured row that can still be completed: which row, its squares filled, its race
    need     for the same rows: how many squares must be drawn in and under it, and its race
    rest     how many squares are free, and how full the others' sheets are (they end the game)

The numbers of a sheet need no entries of their own: a corner knows its column, hence which numbers lie above it.
The race for a row says how far the best of the others is: 0 when nobody else can complete it, then rising with
their filled squares, and TAKEN when somebody has.

The array is laid out by the size of the sheet (`Layout`), and has room for the largest.

Drawings are valued by their *afterstate*, the sheet they leave. The points a drawing brings at once are counted
apart and exactly: one for each square (a square left empty costs one in the end), the circled number, and the rows it
completes.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from klotz.games.bloxx.kernel import FIRST, LATER, MOST_COLUMNS, MOST_ROWS
from klotz.jit import Struct, int64, kernel, struct

Weights = npt.NDArray[np.float32]

RACES: Final = 6
TAKEN: Final = RACES - 1
MOST_NEED: Final = 31
CROWDS: Final = 6


class Layout(NamedTuple):
    """Where the weights for a sheet of some size are in the array."""

    columns: int
    rows: int

    @property
    def wall(self) -> int:
        """Stands for a height beyond the edge of the sheet."""
        return self.rows + 1

    @property
    def sides(self) -> int:
        """How many heights are told apart, the wall included."""
        return self.rows + 2

    @property
    def row_at(self) -> int:
        """Behind the corners."""
        return self.columns * self.sides**3

    @property
    def need_at(self) -> int:
        return self.row_at + self.rows * self.columns * RACES

    @property
    def rest_at(self) -> int:
        return self.need_at + (MOST_NEED + 1) * RACES

    @property
    def size(self) -> int:
        return self.rest_at + (self.columns * self.rows + 1) * CROWDS


MOST_WEIGHTS: Final = Layout(MOST_COLUMNS, MOST_ROWS).size

VIEW: Final = struct(  # one seat's situation
    [
        ("seat", "i8"),
        # The layout of the weights
        ("columns", "i8"),
        ("rows", "i8"),
        ("sides", "i8"),
        ("row_at", "i8"),
        ("need_at", "i8"),
        ("rest_at", "i8"),
        # The situation
        ("height", "i8", MOST_COLUMNS + 2),  # with a wall on either side
        ("race", "i8", MOST_ROWS),
        ("open", "i8"),  # bit r: coloured row r may still bring points
        ("taken", "i8"),  # bit r: somebody has completed it
        ("free", "i8"),  # squares that are free
        ("crowd", "i8"),  # how full the others' sheets are
        # The afterstate of a drawing
        ("height_after", "i8", MOST_COLUMNS + 2),
        ("open_after", "i8"),
        ("free_after", "i8"),
    ]
)


@kernel
def height_of(tables: Struct, board: Struct, seat: int, lane: int) -> int:
    return int64(tables.rows) - int64(tables.ones[board.free[seat, lane]])


@kernel
def gap_rows(tables: Struct, board: Struct, seat: int) -> int:
    """The rows, as bits, that have a gap."""
    filled = int64(tables.full)
    for lane in range(1, int64(tables.columns) + 1):
        filled &= int64(board.free[seat, lane]) | int64(board.drawn[seat, lane])
    return int64(tables.full) & ~filled


@kernel
def free_squares(tables: Struct, board: Struct, seat: int) -> int:
    free = int64(0)
    for lane in range(1, int64(tables.columns) + 1):
        free += int64(tables.ones[board.free[seat, lane]])
    return free


@kernel
def _race(missing: int) -> int:
    """How close others are to a row that nobody has, from the squares that the best of them still needs."""
    if missing > 4:
        return 1
    if missing > 2:
        return 2
    return TAKEN - missing


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
    columns = int64(tables.columns)
    rows = int64(tables.rows)
    sides = rows + 2
    view.seat = seat
    view.columns = columns
    view.rows = rows
    view.sides = sides
    view.row_at = columns * sides * sides * sides
    view.need_at = view.row_at + rows * columns * RACES
    view.rest_at = view.need_at + (MOST_NEED + 1) * RACES
    view.height[0] = rows + 1
    view.height[columns + 1] = rows + 1
    view.height_after[0] = rows + 1
    view.height_after[columns + 1] = rows + 1
    for lane in range(1, columns + 1):
        view.height[lane] = height_of(tables, board, seat, lane)
    view.free = free_squares(tables, board, seat)
    scored = int64(board.first[seat]) | int64(board.later[seat])
    view.open = int64(tables.coloured) & ~(scored | gap_rows(tables, board, seat))
    view.taken = int64(board.taken)
    for row in range(rows):
        if view.open >> row & 1:
            view.race[row] = TAKEN if view.taken >> row & 1 else 0
    emptiest = columns * rows
    for other in range(int64(board.seats)):
        if other == seat:
            continue
        emptiest = min(emptiest, free_squares(tables, board, other))
        racing = view.open & ~view.taken & ~gap_rows(tables, board, other)
        for row in range(rows):
            if racing >> row & 1:
                missing = columns
                for lane in range(1, columns + 1):
                    missing -= int64(board.drawn[other, lane]) >> row & 1
                view.race[row] = max(view.race[row], _race(max(missing, 1)))
    view.crowd = _crowd(emptiest)


@kernel
def set_afterstate(tables: Struct, view: Struct, slot: int, row: int) -> None:
    """The outline that a drawing leaves, and the rows that stay open."""
    for lane in range(1, int64(view.columns) + 1):
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
    for lane in range(1, int64(view.columns) + 1):
        view.height_after[lane] = view.height[lane]
    view.open_after = view.open
    view.free_after = view.free


@kernel
def corner_at(view: Struct, lane: int) -> int:
    """The index of the weight of a column and those beside it."""
    left, right = int64(view.height_after[lane - 1]), int64(view.height_after[lane + 1])
    sides = int64(view.sides)
    return (((lane - 1) * sides + left) * sides + int64(view.height_after[lane])) * sides + right


@kernel
def row_weight_at(view: Struct, row: int, filled: int) -> int:
    """The index of the weight of an open row with so many squares filled."""
    return int64(view.row_at) + (row * int64(view.columns) + filled) * RACES + int64(view.race[row])


@kernel
def need_weight_at(view: Struct, row: int, need: int) -> int:
    """The index of the weight of an open row for which so many squares must still be drawn."""
    return int64(view.need_at) + min(need, MOST_NEED) * RACES + int64(view.race[row])


@kernel
def rest_weight_at(view: Struct) -> int:
    """The index of the weight of what is free in the afterstate."""
    return int64(view.rest_at) + int64(view.free_after) * CROWDS + int64(view.crowd)


@kernel
def row_state(view: Struct, row: int) -> tuple[int, int]:
    """Of an open row in the afterstate: its filled squares, and those still to be drawn in and under it."""
    filled = int64(0)
    need = int64(0)
    for lane in range(1, int64(view.columns) + 1):
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
    columns = int64(view.columns)
    for lane in range(1, columns + 1):
        value += weights[corner_at(view, lane)]
    still_open = int64(view.open_after)
    for row in range(int64(view.rows)):
        if still_open >> row & 1:
            filled, need = row_state(view, row)
            if filled == columns:
                value += LATER if view.taken >> row & 1 else FIRST
            else:
                value += weights[row_weight_at(view, row, filled)]
                value += weights[need_weight_at(view, row, need)]
    return value + weights[rest_weight_at(view)]


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
