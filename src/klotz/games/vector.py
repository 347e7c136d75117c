"""What a family of games may bring for `klotz.envs`: thousands of games side by side, stepped in machine code.

A `Batch` is arrays: a row for each game. Whatever decides a game's next move reads `seat`, `mask` and
`observation`, and `step` plays one move in each and writes the same arrays anew. Chance is resolved inside, from
a seed of each game.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from typing import Any, ClassVar, Self

import numpy as np
import numpy.typing as npt

from klotz.games import features
from klotz.games.contract import Game


class Batch(ABC):
    """Some games of one kind with the same number of seats, side by side."""

    SHARED: ClassVar[frozenset[str]] = frozenset()
    """Attributes that are arrays and have no row for each game."""

    def __init__(self, game: Game, seats: int, count: int) -> None:
        self.game = game
        self.seats = seats
        self.count = count
        self.seat = np.zeros(count, np.int32)
        """Who moves next. Where several may, the first of them does."""
        self.mask = np.zeros((count, game.action_count), np.bool_)
        """Which numbers of moves are legal for that seat; none in a game that is over."""
        self.legal = np.zeros((count, game.action_count), np.int32)
        """The same as a list, of which `legal_count` entries count."""
        self.legal_count = np.zeros(count, np.int32)
        self.observation = features.empty(game.layout(seats), (count,))
        """What that seat sees: `game.layout(seats)` says what it is."""
        self.chance = np.full(count, -1, np.int32)
        """What chance did before that seat's move, as its number; -1 for nothing."""
        self.is_over = np.zeros(count, np.bool_)
        """Whether the last move ended the game."""
        self.scores = np.zeros((count, seats), np.int32)
        """After the last move, as the rules count them: in a game that it ended, the final scores."""
        self.ranks = np.zeros((count, seats), np.int32)
        """Where the last move ended the game, the rank of every seat."""
        self.final_observation = features.empty(game.layout(seats), (count,))
        """Where the last move ended the game: how it ended, as the seat that moved sees it."""

    def fork(self, rows: npt.NDArray[Any]) -> Self:
        """Some of the games as they are now, to be played on independently; a row may be there several times."""
        twin = copy(self)
        twin.count = len(rows)
        for name, value in vars(self).items():
            if isinstance(value, np.ndarray) and len(value) == self.count and name not in self.SHARED:
                setattr(twin, name, value[rows])
        twin.observation = {name: array[rows] for name, array in self.observation.items()}
        twin.final_observation = {name: array[rows] for name, array in self.final_observation.items()}
        return twin

    @abstractmethod
    def start(self, seeds: npt.NDArray[np.uint64], first: int, last: int) -> None:
        """Begin the games from `first` to `last`, exclusive, anew; chance follows their seeds."""

    @abstractmethod
    def observe(self, row: int, seat: int) -> dict[str, npt.NDArray[Any]]:
        """What a seat of one game sees, whoever moves next, and in arrays of its own."""

    @abstractmethod
    def step(self, actions: npt.NDArray[np.int32], first: int, last: int, renew: bool) -> None:
        """Play a legal move in each of these games. With `renew`, a game that ends is begun anew at once.

        It must not hold the GIL for long: it is called by several threads.
        """


@dataclass(frozen=True, slots=True)
class FamilyVector:
    """What is left out is done with states, one game after the other."""

    batch: Callable[[Game, int, int], Batch]
    """A batch of a game, for so many seats, of so many games."""
