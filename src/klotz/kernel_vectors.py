"""Convolutions and dot products for kernels, in vector instructions.

A row of sixteen numbers is one vector of LLVM's, which becomes one register where the processor has wide ones, and
two or four where it has not. Numba cannot be told to keep such rows in registers, and a library for matrices of any
size copies its arguments first: for ours, which are small and lie scattered, that takes longer than the product.

The operations are written with LLVM's own builder (`kernel_vectors_llvm`); uncompiled they run as plain Python. They
do not check indices: callers do.
"""

from typing import Any

import numpy as np

from klotz.jit import IS_COMPILED, Struct, kernel
from klotz.kernel_vector_sizes import BLOCK, LANES, RUN, WINDOW_ROWS

__all__ = ["BLOCK", "LANES", "RUN", "WINDOW_ROWS", "convolve", "dot"]


def _plain_block(
    inputs: Struct, starts: Struct, first: int, stride: int, weights: Struct, products: Struct
) -> None:
    numbers = inputs.reshape(-1)
    for row in range(first, first + BLOCK):
        begins = int(starts[row]) + stride * np.arange(WINDOW_ROWS)
        window = numbers[begins[:, None] + np.arange(RUN)]
        products[row] = window.ravel() @ weights


_convolve_block: Any = _plain_block


@kernel
def convolve(
    inputs: Struct, starts: Struct, count: int, width: int, weights: Struct, products: Struct
) -> None:
    """A 3 x 3 convolution of `LANES` channels with `LANES` others, at `count` squares of a board.

    `inputs` has a row of channels for each square of a board that is `width` squares wide, border included. Where in
    it, counted in numbers, the window of a square begins is said by `starts`. `weights` has a row for each channel of
    each square of a window. Squares are computed in blocks, so `starts` and `products` need room for `BLOCK` more,
    with starts that are valid.
    """
    for first in range(0, count, BLOCK):
        _convolve_block(inputs, starts, first, width * LANES, weights, products)


def _plain_dot(left: Struct, left_row: int, right: Struct, right_row: int) -> np.float32:
    return np.float32(left[left_row] @ right[right_row])


dot: Any = _plain_dot
"""The dot product of two rows of `LANES` numbers, each given by an array of rows and its index."""

if IS_COMPILED:
    from klotz.kernel_vectors_llvm import compiled_block, compiled_dot

    _convolve_block, dot = compiled_block, compiled_dot
