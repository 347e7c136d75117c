"""What stands: the engine's test against the linear program over all contact forces (BQ-12, BQ-13)."""

from graphlib import CycleError, TopologicalSorter
from itertools import product
from random import Random

import pytest

from klotz.games.bloqs.tower import Cell, Tower
from tests.games.bloqs.random_towers import many, play_at_random
from tests.games.bloqs.standard import KINDS, orientations_of
from tests.games.bloqs.statics import all_standing, stands
from tests.games.bloqs.table import tower_of

CHUNKS, CHUNK = 13, 2000
"""Two kinds of tower in thirteen chunks of 2000 each: 52,000 towers."""


def compare(found: list[Tower]) -> list[bool]:
    """What stands, after making sure that the program says the same."""
    answers = [tower.stands() for tower in found]
    programs = all_standing([tower.cells for tower in found])
    for tower, engine, program in zip(found, answers, programs, strict=True):
        assert engine == program, f"the program says {program} of {dict(tower.pieces)}\n{tower}"
    return answers


@pytest.mark.rule("BQ-12")
@pytest.mark.rule("BQ-13")
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("overhang", [False, True])
def test_engine_and_program_agree_on_random_towers(overhang: bool, chunk: int) -> None:
    answers = compare(many(Random(f"{overhang} {chunk}"), CHUNK, Tower(overhang=overhang)))
    assert len(answers) == CHUNK
    assert 0.1 < sum(answers) / CHUNK < 0.9  # the question is open


# ---------------------------------------------------------------------- by hand


@pytest.mark.rule("BQ-12")
@pytest.mark.rule("BQ-13")
@pytest.mark.parametrize(
    ("plan", "standing"),
    [
        (["1 a1.1"], True),
        (["1 a1.2"], False),
        (["1 a1.1", "2 a1.2,b1.2"], True),  # half over the edge, in balance
        (["1 a1.1", "I3 a1.2,b1.2,c1.2"], False),  # two thirds over the edge
        (["1 b1.1", "I3 a1.2,b1.2,c1.2"], True),  # on its middle
        (["1 a1.1", "I3 a1.2,b1.2,c1.2", "2 a1.3,a1.4"], False),  # the counterweight is too light
        (["1 a1.1", "I3 a1.2,b1.2,c1.2", "I3 a1.3,a1.4,a1.5"], True),  # just enough
        (["1 a1.1", "I3 a1.2,b1.2,c1.2", "I3 a1.3,a1.4,a1.5", "1 a1.6"], True),
        (["1 a1.1", "I3 a1.2,b1.2,c1.2", "I3 a1.3,a1.4,a1.5", "1 b1.3"], False),
        (["1 a1.1", "2 a1.2,b1.2", "1 b1.3"], False),  # a straw too many
        (["1 a1.1", "1 c1.1", "I3 a1.2,b1.2,c1.2"], True),  # a bridge
        (["1 a1.1", "1 b1.1", "1 a2.1", "O4 a1.2,b1.2,a2.2,b2.2"], True),  # a table on three legs
        (["1 a1.1", "1 c3.1", "O4 b1.2,c1.2,b2.2,c2.2"], False),  # beside its legs
        (["1 b2.1", "O4 b2.2,c2.2,b3.2,c3.2"], True),  # on a corner, in balance
        (["2 a1.1,a1.2", "V3 a1.3,b1.3,b1.2"], False),  # hooked over the edge, too heavy outside
        (["2 a1.1,a1.2", "V3 a1.3,b1.3,a1.4"], True),
        (["1 a1.1", "1 a1.3"], False),  # an empty layer, and something above it
        (["1 a1.1", "2 b1.2,c1.2"], False),  # touching an edge is not standing
        (["1 a1.1", "2 b1.1,b1.2", "2 a1.2,a1.3", "I3 a1.4,b1.4,c1.4", "1 b1.3"], True),
    ],
)  # fmt: skip
def test_by_hand(plan: list[str], standing: bool) -> None:
    tower = tower_of(*plan)
    assert stands(tower.cells) is standing
    assert tower.stands() is standing


@pytest.mark.rule("BQ-13")
def test_far_over_the_edge_with_a_counterweight() -> None:
    beam = ["2 c1.1,c1.2", "I3 c1.3,d1.3,e1.3"]
    assert not tower_of(*beam, overhang=True).stands()
    held = tower_of(*beam, "I3 c1.4,c1.5,c1.6", overhang=True)
    assert held.stands()
    assert stands(held.cells)
    assert 10 not in held.takeable  # the counterweight must stay
    assert not tower_of(*beam, "I3 d1.4,d1.5,d1.6", overhang=True).stands()  # it must be on the inner side


# ---------------------------------------------------------------------- side faces


def is_locked(tower: Tower) -> bool:
    """Whether some piece is left of itself, or in front of itself, by a chain of faces."""
    for dx, dy in ((1, 0), (0, 1)):
        before: dict[int, set[int]] = {}
        for (x, y, z), number in tower.cells.items():
            other = tower.cells.get((x + dx, y + dy, z))
            if other not in (None, number):
                before.setdefault(number, set()).add(other)
        try:
            TopologicalSorter(before).prepare()
        except CycleError:
            return True
    return False


def ring(*, turned: bool, mirrored: bool, x: int = 0, y: int = 0, z: int = 0) -> dict[int, tuple[Cell, ...]]:
    """Four S4, each of them left of the next one and the last left of the first; `turned`, in front of."""
    links = [
        ((1, 0, 0), (1, 1, 0), (0, 1, 0), (0, 2, 0)),
        ((1, 2, 0), (1, 2, 1), (0, 2, 1), (0, 2, 2)),
        ((1, 2, 2), (1, 1, 2), (0, 1, 2), (0, 0, 2)),
        ((1, 0, 2), (1, 0, 1), (0, 0, 1), (0, 0, 0)),
    ]
    placed = {}
    for number, link in enumerate(links, start=29):
        cells = [(cx, 2 - cy if mirrored else cy, cz) for cx, cy, cz in link]
        placed[number] = tuple(
            ((cy if turned else cx) + x, (cx if turned else cy) + y, cz + z) for cx, cy, cz in cells
        )
    return placed


RINGS = [
    ring(turned=turned, mirrored=mirrored, x=0 if turned else shift, y=shift if turned else 0)
    for turned, mirrored, shift in product((False, True), (False, True), (0, 1))
]


def test_only_a_ring_of_four_s_can_be_locked() -> None:
    """Why side faces never hold anything up, and random towers are hardly ever locked.

    Follow a chain of pieces, each left of the next. It enters a piece at a cube with the last piece on its left, and
    leaves it at a cube with the next piece on its right. To come back to where it began, the chain has to go one to
    the left in each piece for each step to the right between pieces. Only the S4 can do that, and four of them only
    in one way: round a ring. Two pieces of the ring lie flat, and whatever pushes them at one end to the right and at
    the other to the left turns them round; nothing but side faces across could stop that, and those are not locked.
    """
    strides = set()
    for kind in KINDS:
        for shape in orientations_of(kind).tolist():
            cells = {tuple(cell) for cell in shape}
            for (ax, ay, az), (bx, by, bz) in product(cells, repeat=2):
                if (ax - 1, ay, az) not in cells and (bx + 1, by, bz) not in cells:
                    assert bx - ax >= -1
                    if bx - ax == -1:
                        strides.add((kind, by - ay, bz - az))
    assert strides == {("S4", 2, 0), ("S4", -2, 0), ("S4", 0, 2), ("S4", 0, -2)}
    closed = set()
    for length in range(1, 5):
        for chain in product([(2, 0), (-2, 0), (0, 2), (0, -2)], repeat=length):
            y = z = 0
            used: list[Cell] = []
            for dy, dz in chain:
                middle = (y + dy // 2, z + dz // 2)
                used += [(1, y, z), (1, *middle), (0, *middle), (0, y + dy, z + dz)]
                y, z = y + dy, z + dz
            if (y, z) == (0, 0) and len(set(used)) == len(used):
                closed.add(chain)
    assert len(closed) == 8  # two ways round, and four pieces to begin with
    assert all(len(set(chain)) == 4 for chain in closed)


@pytest.mark.parametrize("pieces", RINGS)
def test_a_locked_ring(pieces: dict[int, tuple[Cell, ...]]) -> None:
    tower = Tower(pieces)
    assert is_locked(tower)
    assert tower.stands()
    assert stands(tower.cells)
    assert [number for number in pieces if tower.slides_out(number)] == [30, 31, 32]  # below 29 is the ground
    for number in pieces:
        assert tower.taken(number).stands() == stands(tower.taken(number).cells)


@pytest.mark.rule("BQ-12")
@pytest.mark.parametrize("overhang", [False, True])
def test_engine_and_program_agree_on_locked_towers(overhang: bool) -> None:
    """Locked rings, on the ground and on pillars, with all sorts of pieces on and around them."""
    random = Random(4)
    found: list[Tower] = []
    while len(found) < 500:
        pieces: dict[int, tuple[Cell, ...]] = dict(random.choice(RINGS))
        if random.random() < 0.7:
            pieces = {number: tuple((x, y, z + 1) for x, y, z in cells) for number, cells in pieces.items()}
            feet = random.sample(sorted({(x, y, 0) for cells in pieces.values() for x, y, _ in cells}), 4)
            pieces.update(zip((1, 2, 3, 4), ((foot,) for foot in feet), strict=True))
        start = Tower(pieces, overhang=overhang)
        found.append(start)
        if start.stands():
            found += [
                tower for tower in play_at_random(random, start, random.randint(9, 16)) if is_locked(tower)
            ]
    answers = compare(found)
    assert 0.1 < sum(answers) / len(answers) < 0.9
    # The ring is locked, and yet the faces between its pieces carry nothing: without them all is the same.
    assert all_standing([tower.cells for tower in found], sides=False) == answers
