"""Positions to ask players about: random games, stopped wherever somebody has to decide."""

from collections.abc import Iterator
from random import Random

import klotz
from klotz.games.bloqs.state import BloqsState

VARIANTS = ("bloqs", "bloqs-turn2", "bloqs-maestro")


def decisions(name: str, seats: int, seed: int, **options: object) -> Iterator[BloqsState]:
    """Every decision of one random game, as the same state that goes on."""
    luck = Random(f"{name} {seats} {seed}")
    state = klotz.game(name, **options).start(seats)
    assert isinstance(state, BloqsState)
    while state.due:
        if state.due == (klotz.CHANCE,):
            state.push(state.draw(luck))
        else:
            yield state
            state.push(luck.choice(list(state.iterate_legal())))
