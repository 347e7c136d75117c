"""A tower: where pieces may be built, which may be taken, its layers. Against brute force that shares no code."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import permutations, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from klotz.games.bloqs.notation import parse_cells
from klotz.games.bloqs.tower import Cell, Cells, Tower, in_order
from tests.games.bloqs.random_towers import many, packed
from tests.games.bloqs.standard import COUNT, KINDS, kind_of, numbers_of, orientations_of, shape_of, size_of
from tests.games.bloqs.statics import all_standing
from tests.games.bloqs.table import tower_of
from tests.games.bloqs.test_sliding import fewest_turns

PIECES = {
    "1": "a",
    "2": "aa",
    "I3": "aaa",
    "V3": "aa a.",
    "O4": "aa aa",
    "L4": "aaa a..",
    "T4": "aaa .a.",
    "S4": "aa. .aa",
}
"""The eight kinds once more, as they lie on the table."""


@cache
def ways_to_lie(kind: str) -> frozenset[frozenset[Cell]]:
    """Every orientation of a piece, somewhere near the origin."""
    flat = [
        (x, y, 0) for y, row in enumerate(PIECES[kind].split()) for x, mark in enumerate(row) if mark == "a"
    ]
    found = set()
    for axes in permutations(range(3)):
        for signs in product((1, -1), repeat=3):
            turned = [
                tuple(sign * cell[axis] for axis, sign in zip(axes, signs, strict=True)) for cell in flat
            ]
            low = [min(cell[axis] for cell in turned) for axis in range(3)]
            found.add(frozenset((x - low[0], y - low[1], z - low[2]) for x, y, z in turned))
    return frozenset(found)


def everywhere(kind: str, tower: Tower) -> list[Cells]:
    """All places where a piece meets nothing and has something below it: else it would surely fall."""
    reach = range(-3, 6) if tower.overhang else range(3)
    found = []
    for shape in ways_to_lie(kind):
        for dx, dy, dz in product(reach, reach, range(tower.height + 1)):
            cells = in_order((x + dx, y + dy, z + dz) for x, y, z in shape)
            on_site = all(0 <= x < 3 and 0 <= y < 3 for x, y, z in cells if z == 0 or not tower.overhang)
            held = any(z == 0 or (x, y, z - 1) in tower.cells for x, y, z in cells)
            if on_site and held and not any(cell in tower.cells for cell in cells):
                found.append(cells)
    return found


def brute_force_places(kind: str, tower: Tower) -> set[Cells]:
    possible = [cells for cells in everywhere(kind, tower) if fewest_turns(cells, tower.cells) is not None]
    answers = (
        all_standing([{**tower.cells, **dict.fromkeys(cells, 99)} for cells in possible]) if possible else []
    )
    return {cells for cells, standing in zip(possible, answers, strict=True) if standing}


# ---------------------------------------------------------------------- places


@pytest.mark.rule("BQ-13")
@pytest.mark.parametrize(("kind", "count"), list(zip(KINDS, (9, 21, 15, 64, 16, 76, 44, 44), strict=True)))
def test_places_on_the_empty_site(kind: str, count: int) -> None:
    places = Tower().places(kind)
    assert len(places) == count
    assert set(places) == brute_force_places(kind, Tower())


def test_the_kinds_are_the_flat_pieces_of_up_to_four_cubes_that_fit_the_site() -> None:
    for kind in KINDS:
        table = orientations_of(kind).tolist()
        assert {frozenset(tuple(cell) for cell in shape) for shape in table} == ways_to_lie(kind)
        assert len(table) == len(ways_to_lie(kind))
        assert len(numbers_of(kind)) == 4
        assert shape_of(kind).size == size_of(kind)
    assert sum(4 * size_of(kind) for kind in KINDS) == 100
    assert [kind_of(number) for number in (1, 4, 5, 20, 21, 32)] == ["1", "1", "2", "O4", "L4", "S4"]


@pytest.mark.rule("BQ-12")
@pytest.mark.rule("BQ-13")
@pytest.mark.parametrize("overhang", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_places_and_what_may_be_taken_by_brute_force(overhang: bool, seed: int) -> None:
    random = Random(seed)
    standing = [
        tower for tower in many(random, 30, Tower(overhang=overhang), least=3, most=9) if tower.stands()
    ]
    for tower in (random.choice(standing), packed(random, overhang)):
        for kind in random.sample(KINDS, 2 if overhang else 5):
            assert set(tower.places(kind)) == brute_force_places(kind, tower), f"{kind} on\n{tower}"
        rest = {number: tower.taken(number).cells for number in tower.pieces}
        stays = dict(
            zip(rest, all_standing([cells or {(0, 0, 0): 1} for cells in rest.values()]), strict=True)
        )
        assert tower.takeable == tuple(
            number
            for number in sorted(tower.pieces)
            if stays[number] and fewest_turns(tower.pieces[number], rest[number]) is not None
        ), f"of\n{tower}"


@given(st.integers(), st.booleans(), st.sampled_from(KINDS))
@settings(max_examples=25)
def test_places_are_listed_once_from_the_ground_up_and_can_be_built(
    seed: int, overhang: bool, kind: str
) -> None:
    tower = packed(Random(seed), overhang)
    places = tower.places(kind)
    assert len(set(places)) == len(places)
    assert all(cells == in_order(cells) for cells in places)
    lowest = [min(z for _, _, z in cells) for cells in places]
    assert lowest == sorted(lowest)
    assert tower.has_place(kind) == Tower(tower.pieces, overhang=overhang).has_place(kind) == bool(places)
    number = next(each for each in range(1, COUNT + 1) if each not in tower.pieces)
    for cells in places:
        built = tower.built(number, cells)
        assert built.stands()
        assert tower.slides_in(cells)
        assert number in built.takeable  # the way in is the way out, and the tower stood before


def turned(cells: Cells, quarter_turns: int, mirrored: bool) -> Cells:
    for _ in range(quarter_turns):
        cells = tuple((2 - y, x, z) for x, y, z in cells)
    return in_order((2 - x if mirrored else x, y, z) for x, y, z in cells)


@given(st.integers(), st.booleans(), st.sampled_from(KINDS), st.integers(0, 3), st.booleans())
@settings(max_examples=25)
def test_all_sides_of_the_site_are_alike(
    seed: int, overhang: bool, kind: str, quarter_turns: int, mirrored: bool
) -> None:
    tower = packed(Random(seed), overhang)
    other = Tower(
        {number: turned(cells, quarter_turns, mirrored) for number, cells in tower.pieces.items()},
        overhang=overhang,
    )
    assert set(other.places(kind)) == {turned(cells, quarter_turns, mirrored) for cells in tower.places(kind)}
    assert other.takeable == tower.takeable


# ---------------------------------------------------------------------- layers


@pytest.mark.rule("BQ-14")
@pytest.mark.rule("BQ-16")
def test_layers() -> None:
    tower = tower_of("OL1", "T2V", "2 a1.3,b1.3")
    assert (tower.height, sorted(tower.full_layers), tower.loose_cubes) == (3, [0, 1], 2)
    assert tower_of().full_layers == frozenset()
    assert (tower_of().height, tower_of().loose_cubes) == (0, 0)
    jutting = tower_of(
        "OL1", "I3 a1.2,b1.2,c1.2", "I3 a2.2,b2.2,c2.2", "2 a3.2,b3.2", "2 c3.2,d3.2", overhang=True
    )
    assert (sorted(jutting.full_layers), jutting.loose_cubes) == ([0, 1], 0)


@pytest.mark.rule("BQ-14")
@pytest.mark.rule("BQ-M9")
def test_perfect_cubes() -> None:
    assert tower_of("OL1", "T2V", "III").is_perfect(3)
    assert not tower_of("OL1", "T2V", "III").is_perfect(6)
    assert not tower_of("OL1", "T2V").is_perfect(3)
    assert not tower_of("OL1", "T2V", "III", "1 a1.4").is_perfect(3)
    assert tower_of("OL1", "T2V", "III", "SL1", "OL1", "T2V").is_perfect(6)
    assert not tower_of("OL1", "T2V", "III", "SL1", "OL1", "T2V").is_perfect(3)
    assert not tower_of().is_perfect(3)


# ---------------------------------------------------------------------- immutable


def test_building_and_taking_leave_a_tower_as_it_was() -> None:
    tower = tower_of("1 a1.1", "2 b1.1,b1.2")
    before = dict(tower.pieces)
    higher = tower.built(2, ((0, 0, 1),))
    assert (dict(tower.pieces), len(higher.pieces)) == (before, 3)
    assert higher.taken(2) == tower
    assert hash(higher.taken(2)) == hash(tower)
    assert higher != tower
    assert Tower() != Tower(overhang=True)
    assert (tower == "tower") is False
    pieces: Any = tower.pieces
    with pytest.raises(TypeError):
        pieces[3] = ((2, 2, 0),)
    with pytest.raises(TypeError):
        del pieces[1]


def test_asking_changes_nothing() -> None:
    tower = packed(Random(1), True)
    first = [tower.places(kind) for kind in KINDS], tower.takeable, tower.stands()
    fresh = Tower(dict(tower.pieces), overhang=True)
    assert ([fresh.places(kind) for kind in reversed(KINDS)][::-1], fresh.takeable, fresh.stands()) == first


def test_the_order_of_building_does_not_matter() -> None:
    tower = packed(Random(2), False)
    other = Tower(dict(sorted(tower.pieces.items(), reverse=True)))
    assert other == tower
    assert (other.key, hash(other), other.takeable) == (tower.key, hash(tower), tower.takeable)


def test_several_threads_may_ask_about_one_tower() -> None:
    """Towers are shared between games, and the kernel runs without the interpreter's lock."""
    with ThreadPoolExecutor(4) as threads:
        for seed in range(8):
            tower = packed(Random(seed), True)
            expected = [Tower(tower.pieces, overhang=True).places(kind) for kind in KINDS]
            asked = Tower(tower.pieces, overhang=True)
            assert list(threads.map(asked.places, KINDS)) == expected
            assert asked.takeable == tower.takeable


def test_text() -> None:
    tower = tower_of("2 a1.1,a1.2", "1 c3.1")
    assert repr(tower) == "<Tower of 3 cubes: 2#5, 1#1>"
    assert str(tower).splitlines() == [
        " .  .  1    .  .  .",
        " .  .  .    .  .  .",
        " 5  .  .    5  .  .",
    ]
    assert str(tower_of()).splitlines() == [" .  .  ."] * 3
    jutting = tower_of("1 c1.1", "2 c1.2,d1.2", overhang=True)
    assert str(jutting).splitlines()[-1] == " .  .  1  .    .  .  5  5"


def test_a_layer_is_not_taken_from_under_the_rest() -> None:
    """With the only piece of a layer gone, what is above it hangs in the air, though the layers below are fine."""
    tower = Tower()
    for number, text in (
        (1, "a1.1"),
        (9, "a1.2,b1.2,c1.2"),
        (5, "a1.3,a1.4"),
        (6, "a1.5,a1.6"),
    ):
        tower = tower.built(number, parse_cells(text))
    assert tower.takeable == ()
    assert not tower.taken(9).stands()
