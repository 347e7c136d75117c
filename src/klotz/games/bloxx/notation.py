"""Rolls and drawings as text.

    roll A3 B5          face 3 of die A is up, and face 5 of die B
    A b1,c1,c2*,d2      die A's shape is drawn on these squares, its circle on c2
    B b1,c1,c2,d2       die B's is, with a cross for the circle
    pass                neither can be drawn

Columns are a, b, c and so on from the left, rows 1, 2, 3 from the bottom; squares are written row by row from the
bottom.
"""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from klotz.games.bloxx.dice import Die
from klotz.games.bloxx.kernel import FACES
from klotz.games.bloxx.sheets import Cell
from klotz.games.contract import InvalidMove

PASS: Final = "pass"
STAR: Final = "*"

_ROLL: Final = re.compile(r"roll\s*([ab])\s*([0-9])[\s,]*([ab])\s*([0-9])", re.ASCII)
_DRAWING: Final = re.compile(r"([ab])\s*([a-z]\s*[0-9].*)", re.ASCII | re.DOTALL)
_SQUARE: Final = re.compile(r"([a-z])\s*([1-9][0-9]?)\s*(\*?)", re.ASCII)

_EXAMPLE: Final = "for example A b1,c1,c2*,d2"


class Drawing(NamedTuple):
    """A shape on the sheet. Without a circle it is all crosses."""

    die: Die
    cells: tuple[Cell, ...]
    circle: Cell | None


def cell_text(cell: Cell) -> str:
    column, row = cell
    return f"{chr(ord('a') + column)}{row + 1}"


def in_order(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """From the bottom row up, each row from the left."""
    return tuple(sorted(cells, key=lambda cell: (cell[1], cell[0])))


def drawing_text(die: Die, cells: Iterable[Cell], circle: Cell | None) -> str:
    """The canonical text of a drawing."""
    squares = (cell_text(cell) + (STAR if cell == circle else "") for cell in in_order(cells))
    return f"{die} {','.join(squares)}"


def roll_text(face_a: int, face_b: int) -> str:
    return f"roll A{face_a} B{face_b}"


def is_roll(text: str) -> bool:
    return text.lower().startswith("roll")


def parse_roll(text: str) -> tuple[int, int]:
    """The faces of die A and die B, in either order."""
    match = _ROLL.fullmatch(text.lower())
    if match is None or match[1] == match[3]:
        raise InvalidMove("a roll names a face of each die, for example roll A3 B5")
    faces = {match[1]: int(match[2]), match[3]: int(match[4])}
    for face in faces.values():
        if not 1 <= face <= FACES:
            raise InvalidMove(f"a die has the faces 1 to {FACES}, and no face {face}")
    return faces["a"], faces["b"]


def parse_drawing(text: str) -> Drawing:
    """A drawing, its squares in any order, capitals and spaces allowed; they may lie off the sheet."""
    match = _DRAWING.fullmatch(text.lower())
    if match is None:
        raise InvalidMove(f"a drawing is a die and squares with commas, {_EXAMPLE}")
    cells, circles = [], []
    for part in match[2].split(","):
        square = _SQUARE.fullmatch(part.strip())
        if square is None:
            raise InvalidMove(f"{part.strip()[:40]!r} is not a square; a drawing is written {_EXAMPLE}")
        cells.append((ord(square[1]) - ord("a"), int(square[2]) - 1))
        if square[3]:
            circles.append(cells[-1])
    if len(set(cells)) < len(cells):
        raise InvalidMove("the same square stands twice in the drawing")
    if len(circles) > 1:
        raise InvalidMove("a shape has only one circle: only one square can have a star")
    die: Die = "A" if match[1] == "a" else "B"
    return Drawing(die, in_order(cells), circles[0] if circles else None)
