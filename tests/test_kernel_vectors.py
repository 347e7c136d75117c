"""What is written in vector instructions is what plain Python says."""

import numpy as np
import pytest

from klotz import kernel_vectors
from klotz.jit import kernel
from klotz.kernel_vectors import BLOCK, LANES, WINDOW_ROWS


def test_a_convolution_is_the_product_of_every_window_with_the_weights() -> None:
    random = np.random.default_rng(1)
    size = 5
    width = size + 2
    board = random.standard_normal((width * width, LANES)).astype(np.float32)
    weights = random.standard_normal((9 * LANES, LANES)).astype(np.float32)
    squares = [row * width + column for row in range(1, size + 1) for column in range(1, size + 1)]
    for count in (1, BLOCK - 1, BLOCK, BLOCK + 1, len(squares)):
        starts = np.zeros(count + BLOCK, np.uint32)
        starts[:count] = [(square - width - 1) * LANES for square in squares[:count]]
        products = np.zeros((count + BLOCK, LANES), np.float32)
        kernel_vectors.convolve(board, starts, count, width, weights, products)
        for square, product in zip(squares, products[:count], strict=False):
            window = [board[square + up * width + right] for up in (-1, 0, 1) for right in (-1, 0, 1)]
            assert product == pytest.approx(np.concatenate(window) @ weights, abs=1e-4)


def test_a_block_is_the_same_uncompiled() -> None:
    random = np.random.default_rng(2)
    board = random.standard_normal((64, LANES)).astype(np.float32)
    weights = random.standard_normal((WINDOW_ROWS * 3 * LANES, LANES)).astype(np.float32)
    starts = (LANES * random.integers(0, 40, BLOCK)).astype(np.uint32)
    compiled, plain = np.zeros((2, BLOCK, LANES), np.float32)
    kernel_vectors.convolve(board, starts, 1, 8, weights, compiled)
    kernel_vectors._plain_block(board, starts, 0, 8 * LANES, weights, plain)
    assert compiled == pytest.approx(plain, abs=1e-4)


@kernel
def _dot(left: object, left_row: int, right: object, right_row: int) -> float:
    return float(kernel_vectors.dot(left, left_row, right, right_row))


def test_a_dot_product_is_that_of_two_rows() -> None:
    random = np.random.default_rng(3)
    left, right = random.standard_normal((2, 7, LANES)).astype(np.float32)
    for one, other in ((0, 0), (6, 2), (3, 6)):
        wanted = pytest.approx(float(left[one] @ right[other]), abs=1e-5)
        assert _dot(left, one, right, other) == wanted
        assert kernel_vectors._plain_dot(left, one, right, other) == wanted
