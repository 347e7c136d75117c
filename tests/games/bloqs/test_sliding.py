"""What can be slid in and out: the engine against a search over every position there is (BQ-12, BQ-13)."""

from collections import deque
from collections.abc import Iterable
from random import Random

import pytest

from klotz.games.bloqs.tower import Cell, Cells
from tests.games.bloqs.random_towers import packed
from tests.games.bloqs.standard import KINDS, orientations_of
from tests.games.bloqs.table import tower_of

STEPS = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))
FAR = 14
"""Further than any tower of these tests reaches from any of its pieces, height apart."""


def fewest_turns(cells: Cells, others: Iterable[Cell]) -> int | None:
    """How often a piece has to turn on its way out between other cubes; None if there is no way.

    It moves by whole steps, meets nobody at the end of any of them, and stays above the ground. It is out when it has
    come so far to one side that it could go on that way for ever.
    """
    blocked = set(others)
    queue = deque((0, (0, 0, 0), way) for way in STEPS)
    best = {((0, 0, 0), way): 0 for way in STEPS}
    while queue:
        turns, (dx, dy, dz), way = queue.popleft()
        if max(abs(dx), abs(dy)) >= FAR or dz >= FAR + 60:
            return turns
        if turns > best[(dx, dy, dz), way]:
            continue
        there = dx + way[0], dy + way[1], dz + way[2]
        moved = {(x + there[0], y + there[1], z + there[2]) for x, y, z in cells}
        if not moved & blocked and min(z for _, _, z in moved) >= 0 and turns < best.get((there, way), FAR):
            best[there, way] = turns
            queue.appendleft((turns, there, way))
        for other in STEPS:
            if turns + 1 < best.get(((dx, dy, dz), other), FAR):
                best[(dx, dy, dz), other] = turns + 1
                queue.append((turns + 1, (dx, dy, dz), other))
    return None


@pytest.mark.rule("BQ-12")
@pytest.mark.parametrize("overhang", [False, True])
@pytest.mark.parametrize("chunk", range(3))
def test_pieces_of_dense_towers(overhang: bool, chunk: int) -> None:
    random = Random(f"{overhang} {chunk}")
    found: list[int | None] = []
    for _ in range(120):
        tower = packed(random, overhang)
        for number, cells in tower.pieces.items():
            turns = fewest_turns(cells, tower.taken(number).cells)
            assert tower.slides_out(number) == (turns is not None), f"#{number} of\n{tower}"
            found.append(turns)
    assert len(found) > 900
    assert found.count(None) > 5


@pytest.mark.rule("BQ-13")
@pytest.mark.parametrize("overhang", [False, True])
@pytest.mark.parametrize("chunk", range(3))
def test_free_cells_of_dense_towers_with_cavities(overhang: bool, chunk: int) -> None:
    """Wherever a small piece meets nothing, resting or not, in and around the hole that some piece left behind."""
    random = Random(f"{overhang} {chunk}")
    asked = shut_in = 0
    for _ in range(100):
        whole = packed(random, overhang)
        inside = [number for number in whole.pieces if not whole.slides_out(number)]
        number = random.choice(inside or list(whole.pieces))
        tower = whole.taken(number)
        for _ in range(20):
            kind = random.choice(KINDS[:4])
            shape = random.choice(orientations_of(kind).tolist())
            hx, hy, hz = random.choice(whole.pieces[number])
            fx, fy, fz = random.choice(shape)
            cells = tuple((hx + x - fx, hy + y - fy, hz + z - fz) for x, y, z in shape)
            if min(z for _, _, z in cells) >= 0 and not any(cell in tower.cells for cell in cells):
                can = fewest_turns(cells, tower.cells) is not None
                assert tower.slides_in(cells) == can, f"{cells} of\n{tower}"
                asked += 1
                shut_in += not can
    assert asked > 400
    assert shut_in > 0


# ---------------------------------------------------------------------- by hand


@pytest.mark.rule("BQ-12")
def test_a_piece_that_is_locked_in() -> None:
    # A pit of one square, and a roof over it.
    tower = tower_of("L4 a1.1,a2.1,a3.1,b3.1", "L4 b1.1,c1.1,c2.1,c3.1", "1 b2.1", "I3 a2.2,b2.2,c2.2")
    assert fewest_turns(((1, 1, 0),), tower.taken(1).cells) is None
    assert not tower.slides_out(1)
    assert 1 not in tower.takeable
    assert tower.taken(9).slides_out(1)


@pytest.mark.rule("BQ-12")
def test_a_piece_that_has_to_turn_once() -> None:
    # An S4 on the ground: the wall beside it must be climbed before it can be drawn out under a roof.
    tower = tower_of(
        "S4 a1.1,a2.1,b2.1,b3.1",
        "V3 b1.1,c1.1,c1.2",
        "2 a3.1,a3.2",
        "I3 c3.1,c3.2,c3.3",
        "2 b3.4,c3.4",
    )
    assert fewest_turns(tower.pieces[29], tower.taken(29).cells) == 1
    assert tower.slides_out(29)
    assert 29 in tower.takeable


@pytest.mark.rule("BQ-12")
def test_a_piece_that_has_to_turn_twice() -> None:
    # An upright S4 in a corner, below a roof that juts out: no straight line leads out, and no single turn either.
    tower = tower_of(
        "S4 c2.1,b2.2,c2.2,b2.3",
        "L4 a2.1,a3.1,b3.1,c3.1",
        "T4 b1.1,a1.2,b1.2,c1.2",
        "O4 c2.3,d2.3,c3.3,d3.3",
        "S4 b2.4,c2.4,c3.4,d3.4",
        overhang=True,
    )
    assert tower.stands()
    assert fewest_turns(tower.pieces[29], tower.taken(29).cells) == 2
    assert tower.slides_out(29)
