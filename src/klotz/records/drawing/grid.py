"""Where the squares of a board lie on a picture."""

from dataclasses import dataclass

from klotz.picture import Point
from klotz.shapes import Cell


@dataclass(frozen=True, slots=True)
class Grid:
    """Squares counted from the bottom left, on a picture measured from the top left."""

    left: float
    bottom: float
    cell: float

    def at(self, x: float, y: float) -> Point:
        return self.left + x * self.cell, self.bottom - y * self.cell

    def middle(self, cell: Cell) -> Point:
        return self.at(cell[0] + 0.5, cell[1] + 0.5)
