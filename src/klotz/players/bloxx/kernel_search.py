"""Looking ahead over the rolls to come, as machine code. All worth here is in final points.

What a seat draws changes nobody else's sheet, so looking ahead is about one sheet: for each of the twelve faces
the best drawing, and then for each of the 36 rolls the better of its two faces, which is 36 chances for the price of
twelve. When somebody else rolls, the die they would take comes without its circle; which one that is for each roll
(`taken`) is judged once from their sheets.
"""

from typing import Final

import numpy as np

from klotz.games.bloxx.kernel import (
    CROSSES,
    DICE,
    FACES,
    MARKS,
    PASS,
    ROWS,
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
from klotz.players.bloxx.kernel import VIEW, best_number, imagine, imagine_nothing, look, promise
from klotz.players.bloxx.kernel_policy import best_of_face, play_on

MOST_DEPTH: Final = 3
MOST_BREADTH: Final = 8
FEW: Final = 8
"""With so few free squares on a sheet it is worth the time to see whether anything fits at all."""
NOBODY: Final = 2
"""No die is taken: the active seat can draw neither."""

AHEAD: Final = struct(
    [
        ("sight", VIEW, MOST_DEPTH + 1),
        ("worth", "f8", (MOST_DEPTH + 1, 2, DICE * FACES)),  # of each face: with its circle, and all crosses
        ("best", "f8", (MOST_DEPTH + 1, MOST_BREADTH)),  # the drawings that are looked into, best first
        ("drawing", "i8", (MOST_DEPTH + 1, MOST_BREADTH)),
        ("guessed", "i8"),  # whether anything was judged by the weights, or left out, on the way
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
def pass_ends_game(tables: Struct, board: Struct, seat: int) -> bool:
    """Whether the game is over when this seat passes: it is alone, or somebody else passes for ever."""
    for other in range(int64(board.seats)):
        if other != seat and is_stuck(tables, board, other):
            return True
    return int64(board.seats) == 1


@kernel
def _list_best(
    tables: Struct,
    weights: Struct,
    board: Struct,
    seat: int,
    ahead: Struct,
    depth: int,
    face: int,
    with_circle: bool,
    breadth: int,
) -> int:
    """The drawings of a face that promise most into `ahead`; returns how many there are."""
    view = ahead.sight[depth]
    count = 0
    for slot in range(int64(tables.first[face]), int64(tables.first[face + 1])):
        rows = open_rows(tables, board, seat, slot)
        for row in range(ROWS):
            if not rows >> row & 1:
                continue
            imagine(tables, view, slot, row)
            worth = promise(weights, view) + int64(tables.squares[slot])
            mark = int64(CROSSES)
            if with_circle:
                number, mark = best_number(tables, slot, row)
                worth += number
            if count == breadth and worth <= ahead.best[depth, breadth - 1]:
                continue
            count = min(count + 1, breadth)
            at = count - 1
            while at > 0 and ahead.best[depth, at - 1] < worth:
                ahead.best[depth, at] = ahead.best[depth, at - 1]
                ahead.drawing[depth, at] = ahead.drawing[depth, at - 1]
                at -= 1
            ahead.best[depth, at] = worth
            ahead.drawing[depth, at] = (slot * ROWS + row) * MARKS + mark
    return count


@kernel
def outlook(
    tables: Struct,
    weights: Struct,
    boards: Structs,
    ahead: Struct,
    taken: Struct,
    seat: int,
    active: int,
    depth: int,
    breadth: int,
    pass_ends: bool,
) -> float:
    """The final score a seat can expect on its sheet of boards[depth], looking at `depth` rolls.

    `active` is the seat that rolls next.
    """
    board = boards[depth]
    view = ahead.sight[depth]
    look(tables, board, seat, view)
    base = total(tables, board, seat)
    if int64(view.free) <= FEW and is_stuck(tables, board, seat):
        return float(base)
    if depth == 0:
        ahead.guessed = 1
        imagine_nothing(view)
        return base + promise(weights, view)
    seats = int64(board.seats)
    for face in range(DICE * FACES):
        for crosses in range(1 if active == seat else 2):
            if depth == 1 and int64(view.free) > FEW:
                ahead.guessed = 1
                worth, _ = best_of_face(tables, weights, board, seat, view, face, crosses == 0)
                worth += base
            else:
                worth = -np.inf
                count = _list_best(tables, weights, board, seat, ahead, depth, face, crosses == 0, breadth)
                ahead.guessed |= int64(count == breadth)
                for index in range(count):
                    boards[depth - 1] = board
                    draw(tables, boards[depth - 1], seat, int64(ahead.drawing[depth, index]))
                    settle_rows(tables, boards[depth - 1])
                    found = outlook(
                        tables, weights, boards, ahead, taken, seat,
                        (active + 1) % seats, depth - 1, breadth, pass_ends,
                    )  # fmt: skip
                    worth = max(worth, found)
            ahead.worth[depth, crosses, face] = worth
    if pass_ends:
        passing = float(base)
    else:
        ahead.guessed = 1
        imagine_nothing(view)
        passing = base + promise(weights, view)
    expected = 0.0
    for face_a in range(FACES):
        for face_b in range(FACES):
            die = NOBODY if active == seat else int64(taken[active, face_a, face_b])
            worth = max(
                ahead.worth[depth, int64(die == 0), face_a],
                ahead.worth[depth, int64(die == 1), FACES + face_b],
            )
            expected += passing if worth == -np.inf else worth
    return expected / (FACES * FACES)


# ---------------------------------------------------------------------- doors from Python


@kernel
def expect_taken(tables: Structs, weights: Struct, boards: Structs, aheads: Structs, taken: Struct) -> None:
    """Which die each seat would take of each roll if it were active, into `taken`."""
    table, board, ahead = tables[0], boards[0], aheads[0]
    for seat in range(int64(board.seats)):
        look(table, board, seat, ahead.sight[0])
        for face in range(DICE * FACES):
            ahead.worth[0, 0, face], _ = best_of_face(table, weights, board, seat, ahead.sight[0], face, True)
        for face_a in range(FACES):
            for face_b in range(FACES):
                worth_a, worth_b = ahead.worth[0, 0, face_a], ahead.worth[0, 0, FACES + face_b]
                if worth_a == -np.inf and worth_b == -np.inf:
                    taken[seat, face_a, face_b] = NOBODY
                else:
                    taken[seat, face_a, face_b] = int64(worth_b > worth_a)


@kernel
def survey(
    tables: Structs,
    weights: Struct,
    boards: Structs,
    aheads: Structs,
    seat: int,
    drawings: Struct,
    count: int,
    worth: Struct,
) -> None:
    """The final score that each drawing of a list promises at first sight."""
    table, board, view = tables[0], boards[0], aheads[0].sight[0]
    look(table, board, seat, view)
    base = total(table, board, seat)
    for index in range(count):
        drawing = int64(drawings[index])
        slot, row, mark = drawing // (MARKS * ROWS), drawing // MARKS % ROWS, drawing % MARKS
        imagine(table, view, slot, row)
        worth[index] = base + promise(weights, view) + int64(table.squares[slot])
        if mark != CROSSES:
            worth[index] += int64(table.numbers[table.lane[slot, mark], row + int64(table.up[slot, mark])])


@kernel
def deepen(
    tables: Structs,
    weights: Struct,
    boards: Structs,
    aheads: Structs,
    taken: Struct,
    seat: int,
    drawing: int,
    depth: int,
    breadth: int,
    scratch: Structs,
) -> tuple[float, bool]:
    """The final score a seat can expect after a drawing or PASS, looking at the next `depth` rolls.

    Then whether that is no guess: nothing more can be drawn after those rolls.
    """
    table = tables[0]
    aheads[0].guessed = 0
    active = (int64(boards[0].active) + 1) % int64(boards[0].seats)
    scratch[depth] = boards[0]
    ends = pass_ends_game(table, boards[0], seat)
    if drawing != PASS:
        draw(table, scratch[depth], seat, drawing)
        settle_rows(table, scratch[depth])
    expected = outlook(table, weights, scratch, aheads[0], taken, seat, active, depth, breadth, ends)
    return expected, aheads[0].guessed == 0


@kernel
def others(
    tables: Structs,
    weights: Struct,
    boards: Structs,
    aheads: Structs,
    seat: int,
    drawing: int,
    scratch: Structs,
    expected: Struct,
) -> None:
    """The final score that every other seat can expect at first sight after a drawing or PASS of this one."""
    table, board, view = tables[0], scratch[0], aheads[0].sight[0]
    scratch[0] = boards[0]
    play(table, board, seat, drawing)
    for other in range(int64(board.seats)):
        if other == seat:
            continue
        look(table, board, other, view)
        best = -np.inf
        if int64(board.due) >> other & 1:
            for die in range(DICE):
                worth, _ = best_of_face(
                    table, weights, board, other, view, rolled_face(board, die), keeps_circle(board, die)
                )
                best = max(best, worth)
        if best == -np.inf:
            imagine_nothing(view)
            best = promise(weights, view)
        expected[other] = total(table, board, other) + best


@kernel
def playouts(
    tables: Structs,
    weights: Struct,
    boards: Structs,
    aheads: Structs,
    works: Structs,
    seat: int,
    drawing: int,
    seed: int,
    games: int,
    scratch: Structs,
    results: Struct,
) -> None:
    """Play games on after a drawing or PASS. Adds to `results` the seat's wins, then every seat's score.

    Equal seeds roll equal dice, so that drawings are compared by what follows from them, not by their luck.
    """
    table, board = tables[0], scratch[0]
    random = uint64(seed)
    for _ in range(games):
        random = next_random(random)
        works[0].random = random
        scratch[0] = boards[0]
        play(table, board, seat, drawing)
        play_on(table, weights, board, works[0], aheads[0].sight[0])
        own = total(table, board, seat)
        ahead_of_all = True
        level = 1
        for other in range(int64(board.seats)):
            reached = total(table, board, other)
            results[1 + other] += reached
            if other != seat:
                ahead_of_all &= reached <= own
                level += int64(reached == own)
        if ahead_of_all:
            results[0] += 1.0 / level
