r"""Towers in isometric view: x runs down to the right, y up to the right, z straight up.

Seen so, the corners of all cubes lie on a net of triangles, and every face of a cube covers exactly two of them:

         .
       / | \        top: a triangle left and a triangle right of the middle
     /   |   \
    |\   |   /|
    |  \ | /  |     front and right: an upper and a lower triangle each
    |  / | \  |
     \   |   /
       \ | /

So what is hidden need not be painted over: the nearest cube to a triangle owns it, and lines are drawn where two
triangles side by side belong to different faces.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from klotz.games.bloqs.tower import Cell
from klotz.picture import Element, Line, Point, Polygon, Text, mix
from klotz.records.drawing.bloqs.look import Look
from klotz.records.drawing.palette import Paint

ACROSS: Final = 3**0.5 / 2
DOWN: Final = 0.5

Side = Literal["top", "front", "right"]

_DARKER: Final[Mapping[Side, float]] = {"top": 0, "front": 0.16, "right": 0.32}


class Face(NamedTuple):
    cell: Cell
    side: Side


_Triangle = tuple[int, int]
"""A column of the net, from 0, and the height of the middle, downwards, both as `_on_net` counts them."""
_Knot = tuple[int, int]


def _on_net(x: int, y: int, z: int) -> _Knot:
    return x + y, x - y - 2 * z


@dataclass(frozen=True, slots=True)
class Slant:
    """Where cubes lie on a picture. `left` and `top` are where the corner (0, 0, 0) is."""

    left: float
    top: float
    cell: float

    def at(self, x: float, y: float, z: float) -> Point:
        return (
            self.left + (x + y) * ACROSS * self.cell,
            self.top + (x - y) * DOWN * self.cell - z * self.cell,
        )

    def knot(self, knot: _Knot) -> Point:
        return self.left + knot[0] * ACROSS * self.cell, self.top + knot[1] * DOWN * self.cell

    def middle(self, face: Face) -> Point:
        x, y, z = face.cell
        match face.side:
            case "top":
                return self.at(x + 0.5, y + 0.5, z + 1)
            case "front":
                return self.at(x + 0.5, y, z + 0.5)
            case "right":
                return self.at(x + 1, y + 0.5, z + 0.5)

    def around(self, face: Face) -> tuple[Point, ...]:
        """The corners of a face."""
        x, y, z = face.cell
        right, back, top = x + 1, y + 1, z + 1
        match face.side:
            case "top":
                corners = ((x, y, top), (right, y, top), (right, back, top), (x, back, top))
            case "front":
                corners = ((x, y, z), (right, y, z), (right, y, top), (x, y, top))
            case "right":
                corners = ((right, y, z), (right, back, z), (right, back, top), (right, y, top))
        return tuple(self.at(*corner) for corner in corners)


class Extent(NamedTuple):
    """The box that some cubes fill: from `low` to just before `high`."""

    low: Cell
    high: Cell

    @classmethod
    def of(cls, cells: Iterable[Cell]) -> "Extent":
        xs, ys, zs = zip(*cells, strict=True)
        return cls((min(xs), min(ys), min(zs)), (1 + max(xs), 1 + max(ys), 1 + max(zs)))

    @property
    def size(self) -> tuple[float, float]:
        """Width and height as seen, in sides of a cube."""
        dx, dy, dz = (high - low for low, high in zip(self.low, self.high, strict=True))
        return (dx + dy) * ACROSS, (dx + dy) * DOWN + dz

    def fitted(self, left: float, top: float, width: float, height: float, largest: float) -> Slant:
        """Cubes no larger than `largest`, so that the box stands at the bottom of some room, in its middle."""
        across, down = self.size
        cell = min(largest, width / across, height / down)
        at_zero = Slant(0, 0, cell)
        leftmost, _ = at_zero.at(*self.low)
        _, lowest = at_zero.at(self.high[0], self.low[1], self.low[2])
        return Slant(left + (width - across * cell) / 2 - leftmost, top + height - lowest, cell)


# ------------------------------------------------------------------ what is seen


def _triangles(face: Face) -> tuple[_Triangle, _Triangle]:
    column, height = _on_net(*face.cell)
    match face.side:
        case "top":
            return (column, height - 2), (column + 1, height - 2)
        case "front":
            return (column, height - 1), (column, height)
        case "right":
            return (column + 1, height - 1), (column + 1, height)


def _seen(cells: Collection[Cell]) -> dict[_Triangle, Face]:
    owners: dict[_Triangle, Face] = {}
    for cell in sorted(cells, key=lambda cell: (cell[0] - cell[1] + cell[2], cell)):  # the nearest last
        for side in _DARKER:
            face = Face(cell, side)
            owners.update(dict.fromkeys(_triangles(face), face))
    return owners


def _knots(triangle: _Triangle) -> tuple[_Knot, _Knot, _Knot]:
    """Its corners: the one above, the one below, and the one on the other side of the column."""
    column, middle = triangle
    near, far = (column, column + 1) if (column + middle) % 2 else (column + 1, column)
    return (near, middle - 1), (near, middle + 1), (far, middle)


def _borders(triangle: _Triangle) -> Iterator[tuple[_Triangle, _Knot, _Knot]]:
    """The triangles beside it, each with the ends of the line between."""
    column, middle = triangle
    above, below, far = _knots(triangle)
    yield (column - 1 if above[0] == column else column + 1, middle), above, below
    yield (column, middle - 1), above, far
    yield (column, middle + 1), below, far


def whole_faces(cells: Collection[Cell]) -> list[Face]:
    """The faces that nothing stands in front of, the farthest first."""
    counts = Counter(_seen(cells).values())
    return [face for face, count in counts.items() if count == 2]


# ------------------------------------------------------------------ drawing


def solid(
    slant: Slant, cells: Mapping[Cell, int], look: Look, highlight: Collection[int] = ()
) -> Iterator[Element]:
    """Cubes, each with the number of its piece: lines go around pieces, and faintly between cubes of one piece."""
    owners = _seen(cells)
    counts = Counter(owners.values())
    for triangle, face in owners.items():
        fill = _paint(look, cells[face.cell], face.side).fill
        if counts[face] == 1:
            yield Polygon(tuple(slant.knot(knot) for knot in _knots(triangle)), fill=fill)
        elif triangle == _triangles(face)[0]:
            yield Polygon(slant.around(face), fill=fill)
    yield from _lines(slant, cells, owners, look, set(highlight))


def _paint(look: Look, number: int, side: Side) -> Paint:
    return Paint(mix(look.paint(number).fill, "#000000", _DARKER[side]))


def loose(
    number: int, left: float, top: float, width: float, height: float, largest: float, look: Look
) -> Iterator[Element]:
    """A piece on its own, lying flat in some room."""
    shape = look.pieces.shape_of(look.pieces.kind_of(number))
    cells = dict.fromkeys(((x, y, z) for x, y, z in shape.cells), number)
    return solid(Extent.of(cells).fitted(left, top, width, height, largest), cells, look)


def _lines(
    slant: Slant,
    cells: Mapping[Cell, int],
    owners: Mapping[_Triangle, Face],
    look: Look,
    highlight: set[int],
) -> Iterator[Element]:
    seams: list[Element] = []
    edges: list[Element] = []
    marks: list[Element] = []
    for triangle, face in sorted(owners.items()):
        number = cells[face.cell]
        paint = look.paint(number)
        for beside, start, end in _borders(triangle):
            other = owners.get(beside)
            if other == face or (other is not None and beside < triangle):
                continue  # within a face, or drawn from the other side
            ends = slant.knot(start), slant.knot(end)
            same_piece = other is not None and cells[other.cell] == number
            if not same_piece and highlight & {number, cells[other.cell] if other else 0}:
                marks.append(Line(*ends, stroke=look.theme.highlight, stroke_width=slant.cell / 8))
            elif other and same_piece and _is_flat(face, other):
                seams.append(
                    Line(*ends, stroke=mix(paint.fill, "#000000", 0.36), stroke_width=slant.cell / 36)
                )
            else:
                width = slant.cell / (24 if same_piece else 15)
                edges.append(Line(*ends, stroke=mix(paint.fill, "#000000", 0.62), stroke_width=width))
    yield from (*seams, *edges, *marks)


def _is_flat(one: Face, other: Face) -> bool:
    """Whether two faces lie in one plane."""
    axis = {"top": 2, "front": 1, "right": 0}[one.side]
    return one.side == other.side and one.cell[axis] == other.cell[axis]


def labels(
    slant: Slant, cells: Mapping[Cell, int], look: Look, texts: Mapping[int, str]
) -> Iterator[Element]:
    """A text on each piece of which a whole face is seen, and letters for its kind on the others if asked for."""
    faces = whole_faces(cells)
    chosen = {}
    for number in texts:
        own = [face for face in faces if cells[face.cell] == number]
        if own:
            chosen[_most_central(own)] = texts[number]
    for face in faces:
        number = cells[face.cell]
        if face in chosen:
            # Beside letters, 1 and 2 would be taken for kinds.
            text, size = (f"#{chosen[face]}", 0.36) if look.lettered else (chosen[face], 0.42)
        elif look.lettered:
            text, size = look.letter(number), 0.36
        else:
            continue
        yield Text(
            *slant.middle(face), text, size=size * slant.cell, fill=_paint(look, number, face.side).letters
        )


def _most_central(faces: list[Face]) -> Face:
    """Of the faces on the side that is seen best, the one nearest to their middle."""
    side = min((face.side for face in faces), key=list(_DARKER).index)
    alike = [face for face in faces if face.side == side]
    middle = [sum(axis) / len(alike) for axis in zip(*(face.cell for face in alike), strict=True)]
    return min(
        alike,
        key=lambda face: (sum((a - b) ** 2 for a, b in zip(face.cell, middle, strict=True)), face.cell),
    )
