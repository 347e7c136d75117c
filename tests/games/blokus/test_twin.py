"""The engine against the naive twin: legal moves, turns, passes and scores, in random games of every kind."""

import random
from itertools import product

import pytest

import klotz
from tests.games.blokus.naive import NaiveBlokus, placements

POSITIONS = 1000
KINDS = list(product(("blokus", "blokus-2", "blokus-3", "blokus-duo"), ("any", "own"), ("basic", "advanced")))


@pytest.mark.rule("BK-2")
@pytest.mark.rule("BK-3")
@pytest.mark.rule("BK-4")
@pytest.mark.rule("BK-5")
@pytest.mark.rule("BK-6")
@pytest.mark.rule("BK-7")
@pytest.mark.parametrize(("name", "starts", "scoring"), KINDS)
def test_a_thousand_random_positions(name: str, starts: str, scoring: str) -> None:
    game = klotz.game(name, starts=starts, scoring=scoring)
    choose = random.Random(f"{name} {starts} {scoring}")
    seen = 0
    while seen < POSITIONS:
        twin = NaiveBlokus(name, starts, scoring)
        state = game.start()
        while state.due:
            legal = {placement.text for placement in twin.legal()}
            texts = [move.text for move in state.legal_moves]
            assert set(texts) == legal
            assert len(texts) == len(legal)
            assert state.due == (twin.seat(),)
            seen += 1
            text = choose.choice(sorted(legal))
            state.push(state.parse(text))
            twin.play(text)
            assert [tuple(move) for move in state.history] == twin.history
        assert twin.is_over()
        outcome = state.outcome()
        assert outcome is not None
        assert list(outcome.scores) == twin.scores()
        best = min(twin.scores()) if scoring == "basic" else max(twin.scores())
        assert outcome.winners == tuple(s for s, score in enumerate(twin.scores()) if score == best)


def test_the_twin_knows_as_many_placements() -> None:
    assert len(placements(20)) == 30_433
    assert len(placements(14)) == 13_729
