"""How near a tower is to a perfect cube: how many pieces are missing, which help, and how likely it is.

`Prospects` knows for every surface how likely a cube is, and how many layers can be expected; the search's value
function rests on that. `completion` analyses one tower exactly, by the game's own rules.

The cube's cells are the bits of a number, layer by layer from the ground. What is missing is covered lowest cell
first, so that every set of pieces that fills the gap is found once; then an order is looked for in which the game
lets them be built.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from klotz.games.bloqs.pieces import PieceSet
from klotz.games.bloqs.tower import SITE, Cell, Cells, Tower
from klotz.players.bloqs import kernel, tables
from klotz.players.bloqs.tables import Kit

_NEAR: Final = 12
"""With more cells missing than this there are too many ways to go through them all."""
_SUCCESSORS: Final = 100
"""Of a surface, on average, that there is room for at first."""
_Filling = tuple[tuple[str, Cells], ...]


class Prospects:
    """What can still become of a surface, by the number of pieces to come.

    `cubes[n, c]` is the chance of a perfect cube and `layers[n, c]` the full layers to be expected, for class c with
    n pieces to come.
    """

    LONGEST: Final = 18

    def __init__(self, kit: Kit, draws: int) -> None:
        graph = _successors(kit)
        count = len(graph.examples)
        self.cubes = np.empty((self.LONGEST + 1, count), np.float32)
        self.layers = np.empty((self.LONGEST + 1, count), np.float32)
        kernel.fill_prospects(tables.lies(kit), graph, draws, self.cubes, self.layers)

    def after(self, pieces: float) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
        """Both tables for a number of pieces to come, which need not be whole."""
        pieces = min(max(pieces, 0.0), float(self.LONGEST))
        whole = min(int(pieces), self.LONGEST - 1)
        part = np.float32(pieces - whole)
        return (
            self.cubes[whole] + part * (self.cubes[whole + 1] - self.cubes[whole]),
            self.layers[whole] + part * (self.layers[whole + 1] - self.layers[whole]),
        )


def _successors(kit: Kit) -> kernel.SurfaceGraph:
    numbers, examples = tables.surfaces()
    count = len(examples)
    heights = np.stack([examples >> (2 * column) & 3 for column in range(kernel.COLUMNS)])
    lowest = heights.min(axis=0)
    ones = sum(1 << (2 * column) for column in range(kernel.COLUMNS))
    room = _SUCCESSORS * count
    while True:
        graph = kernel.SurfaceGraph(
            examples,
            lowest,
            levelled=numbers[examples - lowest * ones],
            starts=np.empty(count + 1, np.int64),
            kinds=np.empty(room, np.int8),
            nexts=np.empty(room, np.int32),
        )
        found = kernel.find_successors(tables.lies(kit), numbers, graph)
        if found <= room:
            return graph
        room = found  # once more: what did not fit was counted, some of it twice


# Bounded, since anybody may supply pieces.
@lru_cache(maxsize=8)
def prospects(kit: Kit, draws: int) -> Prospects:
    """For `draws` discs to choose from in a turn: one, or two where the direction is free."""
    return Prospects(kit, draws)


@dataclass(frozen=True, slots=True)
class Completion:
    """How a perfect cube can still be reached."""

    pieces: int
    """The minimum number of pieces; 0 if it is complete."""
    first: tuple[str, ...]
    """The kinds that may come first on a shortest path; empty if the path is too long to tell."""
    chance: float | None
    """How likely it is if pieces come at random and nobody interferes; None where that is not known."""


def completion(
    tower: Tower, stock: Mapping[str, int], *, draws: int = 1, kit: Kit | None = None
) -> Completion | None:
    """The shortest path from a tower to a perfect cube with the pieces in the stock; None if there is none.

    `draws` is the number of discs to choose from in a turn: two where the direction is free. `kit` says how likely
    they bring what; by default, they are those of the standard ring.
    """
    pieces = tower.piece_set
    if any(not all(0 <= each < SITE for each in cell) for cell in tower.cells):
        return None
    missing = sum(_bit(cell) for cell in _cube() if cell not in tower.cells)
    chance = _chance(tower, sum(stock.values()), draws, kit or Kit.standard())
    least = -(-missing.bit_count() // pieces.largest)
    if missing.bit_count() > _NEAR:
        return Completion(least, (), chance)
    for count in range(least, missing.bit_count() + 1):
        first = {
            kind
            for filling in _fillings(pieces, missing, count, Counter(stock))
            for kind in _openings(tower, filling)
        }
        if first or not missing:
            in_order = tuple(kind for kind in pieces.kinds if kind in first)
            return Completion(count, in_order, chance)
    return None


def _openings(tower: Tower, filling: _Filling) -> set[str]:
    """The kinds of a filling that can be built first so that the others can follow."""
    return {kind for index, (kind, cells) in enumerate(filling) if _can_follow(tower, filling, index)}


def _can_follow(tower: Tower, filling: _Filling, index: int) -> bool:
    """Whether one piece of a filling can be built, and then the others in some order."""
    kind, cells = filling[index]
    if cells not in tower.places(kind):
        return False
    others = filling[:index] + filling[index + 1 :]
    number = next(number for number in tower.piece_set.numbers if number not in tower.pieces)  # any will do
    after = tower.built(number, cells)
    return not others or any(_can_follow(after, others, number) for number in range(len(others)))


def _fillings(pieces: PieceSet, missing: int, count: int, stock: Counter[str]) -> Iterator[_Filling]:
    """Every way to fill what is missing with this number of pieces from the stock."""
    if not missing:
        if count == 0:
            yield ()
        return
    if missing.bit_count() > pieces.largest * count:
        return
    lowest = missing & -missing
    for kind, mask, cells in _covering(pieces, lowest):
        if mask & missing == mask and stock[kind]:
            stock[kind] -= 1
            for rest in _fillings(pieces, missing ^ mask, count - 1, stock):
                yield ((kind, cells), *rest)
            stock[kind] += 1


@cache
def _cube() -> tuple[Cell, ...]:
    return tuple((x, y, z) for z in range(SITE) for y in range(SITE) for x in range(SITE))


def _bit(cell: Cell) -> int:
    x, y, z = cell
    return 1 << (x + SITE * y + SITE * SITE * z)


@lru_cache(maxsize=256)
def _covering(pieces: PieceSet, lowest: int) -> tuple[tuple[str, int, Cells], ...]:
    """Every place of a piece in the cube whose lowest cell is this one, the biggest pieces first."""
    found = []
    for kind in sorted(pieces.kinds, key=pieces.size_of, reverse=True):
        for cubes in pieces.cubes_of(kind):
            for dx, dy, dz in _cube():
                cells = tuple((x + dx, y + dy, z + dz) for x, y, z in cubes)
                if all(each < SITE for cell in cells for each in cell):
                    mask = sum(_bit(cell) for cell in cells)
                    if mask & -mask == lowest:
                        found.append((kind, mask, cells))
    return tuple(found)


def _chance(tower: Tower, pieces: int, draws: int, kit: Kit) -> float | None:
    """From the table of all surfaces; it knows nothing of hollow towers."""
    heights = [sum((x, y, z) in tower.cells for z in range(SITE)) for y in range(SITE) for x in range(SITE)]
    if any((x, y, z) in tower.cells for x, y, z in _cube() if z >= heights[SITE * y + x]):
        return None
    surface = sum(height << (2 * column) for column, height in enumerate(heights))
    cubes, _ = prospects(kit, draws).after(pieces)
    return float(cubes[tables.classes()[surface]])
