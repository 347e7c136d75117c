"""How the games of a match begin: with a few moves drawn at random, so that no two pairs are the same game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from klotz import registry
from klotz.games.contract import Game, Move


@dataclass(frozen=True, slots=True)
class Openings:
    """What a family of games tells the arena. Games with chance need none: they begin differently by themselves."""

    plies: Callable[[Game], int] = lambda game: 0
    """How many moves are drawn by default."""
    likely: Callable[[Sequence[Move]], Sequence[Move]] = lambda moves: moves
    """Those of a position's moves that somebody might make; where there are none, all are."""


_NONE: Final = Openings()


def openings_of(game: Game) -> Openings:
    return registry.part(game.name, "openings", Openings) or _NONE
