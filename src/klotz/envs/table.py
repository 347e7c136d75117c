"""One game for an environment: fast to step, and a `State` whenever somebody wants to look closer."""

from typing import Any

import numpy as np
import numpy.typing as npt

from klotz.bulk import seeds
from klotz.envs import kernel_rewards
from klotz.envs.rewards import REWARDS, Reward, checked
from klotz.envs.state_batch import StateBatch
from klotz.envs.vector import batch
from klotz.games import game as game_named
from klotz.games.contract import CHANCE, Game, State

Observation = dict[str, npt.NDArray[Any]]


class Table:
    """A game in progress. Chance is resolved inside, from a seed: a seat is always due until the game is over."""

    def __init__(self, game: str | Game, seats: int | None, reward: Reward) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        start = self.game.start(seats)
        self.seats = start.seats
        self.rewards = np.zeros((1, self.seats), np.float32)
        """Of all seats, for the last move."""
        self._reward = REWARDS.index(checked(reward))
        self._sign = -1 if self.game.lowest_wins else 1
        self._batch = batch(self.game, self.seats, 1)
        self._keeps_state = isinstance(self._batch, StateBatch)
        self.mask = self._batch.mask[0]
        """Which numbers are legal for the seat that moves next. Written anew with every move."""
        self._row = {name: array[0] for name, array in self._batch.observation.items()}
        self.seat = 0
        """Who moves next."""
        self.is_over = False
        self._actions = np.zeros(1, np.int32)
        self._initial = np.array([score.total for score in start.score_sheet()], np.int32)
        self._before = np.zeros((1, self.seats), np.int32)
        self._state: State = start
        self._log: list[tuple[int, int]] = []
        """Moves that the state has not made yet: seat and number."""

    def begin(self, seed: int) -> None:
        """A new game; chance follows the seed."""
        self._batch.start(seeds(seed, 1), 0, 1)
        self._batch.is_over[0] = self.is_over = False
        self.seat = int(self._batch.seat[0])
        self._before[:] = self._initial
        self.rewards[:] = 0
        self._state, self._log = self.game.start(self.seats), []
        self._note_chance()

    @property
    def state(self) -> State:
        """The game as a state, to be looked at."""
        if isinstance(self._batch, StateBatch):
            return self._batch.states[0]
        for seat, action in self._log:
            self._state.push_known(self._state.move_of(action, seat))
        self._log.clear()
        return self._state

    def observe(self, seat: int) -> Observation:
        """What a seat sees, in arrays of its own."""
        if seat == self.seat and not self.is_over:
            return {name: array.copy() for name, array in self._row.items()}
        return self._batch.observe(0, seat)

    def play(self, action: int) -> None:
        """Make a move for the seat that is due, by its number. Raises as `state.push_action` does; then nothing
        has changed.
        """
        mask = self.mask
        if not 0 <= action < len(mask) or not mask[action]:
            self.state.copy().push_action(action, self.seat)  # which says what is wrong
            raise AssertionError(f"action {action} is legal and not in the mask")
        if not self._keeps_state:
            self._log.append((self.seat, action))
        self._actions[0] = action
        self._batch.step(self._actions, 0, 1, False)
        self.seat = int(self._batch.seat[0])
        self.is_over = bool(self._batch.is_over[0])
        if self.is_over or self._reward == kernel_rewards.GAIN:
            kernel_rewards.write_rewards(
                self._reward,
                self._sign,
                self._batch.is_over,
                self._batch.scores,
                self._batch.ranks,
                self._initial,
                self._before,
                0,
                1,
                self.rewards,
            )
        self._note_chance()

    def _note_chance(self) -> None:
        if not self._keeps_state and (made := int(self._batch.chance[0])) >= 0:
            self._log.append((CHANCE, made))

    def result(self) -> dict[str, list[int]]:
        """How the game ended, for the information that environments give."""
        return {"scores": self._batch.scores[0].tolist(), "ranks": self._batch.ranks[0].tolist()}

    def score_now(self, seat: int) -> float:
        """What the score of a seat is worth if the game stops here."""
        return float(self._sign * self.state.score_sheet()[seat].total)
