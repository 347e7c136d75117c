"""Polyominoes and polycubes: their orientations, their symmetries, their names.

A shape is a set of unit cells joined by whole edges (or faces, in space), regardless of position: two shapes
are equal if one can be translated onto the other. Rotations and reflections give other shapes, its
*orientations*; the least of them, the *canonical* one, identifies the piece.

    >>> PIECES["V3"].orientations()[0]
    Shape.of(((0, 0), (1, 0), (0, 1)))
    >>> print(PIECES["F"].ascii())
    .##
    ##.
    .#.
    >>> [len(free_polyominoes(size)) for size in range(1, 7)]
    [1, 1, 2, 5, 12, 35]
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations, product
from types import MappingProxyType
from typing import Final, Self

from klotz.picture import Element, Line, Picture, Point, Polygon, mix

Cell = tuple[int, ...]
"""(x, y), or (x, y, z) in space: x runs to the right, y up the page, and z, towards the reader, is height."""

Cells = tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Transform:
    """A rotation, or a rotation and a reflection, that maps the grid onto itself and fixes the origin.

    Coordinate i of the image is coordinate `axes[i]` of the cell times `signs[i]`: a matrix with a single 1
    or -1 in each row and column, written down without its zeros.
    """

    axes: tuple[int, ...]
    signs: tuple[int, ...]

    def __call__(self, cell: Cell) -> Cell:
        return tuple(sign * cell[axis] for axis, sign in zip(self.axes, self.signs, strict=True))

    def __matmul__(self, first: Self) -> Self:
        """`(second @ first)(cell) == second(first(cell))`, as with matrices."""
        return type(self)(
            tuple(first.axes[axis] for axis in self.axes),
            tuple(sign * first.signs[axis] for axis, sign in zip(self.axes, self.signs, strict=True)),
        )

    @property
    def is_mirror(self) -> bool:
        """Whether it is a reflection: its determinant is -1."""
        swaps = sum(
            later < earlier for index, earlier in enumerate(self.axes) for later in self.axes[index + 1 :]
        )
        return (swaps + self.signs.count(-1)) % 2 == 1


@lru_cache
def transforms(dimensions: int, mirror: bool = True) -> tuple[Transform, ...]:
    """Every rotation of the grid, and every reflection too unless `mirror` is False; the first is the identity.

    There are 4 rotations of the plane and 24 of space, and as many reflections.
    """
    every = (
        Transform(axes, signs)
        for axes in permutations(range(dimensions))
        for signs in product((1, -1), repeat=dimensions)
    )
    return tuple(transform for transform in every if mirror or not transform.is_mirror)


@dataclass(frozen=True, slots=True)
class Symmetry:
    """The transforms that map a shape onto itself. There is always the identity."""

    transforms: tuple[Transform, ...]

    @property
    def order(self) -> int:
        """Its order; times the number of orientations, this is the number of all transforms."""
        return len(self.transforms)

    @property
    def is_chiral(self) -> bool:
        """Whether no rotation maps the shape onto its mirror image."""
        return not any(transform.is_mirror for transform in self.transforms)


@dataclass(frozen=True, slots=True, repr=False)
class Shape:
    """A polyomino or polycube in one orientation.

    `Shape.of` makes one from any cells and checks them. The constructor is for cells already in normal form:
    pushed against the axes, and row by row from the bottom.
    """

    cells: Cells

    @classmethod
    def of(cls, cells: Iterable[Cell]) -> Self:
        """The shape of these cells, in any position and order. ValueError if they are not a shape."""
        given = [tuple(cell) for cell in cells]
        if not given:
            raise ValueError("a shape has at least one cell")
        dimensions = len(given[0])
        if dimensions not in (2, 3):
            raise ValueError(f"a cell has two or three coordinates, not {dimensions}: {given[0]}")
        for cell in given:
            if len(cell) != dimensions:
                raise ValueError(f"the cells {given[0]} and {cell} differ in their number of coordinates")
        if len(set(given)) < len(given):
            twice = next(cell for index, cell in enumerate(given) if cell in given[:index])
            raise ValueError(f"the cell {twice} is there twice")
        reached = _connected(given)
        if len(reached) < len(given):
            apart = next(cell for cell in given if cell not in reached)
            joint = "an edge" if dimensions == 2 else "a face"
            raise ValueError(
                f"the cells are not joined: no way across {joint} leads from {given[0]} to {apart}"
            )
        return cls(_settled(given))

    @classmethod
    def parse(cls, picture: str) -> Self:
        """The polyomino in a picture such as `ascii` draws: `#` is a cell, the last line the bottom row."""
        return cls.of(
            (x, y)
            for y, row in enumerate(reversed(picture.splitlines()))
            for x, character in enumerate(row)
            if character == "#"
        )

    @property
    def size(self) -> int:
        return len(self.cells)

    @property
    def dimensions(self) -> int:
        return len(self.cells[0])

    @property
    def extent(self) -> Cell:
        """How many cells the shape spans along each axis."""
        return tuple(max(along) + 1 for along in zip(*self.cells, strict=True))

    def orientations(self, mirror: bool = True) -> tuple["Shape", ...]:
        """Its rotations and, unless `mirror` is False, its reflections: each once, the canonical first."""
        found = {
            _settled([transform(cell) for cell in self.cells])
            for transform in transforms(self.dimensions, mirror)
        }
        return tuple(Shape(cells) for cells in sorted(found, key=_row_order))

    def canonical(self, mirror: bool = True) -> "Shape":
        """The same for all orientations of a piece, and for no other piece."""
        return Shape(_canonical(self.cells, transforms(self.dimensions, mirror)))

    @property
    def symmetry(self) -> Symmetry:
        return Symmetry(
            tuple(
                transform
                for transform in transforms(self.dimensions)
                if _settled([transform(cell) for cell in self.cells]) == self.cells
            )
        )

    def ascii(self) -> str:
        """Rows of `#` and `.`, the top one first; a polycube as its layers side by side, the lowest first."""
        filled = set(self.cells)
        width, height, *depth = self.extent
        layers = [(z,) for z in range(*depth)] if depth else [()]
        return "\n".join(
            " ".join(
                "".join("#" if (x, y, *layer) in filled else "." for x in range(width)) for layer in layers
            )
            for y in reversed(range(height))
        )

    def picture(self, cell: float = 24, colour: str = "#5b8bd0") -> Picture:
        """A polyomino from above, a polycube at a slant; `cell` is the length of an edge."""
        return (_flat if self.dimensions == 2 else _slanted)(self, cell, colour)

    def svg(self, cell: float = 24, colour: str = "#5b8bd0") -> str:
        return self.picture(cell, colour).svg()

    def __repr__(self) -> str:
        return f"Shape.of({self.cells!r})"


def _row_order(cells: Cells) -> Cells:
    """The sort key of shapes: read row by row from the bottom, so flat ones come first."""
    return tuple(cell[::-1] for cell in cells)


def _settled(cells: Sequence[Cell]) -> Cells:
    """The cells pushed against the axes and put in order."""
    least = [min(along) for along in zip(*cells, strict=True)]
    moved = (tuple(at - low for at, low in zip(cell, least, strict=True)) for cell in cells)
    return tuple(sorted(moved, key=lambda cell: cell[::-1]))


def _canonical(cells: Cells, group: Iterable[Transform]) -> Cells:
    return min((_settled([transform(cell) for cell in cells]) for transform in group), key=_row_order)


def _neighbours(cell: Cell) -> Iterator[Cell]:
    for axis, at in enumerate(cell):
        for step in (-1, 1):
            yield (*cell[:axis], at + step, *cell[axis + 1 :])


def _connected(cells: list[Cell]) -> set[Cell]:
    """The cells that can be reached from the first one."""
    inside = set(cells)
    reached = {cells[0]}
    frontier = [cells[0]]
    while frontier:
        for neighbour in _neighbours(frontier.pop()):
            if neighbour in inside and neighbour not in reached:
                reached.add(neighbour)
                frontier.append(neighbour)
    return reached


def free_polyominoes(size: int, mirror: bool = True) -> tuple[Shape, ...]:
    """Every polyomino of this many squares, in one orientation each.

    Mirror images count as one piece, which can be turned over, unless `mirror=False`.
    """
    return _free(size, 2, mirror)


def free_polycubes(size: int, mirror: bool = False) -> tuple[Shape, ...]:
    """Every polycube of this many cubes, in one orientation each.

    Mirror images count as two, since nobody can mirror a block, unless `mirror=True`.
    """
    return _free(size, 3, mirror)


@lru_cache
def _free(size: int, dimensions: int, mirror: bool) -> tuple[Shape, ...]:
    """Each is one of the next smaller size plus a cell: every shape has a cell whose removal keeps it connected."""
    if size < 1:
        raise ValueError(f"a shape has at least one cell, not {size}")
    if size == 1:
        return (Shape(((0,) * dimensions,)),)
    group = transforms(dimensions, mirror)
    grown = {
        _settled((*smaller.cells, neighbour))
        for smaller in _free(size - 1, dimensions, mirror)
        for cell in smaller.cells
        for neighbour in _neighbours(cell)
        if neighbour not in smaller.cells
    }
    found = {_canonical(cells, group) for cells in grown}
    return tuple(Shape(cells) for cells in sorted(found, key=_row_order))


def _named(picture: str) -> Mapping[str, Shape]:
    """The shapes in a drawing: lines of names, each name above its shape, separated by empty lines."""
    shapes = {}
    for block in picture.strip("\n").split("\n\n"):
        names, *rows = block.splitlines()
        starts = [name.start() for name in re.finditer(r"\S+", names)]
        for start, end in zip(starts, [*starts[1:], None], strict=True):
            shapes[names[start:end].strip()] = Shape.parse("\n".join(row[start:end] for row in rows))
    return MappingProxyType(shapes)


PIECES: Final = _named("""
1   2    I3    V3   I4     L4    T4    O    S
#   ##   ###   #.   ####   ..#   .#.   ##   .##
               ##          ###   ###   ##   ##.

F     I5      L5     N      P
.##   #####   ...#   .###   ##
##.           ####   ##..   ##
.#.                         #.

T5    U     V5    W     X     Y      Z5
###   #.#   #..   #..   .#.   ..#.   ##.
.#.   ###   #..   ##.   ###   ####   .#.
.#.         ###   .##   .#.          .##
""")
"""The 21 polyominoes of one to five squares, smallest first, by the names players use."""

_NAMES: Final = {
    orientation.cells: name for name, piece in PIECES.items() for orientation in piece.orientations()
}


def name_of(shape: Shape) -> str | None:
    """The name of a shape in `PIECES`, in any orientation; None if it is not one of them."""
    return _NAMES.get(shape.cells)


# ------------------------------------------------------------------ drawing


def outline(cells: Iterable[Cell], inset: float = 0) -> tuple[tuple[Point, ...], ...]:
    """The corners of the lines around some squares, anticlockwise, and clockwise around each hole.

    The line along the lowest square comes first: for a polyomino, the outer one. An `inset` moves the lines in
    from the edges, so that neighbours do not touch.
    """
    inside = set(cells)
    ahead: dict[Cell, list[Cell]] = {}  # where the edges with a square on their left lead from each corner
    for x, y in sorted(inside, key=lambda cell: cell[::-1]):
        corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
        beyond = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
        for start, end, neighbour in zip(corners, corners[1:] + corners[:1], beyond, strict=True):
            if neighbour not in inside:
                ahead.setdefault(start, []).append(end)
    loops = []
    while ahead:
        loops.append(tuple(_turns(_loop(ahead), inset)))
    return tuple(loops)


def joints(cells: Iterable[Cell], inset: float = 0) -> tuple[tuple[Point, Point], ...]:
    """The edges where two squares meet, as their end points, which reach the outline with the same inset."""
    inside = set(cells)

    def drawn_in(x: int, y: int) -> float:
        """No inset where four squares meet: there joints meet each other, not the outline."""
        around = ((x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1))
        return 0 if all(cell in inside for cell in around) else inset

    ordered = sorted(inside)
    upright = (
        ((x + 1, y + drawn_in(x + 1, y)), (x + 1, y + 1 - drawn_in(x + 1, y + 1)))
        for x, y in ordered
        if (x + 1, y) in inside
    )
    level = (
        ((x + drawn_in(x, y + 1), y + 1), (x + 1 - drawn_in(x + 1, y + 1), y + 1))
        for x, y in ordered
        if (x, y + 1) in inside
    )
    return (*upright, *level)


def _loop(ahead: dict[Cell, list[Cell]]) -> list[Cell]:
    """Take one closed path out of the edges and return its corners."""
    start = corner = next(iter(ahead))
    step = (0, 0)
    loop: list[Cell] = []
    while not loop or corner != start:
        loop.append(corner)
        ways = ahead[corner]
        # Where squares meet only at a corner there are two ways on: the left one stays with the same square.
        left = (corner[0] - step[1], corner[1] + step[0])
        following = left if left in ways else ways[0]
        ways.remove(following)
        if not ways:
            del ahead[corner]
        step = (following[0] - corner[0], following[1] - corner[1])
        corner = following
    return loop


def _turns(loop: list[Cell], inset: float) -> Iterator[Point]:
    """The corners where the path turns, each moved to the left of the steps before and after it."""
    for before, (x, y), after in zip([loop[-1], *loop[:-1]], loop, [*loop[1:], loop[0]], strict=True):
        come, go = (x - before[0], y - before[1]), (after[0] - x, after[1] - y)
        if come != go:
            yield x - inset * (come[1] + go[1]), y + inset * (come[0] + go[0])


def _flat(shape: Shape, cell: float, colour: str) -> Picture:
    margin = cell / 8
    width, height = shape.extent

    def at(x: float, y: float) -> Point:
        return margin + x * cell, margin + (height - y) * cell

    edge = mix(colour, "#000000", 0.35)
    squares = (
        Polygon((at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)), fill=colour) for x, y in shape.cells
    )
    seams = (
        Line(at(*start), at(*end), stroke=mix(colour, "#000000", 0.12), stroke_width=cell / 24)
        for start, end in joints(shape.cells)
    )
    outlines = (
        Polygon(tuple(at(x, y) for x, y in loop), stroke=edge, stroke_width=cell / 12)
        for loop in outline(shape.cells)
    )
    return Picture(
        width * cell + 2 * margin,
        height * cell + 2 * margin,
        (*squares, *seams, *outlines),
        title=name_of(shape) or f"polyomino, {shape.size}",
        background=None,
    )


def _slanted(shape: Shape, cell: float, colour: str) -> Picture:
    """Seen from above the near corner: x runs down to the right, y up to the right, z straight up."""
    margin = cell / 8
    width, depth, height = shape.extent
    across, down = cell * 3**0.5 / 2, cell / 2

    def at(x: int, y: int, z: int) -> Point:
        return margin + (x + y) * across, margin + (x + depth - y) * down + (height - z) * cell

    def face(*corners: tuple[int, int, int], shade: float) -> Element:
        return Polygon(
            tuple(at(*corner) for corner in corners),
            fill=mix(colour, "#000000", shade),
            stroke=mix(colour, "#000000", 0.6),
            stroke_width=cell / 24,
        )

    faces: list[Element] = []
    for x, y, z in sorted(shape.cells, key=lambda cell: cell[0] - cell[1] + cell[2]):  # the nearest last
        right, back, top = x + 1, y + 1, z + 1
        faces += (
            face((x, y, top), (right, y, top), (right, back, top), (x, back, top), shade=0),
            face((x, y, z), (right, y, z), (right, y, top), (x, y, top), shade=0.15),
            face((right, y, z), (right, back, z), (right, back, top), (right, y, top), shade=0.35),
        )
    return Picture(
        2 * margin + (width + depth) * across,
        2 * margin + (width + depth) * down + height * cell,
        tuple(faces),
        title=f"polycube, {shape.size}",
        background=None,
    )
