"""Thousands of games at once: arrays in, arrays out, nothing copied, all cores.

    >>> from klotz.envs.vector import VectorGames
    >>> games = VectorGames("blokus-duo", 64, seed=1)
    >>> games.mask.shape, games.observation["planes"].shape
    ((64, 13729), (64, 6, 14, 14))
    >>> for _ in range(40):
    ...     games.step(games.random_actions())
    >>> games.games_finished
    64

Where a family has kernels for it (Blokus, Bloxx!), everything happens in machine code; the others are stepped by
their states, with the same arrays. docs/environments.md has the figures.
"""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from itertools import pairwise
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from klotz import registry
from klotz.bulk import seeds
from klotz.envs import kernel_rewards
from klotz.envs.rewards import REWARDS, Reward, checked
from klotz.envs.state_batch import StateBatch
from klotz.games import game as game_named
from klotz.games.contract import Game
from klotz.games.kernel_vector import first_illegal
from klotz.games.vector import Batch, FamilyVector

__all__ = ["VectorGames", "batch"]

_PER_THREAD: Final = 32
"""Fewer games are not worth a thread of their own."""


def batch(game: Game, seats: int, count: int) -> Batch:
    """The fastest batch there is of a game. NoArrays if it has no numbers or no features."""
    family = registry.part(game.name, "vector", FamilyVector)
    return family.batch(game, seats, count) if family else StateBatch(game, seats, count)


class VectorGames:
    """Many games of one kind, stepped together. All its arrays stay the same objects: a step writes them anew.

    A game that ends is begun anew in the same step: `is_over`, `scores`, `ranks`, `rewards` and `final_observation`
    still tell how it ended, and everything else is of the new game. The same seed gives the same games for the same
    moves, on however many threads.
    """

    def __init__(
        self,
        game: str | Game,
        count: int,
        *,
        seats: int | None = None,
        seed: int = 0,
        reward: Reward = "result",
        threads: int | None = None,
    ) -> None:
        """So many games; by default with the game's usual number of seats, and a thread for each core."""
        if count < 1:
            raise ValueError(f"there is at least one game, not {count}")
        self.game = game_named(game) if isinstance(game, str) else game
        start = self.game.start(seats)
        self.seats = start.seats
        self.count = count
        self._reward = REWARDS.index(checked(reward))
        self._sign = -1 if self.game.lowest_wins else 1
        self._batch = batch(self.game, self.seats, count)
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        parts = max(1, min(threads or cores, count // _PER_THREAD))
        if isinstance(self._batch, StateBatch):
            parts = 1  # states hold the GIL
        self._parts = list(pairwise(count * number // parts for number in range(parts + 1)))
        self._pool = ThreadPoolExecutor(parts - 1) if parts > 1 else None

        self._show()
        self.rewards = np.zeros((count, self.seats), np.float32)
        """Of all seats, for the last move."""
        self.mover = np.zeros(count, np.int32)
        """Who made the last move."""
        self.games_finished = 0

        self._initial = np.array([score.total for score in start.score_sheet()], np.int32)
        self._before = np.zeros((count, self.seats), np.int32)
        self._choosing = np.ones(count, np.uint64)
        self._actions = np.zeros(count, np.int32)
        self.reset(seed)

    def _show(self) -> None:
        self.seat = self._batch.seat
        """Who moves next in each game."""
        self.mask = self._batch.mask
        """Which numbers of moves are legal for that seat."""
        self.observation = self._batch.observation
        """What that seat sees."""
        self.is_over = self._batch.is_over
        """Whether the last move ended the game, which has then begun anew."""
        self.scores = self._batch.scores
        """The scores of all seats after the last move; if that ended the game, the final ones."""
        self.ranks = self._batch.ranks
        """Where the last move ended the game, the rank of every seat."""
        self.final_observation = self._batch.final_observation
        """Where the last move ended the game, what the seat that moved saw in the end."""

    def fork(self, rows: Sequence[int] | npt.NDArray[Any]) -> "VectorGames":
        """Some of the games as they are now, to be played on independently: what a search tries out.

        A game may be there several times, and then goes on with the same dice each time.

        >>> games = VectorGames("blokus-duo", 2, seed=1)
        >>> tried = games.fork([0, 0, 0])
        >>> tried.step(games.legal(0)[:3])
        >>> games.seat[0], tried.seat
        (np.int32(0), array([1, 1, 1], dtype=int32))
        """
        twin = copy(self)
        given = np.asarray(rows, np.int64)
        twin.count, twin._parts, twin._pool = len(given), [(0, len(given))], None
        twin._batch = self._batch.fork(given)
        twin._show()
        for name in ("rewards", "mover", "_before", "_choosing", "_actions"):
            setattr(twin, name, getattr(self, name)[given])
        twin.games_finished = 0
        return twin

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        given = seeds(seed, 2 * self.count)
        self._choosing[:] = given[self.count :]
        self._on_all(lambda first, last: self._batch.start(given[: self.count], first, last))
        self._before[:] = self._initial
        self.scores[:] = self._initial
        self.is_over[:] = False
        self.rewards[:] = 0
        self.games_finished = 0

    def step(self, actions: npt.NDArray[Any]) -> None:
        """Play a move in every game, by its number. ValueError if one is not legal; then nothing has changed."""
        given = np.ascontiguousarray(actions, np.int32)
        if given.shape != (self.count,):
            raise ValueError(f"there are {self.count} games, so as many actions, not {np.shape(actions)}")
        if (wrong := int(first_illegal(self.mask, given))) >= 0:
            raise ValueError(f"action {given[wrong]} is not legal in game {wrong}: see mask[{wrong}]")
        self.mover[:] = self.seat
        self._on_all(lambda first, last: self._step(given, first, last))
        self.games_finished += int(np.count_nonzero(self.is_over))

    def _step(self, actions: npt.NDArray[np.int32], first: int, last: int) -> None:
        self._batch.step(actions, first, last, True)
        kernel_rewards.write_rewards(
            self._reward,
            self._sign,
            self.is_over,
            self.scores,
            self.ranks,
            self._initial,
            self._before,
            first,
            last,
            self.rewards,
        )

    def random_actions(self) -> npt.NDArray[np.int32]:
        """A legal move for every game, each equally likely. The same array every time."""
        self._on_all(
            lambda first, last: kernel_rewards.choose(
                self._batch.legal, self._batch.legal_count, self._choosing, first, last, self._actions
            )
        )
        return self._actions

    def legal(self, number: int) -> npt.NDArray[np.int32]:
        """The legal moves of one game, as numbers: what its row of `mask` says, as a list."""
        return self._batch.legal[number, : self._batch.legal_count[number]]

    def close(self) -> None:
        """End the threads. Everything can still be looked at."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def _on_all(self, work: Callable[[int, int], None]) -> None:
        """Do something for all games, part by part, on as many threads."""
        if self._pool is None:
            for first, last in self._parts:
                work(first, last)
            return
        own, *others = self._parts
        elsewhere = [self._pool.submit(work, *part) for part in others]
        work(*own)  # here, rather than wait for another thread
        for part in elsewhere:
            part.result()
