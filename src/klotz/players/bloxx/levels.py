"""The nine levels of Bloxx!, as data."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How to search.

    Weak levels think as beginners do: they see the points of this drawing, little of what follows, and misjudge
    somewhat. Strong ones trust the value function; then come expectimax, the others' sheets, and rollouts.
    """

    value_weight: float = 1.0
    """The weight of the value function relative to immediate points, from 0 to 1."""
    gap_penalty: float = 1.0
    """What a gap costs in immediate points."""
    noise: float = 0.0
    """The standard deviation, in points, of a random error in every judgement."""
    depth: int = 0
    """Rolls that expectimax looks ahead."""
    candidates: int = 1
    """Drawings that are searched."""
    breadth: int = 1
    """Drawings of each face that expectimax searches."""
    models_opponents: bool = False
    """Whether it considers what its drawing and its die leave for the others."""
    simulations: int = 0
    """Rollouts."""


STRONGEST: Final = SearchSettings(depth=2, candidates=10, breadth=3, models_opponents=True, simulations=500)
"""What a limit by seconds or simulations limits."""

LEVEL_SETTINGS: Final = {
    1: SearchSettings(value_weight=0.0, gap_penalty=0.5, noise=1.0),
    2: SearchSettings(value_weight=0.0, noise=1.2),
    3: SearchSettings(value_weight=0.1, noise=1.1),
    4: SearchSettings(value_weight=0.2, noise=1.0),
    5: SearchSettings(value_weight=0.35, noise=0.9),
    6: SearchSettings(value_weight=0.35, noise=0.4),
    7: SearchSettings(value_weight=0.43),
    8: SearchSettings(),
    9: STRONGEST,
}
