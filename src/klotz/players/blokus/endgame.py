"""Exact results for positions that are close enough to the end."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from klotz.games.blokus import kernel
from klotz.games.blokus.state import BlokusState
from klotz.jit import Structs
from klotz.players.blokus import kernel_alpha_beta, kernel_endgame
from klotz.players.blokus.context import context_in
from klotz.players.blokus.weights import Weights, weights_for

_FEW_MOVES: Final = 60
"""With more moves than this the end is too far away to be worth an attempt."""
_TABLE_SIZE: Final = 1 << 19
"""Of the transposition table: 8 MB, as far as it is used."""
_FAVOURITE: Final = 1 << 16
_FAVOURITE_STEP: Final = 256
"""The likeliest move counts as if it had so often been best elsewhere, and every other one so much less."""

_NOTHING: Final = np.uint64(0)
"""The key of a position from which nothing has been placed."""

_SLICE: Final = 4_000
"""Positions between two looks at the clock: a few milliseconds."""


class Solved(NamedTuple):
    """What a move leads to when everybody plays their best from then on."""

    placement: int
    value: float
    """The mover's result: 0 lost, 1 won; with several others the mean."""
    margin: float
    """The mover's points less the others', summed over the others."""


def solve(
    state: BlokusState,
    nodes: int | None,
    *,
    only_best: bool = False,
    goes_on: Callable[[], bool] = lambda: True,
    favourites: Sequence[int] = (),
    weights: Weights | None = None,
) -> list[Solved] | None:
    """Every move with its exact result, best first; None when that takes more than `nodes` positions.

    With `only_best` there is one move: the best, or if time was too short to find it out, one that has the best
    result whatever its margin is; None if not even that is known. `goes_on` is asked now and then whether there is
    still time. `favourites` are moves that are likely to be good, the likeliest first: they are tried first, and all
    others in the order of the rollout policy of `weights`, or of those that ship.
    """
    if state.count_legal() > _FEW_MOVES:
        return None
    budget = _Budget(nodes, goes_on)
    if state.seats == 2:
        solver = _AlphaBeta(state, budget, favourites, weights or weights_for(state.game.name))
        return solver.best() if only_best else solver.every()
    return _max_n(state, budget)


@cache
def _keys() -> npt.NDArray[np.uint64]:
    """What positions are hashed with (Zobrist)."""
    return np.random.default_rng(0).integers(1, 2**64, kernel_alpha_beta.KEYS, np.uint64)


class _Budget:
    """How many positions may still be searched."""

    def __init__(self, nodes: int | None, goes_on: Callable[[], bool]) -> None:
        self._left = float("inf") if nodes is None else nodes
        self._goes_on = goes_on

    def next_slice(self) -> int:
        """So many until the next look at the clock; 0 if the time is up."""
        return int(min(self._left, _SLICE)) if self._left > 0 and self._goes_on() else 0

    def used(self, nodes: int) -> None:
        self._left -= nodes


class _AlphaBeta:
    """The solver for two seats. What is found out about one move helps with the others."""

    def __init__(
        self, state: BlokusState, budget: _Budget, favourites: Sequence[int], weights: Weights
    ) -> None:
        self._state, self._budget = state, budget
        self._solvers: Structs = np.zeros(1, kernel_alpha_beta.ALPHA_BETA)
        self._solvers["context"] = context_in(state)
        self._solvers["seat"] = state.due[0]
        kernel_alpha_beta.set_rollout_weights(self._solvers, weights.rollout)
        history = self._solvers[0]["history"][int(state.board[0]["turn"])]
        for rank, placement in enumerate(favourites):
            history[placement] = max(0, _FAVOURITE - _FAVOURITE_STEP * rank)
        self._known: Structs = np.zeros(_TABLE_SIZE, kernel_alpha_beta.KNOWN)
        self._stack: Structs = np.zeros(kernel_alpha_beta.DEEPEST, kernel.BOARD)

    def best(self) -> list[Solved] | None:
        """The best move. First whether any wins, or else draws, which takes much less than what it is worth."""
        found: tuple[int, int] | None = None
        for least in (1, 0):
            answer = self._search(self._state.board, least - 1, least)
            if answer is None:
                return None
            if answer[0] >= least:
                found = answer
                break
        low = found[0] if found else -kernel_alpha_beta.INFINITE
        exact = self._search(self._state.board, low - 1 if found else low, kernel_alpha_beta.INFINITE)
        if exact is None and found is None:
            return None
        worth, placement = exact or found or (0, 0)
        return [self._solved(placement, worth)]

    def every(self) -> list[Solved] | None:
        """All moves with what they are worth."""
        found = []
        turn = int(self._state.board[0]["turn"])
        for placement in map(self._state.placement_of, self._state.legal_moves):
            boards = self._state.board.copy()
            if kernel.push(self._state.tables, boards, placement)[0] < 0:
                worth = kernel_alpha_beta.worth(self._solvers, boards)
            else:
                least = kernel_alpha_beta.INFINITE
                answer = self._search(boards, -least, least, _keys()[turn, placement])
                if answer is None:
                    return None
                worth = answer[0]
            found.append(self._solved(placement, worth))
        return sorted(found, key=lambda solved: (-solved.value, -solved.margin))

    def _search(self, board: Structs, alpha: int, beta: int, key: Any = _NOTHING) -> tuple[int, int] | None:
        """What a position is worth, between two bounds, and its best move; None if that was too much."""
        self._stack[0] = board[0]
        arguments = self._state.tables, self._solvers, self._known, _keys(), self._stack
        if not kernel_alpha_beta.begin(*arguments, key, alpha, beta):
            return None
        status = kernel_alpha_beta.UNFINISHED
        while status == kernel_alpha_beta.UNFINISHED:
            nodes = self._budget.next_slice()
            if not nodes:
                return None
            status = kernel_alpha_beta.search(*arguments, nodes)
            self._budget.used(nodes - int(self._solvers[0]["nodes"]))
        if status == kernel_alpha_beta.TOO_FAR:
            return None
        return int(self._solvers[0]["best"][0]), int(self._solvers[0]["best_move"][0])

    @staticmethod
    def _solved(placement: int, worth: int) -> Solved:
        sign = (worth > 0) - (worth < 0)
        return Solved(placement, (sign + 1) / 2, float(worth - sign * kernel_alpha_beta.WON))


def _max_n(state: BlokusState, budget: _Budget) -> list[Solved] | None:
    endgames: Structs = np.zeros(1, kernel_endgame.ENDGAME)
    endgame = endgames[0]
    endgame["context"] = context_in(state)[0]
    stack: Structs = np.zeros(kernel_endgame.DEEPEST, kernel.BOARD)
    stack[0] = state.board[0]
    if not kernel_endgame.begin(state.tables, endgames, stack):
        return None
    count = kernel_endgame.UNFINISHED
    while count == kernel_endgame.UNFINISHED and (nodes := budget.next_slice()):
        count = kernel_endgame.solve(state.tables, endgames, stack, nodes)
        budget.used(nodes - int(endgame["nodes"]))
    if count < 0:
        return None
    others = state.seats - 1
    found = []
    for index in range(count):
        worth = float(endgame["values"][index, state.due[0]])
        beaten = round(worth / kernel_endgame.WON)  # seats it beats, less seats that beat it
        found.append(
            Solved(
                int(endgame["moves"][0, index]),
                (beaten + others) / (2 * others),
                worth - beaten * kernel_endgame.WON,
            )
        )
    return sorted(found, key=lambda solved: (-solved.value, -solved.margin))
