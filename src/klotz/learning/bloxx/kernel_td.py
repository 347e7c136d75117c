"""TD(λ) for the Bloxx! value function, as machine code.

After a game the value of every afterstate is moved towards its λ-return: the points made from there on, partly as
they were (as much as λ says), partly as the value function expected them a turn later. Each weight has its own step
size, by temporal coherence: large while its errors agree in sign, ever smaller when they cancel out.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from klotz.games.bloxx.kernel import (
    BOARD,
    CROSSES,
    FIRST,
    LATER,
    MARKS,
    MOST_COLUMNS,
    MOST_ROWS,
    MOST_SEATS,
    PASS,
    play,
    roll,
)
from klotz.games.bloxx.sheets import MOST_COLOURED
from klotz.jit import Struct, Structs, int64, kernel, struct
from klotz.learning.bloxx.kernel_selfplay import MOST_TURNS
from klotz.players.bloxx.kernel import (
    VIEW,
    corner_at,
    need_weight_at,
    observe,
    rest_weight_at,
    row_state,
    row_weight_at,
    set_afterstate,
    set_pass_afterstate,
)

MOST_ENTRIES: Final = MOST_COLUMNS + 2 * MOST_COLOURED + 1

TRACE: Final = struct(
    [
        (
            "entries",
            "i4",
            (MOST_SEATS, MOST_TURNS, MOST_ENTRIES),
        ),  # the weights that an afterstate's value is the sum of
        ("count", "i4", (MOST_SEATS, MOST_TURNS)),
        ("gain", "f8", (MOST_SEATS, MOST_TURNS)),  # the points of the drawing itself
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
    views: Structs
    traces: Structs


def new_scratch() -> Scratch:
    return Scratch(np.zeros(1, BOARD), np.zeros(1, VIEW), np.zeros(1, TRACE))


@kernel
def note(tables: Struct, board: Struct, seat: int, view: Struct, drawing: int, trace: Struct) -> None:
    """Record which weights the value of a drawing's afterstate is made of."""
    turn = trace.turns
    observe(tables, board, seat, view)
    gain = 0
    if drawing == PASS:
        set_pass_afterstate(view)
    else:
        slot, row, mark = drawing // (MARKS * MOST_ROWS), drawing // MARKS % MOST_ROWS, drawing % MARKS
        set_afterstate(tables, view, slot, row)
        gain += int64(tables.squares[slot])
        if mark != CROSSES:
            gain += int64(tables.numbers[tables.lane[slot, mark], row + int64(tables.up[slot, mark])])
    count = 0
    columns = int64(view.columns)
    for lane in range(1, columns + 1):
        trace.entries[seat, turn, count] = corner_at(view, lane)
        count += 1
    for row in range(int64(view.rows)):
        if view.open_after >> row & 1:
            filled, need = row_state(view, row)
            if filled == columns:
                gain += LATER if view.taken >> row & 1 else FIRST
            else:
                trace.entries[seat, turn, count] = row_weight_at(view, row, filled)
                trace.entries[seat, turn, count + 1] = need_weight_at(view, row, need)
                count += 2
    trace.entries[seat, turn, count] = rest_weight_at(view)
    trace.count[seat, turn] = count + 1
    trace.gain[seat, turn] = gain


@kernel
def trace_game(tables: Struct, game: Struct, board: Struct, view: Struct, trace: Struct) -> None:
    """Replay a game and note what it was made of."""
    trace.turns = 0
    seats = int64(game.seats)
    for turn in range(int64(game.turns)):
        roll(board, int64(game.rolls[turn, 0]), int64(game.rolls[turn, 1]))
        active = int64(board.active)
        for place in range(seats):
            seat = (active + place) % seats
            drawing = int64(game.drawings[turn, seat])
            note(tables, board, seat, view, drawing, trace)
            play(tables, board, seat, drawing)
        trace.turns += 1


@kernel
def correct(learner: Learner, trace: Struct, seat: int, trace_decay: float) -> float:
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
            target = reward + trace_decay * target + (1 - trace_decay) * next_value
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
    tables: Structs,
    starts_from: Structs,
    learner: Learner,
    scratch: Scratch,
    games: Structs,
    trace_decay: float,
) -> tuple[float, float]:
    """Correct the learner after each game. Returns the sums of scores and of mean squared errors of all sheets."""
    table, board, trace = tables[0], scratch.boards[0], scratch.traces[0]
    total = 0.0
    error = 0.0
    for number in range(len(games)):
        scratch.boards[0] = starts_from[0]
        trace_game(table, games[number], board, scratch.views[0], trace)
        for seat in range(int64(board.seats)):
            total += trace.gain[seat, : trace.turns].sum() - int64(table.columns) * int64(table.rows)
            error += correct(learner, trace, seat, trace_decay)
    return total, error
