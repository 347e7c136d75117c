"""A tower on a building site: which pieces stand where, what may be built and what may be taken."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from klotz import notebook
from klotz.games.bloqs import kernel
from klotz.games.bloqs.pieces import PieceSet, standard_pieces

Cell = tuple[int, int, int]
"""Column, row and layer; (0, 0, 0) is the front left square of the site, on the ground."""
Cells = tuple[Cell, ...]

SITE: Final = kernel.SITE
MARGIN: Final = 6
"""How far pieces may overhang the edge of the site where that is allowed.

Our own limit: each further square needs so much more counterweight that no tower we know comes near it."""


def in_order(cells: Iterable[Cell]) -> Cells:
    """Cells from the ground up, each layer row by row."""
    return tuple(sorted(cells, key=lambda cell: cell[::-1]))


class Tower:
    """Immutable: building and taking give another tower.

    Results are cached on the tower, and `built` and `taken` return the same object for the same pieces as long
    as it is in use, so replaying a game computes everything only once.
    """

    __slots__ = ("__dict__", "only_uncovered", "overhang", "piece_set", "pieces")

    def __init__(
        self,
        pieces: Mapping[int, Cells] = MappingProxyType({}),
        *,
        piece_set: PieceSet | None = None,
        overhang: bool = False,
        only_uncovered: bool = False,
    ) -> None:
        self.pieces: Final = MappingProxyType(dict(pieces))
        self.piece_set: Final = piece_set or standard_pieces()
        """All pieces of the game, in the tower or not."""
        self.overhang: Final = overhang
        """Whether pieces may jut out over the edge of the site."""
        self.only_uncovered: Final = only_uncovered
        """Whether only pieces that nothing lies on may be taken."""

    # ------------------------------------------------------------------ building and taking

    def built(self, number: int, cells: Cells) -> "Tower":
        return self._with_pieces((*self.pieces.items(), (number, in_order(cells))))

    def taken(self, number: int) -> "Tower":
        return self._with_pieces(
            tuple((other, cells) for other, cells in self.pieces.items() if other != number)
        )

    def _with_pieces(self, pieces: tuple[tuple[int, Cells], ...]) -> "Tower":
        return _remembered(pieces, *self._rules)

    def places(self, kind: str) -> tuple[Cells, ...]:
        """Everywhere a piece of this kind may be built (BQ-13), from the ground up."""
        if kind not in self._places:
            self._places[kind] = tuple(self._find_places(kind))
        return self._places[kind]

    def has_place(self, kind: str) -> bool:
        """Whether a piece of this kind may be built anywhere."""
        if kind in self._places:
            return bool(self._places[kind])
        if kind not in self._has_place:
            self._has_place[kind] = any(True for _ in self._find_places(kind))
        return self._has_place[kind]

    @cached_property
    def takeable(self) -> tuple[int, ...]:
        """The pieces that may be taken (BQ-12)."""
        return tuple(number for number in sorted(self.pieces) if self._may_take(number))

    # ------------------------------------------------------------------ layers

    @cached_property
    def cells(self) -> Mapping[Cell, int]:
        """Every cube, with the number of its piece."""
        return {cell: number for number, cells in self.pieces.items() for cell in cells}

    @cached_property
    def height(self) -> int:
        return 1 + max((layer for _, _, layer in self.cells), default=-1)

    @cached_property
    def full_layers(self) -> frozenset[int]:
        """The layers in which every square of the site is filled."""
        return frozenset(
            layer
            for layer in range(self.height)
            if all((x, y, layer) in self.cells for x in range(SITE) for y in range(SITE))
        )

    @cached_property
    def loose_cubes(self) -> int:
        """The cubes in layers that are not full."""
        return sum(layer not in self.full_layers for _, _, layer in self.cells)

    def is_perfect(self, layers: int) -> bool:
        """Whether this many layers are full and there is nothing else, above or outside."""
        return self.full_layers == frozenset(range(layers)) and len(self.cells) == SITE * SITE * layers

    # ------------------------------------------------------------------ why not

    def stands(self) -> bool:
        return _stands(self._grid)

    def slides_in(self, cells: Cells) -> bool:
        return bool(kernel.slides_out(self._grid, self._rows(cells)))

    def slides_out(self, number: int) -> bool:
        return self.taken(number).slides_in(self.pieces[number])

    def is_covered(self, number: int) -> bool:
        """Whether another piece lies on this one."""
        return any(self.cells.get((x, y, z + 1), number) != number for x, y, z in self.pieces[number])

    # ------------------------------------------------------------------ the kernel's side

    @property
    def _margin(self) -> int:
        return MARGIN if self.overhang else 0

    @cached_property
    def _places(self) -> dict[str, tuple[Cells, ...]]:
        return {}

    @cached_property
    def _has_place(self) -> dict[str, bool]:
        return {}

    @cached_property
    def _grid(self) -> npt.NDArray[np.int8]:
        width = SITE + 2 * self._margin
        # With room for one piece more.
        grid = np.zeros((self.height + SITE, width, width), np.int8)
        for (x, y, z), number in self.cells.items():
            grid[z, y + self._margin, x + self._margin] = number
        return grid

    def _rows(self, cells: Cells) -> npt.NDArray[Any]:
        rows = np.array(cells, np.int64)
        rows[:, :2] += self._margin
        return rows

    def _may_take(self, number: int) -> bool:
        if self.only_uncovered and self.is_covered(number):
            return False
        cells = self.pieces[number]
        grid = self._with(cells, 0)
        return bool(kernel.slides_out(grid, self._rows(cells))) and _stands(grid)

    def _with(self, cells: Cells, number: int) -> npt.NDArray[np.int8]:
        """The grid as it would be with a piece there, or, with number 0, without it."""
        grid = self._grid.copy()
        for x, y, z in cells:
            grid[z, y + self._margin, x + self._margin] = number
        return grid

    def _find_places(self, kind: str) -> Iterator[Cells]:
        table, width = self.piece_set.orientations_of(kind), self._grid.shape[1]
        out = np.empty((len(table) * width * width * (self.height + 1), 4), np.int64)
        count = kernel.candidates(self._grid, table, out)
        cubes, shift = self.piece_set.cubes_of(kind), -self._margin
        for orientation, x, y, z in out[:count].tolist():
            # The table has each orientation's cubes in order, so these are in order too.
            cells = tuple((cx + x + shift, cy + y + shift, cz + z) for cx, cy, cz in cubes[orientation])
            if _stands(self._with(cells, kernel.TRIAL)):
                yield cells

    # ------------------------------------------------------------------ equality

    @property
    def key(self) -> Any:
        return frozenset(self.pieces.items())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Tower):
            return NotImplemented
        return self._rules == other._rules and dict(self.pieces) == dict(other.pieces)

    def __hash__(self) -> int:
        return hash((self._rules, self.key))

    @property
    def _rules(self) -> tuple[PieceSet, bool, bool]:
        return self.piece_set, self.overhang, self.only_uncovered

    def _repr_svg_(self) -> str:
        return notebook.svg(self, "klotz.records.drawing.bloqs:tower_picture")

    def __repr__(self) -> str:
        built = ", ".join(map(self.piece_set.text, self.pieces))
        return f"<Tower of {len(self.cells)} cubes: {built or 'nothing'}>"

    def __str__(self) -> str:
        """The layers side by side, the lowest first, back row at the top."""
        columns = range(
            min([0, *(x for x, _, _ in self.cells)]), max([SITE, *(x + 1 for x, _, _ in self.cells)])
        )
        rows = range(
            min([0, *(y for _, y, _ in self.cells)]), max([SITE, *(y + 1 for _, y, _ in self.cells)])
        )
        return "\n".join(
            "   ".join(
                " ".join(f"{self.cells.get((x, y, z), 0) or '.':>2}" for x in columns)
                for z in range(max(self.height, 1))
            )
            for y in reversed(rows)
        )


def _stands(grid: npt.NDArray[np.int8]) -> bool:
    return bool(kernel.stands(grid)) or bool(kernel.interlocked_stands(grid))


@lru_cache(maxsize=8192)
def _remembered(
    pieces: tuple[tuple[int, Cells], ...], piece_set: PieceSet, overhang: bool, only_uncovered: bool
) -> Tower:
    return Tower(dict(pieces), piece_set=piece_set, overhang=overhang, only_uncovered=only_uncovered)
