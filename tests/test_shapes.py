from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klotz.shapes import (
    PIECES,
    Cell,
    Shape,
    Transform,
    free_polycubes,
    free_polyominoes,
    joints,
    name_of,
    outline,
    transforms,
)


@st.composite
def shapes(draw: st.DrawFn, dimensions: int | None = None) -> Shape:
    """Any shape of up to nine cells: each cell is put next to one that is already there."""
    dimensions = dimensions or draw(st.sampled_from((2, 3)))
    cells: list[Cell] = [(0,) * dimensions]
    for _ in range(draw(st.integers(0, 8))):
        at = list(draw(st.sampled_from(cells)))
        at[draw(st.integers(0, dimensions - 1))] += draw(st.sampled_from((-1, 1)))
        if tuple(at) not in cells:
            cells.append(tuple(at))
    return Shape.of(cells)


# ------------------------------------------------------------------ counts that others have published


@pytest.mark.parametrize(("size", "count"), [*enumerate([1, 1, 2, 5, 12, 35, 108, 369], start=1)])
def test_free_polyominoes(size: int, count: int) -> None:
    assert len(free_polyominoes(size)) == count


@pytest.mark.parametrize(("size", "count"), [*enumerate([1, 1, 2, 7, 18, 60], start=1)])
def test_one_sided_polyominoes(size: int, count: int) -> None:
    assert len(free_polyominoes(size, mirror=False)) == count


@pytest.mark.parametrize(("size", "count"), [*enumerate([1, 2, 6, 19, 63, 216], start=1)])
def test_fixed_polyominoes(size: int, count: int) -> None:
    assert sum(len(shape.orientations()) for shape in free_polyominoes(size)) == count
    one_sided = free_polyominoes(size, mirror=False)
    assert sum(len(shape.orientations(mirror=False)) for shape in one_sided) == count


@pytest.mark.parametrize(("size", "count"), [*enumerate([1, 1, 2, 8, 29, 166], start=1)])
def test_polycubes_with_mirror_images_apart(size: int, count: int) -> None:
    assert len(free_polycubes(size)) == count


@pytest.mark.parametrize(("size", "count"), [*enumerate([1, 1, 2, 7, 23, 112], start=1)])
def test_polycubes_with_mirror_images_as_one(size: int, count: int) -> None:
    assert len(free_polycubes(size, mirror=True)) == count


def test_free_shapes_are_canonical_and_of_their_size() -> None:
    for shape in (*free_polyominoes(5), *free_polycubes(4, mirror=True)):
        assert shape.canonical() == shape
        assert shape == Shape.of(shape.cells)
    assert {shape.size for shape in free_polyominoes(6)} == {6}


def test_no_shape_has_no_cells() -> None:
    with pytest.raises(ValueError, match="at least one cell"):
        free_polyominoes(0)


# ------------------------------------------------------------------ the group of transforms


@pytest.mark.parametrize(("dimensions", "turns"), [(2, 4), (3, 24)])
def test_transforms_are_a_group(dimensions: int, turns: int) -> None:
    every, proper = transforms(dimensions), transforms(dimensions, mirror=False)
    assert len(set(every)) == 2 * turns
    assert len(proper) == turns
    for group in (every, proper):
        assert {second @ first for first in group for second in group} == set(group)
        one = group[0]
        assert one((3, 1, 4)[:dimensions]) == (3, 1, 4)[:dimensions]
        assert all(any(second @ first == one for second in group) for first in group)


@given(
    first=st.sampled_from(transforms(3)),
    second=st.sampled_from(transforms(3)),
    cell=st.tuples(*[st.integers(-9, 9)] * 3),
)
def test_composition_is_one_after_the_other(
    first: Transform, second: Transform, cell: tuple[int, int, int]
) -> None:
    assert (second @ first)(cell) == second(first(cell))
    assert (second @ first).is_mirror == (second.is_mirror != first.is_mirror)


@given(shape=shapes())
def test_orientations(shape: Shape) -> None:
    orientations = shape.orientations()
    assert shape in orientations
    assert orientations[0] == shape.canonical()
    assert set(shape.orientations(mirror=False)) <= set(orientations)
    for orientation in (orientations[-1], orientations[len(orientations) // 2]):
        assert orientation.size == shape.size
        assert orientation.orientations() == orientations
        assert orientation.canonical() == shape.canonical()


@given(shape=shapes())
def test_symmetry(shape: Shape) -> None:
    symmetry = shape.symmetry
    assert symmetry.order * len(shape.orientations()) == len(transforms(shape.dimensions))
    one_sided = shape.orientations(mirror=False)
    assert symmetry.is_chiral == (len(one_sided) < len(shape.orientations()))
    found = set(symmetry.transforms)
    assert {second @ first for first in found for second in found} == found


def test_known_symmetries() -> None:
    orders = {name: piece.symmetry.order for name, piece in PIECES.items()}
    assert {name for name, order in orders.items() if order == 8} == {"1", "O", "X"}
    assert {name for name, order in orders.items() if order == 1} == {"F", "L4", "L5", "N", "P", "Y"}
    chiral = {name for name, piece in PIECES.items() if piece.symmetry.is_chiral}
    assert chiral == {"L4", "S", "F", "L5", "N", "P", "Y", "Z5"}


@pytest.mark.parametrize(("name", "count"), [("I4", 2), ("O", 1), ("T4", 3), ("S", 2), ("L4", 4)])
def test_squares_that_symmetry_does_not_make_alike(name: str, count: int) -> None:
    """Twelve tetrominoes with one square marked: the faces of two dice."""
    piece = PIECES[name]

    def turned(transform: Transform, marked: Cell) -> tuple[Shape, Cell]:
        image = [transform(cell) for cell in piece.cells]
        least = [min(along) for along in zip(*image, strict=True)]
        return Shape.of(image), tuple(a - b for a, b in zip(transform(marked), least, strict=True))

    kinds = {frozenset(turned(transform, cell) for transform in transforms(2)) for cell in piece.cells}
    assert len(kinds) == count


def test_a_flat_polycube_equals_its_mirror_image() -> None:
    solid = Shape.of((x, y, 0) for x, y in PIECES["F"].cells)
    assert not solid.symmetry.is_chiral
    assert solid.canonical(mirror=False) == solid.canonical()


# ------------------------------------------------------------------ making shapes


@given(shape=shapes(), data=st.data())
def test_neither_place_nor_order_matters(shape: Shape, data: st.DataObject) -> None:
    cells = data.draw(st.permutations(shape.cells))
    offset = data.draw(st.tuples(*[st.integers(-30, 30)] * shape.dimensions))
    moved = [tuple(a + b for a, b in zip(cell, offset, strict=True)) for cell in cells]
    assert Shape.of(moved) == shape
    assert hash(Shape.of(moved)) == hash(shape)


@given(shape=shapes())
def test_cells_are_settled(shape: Shape) -> None:
    assert list(shape.cells) == sorted(shape.cells, key=lambda cell: cell[::-1])
    for axis, extent in enumerate(shape.extent):
        assert min(cell[axis] for cell in shape.cells) == 0
        assert max(cell[axis] for cell in shape.cells) == extent - 1


@given(shape=shapes())
def test_repr_round_trip(shape: Shape) -> None:
    assert eval(repr(shape)) == shape


@pytest.mark.parametrize(
    ("cells", "message"),
    [
        ([], "at least one cell"),
        ([(0,)], "two or three coordinates, not 1"),
        ([(0, 0, 0, 0)], "two or three coordinates, not 4"),
        ([(0, 0), (0, 0, 1)], "differ in their number of coordinates"),
        ([(0, 0), (1, 0), (0, 0)], r"\(0, 0\) is there twice"),
        ([(0, 0), (1, 1)], r"across an edge leads from \(0, 0\) to \(1, 1\)"),
        ([(0, 0, 0), (0, 1, 1)], "across a face"),
    ],
)
def test_what_is_no_shape_is_refused(cells: list[Cell], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Shape.of(cells)


def test_shapes_are_immutable() -> None:
    with pytest.raises(AttributeError):
        PIECES["X"].cells = ()  # type: ignore[misc]


# ------------------------------------------------------------------ the named pieces


def test_pieces() -> None:
    assert len(PIECES) == 21
    assert sum(piece.size for piece in PIECES.values()) == 89
    assert sum(len(piece.orientations()) for piece in PIECES.values()) == 91
    assert [piece.size for piece in PIECES.values()] == [1, 2, 3, 3, *[4] * 5, *[5] * 12]
    every = {shape for size in range(1, 6) for shape in free_polyominoes(size)}
    assert {piece.canonical() for piece in PIECES.values()} == every


def test_names() -> None:
    for name, piece in PIECES.items():
        assert {name_of(orientation) for orientation in piece.orientations()} == {name}
    assert name_of(free_polyominoes(6)[0]) is None
    assert name_of(free_polycubes(3)[0]) is None


def test_pieces_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        PIECES["X"] = PIECES["1"]  # type: ignore[index]


# ------------------------------------------------------------------ drawing


@given(shape=shapes(dimensions=2))
def test_ascii_round_trip(shape: Shape) -> None:
    assert Shape.parse(shape.ascii()) == shape


def test_ascii_is_the_right_way_up() -> None:
    assert PIECES["L4"].ascii() == "..#\n###"
    tower = Shape.of([(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)])
    assert tower.ascii() == ".# .#\n## .."


@given(shape=shapes(dimensions=2), inset=st.sampled_from((0.0, 0.125)))
def test_outlines_enclose_the_area(shape: Shape, inset: float) -> None:
    loops = outline(shape.cells, inset)

    def area(loop: tuple[tuple[float, float], ...]) -> float:
        following = (*loop[1:], loop[0])
        return sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(loop, following, strict=True)) / 2

    def length(loop: tuple[tuple[float, float], ...]) -> float:
        following = (*loop[1:], loop[0])
        return sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in zip(loop, following, strict=True))

    assert area(loops[0]) > 0
    assert all(area(hole) < 0 for hole in loops[1:])
    # A strip as wide as the inset goes along every edge; four corners of a loop overlap more than they miss.
    edges = sum(map(length, outline(shape.cells)))
    corners = sum(1 if area(loop) > 0 else -1 for loop in loops)
    assert sum(map(area, loops)) == pytest.approx(shape.size - inset * edges + 4 * corners * inset**2)


def test_an_outline_turns_at_its_corners_only() -> None:
    assert outline(PIECES["I5"].cells) == (((0, 0), (5, 0), (5, 1), (0, 1)),)
    assert [len(loop) for loop in outline(PIECES["X"].cells)] == [12]
    assert [len(loop) for loop in outline(Shape.parse("###\n#.#\n###").cells)] == [4, 4]
    assert [len(loop) for loop in outline([(4, 4), (5, 5)])] == [4, 4]


@given(shape=shapes(dimensions=2))
def test_joints_are_where_squares_meet(shape: Shape) -> None:
    """Each square has four edges: those that are no part of the outline belong to two squares."""
    outside = sum(
        abs(a[0] - b[0]) + abs(a[1] - b[1])
        for loop in outline(shape.cells)
        for a, b in zip(loop, (*loop[1:], loop[0]), strict=True)
    )
    assert 2 * len(joints(shape.cells)) + outside == 4 * shape.size


def test_joints_end_at_the_outline() -> None:
    assert joints(PIECES["2"].cells, 0.25) == (((1, 0.25), (1, 0.75)),)
    assert ((1, 0.25), (1, 1)) in joints(PIECES["O"].cells, 0.25)


@given(shape=shapes())
def test_svg_is_xml_and_inside_its_frame(shape: Shape) -> None:
    picture = shape.picture(cell=10)
    assert ET.fromstring(shape.svg(cell=10)).tag.endswith("svg")
    corners = [
        (float(x), float(y))
        for polygon in ET.fromstring(picture.svg()).iter("{http://www.w3.org/2000/svg}polygon")
        for x, y in zip(*[iter(polygon.attrib["points"].split())] * 2, strict=True)
    ]
    assert all(0 < x < picture.width and 0 < y < picture.height for x, y in corners)


def test_svg_says_what_it_shows() -> None:
    assert "<title>W</title>" in PIECES["W"].svg()
    assert PIECES["W"].svg() == PIECES["W"].svg()
    assert PIECES["W"].svg() != PIECES["W"].svg(colour="#aa0000")
