"""One search tree of Blokus: the kernel's arrays, and what is asked of them from Python."""

from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

import numpy as np

from klotz.games.blokus import kernel
from klotz.games.blokus.state import BlokusState
from klotz.jit import Structs
from klotz.kernel_random import seeded
from klotz.players.blokus import kernel_search, kernel_tree
from klotz.players.blokus.context import context_in
from klotz.players.blokus.settings import SearchSettings
from klotz.players.blokus.weights import Weights

MOST_NODES: Final = 1_200_000
"""Nodes in one half of a tree. With 16 candidates each, both halves take 246 MB when they are full."""
CANDIDATES_PER_NODE: Final = 16


class Candidate(NamedTuple):
    """A move at the root of a tree, as the search sees it."""

    placement: int
    visits: int
    value: float
    score: float
    prior: float


class Tree:
    """A search from one position: `set_root` starts it, `run` grows it, and `candidates` says what it found.

    With one thread the same seed gives the same tree. Several grow it together, each in its turn as chance has it.
    """

    def __init__(
        self,
        weights: Weights,
        settings: SearchSettings,
        seed: int,
        *,
        threads: int = 1,
        most_nodes: int = MOST_NODES,
    ) -> None:
        self.settings = settings
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        # What each thread has for itself, in rows
        self._search: Structs = np.zeros(threads, kernel_search.SEARCH)
        self._boards: Structs = np.zeros((threads, 2), kernel.BOARD)
        self._work: Structs = np.concatenate([kernel.new_work(seed + thread) for thread in range(threads)])
        self._tables: Structs = np.zeros(0, kernel.TABLES)
        self.weights = weights
        self._root: tuple[tuple[int, ...], ...] | None = None
        # The tree itself. Memory is the system's until it is written to: a short search takes little of it.
        self._arena: Structs = np.zeros(1, kernel_tree.ARENA)
        self._arena["threads"] = threads
        self._nodes: Structs = np.zeros((2, most_nodes), kernel_tree.NODE)
        self._candidates: Structs = np.zeros((2, CANDIDATES_PER_NODE * most_nodes), kernel_tree.CANDIDATE)

    def set_root(self, state: BlokusState, *, seed: int | None = None) -> None:
        """Search from here, with the part of the last tree that is below this position, if any."""
        if not len(self._tables):
            self._prepare(state)
        self._tables = state.tables
        if seed is not None:
            self._work["random"] = [seeded(seed + thread) for thread in range(self._threads)]
        pushed = tuple(state.pushed)
        node = self._find(pushed) if self.settings.reuse_subtree else 0
        if node:
            kernel_search.reuse_subtree(self._arena, self._nodes, self._candidates, node)
        else:
            kernel_search.clear(self._arena, self._nodes)
        self._root = pushed
        self._boards[:, 0] = state.board[0]
        last = state.last_placements
        self._search["root_recent"] = -1
        self._search["root_recent"][:, : len(last)] = last
        if not node:
            self._run_thread(0, 1)  # which visits no move yet: it evaluates the position and lists its moves
        self._search["point_sums"] = 0
        self._search["simulations"] = 0

    @property
    def _half(self) -> Structs:
        """The nodes in use."""
        half: Structs = self._nodes[int(self._arena[0]["half"])]
        return half

    def _children(self, node: int) -> Structs:
        parent = self._half[node]
        first = int(parent["children"])
        children: Structs = self._half[first : first + int(parent["child_count"])]
        return children

    def _find(self, pushed: tuple[tuple[int, int], ...]) -> int:
        """The node of a position that continues the last root's, or 0."""
        if self._root is None or len(pushed) < len(self._root) or pushed[: len(self._root)] != self._root:
            return 0
        node = kernel_tree.ROOT
        for _, placement in pushed[len(self._root) :]:
            (found,) = np.nonzero(self._children(node)["placement"] == placement)
            if not len(found):
                return 0
            node = int(self._half[node]["children"]) + int(found[0])
        return node if self._half[node]["candidate_count"] else 0

    def run(self, simulations: int) -> None:
        """Grow the tree."""
        while simulations > 0:
            made = self._run(simulations)
            simulations -= made
            if simulations > 0:
                kernel_search.collect(self._arena, self._nodes, self._candidates)

    def _run(self, simulations: int) -> int:
        """Simulations of all threads together; returns how many the tree had room for."""
        if self._pool is None:
            return self._run_thread(0, simulations)
        shares = [
            (simulations + thread) // self._threads for thread in range(self._threads)
        ]  # which add up to all of them
        return sum(self._pool.map(self._run_thread, range(self._threads), shares))

    def _run_thread(self, thread: int, simulations: int) -> int:
        own = slice(thread, thread + 1)
        made: int = kernel_search.run(
            self._tables,
            self._search[own],
            self._arena,
            self._nodes,
            self._candidates,
            self._boards[thread],
            self._work[own],
            simulations,
        )
        return made

    @property
    def memory(self) -> tuple[Structs, Structs, Structs, Structs, Structs]:
        """Tables, search, arena, nodes and candidates, for kernels that drive a search themselves: self-play."""
        return self._tables, self._search[:1], self._arena, self._nodes, self._candidates

    def candidates(self) -> list[Candidate]:
        """The moves at the root, most visited first; those nobody visited come last."""
        found = [
            Candidate(
                int(child["placement"]),
                int(child["visits"]),
                float(child["value"]),
                float(child["score"]),
                float(child["prior"]),
            )
            for child in self._children(kernel_tree.ROOT)
        ]
        root = self._half[kernel_tree.ROOT]
        begin = int(root["candidates"]) + len(found)
        end = int(root["candidates"]) + int(root["candidate_count"])
        found += [
            Candidate(
                int(unvisited["placement"]), 0, 0.0, 0.0, float(unvisited["prior"] * kernel_tree.PRIOR_UNIT)
            )
            for unvisited in self._candidates[int(self._arena[0]["half"]), begin:end]
        ]
        return sorted(found, key=lambda candidate: (-candidate.visits, -candidate.prior))

    def leaders(self) -> tuple[int, int]:
        """The visits of the two most visited moves."""
        visits = self._children(kernel_tree.ROOT)["visits"]
        if len(visits) < 2:
            return int(visits.sum()), 0
        second, first = np.partition(visits, -2)[-2:]
        return int(first), int(second)

    @property
    def points(self) -> tuple[float, ...]:
        """The points every seat can expect, from the simulations since the root was set."""
        return self._mean_points()

    def rollout_points(self, state: BlokusState, board: Structs, rollouts: int) -> tuple[float, ...]:
        """Mean points of every seat over some rollouts from a board of this state's game."""
        self.set_root(state)
        self._boards[0, 0] = board[0]
        kernel_search.rollouts(self._tables, self._search, self._boards[0], self._work, rollouts)
        return self._mean_points()

    def _mean_points(self) -> tuple[float, ...]:
        seats = int(self._search[0]["context"]["seats"])
        simulations = max(1, int(self._search["simulations"].sum(dtype=np.int64)))
        return tuple((self._search["point_sums"].sum(axis=0)[:seats] / simulations).tolist())

    def forget(self) -> None:
        self._root = None

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    def _prepare(self, state: BlokusState) -> None:
        search, settings = self._search[0], self.settings
        search["context"] = context_in(state)[0]
        if settings.use_policy:
            search["policy_weights"] = self.weights.policy
        search["value_weights"] = self.weights.value
        search["score_lines"] = self.weights.score
        kernel_search.set_rollout_weights(self._search[:1], self.weights.rollout)
        for key in (
            "c_puct",
            "fpu_reduction",
            "rollout_sample",
            "margin_weight",
            "margin_scale",
            "value_weight",
            "late_value_weight",
            "first_value_weight",
            "expand_visits",
            "policy_temperature",
            "policy_noise",
            "max_children",
            "max_root_children",
        ):
            search[key] = getattr(settings, key)
        if not self.weights.value.any():
            search["value_weight"] = search["late_value_weight"] = 0  # nothing learned yet: rollouts alone
        if self.weights.network is not None:
            search["network"] = self.weights.network[0]
        self._search[1:] = search
