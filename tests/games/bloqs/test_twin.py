"""Whole games of the base game, decision by decision, against a twin without steps."""

from random import Random

import pytest

import klotz
from klotz.games.bloqs import BloqsState
from klotz.games.bloqs.ring import ring
from klotz.games.datafiles import STANDARD
from tests.games.bloqs.naive import NaiveGame


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_decision_and_the_end_are_the_same(seats: int) -> None:
    for seed in range(5):
        naive = NaiveGame(ring(STANDARD), seats, Random(seed))
        naive.play()
        state = klotz.game("bloqs").start(seats)
        assert isinstance(state, BloqsState)
        for seat in range(seats):
            state.push(state.parse("roll 6" if seat == naive.first else "roll 1"))
        for choices, chosen in naive.decisions:
            assert {move.text for move in state.legal_moves} == choices
            state.push(state.parse(chosen))
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.reason == naive.reason
        if naive.winner is not None:
            assert outcome.winners == (naive.winner,)
        assert list(state.towers) == naive.towers
