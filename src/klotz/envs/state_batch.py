"""Games side by side for families without kernels for it: states, stepped one after the other."""

from random import Random
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from klotz.games.contract import CHANCE, Game, State
from klotz.games.vector import Batch


class StateBatch(Batch):
    def __init__(self, game: Game, seats: int, count: int) -> None:
        super().__init__(game, seats, count)
        self.states: list[State] = [game.start(seats) for _ in range(count)]
        self.chances: list[list[int]] = [[] for _ in range(count)]
        """What chance did since the last move, as numbers: it may be due several times in a row."""
        self._randoms = [Random() for _ in range(count)]

    def fork(self, rows: npt.NDArray[Any]) -> Self:
        twin = super().fork(rows)
        twin.states = [self.states[row].copy() for row in rows]
        twin.chances = [list(self.chances[row]) for row in rows]
        twin._randoms = []
        for row in rows:
            random = Random()
            random.setstate(self._randoms[row].getstate())
            twin._randoms.append(random)
        return twin

    def start(self, seeds: npt.NDArray[np.uint64], first: int, last: int) -> None:
        for row in range(first, last):
            self._randoms[row] = Random(int(seeds[row]))
            self.states[row] = self.game.start(self.seats)
            self._go_on(row)

    def observe(self, row: int, seat: int) -> dict[str, npt.NDArray[Any]]:
        return self.states[row].features(seat)

    def step(self, actions: npt.NDArray[np.int32], first: int, last: int, renew: bool) -> None:
        for row in range(first, last):
            state, mover = self.states[row], int(self.seat[row])
            state.push_known(state.move_of(int(actions[row]), mover))
            self._go_on(row)
            self.scores[row] = [score.total for score in state.score_sheet()]
            outcome = state.outcome()
            self.is_over[row] = outcome is not None
            if outcome is None:
                continue
            self.ranks[row] = outcome.ranks
            state.features(mover, _row(self.final_observation, row))
            if renew:
                self.states[row] = self.game.start(self.seats)
                self._go_on(row)

    def _go_on(self, row: int) -> None:
        """Let chance decide while it is due, and write who moves next and what is legal."""
        state, made = self.states[row], []
        while state.due == (CHANCE,):
            move = state.draw(self._randoms[row])
            made.append(state.action_of(move))
            state.push_known(move)
        self.chances[row] = made
        self.chance[row] = made[-1] if made else -1
        self.mask[row, self.legal[row, : self.legal_count[row]]] = False
        self.legal_count[row] = 0
        if not state.due:
            return
        self.seat[row] = state.due[0]
        numbers = state.legal_array(state.due[0])
        self.legal_count[row] = len(numbers)
        self.legal[row, : len(numbers)] = numbers
        self.mask[row, numbers] = True
        state.features(state.due[0], _row(self.observation, row))


def _row(arrays: dict[str, npt.NDArray[Any]], row: int) -> dict[str, npt.NDArray[Any]]:
    """The arrays of one game: parts of those of all."""
    return {name: array[row] for name, array in arrays.items()}
