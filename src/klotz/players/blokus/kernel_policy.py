"""The Blokus policy: a log-linear model of moves, fast enough to give the prior of every node of the tree.

A move touches squares in three relations: it covers *cells*, it forbids itself the squares at its *edges*, and it
opens those at its *corners*. What such a square means depends on what it was before, to the mover and to every
other colour: free, an attach point (the richer, the more free squares are around it), or forbidden. Each
combination has a weight; a move's logit is the sum over its squares, plus a weight for its piece.

Since everything is a sum over squares, a position needs three numbers a square, its *square logits*, and a move's
logit is some twenty additions. The gradient goes the same way back: it is summed over squares first, and only then
handed to the weights (`add_gradient`).

Rollouts change the board at every ply, too often to compute square logits anew. They follow a coarser *rollout
policy* that knows neither riches nor rings: its square logits are looked up by the byte a square has on the board.
"""

from typing import Final

import numpy as np

from klotz.games.blokus import kernel
from klotz.games.blokus.kernel import (
    COLOURS,
    CORNERS,
    EDGES,
    PIECE,
    PIECES,
    SIZE,
)
from klotz.jit import Struct, Structs, int64, struct, uint8, uint32
from klotz.jit import kernel as compiled
from klotz.players.blokus.kernel_context import FOOTPRINT, OPPONENT, PADDED, RELATIONS, ROLES

CELL: Final = 0
EDGE: Final = 1
CORNER: Final = 2
PLANES: Final = (RELATIONS + 1) * PADDED
"""Square logits on a board with a border, plane by plane, and a plane of zeros: see `CONTEXT`."""

PHASES: Final = 4

# What a square is to another colour: free, an attach point with 0 to 4 free squares beside it, or forbidden.
_FREE: Final = 0
_ATTACH: Final = 1
FORBIDDEN: Final = 6
OTHERS: Final = 7
# To the mover: 0 to 4 free squares beside it, its own attach point, or forbidden.
_OWN_ATTACH: Final = 5

# The weights of one phase, in order. A cell is free to the mover, or its attach point; an edge may be forbidden too;
# a corner that is free has 0 to 4 free squares beside it.
CELL_AT: Final = 0
EDGE_AT: Final = CELL_AT + 2 * OTHERS
CORNER_AT: Final = EDGE_AT + 3 * OTHERS
ROLE_SIZE: Final = CORNER_AT + 7 * OTHERS
RINGS: Final = 10
CELL_RING_AT: Final = ROLES * ROLE_SIZE
CORNER_RING_AT: Final = CELL_RING_AT + RINGS
RECENT_AT: Final = CORNER_RING_AT + RINGS
PIECE_AT: Final = RECENT_AT + RELATIONS
WEIGHTS: Final = PIECE_AT + PIECES

# The weights of the rollout policy: relation, what the square is to the mover, what it is to another colour, by role;
# then pieces.
ROLLOUT_STATES: Final = 3
ROLLOUT_PIECE_AT: Final = ROLES * RELATIONS * ROLLOUT_STATES * ROLLOUT_STATES
ROLLOUT_WEIGHTS: Final = ROLLOUT_PIECE_AT + PIECES
BYTES: Final = 256

SQUARES: Final = kernel.SQUARES + 2
"""With the two beyond the board, see `klotz.games.blokus.kernel`."""

TARGETS: Final = 24
"""Moves of a training example that have a share of the target."""

EXAMPLE: Final = struct(
    [
        ("board", kernel.BOARD),
        ("recent", "i4", COLOURS),  # every colour's last placement, or -1
        ("targets", "u2", TARGETS),  # the moves that the search visited most
        ("shares", "f4", TARGETS),  # of all visits; they add up to one
    ]
)

LEARNER: Final = struct(
    [
        ("policy", "f4", (PHASES, WEIGHTS)),
        ("policy_gradient", "f4", (PHASES, WEIGHTS)),
        ("rollout", "f4", (PHASES, ROLLOUT_WEIGHTS)),
        ("rollout_gradient", "f4", (PHASES, ROLLOUT_WEIGHTS)),
        ("policy_loss", "f8"),
        ("rollout_loss", "f8"),
    ]
)


@compiled
def phase_of(left: int) -> int:
    """How far a colour is into its game, from the pieces it has left."""
    count = int64(0)
    while left:
        left &= left - uint32(1)
        count += 1
    if count > 18:
        return 0
    if count > 14:
        return 1
    if count > 9:
        return 2
    return 3


@compiled
def richness(tables: Struct, forbidden: Struct, square: int, bit: int) -> int:
    """Free squares beside a square, for one colour."""
    count = int64(0)
    for index in range(4):
        count += int64((forbidden[tables.neighbours[square, index]] & bit) == 0)
    return count


@compiled
def _classify(tables: Struct, board: Struct, colour: int, square: int, classes: Struct) -> None:
    """What a square is to each colour: for the mover its class as a corner, for the others theirs."""
    forbidden = board.forbidden
    status = forbidden[square]
    for other in range(int64(board.colours)):
        bit = uint8(1 << other)
        if status & bit:
            classes[other] = FORBIDDEN
        elif other == colour:
            if status & uint8(16 << other):
                classes[other] = _OWN_ATTACH
            else:
                classes[other] = richness(tables, forbidden, square, bit)
        elif status & uint8(16 << other):
            classes[other] = _ATTACH + richness(tables, forbidden, square, bit)
        else:
            classes[other] = _FREE


@compiled
def _own_cell(own: int) -> int:
    """Where a cell's weights begin: those of an attach point of the mover's own come second."""
    return OTHERS if own == _OWN_ATTACH else 0


@compiled
def _own_edge(own: int) -> int:
    return 2 * OTHERS if own == FORBIDDEN else _own_cell(own)


@compiled
def fill_square_logits(
    tables: Struct, context: Struct, board: Struct, recent: Struct, weights: Struct, logits: Struct
) -> None:
    """What covering, edging and cornering each square adds to the logit of a move of the colour to move.

    `weights` are one phase's. `recent` has every colour's last placement, or -1: the points it opened are urgent.
    """
    colour = int64(board.turn)
    roles = context.roles
    rings = context.rings
    colours = int64(board.colours)
    classes = np.zeros(COLOURS, np.int64)
    for relation in range(RELATIONS):
        logits[relation, int64(context.squares)] = 0  # PAD
    for square in range(int64(context.squares)):
        _classify(tables, board, colour, square, classes)
        own = classes[colour]
        cell = np.float32(0.0)
        edge = np.float32(0.0)
        corner = np.float32(0.0)
        for other in range(colours):
            if other == colour:
                continue
            at = roles[colour, other] * ROLE_SIZE + classes[other]
            cell += weights[at + CELL_AT + _own_cell(own)]
            edge += weights[at + EDGE_AT + _own_edge(own)]
            corner += weights[at + CORNER_AT + own * OTHERS]
        cell += weights[CELL_RING_AT + int64(rings[square])]
        if own < _OWN_ATTACH:
            corner += weights[CORNER_RING_AT + int64(rings[square])]
        logits[CELL, square] = cell
        logits[EDGE, square] = edge
        logits[CORNER, square] = corner
    for other in range(colours):
        if other != colour and roles[colour, other] == OPPONENT and recent[other] >= 0:
            live = uint8(16 << other)
            bits = uint8(live | uint8(1 << other))
            around = tables.around[recent[other]]
            for index in range(CORNERS, CORNERS + int64(around[1])):
                square = int64(around[index])
                if board.forbidden[square] & bits == live:
                    for relation in range(RELATIONS):
                        logits[relation, square] += weights[RECENT_AT + relation]


@compiled
def pad_square_logits(context: Struct, logits: Struct, planes: Struct) -> None:
    """Square logits as `logit` reads them: `planes` has room for `PLANES`, and is 0 beyond the board."""
    width = int64(context.width)
    size = width - 2
    for relation in range(RELATIONS):
        for row in range(size):
            at = relation * PADDED + (row + 1) * width + 1
            for column in range(size):
                planes[at + column] = logits[relation, row * size + column]


@compiled
def logit(context: Struct, planes: Struct, piece_logits: Struct, placement: int) -> float:
    """The logit of a move: how much the policy prefers it.

    As many squares are added up as there can be: a processor cannot foresee how many a move has, and waits longer for
    that than the additions take. They are added up in five sums, which do not wait for each other.
    """
    # Unsigned: Numba looks whether an index is negative wherever it could be, which takes as long as the addition.
    begin = uint32(context.anchors[placement]) - uint32(context.width) - uint32(1)
    orientation = int64(context.orientations[placement])
    offsets = context.footprints[orientation]
    sum_0 = piece_logits[context.pieces[orientation]]
    sum_1 = np.float32(0)
    sum_2 = np.float32(0)
    sum_3 = np.float32(0)
    sum_4 = np.float32(0)
    for index in range(0, FOOTPRINT, 5):
        sum_0 += planes[begin + offsets[index]]
        sum_1 += planes[begin + offsets[index + 1]]
        sum_2 += planes[begin + offsets[index + 2]]
        sum_3 += planes[begin + offsets[index + 3]]
        sum_4 += planes[begin + offsets[index + 4]]
    return sum_0 + sum_1 + sum_2 + sum_3 + sum_4


@compiled
def piece_logits_of(weights: Struct) -> Struct:
    """What each piece adds to the logit of a move."""
    return weights[PIECE_AT:]


@compiled
def spread(tables: Struct, squares: Struct, pieces: Struct, placement: int, error: float) -> None:
    """`logit` backwards: add a move's error to all of its squares and to its piece."""
    cells = tables.placements[placement]
    around = tables.around[placement]
    pieces[cells[PIECE]] += error
    for index in range(int64(cells[SIZE])):
        squares[CELL, cells[index]] += error
    for index in range(EDGES, EDGES + int64(around[0])):
        squares[EDGE, around[index]] += error
    for index in range(CORNERS, CORNERS + int64(around[1])):
        squares[CORNER, around[index]] += error


@compiled
def _collect(
    tables: Struct, context: Struct, board: Struct, recent: Struct, errors: Struct, gradient: Struct
) -> None:
    """`fill_square_logits` backwards: add the squares' errors to the gradient of the weights they are made of."""
    colour = int64(board.turn)
    roles = context.roles
    rings = context.rings
    colours = int64(board.colours)
    classes = np.zeros(COLOURS, np.int64)
    for square in range(int64(context.squares)):
        _classify(tables, board, colour, square, classes)
        own = classes[colour]
        for other in range(colours):
            if other == colour:
                continue
            at = roles[colour, other] * ROLE_SIZE + classes[other]
            gradient[at + CELL_AT + _own_cell(own)] += errors[CELL, square]
            gradient[at + EDGE_AT + _own_edge(own)] += errors[EDGE, square]
            gradient[at + CORNER_AT + own * OTHERS] += errors[CORNER, square]
        gradient[CELL_RING_AT + rings[square]] += errors[CELL, square]
        if own < _OWN_ATTACH:
            gradient[CORNER_RING_AT + rings[square]] += errors[CORNER, square]
    for other in range(colours):
        if other != colour and roles[colour, other] == OPPONENT and recent[other] >= 0:
            live = uint8(16 << other)
            bits = uint8(live | uint8(1 << other))
            around = tables.around[recent[other]]
            for index in range(CORNERS, CORNERS + int64(around[1])):
                square = int64(around[index])
                if board.forbidden[square] & bits == live:
                    for relation in range(RELATIONS):
                        gradient[RECENT_AT + relation] += errors[relation, square]


# ---------------------------------------------------------------------- the rollout policy


@compiled
def _rollout_state(status: int, colour: int) -> int:
    if status & uint8(1 << colour):
        return 2
    if status & uint8(16 << colour):
        return 1
    return 0


@compiled
def rollout_at(role: int, relation: int, own: int, other: int) -> int:
    """Where the weight of a square is: by its state to the mover and to another colour."""
    return ((role * RELATIONS + relation) * ROLLOUT_STATES + own) * ROLLOUT_STATES + other


@compiled
def fill_rollout_logits(context: Struct, weights: Struct, logits: Struct, piece_logits: Struct) -> None:
    """For every phase, colour and relation what each byte of a board adds to a logit; and what the pieces add."""
    colours = int64(context.colours)
    for phase in range(PHASES):
        for colour in range(colours):
            for relation in range(RELATIONS):
                for status in range(BYTES):
                    total = np.float32(0.0)
                    own = _rollout_state(status, colour)
                    for other in range(colours):
                        if other != colour:
                            role = context.roles[colour, other]
                            at = rollout_at(role, relation, own, _rollout_state(status, other))
                            total += weights[phase, at]
                    logits[phase, colour, relation, status] = total
        for piece in range(PIECES):
            piece_logits[phase, piece] = weights[phase, ROLLOUT_PIECE_AT + piece]


@compiled
def rollout_logit(
    tables: Struct, forbidden: Struct, logits: Struct, piece_logits: Struct, placement: int
) -> float:
    """As `logit`, from the bytes of the board as it is now. `logits` are one phase's and colour's."""
    cells = tables.placements[placement]
    around = tables.around[placement]
    total = piece_logits[cells[PIECE]]
    for index in range(int64(cells[SIZE])):
        total += logits[CELL, forbidden[cells[index]]]
    for index in range(EDGES, EDGES + int64(around[0])):
        total += logits[EDGE, forbidden[around[index]]]
    for index in range(CORNERS, CORNERS + int64(around[1])):
        total += logits[CORNER, forbidden[around[index]]]
    return total


@compiled
def _collect_rollout(context: Struct, board: Struct, errors: Struct, gradient: Struct) -> None:
    """As `_collect`, for the rollout policy."""
    colour = int64(board.turn)
    for square in range(int64(context.squares)):
        status = board.forbidden[square]
        own = _rollout_state(status, colour)
        for other in range(int64(context.colours)):
            if other != colour:
                state = _rollout_state(status, other)
                for relation in range(RELATIONS):
                    at = rollout_at(context.roles[colour, other], relation, own, state)
                    gradient[at] += errors[relation, square]


# ---------------------------------------------------------------------- learning


@compiled
def add_gradient(tables: Structs, contexts: Structs, examples: Structs, learners: Structs) -> None:
    """Add the cross-entropy of both policies on a batch of examples, and its gradient, to the learner."""
    context = contexts[0]
    learner = learners[0]
    moves = np.empty(kernel.PLACEMENTS, np.uint16)
    logits = np.empty(kernel.PLACEMENTS, np.float32)
    rollout_logits = np.empty(kernel.PLACEMENTS, np.float32)
    target_of = np.zeros(kernel.PLACEMENTS, np.float32)
    square_logits = np.zeros((RELATIONS, SQUARES), np.float32)
    planes = np.zeros(PLANES, np.float32)
    errors = np.zeros((RELATIONS, SQUARES), np.float32)
    piece_errors = np.zeros(PIECES, np.float32)
    by_byte = np.zeros((PHASES, COLOURS, RELATIONS, BYTES), np.float32)
    by_piece = np.zeros((PHASES, PIECES), np.float32)
    fill_rollout_logits(context, learner.rollout, by_byte, by_piece)
    for number in range(len(examples)):
        example = examples[number]
        board = example.board
        colour = int64(board.turn)
        phase = phase_of(board.left[colour])
        count = kernel.generate(tables[0], board, colour, moves)
        weights = learner.policy[phase]
        fill_square_logits(tables[0], context, board, example.recent, weights, square_logits)
        pad_square_logits(context, square_logits, planes)
        pieces = piece_logits_of(weights)
        for index in range(count):
            placement = int64(moves[index])
            logits[index] = logit(context, planes, pieces, placement)
            rollout_logits[index] = rollout_logit(
                tables[0], board.forbidden, by_byte[phase, colour], by_piece[phase], placement
            )
        for index in range(TARGETS):
            target_of[example.targets[index]] += example.shares[index]
        for model in range(2):
            values = logits if model == 0 else rollout_logits
            highest = values[:count].max()
            total = np.float32(0.0)
            for index in range(count):
                total += np.exp(values[index] - highest)
            errors[:] = 0
            piece_errors[:] = 0
            loss = 0.0
            for index in range(count):
                placement = int64(moves[index])
                target = target_of[placement]
                probability = np.exp(values[index] - highest) / total
                if target > 0:
                    loss -= target * (values[index] - highest - np.log(total))
                spread(tables[0], errors, piece_errors, placement, probability - target)
            if model == 0:
                learner.policy_loss += loss
                gradient = learner.policy_gradient[phase]
                _collect(tables[0], context, board, example.recent, errors, gradient)
                gradient[PIECE_AT:] += piece_errors
            else:
                learner.rollout_loss += loss
                gradient = learner.rollout_gradient[phase]
                _collect_rollout(context, board, errors, gradient)
                gradient[ROLLOUT_PIECE_AT:] += piece_errors
        for index in range(TARGETS):
            target_of[example.targets[index]] = 0
