"""What the kernel reads, computed once: all lies of the pieces, and the classes of surfaces."""

from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from klotz.games.bloqs import kernel as statics
from klotz.games.bloqs.pieces import KINDS, cubes_of
from klotz.games.bloqs.tower import SITE, Cells
from klotz.jit import Structs
from klotz.players.bloqs import kernel

_SIDES: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))


def bit(x: int, y: int) -> int:
    return 1 << (SITE * y + x)


@cache
def lies() -> Structs:
    """All ways a piece can lie over the site."""
    tables: Structs = np.zeros(1, kernel.TABLES)
    table = tables[0]
    number = 0
    for kind, name in enumerate(KINDS):
        table["first"][kind] = number
        for cubes in cubes_of(name):
            for dx in range(SITE - max(x for x, _, _ in cubes)):
                for dy in range(SITE - max(y for _, y, _ in cubes)):
                    _enter(table, number, tuple((x + dx, y + dy, z) for x, y, z in cubes))
                    number += 1
    table["first"][len(KINDS)] = number
    return tables


def cells_of(lie: int, level: int) -> Cells:
    """The cells of a piece that lies so, with its lowest cube at this level."""
    return tuple(
        (square % SITE, square // SITE, level + height)
        for height, mask in enumerate(lies()[0]["masks"][lie].tolist())
        for square in range(SITE * SITE)
        if mask >> square & 1
    )


def _enter(table: Any, number: int, cubes: Cells) -> None:
    for x, y, z in cubes:
        table["masks"][number, z] |= bit(x, y)
        for side, (dx, dy) in enumerate(_SIDES):
            for step in range(1, SITE):
                if 0 <= x + dx * step < SITE and 0 <= y + dy * step < SITE:
                    table["sweeps"][number, side, z] |= bit(x + dx * step, y + dy * step)
    columns = sorted({(x, y) for x, y, _ in cubes})
    table["spread"][number] = len(columns)
    lowest = {}
    for index, (x, y) in enumerate(columns):
        heights = [z for cx, cy, z in cubes if (cx, cy) == (x, y)]
        lowest[x, y] = min(heights)
        table["columns"][number, index] = SITE * y + x
        table["low"][number, index] = min(heights)
        table["thick"][number, index] = len(heights)
    for subset in range(1, 1 << len(columns)):
        carrying = [column for index, column in enumerate(columns) if subset >> index & 1]
        carried = sum(bit(x, y) for x, y in carrying)
        table["stands"][number, carried] = _stands(cubes, {column: lowest[column] for column in carrying})


def _stands(cubes: Cells, carrying: dict[tuple[int, int], int]) -> bool:
    """Whether a piece, one layer above the ground, stands on columns that reach up to it."""
    grid = np.zeros((statics.LAYERS, SITE, SITE), np.int8)
    for x, y, z in cubes:
        grid[z + 1, y, x] = statics.TRIAL
    for (x, y), low in carrying.items():
        grid[: low + 1, y, x] = 1
    return bool(statics.stands(grid))


@cache
def _surfaces() -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
    """The class of every surface, and one surface of each class."""
    surfaces = np.arange(kernel.SURFACES)
    heights = np.stack([surfaces >> (2 * column) & 3 for column in range(kernel.COLUMNS)])
    site = np.arange(kernel.COLUMNS).reshape(SITE, SITE)
    least = surfaces
    for image in (site, site.T):
        for turns in range(4):
            order = np.rot90(image, turns).reshape(-1)
            turned = sum(heights[column] << (2 * index) for index, column in enumerate(order))
            least = np.minimum(least, turned)
    examples, classes = np.unique(least, return_inverse=True)
    return classes.reshape(-1).astype(np.int32), examples


@cache
def classes() -> npt.NDArray[Any]:
    return _surfaces()[0]


class Prospects:
    """What can still become of a surface, by the number of pieces to come.

    `cubes[n, c]` is the chance of a perfect cube and `layers[n, c]` the full layers to be expected, for class c with n pieces to come.
    """

    LONGEST: Final = 18

    def __init__(self, draws: int) -> None:
        numbers, examples = _surfaces()
        count = len(examples)
        starts = np.empty(count + 1, np.int64)
        room = count * 100
        kinds, nexts = np.empty(room, np.int8), np.empty(room, np.int32)
        used = kernel.successors(lies(), numbers, examples, starts, kinds, nexts)
        heights = np.stack([examples >> (2 * column) & 3 for column in range(kernel.COLUMNS)])
        lowest = heights.min(axis=0)
        ones = sum(1 << (2 * column) for column in range(kernel.COLUMNS))
        levelled = numbers[examples - lowest * ones]
        self.cubes = np.empty((self.LONGEST + 1, count), np.float32)
        self.layers = np.empty((self.LONGEST + 1, count), np.float32)
        kernel.prospects(
            starts, kinds[:used], nexts[:used], lowest, levelled, draws, self.cubes, self.layers
        )

    def after(self, pieces: float) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
        """Both tables for so many pieces to come, which need not be a whole number."""
        pieces = min(max(pieces, 0.0), float(self.LONGEST))
        whole = min(int(pieces), self.LONGEST - 1)
        part = np.float32(pieces - whole)
        return (
            self.cubes[whole] + part * (self.cubes[whole + 1] - self.cubes[whole]),
            self.layers[whole] + part * (self.layers[whole + 1] - self.layers[whole]),
        )


@cache
def prospects(draws: int) -> Prospects:
    """For `draws` discs to choose from in a turn: one, or two where the direction is free."""
    return Prospects(draws)
