"""The nine levels of Bloxx!, as data."""

from dataclasses import dataclass
from typing import Final

from klotz.players.levels import Level


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How to choose.

    Beginners see the drawing in front of them: numbers, rows, and some of the gaps. With practice comes an eye for
    what follows, the value function; then expectimax, the others' sheets, and rollouts.
    """

    value_weight: float = 1.0
    """The weight of the value function relative to what the drawing itself is worth, from 0 to 1."""
    number_weight: float = 1.0
    """How much a number that is circled counts."""
    row_weight: float = 1.0
    """How much a row that is completed counts."""
    gap_penalty: float = 1.0
    """What a gap costs."""
    height_penalty: float = 0.01
    """What each row that a square lies above the lowest costs: filling what is in front of you."""
    taste: float = 0.0
    """The standard deviation, in points, of a liking for one drawing or another, which has no reason."""
    depth: int = 0
    """Rolls that expectimax looks ahead."""
    candidates: int = 1
    """Drawings that are searched."""
    breadth: int = 1
    """Drawings of each face that expectimax searches."""
    models_opponents: bool = False
    """Whether it considers what its drawing and its die leave for the others."""


STRONGEST: Final = SearchSettings(depth=2, candidates=10, breadth=3, models_opponents=True)
"""What a limit by seconds or simulations limits."""

LEVEL_SETTINGS: Final = (
    Level(SearchSettings(value_weight=0.0, gap_penalty=0.3, height_penalty=0.05, taste=0.2), 0),
    Level(SearchSettings(value_weight=0.0, gap_penalty=0.68, taste=0.2), 0),
    Level(SearchSettings(value_weight=0.0), 0),
    Level(SearchSettings(value_weight=0.13), 0),
    Level(SearchSettings(value_weight=0.2), 0),
    Level(SearchSettings(value_weight=0.3), 0),
    Level(SearchSettings(value_weight=0.43), 0),
    Level(SearchSettings(), 0),
    Level(STRONGEST, 500),
)
