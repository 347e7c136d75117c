"""The nine levels of Blokus as data.

The lowest levels look at the board as people do who have just learned the game: they see what a move covers and
opens and take one that looks good, without thinking ahead. From there on each level thinks a little longer.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """How a level plays: by first sight alone (`simulations` 0, `temperature` how vague it is), or by search."""

    simulations: int
    temperature: float = 0.0


def _levels(temperatures: tuple[float, ...], simulations: tuple[int, ...]) -> tuple[Level, ...]:
    """First those that judge at first sight, then those that search."""
    return tuple([Level(0, vague) for vague in temperatures] + [Level(number) for number in simulations])


LEVELS: Final = {
    "blokus": _levels((2.5, 1.4, 0.75), (10, 36, 125, 290, 780, 2_600)),
    "blokus-2": _levels((1.3, 0.95, 0.62), (4, 11, 27, 56, 115, 235)),
    "blokus-3": _levels((2.6, 1.6, 0.85), (5, 17, 55, 120, 290, 640)),
    "blokus-duo": _levels((1.05, 0.65, 0.17), (7, 17, 35, 72, 180, 620)),
}
