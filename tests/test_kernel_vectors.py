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
from klotz.kernel_vector_sizes import LARGEST
from klotz.kernel_vectors import BLOCK, CHANNELS, WINDOW

SIZE = 5
WIDTH = SIZE + 2
SQUARES = [row * WIDTH + column for row in range(1, SIZE + 1) for column in range(1, SIZE + 1)]
NOBODY = WIDTH * WIDTH
"""The row of the trunk that blocks write to when they are not full."""

NEXT_UNITS = np.linspace(1, 30, CHANNELS, dtype=np.float32)
"""Of what comes out."""

Layer = dict[str, npt.NDArray[Any]]


def trunk_of(random: np.random.Generator, largest: float = 4.0) -> npt.NDArray[np.float32]:
    trunk = np.zeros((NOBODY + 1, CHANNELS), np.float32)
    trunk[SQUARES] = largest * random.random((len(SQUARES), CHANNELS), np.float32)
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
    starts[:count] = [(square - WIDTH - 1) * CHANNELS for square in SQUARES[:count]]
    places = np.full(count + BLOCK, NOBODY, np.uint16)
    places[:count] = SQUARES[:count]
    units = kernel_vectors.units_for(np.maximum(trunk.max(0), 1))
    inputs = np.minimum(np.round(units * trunk), LARGEST).astype(np.uint8)
    quads, scales = kernel_vectors.quantised(weights, units)
    found: Layer = {
        "trunk": trunk.copy(),
        "outputs": np.zeros_like(inputs),
        "sums": np.zeros(CHANNELS, np.float32),
    }
    of_layer = (quads, scales, bias, NEXT_UNITS, *found.values())
    if block is None:
        kernel_vectors.convolve(inputs, starts, places, count, WIDTH, *of_layer)
    else:
        for first in range(0, count, BLOCK):
            block(inputs, starts, places, first, count, WIDTH * CHANNELS, *of_layer)
    return found


@pytest.mark.parametrize("count", [1, BLOCK - 1, BLOCK, BLOCK + 1, len(SQUARES)])
def test_a_layer_is_a_convolution_with_bias_and_relu_added_to_the_trunk(count: int) -> None:
    random = np.random.default_rng(1)
    trunk = trunk_of(random)
    weights = random.normal(0, 0.05, (WINDOW * CHANNELS, CHANNELS)).astype(np.float32)
    bias = random.standard_normal(CHANNELS).astype(np.float32)
    found = convolved(trunk, weights, bias, count)
    for square in SQUARES[:count]:
        window = [trunk[square + up * WIDTH + right] for up in (-1, 0, 1) for right in (-1, 0, 1)]
        wanted = trunk[square] + np.maximum(np.concatenate(window) @ weights + bias, 0)
        assert found["trunk"][square] == pytest.approx(wanted, abs=0.05, rel=0.01)
        whole = np.minimum(NEXT_UNITS * found["trunk"][square], LARGEST)
        assert found["outputs"][square] == pytest.approx(whole, abs=1)
    assert found["sums"] == pytest.approx(found["trunk"][SQUARES[:count]].sum(0), rel=1e-4)
    untouched = SQUARES[count:]
    assert (found["trunk"][untouched] == trunk[untouched]).all()


def test_a_layer_is_the_same_uncompiled() -> None:
    random = np.random.default_rng(2)
    trunk = trunk_of(random)
    weights = random.normal(0, 0.05, (WINDOW * CHANNELS, CHANNELS)).astype(np.float32)
    bias = random.standard_normal(CHANNELS).astype(np.float32)
    count = 2 * BLOCK - 1
    compiled = convolved(trunk, weights, bias, count)
    plain = convolved(trunk, weights, bias, count, kernel_vectors._plain_block)
    for name, wanted in plain.items():
        rows = slice(None) if name == "sums" else SQUARES[:count]
        # The last digit may be rounded otherwise, so that a whole number is the next one.
        slack = 1 if name == "outputs" else 1e-3
        assert compiled[name][rows] == pytest.approx(wanted[rows], rel=1e-5, abs=slack), name


@pytest.mark.parametrize("sign", [1, -1])
def test_the_largest_activations_and_weights_do_not_overflow(sign: int) -> None:
    """Every weight of the same sign, every activation as large as can be: the sum is as large as it can be."""
    trunk = np.zeros((NOBODY + 1, CHANNELS), np.float32)
    trunk[SQUARES] = 64.0
    weights = np.full((WINDOW * CHANNELS, CHANNELS), 0.5 * sign, np.float32)
    bias = np.full(CHANNELS, 10_000, np.float32)
    found = convolved(trunk, weights, bias, len(SQUARES))
    middle = SQUARES[len(SQUARES) // 2]
    wanted = 64 * (1 + WINDOW * CHANNELS * 0.5 * sign) + 10_000
    assert found["trunk"][middle] == pytest.approx(np.full(CHANNELS, wanted), rel=3e-3)
    assert (found["outputs"][middle] == LARGEST).all()


def test_weights_of_a_channel_that_are_all_zero_stay_zero() -> None:
    units = np.ones(CHANNELS, np.float32)
    quads, scales = kernel_vectors.quantised(np.zeros((WINDOW * CHANNELS, CHANNELS), np.float32), units)
    assert not quads.any()
    assert np.isfinite(scales).all()


def test_a_channel_that_is_always_zero_has_a_unit() -> None:
    assert np.isfinite(kernel_vectors.units_for(np.zeros(CHANNELS, np.float32))).all()


@kernel
def _first_layer(
    tables: Any,
    codes: Any,
    planes: int,
    squares: Any,
    places: Any,
    width: int,
    base: Any,
    bias: Any,
    units: Any,
    layer: Any,
) -> None:
    kernel_vectors.first_layer(
        tables,
        codes,
        planes,
        squares,
        places,
        len(squares),
        width,
        base,
        bias,
        units,
        layer[0],
        layer[1],
        layer[2],
    )


@pytest.mark.parametrize("planes", [1, 2, 4])
def test_the_first_layer_is_a_sum_of_the_rows_of_all_codes_around_a_square(planes: int) -> None:
    random = np.random.default_rng(4)
    kinds = 7
    tables = random.standard_normal((4, WINDOW, kinds, CHANNELS)).astype(np.float32)
    codes = random.integers(0, kinds, (4, WIDTH * WIDTH)).astype(np.uint8)
    base = random.standard_normal((SIZE * SIZE, CHANNELS)).astype(np.float32)
    bias = random.standard_normal(CHANNELS).astype(np.float32)
    squares, places = np.arange(SIZE * SIZE, dtype=np.uint16), np.array(SQUARES, np.uint16)

    def layer() -> tuple[npt.NDArray[Any], ...]:
        rows = (NOBODY + 1, CHANNELS)
        return np.zeros(rows, np.float32), np.zeros(rows, np.uint8), np.zeros(CHANNELS, np.float32)

    compiled, plain = layer(), layer()
    _first_layer(tables, codes, planes, squares, places, WIDTH, base, bias, NEXT_UNITS, compiled)
    kernel_vectors._plain_first_layer(
        tables, codes, planes, squares, places, len(squares), WIDTH, base, bias, NEXT_UNITS, *plain
    )
    for one, other in zip(compiled, plain, strict=True):
        assert one == pytest.approx(other, rel=1e-4, abs=1e-4 if one.dtype == np.float32 else 1)
    square = 12
    at = SQUARES[square]
    around = [at + up * WIDTH + right for up in (-1, 0, 1) for right in (-1, 0, 1)]
    wanted = bias + base[square]
    for plane in range(planes):
        wanted = wanted + sum(tables[plane, index, codes[plane, where]] for index, where in enumerate(around))
    assert compiled[0][at] == pytest.approx(np.maximum(wanted, 0), abs=1e-4)


@kernel
def _dot(left: object, left_row: int, right: object, right_row: int) -> float:
    return float(kernel_vectors.dot(left, left_row, right, right_row))


def test_a_dot_product_is_that_of_two_rows() -> None:
    random = np.random.default_rng(3)
    left, right = random.standard_normal((2, 7, CHANNELS)).astype(np.float32)
    for one, other in ((0, 0), (6, 2), (3, 6)):
        wanted = pytest.approx(float(left[one] @ right[other]), abs=1e-5)
        assert _dot(left, one, right, other) == wanted
        assert kernel_vectors._plain_dot(left, one, right, other) == wanted


@pytest.mark.skipif(
    platform.machine() not in ("x86_64", "AMD64"), reason="these are names of its instructions"
)
@pytest.mark.parametrize("features", ["+ssse3,+avx,+avx2", "+sse2,+ssse3", "+sse2", "-sse4a"])
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
