"""One search tree of Blokus: the kernel's arrays, and what is asked of them from Python."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from klotz.games.blokus import kernel
from klotz.games.blokus.state import BlokusState
from klotz.jit import Structs
from klotz.kernel_random import seeded
from klotz.players.blokus import kernel_policy, kernel_search
from klotz.players.blokus.context import context_of
from klotz.players.blokus.weights import Weights


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """How to search. docs/strength.md has the matches in which these were compared with other values."""

    c_puct: float = 1.0
    """PUCT's exploration constant: higher explores more."""
    fpu_reduction: float = 0.1
    """First-play urgency: how much less than its siblings' mean a move without visits is taken to be worth."""
    rave_bias: float = 0.1
    """How far RAVE values may be off: higher trusts them less, and 0 turns RAVE off."""
    rollout_sample: int = 5
    """Random legal moves of which a rollout plays the best by the rollout policy; 1 is uniform."""
    margin_weight: float = 0.3
    """How much of a result is the margin, rather than who won."""
    margin_scale: float = 10.0
    """The margin, in points, that is worth half as much as the largest margin could be."""
    value_weight: float = 0.5
    """How much of a simulation's result is the value function's, rather than the rollout's."""
    policy_temperature: float = 0.75
    """Of the priors: higher spreads the search over more moves."""
    max_children: int = 80
    """Moves that a node keeps as children: those with the highest priors."""
    use_policy: bool = True
    """False gives all moves the same prior."""
    reuse_subtree: bool = True
    """Whether the part of the last tree below the present position is kept."""
    solve_endgame: bool = True
    """Whether the last plies are solved exactly."""


class Candidate(NamedTuple):
    """A move at the root of a tree, as the search sees it."""

    placement: int
    visits: int
    value: float
    score: float
    prior: float


class Tree:
    """A search from one position: `set_root` starts it, `run` grows it, and `candidates` says what it found."""

    def __init__(self, weights: Weights, settings: SearchSettings, seed: int, capacity: int) -> None:
        self.capacity = capacity
        self.settings = settings
        self._search: Structs = np.zeros(1, kernel_search.SEARCH)
        self._nodes: Structs = np.zeros(1, kernel_search.NODE)
        self._boards: Structs = np.zeros(2, kernel.BOARD)
        self._work = kernel.new_work(seed)
        self._tables: Structs = np.zeros(0, kernel.TABLES)
        self._weights = weights
        self._root: tuple[tuple[int, ...], ...] | None = None

    def set_root(self, state: BlokusState, *, seed: int | None = None) -> None:
        """Search from here, with the part of the last tree that is below this position, if any."""
        search = self._search[0]
        if not len(self._tables):
            self._prepare(state)
        self._tables = state.tables
        if seed is not None:
            self._work["random"] = seeded(seed)
        pushed = tuple(state.pushed)
        node = self._find(pushed) if self.settings.reuse_subtree else 0
        if node:
            new = np.zeros(max(self.capacity, int(search["used"])), kernel_search.NODE)
            kernel_search.reuse_subtree(self._search, self._nodes, new, node)
            self._nodes = new
        else:
            self._nodes = np.zeros(self.capacity, kernel_search.NODE)
            search["used"] = 1
        self._root = pushed
        self._boards[0] = state.board[0]
        search["root_recent"][:] = -1
        last = state.last_placements
        search["root_recent"][: len(last)] = last
        search["point_sums"] = 0
        search["simulations"] = 0

    def _find(self, pushed: tuple[tuple[int, int], ...]) -> int:
        """The node of a position that continues the last root's, or 0."""
        if self._root is None or len(pushed) <= len(self._root) or pushed[: len(self._root)] != self._root:
            return 0
        node = 0
        for _, placement in pushed[len(self._root) :]:
            first, count = int(self._nodes[node]["first"]), int(self._nodes[node]["count"])
            children = self._nodes["placement"][first : first + count]
            (found,) = np.nonzero(children == placement)
            if not len(found):
                return 0
            node = first + int(found[0])
        return node if self._nodes[node]["count"] else 0

    def run(self, simulations: int) -> int:
        """Grow the tree; returns how many simulations there was room for."""
        return int(
            kernel_search.run(self._tables, self._search, self._nodes, self._boards, self._work, simulations)
        )

    def candidates(self) -> list[Candidate]:
        """The root's children, most visited first."""
        root = self._nodes[0]
        children = self._nodes[int(root["first"]) : int(root["first"]) + int(root["count"])]
        found = [
            Candidate(
                int(child["placement"]),
                int(child["visits"]),
                float(child["value"]),
                self._expected(float(child["score"])),
                float(child["prior"]),
            )
            for child in children
        ]
        return sorted(found, key=lambda candidate: (-candidate.visits, -candidate.prior))

    def leaders(self) -> tuple[int, int]:
        """The visits of the two most visited moves."""
        root = self._nodes[0]
        children = self._nodes["visits"][int(root["first"]) : int(root["first"]) + int(root["count"])]
        if len(children) < 2:
            return int(children.sum()), 0
        second, first = np.partition(children, -2)[-2:]
        return int(first), int(second)

    @property
    def points(self) -> tuple[float, ...]:
        """The points every seat can expect, from the simulations since the root was set."""
        return tuple(self._expected(mean) for mean in self._mean_points())

    def rollout_points(self, state: BlokusState, board: Structs, rollouts: int) -> tuple[float, ...]:
        """Mean points of every seat over some rollouts from a board of this state's game."""
        self.set_root(state)
        self._boards[0] = board[0]
        kernel_search.rollouts(self._tables, self._search, self._boards, self._work, rollouts)
        return self._mean_points()

    def _mean_points(self) -> tuple[float, ...]:
        search = self._search[0]
        seats = int(search["context"]["seats"])
        return tuple(
            float(total) / max(1, int(search["simulations"])) for total in search["point_sums"][:seats]
        )

    def _expected(self, mean: float) -> float:
        """The points of real games from those of rollouts, in which everybody wastes squares."""
        board = self._boards[0]
        phase = kernel_policy.phase_of(board["left"][int(board["turn"])])
        scale, shift = self._weights.score[phase]
        return float(scale * mean + shift)

    def forget(self) -> None:
        self._root = None

    def _prepare(self, state: BlokusState) -> None:
        search, settings = self._search[0], self.settings
        search["context"] = context_of(state.variant, state.game.options["scoring"])[0]
        if settings.use_policy:
            search["policy_weights"] = self._weights.policy
        search["value_weights"] = self._weights.value
        kernel_search.set_rollout_weights(self._search, self._weights.rollout)
        for key in (
            "c_puct",
            "fpu_reduction",
            "rave_bias",
            "rollout_sample",
            "margin_weight",
            "margin_scale",
            "value_weight",
            "policy_temperature",
        ):
            search[key] = getattr(settings, key)
        if not self._weights.value.any():
            search["value_weight"] = 0  # nothing learned yet: rollouts alone
        search["max_children"] = min(settings.max_children, kernel_search.MOST_CHILDREN)
