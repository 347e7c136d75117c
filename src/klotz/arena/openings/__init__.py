"""How the games of a match begin: from a book of openings that are even, or with a few random moves.

A match between near-equal players says little if the first mover wins anyway: both games of a pair then end the
same way, one win each. From an even position the better player wins more often.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from klotz import registry
from klotz.games.contract import Game, Move


@dataclass(frozen=True, slots=True)
class Openings:
    """What a family of games tells the arena. Games with chance need none: they begin differently by themselves."""

    plies: Callable[[Game], int] = lambda game: 0
    """How many moves of a random opening are drawn by default."""
    likely: Callable[[Sequence[Move]], Sequence[Move]] = lambda moves: moves
    """Those of a position's moves that somebody might make; where there are none, all are."""
    data: str | None = None
    """A package with the balanced openings: a book, `NAME.txt`, for each game that has some."""


_NONE: Final = Openings()


def openings_of(game: Game) -> Openings:
    return registry.part(game.name, "openings", Openings) or _NONE
