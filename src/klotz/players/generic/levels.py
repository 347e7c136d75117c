"""The nine levels of the generic players, as data.

Of a game that nobody has told us anything about, the lowest levels know the score sheet: they go for points, and
overlook many of their moves. Level 3 looks at all of them and is `greedy`. The others search, each longer than the
one below it.
"""

from dataclasses import dataclass
from typing import Final

from klotz.players.levels import MOST_SECONDS, Level


@dataclass(frozen=True, slots=True)
class Attention:
    """How much of a position is looked at."""

    share: float = 1.0
    """The share of its moves that it thinks of at all, from 0 to 1; one at least."""


LEVEL_SETTINGS: Final = (
    Level(Attention(0.15), 0),
    Level(Attention(0.4), 0),
    Level(Attention(), 0),
    Level(Attention(), 60),
    Level(Attention(), 110),
    Level(Attention(), 200),
    Level(Attention(), 400),
    Level(Attention(), 800),
    Level(Attention(), seconds=MOST_SECONDS),
)
