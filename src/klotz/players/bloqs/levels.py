"""The nine levels of Bloqs, as data.

In the tower of a game there are hundreds of places for a piece, and people see a few of them. So do the levels below
the highest: they judge well what comes to their mind, but overlook the other places, and do not look ahead. The
lower the level, the more it overlooks.
"""

from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from klotz.players.bloqs.weights import PHASES, Weights, shipped
from klotz.players.levels import Level

ALL: Final = 10_000


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How to search, and the weights of the value function.

    The features of a tower are in the order of the kernel: the chance of a cube, layers expected, layers now, cubes,
    buried cells, blocked layers, excess, mendable layers, layers nearly and half full.
    """

    weights_by_phase: Weights
    """The weights of the features at each of `PHASES`."""
    card_value: float
    """What a card in hand adds to a seat's strength."""
    breadth: int = 10
    """Candidates that are searched; the others have their shallow values."""
    looks_ahead: bool = True
    """Whether the search goes beyond the end of the turn."""
    noticed: float = 1.0
    """The share of the places for each piece that it thinks of at all, from 0 to 1; one at least."""
    thefts_per_turn: float = 0.0
    """Thefts to be expected for every turn still to come, where the search goes beyond the turn."""

    def weights(self, to_come: float) -> npt.NDArray[Any]:
        """The weights with this many pieces to come."""
        columns = zip(*self.weights_by_phase, strict=True)
        return np.array([np.interp(to_come, PHASES, column) for column in columns])


BEST: Final = SearchSettings(weights_by_phase=shipped(), card_value=0.2, thefts_per_turn=0.1)
EXHAUSTIVE: Final = replace(BEST, breadth=ALL)


def _levels(*noticed: float) -> tuple[Level[SearchSettings], ...]:
    """The lower ones by the shares that they notice, and the highest."""
    glancing = (replace(BEST, looks_ahead=False, breadth=4, noticed=share) for share in noticed)
    return (*(Level(settings) for settings in glancing), Level(BEST))


# The shares are such that steps are as even as the luck in the games allows: docs/strength.md. In the base game luck
# has more to say, so that level 1 has to notice more to beat random nearly always.
_TURN2: Final = _levels(0.1, 0.2, 0.36, 0.43, 0.51, 0.6, 0.74, 1.0)
LEVEL_SETTINGS: Final = {
    "bloqs": _levels(0.15, 0.24, 0.36, 0.43, 0.51, 0.6, 0.74, 1.0),
    "bloqs-turn2": _TURN2,
    "bloqs-maestro": _TURN2,
}
