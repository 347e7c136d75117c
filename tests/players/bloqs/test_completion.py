from collections import Counter
from itertools import product

import pytest

from klotz.games.bloqs.notation import parse_cells
from klotz.games.bloqs.tower import Tower
from klotz.players.bloqs import kernel, tables
from klotz.players.bloqs.completion import Completion, completion, prospects
from tests.games.bloqs.standard import COUNT, KINDS, parse_piece
from tests.players.bloqs.positions import VARIANTS, decisions
from tests.players.bloqs.test_search import CUBE

KIT = tables.Kit.standard()
PLENTY = dict.fromkeys(KINDS, 4)


def _tower(pieces: dict[str, str]) -> Tower:
    tower = Tower()
    for name, cells in pieces.items():
        tower = tower.built(parse_piece(name), parse_cells(cells))
    return tower


def _without(*names: str) -> Tower:
    return _tower({name: cells for name, cells in CUBE.items() if name not in names})


def test_one_piece_is_missing() -> None:
    found = completion(_tower(CUBE), PLENTY)
    assert found is not None
    assert (found.pieces, found.first) == (1, ("V3",))
    assert found.chance == pytest.approx(_exact_chance(_tower(CUBE), 3), rel=1e-5)


def test_without_the_piece_two_others_have_to_do() -> None:
    found = completion(_tower(CUBE), {**PLENTY, "V3": 0})
    assert found is not None
    assert (found.pieces, found.first) == (2, ("1", "2"))
    assert completion(_tower(CUBE), {**PLENTY, "V3": 0, "1": 0}) is None


def test_a_cube_with_something_on_top_is_no_longer_to_be_had() -> None:
    tower = _without("L4#22").built(9, parse_cells("a1.3,a1.4,a1.5"))
    assert completion(tower, PLENTY) is None


def test_a_hollow_with_no_way_in_cannot_be_filled() -> None:
    ring = {
        "L4#21": "a1.1,b1.1,c1.1,c2.1",
        "L4#22": "a2.1,a3.1,b3.1,c3.1",
        "O4#17": "a1.2,b1.2,a2.2,b2.2",
        "O4#18": "a1.3,b1.3,a2.3,b2.3",
        "I3#9": "c1.2,c2.2,c3.2",
        "I3#10": "c1.3,c2.3,c3.3",
    }
    found = completion(_tower(ring), PLENTY)
    # Everything but the two cells a3 and b3 on top of each other, and the middle of the ground, which is walled in.
    assert found is None


def test_a_perfect_cube_needs_nothing() -> None:
    tower = _tower({**CUBE, "V3#13": "a2.3,b2.3,a3.3"})
    assert completion(tower, PLENTY) == Completion(0, (), 1.0)


@pytest.mark.parametrize("missing", [("L4#22",), ("L4#21", "L4#22"), ("O4#20", "L4#22")])
def test_the_shortest_way_is_the_one_that_brute_force_finds(missing: tuple[str, ...]) -> None:
    tower = _without(*missing)
    gap = 27 - len(tower.cells)
    found = completion(tower, PLENTY)
    assert found is not None
    if gap > 7:
        assert found.pieces >= 2
        return
    ways = {kinds for length in range(1, 4) for kinds in product(KINDS, repeat=length) if _fits(tower, kinds)}
    shortest = min(len(kinds) for kinds in ways)
    assert found.pieces == shortest
    assert set(found.first) == {kinds[0] for kinds in ways if len(kinds) == shortest}


def _any_number(tower: Tower) -> int:
    """A number that is not in use; towers do not care what shape it should have."""
    return next(number for number in range(1, COUNT + 1) if number not in tower.pieces)


def _fits(tower: Tower, kinds: tuple[str, ...]) -> bool:
    """Whether these pieces, in this order, can make a perfect cube."""
    if not kinds:
        return tower.is_perfect(3)
    number = _any_number(tower)
    return any(
        _fits(tower.built(number, cells), kinds[1:])
        for cells in tower.places(kinds[0])
        if all(z < 3 for _, _, z in cells)
    )


def _exact_chance(tower: Tower, pieces: int) -> float:
    """By the definition: every kind once in ten, any kind twice in ten, and nothing hollow under a piece."""
    if tower.is_perfect(3):
        return 1.0
    if pieces == 0:
        return 0.0
    best = []
    for kind in KINDS:
        number = _any_number(tower)
        solid = [
            tower.built(number, cells)
            for cells in tower.places(kind)
            if all(z < 3 and (z == 0 or (x, y, z - 1) in {*tower.cells, *cells}) for x, y, z in cells)
        ]
        best.append(max((_exact_chance(after, pieces - 1) for after in solid), default=0.0))
    return 0.1 * sum(best) + 0.2 * max(best)


def test_the_table_agrees_with_its_definition_near_the_end() -> None:
    for missing in ((), ("L4#22",)):
        tower = _without(*missing)
        for pieces in (1, 2, 3):
            cubes, _ = prospects(KIT, 1).after(pieces)
            surface = sum(
                sum((x, y, z) in tower.cells for z in range(3)) << 2 * (3 * y + x)
                for x in range(3)
                for y in range(3)
            )
            assert cubes[tables.classes()[surface]] == pytest.approx(_exact_chance(tower, pieces), rel=1e-5)


def test_prospects_grow_with_the_pieces_to_come_and_with_a_choice() -> None:
    empty = tables.classes()[0]
    for draws in (1, 2):
        assert (prospects(KIT, draws).cubes[1:, empty] >= prospects(KIT, draws).cubes[:-1, empty]).all()
        assert (prospects(KIT, draws).layers[1:, empty] >= prospects(KIT, draws).layers[:-1, empty]).all()
    assert prospects(KIT, 2).cubes[12, empty] > prospects(KIT, 1).cubes[12, empty]


def test_what_looks_ahead_agrees_with_the_game_on_most_places() -> None:
    """Lies at the level they come to rest on are nearly always places of the game's own, and the other way round."""
    ours, theirs = Counter[bool](), Counter[bool]()
    for state in decisions(VARIANTS[0], 2, seed=11):
        tower = state.towers[0]
        if any((x, y, z - 1) not in tower.cells for x, y, z in tower.cells if z):
            continue
        heights = Counter((x, y) for x, y, _ in tower.cells)
        for kind, places in ((kind, set(tower.places(kind))) for kind in KINDS):
            found = set(_resting(heights, KINDS.index(kind)))
            ours.update(cells in places for cells in found)
            theirs.update(cells in found for cells in places)
    assert ours[True] > 1000
    assert ours[False] == 0
    assert theirs[False] < 0.1 * theirs[True]


def _resting(heights: Counter[tuple[int, int]], kind: int) -> list[tuple[tuple[int, int, int], ...]]:
    table = tables.lies(KIT)[0]
    found = []
    for lie in range(table["first"][kind], table["first"][kind + 1]):
        level = carried = 0
        columns = [
            (int(column), int(low))
            for column, low in zip(table["columns"][lie], table["low"][lie], strict=True)
        ][: int(table["spread"][lie])]
        level = max(heights[column % 3, column // 3] - low for column, low in columns)
        level = max(level, 0)
        for column, low in columns:
            if heights[column % 3, column // 3] == level + low:
                carried |= 1 << column
        if table["stands"][lie, carried]:
            found.append(tables.cells_of(KIT, lie, level))
    return found


def test_there_is_room_for_all_lies_and_places() -> None:
    table = tables.lies(KIT)[0]
    assert table["first"][-1] <= kernel.LIES
    assert table["places"] <= kernel.PLACES
