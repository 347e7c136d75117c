"""What pens add to a sheet: crosses and circles, lines around shapes, gaps coloured in.

No two strokes of a hand are alike. How they differ follows from where they are, so that equal sheets are still
drawn alike.
"""

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from typing import Final

from klotz.games.bloxx import Cell
from klotz.picture import Element, Line, Point, Polygon, Rectangle
from klotz.records.drawing.bloxx.form import Form, number
from klotz.records.drawing.bloxx.look import Look
from klotz.records.drawing.grid import Grid
from klotz.shapes import outline

_STROKE: Final = 0.075  # how wide a pen's stroke is, in squares
_CORNERS: Final = 24  # enough for a circle that is never larger than a square


def cross(middle: Point, size: float, pen: str) -> Iterator[Element]:
    """A cross in a square of this size."""
    x, y = middle
    reach = 0.25 * size

    def end(across: int, down: int) -> Point:
        shaken = 0.045 * size
        return (
            x + across * reach + shaken * _unsteady(middle, across + 2 * down),
            y + down * reach + shaken * _unsteady(middle, 2 * across - down),
        )

    for sign in (1, -1):
        yield Line(end(-1, -sign), end(1, sign), stroke=pen, stroke_width=_STROKE * size)


def circle(middle: Point, size: float, pen: str) -> Element:
    """A circle in a square of this size."""
    x, y = middle
    radius = 0.35 * size
    tilt, flat = pi * _unsteady(middle, 5), 0.06 * _unsteady(middle, 6)
    angles = [2 * pi * corner / _CORNERS for corner in range(_CORNERS)]
    points = tuple(
        (
            x + radius * cos(angle) * (1 + flat * cos(2 * (angle - tilt))),
            y + radius * sin(angle) * (1 + flat * cos(2 * (angle - tilt))),
        )
        for angle in angles
    )
    return Polygon(points, stroke=pen, stroke_width=_STROKE * size)


def shape(grid: Grid, cells: Sequence[Cell], pen: str, width: float = 0.1) -> Iterator[Element]:
    """The line around a shape; its width is in squares. Shapes from a file of dice may have holes."""
    for loop in outline(cells, inset=0.05):
        yield Polygon(tuple(grid.at(x, y) for x, y in loop), stroke=pen, stroke_width=width * grid.cell)


def gap(form: Form, square: Cell, look: Look) -> Iterator[Element]:
    """A square coloured in; the number that was lost with it shows through."""
    x, y = form.grid.at(square[0], square[1] + 1)
    margin, side = 0.05 * form.cell, 0.9 * form.cell
    yield Rectangle(x + margin, y + margin, side, side, radius=margin, fill=look.gap)
    if square in form.sheet.numbers:
        yield number(form, square, look.paper)


def tick(middle: Point, size: float, pen: str) -> Iterator[Element]:
    x, y = middle
    low = (x - 0.08 * size, y + 0.22 * size)
    yield Line((x - 0.26 * size, y), low, stroke=pen, stroke_width=1.3 * _STROKE * size)
    yield Line(low, (x + 0.28 * size, y - 0.28 * size), stroke=pen, stroke_width=1.3 * _STROKE * size)


def _unsteady(middle: Point, stroke: int) -> float:
    """From -1 to 1, and different from stroke to stroke."""
    x, y = middle
    return sin(1.7 * x + 2.9 * y + 1.3 * stroke)
