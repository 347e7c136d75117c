"""Positions to ask players about."""

from collections.abc import Iterator
from random import Random

import klotz
from klotz.games.bloxx import BloxxState
from tests.games.bloxx.layouts import random_box


def random_game(random: Random, seats: int) -> BloxxState:
    """A game of either ruling; every other one with a sheet and dice made up at random."""
    layout = random_box(random) if random.random() < 0.5 else {}
    state = klotz.games.game("bloxx", contact=random.choice(["side", "rest", "lie"]), **layout).start(seats)
    assert isinstance(state, BloxxState)
    return state


def decisions(state: BloxxState, random: Random) -> Iterator[int]:
    """Play a game at random, stopping at each decision with the seat that has to make it."""
    while not state.is_over:
        if state.due != (klotz.CHANCE,):
            yield random.choice(state.due)
        state.push(random.choice(list(state.legal_moves)))


def rolled_late(random: Random, free: int) -> BloxxState:
    """A game alone, after a roll, with at most so many squares left to draw on, and something to choose."""
    while True:
        state = klotz.game("bloxx").start(1)
        assert isinstance(state, BloxxState)
        for seat in decisions(state, random):
            if 70 - sum(state.heights(seat)) <= free and state.legal_moves.count() > 1:
                return state


def brute_force(state: BloxxState) -> float:
    """The final score alone of perfect play, from everything that can happen."""
    outcome = state.outcome()
    if outcome is not None:
        return float(outcome.scores[0])
    chance = state.due == (klotz.CHANCE,)
    found = []
    for move in list(state.legal_moves):
        state.push(move)
        found.append(brute_force(state))
        state.pop()
    return sum(found) / len(found) if chance else max(found)
