"""The engine against the naive twin: legal moves, turns, passes and scores, in random games of every kind."""

import random
from itertools import product

import pytest

import klotz
from tests.games.blokus.naive import NaiveBlokus, placements

POSITIONS = 500
KINDS = list(product(("blokus", "blokus-2", "blokus-3", "blokus-duo"), ("any", "own")))
SCORINGS = ("basic", "advanced")
COLOURS = ["blue", "yellow", "red", "green"]


@pytest.mark.rule("BK-2")
@pytest.mark.rule("BK-3")
@pytest.mark.rule("BK-4")
@pytest.mark.rule("BK-5")
@pytest.mark.rule("BK-6")
@pytest.mark.rule("BK-7")
@pytest.mark.parametrize(("name", "starts"), KINDS)
def test_hundreds_of_random_positions(name: str, starts: str) -> None:
    """Both scorings play the same games: they differ in what a game counts, and in nothing before its end.

    Half of the positions of a game are compared: those next to each other have most of their moves in common.
    """
    games = [klotz.games.game(name, starts=starts, scoring=scoring) for scoring in SCORINGS]
    choose = random.Random(f"{name} {starts}")
    seen = 0
    while seen < POSITIONS:
        twin = NaiveBlokus(name, starts)
        states = [game.start() for game in games]
        while not twin.is_over():
            text = choose.choice([move.text for move in states[0].legal_moves])
            if choose.random() < 0.5:
                legal = sorted(placement.text for placement in twin.legal())
                for state in states:
                    assert sorted(move.text for move in state.legal_moves) == legal
                seen += 1
            for state in states:
                assert state.due == (twin.seat(),)
                state.push(state.parse(text))
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


@pytest.mark.rule("BK-11")
@pytest.mark.ruling("shared")
@pytest.mark.ruling("shared_first")
@pytest.mark.parametrize("shared", COLOURS)
@pytest.mark.parametrize("first", ["first", "second", "third"])
def test_another_colour_is_shared_and_somebody_else_begins_with_it(shared: str, first: str) -> None:
    """Whose turn it is, the passes and the scores: which places are legal does not depend on it."""
    game = klotz.games.game("blokus-3", shared=shared, shared_first=first)
    choose = random.Random(f"{shared} {first}")
    twin = NaiveBlokus(
        "blokus-3",
        "any",
        shared=COLOURS.index(shared),
        shared_first=["first", "second", "third"].index(first),
    )
    state = game.start()
    while state.due:
        assert state.due == (twin.seat(),)
        text = choose.choice([move.text for move in state.legal_moves])
        state.push(state.parse(text))
        twin.play(text)
    assert [tuple(move) for move in state.history] == twin.history
    outcome = state.outcome()
    assert outcome is not None
    assert list(outcome.scores) == twin.scores("basic")


def test_the_twin_knows_as_many_placements() -> None:
    assert len(placements(20)) == 30_433
    assert len(placements(14)) == 13_729
