"""The nine levels of the generic search as data: each thinks about twice as long as the one below it."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    simulations: int
    slip: float = 0.0
    """How often it plays any move rather than its best."""


LEVELS: Final = {
    1: Level(4, 0.5),
    2: Level(8, 0.3),
    3: Level(16, 0.15),
    4: Level(32),
    5: Level(60),
    6: Level(110),
    7: Level(200),
    8: Level(350),
    9: Level(600),
}
