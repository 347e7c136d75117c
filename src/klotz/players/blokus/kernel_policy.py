"""What a Blokus move looks like at first sight: a log-linear model of where it lies, fast enough for every node.

A move touches squares in three relations: it covers *cells*, it forbids itself the squares at its *edges*, and it
opens those at its *corners*. What such a square means depends on what it was before, to the mover and to every
other colour: free, an attach point (the richer, the more free squares are around it), or forbidden. Each
combination has a weight; a move's logit is the sum over its squares, plus a weight for its piece.

Since everything is a sum over squares, a position needs only three numbers a square (`MAPS`), and a move's logit is
some twenty additions. Learning goes the same way back: what every square should have been worth more is added up
first, and only then handed to the weights (`add_gradient`).

Random games change the board at every ply, too often for maps. They use a coarser model without riches and rings,
whose sums need only the byte a square has on the board: `TABLE` entries, 256 a relation.
"""

from typing import Final

import numpy as np

from klotz.games.blokus import kernel
from klotz.games.blokus.kernel import CORNERS, EDGES, PIECE, PIECES, SIZE
from klotz.jit import Struct, Structs, int64, uint8, uint32
from klotz.jit import kernel as compiled

CELL: Final = 0
EDGE: Final = 1
CORNER: Final = 2
RELATIONS: Final = 3

PHASES: Final = 4
ROLES: Final = 3
OPPONENT: Final = 0
FRIEND: Final = 1
NEUTRAL: Final = 2

# What a square is to another colour: free, an attach point with 0 to 4 free squares beside it, or forbidden.
_FREE: Final = 0
_ATTACH: Final = 1
FORBIDDEN: Final = 6
OTHERS: Final = 7

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

# The coarse model: relation, what the square is to the mover, what it is to another colour, by role; then pieces.
COARSE_STATES: Final = 3
COARSE_PIECE_AT: Final = ROLES * RELATIONS * COARSE_STATES * COARSE_STATES
COARSE_WEIGHTS: Final = COARSE_PIECE_AT + PIECES

MAP_SQUARES: Final = kernel.SQUARES + 2


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
                classes[other] = 5
            else:
                classes[other] = richness(tables, forbidden, square, bit)
        elif status & uint8(16 << other):
            classes[other] = _ATTACH + richness(tables, forbidden, square, bit)
        else:
            classes[other] = _FREE


@compiled
def _own_cell(own: int) -> int:
    """Where a cell's weights begin: those of an attach point of the mover's own come second."""
    return OTHERS if own == 5 else 0


@compiled
def _own_edge(own: int) -> int:
    return 2 * OTHERS if own == FORBIDDEN else _own_cell(own)


@compiled
def fill_maps(
    tables: Struct,
    board: Struct,
    colour: int,
    roles: Struct,
    rings: Struct,
    recent: Struct,
    weights: Struct,
    maps: Struct,
) -> None:
    """What covering, edging and cornering each square adds to a move's logit.

    `recent` has for every colour its last placement, or -1: the points it opened are the hot ones.
    """
    colours = int64(board.colours)
    classes = np.zeros(4, np.int64)
    for square in range(len(rings)):
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
        cell += weights[CELL_RING_AT + rings[square]]
        if own < 5:
            corner += weights[CORNER_RING_AT + rings[square]]
        maps[CELL, square] = cell
        maps[EDGE, square] = edge
        maps[CORNER, square] = corner
    for other in range(colours):
        if other != colour and roles[colour, other] == OPPONENT and recent[other] >= 0:
            live = uint8(16 << other)
            bits = uint8(live | uint8(1 << other))
            around = tables.around[recent[other]]
            for index in range(CORNERS, CORNERS + int64(around[1])):
                square = int64(around[index])
                if board.forbidden[square] & bits == live:
                    for relation in range(RELATIONS):
                        maps[relation, square] += weights[RECENT_AT + relation]


@compiled
def logit(tables: Struct, maps: Struct, piece_weights: Struct, placement: int) -> float:
    cells = tables.placements[placement]
    around = tables.around[placement]
    total = piece_weights[cells[PIECE]]
    for index in range(int64(cells[SIZE])):
        total += maps[CELL, cells[index]]
    for index in range(EDGES, EDGES + int64(around[0])):
        total += maps[EDGE, around[index]]
    for index in range(CORNERS, CORNERS + int64(around[1])):
        total += maps[CORNER, around[index]]
    return total


@compiled
def piece_weights_of(weights: Struct) -> Struct:
    return weights[PIECE_AT:]


@compiled
def _spread(tables: Struct, shares: Struct, piece_shares: Struct, placement: int, share: float) -> None:
    """`logit` backwards: give every square and the piece of a move their share."""
    cells = tables.placements[placement]
    around = tables.around[placement]
    piece_shares[cells[PIECE]] += share
    for index in range(int64(cells[SIZE])):
        shares[CELL, cells[index]] += share
    for index in range(EDGES, EDGES + int64(around[0])):
        shares[EDGE, around[index]] += share
    for index in range(CORNERS, CORNERS + int64(around[1])):
        shares[CORNER, around[index]] += share


@compiled
def _collect(
    tables: Struct,
    board: Struct,
    colour: int,
    roles: Struct,
    rings: Struct,
    recent: Struct,
    shares: Struct,
    gradient: Struct,
) -> None:
    """`fill_maps` backwards: hand the squares' shares to the weights they are made of."""
    colours = int64(board.colours)
    classes = np.zeros(4, np.int64)
    for square in range(len(rings)):
        _classify(tables, board, colour, square, classes)
        own = classes[colour]
        for other in range(colours):
            if other == colour:
                continue
            at = roles[colour, other] * ROLE_SIZE + classes[other]
            gradient[at + CELL_AT + _own_cell(own)] += shares[CELL, square]
            gradient[at + EDGE_AT + _own_edge(own)] += shares[EDGE, square]
            gradient[at + CORNER_AT + own * OTHERS] += shares[CORNER, square]
        gradient[CELL_RING_AT + rings[square]] += shares[CELL, square]
        if own < 5:
            gradient[CORNER_RING_AT + rings[square]] += shares[CORNER, square]
    for other in range(colours):
        if other != colour and roles[colour, other] == OPPONENT and recent[other] >= 0:
            live = uint8(16 << other)
            bits = uint8(live | uint8(1 << other))
            around = tables.around[recent[other]]
            for index in range(CORNERS, CORNERS + int64(around[1])):
                square = int64(around[index])
                if board.forbidden[square] & bits == live:
                    for relation in range(RELATIONS):
                        gradient[RECENT_AT + relation] += shares[relation, square]


# ---------------------------------------------------------------------- the coarse model


@compiled
def _coarse_state(status: int, colour: int) -> int:
    if status & uint8(1 << colour):
        return 2
    if status & uint8(16 << colour):
        return 1
    return 0


@compiled
def fill_tables(colours: int, roles: Struct, weights: Struct, tables: Struct, pieces: Struct) -> None:
    """For every phase, colour and relation what each byte of a board is worth; and the pieces' weights."""
    for phase in range(PHASES):
        for colour in range(colours):
            for relation in range(RELATIONS):
                for status in range(256):
                    total = np.float32(0.0)
                    own = _coarse_state(status, colour)
                    for other in range(colours):
                        if other != colour:
                            at = coarse_at(roles[colour, other], relation, own, _coarse_state(status, other))
                            total += weights[phase, at]
                    tables[phase, colour, relation, status] = total
            for piece in range(PIECES):
                pieces[phase, piece] = weights[phase, COARSE_PIECE_AT + piece]


@compiled
def coarse_at(role: int, relation: int, own: int, other: int) -> int:
    return ((role * RELATIONS + relation) * COARSE_STATES + own) * COARSE_STATES + other


@compiled
def coarse_logit(tables: Struct, forbidden: Struct, worth: Struct, pieces: Struct, placement: int) -> float:
    """As `logit`, from the bytes of the board as it is now. `worth` is one phase's and colour's tables."""
    cells = tables.placements[placement]
    around = tables.around[placement]
    total = pieces[cells[PIECE]]
    for index in range(int64(cells[SIZE])):
        total += worth[CELL, forbidden[cells[index]]]
    for index in range(EDGES, EDGES + int64(around[0])):
        total += worth[EDGE, forbidden[around[index]]]
    for index in range(CORNERS, CORNERS + int64(around[1])):
        total += worth[CORNER, forbidden[around[index]]]
    return total


@compiled
def _collect_coarse(
    board: Struct, colour: int, squares: int, roles: Struct, shares: Struct, gradient: Struct
) -> None:
    for square in range(squares):
        status = board.forbidden[square]
        own = _coarse_state(status, colour)
        for other in range(int64(board.colours)):
            if other != colour:
                state = _coarse_state(status, other)
                for relation in range(RELATIONS):
                    at = coarse_at(roles[colour, other], relation, own, state)
                    gradient[at] += shares[relation, square]


# ---------------------------------------------------------------------- doors from Python


@compiled
def policy(
    tables: Structs,
    boards: Structs,
    roles: Struct,
    rings: Struct,
    recent: Struct,
    weights: Struct,
    maps: Struct,
    moves: Struct,
    logits: Struct,
) -> int:
    """All legal moves of the colour to move with their logits; returns how many."""
    board = boards[0]
    colour = int64(board.turn)
    count = kernel.generate(tables[0], board, colour, moves)
    of_phase = weights[phase_of(board.left[colour])]
    fill_maps(tables[0], board, colour, roles, rings, recent, of_phase, maps)
    pieces = piece_weights_of(of_phase)
    for index in range(count):
        logits[index] = logit(tables[0], maps, pieces, int64(moves[index]))
    return count


@compiled
def add_gradient(
    tables: Structs,
    boards: Structs,
    recents: Struct,
    roles: Struct,
    rings: Struct,
    targets: Struct,
    shares_of_targets: Struct,
    weights: Struct,
    gradient: Struct,
    coarse: Struct,
    coarse_gradient: Struct,
    losses: Struct,
) -> None:
    """Cross-entropy of both models on a batch of positions, and its gradient.

    `targets[i]` are the moves that search liked in `boards[i]` and `shares_of_targets[i]` how much, as shares of
    one; a row ends where the share is 0.
    """
    moves = np.empty(kernel.PLACEMENTS, np.uint16)
    logits = np.empty(kernel.PLACEMENTS, np.float32)
    coarse_logits = np.empty(kernel.PLACEMENTS, np.float32)
    at_move = np.zeros(kernel.PLACEMENTS, np.float32)
    maps = np.zeros((RELATIONS, MAP_SQUARES), np.float32)
    shares = np.zeros((RELATIONS, MAP_SQUARES), np.float32)
    piece_shares = np.zeros(PIECES, np.float32)
    worth = np.zeros((PHASES, 4, RELATIONS, 256), np.float32)
    coarse_pieces = np.zeros((PHASES, PIECES), np.float32)
    fill_tables(int64(boards[0].colours), roles, coarse, worth, coarse_pieces)
    for number in range(len(boards)):
        board = boards[number]
        colour = int64(board.turn)
        phase = phase_of(board.left[colour])
        count = kernel.generate(tables[0], board, colour, moves)
        fill_maps(tables[0], board, colour, roles, rings, recents[number], weights[phase], maps)
        pieces = piece_weights_of(weights[phase])
        for index in range(count):
            placement = int64(moves[index])
            logits[index] = logit(tables[0], maps, pieces, placement)
            coarse_logits[index] = coarse_logit(
                tables[0], board.forbidden, worth[phase, colour], coarse_pieces[phase], placement
            )
        for index in range(targets.shape[1]):
            at_move[targets[number, index]] += shares_of_targets[number, index]
        for model in range(2):
            values = logits if model == 0 else coarse_logits
            highest = values[:count].max()
            total = np.float32(0.0)
            for index in range(count):
                total += np.exp(values[index] - highest)
            shares[:] = 0
            piece_shares[:] = 0
            for index in range(count):
                placement = int64(moves[index])
                target = at_move[placement]
                probability = np.exp(values[index] - highest) / total
                if target > 0:
                    losses[model] -= target * (values[index] - highest - np.log(total))
                _spread(tables[0], shares, piece_shares, placement, probability - target)
            if model == 0:
                _collect(tables[0], board, colour, roles, rings, recents[number], shares, gradient[phase])
                gradient[phase, PIECE_AT:] += piece_shares
            else:
                _collect_coarse(board, colour, len(rings), roles, shares, coarse_gradient[phase])
                coarse_gradient[phase, COARSE_PIECE_AT:] += piece_shares
        for index in range(targets.shape[1]):
            at_move[targets[number, index]] = 0
