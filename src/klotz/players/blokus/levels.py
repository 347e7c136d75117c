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


_DUO: Final = (
    Level(0, 1.2),
    Level(0, 0.5),
    Level(0, 0.2),
    Level(8),
    Level(21),
    Level(55),
    Level(150),
    Level(400),
    Level(1_100),
)
_CLASSIC: Final = (
    Level(0, 2.5),
    Level(0, 1.4),
    Level(0, 0.75),
    Level(10),
    Level(36),
    Level(105),
    Level(290),
    Level(780),
    Level(2_100),
)

LEVELS: Final = {"blokus": _CLASSIC, "blokus-2": _CLASSIC, "blokus-3": _CLASSIC, "blokus-duo": _DUO}
