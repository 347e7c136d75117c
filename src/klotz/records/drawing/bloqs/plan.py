"""A tower as its layers, seen from above and side by side: nothing is hidden, and nothing has to be imagined."""

from collections.abc import Collection, Iterator, Mapping
from math import ceil
from typing import Final

from klotz.games.bloqs import Tower
from klotz.games.bloqs.notation import cell_text
from klotz.games.bloqs.tower import SITE
from klotz.picture import Circle, Element, Polygon, Rectangle, Text
from klotz.records.drawing.bloqs.look import Look
from klotz.records.drawing.bloqs.solid import Extent
from klotz.records.drawing.bloqs.tower import Room, extent_of
from klotz.records.drawing.grid import Grid
from klotz.shapes import outline

_HEADER: Final = 0.9  # above each layer, for its number, in squares
_GAP: Final = 0.7  # between layers, with room for the letters and figures of the squares


def draw_plan(
    room: Room,
    tower: Tower,
    look: Look,
    *,
    largest: float,
    texts: Mapping[int, str],
    highlight: Collection[int] = (),
    coordinates: bool = True,
) -> Iterator[Element]:
    """The layers from the ground up in reading order, as large as there is room for; the back row is on top."""
    extent = extent_of(tower)
    columns, rows = extent.high[0] - extent.low[0], extent.high[1] - extent.low[1]
    step_x, step_y = columns + _GAP, rows + _HEADER + _GAP
    layers = max(1, tower.height)
    in_a_row, cell = _arrangement(room, layers, step_x, step_y, largest)
    left = room.left + (room.width - (in_a_row * step_x + _GAP) * cell) / 2
    for layer in range(layers):
        row, column = divmod(layer, in_a_row)
        grid = Grid(
            left + (column * step_x + _GAP - extent.low[0]) * cell,
            room.top + ((row + 1) * step_y - _GAP + extent.low[1]) * cell,
            cell,
        )
        yield from _heading(grid, extent, layer, tower, look)
        yield from _ground(grid, layer, look, coordinates=coordinates)
        yield from _pieces(grid, layer, tower, look, texts, highlight)


def _arrangement(room: Room, layers: int, step_x: float, step_y: float, largest: float) -> tuple[int, float]:
    """How many layers go into a row, and how large their squares then are: as large as can be, in few rows."""

    def cell(in_a_row: int) -> float:
        across = in_a_row * step_x + _GAP
        return min(largest, room.width / across, room.height / (ceil(layers / in_a_row) * step_y))

    in_a_row = max(range(1, layers + 1), key=lambda count: (cell(count), count))
    return in_a_row, cell(in_a_row)


def _heading(grid: Grid, extent: Extent, layer: int, tower: Tower, look: Look) -> Iterator[Element]:
    x, y = grid.at(SITE / 2, extent.high[1] + _HEADER / 2)
    is_full = layer in tower.full_layers
    if is_full:
        yield Circle(x, y, 0.38 * grid.cell, fill=look.ink)
    ink = look.theme.background if is_full else look.theme.label
    yield Text(x, y, str(layer + 1), size=0.46 * grid.cell, fill=ink)


def _ground(grid: Grid, layer: int, look: Look, *, coordinates: bool) -> Iterator[Element]:
    """The squares of the site, with their letters and figures beside the first layer."""
    for x in range(SITE):
        for y in range(SITE):
            left, top = grid.at(x, y + 1)
            yield Rectangle(
                left, top, grid.cell, grid.cell, fill=look.theme.background, stroke=look.theme.grid
            )
    left, top = grid.at(0, SITE)
    yield Rectangle(left, top, SITE * grid.cell, SITE * grid.cell, stroke=look.theme.label, stroke_width=1.5)
    if coordinates and layer == 0:
        for n in range(SITE):
            letter, figure = cell_text((n, 0, 0))[0], str(n + 1)
            size = 0.36 * grid.cell
            yield Text(*grid.at(n + 0.5, -0.3), letter, size=size, fill=look.theme.label)
            yield Text(*grid.at(-0.3, n + 0.5), figure, size=size, fill=look.theme.label)


def _pieces(
    grid: Grid,
    layer: int,
    tower: Tower,
    look: Look,
    texts: Mapping[int, str],
    highlight: Collection[int],
) -> Iterator[Element]:
    marks = []
    for number, cells in tower.pieces.items():
        squares = [(x, y) for x, y, z in cells if z == layer]
        paint = look.paint(number)
        for x, y in squares:
            left, top = grid.at(x, y + 1)
            yield Rectangle(left, top, grid.cell, grid.cell, fill=paint.fill, stroke=paint.seam)
            text = texts.get(number, look.letter(number) if look.lettered else "")
            if text:
                yield Text(*grid.middle((x, y)), text, size=0.42 * grid.cell, fill=paint.letters)
        for loop in outline(squares):
            around = tuple(grid.at(*corner) for corner in loop)
            yield Polygon(around, stroke=paint.edge, stroke_width=grid.cell / 12)
            if number in highlight:
                marks.append(Polygon(around, stroke=look.theme.highlight, stroke_width=grid.cell / 7))
    yield from marks
