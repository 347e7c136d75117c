"""The nine levels of Bloqs, as data.

Weaker levels are not careless: they consider fewer candidate moves, look less far ahead, and value a tower as a
beginner would.
"""

from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
import numpy.typing as npt

ALL: Final = 10_000
PHASES: Final = (0.0, 2.0, 6.0, 16.0)
"""Pieces to come; weights are interpolated between these."""


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How to search, and the weights of the value function.

    The features of a tower are in the order of the kernel: the chance of a cube, layers expected, layers now, cubes,
    buried cells, blocked layers, excess, mendable layers, layers nearly and half full.
    """

    weights_by_phase: tuple[tuple[float, ...], ...]
    """The weights of the features at each of `PHASES`."""
    card_value: float
    """What a card in hand adds to a seat's strength."""
    candidates: int = ALL
    """Moves that are considered, chosen at random."""
    breadth: int = 10
    """Candidates that are searched; the others have their shallow values."""
    looks_ahead: bool = True
    """Whether the search goes beyond the end of the turn."""
    thefts_per_turn: float = 0.0
    """Thefts to be expected for every turn still to come, where the search goes beyond the turn."""

    def weights(self, to_come: float) -> npt.NDArray[Any]:
        """The weights with this many pieces to come."""
        columns = zip(*self.weights_by_phase, strict=True)
        return np.array([np.interp(to_come, PHASES, column) for column in columns])


BEST: Final = SearchSettings(
    weights_by_phase=(
        (1.703, 0.449, 0.406, 0.042, 0.033, -0.108, 0.007, -0.066, -0.005, -0.076),
        (0.648, 0.306, 0.194, 0.024, -0.02, -0.206, 0.002, 0.04, 0.023, -0.04),
        (1.566, 0.279, 0.076, 0.024, -0.011, -0.233, -0.009, 0.096, 0.038, 0.009),
        (1.137, 0.264, 0.035, 0.016, 0.028, -0.095, -0.005, 0.094, 0.033, -0.025),
    ),
    card_value=0.2,
    thefts_per_turn=0.1,
)
EXHAUSTIVE: Final = replace(BEST, breadth=ALL)
_ONE_TURN: Final = replace(BEST, looks_ahead=False, breadth=4)


def _constant(*weights: float) -> tuple[tuple[float, ...], ...]:
    """The same weights in all phases."""
    return (weights,) * len(PHASES)


# Sees full layers, cubes and holes, and does not think of what may come.
_BEGINNER: Final = SearchSettings(
    weights_by_phase=_constant(0.0, 0.0, 0.6, 0.07, -0.3, 0.0, -0.1, 0.0, 0.0, 0.0),
    card_value=0.2,
    looks_ahead=False,
    breadth=4,
)
# The same, but prefers small pieces, which are easy to build.
_TIMID: Final = replace(
    _BEGINNER, weights_by_phase=_constant(0.0, 0.0, 0.6, -0.3, -0.3, 0.0, -0.1, 0.0, 0.0, 0.0)
)
_MODEST: Final = replace(
    _BEGINNER, weights_by_phase=_constant(0.0, 0.0, 0.6, -0.08, -0.3, 0.0, -0.1, 0.0, 0.0, 0.0)
)


def _child(small_pieces: float) -> SearchSettings:
    """Likes small pieces, and bridges, and knows nothing of layers."""
    return replace(
        _BEGINNER, weights_by_phase=_constant(0.0, 0.0, 0.0, -small_pieces, 0.1, 0.0, 0.0, 0.0, 0.0, 0.0)
    )


_ONE_DIRECTION: Final = (
    _child(1.0),
    _child(0.34),
    replace(_TIMID, candidates=2),
    replace(_TIMID, candidates=5),
    replace(_BEGINNER, candidates=6),
    replace(_ONE_TURN, candidates=8),
    replace(_ONE_TURN, candidates=12),
    replace(_ONE_TURN, candidates=21),
    BEST,
)
# Where the direction is free, there is more to see and more to miss.
_FREE_DIRECTION: Final = (
    _child(0.3),
    replace(_TIMID, candidates=2),
    replace(_MODEST, candidates=2),
    replace(_BEGINNER, candidates=2),
    replace(_BEGINNER, candidates=5),
    replace(_BEGINNER, candidates=10),
    replace(_ONE_TURN, candidates=16),
    replace(_ONE_TURN, candidates=34),
    BEST,
)
# With cards, a player that prefers small pieces gets nowhere: the lowest level takes the first move it considers.
_WITH_CARDS: Final = (
    replace(_BEGINNER, candidates=1),
    replace(_MODEST, candidates=2),
    replace(_BEGINNER, candidates=2),
    replace(_BEGINNER, candidates=5),
    replace(_BEGINNER, candidates=8),
    replace(_ONE_TURN, candidates=10),
    replace(_ONE_TURN, candidates=20),
    replace(_ONE_TURN, candidates=52),
    BEST,
)
LEVEL_SETTINGS: Final = {
    "bloqs": _ONE_DIRECTION,
    "bloqs-turn2": _FREE_DIRECTION,
    "bloqs-maestro": _WITH_CARDS,
}
