"""One step of a beam search through a game whose rolls are known, as machine code."""

from typing import Any, NamedTuple

from klotz.games.bloxx.kernel import (
    CROSSES,
    DICE,
    MARKS,
    MOST_ROWS,
    open_rows,
    play,
    roll,
    rolled_face,
)
from klotz.jit import Struct, Structs, int64, kernel, uint64
from klotz.players.bloxx.kernel import afterstate_value, best_number, observe, set_afterstate
from klotz.players.bloxx.kernel_search import total


class Beam(NamedTuple):
    """Scratch, and the successors found: what they are worth, which board they come from, and by which drawing."""

    views: Structs
    values: Any
    parents: Any
    drawings: Any
    ended: Any  # of each board: whether nothing can be drawn on it


@kernel
def expand(tables: Structs, weights: Struct, boards: Structs, face_a: int, face_b: int, beam: Beam) -> int:
    """All that can be drawn on any of the boards after a roll; returns how many."""
    table, view = tables[0], beam.views[0]
    found = 0
    for index in range(len(boards)):
        board = boards[index]
        roll(board, face_a, face_b)
        observe(table, board, 0, view)
        base = total(table, board, 0)
        before = found
        for die in range(DICE):
            face = rolled_face(board, die)
            for slot in range(int64(table.first[face]), int64(table.first[face + 1])):
                rows = open_rows(table, board, 0, slot)
                for row in range(int64(table.rows)):
                    if rows >> row & 1 and found < len(beam.values):
                        set_afterstate(table, view, slot, row)
                        number, mark = best_number(table, slot, row)
                        value = afterstate_value(weights, view) + int64(table.squares[slot])
                        beam.values[found] = base + value + number
                        beam.parents[found] = index
                        beam.drawings[found] = (slot * MOST_ROWS + row) * MARKS + min(mark, CROSSES - 1)
                        found += 1
        beam.ended[index] = found == before
    return found


@kernel
def follow(
    tables: Structs, boards: Structs, parents: Struct, drawings: Struct, following: Structs, keys: Struct
) -> None:
    """Make the chosen drawings. Boards with equal sheets get equal keys."""
    for index in range(len(parents)):
        following[index] = boards[parents[index]]
        play(tables[0], following[index], 0, int64(drawings[index]))
        key = uint64(0)
        for lane in range(1, int64(tables[0].columns) + 1):
            key = key * uint64(0x9E3779B97F4A7C15) + uint64(following[index].drawn[0, lane]) + uint64(1)
        keys[index] = key


@kernel
def totals(tables: Structs, boards: Structs, scores: Struct) -> None:
    for index in range(len(boards)):
        scores[index] = total(tables[0], boards[index], 0)
