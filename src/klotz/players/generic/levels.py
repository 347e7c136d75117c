"""The nine levels of the generic search as data: each thinks about twice as long as the one below it."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class LevelSettings:
    simulations: int
    random_moves: float = 0.0
    """The share of moves that are chosen at random."""


LEVEL_SETTINGS: Final = {
    1: LevelSettings(4, 0.5),
    2: LevelSettings(8, 0.3),
    3: LevelSettings(16, 0.15),
    4: LevelSettings(32),
    5: LevelSettings(60),
    6: LevelSettings(110),
    7: LevelSettings(200),
    8: LevelSettings(350),
    9: LevelSettings(600),
}
