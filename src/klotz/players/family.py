"""What a family of games offers: who plays it."""

from collections.abc import Callable
from dataclasses import dataclass

from klotz.players.player import Player


@dataclass(frozen=True, slots=True)
class FamilyPlayers:
    """The players of one family of games, each made from a seed.

    `greedy` looks one move ahead by rules a person can read. `search` is the strongest there is, and understands
    limits by seconds, by simulations and by level.
    """

    greedy: Callable[[int], Player]
    search: Callable[[int], Player]
