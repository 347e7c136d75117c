"""The engine against the naive twin: legal moves, turns, passes and scores, in random games of every kind."""

import random
from itertools import product

import pytest

import klotz
from tests.games.blokus.naive import NaiveBlokus, placements

POSITIONS = 1000
KINDS = list(product(("blokus", "blokus-2", "blokus-3", "blokus-duo"), ("any", "own")))
SCORINGS = ("basic", "advanced")


@pytest.mark.rule("BK-2")
@pytest.mark.rule("BK-3")
@pytest.mark.rule("BK-4")
@pytest.mark.rule("BK-5")
@pytest.mark.rule("BK-6")
@pytest.mark.rule("BK-7")
@pytest.mark.parametrize(("name", "starts"), KINDS)
def test_a_thousand_random_positions(name: str, starts: str) -> None:
    """Both scorings play the same games: they differ in what a game counts, and in nothing before its end."""
    games = [klotz.game(name, starts=starts, scoring=scoring) for scoring in SCORINGS]
    choose = random.Random(f"{name} {starts}")
    seen = 0
    while seen < POSITIONS:
        twin = NaiveBlokus(name, starts)
        states = [game.start() for game in games]
        while not twin.is_over():
            legal = {placement.text for placement in twin.legal()}
            text = choose.choice(sorted(legal))
            for state in states:
                texts = [move.text for move in state.legal_moves]
                assert set(texts) == legal
                assert len(texts) == len(legal)
                assert state.due == (twin.seat(),)
                state.push(state.parse(text))
            seen += 1
            twin.play(text)
            for state in states:
                assert [tuple(move) for move in state.history] == twin.history
        for state, scoring in zip(states, SCORINGS, strict=True):
            assert not state.due
            outcome = state.outcome()
            assert outcome is not None
            scores = twin.scores(scoring)
            assert list(outcome.scores) == scores
            best = min(scores) if scoring == "basic" else max(scores)
            assert outcome.winners == tuple(s for s, score in enumerate(scores) if score == best)


def test_the_twin_knows_as_many_placements() -> None:
    assert len(placements(20)) == 30_433
    assert len(placements(14)) == 13_729
