"""The nine levels of Blokus, as data.

The lowest levels play as people do who have just learned the game: they sample a move from the policy, without any
search. The higher ones search, each with more simulations than the one below.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class LevelSettings:
    """With `simulations` 0 a move is sampled from the policy; a higher `temperature` makes it more random."""

    simulations: int
    temperature: float = 0.0


def _levels(temperatures: tuple[float, ...], simulations: tuple[int, ...]) -> tuple[LevelSettings, ...]:
    """The levels that sample from the policy, then those that search."""
    return (
        *(LevelSettings(0, temperature) for temperature in temperatures),
        *(LevelSettings(number) for number in simulations),
    )


LEVEL_SETTINGS: Final = {
    "blokus": _levels((2.5, 1.4, 0.75), (10, 36, 125, 290, 780, 2_600)),
    "blokus-2": _levels((1.3, 0.95, 0.62), (4, 11, 27, 56, 115, 235)),
    "blokus-3": _levels((2.6, 1.6, 0.85), (5, 17, 55, 120, 290, 640)),
    "blokus-duo": _levels((1.05, 0.65, 0.17), (7, 17, 35, 72, 180, 620)),
}
