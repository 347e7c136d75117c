"""A tower on its site: the ground, the cubes, which layer is which, and arrows that explain."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from klotz.games.bloqs import Tower
from klotz.games.bloqs.notation import cell_text
from klotz.games.bloqs.tower import SITE, Cell
from klotz.picture import Circle, Element, Line, Polygon, Text
from klotz.records.drawing.bloqs.look import Look
from klotz.records.drawing.bloqs.solid import Extent, Slant, labels, solid

_SITE: Final[tuple[Cell, ...]] = tuple((x, y, 0) for x in range(SITE) for y in range(SITE))
LABELS: Final = 0.75
"""Room for letters and numbers beside and below a tower, in sides of the largest cube."""
_HEAD: Final = 0.32  # how long the head of an arrow is, in sides of a cube


class Room(NamedTuple):
    """A part of a picture."""

    left: float
    top: float
    width: float
    height: float


def extent_of(tower: Tower) -> Extent:
    """The box that a tower and its site fill."""
    return Extent.of([*_SITE, *tower.cells])


class Arrow(NamedTuple):
    """From the middle of a cube, in a direction: (1, 0, 0) is to the right, (0, 0, -1) down."""

    cell: Cell
    direction: Cell
    length: float = 2


def draw_tower(
    room: Room,
    tower: Tower,
    look: Look,
    *,
    largest: float,
    texts: Mapping[int, str],
    highlight: Collection[int] = (),
    coordinates: bool = True,
    arrows: Sequence[Arrow] = (),
) -> Iterator[Element]:
    """A tower as large as there is room for, its cubes no larger than `largest`; `texts` are written on pieces."""
    extent = extent_of(tower)
    margin = LABELS * largest if coordinates else 0
    slant = extent.fitted(
        room.left + margin, room.top, room.width - 2 * margin, room.height - margin, largest
    )
    yield from _site(slant, look, coordinates=coordinates)
    if tower.cells:
        yield from solid(slant, tower.cells, look, highlight)
        yield from labels(slant, tower.cells, look, texts)
    if coordinates:
        yield from _layers(slant, extent, tower, look)
    for arrow in arrows:
        yield from _arrow(slant, arrow, look)


def _site(slant: Slant, look: Look, *, coordinates: bool) -> Iterator[Element]:
    corners = ((0, 0, 0), (SITE, 0, 0), (SITE, SITE, 0), (0, SITE, 0))
    square = tuple(slant.at(*corner) for corner in corners)
    yield Polygon(square, fill=look.theme.background)
    for n in range(1, SITE):
        yield Line(slant.at(n, 0, 0), slant.at(n, SITE, 0), stroke=look.theme.grid)
        yield Line(slant.at(0, n, 0), slant.at(SITE, n, 0), stroke=look.theme.grid)
    yield Polygon(square, stroke=look.theme.label, stroke_width=1.5)
    if coordinates:
        size = max(7, 0.36 * slant.cell)
        for n in range(SITE):
            letter, figure = cell_text((n, 0, 0))[0], str(n + 1)
            yield Text(*slant.at(n + 0.5, -0.4, 0), letter, size=size, fill=look.theme.label)
            yield Text(*slant.at(SITE + 0.4, n + 0.5, 0), figure, size=size, fill=look.theme.label)


def _layers(slant: Slant, extent: Extent, tower: Tower, look: Look) -> Iterator[Element]:
    """The number of each layer beside its left edge; full ones stand out."""
    low_x, low_y, _ = extent.low
    size = max(7, 0.36 * slant.cell)
    for layer in range(tower.height):
        x, y = slant.at(low_x, low_y, layer + 0.5)
        x -= 1.1 * size
        is_full = layer in tower.full_layers
        if is_full:
            yield Circle(x, y, 0.85 * size, fill=look.ink)
        ink = look.theme.background if is_full else look.theme.label
        yield Text(x, y, str(layer + 1), size=size, fill=ink)


def _arrow(slant: Slant, arrow: Arrow, look: Look) -> Iterator[Element]:
    start = [at + 0.5 for at in arrow.cell]
    end = [at + arrow.length * by for at, by in zip(start, arrow.direction, strict=True)]
    (x1, y1), (x2, y2) = slant.at(*start), slant.at(*end)
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    along_x, along_y = (x2 - x1) / length, (y2 - y1) / length
    head = _HEAD * slant.cell
    neck = x2 - head * along_x, y2 - head * along_y
    colour = look.falling if arrow.direction[2] < 0 else look.theme.highlight
    barbs = tuple(
        (neck[0] - side * 0.6 * head * along_y, neck[1] + side * 0.6 * head * along_x) for side in (1, -1)
    )
    for stroke, wider in ((look.theme.background, 3.0), (colour, 0.0)):  # a light rim, to stand out on cubes
        yield Line((x1, y1), neck, stroke=stroke, stroke_width=0.12 * slant.cell + wider)
        yield Polygon(((x2, y2), *barbs), fill=stroke, stroke=stroke, stroke_width=1 + wider)
