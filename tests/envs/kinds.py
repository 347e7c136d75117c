"""Every game, variant and number of seats that there is an environment for."""

from collections.abc import Iterator
from random import Random

import pytest

import klotz
from klotz import registry
from klotz.games.contract import CHANCE, State

KINDS = [
    (name, seats)
    for family in registry.families()
    for name in family.names
    for seats in klotz.game(name).seat_counts
]
EVERY_KIND = pytest.mark.parametrize(
    ("name", "seats"), KINDS, ids=[f"{name}-{seats}" for name, seats in KINDS]
)


def positions(name: str, seats: int, seed: int) -> Iterator[State]:
    """Every position of a random game, those where chance is due included."""
    state, random = klotz.game(name).start(seats), Random(seed)
    while state.due:
        yield state
        move = (
            state.draw(random)
            if state.due == (CHANCE,)
            else state.legal_moves.of(state.due[0]).random(random)
        )
        state.push(move)
    yield state
