"""How well to play: minds from a child's to the best there is, as data.

Weaker minds are not careless: fewer moves come to mind, they look less far, and they see a tower as a beginner does.
"""

from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
import numpy.typing as npt

EVERYTHING: Final = 10_000
PHASES: Final = (0.0, 2.0, 6.0, 16.0)
"""Pieces to come, between which what counts changes gradually."""


@dataclass(frozen=True, slots=True)
class Mind:
    """What a player attends to, and how closely.

    What the features of a tower count is in the order of the kernel: the chance of a cube, layers expected, layers
    now, cubes, buried cells, blocked layers, excess, mendable layers, layers nearly and half full.
    """

    weights_at: tuple[tuple[float, ...], ...]
    """What each feature counts with so many pieces to come as `PHASES` says."""
    card: float
    """What a card in hand counts."""
    ideas: int = EVERYTHING
    """How many moves come to mind, picked at random."""
    breadth: int = 10
    """How many of them are looked at closely; the others only at a glance."""
    looks_ahead: bool = True
    """Whether the next turn is considered."""
    thefts: float = 0.0
    """How many thefts are feared for every turn still to come, as far as the next turn is considered."""

    def weights(self, to_come: float) -> npt.NDArray[Any]:
        return np.array([np.interp(to_come, PHASES, column) for column in zip(*self.weights_at, strict=True)])


BEST: Final = Mind(
    weights_at=(
        (1.703, 0.449, 0.406, 0.042, 0.033, -0.108, 0.007, -0.066, -0.005, -0.076),
        (0.648, 0.306, 0.194, 0.024, -0.02, -0.206, 0.002, 0.04, 0.023, -0.04),
        (1.566, 0.279, 0.076, 0.024, -0.011, -0.233, -0.009, 0.096, 0.038, 0.009),
        (1.137, 0.264, 0.035, 0.016, 0.028, -0.095, -0.005, 0.094, 0.033, -0.025),
    ),
    card=0.2,
    thefts=0.1,
)
THOROUGH: Final = replace(BEST, breadth=EVERYTHING)
_QUICK: Final = replace(BEST, looks_ahead=False, breadth=4)


def _always(*weights: float) -> tuple[tuple[float, ...], ...]:
    """The same in all phases."""
    return (weights,) * len(PHASES)


# Sees full layers, cubes and holes, and does not think of what may come.
_BEGINNER: Final = Mind(
    weights_at=_always(0.0, 0.0, 0.6, 0.07, -0.3, 0.0, -0.1, 0.0, 0.0, 0.0),
    card=0.2,
    looks_ahead=False,
    breadth=4,
)
# The same, but would rather have small pieces, which are easy to build.
_TIMID: Final = replace(_BEGINNER, weights_at=_always(0.0, 0.0, 0.6, -0.3, -0.3, 0.0, -0.1, 0.0, 0.0, 0.0))
_MODEST: Final = replace(_BEGINNER, weights_at=_always(0.0, 0.0, 0.6, -0.08, -0.3, 0.0, -0.1, 0.0, 0.0, 0.0))


def _child(likes_small: float) -> Mind:
    """Likes small pieces, so or so much, and bridges, and knows nothing of layers."""
    return replace(_BEGINNER, weights_at=_always(0.0, 0.0, 0.0, -likes_small, 0.1, 0.0, 0.0, 0.0, 0.0, 0.0))


_ONE_WAY: Final = (
    _child(1.0),
    _child(0.34),
    replace(_TIMID, ideas=2),
    replace(_TIMID, ideas=5),
    replace(_BEGINNER, ideas=6),
    replace(_QUICK, ideas=8),
    replace(_QUICK, ideas=12),
    replace(_QUICK, ideas=21),
    BEST,
)
# Where the direction is free, there is more to see and more to miss.
_BOTH_WAYS: Final = (
    _child(0.3),
    replace(_TIMID, ideas=2),
    replace(_MODEST, ideas=2),
    replace(_BEGINNER, ideas=2),
    replace(_BEGINNER, ideas=5),
    replace(_BEGINNER, ideas=10),
    replace(_QUICK, ideas=16),
    replace(_QUICK, ideas=34),
    BEST,
)
# With cards, whoever likes small pieces never comes to anything: the lowest level takes what comes to mind.
_WITH_CARDS: Final = (
    replace(_BEGINNER, ideas=1),
    replace(_MODEST, ideas=2),
    replace(_BEGINNER, ideas=2),
    replace(_BEGINNER, ideas=5),
    replace(_BEGINNER, ideas=8),
    replace(_QUICK, ideas=10),
    replace(_QUICK, ideas=20),
    replace(_QUICK, ideas=52),
    BEST,
)
LEVELS: Final = {"bloqs": _ONE_WAY, "bloqs-turn2": _BOTH_WAYS, "bloqs-maestro": _WITH_CARDS}


def mind_of(game: str, level: int) -> Mind:
    """The mind of a level from 1 to 9."""
    return LEVELS[game][level - 1]
