"""The kernel's tables, computed once for each set of pieces: all their lies. And the classes of surfaces."""

from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from klotz.games.bloqs import kernel as statics
from klotz.games.bloqs.pieces import PieceSet, standard_pieces
from klotz.games.bloqs.position import Rules
from klotz.games.bloqs.ring import Ring, ring
from klotz.games.bloqs.tower import SITE, Cells, Tower
from klotz.games.datafiles import STANDARD
from klotz.jit import Structs
from klotz.players.bloqs import kernel

_SIDES: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))


class Kit(NamedTuple):
    """The pieces of a game, and how likely a disc is to bring each kind; the other discs let the player choose."""

    pieces: PieceSet
    odds: tuple[float, ...]

    @classmethod
    def of(cls, rules: Rules) -> Self:
        return cls._with(rules.pieces, rules.ring)

    @classmethod
    def standard(cls) -> Self:
        return cls._with(standard_pieces(), ring(STANDARD, standard_pieces()))

    @classmethod
    def _with(cls, pieces: PieceSet, ring: Ring) -> Self:
        return cls(pieces, tuple(ring.discs.count(kind) / len(ring.discs) for kind in pieces.kinds))


def bit(x: int, y: int) -> int:
    return 1 << (SITE * y + x)


# Bounded, since anybody may supply pieces.
@lru_cache(maxsize=8)
def lies(kit: Kit) -> Structs:
    """All ways a piece can lie over the site."""
    tables: Structs = np.zeros(1, kernel.TABLES)
    table = tables[0]
    kinds = kit.pieces.kinds
    table["kinds"] = len(kinds)
    table["odds"][: len(kinds)] = kit.odds
    table["largest"] = kit.pieces.largest
    table["lying"] = -1
    number = 0
    for kind, name in enumerate(kinds):
        table["first"][kind] = number
        for cubes in kit.pieces.cubes_of(name):
            for dx in range(SITE - max(x for x, _, _ in cubes)):
                for dy in range(SITE - max(y for _, y, _ in cubes)):
                    _enter(table, number, tuple((x + dx, y + dy, z) for x, y, z in cubes))
                    number += 1
    table["first"][len(kinds)] = number
    _enter_places(table)
    return tables


def tower_record(tower: Tower) -> Structs:
    """A tower as the kernel reads it, as an array of one."""
    records: Structs = np.zeros(1, kernel.TOWER)
    layers = records[0]["layers"]
    for x, y, z in tower.cells:
        if 0 <= x < SITE and 0 <= y < SITE:
            layers[z] |= bit(x, y)
        else:
            records["outside"] += 1
    return records


def cells_of(kit: Kit, lie: int, level: int) -> Cells:
    """The cells of a piece in a lie, with its lowest cube at this level."""
    return tuple(
        (square % SITE, square // SITE, level + height)
        for height, mask in enumerate(lies(kit)[0]["masks"][lie].tolist())
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
    if not table["masks"][number, 1]:
        table["lying"][table["masks"][number, 0]] = number
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


def _enter_places(table: Any) -> None:
    place = 0
    for kind in range(int(table["kinds"])):
        for lie in range(table["first"][kind], table["first"][kind + 1]):
            masks = table["masks"][lie].tolist()
            height = sum(mask != 0 for mask in masks)
            for level in range(SITE + 1 - height):
                table["place_bits"][place] = sum(
                    mask << kernel.COLUMNS * (level + index) for index, mask in enumerate(masks)
                )
                table["place_kind"][place] = kind
                table["place_lie"][place] = lie
                table["place_level"][place] = level
                place += 1
    table["places"] = place


def _stands(cubes: Cells, carrying: dict[tuple[int, int], int]) -> bool:
    """Whether a piece, one layer above the ground, stands on columns that reach up to it."""
    grid = np.zeros((SITE + 1, SITE, SITE), np.int8)
    for x, y, z in cubes:
        grid[z + 1, y, x] = statics.TRIAL
    for (x, y), low in carrying.items():
        grid[: low + 1, y, x] = 1
    return bool(statics.stands(grid))


@cache
def surfaces() -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
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
    return surfaces()[0]
