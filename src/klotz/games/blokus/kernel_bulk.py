"""Many games of Blokus at once: random games with their scores, and records as arrays."""

from typing import Final

import numpy as np

from klotz.games.blokus.kernel import (
    ALL_PLACED_BONUS,
    BOARD,
    MONOMINO_LAST_BONUS,
    NOBODY,
    PIECE_SQUARES,
    PIECES,
    SIZE,
    WORK,
    is_legal,
    play,
    playout,
    points,
)
from klotz.jit import Struct, Structs, int64, kernel, uint8, uint32

# How colours become the score of a seat.
SQUARES_LEFT: Final = 0
BONUS_EACH: Final = 1
BONUS_ONCE: Final = 2

PLANES: Final = 3
"""Maps of one colour: where it lies, where it may begin, where it may lie."""

EMPTY: Final = -1
SHARED: Final = -1


@kernel
def _last_of(board: Struct, owners: Struct, seat: int) -> int:
    """The colour of a seat that placed the last of its pieces."""
    last = int64(-1)
    for colour in range(int64(board.colours)):
        if owners[colour] == seat and (last < 0 or board.last_at[colour] > board.last_at[last]):
            last = colour
    return last


@kernel
def score(board: Struct, owners: Struct, seat: int, scoring: int) -> int:
    """The score of a seat as the rules count it; `owners` has the seat of each colour, or SHARED."""
    total = int64(0)
    is_done = True
    for colour in range(int64(board.colours)):
        if owners[colour] == seat:
            is_done &= board.left[colour] == uint32(0)
            if scoring == SQUARES_LEFT:
                total += PIECE_SQUARES - int64(board.squares[colour])
            else:
                total += points(board, colour, scoring == BONUS_EACH)
    if scoring == BONUS_ONCE and is_done:
        total += ALL_PLACED_BONUS
        if board.last_size[_last_of(board, owners, seat)] == uint32(1):
            total += MONOMINO_LAST_BONUS
    return total


@kernel
def scores(boards: Structs, owners: Struct, scoring: int, out: Struct) -> None:
    """The scores of all seats."""
    for seat in range(out.shape[0]):
        out[seat] = score(boards[0], owners, seat, scoring)


@kernel
def playouts(
    tables: Structs,
    boards: Structs,
    owners: Struct,
    scoring: int,
    seeds: Struct,
    scores: Struct,
    lengths: Struct,
) -> None:
    """A random game from `boards[0]`, which stays as it is, for each of the seeds."""
    scratch = np.zeros(1, BOARD)
    works = np.zeros(1, WORK)
    for game in range(seeds.shape[0]):
        scratch[0] = boards[0]
        works[0].random = seeds[game]
        lengths[game] = playout(tables[0], scratch[0], works[0])
        for seat in range(scores.shape[1]):
            scores[game, seat] = score(scratch[0], owners, seat, scoring)


@kernel
def write_features(board: Struct, lies: Struct, first: int, planes: Struct, pieces: Struct) -> None:
    """What a position looks like to the colour `first`; the other colours follow in turn order.

    `lies` has the colour of every square, or EMPTY. In loops without a division: thousands of games wait for it.
    """
    colours = int64(board.colours)
    side = planes.shape[1]
    for place in range(colours):
        colour = (first + place) % colours
        bit = uint8(1 << colour)
        attach_bit = uint8(16 << colour)
        square = 0
        for row in range(side):
            for column in range(side):
                marks = board.forbidden[square + column]
                free = uint8((marks & bit) == 0)
                planes[PLANES * place, row, column] = uint8(lies[square + column] == colour)
                planes[PLANES * place + 1, row, column] = free & uint8((marks & attach_bit) != 0)
                planes[PLANES * place + 2, row, column] = free
            square += side
        for piece in range(PIECES):
            pieces[place, piece] = (board.left[colour] >> uint32(piece)) & uint32(1)


@kernel
def features(boards: Structs, lies: Struct, first: int, planes: Struct, pieces: Struct) -> None:
    write_features(boards[0], lies, first, planes, pieces)


@kernel
def replay(
    tables: Structs,
    boards: Structs,
    lies: Struct,
    placements: Struct,
    colours: Struct,
    turns: Struct,
    passes: Struct,
    planes: Struct,
    pieces: Struct,
) -> int:
    """Play placements from `boards[0]` on; returns how many of them were legal.

    For each, note the colour, how many turns it has had, and how many colours had to pass afterwards. Before each the
    position is written, if there is room for it in `planes`.
    """
    table = tables[0]
    board = boards[0]
    for number in range(placements.shape[0]):
        colour = int64(board.turn)
        placement = int64(placements[number])
        if not is_legal(table, board, colour, placement):
            return number
        colours[number] = colour
        turns[number] = board.turns[colour]
        if planes.shape[0]:
            write_features(board, lies, colour, planes[number], pieces[number])
        for index in range(int64(table.placements[placement, SIZE])):
            lies[table.placements[placement, index]] = colour
        passes[number] = play(table, board, placement)
        if passes[number] == NOBODY and number + 1 < placements.shape[0]:
            return number + 1
    return int64(placements.shape[0])
