"""The layers of a small convolutional network for kernels, in vector instructions.

A row of sixteen channels is one vector of LLVM's, which becomes one register where the processor has wide ones, and
two or four where it has not. Numba cannot be told to keep such rows in registers, and a library for matrices of any
size copies its arguments first: for ours, which are small and lie scattered, that takes longer than the product.

Convolutions are computed in whole numbers of two bytes, of which twice as many fit into a register (`quantised` makes
them of weights): activations in units of 1/512, weights in units that differ by output channel and are as small as
can be without an overflow of the sum. What is added to them, and what is read from the last layer, is float32.

The operations are written with LLVM's own builder (`kernel_vectors_llvm`); uncompiled they run as plain Python. They
do not check indices: callers do.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from klotz.jit import IS_COMPILED, Struct, kernel
from klotz.kernel_vector_sizes import BLOCK, LANES, LARGEST, RUN, UNIT, WINDOW, WINDOW_PAIRS, WINDOW_ROWS

__all__ = ["BLOCK", "LANES", "WINDOW", "WINDOW_PAIRS", "convolve", "dot", "first_layer", "quantised"]

_LARGEST_SUM = 2**31 - 1


def quantised(
    weights: npt.NDArray[np.float32],
) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.float32]]:
    """The weights of a convolution as `convolve` takes them, and what each channel's sum is to be multiplied with.

    `weights` has a row for each channel of each square of a window.
    """
    most = _LARGEST_SUM // LARGEST - len(weights)  # with room for all of them to be rounded up
    sizes = np.abs(weights).sum(0)
    scales = np.where(sizes > 0, most / np.maximum(sizes, 1e-6), 1.0)
    scales = np.minimum(scales, LARGEST / np.maximum(np.abs(weights).max(0), 1e-6))
    whole = np.round(weights * scales).astype(np.int16)
    pairs = whole.reshape(WINDOW_PAIRS, 2, LANES).transpose(0, 2, 1)
    return np.ascontiguousarray(pairs).reshape(WINDOW_PAIRS, 2 * LANES), (1 / (UNIT * scales)).astype(
        np.float32
    )


def _whole(numbers: npt.NDArray[np.float32]) -> npt.NDArray[np.int16]:
    return np.minimum(np.float32(UNIT) * numbers + np.float32(0.5), LARGEST).astype(np.int16)


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
    trunk: Struct,
    outputs: Struct,
    sums: Struct,
) -> None:
    numbers = inputs.reshape(-1)
    matrix = weights.reshape(WINDOW_PAIRS, LANES, 2).transpose(0, 2, 1).reshape(2 * WINDOW_PAIRS, LANES)
    for row in range(first, min(first + BLOCK, count)):
        begins = int(starts[row]) + stride * np.arange(WINDOW_ROWS)
        window = numbers[begins[:, None] + np.arange(RUN)].ravel().astype(np.int32)
        place = int(places[row])
        trunk[place] += np.maximum(window @ matrix.astype(np.int32) * scales + bias, np.float32(0))
        outputs[place] = _whole(trunk[place])
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
    trunk: Struct,
    outputs: Struct,
    sums: Struct,
) -> None:
    """A residual layer at `count` squares of a board: a 3 x 3 convolution, scales, a bias, ReLU, added to the trunk.

    `inputs` is the trunk, quantised: a row of channels for each square of a board that is `width` squares wide,
    border included. Where in it, counted in numbers, the window of a square begins is said by `starts`, and which row
    of the trunk is its own by `places`. The new trunk is in `trunk`, quantised in `outputs`, and added up in `sums`.
    Squares are computed in blocks, so `starts` and `places` need room for `BLOCK` more, with entries that are valid
    and of rows that nobody reads.
    """
    for channel in range(LANES):
        sums[channel] = 0
    for first in range(0, count, BLOCK):
        _convolve_block(
            inputs,
            starts,
            places,
            first,
            count,
            width * LANES,
            weights,
            scales,
            bias,
            trunk,
            outputs,
            sums,
        )


def _plain_first_layer(
    tables: Struct,
    codes: Struct,
    pairs: int,
    squares: Struct,
    places: Struct,
    count: int,
    width: int,
    base: Struct,
    bias: Struct,
    trunk: Struct,
    outputs: Struct,
    sums: Struct,
) -> None:
    sums[:] = 0
    for square, place in zip(squares[:count].tolist(), places[:count].tolist(), strict=True):
        total = bias + base[square]
        for pair in range(pairs):
            for index in range(WINDOW):
                up, right = divmod(index, WINDOW_ROWS)
                code = codes[pair, place + (up - 1) * width + right - 1]
                total = total + tables[pair, index, code]
        trunk[place] = np.maximum(total, np.float32(0))
        outputs[place] = _whole(trunk[place])
        sums += trunk[place]


first_layer: Any = _plain_first_layer
"""A layer whose inputs are one-hot planes: at every square the sum of a bias, its row of `base`, and for each square
of the window around it the row in `tables` that its code chooses; ReLU.

There are one or two sets of `codes` for a board that is `width` squares wide, border included (`pairs`). Of `count`
squares `squares` has the rows in `base` and `places` those on that board. What comes out goes into `trunk`, quantised
into `outputs`, and added up into `sums`.
"""


def _plain_dot(left: Struct, left_row: int, right: Struct, right_row: int) -> np.float32:
    return np.float32(left[left_row] @ right[right_row])


dot: Any = _plain_dot
"""The dot product of two rows of `LANES` numbers, each given by an array of rows and its index."""

if IS_COMPILED:
    from klotz.kernel_vectors_llvm import compiled_block, compiled_dot, compiled_first_layer

    _convolve_block, dot, first_layer = compiled_block, compiled_dot, compiled_first_layer
