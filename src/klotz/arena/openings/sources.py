"""Where the openings of a contest come from, and which source a game has by default."""

from dataclasses import dataclass
from random import Random
from typing import Protocol, Self

from klotz.arena.openings import openings_of
from klotz.arena.openings.book import balanced
from klotz.games.contract import Game, Json, State


class OpeningSource(Protocol):
    """How each pair of games begins. `str` says it in words."""

    def start(self, game: Game, seats: int | None, seed: object, pair: int) -> State:
        """The position from which both games of a pair are played: it depends on nothing but these."""
        ...

    def settings(self) -> Json:
        """What has to agree for results to belong together."""
        ...


@dataclass(frozen=True, slots=True)
class RandomOpenings:
    """Some random moves that somebody might make: in Blokus those of large pieces."""

    plies: int

    @classmethod
    def of(cls, game: Game) -> Self:
        """With the game's own number of plies: in Blokus a piece of each colour, in games with chance none."""
        return cls(openings_of(game).plies(game))

    def start(self, game: Game, seats: int | None, seed: object, pair: int) -> State:
        """A state after some random moves, the same for both games of a pair."""
        state = game.start(seats)
        likely = openings_of(game).likely
        random = Random(f"{seed} pair {pair} opening")
        for _ in range(self.plies):
            if state.is_over or state.due[0] < 0:
                break
            moves = sorted(state.legal_moves.of(state.due[0]))
            state.push(random.choice(likely(moves) or moves))
        return state

    def settings(self) -> Json:
        """What identifies them, for a file of results."""
        return {"opening_plies": self.plies}

    def __str__(self) -> str:
        return f"{self.plies} random opening move{'' if self.plies == 1 else 's'}"


def default_openings(game: Game, seats: int | None = None) -> OpeningSource:
    """Balanced ones where there are some."""
    return balanced(game, seats) or RandomOpenings.of(game)
