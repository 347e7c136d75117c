"""The hot half of Bloxx!: sheets, legal drawings and whole random games as machine code.

A column is a height and a gap is what lies below it: an empty square under a drawn one is lost at once, so the
squares still free in a column are those from its height up. So a column is a number with a bit for each row:

    free     bit r: row r of the column is neither drawn nor a gap
    drawn    bit r: row r is crossed or circled
    touch    bit r: a shape that covers row r touches what is drawn (before the first shape: the bottom edge)

A *slot* is a shape in some orientation over certain columns: everything about a drawing except its height and
its circle. Shifting each column's bits down by the shape's offset there and combining them gives the answer for
all heights at once: the shape fits where every square is free, and touches where any square does. It comes
to rest at the lowest height at which it fits, since nothing is free below a column's height.

A drawing is one number, (slot * MOST_ROWS + row) * MARKS + mark: `row` is that of the shape's lowest square and
`mark` says which of its squares has the circle, CROSSES that none has.

How large the sheet is, the tables say; the arrays have room for the largest.
"""

from typing import Final

import numpy as np

from klotz.jit import Struct, Structs, int64, kernel, struct
from klotz.kernel_random import below, next_random, seeded

MOST_COLUMNS: Final = 10
MOST_ROWS: Final = 14
MOST_SEATS: Final = 4

DICE: Final = 2
FACES: Final = 6
"""Faces of one die. Die A's are numbered 0 to 5 and die B's 6 to 11."""

MOST_SQUARES: Final = 5
"""Squares of the largest shape a face may show; the published dice show four."""

CROSSES: Final = MOST_SQUARES
MARKS: Final = MOST_SQUARES + 1
FACE_SLOTS: Final = 8 * (MOST_COLUMNS - 1)
"""A shape has at most eight orientations, and is then at least two squares wide; a straight one has two."""
SLOTS: Final = DICE * FACES * FACE_SLOTS

MOST_DRAWINGS: Final = DICE * 8 * (MOST_COLUMNS - 1) * (MOST_ROWS - 1)
"""Legal drawings of a roll: a marked shape has at most eight orientations, and of the shapes with eight the
bent one of three squares has the most places."""
DRAWING: Final = np.int32
"""The type of an array of drawings."""

# The sheet's columns are numbered from 1. Those next to them take what is written past its edges and are never read.
# The last one is always free and touches nothing: it fills up shapes of fewer than five squares.
LANES: Final = MOST_COLUMNS + 3
PAD: Final = LANES - 1
ALL_ROWS: Final = (1 << MOST_ROWS) - 1

FIRST: Final = 4
LATER: Final = 2
"""Points for a coloured row: for those who complete it first, and for those who complete it in a later turn."""

PASS: Final = -1
OVER: Final = -1
ILLEGAL: Final = -2

# What a later shape must come to rest on: nothing, a drawn square or the bottom edge, a drawn square.
NOTHING: Final = 0
SOMETHING: Final = 1
DRAWN: Final = 2

TABLES: Final = struct(
    [
        ("first", "u2", DICE * FACES + 1),  # a face's slots are first[face] to first[face + 1]
        ("lane", "u1", (SLOTS, MOST_SQUARES)),  # the column of each square, from the bottom row up; then PAD
        ("up", "u1", (SLOTS, MOST_SQUARES)),  # how far above the lowest row each square is
        ("squares", "u1", SLOTS),
        ("marks", "u1", SLOTS),  # bit i: the circle may be on square i
        ("ones", "u1", ALL_ROWS + 1),  # how many bits of a number are set
        ("columns", "u1"),
        ("rows", "u1"),
        ("full", "u2"),  # a column with the bits of all rows
        ("numbers", "u1", (LANES, MOST_ROWS)),  # what a circle there scores
        ("coloured", "u2"),  # bit r: row r is coloured
        ("rest", "u1"),  # what shapes must come to rest on: NOTHING, SOMETHING or DRAWN
        ("misses", "u1"),  # how often one who plays alone may draw nothing before the game ends
    ]
)

BOARD: Final = struct(
    [
        ("free", "u2", (MOST_SEATS, LANES)),
        ("drawn", "u2", (MOST_SEATS, LANES)),
        ("touch", "u2", (MOST_SEATS, LANES)),
        ("begun", "u1", MOST_SEATS),  # whether the seat has drawn anything
        ("points", "u2", MOST_SEATS),  # from circled numbers
        ("first", "u2", MOST_SEATS),  # bit r: the seat was among the first to complete coloured row r
        ("later", "u2", MOST_SEATS),  # bit r: it completed the row in a later turn than somebody else
        ("taken", "u2"),  # bit r: somebody completed the row
        ("roll", "u1", DICE),  # faces up, from 1; 0 before the roll
        ("seats", "u1"),
        ("active", "u1"),
        ("chosen", "u1"),  # the die the active seat took this turn, from 1; 0 for none
        ("due", "u1"),  # bit s: seat s has yet to draw or pass; none before the roll
        ("idle", "u1"),  # seats that could draw nothing this turn; alone: how often that has happened
        ("over", "u1"),
    ]
)

WORK: Final = struct(
    [
        ("random", "u8"),
        # The choices of random play: slots, the rows as bits, and how many drawings those are.
        ("slot", "u2", DICE * FACE_SLOTS),
        ("rows", "u2", DICE * FACE_SLOTS),
        ("weight", "u2", DICE * FACE_SLOTS),
    ]
)


def new_boards(tables: Structs, seats: int) -> Structs:
    """A game before its first roll, as an array of one."""
    boards = np.zeros(1, BOARD)
    board = boards[0]
    columns, full = int(tables[0]["columns"]), tables[0]["full"]
    board["seats"] = seats
    board["free"][:seats, 1 : columns + 1] = full
    board["free"][:seats, PAD] = full
    board["touch"][:seats, 1 : columns + 1] = 1
    return boards


def new_work(seed: int = 1) -> Structs:
    """Scratch space for one thread of random play."""
    work = np.zeros(1, WORK)
    work["random"] = seeded(seed)
    return work


# ---------------------------------------------------------------------- one sheet


@kernel
def open_rows(tables: Struct, board: Struct, seat: int, slot: int) -> int:
    """The heights, as bits, at which a seat may draw the shape of a slot."""
    fits = int64(tables.full)
    touches = int64(0)
    for index in range(MOST_SQUARES):
        lane = tables.lane[slot, index]
        up = int64(tables.up[slot, index])
        fits &= int64(board.free[seat, lane]) >> up
        touches |= int64(board.touch[seat, lane]) >> up
    if tables.rest:
        fits &= -fits  # the lowest bit
        if tables.rest == DRAWN and board.begun[seat]:
            touches &= _above_drawn(tables, board, seat, slot)
    return fits & touches


@kernel
def _above_drawn(tables: Struct, board: Struct, seat: int, slot: int) -> int:
    """The heights, as bits, at which a square of the shape stands on a drawn one."""
    above = int64(0)
    for index in range(MOST_SQUARES):
        lane = tables.lane[slot, index]
        above |= int64(board.drawn[seat, lane]) << 1 >> int64(tables.up[slot, index])
    return above


@kernel
def draw(tables: Struct, board: Struct, seat: int, drawing: int) -> None:
    """Draw a shape on a seat's sheet; the caller knows that it is legal."""
    mark = drawing % MARKS
    row = drawing // MARKS % MOST_ROWS
    slot = drawing // (MARKS * MOST_ROWS)
    if not board.begun[seat]:
        board.begun[seat] = 1
        board.touch[seat, :] = 0  # the bottom edge is no longer needed
    for index in range(tables.squares[slot]):
        lane = int64(tables.lane[slot, index])
        at = row + int64(tables.up[slot, index])
        bit = int64(1) << at
        board.drawn[seat, lane] = int64(board.drawn[seat, lane]) | bit
        board.free[seat, lane] = int64(board.free[seat, lane]) & (int64(ALL_ROWS) << (at + 1))
        board.touch[seat, lane] = int64(board.touch[seat, lane]) | bit << 1
        board.touch[seat, lane - 1] = int64(board.touch[seat, lane - 1]) | bit
        board.touch[seat, lane + 1] = int64(board.touch[seat, lane + 1]) | bit
        if index == mark:
            board.points[seat] += tables.numbers[lane, at]


@kernel
def full_rows(tables: Struct, board: Struct, seat: int) -> int:
    """The rows, as bits, all of whose squares are drawn."""
    full = int64(tables.full)
    for lane in range(1, int64(tables.columns) + 1):
        full &= int64(board.drawn[seat, lane])
    return full


@kernel
def score(tables: Struct, board: Struct, seat: int) -> tuple[int, int, int, int]:
    """The score of a sheet: points for rows and for numbers, then the number of gaps and of blanks."""
    rows = FIRST * int64(tables.ones[board.first[seat]]) + LATER * int64(tables.ones[board.later[seat]])
    columns = int64(tables.columns)
    gaps = columns * int64(tables.rows)
    blanks = int64(0)
    for lane in range(1, columns + 1):
        free = int64(tables.ones[board.free[seat, lane]])
        blanks += free
        gaps -= free + int64(tables.ones[board.drawn[seat, lane]])
    return rows, int64(board.points[seat]), gaps, blanks


# ---------------------------------------------------------------------- turns


@kernel
def keeps_circle(board: Struct, die: int) -> bool:
    """Whether a seat that uses this die now draws its circle: not if the active seat has taken it."""
    return int64(board.chosen) != die + 1


@kernel
def rolled_face(board: Struct, die: int) -> int:
    return die * FACES + int64(board.roll[die]) - 1


@kernel
def die_of(tables: Struct, drawing: int) -> int:
    return int64(drawing // (MARKS * MOST_ROWS) >= int64(tables.first[FACES]))


@kernel
def roll(board: Struct, face_a: int, face_b: int) -> None:
    """Begin a turn. Faces count from 1."""
    board.roll[0] = face_a
    board.roll[1] = face_b
    board.due = int64(1) << int64(board.active)


@kernel
def throw(board: Struct, work: Struct) -> None:
    """Begin a turn with a random roll."""
    work.random = next_random(work.random)
    both = below(work.random, FACES * FACES)
    roll(board, both // FACES + 1, both % FACES + 1)


@kernel
def settle_rows(tables: Struct, board: Struct) -> None:
    """Award the points for rows completed this turn: all who complete a row in the same turn score the same."""
    taken = int64(board.taken)
    now = taken
    for seat in range(board.seats):
        completed = full_rows(tables, board, seat) & int64(tables.coloured)
        fresh = completed & ~(int64(board.first[seat]) | int64(board.later[seat]))
        board.first[seat] = int64(board.first[seat]) | (fresh & ~taken)
        board.later[seat] = int64(board.later[seat]) | (fresh & taken)
        now |= fresh
    board.taken = now


@kernel
def play(tables: Struct, board: Struct, seat: int, drawing: int) -> None:
    """A due seat draws, or passes with PASS; after the last one the turn ends."""
    if drawing == PASS:
        board.idle += 1
    else:
        draw(tables, board, seat, drawing)
    if seat == int64(board.active):
        board.chosen = 0 if drawing == PASS else die_of(tables, drawing) + 1
        board.due = (int64(1) << int64(board.seats)) - 1
    board.due = int64(board.due) & ~(int64(1) << seat)
    if board.due == 0:
        settle_rows(tables, board)
        alone = int64(board.seats) == 1
        board.over = int64(board.idle) >= (int64(tables.misses) if alone else 2)
        board.active = (int64(board.active) + 1) % int64(board.seats)
        board.roll[:] = 0
        board.chosen = 0
        if not alone:
            board.idle = 0


@kernel
def generate(tables: Struct, board: Struct, seat: int, drawings: Struct) -> int:
    """Write all legal drawings of a seat after a roll to `drawings`; returns how many, 0 if it has to pass."""
    count = 0
    for die in range(DICE):
        face = rolled_face(board, die)
        with_circle = keeps_circle(board, die)
        for slot in range(int64(tables.first[face]), int64(tables.first[face + 1])):
            rows = open_rows(tables, board, seat, slot)
            marks = int64(tables.marks[slot]) if with_circle else int64(1) << CROSSES
            for row in range(int64(tables.rows)):
                if rows >> row & 1:
                    for mark in range(MARKS):
                        if marks >> mark & 1:
                            drawings[count] = (slot * MOST_ROWS + row) * MARKS + mark
                            count += 1
    return count


@kernel
def is_legal(tables: Struct, board: Struct, seat: int, drawing: int) -> bool:
    """Whether a seat may draw this after a roll."""
    slot = drawing // (MARKS * MOST_ROWS)
    die = die_of(tables, drawing)
    face = rolled_face(board, die)
    if slot < int64(tables.first[face]) or slot >= int64(tables.first[face + 1]):
        return False
    marks = int64(tables.marks[slot]) if keeps_circle(board, die) else int64(1) << CROSSES
    rows = open_rows(tables, board, seat, slot)
    return (marks >> drawing % MARKS & 1) != 0 and (rows >> drawing // MARKS % MOST_ROWS & 1) != 0


@kernel
def can_draw(tables: Struct, board: Struct, seat: int) -> bool:
    """Whether anything can be drawn after a roll; stops at the first."""
    for die in range(DICE):
        face = rolled_face(board, die)
        for slot in range(int64(tables.first[face]), int64(tables.first[face + 1])):
            if open_rows(tables, board, seat, slot):
                return True
    return False


@kernel
def pick(tables: Struct, board: Struct, work: Struct, seat: int) -> int:
    """One of the drawings that `generate` would list, each equally likely, or PASS."""
    count = 0
    total = int64(0)
    for die in range(DICE):
        face = rolled_face(board, die)
        with_circle = keeps_circle(board, die)
        for slot in range(int64(tables.first[face]), int64(tables.first[face + 1])):
            rows = open_rows(tables, board, seat, slot)
            if rows:
                weight = int64(tables.ones[rows])
                if with_circle:
                    weight *= int64(tables.ones[tables.marks[slot]])
                work.slot[count] = slot
                work.rows[count] = rows
                work.weight[count] = weight
                count += 1
                total += weight
    if total == 0:
        return PASS
    work.random = next_random(work.random)
    number = below(work.random, total)
    index = 0
    while number >= int64(work.weight[index]):
        number -= int64(work.weight[index])
        index += 1
    slot = int64(work.slot[index])
    rows = int64(work.rows[index])
    heights = int64(tables.ones[rows])
    place = (slot * MOST_ROWS + _nth_bit(rows, number % heights)) * MARKS
    if keeps_circle(board, die_of(tables, place)):
        return place + _nth_bit(int64(tables.marks[slot]), number // heights)
    return place + CROSSES


@kernel
def _nth_bit(bits: int, number: int) -> int:
    """The index of the `number`-th set bit, counted from 0."""
    for _ in range(number):
        bits &= bits - 1
    bit = 0
    while not bits >> bit & 1:
        bit += 1
    return bit


@kernel
def playout(tables: Struct, board: Struct, work: Struct) -> int:
    """Play a game to its end from between two turns, uniformly at random. Returns the number of drawings."""
    made = 0
    seats = int64(board.seats)
    while not board.over:
        throw(board, work)
        active = int64(board.active)
        for place in range(seats):
            seat = (active + place) % seats
            drawing = pick(tables, board, work, seat)
            made += int64(drawing != PASS)
            play(tables, board, seat, drawing)
    return made


# ------------------------------------------------------------------ entry points from Python: arrays of one struct


@kernel
def _status(board: Struct) -> int:
    """The seats that are due, as bits; 0 when the dice are, and OVER."""
    return OVER if board.over else int64(board.due)


@kernel
def push_roll(boards: Structs, face_a: int, face_b: int) -> int:
    """Begin a turn. Returns who is due: seats as bits, 0 for the dice, OVER; ILLEGAL if it is not for the dice."""
    board = boards[0]
    if board.over or board.roll[0] != 0:
        return ILLEGAL
    roll(board, face_a, face_b)
    return _status(board)


@kernel
def push(tables: Structs, boards: Structs, seat: int, drawing: int) -> int:
    """Draw or pass. Returns what `push_roll` does; what is not legal changes nothing."""
    board = boards[0]
    if not board.over and int64(board.due) >> seat & 1:
        if (
            can_draw(tables[0], board, seat)
            if drawing == PASS
            else not is_legal(tables[0], board, seat, drawing)
        ):
            return ILLEGAL
        play(tables[0], board, seat, drawing)
        return _status(board)
    return ILLEGAL


@kernel
def put(tables: Structs, boards: Structs, seat: int, drawing: int) -> None:
    """Draw a shape of a set-up position: nobody's turn is taken."""
    draw(tables[0], boards[0], seat, drawing)


@kernel
def settle(tables: Structs, boards: Structs) -> None:
    """End a turn of a set-up position."""
    settle_rows(tables[0], boards[0])


@kernel
def legal_drawings(tables: Structs, boards: Structs, seat: int, drawings: Struct) -> int:
    return generate(tables[0], boards[0], seat, drawings)


@kernel
def is_legal_drawing(tables: Structs, boards: Structs, seat: int, drawing: int) -> bool:
    return is_legal(tables[0], boards[0], seat, drawing)


@kernel
def score_of(tables: Structs, boards: Structs, seat: int) -> tuple[int, int, int, int]:
    return score(tables[0], boards[0], seat)


@kernel
def bench_generate(tables: Structs, boards: Structs, seat: int, drawings: Struct, repeats: int) -> int:
    """Generate all legal drawings of a seat repeatedly; returns the total."""
    total = 0
    for _ in range(repeats):
        total += generate(tables[0], boards[0], seat, drawings)
    return total


@kernel
def bench_games(tables: Structs, boards: Structs, scratch: Structs, works: Structs, repeats: int) -> int:
    """Random games from `boards[0]`, which is left unchanged; returns the total number of drawings."""
    total = 0
    for _ in range(repeats):
        scratch[0] = boards[0]
        total += playout(tables[0], scratch[0], works[0])
    return total
