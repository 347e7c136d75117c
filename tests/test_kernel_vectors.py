"""What is written in vector instructions is what plain Python says, and both are what a convolution is."""

import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from klotz import kernel_vectors
from klotz.jit import kernel
from klotz.kernel_vector_sizes import LARGEST, UNIT
from klotz.kernel_vectors import BLOCK, LANES, WINDOW

SIZE = 5
WIDTH = SIZE + 2
SQUARES = [row * WIDTH + column for row in range(1, SIZE + 1) for column in range(1, SIZE + 1)]
NOBODY = WIDTH * WIDTH
"""The row of the trunk that blocks write to when they are not full."""

Layer = dict[str, npt.NDArray[Any]]


def trunk_of(random: np.random.Generator, largest: float = 4.0) -> npt.NDArray[np.float32]:
    trunk = np.zeros((NOBODY + 1, LANES), np.float32)
    trunk[SQUARES] = largest * random.random((len(SQUARES), LANES), np.float32)
    return trunk


def convolved(
    trunk: npt.NDArray[np.float32],
    weights: npt.NDArray[np.float32],
    bias: npt.NDArray[np.float32],
    count: int,
    block: Any = None,
) -> Layer:
    """A layer at the first squares, by `convolve` or by a block function of one's own."""
    starts = np.zeros(count + BLOCK, np.uint32)
    starts[:count] = [(square - WIDTH - 1) * LANES for square in SQUARES[:count]]
    places = np.full(count + BLOCK, NOBODY, np.uint16)
    places[:count] = SQUARES[:count]
    inputs = np.minimum(np.round(UNIT * trunk), LARGEST).astype(np.int16)
    pairs, scales = kernel_vectors.quantised(weights)
    found: Layer = {
        "trunk": trunk.copy(),
        "outputs": np.zeros_like(inputs),
        "sums": np.zeros(LANES, np.float32),
    }
    if block is None:
        kernel_vectors.convolve(inputs, starts, places, count, WIDTH, pairs, scales, bias, *found.values())
    else:
        for first in range(0, count, BLOCK):
            block(inputs, starts, places, first, count, WIDTH * LANES, pairs, scales, bias, *found.values())
    return found


@pytest.mark.parametrize("count", [1, BLOCK - 1, BLOCK, BLOCK + 1, len(SQUARES)])
def test_a_layer_is_a_convolution_with_bias_and_relu_added_to_the_trunk(count: int) -> None:
    random = np.random.default_rng(1)
    trunk = trunk_of(random)
    weights = random.standard_normal((WINDOW * LANES, LANES)).astype(np.float32)
    bias = random.standard_normal(LANES).astype(np.float32)
    found = convolved(trunk, weights, bias, count)
    for square in SQUARES[:count]:
        window = [trunk[square + up * WIDTH + right] for up in (-1, 0, 1) for right in (-1, 0, 1)]
        wanted = trunk[square] + np.maximum(np.concatenate(window) @ weights + bias, 0)
        assert found["trunk"][square] == pytest.approx(wanted, abs=0.05, rel=0.01)
        assert found["outputs"][square] == pytest.approx(
            np.minimum(UNIT * found["trunk"][square], LARGEST), abs=1
        )
    assert found["sums"] == pytest.approx(found["trunk"][SQUARES[:count]].sum(0), rel=1e-4)
    untouched = SQUARES[count:]
    assert (found["trunk"][untouched] == trunk[untouched]).all()


def test_a_layer_is_the_same_uncompiled() -> None:
    random = np.random.default_rng(2)
    trunk = trunk_of(random)
    weights = random.standard_normal((WINDOW * LANES, LANES)).astype(np.float32)
    bias = random.standard_normal(LANES).astype(np.float32)
    count = 2 * BLOCK - 1
    compiled = convolved(trunk, weights, bias, count)
    plain = convolved(trunk, weights, bias, count, kernel_vectors._plain_block)
    for name, wanted in plain.items():
        rows = slice(None) if name == "sums" else SQUARES[:count]
        # The last digit may be rounded otherwise, so that a whole number is the next one.
        slack = 1 if name == "outputs" else 1e-3
        assert compiled[name][rows] == pytest.approx(wanted[rows], rel=1e-5, abs=slack), name


def test_the_largest_activations_and_weights_do_not_overflow() -> None:
    """Every weight of the same sign, every activation as large as can be: the sum is as large as it can be."""
    trunk = trunk_of(np.random.default_rng(3))
    trunk[SQUARES] = LARGEST / UNIT
    weights = np.full((WINDOW * LANES, LANES), 0.5, np.float32)
    bias = np.zeros(LANES, np.float32)
    found = convolved(trunk, weights, bias, len(SQUARES))
    middle = SQUARES[len(SQUARES) // 2]
    wanted = LARGEST / UNIT * (1 + WINDOW * LANES * 0.5)
    assert found["trunk"][middle] == pytest.approx(np.full(LANES, wanted), rel=1e-3)
    assert (found["outputs"][middle] == LARGEST).all()


def test_weights_of_a_channel_that_are_all_zero_stay_zero() -> None:
    pairs, scales = kernel_vectors.quantised(np.zeros((WINDOW * LANES, LANES), np.float32))
    assert not pairs.any()
    assert np.isfinite(scales).all()


@kernel
def _first_layer(
    tables: Any,
    codes: Any,
    pairs: int,
    squares: Any,
    places: Any,
    width: int,
    base: Any,
    bias: Any,
    layer: Any,
) -> None:
    kernel_vectors.first_layer(
        tables, codes, pairs, squares, places, len(squares), width, base, bias, layer[0], layer[1], layer[2]
    )


@pytest.mark.parametrize("pairs", [1, 2])
def test_the_first_layer_is_a_sum_of_the_rows_of_all_codes_around_a_square(pairs: int) -> None:
    random = np.random.default_rng(4)
    kinds = 7
    tables = random.standard_normal((2, WINDOW, kinds, LANES)).astype(np.float32)
    codes = random.integers(0, kinds, (2, WIDTH * WIDTH)).astype(np.uint8)
    base = random.standard_normal((SIZE * SIZE, LANES)).astype(np.float32)
    bias = random.standard_normal(LANES).astype(np.float32)
    squares, places = np.arange(SIZE * SIZE, dtype=np.uint16), np.array(SQUARES, np.uint16)

    def layer() -> tuple[npt.NDArray[Any], ...]:
        rows = (NOBODY + 1, LANES)
        return np.zeros(rows, np.float32), np.zeros(rows, np.int16), np.zeros(LANES, np.float32)

    compiled, plain = layer(), layer()
    _first_layer(tables, codes, pairs, squares, places, WIDTH, base, bias, compiled)
    kernel_vectors._plain_first_layer(
        tables, codes, pairs, squares, places, len(squares), WIDTH, base, bias, *plain
    )
    for one, other in zip(compiled, plain, strict=True):
        assert one == pytest.approx(other, rel=1e-4, abs=1e-4 if one.dtype == np.float32 else 1)
    square = 12
    at = SQUARES[square]
    around = [at + up * WIDTH + right for up in (-1, 0, 1) for right in (-1, 0, 1)]
    wanted = bias + base[square]
    for pair in range(pairs):
        wanted = wanted + sum(tables[pair, index, codes[pair, where]] for index, where in enumerate(around))
    assert compiled[0][at] == pytest.approx(np.maximum(wanted, 0), abs=1e-4)


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


@pytest.mark.skipif(
    platform.machine() not in ("x86_64", "AMD64"), reason="these are names of its instructions"
)
@pytest.mark.parametrize("features", ["+sse2,+avx,+avx2", "+sse2", "-sse4a"])
def test_other_processors_compute_the_same(features: str, tmp_path: Path) -> None:
    """All of the above, compiled for a processor with other instructions, or with none for pairs of products."""
    asked = {"NUMBA_CPU_NAME": "x86-64", "NUMBA_CPU_FEATURES": features, "KLOTZ_CACHE": str(tmp_path)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", __file__]
    done = subprocess.run(
        [*command, "-k", "not other_processors"],
        env={**os.environ, **asked},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
