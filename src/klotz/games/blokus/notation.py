"""Squares and moves as text: `e8` is column e, row 8 from the bottom; a move is its squares, row by row.

Other Blokus programs use the same notation, so records and engines are interoperable. Columns use every letter,
including i.
"""

import re
from collections.abc import Iterable
from typing import Final

from klotz.games.blokus.variants import Cell
from klotz.games.contract import InvalidMove

PASS: Final = "pass"

_SQUARE: Final = re.compile(r"([a-z])([1-9][0-9]?)", re.ASCII)


def cell_text(cell: Cell) -> str:
    column, row = cell
    return f"{chr(ord('a') + column)}{row + 1}"


def cells_text(cells: Iterable[Cell]) -> str:
    """The canonical text of these cells: from the bottom row up, each row from the left."""
    return ",".join(cell_text(cell) for cell in sorted(cells, key=lambda cell: (cell[1], cell[0])))


def parse_cells(text: str) -> tuple[Cell, ...]:
    """The squares in a text, in any order, capitals and spaces allowed; they may lie off the board."""
    cells = []
    for part in text.lower().split(","):
        match = _SQUARE.fullmatch(part.strip())
        if match is None:
            raise InvalidMove(
                f"{part.strip()[:40]!r} is not a square; a move is squares with commas, for example e8,d9,e9,f9,e10"
            )
        cells.append((ord(match[1]) - ord("a"), int(match[2]) - 1))
    if len(set(cells)) < len(cells):
        raise InvalidMove("the same square stands twice in the move")
    return tuple(sorted(cells, key=lambda cell: (cell[1], cell[0])))
