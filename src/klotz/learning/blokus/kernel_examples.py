"""From games to what a network learns from: every position as it is encoded, and what became of it.

Games are replayed rather than kept position by position: a game is a few hundred numbers, its positions are a hundred
times as many. A replay may be turned and mirrored on the way, which makes eight games out of one on the big board and
four in Duo, whose starting squares lie on a diagonal.
"""

from typing import Final

import numpy as np

from klotz.games.blokus import kernel
from klotz.games.blokus.kernel import COLOURS, PIECES, SIZE, SQUARES
from klotz.jit import Struct, Structs, int64, struct
from klotz.jit import kernel as compiled
from klotz.learning.blokus.kernel_selfplay import TARGETS
from klotz.players.blokus import kernel_network, kernel_policy
from klotz.players.blokus.kernel_network import ALL_SCALARS, PLANES, SCALARS

POINTS: Final = kernel_network.POINTS

_FULL_ENOUGH: Final = 12
"""A position inside a tree teaches the policy if it has the visits of a full search divided by this."""

EXAMPLE: Final = struct(
    [
        ("board", kernel.BOARD),
        ("recent", "i4", COLOURS),
        ("codes", "u1", (PLANES, SQUARES)),
        ("scalars", "f4", ALL_SCALARS),
        ("targets", "u2", TARGETS),
        ("shares", "f4", TARGETS),  # of all visits; all 0 where the search was not a full one
        ("results", "f4", COLOURS),  # by relative colour: what its seat won against the others
        ("points", "f4", COLOURS),  # by relative colour, in units of POINTS
        ("owners", "u1", SQUARES),  # who has a square in the end: 0 for nobody, or 1 + relative colour
        ("root_value", "f4"),
        ("sound", "u1"),  # no deviation came after it, so that the end of the game says something about it
        ("from_tree", "u1"),  # a search looked at it and nobody played it: its value is its result
    ]
)


@compiled
def count_examples(played: Structs) -> int:
    count = int64(0)
    for game in range(len(played)):
        count += int64(played[game].plies) - int64(played[game].first)
    return count


@compiled
def _seat_points(context: Struct, points: Struct, seat: int) -> np.float32:
    total = np.float32(0)
    for colour in range(int64(context.colours)):
        if colour != context.shared and int64(context.seat_of[colour]) == seat:
            total += np.float32(points[colour])
    return total


@compiled
def _result(context: Struct, points: Struct, colour: int) -> np.float32:
    """What a colour's seat won against the other seats; of a colour that all share nobody says."""
    if colour == context.shared:
        return np.float32(0.5)
    mine = int64(context.seat_of[colour])
    own = _seat_points(context, points, mine)
    won = np.float32(0)
    for seat in range(int64(context.seats)):
        if seat != mine:
            other = _seat_points(context, points, seat)
            if own > other:
                won += np.float32(1)
            elif own == other:
                won += np.float32(0.5)
    return won / np.float32(int64(context.seats) - 1)


@compiled
def _encode(
    tables: Struct, board: Struct, last: Struct, network: Struct, activations: Struct, example: Struct
) -> None:
    """What a network sees of a position."""
    size = int64(network.board_size)
    width = size + 2
    for colour in range(COLOURS):
        example.recent[colour] = last[colour]
    kernel_network.encode(tables, board, network, activations)
    for plane in range(int64(board.colours)):
        for square in range(size * size):
            at = (square // size + 1) * width + square % size + 1
            example.codes[plane, square] = activations.codes[plane, at]
    for index in range(int64(board.colours) * SCALARS):
        example.scalars[index] = activations.scalars[index]


@compiled
def _add_targets(image: Struct, targets: Struct, visits: Struct, is_full: bool, example: Struct) -> None:
    """The moves of a search with their shares of its visits, which only a full one has."""
    total = np.float32(0)
    for index in range(TARGETS):
        example.targets[index] = image[targets[index]]
        total += np.float32(visits[index])
    for index in range(TARGETS):
        example.shares[index] = 0
        if is_full and total > 0:
            example.shares[index] = np.float32(visits[index]) / total


@compiled
def replay(
    tables: Structs,
    contexts: Structs,
    networks: Structs,
    starts: Structs,
    played: Structs,
    tree_positions: Structs,
    images: Struct,
    turned: Struct,
    full: int,
    examples: Structs,
) -> int:
    """Every position that was searched, and those from inside trees, into `examples`; returns how many.

    `images[k]` has for every placement its image under symmetry k, `starts[k]` the boards that games begin on, and
    `turned[game]` says which one to use. Searches of fewer than `full` simulations teach no policy.
    """
    context = contexts[0]
    colours = int64(context.colours)
    squares = int64(context.squares)
    boards = np.zeros(2, kernel.BOARD)
    activations = np.zeros(1, kernel_network.ACTIVATIONS)
    owner = np.zeros(SQUARES, np.int64)
    last = np.zeros((2, COLOURS), np.int64)
    row = int64(0)
    of_trees = int64(0)
    for number in range(len(played)):
        game = played[number]
        image = images[turned[number]]
        board = boards[0]
        boards[0] = starts[turned[number], int64(game.start)]
        owner[:] = -1
        deviation = int64(-1)
        for ply in range(int64(game.plies)):
            placement = int64(image[game.moves[ply]])
            for index in range(int64(tables[0].placements[placement, SIZE])):
                owner[tables[0].placements[placement, index]] = int64(board.turn)
            kernel.play(tables[0], board, placement)
            if game.deviated[ply]:
                deviation = ply
        boards[0] = starts[turned[number], int64(game.start)]
        last[0] = -1
        for ply in range(int64(game.plies)):
            mover = int64(board.turn)
            if ply >= int64(game.first):
                example = examples[row]
                row += 1
                example.board = boards[0]
                _encode(tables[0], board, last[0], networks[0], activations[0], example)
                is_full = int64(game.simulations[ply]) >= full
                _add_targets(image, game.targets[ply], game.visits[ply], is_full, example)
                for relative in range(colours):
                    colour = (mover + relative) % colours
                    example.results[relative] = _result(context, game.points, colour)
                    example.points[relative] = np.float32(game.points[colour]) / np.float32(POINTS)
                for square in range(squares):
                    example.owners[square] = 0
                    if owner[square] >= 0:
                        example.owners[square] = 1 + (owner[square] - mover + colours) % colours
                example.root_value = game.values[ply]
                if game.simulations[ply] == 0:  # nothing was searched: there was one move only
                    example.root_value = example.results[0]
                example.sound = ply > deviation
            while (
                of_trees < len(tree_positions)
                and int64(tree_positions[of_trees].game) == number
                and int64(tree_positions[of_trees].ply) == ply
            ):
                position = tree_positions[of_trees]
                of_trees += 1
                example = examples[row]
                row += 1
                boards[1] = boards[0]
                last[1] = last[0]
                for step in range(int64(position.depth)):
                    placement = int64(image[position.path[step]])
                    last[1, int64(boards[1].turn)] = placement
                    kernel.play(tables[0], boards[1], placement)
                example.board = boards[1]
                _encode(tables[0], boards[1], last[1], networks[0], activations[0], example)
                is_full = _FULL_ENOUGH * int64(position.count) >= full
                _add_targets(image, position.targets, position.visits, is_full, example)
                example.root_value = position.value
                example.results[0] = position.value
                example.from_tree = 1
            placement = int64(image[game.moves[ply]])
            last[0, mover] = placement
            kernel.play(tables[0], board, placement)
    return row


@compiled
def policy_gradient(
    tables: Structs,
    contexts: Structs,
    weights: Struct,
    examples: Structs,
    maps: Struct,
    pieces: Struct,
    trunk: Struct,
    orientations: Struct,
    map_slopes: Struct,
    piece_slopes: Struct,
    trunk_slopes: Struct,
    orientation_slopes: Struct,
    losses: Struct,
) -> None:
    """Cross-entropy between the visits of searches and the policy, over legal moves only, and its slopes.

    A move's logit is the log-linear model's plus the network's: `maps`, `pieces` and the dot product of the trunk at
    its first square with the weights of its orientation. `losses` gets the sum, the count, and how often the move
    that is likeliest by the policy was the most visited one.
    """
    squares = int64(contexts[0].squares)
    channels = trunk.shape[2]
    logits_by_square = np.zeros((3, kernel_policy.SQUARES), np.float32)
    planes = np.zeros(kernel_policy.PLANES, np.float32)
    errors = np.zeros((3, kernel_policy.SQUARES), np.float32)
    piece_logits = np.zeros(PIECES, np.float32)
    piece_errors = np.zeros(PIECES, np.float32)
    moves = np.empty(kernel.PLACEMENTS, np.uint16)
    logits = np.empty(kernel.PLACEMENTS, np.float32)
    wanted = np.zeros(kernel.PLACEMENTS, np.float32)
    for row in range(len(examples)):
        example = examples[row]
        board = example.board
        colour = int64(board.turn)
        of_phase = weights[kernel_policy.phase_of(board.left[colour])]
        count = kernel.generate(tables[0], board, colour, moves)
        kernel_policy.fill_square_logits(
            tables[0], contexts[0], board, example.recent, of_phase, logits_by_square
        )
        learned = kernel_policy.piece_logits_of(of_phase)
        for relation in range(3):
            for square in range(squares):
                logits_by_square[relation, square] += maps[row, relation, square]
        kernel_policy.pad_square_logits(contexts[0], logits_by_square, planes)
        for piece in range(PIECES):
            piece_logits[piece] = learned[piece] + pieces[row, piece]
        highest = np.float32(-1e30)
        likeliest = int64(0)
        for index in range(count):
            placement = int64(moves[index])
            total = kernel_policy.logit(contexts[0], planes, piece_logits, placement)
            at = trunk[row, int64(tables[0].placements[placement, 0])]
            of_orientation = orientations[int64(contexts[0].orientations[placement])]
            for channel in range(channels):
                total += at[channel] * of_orientation[channel]
            logits[index] = total
            if total > highest:
                highest = np.float32(total)
                likeliest = index
        sum_of_all = np.float32(0)
        for index in range(count):
            sum_of_all += np.exp(logits[index] - highest)
        for index in range(TARGETS):
            if example.shares[index] > 0:
                wanted[example.targets[index]] = example.shares[index]
        errors[:] = 0
        piece_errors[:] = 0
        for index in range(count):
            placement = int64(moves[index])
            target = wanted[placement]
            probability = np.exp(logits[index] - highest) / sum_of_all
            if target > 0:
                losses[0] -= target * (logits[index] - highest - np.log(sum_of_all))
            error = probability - target
            if abs(error) < np.float32(1e-6):
                continue
            kernel_policy.spread(tables[0], errors, piece_errors, placement, error)
            square = int64(tables[0].placements[placement, 0])
            orientation = int64(contexts[0].orientations[placement])
            for channel in range(channels):
                orientation_slopes[orientation, channel] += error * trunk[row, square, channel]
                trunk_slopes[row, square, channel] += error * orientations[orientation, channel]
        losses[1] += 1
        losses[2] += int64(moves[likeliest] == example.targets[0])
        for index in range(TARGETS):
            wanted[example.targets[index]] = 0
        for relation in range(3):
            for square in range(squares):
                map_slopes[row, relation, square] = errors[relation, square]
        for piece in range(PIECES):
            piece_slopes[row, piece] = piece_errors[piece]
