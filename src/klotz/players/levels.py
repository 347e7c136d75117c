"""What a level is: how it chooses, and how long it thinks about it. Each family of games has its own nine.

The yardstick is the same in every game. Level 1 has just learned the rules: it beats `random` nearly always and
`greedy` seldom. Level 3 is about as strong as `greedy`. Each level beats the one below it, by steps that are as even
as the game allows. Low levels make the mistakes that people make: they go for what looks good now, do not look ahead,
and forget the others; they do not play at random. Level 9 is what three seconds on one core can do.

`python -m bench.levels GAME` measures a game against it, and docs/strength.md has the results.
"""

from dataclasses import dataclass, replace
from typing import Final, Generic, TypeVar

from klotz.players.player import Limit

MOST_SECONDS: Final = 3.0
"""What the highest level may take on one core."""

_Settings = TypeVar("_Settings")


@dataclass(frozen=True, slots=True)
class Level(Generic[_Settings]):
    """One level of one game.

    Below the highest a level is limited by simulations, so that it plays alike on every machine.
    """

    settings: _Settings
    """How it chooses; what that is depends on the family."""
    simulations: int | None = None
    """The most it makes for a move; 0 if it does not search at all."""
    seconds: float | None = None

    def limit(self, asked: Limit) -> Limit:
        """The limit of a search at this level; the tighter one where the caller limits it as well."""
        return replace(
            asked,
            simulations=_tighter(asked.simulations, self.simulations or None),
            seconds=_tighter(asked.seconds, self.seconds),
        )


_Number = TypeVar("_Number", int, float)


def _tighter(one: _Number | None, other: _Number | None) -> _Number | None:
    return min(one, other) if one is not None and other is not None else one if other is None else other
