"""A small convolutional network that evaluates Blokus positions: a policy and a value.

The position is seen from the colour to move: *relative* colours count from it in turn order. To a colour, a square is
an attach point, one to four steps away from one, out of reach, or forbidden; and so many of its legal moves cover
it. The classes of two colours make one code, so that a square has two codes in Duo and four on the big board. Scalar
features (`scalars`) say what sums over it would lose: squares placed, free corners, reach, the pieces that every
colour has left, and how many legal moves each of them has.

    first layer   a 3 x 3 convolution of the codes' one-hot planes, done by looking up and adding rows, and for every
                  channel a bias that is linear in the scalars
    other layers  residual 3 x 3 convolutions, each with a bias that is linear in the mean of all maps

Squares that nobody can cover any more are zero and not computed. From the last layer, the trunk, come

    policy   three maps (what covering, edging and cornering a square adds to a move's logit), a weight for every
             piece, and for every orientation of a piece a dot product with the trunk at the move's first square
    value    for every relative colour the result of its seat and the points to expect, from the means of the maps
             and the scalars

The policy's logits are added to those of the log-linear model (`kernel_policy`). Weights are arrays in one struct,
float32 but for those of the other layers, which are computed in whole numbers (`klotz.kernel_vectors`).
"""

from typing import Final

import numpy as np

from klotz.games.blokus import kernel
from klotz.games.blokus.kernel import COLOURS, PIECE, PIECES, PLACEMENTS, SIZE, SQUARES
from klotz.jit import Struct, Structs, int64, struct, uint8, uint32
from klotz.jit import kernel as compiled
from klotz.kernel_vectors import (
    BLOCK,
    CHANNELS,
    GROUPS,
    LANES,
    QUAD,
    WINDOW,
    WINDOW_QUADS,
    convolve,
    dot,
    first_layer,
    quantised,
    units_for,
)
from klotz.players.blokus.kernel_context import ORIENTATIONS, PADDED, RELATIONS

MOST_LAYERS: Final = 8
PREPARED: Final = ("quads", "scales", "units", "map_rows")
"""What `prepare` fills in; everything else is learned."""

ATTACH: Final = 0
"""Classes of a square to a colour: steps from its nearest attach point, from 0 to 4; then these two."""
OUT_OF_REACH: Final = 5
FORBIDDEN: Final = 6
CLASSES: Final = 7
"""So many there are of the other kind too, see `_class_of_count`."""
PLANES: Final = COLOURS
"""Codes of a square: two for each pair of colours, of steps and of moves."""
DEAD: Final = CLASSES * CLASSES
"""The code of a square that nobody can cover any more, or that lies off the board."""
CODES: Final = DEAD + 1

# The scalars of one colour, in order: squares placed, attach points by free squares beside them, squares in reach,
# those in nobody else's, those that are nearer than to all others, the pieces that are left, whether it is out, the
# pieces that can be placed, and the orders of magnitude of how many moves each of them has, and of all moves.
_RICHES_AT: Final = 1
_REACH_AT: Final = _RICHES_AT + 5
_ALONE_AT: Final = _REACH_AT + 1
_NEARER_AT: Final = _ALONE_AT + 1
_PIECES_AT: Final = _NEARER_AT + 1
_OUT_AT: Final = _PIECES_AT + PIECES
_FITS_AT: Final = _OUT_AT + 1
_MOVES_AT: Final = _FITS_AT + PIECES
_ALL_MOVES_AT: Final = _MOVES_AT + PIECES
SCALARS: Final = _ALL_MOVES_AT + 1
ALL_SCALARS: Final = COLOURS * SCALARS

HIDDEN: Final = 64
OUTPUTS: Final = 2 * COLOURS
"""For every relative colour the logit of its seat's result, then for every one its points, in units of POINTS."""
POINTS: Final = 20.0

POOL_SCALE: Final = 4.0
"""Means over the board are small, where most squares are dead: so much larger they are passed on."""

NETWORK: Final = struct(
    [
        ("board_size", "u4"),  # squares along a side
        ("colours", "u4"),
        ("layers", "u4"),
        ("first", "f4", (PLANES, WINDOW, CODES, CHANNELS)),
        ("place", "f4", (SQUARES, CHANNELS)),
        ("scalars", "f4", (ALL_SCALARS, CHANNELS)),
        ("first_bias", "f4", CHANNELS),
        ("convolutions", "f4", (MOST_LAYERS - 1, WINDOW * CHANNELS, CHANNELS)),
        ("pools", "f4", (MOST_LAYERS - 1, CHANNELS, CHANNELS)),
        ("biases", "f4", (MOST_LAYERS - 1, CHANNELS)),
        ("hidden", "f4", (CHANNELS + ALL_SCALARS, HIDDEN)),
        ("hidden_bias", "f4", HIDDEN),
        ("value", "f4", (HIDDEN, OUTPUTS)),
        ("value_bias", "f4", OUTPUTS),
        ("maps", "f4", (CHANNELS, RELATIONS)),
        ("maps_bias", "f4", RELATIONS),
        ("pieces", "f4", (HIDDEN, PIECES)),
        ("pieces_bias", "f4", PIECES),
        ("orientations", "f4", (ORIENTATIONS, CHANNELS)),
        (
            "largest",
            "f4",
            (MOST_LAYERS - 1, CHANNELS),
        ),  # of the trunk's numbers that go into each convolution
        # What `prepare` makes of the weights: convolutions as `klotz.kernel_vectors` takes them, maps as rows
        ("quads", "i1", (MOST_LAYERS - 1, GROUPS, WINDOW_QUADS, QUAD * LANES)),
        ("scales", "f4", (MOST_LAYERS - 1, CHANNELS)),
        ("units", "f4", (MOST_LAYERS, CHANNELS)),
        ("map_rows", "f4", (RELATIONS, CHANNELS)),
    ]
)

ACTIVATIONS: Final = struct(
    [
        # The position, encoded
        ("codes", "u1", (PLANES, PADDED)),
        ("scalars", "f4", ALL_SCALARS),
        ("live", "u2", SQUARES),  # squares that somebody can cover
        ("live_at", "u2", SQUARES + BLOCK),  # where they are on the padded board
        ("live_count", "u4"),
        ("distance", "u1", (COLOURS, SQUARES + 2)),
        ("queue", "u2", SQUARES + 2),
        ("covering", "u2", (COLOURS, SQUARES + 2)),  # how many legal moves of a colour cover a square
        ("moves", "u2", PLACEMENTS),
        ("moves_of_piece", "u2", PIECES),
        # What the network makes of it
        ("trunk", "f4", (PADDED + 1, CHANNELS)),  # only live squares have values; the last row is nobody's
        ("outputs", "f4", OUTPUTS),
        ("maps", "f4", (RELATIONS, SQUARES)),
        ("pieces", "f4", PIECES),
        # Scratch
        ("windows", "u4", SQUARES + BLOCK),  # where in the trunk the window around each live square begins
        ("quantised", "u1", (2, PADDED + 1, CHANNELS)),  # the trunk, before and after a layer
        ("bias", "f4", CHANNELS),
        ("pooled", "f4", CHANNELS),
        ("hidden", "f4", HIDDEN),
    ]
)


def prepare(networks: Structs) -> Structs:
    """Weights as the kernels below read them, once all have been set."""
    network = networks[0]
    for layer in range(int(network["layers"]) - 1):
        units = units_for(network["largest"][layer])
        network["units"][layer] = units
        network["quads"][layer], network["scales"][layer] = quantised(network["convolutions"][layer], units)
    network["map_rows"] = network["maps"].T
    return networks


# ---------------------------------------------------------------------- encoding the position


@compiled
def _spread(
    tables: Struct, board: Struct, squares: int, colour: int, distance: Struct, queue: Struct
) -> None:
    """How many steps from its nearest attach point every square is for a colour."""
    forbidden = board.forbidden
    bit = uint8(1 << colour)
    for square in range(squares):
        distance[square] = FORBIDDEN if forbidden[square] & bit else OUT_OF_REACH
    end = int64(0)
    for index in range(int64(board.attach_count[colour])):
        square = int64(board.attach[colour, index])
        if distance[square] == OUT_OF_REACH:
            distance[square] = ATTACH
            queue[end] = square
            end += 1
    begin = int64(0)
    while begin < end:
        square = int64(queue[begin])
        begin += 1
        step = distance[square] + 1
        if step >= OUT_OF_REACH:
            break
        for index in range(4):
            other = int64(tables.neighbours[square, index])
            if other < squares and distance[other] == OUT_OF_REACH:
                distance[other] = step
                queue[end] = other
                end += 1


@compiled
def _order_of(count: int) -> int:
    """The order of magnitude of a number, in powers of two."""
    order = int64(0)
    while count > 0:
        order += 1
        count >>= 1
    return order


@compiled
def _class_of_count(count: int) -> int:
    """The class of a square that so many moves cover: none, up to 2, 6, 14, 30, 62, or more."""
    return min(_order_of(count + 1) - 1, CLASSES - 1)


@compiled
def _count_moves(tables: Struct, board: Struct, colour: int, activations: Struct, relative: int) -> None:
    """What the legal moves of a colour cover, and how many there are, by piece and in all."""
    covering = activations.covering[relative]
    of_piece = activations.moves_of_piece
    placements = tables.placements
    count = kernel.generate(tables, board, colour, activations.moves)
    covering[:] = 0
    for piece in range(PIECES):
        of_piece[piece] = 0
    for index in range(count):
        cells = placements[int64(activations.moves[index])]
        of_piece[cells[PIECE]] += 1
        for cell in range(int64(cells[SIZE])):
            covering[cells[cell]] += 1
    scalars = activations.scalars
    at = relative * SCALARS
    for piece in range(PIECES):
        moves = int64(of_piece[piece])
        if moves > 0:
            scalars[at + _FITS_AT + piece] = 1
            scalars[at + _MOVES_AT + piece] = np.float32(0.15) * np.float32(_order_of(moves))
    scalars[at + _ALL_MOVES_AT] = np.float32(0.1) * np.float32(_order_of(count))


@compiled
def encode(tables: Struct, board: Struct, network: Struct, activations: Struct) -> None:
    """Codes and scalars of a position, from the colour to move."""
    size = int64(network.board_size)
    squares = size * size
    colours = int64(network.colours)
    mover = int64(board.turn)
    scalars = activations.scalars
    for index in range(ALL_SCALARS):
        scalars[index] = 0
    for relative in range(colours):
        colour = (mover + relative) % colours
        distance = activations.distance[relative]
        _spread(tables, board, squares, colour, distance, activations.queue)
        at = relative * SCALARS
        scalars[at] = np.float32(0.01) * np.float32(board.squares[colour])
        for index in range(int64(board.attach_count[colour])):
            square = int64(board.attach[colour, index])
            if distance[square] == ATTACH:
                riches = int64(0)
                for neighbour in range(4):
                    other = int64(tables.neighbours[square, neighbour])
                    if other < squares and distance[other] != FORBIDDEN:
                        riches += 1
                scalars[at + _RICHES_AT + riches] += np.float32(0.1)
        left = board.left[colour]
        for piece in range(PIECES):
            scalars[at + _PIECES_AT + piece] = np.float32((left >> uint32(piece)) & uint32(1))
        scalars[at + _OUT_AT] = np.float32((board.out >> uint32(colour)) & uint32(1))
        _count_moves(tables, board, colour, activations, relative)
    width = size + 2
    for plane in range(colours):
        activations.codes[plane][: width * width] = DEAD
    count = int64(0)
    for square in range(squares):
        alive = False
        nearest = int64(FORBIDDEN)
        second = int64(FORBIDDEN)
        who = int64(0)
        for relative in range(colours):
            steps = int64(activations.distance[relative, square])
            alive |= steps != FORBIDDEN
            if steps < OUT_OF_REACH:
                scalars[relative * SCALARS + _REACH_AT] += np.float32(0.01)
            if steps < nearest:
                second = nearest
                nearest = steps
                who = relative
            elif steps < second:
                second = steps
        if nearest < OUT_OF_REACH:
            if second >= OUT_OF_REACH:
                scalars[who * SCALARS + _ALONE_AT] += np.float32(0.01)
            elif second > nearest:
                scalars[who * SCALARS + _NEARER_AT] += np.float32(0.01)
        if alive:
            at = (square // size + 1) * width + square % size + 1
            for relative in range(0, colours, 2):
                distance = activations.distance
                activations.codes[relative, at] = (
                    distance[relative, square] * CLASSES + distance[relative + 1, square]
                )
                activations.codes[relative + 1, at] = _class_of_count(
                    int64(activations.covering[relative, square])
                ) * CLASSES + _class_of_count(int64(activations.covering[relative + 1, square]))
            activations.live[count] = square
            activations.live_at[count] = at
            activations.windows[count] = (at - width - 1) * CHANNELS
            count += 1
    activations.live_count = count
    for index in range(count, count + BLOCK):
        activations.windows[index] = 0
        activations.live_at[index] = PADDED


# ---------------------------------------------------------------------- the network


@compiled
def forward(network: Struct, activations: Struct) -> None:
    """The trunk and the value of what was encoded."""
    width = int64(network.board_size) + 2
    count = int64(activations.live_count)
    quantised = activations.quantised
    for half in range(2):  # as slices, which the compiler clears as fast as memory allows; loops it does not
        quantised[half][: width * width] = 0
    _add_scalars(network, activations)
    first_layer(
        network.first,
        activations.codes,
        int64(network.colours),
        activations.live,
        activations.live_at,
        count,
        width,
        network.place,
        activations.bias,
        network.units[0],
        activations.trunk,
        quantised[0],
        activations.pooled,
    )
    for layer in range(int64(network.layers) - 1):
        _add_pools(network, activations, layer)
        convolve(
            quantised[layer % 2],
            activations.windows,
            activations.live_at,
            count,
            width,
            network.quads[layer],
            network.scales[layer],
            activations.bias,
            network.units[layer + 1],
            activations.trunk,
            quantised[1 - layer % 2],
            activations.pooled,
        )
    _scale_pools(network, activations)
    _read_value(network, activations)


@compiled
def _add_scalars(network: Struct, activations: Struct) -> None:
    """The biases of the first layer."""
    bias = activations.bias
    for channel in range(CHANNELS):
        bias[channel] = network.first_bias[channel]
    for index in range(int64(network.colours) * SCALARS):
        scalar = activations.scalars[index]
        if scalar != 0:
            for channel in range(CHANNELS):
                bias[channel] += scalar * network.scalars[index, channel]


@compiled
def _scale_pools(network: Struct, activations: Struct) -> None:
    """From sums of maps to their means over the whole board."""
    size = int64(network.board_size)
    share = np.float32(POOL_SCALE) / np.float32(size * size)
    for channel in range(CHANNELS):
        activations.pooled[channel] *= share


@compiled
def _add_pools(network: Struct, activations: Struct, layer: int) -> None:
    """The biases of another layer, from the means of all maps."""
    _scale_pools(network, activations)
    bias = activations.bias
    for channel in range(CHANNELS):
        bias[channel] = network.biases[layer, channel]
    for index in range(CHANNELS):
        mean = activations.pooled[index]
        for channel in range(CHANNELS):
            bias[channel] += mean * network.pools[layer, index, channel]


@compiled
def _read_value(network: Struct, activations: Struct) -> None:
    """From the means of the maps and the scalars."""
    hidden = activations.hidden
    for unit in range(HIDDEN):
        hidden[unit] = network.hidden_bias[unit]
    for index in range(CHANNELS):
        mean = activations.pooled[index]
        for unit in range(HIDDEN):
            hidden[unit] += mean * network.hidden[index, unit]
    for index in range(int64(network.colours) * SCALARS):
        scalar = activations.scalars[index]
        if scalar != 0:
            for unit in range(HIDDEN):
                hidden[unit] += scalar * network.hidden[CHANNELS + index, unit]
    for output in range(OUTPUTS):
        activations.outputs[output] = network.value_bias[output]
    for unit in range(HIDDEN):
        hidden[unit] = max(hidden[unit], np.float32(0))
        if hidden[unit] > 0:
            for output in range(OUTPUTS):
                activations.outputs[output] += hidden[unit] * network.value[unit, output]


@compiled
def add_policy(network: Struct, activations: Struct, maps: Struct, pieces: Struct) -> None:
    """Add the network's share of the policy to maps and piece weights, after `forward`."""
    for index in range(int64(activations.live_count)):
        square = int64(activations.live[index])
        at = int64(activations.live_at[index])
        for relation in range(RELATIONS):
            maps[relation, square] += network.maps_bias[relation] + dot(
                activations.trunk, at, network.map_rows, relation
            )
    for piece in range(PIECES):
        pieces[piece] += network.pieces_bias[piece]
    for unit in range(HIDDEN):
        if activations.hidden[unit] > 0:
            for piece in range(PIECES):
                pieces[piece] += activations.hidden[unit] * network.pieces[unit, piece]


@compiled
def orientation_logit(context: Struct, network: Struct, trunk: Struct, placement: int) -> np.float32:
    """What the orientation of a piece adds to a move's logit, from the trunk at the move's first square."""
    return dot(
        trunk,
        int64(context.anchors[placement]),
        network.orientations,
        int64(context.orientations[placement]),
    )


# ---------------------------------------------------------------------- doors from Python


@compiled
def evaluate(tables: Structs, boards: Structs, networks: Structs, evaluations: Structs) -> None:
    """Evaluate `boards[0]` into `evaluations[0]`."""
    activations = evaluations[0]
    encode(tables[0], boards[0], networks[0], activations)
    forward(networks[0], activations)
    activations.maps[:] = 0
    activations.pieces[:] = 0
    add_policy(networks[0], activations, activations.maps, activations.pieces)
