"""One search tree of Blokus: the kernel's arrays, and what is asked of them from Python."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from klotz.games.blokus import kernel
from klotz.games.blokus.scoring import ADVANCED
from klotz.games.blokus.state import BlokusState
from klotz.jit import Structs
from klotz.kernel_random import seeded
from klotz.players.blokus import kernel_policy, kernel_search
from klotz.players.blokus.knowledge import Knowledge, rings, roles, shared_colour


@dataclass(frozen=True, slots=True)
class Settings:
    """How to search. Every default was kept because a match showed that it helps: see docs/strength.md."""

    exploration: float = 1.0
    first_play: float = 0.1
    later_bias: float = 0.1
    sample: int = 5
    margin_share: float = 0.3
    margin_scale: float = 10.0
    value_share: float = 0.5
    temperature: float = 0.75
    most_children: int = 80
    uses_policy: bool = True
    """False looks at every move alike."""
    reuses_tree: bool = True
    """Whether what was thought about a position before it arose is kept."""
    solves: bool = True
    """Whether last plies are solved exactly."""


class Candidate(NamedTuple):
    """A move at the root of a tree, as the search sees it."""

    placement: int
    visits: int
    value: float
    score: float
    prior: float


class Tree:
    """A search from one position. `set_root` starts it, `run` makes it grow, `candidates` tells what it found."""

    def __init__(self, name: str, knowledge: Knowledge, settings: Settings, seed: int, capacity: int) -> None:
        self._name = name
        self.capacity = capacity
        self.settings = settings
        self._search: Structs = np.zeros(1, kernel_search.SEARCH)
        self._nodes: Structs = np.zeros(1, kernel_search.NODE)
        self._boards: Structs = np.zeros(2, kernel.BOARD)
        self._work = kernel.new_work(seed)
        self._tables: Structs = np.zeros(0, kernel.TABLES)
        self._knowledge = knowledge
        self._root: tuple[tuple[int, ...], ...] | None = None

    def set_root(self, state: BlokusState, *, seed: int | None = None) -> None:
        """Search from here; what is known of it from the last search is kept."""
        search = self._search[0]
        if not len(self._tables):
            self._describe(state)
        self._tables = state.tables
        if seed is not None:
            self._work["random"] = seeded(seed)
        pushed = tuple(state.pushed)
        kept = self._find(pushed) if self.settings.reuses_tree else 0
        if kept:
            new = np.zeros(max(self.capacity, int(search["used"])), kernel_search.NODE)
            kernel_search.keep_subtree(self._search, self._nodes, new, kept)
            self._nodes = new
        else:
            self._nodes = np.zeros(self.capacity, kernel_search.NODE)
            search["used"] = 1
        self._root = pushed
        self._boards[0] = state.board[0]
        search["root_recent"][:] = -1
        last = state.last_placements
        search["root_recent"][: len(last)] = last
        search["sums"] = 0
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
        """Grow the tree; returns how many simulations fitted into it."""
        return int(
            kernel_search.run(self._tables, self._search, self._nodes, self._boards, self._work, simulations)
        )

    def candidates(self) -> list[Candidate]:
        """The moves looked at, most visited first."""
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
        """The points every seat can expect, by the simulations since the root was set."""
        return tuple(self._expected(mean) for mean in self._mean_points())

    def points_at_random(self, state: BlokusState, board: Structs, games: int) -> tuple[float, ...]:
        """Mean points of every seat over so many random games from a board of this state's game."""
        self.set_root(state)
        self._boards[0] = board[0]
        kernel_search.play_randomly(self._tables, self._search, self._boards, self._work, games)
        return self._mean_points()

    def _mean_points(self) -> tuple[float, ...]:
        search = self._search[0]
        return tuple(
            float(total) / max(1, int(search["simulations"])) for total in search["sums"][: search["seats"]]
        )

    def _expected(self, mean: float) -> float:
        """What real games end with where random ones end with this: in those, everybody wastes squares."""
        board = self._boards[0]
        phase = kernel_policy.phase_of(board["left"][int(board["turn"])])
        scale, shift = self._knowledge.score[phase]
        return float(scale * mean + shift)

    def forget(self) -> None:
        self._root = None

    def _describe(self, state: BlokusState) -> None:
        search, variant, settings = self._search[0], state.variant, self.settings
        search["colours"] = len(variant.colours)
        search["seats"] = state.seats
        search["squares"] = variant.size**2
        search["advanced"] = state.game.options["scoring"] == ADVANCED
        search["shared"] = shared_colour(variant.name)
        search["seat_of"][: len(variant.colours)] = [holders[0] for holders in variant.holders]
        search["roles"] = roles(variant)
        search["rings"][: variant.size**2] = rings(variant.size)
        if settings.uses_policy:
            search["weights"] = self._knowledge.fine
        search["value_weights"] = self._knowledge.value
        kernel_policy.fill_tables(
            len(variant.colours),
            search["roles"],
            self._knowledge.coarse,
            search["worth"],
            search["pieces"],
        )
        for key in (
            "exploration",
            "first_play",
            "later_bias",
            "sample",
            "margin_share",
            "margin_scale",
            "value_share",
            "temperature",
        ):
            search[key] = getattr(settings, key)
        if not self._knowledge.value.any():
            search["value_share"] = 0  # nothing learned yet: random play alone tells
        search["most_children"] = min(settings.most_children, kernel_search.MOST_CHILDREN)
