"""Blokus for `klotz.envs`: boards side by side."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from klotz.games import features
from klotz.games.blokus import kernel, kernel_bulk, kernel_vector
from klotz.games.blokus.bulk import owners_of, scoring_of
from klotz.games.blokus.game import BlokusGame
from klotz.games.contract import Game
from klotz.games.vector import Batch, FamilyVector


class BlokusBatch(Batch):
    SHARED = frozenset({"_tables", "_start", "_owners", "_own_colour", "_holders"})

    def __init__(self, game: Game, seats: int, count: int) -> None:
        super().__init__(game, seats, count)
        assert isinstance(game, BlokusGame)
        start = game.start(seats)
        self._tables, self._start = start.tables, start.board
        self._boards = np.zeros(count, kernel.BOARD)
        self._lies = np.full((count, kernel.SQUARES + 2), kernel_bulk.EMPTY, np.int8)
        colours = len(game.variant.colours)
        self._moves = np.zeros((count, colours, game.action_count), np.uint16)
        """The legal moves of each colour when it was last to move, of which `_counts` says how many there are."""
        self._counts = np.zeros((count, colours, 2), np.int32)
        self._owners, self._scoring = owners_of(start), scoring_of(start)
        self._own_colour = np.array([game.variant.holders.index((seat,)) for seat in range(seats)])
        self._holders = np.zeros((colours, 1 + seats), np.int64)
        for colour, holders in enumerate(game.variant.holders):
            self._holders[colour, : 1 + len(holders)] = [len(holders), *holders]

    def start(self, seeds: npt.NDArray[np.uint64], first: int, last: int) -> None:
        kernel_vector.start(
            self._tables,
            self._boards,
            self._start,
            self._lies,
            self._moves,
            self._counts,
            self._holders,
            first,
            last,
            self.seat,
            self.mask,
            self.legal,
            self.legal_count,
            self.observation["planes"],
            self.observation["pieces"],
        )

    def observe(self, row: int, seat: int) -> dict[str, npt.NDArray[Any]]:
        out = features.empty(self.game.layout(self.seats))
        first = int(self._boards[row]["turn"])
        if seat != self.seat[row] or self.is_over[row]:
            first = int(self._own_colour[seat])
        kernel_bulk.features(
            self._boards[row : row + 1], self._lies[row], first, out["planes"], out["pieces"]
        )
        return out

    def step(self, actions: npt.NDArray[np.int32], first: int, last: int, renew: bool) -> None:
        kernel_vector.step(
            self._tables,
            self._boards,
            self._start,
            self._lies,
            self._moves,
            self._counts,
            self._holders,
            self._owners,
            self._own_colour,
            self._scoring,
            self.game.lowest_wins,
            actions,
            first,
            last,
            renew,
            self.seat,
            self.mask,
            self.legal,
            self.legal_count,
            self.observation["planes"],
            self.observation["pieces"],
            self.final_observation["planes"],
            self.final_observation["pieces"],
            self.is_over,
            self.scores,
            self.ranks,
        )


VECTOR: Final = FamilyVector(BlokusBatch)
