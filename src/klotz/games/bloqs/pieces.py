"""The 32 pieces: eight kinds, four of each, numbered 1 to 32 kind by kind."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from klotz.games.bloqs import kernel
from klotz.shapes import PIECES as FLAT
from klotz.shapes import Cell, Cells, Shape

KINDS: Final = ("1", "2", "I3", "V3", "O4", "L4", "T4", "S4")
EACH: Final = kernel.EACH
COUNT: Final = kernel.PIECES

_FLAT_NAMES: Final = {"O4": "O", "S4": "S"}
"""Kinds whose name differs from that of their polyomino."""


def kind_of(number: int) -> str:
    return KINDS[(number - 1) // EACH]


def numbers_of(kind: str) -> range:
    first = KINDS.index(kind) * EACH + 1
    return range(first, first + EACH)


@cache
def shape_of(kind: str) -> Shape:
    flat = FLAT[_FLAT_NAMES.get(kind, kind)]
    return Shape.of((x, y, 0) for x, y in flat.cells)


def has_shape(cells: Iterable[Cell], kind: str) -> bool:
    """Whether these cells are a piece of this kind, in any orientation."""
    try:
        shape = Shape.of(cells)
    except ValueError:
        return False
    return shape.canonical(mirror=False) == shape_of(kind).canonical(mirror=False)


def size_of(kind: str) -> int:
    return shape_of(kind).size


@cache
def cubes_of(kind: str) -> tuple[Cells, ...]:
    """Every orientation of the piece, as its cubes from the ground up, pushed against the axes."""
    return tuple(shape.cells for shape in shape_of(kind).orientations(mirror=False))


@cache
def orientations_of(kind: str) -> npt.NDArray[Any]:
    """The same for the kernel: [orientation, cube, (x, y, z)]."""
    return np.array(cubes_of(kind), np.int64)
