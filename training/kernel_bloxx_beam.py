"""One step of a search among games whose rolls are known, as machine code."""

from klotz.games.bloxx.kernel import (
    COLUMNS,
    CROSSES,
    DICE,
    MARKS,
    ROWS,
    open_rows,
    play,
    roll,
    rolled_face,
)
from klotz.jit import Struct, Structs, int64, kernel, uint64
from klotz.players.bloxx.kernel import best_number, imagine, look, promise
from klotz.players.bloxx.kernel_search import total


@kernel
def expand(
    tables: Structs,
    weights: Struct,
    boards: Structs,
    count: int,
    face_a: int,
    face_b: int,
    views: Structs,
    worth: Struct,
    parent: Struct,
    drawings: Struct,
    ended: Struct,
) -> int:
    """All that can be drawn on any of the first `count` boards; returns how many. Notes which of them have ended."""
    table, view = tables[0], views[0]
    found = 0
    for index in range(count):
        board = boards[index]
        roll(board, face_a, face_b)
        look(table, board, 0, view)
        base = total(table, board, 0)
        before = found
        for die in range(DICE):
            face = rolled_face(board, die)
            for slot in range(int64(table.first[face]), int64(table.first[face + 1])):
                rows = open_rows(table, board, 0, slot)
                for row in range(ROWS):
                    if rows >> row & 1 and found < len(worth):
                        imagine(table, view, slot, row)
                        number, mark = best_number(table, slot, row)
                        worth[found] = base + promise(weights, view) + int64(table.squares[slot]) + number
                        parent[found] = index
                        drawings[found] = (slot * ROWS + row) * MARKS + min(mark, CROSSES - 1)
                        found += 1
        ended[index] = found == before
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
        for lane in range(1, COLUMNS + 1):
            key = key * uint64(0x9E3779B97F4A7C15) + uint64(following[index].drawn[0, lane]) + uint64(1)
        keys[index] = key


@kernel
def totals(tables: Structs, boards: Structs, count: int, scores: Struct) -> None:
    for index in range(count):
        scores[index] = total(tables[0], boards[index], 0)
