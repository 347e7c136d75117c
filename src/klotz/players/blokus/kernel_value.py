"""How a Blokus game will end, guessed from the board alone.

Every seat is described by a few sums over its colours: squares placed, corners it can play from and how free they
are, how much of the board is within reach of its next piece and how much of that is nobody else's or farther from
the others, and the pieces it has left. Of two seats, the one whose sums are better in a weighted way is ahead; the
weights are learned from finished games, and what comes out is the chance to beat the other.

A guess costs a fifth of a random game and is worth more than ten of them until the last third of a game.
"""

from typing import Final

import numpy as np

from klotz.games.blokus.kernel import PIECES, SQUARES
from klotz.jit import Struct, Structs, int64, uint8, uint32
from klotz.jit import kernel as compiled
from klotz.players.blokus.kernel_policy import phase_of, richness

REACH: Final = 5
"""Squares of the largest piece: what is farther from every corner is out of reach."""

_RICHES_AT: Final = 1
_REACH_AT: Final = _RICHES_AT + 5
_ALONE_AT: Final = _REACH_AT + 1
_NEARER_AT: Final = _ALONE_AT + 1
_PIECES_AT: Final = _NEARER_AT + 1
_TURN_AT: Final = _PIECES_AT + PIECES
FEATURES: Final = _TURN_AT + 1


@compiled
def _spread(
    tables: Struct, board: Struct, squares: int, colour: int, distance: Struct, queue: Struct
) -> None:
    """How many squares away from its nearest corner every square is for a colour; REACH where it is too far."""
    forbidden = board.forbidden
    bit = uint8(1 << colour)
    for square in range(squares):
        distance[square] = REACH
    end = int64(0)
    for index in range(board.attach_count[colour]):
        square = int64(board.attach[colour, index])
        if not forbidden[square] & bit:
            distance[square] = 0
            queue[end] = square
            end += 1
    begin = int64(0)
    while begin < end:
        square = int64(queue[begin])
        begin += 1
        step = distance[square] + 1
        if step >= REACH:
            break
        for index in range(4):
            other = int64(tables.neighbours[square, index])
            if not forbidden[other] & bit and distance[other] > step:
                distance[other] = step
                queue[end] = other
                end += 1


@compiled
def describe(
    tables: Struct,
    board: Struct,
    squares: int,
    shared: int,
    seat_of: Struct,
    mover: int,
    distance: Struct,
    queue: Struct,
    features: Struct,
) -> None:
    """Fill in every seat's sums. `distance` and `queue` are scratch."""
    colours = int64(board.colours)
    features[:] = 0
    for colour in range(colours):
        _spread(tables, board, squares, colour, distance[colour], queue)
        if colour == shared:
            continue
        of_seat = features[seat_of[colour]]
        of_seat[0] += np.float32(board.squares[colour])
        bit = uint8(1 << colour)
        for index in range(board.attach_count[colour]):
            square = int64(board.attach[colour, index])
            if not board.forbidden[square] & bit:
                of_seat[_RICHES_AT + richness(tables, board.forbidden, square, bit)] += np.float32(1.0)
        for piece in range(PIECES):
            if (board.left[colour] >> uint32(piece)) & uint32(1):
                of_seat[_PIECES_AT + piece] += np.float32(1.0)
    for square in range(squares):
        for colour in range(colours):
            mine = distance[colour, square]
            if mine == REACH or colour == shared:
                continue
            features[seat_of[colour], _REACH_AT] += np.float32(1.0)
            nearest = int64(REACH)
            for other in range(colours):
                if other != colour and (other == shared or seat_of[other] != seat_of[colour]):
                    nearest = min(nearest, int64(distance[other, square]))
            if nearest == REACH:
                features[seat_of[colour], _ALONE_AT] += np.float32(1.0)
            elif mine < nearest:
                features[seat_of[colour], _NEARER_AT] += np.float32(1.0)
    features[mover, _TURN_AT] = 1


@compiled
def chance_to_beat(features: Struct, weights: Struct, seat: int, other: int) -> float:
    total = np.float32(0.0)
    for index in range(FEATURES):
        total += weights[index] * (features[seat, index] - features[other, index])
    return np.float32(1.0) / (np.float32(1.0) + np.exp(-total))


# ---------------------------------------------------------------------- doors from Python


@compiled
def describe_all(
    tables: Structs,
    boards: Structs,
    squares: int,
    shared: int,
    seat_of: Struct,
    movers: Struct,
    features: Struct,
    phases: Struct,
) -> None:
    """Descriptions of many positions, to learn from."""
    distance = np.zeros((4, SQUARES + 2), np.uint8)
    queue = np.zeros(SQUARES + 2, np.uint16)
    for number in range(len(boards)):
        board = boards[number]
        mover = int64(movers[number])
        describe(tables[0], board, squares, shared, seat_of, mover, distance, queue, features[number])
        phases[number] = phase_of(board.left[board.turn])
