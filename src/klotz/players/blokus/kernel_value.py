"""The Blokus value function: each seat's chance to beat each other one, from the board alone.

Every seat is described by a few features summed over its colours: squares placed, corners it can play from and how
free they are, how much of the board is within reach of its next piece and how much of that is nobody else's or
farther from the others, and the pieces it has left. The chance to beat another seat is a logistic function of the
weighted difference of their features; the weights are learned from finished games.

An evaluation takes a fifth of the time of a rollout. docs/strength.md compares their errors.
"""

from typing import Final

import numpy as np

from klotz.games.blokus.kernel import COLOURS, PIECES, SQUARES
from klotz.jit import Struct, Structs, int64, struct, uint8, uint32
from klotz.jit import kernel as compiled
from klotz.players.blokus.kernel_context import seat_to_move
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

EVALUATION: Final = struct(
    [
        ("features", "f4", (COLOURS, FEATURES)),  # by seat
        # Scratch
        ("distance", "u1", (COLOURS, SQUARES + 2)),
        ("queue", "u2", SQUARES + 2),
    ]
)


@compiled
def _fill_distances(tables: Struct, context: Struct, board: Struct, evaluation: Struct, colour: int) -> None:
    """How many squares away from its nearest corner every square is for a colour; REACH where it is too far."""
    distance = evaluation.distance[colour]
    queue = evaluation.queue
    forbidden = board.forbidden
    bit = uint8(1 << colour)
    for square in range(int64(context.squares)):
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
def extract_features(tables: Struct, context: Struct, board: Struct, evaluation: Struct) -> None:
    """Fill in every seat's features."""
    colours = int64(context.colours)
    shared = int64(context.shared)
    seat_of = context.seat_of
    features = evaluation.features
    distance = evaluation.distance
    features[:] = 0
    for colour in range(colours):
        _fill_distances(tables, context, board, evaluation, colour)
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
    for square in range(int64(context.squares)):
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
    features[seat_to_move(context, board), _TURN_AT] = 1


@compiled
def chance_to_beat(features: Struct, weights: Struct, seat: int, other: int) -> float:
    """The probability that one seat ends ahead of another."""
    total = np.float32(0.0)
    for index in range(FEATURES):
        total += weights[index] * (features[seat, index] - features[other, index])
    return np.float32(1.0) / (np.float32(1.0) + np.exp(-total))


@compiled
def evaluate(
    tables: Struct, context: Struct, board: Struct, evaluation: Struct, weights: Struct, values: Struct
) -> None:
    """Every seat's expected result, 0 to 1, into `values`: its mean chance to beat each of the others."""
    extract_features(tables, context, board, evaluation)
    of_phase = weights[phase_of(board.left[board.turn])]
    seats = int64(context.seats)
    for seat in range(seats):
        total = np.float32(0.0)
        for other in range(seats):
            if other != seat:
                total += chance_to_beat(evaluation.features, of_phase, seat, other)
        values[seat] = total / np.float32(seats - 1)


# ---------------------------------------------------------------------- doors from Python


@compiled
def extract_all(
    tables: Structs, contexts: Structs, boards: Structs, features: Struct, phases: Struct
) -> None:
    """The features of many positions, to learn from."""
    evaluation = np.zeros(1, EVALUATION)[0]
    for number in range(len(boards)):
        board = boards[number]
        extract_features(tables[0], contexts[0], board, evaluation)
        features[number] = evaluation.features
        phases[number] = phase_of(board.left[board.turn])
