"""The fast random games, move by move against the rules of `steps`."""

from collections import Counter
from random import Random

import pytest

import klotz
from klotz.games.bloqs import BloqsState
from klotz.games.bloqs.playout import Playout
from klotz.games.bloqs.ring import ring
from klotz.games.datafiles import STANDARD

RING = ring(STANDARD)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_is_legal_and_the_end_is_the_same(seats: int) -> None:
    for seed in range(12):
        playout = Playout(RING, seats, Random(seed), telling=True)
        playout.play()
        state = klotz.game("bloqs").start(seats)
        assert isinstance(state, BloqsState)
        for seat in range(seats):
            state.push(state.parse("roll 6" if seat == playout.first else "roll 1"))
        for text in playout.texts:
            state.push(state.parse(text))
        outcome = state.outcome()
        assert outcome is not None
        assert (outcome.reason == "perfect-cube") == (playout.winner is not None)
        for tower, site in zip(state.towers, playout.sites, strict=True):
            assert dict(tower.pieces) == site.cells


def test_a_seed_decides_everything() -> None:
    def run(seed: int) -> list[str]:
        playout = Playout(RING, 3, Random(seed), telling=True)
        playout.play()
        return playout.texts

    assert run(4) == run(4)
    assert run(4) != run(5)


def test_builds_are_uniform() -> None:
    """Chi-square over the places of a square four on top of something uneven, with a fixed seed."""
    playout = Playout(RING, 2, Random(3))
    site = playout.sites[0]
    site.set(1, ((0, 0, 0),))
    site.set(13, ((1, 1, 0), (2, 1, 0), (2, 2, 0)))
    state = klotz.game("bloqs").start(2, setup={"towers": [{"1#1": "a1.1", "V3#13": "b2.1,c2.1,c3.1"}, {}]})
    assert isinstance(state, BloqsState)
    legal = set(state.towers[0].places("O4"))
    draws = 100 * len(legal)
    places = [site.random_place(("O4",), playout.random) for _ in range(draws)]
    seen = Counter(place[1] for place in places if place is not None)
    assert set(seen) == legal
    chi_square = sum((count - 100) ** 2 / 100 for count in seen.values())
    freedom = len(legal) - 1
    assert abs(chi_square - freedom) < 5 * (2 * freedom) ** 0.5
