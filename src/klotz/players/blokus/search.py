"""The strong Blokus player: tree search on both cores if it may, exact in the last plies."""

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
from klotz.players.blokus.knowledge import Knowledge, knowledge_of
from klotz.players.blokus.levels import LEVELS
from klotz.players.blokus.tree import Candidate, Settings, Tree
from klotz.players.player import Analysis, Choice, Clock, Limit, Player

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
    """Thinks in one tree a thread; the trees' counts are added up at the end.

    Answers are the same for the same seed and simulations as long as the questions before them were; `forget` makes
    them independent of those.
    """

    name = "search"

    def __init__(
        self,
        seed: int = 0,
        *,
        threads: int = 1,
        settings: Settings | None = None,
        knowledge: Knowledge | None = None,
    ) -> None:
        super().__init__(seed)
        self._threads = threads
        self._settings = settings or Settings()
        self._knowledge = knowledge
        self._trees: list[Tree] = []
        self._of: Game | None = None

    def configure(self, setting: str, text: str) -> None:
        """`threads=2`, or any of `Settings`: `sample=1`, `later_bias=0`."""
        known: dict[str, Any] = {each.name: type(each.default) for each in fields(Settings)}
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

    # ------------------------------------------------------------------ the questions

    def _choose(self, state: State, seat: int, limit: Limit) -> Move:
        assert isinstance(state, BlokusState)
        if state.count_legal() == 1:
            return next(iter(state.legal_moves))
        if limit.level is None:
            return self._think(state, seat, limit, limit.simulations).best.move
        level = LEVELS[state.game.name][limit.level - 1]
        if not level.simulations:
            return self._at_first_sight(state, seat, level.temperature)
        return self._think(state, seat, limit, level.simulations).best.move

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        assert isinstance(state, BlokusState)
        if limit.level is None:
            return self._think(state, seat, limit, limit.simulations)
        # Whoever asks what moves are worth wants an answer, from a level that does not think ahead too.
        level = LEVELS[state.game.name][limit.level - 1]
        return self._think(state, seat, limit, max(level.simulations, _LEAST_ANALYSIS))

    def _think(self, state: BlokusState, seat: int, limit: Limit, simulations: int | None) -> Analysis:
        clock = Clock(limit)
        trees = self._trees_for(state, simulations)
        for number, tree in enumerate(trees):
            tree.set_root(state, seed=self.random(state, f"tree {number}").getrandbits(62))
        nodes = self._solver_nodes(limit.seconds, simulations)
        solved = solve(state, nodes) if self._settings.solves else None
        made = self._grow(trees, simulations, limit.seconds, clock, sure=bool(solved))
        if solved:
            return self._exactly(state, seat, solved, trees, made, clock)
        merged = _merged([tree.candidates() for tree in trees])
        points = [tree.points for tree in trees]
        means = tuple(sum(column) / len(points) for column in zip(*points, strict=True))
        choices = tuple(
            Choice(
                self._move(state, seat, candidate.placement),
                candidate.value if candidate.visits else means_value(merged),
                candidate.visits,
                self._score(state, candidate.score) if candidate.visits else None,
            )
            for candidate in merged
        )
        scores = tuple(self._score(state, mean) for mean in means)
        return Analysis(seat, choices, made, clock.elapsed, scores)

    def _at_first_sight(self, state: BlokusState, seat: int, temperature: float) -> Move:
        """A move drawn by how good the policy thinks it looks: no tree, no random game."""
        (tree,) = self._trees_for(state, 1)[:1]
        tree.set_root(state)
        tree.run(1)
        candidates = tree.candidates()
        weights = [candidate.prior ** (1 / temperature) for candidate in candidates]
        (chosen,) = self.random(state, "first sight").choices(candidates, weights)
        return self._move(state, seat, chosen.placement)

    def _exactly(
        self,
        state: BlokusState,
        seat: int,
        solved: Sequence[Solved],
        trees: Sequence[Tree],
        made: int,
        clock: Clock,
    ) -> Analysis:
        """The solver's verdict; what it cannot tell, the expected score, comes from the trees."""
        seen = {candidate.placement: candidate for candidate in trees[0].candidates()}
        choices = []
        for result in solved:
            candidate = seen.get(result.placement)
            visits = candidate.visits if candidate else 0
            score = self._score(state, candidate.score) if candidate and visits else None
            choices.append(Choice(self._move(state, seat, result.placement), result.value, visits, score))
        scores = tuple(self._score(state, mean) for mean in trees[0].points) if made else None
        return Analysis(seat, tuple(choices), made, clock.elapsed, scores)

    # ------------------------------------------------------------------ thinking

    def _grow(
        self,
        trees: Sequence[Tree],
        simulations: int | None,
        seconds: float | None,
        clock: Clock,
        *,
        sure: bool,
    ) -> int:
        """Run simulations until a limit is reached, or no more of them could change the choice."""
        if sure:
            simulations = min(simulations or _FIRST_CHUNK, _FIRST_CHUNK)
        made = 0
        chunk = _FIRST_CHUNK
        with _together(trees) as run:
            while True:
                if simulations is not None:
                    chunk = min(chunk, (simulations - made) // len(trees) or 1)
                before = clock.elapsed
                done = run(chunk)
                made += done
                if done < chunk * len(trees) or clock.is_over:
                    break
                if simulations is not None and made >= simulations:
                    break
                speed = chunk / max(clock.elapsed - before, 1e-6)
                if len(trees) == 1 and self._is_decided(trees[0], simulations, seconds, made, speed, clock):
                    break
                if simulations is None or seconds is not None or clock.can_stop:
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
        clock: Clock,
    ) -> bool:
        """The leader cannot be caught any more, even if all that is left went to the second."""
        left = float("inf")
        if simulations is not None:
            left = simulations - made
        if seconds is not None:
            left = min(left, (seconds - clock.elapsed) * speed)
        first, second = tree.leaders()
        return bool(first - second > left)

    def _trees_for(self, state: BlokusState, simulations: int | None) -> list[Tree]:
        capacity = _MOST_NODES
        if simulations is not None:
            capacity = min(capacity, _NODES_A_SIMULATION * simulations + 1_000)
        if self._of != state.game or not self._trees:
            knowledge = self._knowledge or knowledge_of(state.game.name)
            self._trees = [
                Tree(state.game.name, knowledge, self._settings, self.seed + number, capacity)
                for number in range(self._threads)
            ]
            self._of = state.game
        for tree in self._trees:
            tree.capacity = capacity
        return self._trees

    @staticmethod
    def _solver_nodes(seconds: float | None, simulations: int | None) -> int:
        if simulations is not None:
            return max(_LEAST_SOLVER_NODES, _SOLVER_NODES_A_SIMULATION * simulations)
        return max(_LEAST_SOLVER_NODES, int(_SOLVER_NODES_A_SECOND * (seconds or 1.0)))

    # ------------------------------------------------------------------ words for what was found

    @staticmethod
    def _move(state: BlokusState, seat: int, placement: int) -> Move:
        return Move(seat, placements_on(state.variant.size).text(placement))

    @staticmethod
    def _score(state: BlokusState, points: float) -> float:
        """Points as the game counts them: with the basic score, squares left."""
        return -points if state.game.options["scoring"] == BASIC else points


@contextmanager
def _together(trees: Sequence[Tree]) -> Iterator[Callable[[int], int]]:
    """How to grow all trees by so many simulations each: at once, or where there is but one, right here."""
    if len(trees) == 1:
        yield trees[0].run
        return
    with ThreadPoolExecutor(len(trees)) as pool:
        yield lambda count: sum(pool.map(Tree.run, trees, repeat(count)))


def means_value(candidates: Sequence[Candidate]) -> float:
    """What the moves that were looked at are worth, taken together: all there is to say of the others."""
    visits = sum(candidate.visits for candidate in candidates)
    return sum(candidate.visits * candidate.value for candidate in candidates) / max(1, visits)


def _merged(found: Sequence[Sequence[Candidate]]) -> list[Candidate]:
    """The trees' candidates with their counts added up, most visited first."""
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
