"""What a family of games may bring for `klotz.bulk`: the same as its states do, many games at once."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from klotz.games.contract import Outcome, Record, State

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Numbers = npt.NDArray[np.int32]
    Seeds = npt.NDArray[np.uint64]
    Features = Mapping[str, npt.NDArray[np.generic]]


class MovesOfRecord(NamedTuple):
    """The moves of one record that somebody chose or that chance made, forced passes left out."""

    seats: "Numbers"
    actions: "Numbers"
    features: "Features"
    """Of the position before each move; empty where they were not asked for."""
    outcome: Outcome | None
    """None if the record ends before the game does."""


@dataclass(frozen=True, slots=True)
class FamilyBulk:
    """What is left out is done with states, one game after the other."""

    playouts: "Callable[[State, Seeds, Numbers, Numbers], None] | None" = None
    """From a state, play a random game for each seed; write the scores of all seats, and how many moves were made.

    It must not hold the GIL for long: it is called by several threads.
    """
    replay: "Callable[[Record, bool], MovesOfRecord] | None" = None
    """Replay a record, with or without features. RecordError if it cannot be replayed."""


def stacked(features: "Sequence[Features]") -> "Features":
    """The features of several positions as one array for each name."""
    import numpy as np

    names = features[0].keys() if features else ()
    return {name: np.stack([each[name] for each in features]) for name in names}
