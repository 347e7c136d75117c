"""Expectimax over the rolls to come, and rollouts, as machine code. All values here are final points.

What a seat draws changes nobody else's sheet, so expectimax is about one sheet: for each of the twelve faces the best
drawing, and then for each of the 36 rolls the better of its two faces, which is 36 chance nodes for the price of
twelve. When somebody else rolls, the die they would take comes without its circle; which one that is for each roll
(`taken`) is estimated once from their sheets.
"""

from typing import Final

import numpy as np

from klotz.games.bloxx.kernel import (
    BOARD,
    CROSSES,
    DICE,
    FACES,
    MARKS,
    MOST_ROWS,
    MOST_SEATS,
    PASS,
    WORK,
    draw,
    keeps_circle,
    open_rows,
    play,
    rolled_face,
    score,
    settle_rows,
)
from klotz.jit import Struct, Structs, int64, kernel, struct, uint64
from klotz.kernel_random import next_random
from klotz.players.bloxx.kernel import (
    MOST_WEIGHTS,
    VIEW,
    afterstate_value,
    best_number,
    observe,
    set_afterstate,
    set_pass_afterstate,
)
from klotz.players.bloxx.kernel_policy import best_of_face, rollout

MOST_DEPTH: Final = 3
MOST_BREADTH: Final = 8
FEW: Final = 8
"""With no more free squares than this on a sheet it is worth the time to see whether anything fits at all."""
NOBODY: Final = 2
"""No die is taken: the active seat can draw neither."""

SEARCH: Final = struct(
    [
        ("board", BOARD),  # the root
        ("seat", "i8"),
        ("weights", "f4", MOST_WEIGHTS),
        (
            "taken",
            "i1",
            (MOST_SEATS, FACES, FACES),
        ),  # the die each seat would take of each roll if it were active
        # Expectimax, by the number of rolls still to look at
        ("breadth", "i8"),  # drawings of a face that are searched
        ("boards", BOARD, MOST_DEPTH + 1),
        ("views", VIEW, MOST_DEPTH + 1),
        (
            "face_values",
            "f8",
            (MOST_DEPTH + 1, 2, DICE * FACES),
        ),  # of each face: with its circle, and all crosses
        ("best", "f8", (MOST_DEPTH + 1, MOST_BREADTH)),  # the drawings that are searched, best first
        ("drawings", "i8", (MOST_DEPTH + 1, MOST_BREADTH)),
        ("pass_ends", "i8"),  # whether the game is over when the seat passes
        ("estimated", "i8"),  # whether the value function or the breadth came into the result
        ("work", WORK),  # of rollouts
    ]
)


@kernel
def total(tables: Struct, board: Struct, seat: int) -> int:
    """The score of a sheet as it stands."""
    rows, numbers, gaps, blanks = score(tables, board, seat)
    return rows + numbers - gaps - blanks


@kernel
def is_stuck(tables: Struct, board: Struct, seat: int) -> bool:
    """Whether no face fits a sheet, now or ever."""
    for slot in range(int64(tables.first[DICE * FACES])):
        if open_rows(tables, board, seat, slot):
            return False
    return True


@kernel
def _pass_ends_game(tables: Struct, board: Struct, seat: int) -> bool:
    """Whether the game is over when this seat passes: alone with no miss left, or somebody else is stuck for good."""
    for other in range(int64(board.seats)):
        if other != seat and is_stuck(tables, board, other):
            return True
    return int64(board.seats) == 1 and int64(board.idle) + 1 >= int64(tables.misses)


@kernel
def _list_best(tables: Struct, search: Struct, depth: int, face: int, with_circle: bool) -> int:
    """The drawings of a face with the best values, as many as the breadth, into `search`; returns how many."""
    board = search.boards[depth]
    view = search.views[depth]
    best = search.best[depth]
    drawings = search.drawings[depth]
    breadth = int64(search.breadth)
    count = 0
    for slot in range(int64(tables.first[face]), int64(tables.first[face + 1])):
        rows = open_rows(tables, board, int64(search.seat), slot)
        for row in range(int64(tables.rows)):
            if not rows >> row & 1:
                continue
            set_afterstate(tables, view, slot, row)
            value = afterstate_value(search.weights, view) + int64(tables.squares[slot])
            mark = int64(CROSSES)
            if with_circle:
                number, mark = best_number(tables, slot, row)
                value += number
            if count == breadth and value <= best[breadth - 1]:
                continue
            count = min(count + 1, breadth)
            at = count - 1
            while at > 0 and best[at - 1] < value:
                best[at] = best[at - 1]
                drawings[at] = drawings[at - 1]
                at -= 1
            best[at] = value
            drawings[at] = (slot * MOST_ROWS + row) * MARKS + mark
    return count


@kernel
def _expectimax(tables: Struct, search: Struct, active: int, depth: int) -> float:
    """The final score the seat can expect on its sheet of boards[depth], over the next `depth` rolls.

    `active` is the seat that rolls next.
    """
    board = search.boards[depth]
    view = search.views[depth]
    seat = int64(search.seat)
    observe(tables, board, seat, view)
    base = total(tables, board, seat)
    if int64(view.free) <= FEW and is_stuck(tables, board, seat):
        return float(base)
    if depth == 0:
        search.estimated = 1
        set_pass_afterstate(view)
        return base + afterstate_value(search.weights, view)
    seats = int64(board.seats)
    for face in range(DICE * FACES):
        for crosses in range(1 if active == seat else 2):
            if depth == 1 and int64(view.free) > FEW:
                search.estimated = 1
                value, _ = best_of_face(tables, search.weights, board, view, face, crosses == 0)
                value += base
            else:
                value = -np.inf
                count = _list_best(tables, search, depth, face, crosses == 0)
                search.estimated |= int64(count == search.breadth)
                for index in range(count):
                    search.boards[depth - 1] = board
                    draw(tables, search.boards[depth - 1], seat, int64(search.drawings[depth, index]))
                    settle_rows(tables, search.boards[depth - 1])
                    value = max(value, _expectimax(tables, search, (active + 1) % seats, depth - 1))
            search.face_values[depth, crosses, face] = value
    if search.pass_ends:
        passing = float(base)
    else:
        search.estimated = 1
        set_pass_afterstate(view)
        passing = base + afterstate_value(search.weights, view)
    expected = 0.0
    for face_a in range(FACES):
        for face_b in range(FACES):
            die = NOBODY if active == seat else int64(search.taken[active, face_a, face_b])
            value = max(
                search.face_values[depth, int64(die == 0), face_a],
                search.face_values[depth, int64(die == 1), FACES + face_b],
            )
            expected += passing if value == -np.inf else value
    return expected / (FACES * FACES)


# ---------------------------------------------------------------------- doors from Python


@kernel
def expect_taken(tables: Structs, searches: Structs) -> None:
    """Which die each seat would take of each roll if it were active, into `taken`."""
    table, search = tables[0], searches[0]
    board, view, values = search.board, search.views[0], search.face_values[0, 0]
    for seat in range(int64(board.seats)):
        observe(table, board, seat, view)
        for face in range(DICE * FACES):
            values[face], _ = best_of_face(table, search.weights, board, view, face, True)
        for face_a in range(FACES):
            for face_b in range(FACES):
                value_a, value_b = values[face_a], values[FACES + face_b]
                if value_a == -np.inf and value_b == -np.inf:
                    search.taken[seat, face_a, face_b] = NOBODY
                else:
                    search.taken[seat, face_a, face_b] = int64(value_b > value_a)


@kernel
def value_drawings(tables: Structs, searches: Structs, drawings: Struct, values: Struct) -> None:
    """The final score that the seat can expect after each of some drawings, by the value function alone."""
    table, search = tables[0], searches[0]
    view = search.views[0]
    observe(table, search.board, int64(search.seat), view)
    base = total(table, search.board, int64(search.seat))
    for index in range(len(drawings)):
        drawing = int64(drawings[index])
        slot, row, mark = drawing // (MARKS * MOST_ROWS), drawing // MARKS % MOST_ROWS, drawing % MARKS
        set_afterstate(table, view, slot, row)
        values[index] = base + afterstate_value(search.weights, view) + int64(table.squares[slot])
        if mark != CROSSES:
            values[index] += int64(table.numbers[table.lane[slot, mark], row + int64(table.up[slot, mark])])


@kernel
def expectimax(tables: Structs, searches: Structs, drawing: int, depth: int) -> tuple[float, bool]:
    """The final score the seat can expect after a drawing or PASS, over the next `depth` rolls.

    Then whether that is exact: nothing can be drawn after those rolls, and nothing was left out.
    """
    table, search = tables[0], searches[0]
    seat = int64(search.seat)
    active = (int64(search.board.active) + 1) % int64(search.board.seats)
    search.estimated = 0
    search.pass_ends = int64(_pass_ends_game(table, search.board, seat))
    search.boards[depth] = search.board
    if drawing != PASS:
        draw(table, search.boards[depth], seat, drawing)
        settle_rows(table, search.boards[depth])
    expected = _expectimax(table, search, active, depth)
    return expected, search.estimated == 0


@kernel
def value_opponents(tables: Structs, searches: Structs, drawing: int, expected: Struct) -> None:
    """The final score that every opponent can expect after a drawing or PASS, by the value function alone."""
    table, search = tables[0], searches[0]
    board, view, seat = search.boards[0], search.views[0], int64(search.seat)
    search.boards[0] = search.board
    play(table, board, seat, drawing)
    for other in range(int64(board.seats)):
        if other == seat:
            continue
        observe(table, board, other, view)
        best = -np.inf
        if int64(board.due) >> other & 1:
            for die in range(DICE):
                value, _ = best_of_face(
                    table, search.weights, board, view, rolled_face(board, die), keeps_circle(board, die)
                )
                best = max(best, value)
        if best == -np.inf:
            set_pass_afterstate(view)
            best = afterstate_value(search.weights, view)
        expected[other] = total(table, board, other) + best


@kernel
def rollouts(
    tables: Structs, searches: Structs, drawing: int, seed: int, count: int, results: Struct
) -> None:
    """Rollouts after a drawing or PASS. Adds the seat's wins and then every seat's score to `results`.

    Equal seeds roll equal dice, so that drawings are compared by what follows from them, not by their luck.
    """
    table, search = tables[0], searches[0]
    board, seat = search.boards[0], int64(search.seat)
    random = uint64(seed)
    for _ in range(count):
        random = next_random(random)
        search.work.random = random
        search.boards[0] = search.board
        play(table, board, seat, drawing)
        rollout(table, search.weights, board, search.work, search.views[0])
        own = total(table, board, seat)
        is_ahead = True
        tied = 1
        for other in range(int64(board.seats)):
            reached = total(table, board, other)
            results[1 + other] += reached
            if other != seat:
                is_ahead &= reached <= own
                tied += int64(reached == own)
        if is_ahead:
            results[0] += 1.0 / tied
