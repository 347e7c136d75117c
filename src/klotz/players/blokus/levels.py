"""The nine levels of Blokus, as data.

The lowest three look at one move, as people do who have just learned the game: at first they put big pieces near the
middle, then they begin to count corners, and level 3 is `greedy`. Level 4, in Duo level 5 as well, plays by the
policy, what an expert would consider at a glance, and the others search.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from klotz.players.blokus.greedy import Likes
from klotz.players.levels import MOST_SECONDS, Level


@dataclass(frozen=True, slots=True)
class Glance:
    """Draws a move from the policy: the higher the temperature, the less likely the best."""

    temperature: float


@dataclass(frozen=True, slots=True)
class Search:
    """Searches within its limit."""


BlokusLevel = Level[Likes | Glance | Search]


def _levels(temperatures: Sequence[float], simulations: Sequence[int]) -> tuple[BlokusLevel, ...]:
    glancing: list[BlokusLevel] = [Level(Glance(temperature), 0) for temperature in temperatures]
    searching: list[BlokusLevel] = [Level(Search(), number) for number in simulations]
    return (
        Level(Likes(corner=0.0, blocking=0.0, middle=0.5), 0),
        Level(Likes(corner=0.3, blocking=0.0, middle=0.2), 0),
        Level(Likes(), 0),
        *glancing,
        *searching,
        Level(Search(), seconds=MOST_SECONDS),
    )


LEVEL_SETTINGS: Final = {
    "blokus": _levels((1.0,), (2, 30, 200, 1_400)),
    "blokus-2": _levels((1.0,), (2, 20, 120, 800)),
    "blokus-3": _levels((1.0,), (2, 25, 160, 1_000)),
    "blokus-duo": _levels((1.3, 0.7), (12, 80, 660)),
}
