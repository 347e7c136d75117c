"""Positions as arrays, for programs that learn: what a game says about them.

Every game that has them describes them once, in a file of its own (`games/NAME/features.py`): names, shapes and
bounds follow from the game and the seats alone, so a network's inputs mean the same in every position.
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    import numpy.typing as npt


class Feature(NamedTuple):
    """One array of whole numbers, each a byte."""

    name: str
    shape: tuple[int, ...]
    most: int
    """No entry is higher; none is lower than 0."""
    meaning: str


def empty(layout: Iterable[Feature], games: tuple[int, ...] = ()) -> "dict[str, npt.NDArray[Any]]":
    """Arrays for the features of one position, or of several."""
    import numpy as np

    return {feature.name: np.zeros((*games, *feature.shape), np.uint8) for feature in layout}


def check(layout: Iterable[Feature], arrays: "Mapping[str, npt.NDArray[Any]]") -> None:
    """ValueError unless these arrays have room for the features, and for nothing else."""
    import numpy as np

    wanted = {feature.name: feature.shape for feature in layout}
    found = {name: array.shape for name, array in arrays.items()}
    if wanted != found or any(array.dtype != np.uint8 for array in arrays.values()):
        raise ValueError(f"features are written into arrays of bytes with the shapes {wanted}, not {found}")
