"""Every placement on a board, computed once: the kernel's tables, and the texts of placements.

A placement is a piece in some orientation, somewhere on the board. They are numbered piece by piece,
small pieces first, so that a move fits in 16 bits. `kernel.TABLES` says what the tables contain.
"""

from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from typing import Final

import numpy as np
import numpy.typing as npt

from klotz.games.blokus import kernel
from klotz.games.blokus.notation import cells_text, parse_cells
from klotz.games.blokus.variants import Cell
from klotz.games.contract import InvalidMove
from klotz.jit import Structs
from klotz.shapes import PIECES

PIECE_NAMES: Final = tuple(PIECES)
PIECE_SIZES: Final = tuple(PIECES[name].size for name in PIECE_NAMES)

_BESIDE: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))
_ACROSS: Final = ((1, 1), (-1, -1), (1, -1), (-1, 1))

_Numbers = npt.NDArray[np.int64]


class Placements:
    """All placements on a square board of one size. Immutable, and shared by all games on such a board."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.tables: Structs = np.zeros(1, kernel.TABLES)
        self.count = self._fill_placements()
        self._fill_neighbours()
        self._fill_lists()
        self._texts: dict[int, str] = {}
        self._numbers: dict[str, int] = {}

    # ------------------------------------------------------------------ names

    def piece(self, number: int) -> int:
        return int(self.tables[0]["placements"][number, kernel.PIECE])

    def cells(self, number: int) -> tuple[Cell, ...]:
        row = self.tables[0]["placements"][number].tolist()
        return tuple((square % self.size, square // self.size) for square in row[: row[kernel.SIZE]])

    def text(self, number: int) -> str:
        text = self._texts.get(number)
        if text is None:
            text = self._texts[number] = cells_text(self.cells(number))
            self._numbers[text] = number
        return text

    def known(self, text: str) -> int | None:
        """The placement that `text` has written like this before, if there is one."""
        return self._numbers.get(text)

    def number(self, text: str) -> int | None:
        """The placement with this text, in canonical form; None if there is none."""
        number = self._numbers.get(text)
        if number is None:
            try:
                number = self.find(parse_cells(text))
            except InvalidMove:
                return None
            if number is not None and self.text(number) != text:
                return None
        return number

    def counts_by_piece(self) -> list[int]:
        """How many placements each piece has."""
        pieces = self.tables[0]["placements"][: self.count, kernel.PIECE]
        counts: list[int] = np.bincount(pieces, minlength=kernel.PIECES).tolist()
        return counts

    def find(self, cells: Sequence[Cell]) -> int | None:
        """The placement that covers exactly these cells, if there is a piece of that shape."""
        if not 1 <= len(cells) <= 5 or not all(max(cell) < self.size for cell in cells):
            return None
        squares = sorted(cell[1] * self.size + cell[0] for cell in cells)
        squares += [self._pad] * (5 - len(squares))
        return self._by_squares.get(np.array(squares, np.uint16).tobytes())

    @cached_property
    def _by_squares(self) -> dict[bytes, int]:
        rows = self.tables[0]["placements"][: self.count, :5]
        return {row.tobytes(): number for number, row in enumerate(rows)}

    # ------------------------------------------------------------------ tables

    @property
    def _pad(self) -> int:
        return self.size * self.size

    @property
    def _wall(self) -> int:
        return self.size * self.size + 1

    def _fill_placements(self) -> int:
        table = self.tables[0]
        placements, around = table["placements"], table["around"]
        placements[:, :5] = self._pad
        around[:, kernel.EDGES :] = self._pad
        count = 0
        for piece, name in enumerate(PIECE_NAMES):
            for shape in PIECES[name].orientations():
                cells = [(column, row) for column, row in shape.cells]
                columns, rows = self._offsets(cells)
                block = slice(count, count + len(columns))
                for index, (column, row) in enumerate(cells):
                    placements[block, index] = (rows + row) * self.size + columns + column
                placements[block, kernel.PIECE] = piece
                placements[block, kernel.SIZE] = shape.size
                beside = _reach(cells, _BESIDE) - set(cells)
                across = _reach(cells, _ACROSS) - set(cells) - beside
                self._fill_around(around[block], 0, kernel.EDGES, columns, rows, beside)
                self._fill_around(around[block], 1, kernel.CORNERS, columns, rows, across)
                count = block.stop
        return count

    def _offsets(self, cells: Iterable[Cell]) -> tuple[_Numbers, _Numbers]:
        """Everywhere a shape fits on the board, as columns and rows of its lower left corner."""
        columns = np.arange(self.size - max(column for column, _ in cells))
        rows = np.arange(self.size - max(row for _, row in cells))
        return np.tile(columns, len(rows)), np.repeat(rows, len(columns))

    def _fill_around(
        self,
        around: npt.NDArray[np.uint16],
        counter: int,
        first: int,
        columns: _Numbers,
        rows: _Numbers,
        offsets: Iterable[Cell],
    ) -> None:
        """Write the squares at these offsets from each placement that are on the board, and their count."""
        for right, up in sorted(offsets):
            column, row = columns + right, rows + up
            (inside,) = np.nonzero((column >= 0) & (column < self.size) & (row >= 0) & (row < self.size))
            slot = around[inside, counter]
            around[inside, first + slot] = row[inside] * self.size + column[inside]
            around[inside, counter] += 1

    def _fill_neighbours(self) -> None:
        neighbours = self.tables[0]["neighbours"]
        neighbours[:] = self._wall
        columns, rows = self._offsets([(0, 0)])
        for index, (right, up) in enumerate((_BESIDE + _ACROSS)[: kernel.NEIGHBOURS]):
            column, row = columns + right, rows + up
            (inside,) = np.nonzero((column >= 0) & (column < self.size) & (row >= 0) & (row < self.size))
            neighbours[inside, index] = row[inside] * self.size + column[inside]

    def _fill_lists(self) -> None:
        table = self.tables[0]
        first, lists = table["first"], table["lists"]
        placements = table["placements"][: self.count]
        squares = placements[:, :5]
        # For each square the placements that cover it, in order: placements sorted by the square they cover.
        number, slot = np.nonzero(squares != self._pad)
        by_square = np.argsort(squares[number, slot], kind="stable")
        covering = np.split(
            number[by_square], np.searchsorted(squares[number, slot][by_square], np.arange(1, self._pad))
        )
        statuses = np.arange(kernel.STATUSES)
        end = 0
        for square, numbers in enumerate(covering):
            covered = np.zeros(len(numbers), np.int64)  # the neighbours each placement covers, as a status
            for index in range(kernel.NEIGHBOURS):
                neighbour = table["neighbours"][square, index]
                covered |= (squares[numbers] == neighbour).any(axis=1).astype(np.int64) << index
            fits = (covered[None, :] & statuses[:, None]) == 0
            status, which = np.nonzero(fits)
            pieces = placements[numbers[which], kernel.PIECE].astype(np.int64)
            counts = np.bincount(status * kernel.PIECES + pieces, minlength=kernel.STATUSES * kernel.PIECES)
            starts = end + np.concatenate(([0], counts.cumsum()))
            first[square, :, : kernel.PIECES] = starts[:-1].reshape(kernel.STATUSES, kernel.PIECES)
            first[square, :, kernel.PIECES] = starts[kernel.PIECES :: kernel.PIECES]
            lists[end : end + len(which)] = numbers[which]
            end += len(which)


def _reach(cells: Iterable[Cell], steps: Sequence[Cell]) -> set[Cell]:
    return {(column + right, row + up) for column, row in cells for right, up in steps}


@cache
def placements_on(size: int) -> Placements:
    return Placements(size)
