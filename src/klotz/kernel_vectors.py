"""The layers of a small convolutional network for kernels, in vector instructions.

Sixteen channels are one vector of LLVM's, which becomes one register where the processor has wide ones, and two or
four where it has not; a row is some of them side by side. Numba cannot be told to keep such rows in registers, and a
library for matrices of any size copies its arguments first: for ours, which are small and lie scattered, that takes
longer than the product.

Convolutions are computed in whole numbers of one byte, of which four times as many fit into a register as of others
(`quantised` makes them of weights): activations from 0 to 127 in units that differ by channel, since some channels
are small and others are not, and weights from -127 to 127 in units that differ by the channel that comes out. What
is added to them, and what is read from the last layer, is float32.

The operations are written with LLVM's own builder (`kernel_vectors_llvm`); uncompiled they run as plain Python. They
do not check indices: callers do.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from klotz.jit import IS_COMPILED, Struct, kernel
from klotz.kernel_vector_sizes import (
    BLOCK,
    CHANNELS,
    GROUPS,
    LANES,
    LARGEST,
    QUAD,
    RUN,
    WINDOW,
    WINDOW_QUADS,
    WINDOW_ROWS,
)

__all__ = [
    "BLOCK",
    "CHANNELS",
    "GROUPS",
    "LANES",
    "QUAD",
    "WINDOW",
    "WINDOW_QUADS",
    "convolve",
    "dot",
    "first_layer",
    "quantised",
]


def quantised(
    weights: npt.NDArray[np.float32], units: npt.NDArray[np.float32]
) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.float32]]:
    """The weights of a convolution as `convolve` takes them, and what each channel's sum is to be multiplied with.

    `weights` has a row for each channel of each square of a window, and `units` says how many times each channel that
    comes in is larger as a whole number. What comes out is ordered by group of output channels, then by four rows.
    """
    by_unit = weights / np.tile(units, WINDOW)[:, None]
    scales = LARGEST / np.maximum(np.abs(by_unit).max(0), 1e-6)
    whole = np.round(by_unit * scales).astype(np.int8)
    quads = whole.reshape(WINDOW_QUADS, QUAD, GROUPS, LANES).transpose(2, 0, 3, 1)
    rows = np.ascontiguousarray(quads).reshape(GROUPS, WINDOW_QUADS, QUAD * LANES)
    return rows, (1 / scales).astype(np.float32)


def units_for(largest: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    """How many times larger the activations of each channel are as whole numbers, if they are at most so large."""
    return (LARGEST / np.maximum(largest, 1e-3)).astype(np.float32)


def _whole(numbers: npt.NDArray[np.float32], units: npt.NDArray[np.float32]) -> npt.NDArray[np.uint8]:
    return np.minimum(units * numbers + np.float32(0.5), LARGEST).astype(np.uint8)


def _plain_block(
    inputs: Struct,
    starts: Struct,
    places: Struct,
    first: int,
    count: int,
    stride: int,
    weights: Struct,
    scales: Struct,
    bias: Struct,
    units: Struct,
    trunk: Struct,
    outputs: Struct,
    sums: Struct,
) -> None:
    numbers = inputs.reshape(-1)
    matrix = weights.reshape(GROUPS, WINDOW_QUADS, LANES, QUAD).transpose(1, 3, 0, 2)
    matrix = matrix.reshape(WINDOW_QUADS * QUAD, CHANNELS).astype(np.int32)
    for row in range(first, min(first + BLOCK, count)):
        begins = int(starts[row]) + stride * np.arange(WINDOW_ROWS)
        window = numbers[begins[:, None] + np.arange(RUN)].ravel().astype(np.int32)
        place = int(places[row])
        trunk[place] += np.maximum(window @ matrix * scales + bias, np.float32(0))
        outputs[place] = _whole(trunk[place], units)
        sums += trunk[place]


_convolve_block: Any = _plain_block


@kernel
def convolve(
    inputs: Struct,
    starts: Struct,
    places: Struct,
    count: int,
    width: int,
    weights: Struct,
    scales: Struct,
    bias: Struct,
    units: Struct,
    trunk: Struct,
    outputs: Struct,
    sums: Struct,
) -> None:
    """A residual layer at `count` squares of a board: a 3 x 3 convolution, scales, a bias, ReLU, added to the trunk.

    `inputs` is the trunk, quantised: a row of channels for each square of a board that is `width` squares wide,
    border included. Where in it, counted in numbers, the window of a square begins is said by `starts`, and which row
    of the trunk is its own by `places`. The new trunk is in `trunk`, quantised by `units` in `outputs`, and added up
    in `sums`. Squares are computed in blocks, so `starts` and `places` need room for `BLOCK` more, with entries that
    are valid and of rows that nobody reads.
    """
    for channel in range(CHANNELS):
        sums[channel] = 0
    for first in range(0, count, BLOCK):
        _convolve_block(
            inputs,
            starts,
            places,
            first,
            count,
            width * CHANNELS,
            weights,
            scales,
            bias,
            units,
            trunk,
            outputs,
            sums,
        )


def _plain_first_layer(
    tables: Struct,
    codes: Struct,
    planes: int,
    squares: Struct,
    places: Struct,
    count: int,
    width: int,
    base: Struct,
    bias: Struct,
    units: Struct,
    trunk: Struct,
    outputs: Struct,
    sums: Struct,
) -> None:
    sums[:] = 0
    for square, place in zip(squares[:count].tolist(), places[:count].tolist(), strict=True):
        total = bias + base[square]
        for plane in range(planes):
            for index in range(WINDOW):
                up, right = divmod(index, WINDOW_ROWS)
                code = codes[plane, place + (up - 1) * width + right - 1]
                total = total + tables[plane, index, code]
        trunk[place] = np.maximum(total, np.float32(0))
        outputs[place] = _whole(trunk[place], units)
        sums += trunk[place]


first_layer: Any = _plain_first_layer
"""A layer whose inputs are one-hot planes: at every square the sum of a bias, its row of `base`, and for each square
of the window around it the row in `tables` that its code chooses; ReLU.

The first `planes` rows of `codes` are of a board that is `width` squares wide, border included. Of `count` squares
`squares` has the rows in `base` and `places` those on that board. What comes out goes into `trunk`, quantised by
`units` into `outputs`, and added up into `sums`.
"""


def _plain_dot(left: Struct, left_row: int, right: Struct, right_row: int) -> np.float32:
    return np.float32(left[left_row] @ right[right_row])


dot: Any = _plain_dot
"""The dot product of two rows of `CHANNELS` numbers, each given by an array of rows and its index."""

if IS_COMPILED:
    from klotz.kernel_vectors_llvm import compiled_block, compiled_dot, compiled_first_layer

    _convolve_block, dot, first_layer = compiled_block, compiled_dot, compiled_first_layer
