"""TD(λ) self-play for the Bloxx! value function, as machine code.

After a game the value of every afterstate is moved towards its λ-return: the points made from there on, partly as
they were (`LAMBDA`), partly as the value function expected them a turn later. Each weight has its own step size, by
temporal coherence: large while its errors agree in sign, ever smaller when they cancel out.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from klotz.games.bloxx.kernel import (
    BOARD,
    COLUMNS,
    CROSSES,
    FIRST,
    LATER,
    MARKS,
    PASS,
    ROWS,
    SQUARES,
    new_work,
    play,
    throw,
)
from klotz.jit import Struct, Structs, int64, kernel, struct
from klotz.players.bloxx.kernel import (
    CROWDS,
    MOST_NEED,
    NEED_AT,
    RACES,
    REST_AT,
    ROW_AT,
    VIEW,
    corner_at,
    observe,
    row_state,
    set_afterstate,
    set_pass_afterstate,
)
from klotz.players.bloxx.kernel_policy import best_drawing

LAMBDA: Final = 0.4
MOST_TURNS: Final = 96
MOST_ENTRIES: Final = COLUMNS + 2 * 4 + 1
SEATS: Final = 4

TRACE: Final = struct(
    [
        (
            "entries",
            "i4",
            (SEATS, MOST_TURNS, MOST_ENTRIES),
        ),  # the weights that an afterstate's value is the sum of
        ("count", "i4", (SEATS, MOST_TURNS)),
        ("gain", "f8", (SEATS, MOST_TURNS)),  # the points of the drawing itself
        ("turns", "i4"),
    ]
)


class Learner(NamedTuple):
    """The weights that learn. Entry e of the kernel's array is the sum of parts[starts[e]:starts[e + 1]]."""

    weights: Any
    error_sums: Any  # of each weight
    absolute_error_sums: Any
    starts: Any
    parts: Any


class Scratch(NamedTuple):
    boards: Structs
    works: Structs
    views: Structs
    traces: Structs


def new_scratch() -> Scratch:
    return Scratch(np.zeros(1, BOARD), new_work(), np.zeros(1, VIEW), np.zeros(1, TRACE))


@kernel
def note(tables: Struct, board: Struct, seat: int, view: Struct, drawing: int, trace: Struct) -> None:
    """Record which weights the value of a drawing's afterstate is made of."""
    turn = trace.turns
    observe(tables, board, seat, view)
    gain = 0
    if drawing == PASS:
        set_pass_afterstate(view)
    else:
        slot, row, mark = drawing // (MARKS * ROWS), drawing // MARKS % ROWS, drawing % MARKS
        set_afterstate(tables, view, slot, row)
        gain += int64(tables.squares[slot])
        if mark != CROSSES:
            gain += int64(tables.numbers[tables.lane[slot, mark], row + int64(tables.up[slot, mark])])
    count = 0
    for lane in range(1, COLUMNS + 1):
        trace.entries[seat, turn, count] = corner_at(view, lane)
        count += 1
    for row in range(ROWS):
        if view.open_after >> row & 1:
            filled, need = row_state(view, row)
            if filled == COLUMNS:
                gain += LATER if view.taken >> row & 1 else FIRST
            else:
                race = int64(view.race[row])
                trace.entries[seat, turn, count] = ROW_AT + (row * COLUMNS + filled) * RACES + race
                trace.entries[seat, turn, count + 1] = NEED_AT + min(need, MOST_NEED) * RACES + race
                count += 2
    trace.entries[seat, turn, count] = REST_AT + view.free_after * CROWDS + view.crowd
    trace.count[seat, turn] = count + 1
    trace.gain[seat, turn] = gain


@kernel
def record_game(
    tables: Struct, weights: Struct, board: Struct, work: Struct, view: Struct, trace: Struct
) -> None:
    trace.turns = 0
    seats = int64(board.seats)
    while not board.over and trace.turns < MOST_TURNS:
        throw(board, work)
        active = int64(board.active)
        for place in range(seats):
            seat = (active + place) % seats
            drawing = best_drawing(tables, weights, board, seat, view)
            note(tables, board, seat, view, drawing, trace)
            play(tables, board, seat, drawing)
        trace.turns += 1


@kernel
def correct(learner: Learner, trace: Struct, seat: int) -> float:
    """Learn from one seat's game. Returns the mean squared error."""
    weights, starts, parts = learner.weights, learner.starts, learner.parts
    errors, absolute_errors = learner.error_sums, learner.absolute_error_sums
    target = 0.0
    next_value = 0.0
    squares = 0.0
    for back in range(trace.turns):
        turn = trace.turns - 1 - back
        value = 0.0
        active = 0
        for index in range(trace.count[seat, turn]):
            entry = trace.entries[seat, turn, index]
            for at in range(starts[entry], starts[entry + 1]):
                value += weights[parts[at]]
                active += 1
        if back > 0:
            reward = trace.gain[seat, turn + 1]
            target = reward + LAMBDA * target + (1 - LAMBDA) * next_value
        error = (target - value) / active
        squares += (target - value) ** 2
        for index in range(trace.count[seat, turn]):
            entry = trace.entries[seat, turn, index]
            for at in range(starts[entry], starts[entry + 1]):
                part = parts[at]
                step = abs(errors[part]) / absolute_errors[part] if absolute_errors[part] > 0 else 1.0
                weights[part] += step * error
                errors[part] += error
                absolute_errors[part] += abs(error)
        next_value = value
    return squares / max(1, int(trace.turns))


@kernel
def learn(
    tables: Structs, starts_from: Structs, weights: Struct, learner: Learner, scratch: Scratch, games: int
) -> tuple[float, float]:
    """Play games by `weights` and correct the learner after each. Returns the mean score and the mean error."""
    table, board, trace = tables[0], scratch.boards[0], scratch.traces[0]
    total = 0.0
    error = 0.0
    for _ in range(games):
        scratch.boards[0] = starts_from[0]
        record_game(table, weights, board, scratch.works[0], scratch.views[0], trace)
        for seat in range(int64(board.seats)):
            total += trace.gain[seat, : trace.turns].sum() - SQUARES
            error += correct(learner, trace, seat)
    sheets = games * int64(starts_from[0].seats)
    return total / sheets, error / sheets
