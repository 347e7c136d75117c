"""The learned weights of the Bloqs value function, which `klotz.learning.bloqs` learns."""

from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np

from klotz.players.bloqs.kernel import FEATURES

PHASES: Final = (0.0, 2.0, 6.0, 16.0)
"""Pieces to come; weights are interpolated between these."""

SHIPPED: Final = Path(__file__).with_name("weights-bloqs.npz")
ARRAY: Final = "weights_by_phase"

Weights = tuple[tuple[float, ...], ...]
"""Of every feature, at each of `PHASES`."""


def unpack_weights(data: bytes) -> Weights:
    """Weights from the content of a file. ValueError if there are none."""
    try:
        with np.load(BytesIO(data)) as arrays:
            found = arrays[ARRAY]
    except (BadZipFile, EOFError, KeyError) as error:
        raise ValueError(str(error)) from error
    if found.shape != (len(PHASES), FEATURES):
        raise ValueError("the array has another size")
    return tuple(tuple(row) for row in found.tolist())


def read_weights(path: Path) -> Weights:
    """Weights from a file of one's own."""
    try:
        return unpack_weights(path.read_bytes())
    except (OSError, ValueError) as error:
        raise ValueError(f"{path} has no weights for Bloqs: {error}") from error


@cache
def shipped() -> Weights:
    return unpack_weights(SHIPPED.read_bytes())
