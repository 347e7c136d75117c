"""Bloxx! for `klotz.envs`: sheets side by side."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from klotz.games import features
from klotz.games.bloxx import kernel, kernel_features, kernel_vector
from klotz.games.bloxx.game import BloxxGame
from klotz.games.contract import Game
from klotz.games.vector import Batch, FamilyVector


class BloxxBatch(Batch):
    SHARED = frozenset({"_tables", "_numbers", "_start"})

    def __init__(self, game: Game, seats: int, count: int) -> None:
        super().__init__(game, seats, count)
        assert isinstance(game, BloxxGame)
        self._tables = game.drawings.tables
        self._numbers = game.actions.by_kernel
        self._start = kernel.new_boards(self._tables, seats)
        self._boards = np.zeros(count, kernel.BOARD)
        self._randoms = np.ones(count, np.uint64)
        self._drawings = np.zeros((count, kernel.MOST_DRAWINGS), kernel.DRAWING)

    @property
    def _next(self) -> tuple[Any, ...]:
        """What is written of the position that a move leads to."""
        return (
            self.seat,
            self.mask,
            self.legal,
            self.legal_count,
            self.chance,
            *self.observation.values(),
        )

    @property
    def _end(self) -> tuple[Any, ...]:
        """What is written of a game that is over."""
        return (self.is_over, self.scores, self.ranks, *self.final_observation.values())

    def start(self, seeds: npt.NDArray[np.uint64], first: int, last: int) -> None:
        self._randoms[first:last] = seeds[first:last]
        kernel_vector.start(
            self._tables,
            self._boards,
            self._start,
            self._numbers,
            self._randoms,
            self._drawings,
            first,
            last,
            *self._next,
        )

    def observe(self, row: int, seat: int) -> dict[str, npt.NDArray[Any]]:
        out = features.empty(self.game.layout(self.seats))
        kernel_features.features(self._boards[row : row + 1], seat, *out.values())
        return out

    def step(self, actions: npt.NDArray[np.int32], first: int, last: int, renew: bool) -> None:
        kernel_vector.step(
            self._tables,
            self._boards,
            self._start,
            self._numbers,
            self._randoms,
            self._drawings,
            actions,
            first,
            last,
            renew,
            *self._next,
            *self._end,
        )


VECTOR: Final = FamilyVector(BloxxBatch)
