"""How well to play: minds from a child's to the best there is."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt


@dataclass(frozen=True, slots=True)
class Mind:
    """What a player attends to, and how well."""

    steady: tuple[float, ...] = (0.9, 2.0, 0.5, 0.05, -0.3, -0.5, -0.1)
    """What each feature of a tower counts (`kernel.FEATURES`)."""
    late: tuple[float, ...] = (0.0, 2.0, 0.5, 0.1, 0.0, 0.0, 0.0)
    """What it counts more towards the end: divided by one plus the pieces still to come."""
    card: float = 0.1
    """What a card in hand counts."""
    looks_ahead: bool = True
    breadth: int = 10
    """How many moves are looked at closely."""
    noise: float = 0.0

    def weights(self, to_come: float) -> npt.NDArray[Any]:
        return np.array(self.steady) + np.array(self.late) / (1.0 + to_come)


BEST = Mind()


def mind_of(game: str, level: int) -> Mind:
    return BEST
