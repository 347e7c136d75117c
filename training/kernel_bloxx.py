"""Learning what a Bloxx! sheet is worth from games against oneself, as machine code.

After a game every sheet a seat left behind is compared with what came of it: the points it made on from there,
partly as they were (`LAMBDA`), partly as the weights expected them a turn later. Each weight learns at its own pace:
fast while its errors agree in sign, ever slower when they cancel out.
"""

from typing import Final

from klotz.games.bloxx.kernel import COLUMNS, CROSSES, FIRST, LATER, MARKS, PASS, ROWS, play, throw
from klotz.jit import Struct, Structs, int64, kernel, struct
from klotz.players.bloxx.kernel import (
    CROWDS,
    MOST_NEED,
    NEED_AT,
    RACES,
    REST_AT,
    ROW_AT,
    corner_at,
    imagine,
    imagine_nothing,
    look,
    row_state,
)
from klotz.players.bloxx.kernel_policy import best_drawing

LAMBDA: Final = 0.4
MOST_TURNS: Final = 96
MOST_ENTRIES: Final = COLUMNS + 2 * 4 + 1
SEATS: Final = 4

TRACE: Final = struct(
    [
        ("entries", "i4", (SEATS, MOST_TURNS, MOST_ENTRIES)),  # the weights a sheet's worth is the sum of
        ("count", "i4", (SEATS, MOST_TURNS)),
        ("gain", "f8", (SEATS, MOST_TURNS)),  # the points of the drawing itself
        ("turns", "i4"),
    ]
)


@kernel
def note(tables: Struct, board: Struct, seat: int, view: Struct, drawing: int, trace: Struct) -> None:
    """Write down which weights make up the worth of the sheet that a drawing leaves."""
    turn = trace.turns
    look(tables, board, seat, view)
    gain = 0
    if drawing == PASS:
        imagine_nothing(view)
    else:
        slot, row, mark = drawing // (MARKS * ROWS), drawing // MARKS % ROWS, drawing % MARKS
        imagine(tables, view, slot, row)
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
def correct(
    weights: Struct, trend: Struct, effort: Struct, starts: Struct, parts: Struct, trace: Struct, seat: int
) -> float:
    """Learn from one seat's game. An entry of the trace stands for the parts[starts[entry]:starts[entry + 1]].

    Returns the mean squared error.
    """
    outcome = 0.0
    later = 0.0
    squares = 0.0
    for back in range(trace.turns):
        turn = trace.turns - 1 - back
        worth = 0.0
        active = 0
        for index in range(trace.count[seat, turn]):
            entry = trace.entries[seat, turn, index]
            for at in range(starts[entry], starts[entry + 1]):
                worth += weights[parts[at]]
                active += 1
        if back > 0:
            following = trace.gain[seat, turn + 1]
            outcome = following + LAMBDA * outcome + (1 - LAMBDA) * later
        error = (outcome - worth) / active
        squares += (outcome - worth) ** 2
        for index in range(trace.count[seat, turn]):
            entry = trace.entries[seat, turn, index]
            for at in range(starts[entry], starts[entry + 1]):
                part = parts[at]
                pace = abs(trend[part]) / effort[part] if effort[part] > 0 else 1.0
                weights[part] += pace * error
                trend[part] += error
                effort[part] += abs(error)
        later = worth
    return squares / max(1, int(trace.turns))


@kernel
def learn(
    tables: Structs,
    starts_from: Structs,
    weights: Struct,
    learner: Struct,
    trend: Struct,
    effort: Struct,
    starts: Struct,
    parts: Struct,
    boards: Structs,
    works: Structs,
    views: Structs,
    traces: Structs,
    games: int,
) -> tuple[float, float]:
    """Play games by `weights` and correct `learner` after each. Returns the mean score and the mean error."""
    table, board, trace = tables[0], boards[0], traces[0]
    total = 0.0
    error = 0.0
    for _ in range(games):
        boards[0] = starts_from[0]
        record_game(table, weights, board, works[0], views[0], trace)
        for seat in range(int64(board.seats)):
            total += trace.gain[seat, : trace.turns].sum() - 70
            error += correct(learner, trend, effort, starts, parts, trace, seat)
    sheets = games * int64(starts_from[0].seats)
    return total / sheets, error / sheets
