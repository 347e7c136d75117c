"""The strong Blokus player: MCTS, in one tree a thread, and a solver for the last plies."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import fields, replace
from itertools import repeat
from typing import Any, Final

from klotz.games.blokus.scoring import BASIC
from klotz.games.blokus.state import BlokusState
from klotz.games.blokus.tables import placements_on
from klotz.games.contract import Game, Move, State
from klotz.players.blokus.endgame import Solved, solve
from klotz.players.blokus.levels import LEVEL_SETTINGS, LevelSettings
from klotz.players.blokus.tree import Candidate, SearchSettings, Tree
from klotz.players.blokus.weights import Weights, weights_for
from klotz.players.player import Analysis, Choice, Deadline, Limit, Player

_CHUNK_SECONDS: Final = 0.01
_FIRST_CHUNK: Final = 64
_MOST_NODES: Final = 4_000_000
"""Nodes a tree may have: 128 MB."""
_NODES_A_SIMULATION: Final = 100
_SOLVER_NODES_A_SIMULATION: Final = 4
_SOLVER_NODES_A_SECOND: Final = 40_000
_LEAST_SOLVER_NODES: Final = 2_000
_LEAST_ANALYSIS: Final = 100
"""Simulations."""


class BlokusSearch(Player):
    """Root-parallel MCTS: every thread grows a tree of its own, and their visits are added up at the end.

    The same seed and simulations give the same answer if the same positions were searched before, since subtrees are
    reused; `forget` drops them.
    """

    name = "search"

    def __init__(
        self,
        seed: int = 0,
        *,
        threads: int = 1,
        settings: SearchSettings | None = None,
        weights: Weights | None = None,
    ) -> None:
        super().__init__(seed)
        self._threads = threads
        self._settings = settings or SearchSettings()
        self._weights = weights
        self._trees: list[Tree] = []
        self._game: Game | None = None

    def configure(self, setting: str, text: str) -> None:
        """`threads=2`, or any of `SearchSettings`: `c_puct=2`, `rave_bias=0`."""
        known: dict[str, Any] = {each.name: type(each.default) for each in fields(SearchSettings)}
        if setting == "threads":
            self._threads = int(text)
        elif setting in known:
            self._settings = replace(self._settings, **{setting: known[setting](float(text))})
        else:
            super().configure(setting, text)

    def forget(self) -> None:
        for tree in self._trees:
            tree.forget()

    def close(self) -> None:
        self._trees.clear()

    # ------------------------------------------------------------------ choosing and analysing

    def _choose(self, state: State, seat: int, limit: Limit) -> Move:
        assert isinstance(state, BlokusState)
        if state.count_legal() == 1:
            return next(iter(state.legal_moves))
        if limit.level is None:
            return self._search(state, seat, limit, limit.simulations).best.move
        level = _level_settings(state, limit.level)
        if not level.simulations:
            return self._sample_policy(state, seat, level.temperature)
        return self._search(state, seat, limit, level.simulations).best.move

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        assert isinstance(state, BlokusState)
        if limit.level is None:
            return self._search(state, seat, limit, limit.simulations)
        # An analysis needs values, even from a level that chooses without a search.
        simulations = max(_level_settings(state, limit.level).simulations, _LEAST_ANALYSIS)
        return self._search(state, seat, limit, simulations)

    def _search(self, state: BlokusState, seat: int, limit: Limit, simulations: int | None) -> Analysis:
        deadline = Deadline(limit)
        trees = self._trees_for(state, simulations)
        for number, tree in enumerate(trees):
            tree.set_root(state, seed=self.random(state, f"tree {number}").getrandbits(62))
        nodes = self._solver_nodes(limit.seconds, simulations)
        solved = solve(state, nodes) if self._settings.solve_endgame else None
        made = self._grow(trees, simulations, limit.seconds, deadline, is_solved=bool(solved))
        if solved:
            return self._solved(state, seat, solved, trees, made, deadline)
        merged = _merged([tree.candidates() for tree in trees])
        points = [tree.points for tree in trees]
        means = tuple(sum(column) / len(points) for column in zip(*points, strict=True))
        choices = tuple(
            Choice(
                self._move(state, seat, candidate.placement),
                candidate.value if candidate.visits else _mean_value(merged),
                candidate.visits,
                self._score(state, candidate.score) if candidate.visits else None,
            )
            for candidate in merged
        )
        scores = tuple(self._score(state, mean) for mean in means)
        return Analysis(seat, choices, made, deadline.elapsed, scores)

    def _sample_policy(self, state: BlokusState, seat: int, temperature: float) -> Move:
        """A move drawn by its prior, without a search."""
        (tree,) = self._trees_for(state, 1)[:1]
        tree.set_root(state)
        tree.run(1)
        candidates = tree.candidates()
        weights = [candidate.prior ** (1 / temperature) for candidate in candidates]
        # The words are part of the seed: others would choose other moves.
        (chosen,) = self.random(state, "first sight").choices(candidates, weights)
        return self._move(state, seat, chosen.placement)

    def _solved(
        self,
        state: BlokusState,
        seat: int,
        solved: Sequence[Solved],
        trees: Sequence[Tree],
        made: int,
        deadline: Deadline,
    ) -> Analysis:
        """The solver's results; expected scores, which it does not know, come from the trees."""
        seen = {candidate.placement: candidate for candidate in trees[0].candidates()}
        choices = []
        for result in solved:
            candidate = seen.get(result.placement)
            visits = candidate.visits if candidate else 0
            score = self._score(state, candidate.score) if candidate and visits else None
            choices.append(Choice(self._move(state, seat, result.placement), result.value, visits, score))
        scores = tuple(self._score(state, mean) for mean in trees[0].points) if made else None
        return Analysis(seat, tuple(choices), made, deadline.elapsed, scores)

    # ------------------------------------------------------------------ growing trees

    def _grow(
        self,
        trees: Sequence[Tree],
        simulations: int | None,
        seconds: float | None,
        deadline: Deadline,
        *,
        is_solved: bool,
    ) -> int:
        """Run simulations until a limit is reached, or no more of them could change the choice."""
        if is_solved:
            simulations = min(simulations or _FIRST_CHUNK, _FIRST_CHUNK)
        made = 0
        chunk = _FIRST_CHUNK
        with _in_parallel(trees) as run:
            while True:
                if simulations is not None:
                    chunk = min(chunk, (simulations - made) // len(trees) or 1)
                before = deadline.elapsed
                done = run(chunk)
                made += done
                if done < chunk * len(trees) or deadline.has_passed:
                    break
                if simulations is not None and made >= simulations:
                    break
                speed = chunk / max(deadline.elapsed - before, 1e-6)
                if len(trees) == 1 and self._is_decided(
                    trees[0], simulations, seconds, made, speed, deadline
                ):
                    break
                if simulations is None or seconds is not None or deadline.can_stop:
                    chunk = max(1, int(speed * _CHUNK_SECONDS))
                else:
                    chunk = 1024
        return made

    @staticmethod
    def _is_decided(
        tree: Tree,
        simulations: int | None,
        seconds: float | None,
        made: int,
        speed: float,
        deadline: Deadline,
    ) -> bool:
        """Whether the most visited move would stay so even if all simulations left went to the second."""
        left = float("inf")
        if simulations is not None:
            left = simulations - made
        if seconds is not None:
            left = min(left, (seconds - deadline.elapsed) * speed)
        first, second = tree.leaders()
        return bool(first - second > left)

    def _trees_for(self, state: BlokusState, simulations: int | None) -> list[Tree]:
        capacity = _MOST_NODES
        if simulations is not None:
            capacity = min(capacity, _NODES_A_SIMULATION * simulations + 1_000)
        if self._game != state.game or not self._trees:
            weights = self._weights or weights_for(state.game.name)
            self._trees = [
                Tree(weights, self._settings, self.seed + number, capacity) for number in range(self._threads)
            ]
            self._game = state.game
        for tree in self._trees:
            tree.capacity = capacity
        return self._trees

    @staticmethod
    def _solver_nodes(seconds: float | None, simulations: int | None) -> int:
        if simulations is not None:
            return max(_LEAST_SOLVER_NODES, _SOLVER_NODES_A_SIMULATION * simulations)
        return max(_LEAST_SOLVER_NODES, int(_SOLVER_NODES_A_SECOND * (seconds or 1.0)))

    # ------------------------------------------------------------------ moves and scores

    @staticmethod
    def _move(state: BlokusState, seat: int, placement: int) -> Move:
        return Move(seat, placements_on(state.variant.size).text(placement))

    @staticmethod
    def _score(state: BlokusState, points: float) -> float:
        """Points as the game counts them: squares left under basic scoring."""
        return -points if state.game.options["scoring"] == BASIC else points


@contextmanager
def _in_parallel(trees: Sequence[Tree]) -> Iterator[Callable[[int], int]]:
    """A function that grows every tree by a number of simulations, each tree in a thread of its own."""
    if len(trees) == 1:
        yield trees[0].run
        return
    with ThreadPoolExecutor(len(trees)) as pool:
        yield lambda count: sum(pool.map(Tree.run, trees, repeat(count)))


def _level_settings(state: BlokusState, level: int) -> LevelSettings:
    return LEVEL_SETTINGS[state.game.name][level - 1]


def _mean_value(candidates: Sequence[Candidate]) -> float:
    """The mean over all visits, as a stand-in for the value of moves without any."""
    visits = sum(candidate.visits for candidate in candidates)
    return sum(candidate.visits * candidate.value for candidate in candidates) / max(1, visits)


def _merged(found: Sequence[Sequence[Candidate]]) -> list[Candidate]:
    """The trees' candidates with their visits added up, most visited first."""
    if len(found) == 1:
        return list(found[0])
    together: dict[int, Candidate] = {}
    for candidates in found:
        for candidate in candidates:
            other = together.get(candidate.placement)
            if other is None:
                together[candidate.placement] = candidate
                continue
            visits = candidate.visits + other.visits
            share = candidate.visits / max(1, visits)
            together[candidate.placement] = Candidate(
                candidate.placement,
                visits,
                share * candidate.value + (1 - share) * other.value,
                share * candidate.score + (1 - share) * other.score,
                candidate.prior,
            )
    return sorted(together.values(), key=lambda candidate: (-candidate.visits, -candidate.prior))
