"""The computer players of a family of games."""

from collections.abc import Callable
from dataclasses import dataclass

from klotz.players.player import Player


@dataclass(frozen=True, slots=True)
class FamilyPlayers:
    """The players of one family of games, each made from a seed.

    `greedy` looks one move ahead by rules a person can read. `search` is the strongest, and takes limits by seconds,
    by simulations and by level.
    """

    greedy: Callable[[int], Player]
    search: Callable[[int], Player]
    needs_compiler: bool = False
    """Whether they are of no use as plain Python, since a move would take them minutes."""
