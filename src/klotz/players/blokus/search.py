"""The strong Blokus player: MCTS, and a solver for the last plies."""

from collections.abc import Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, Final

from klotz.games.blokus.scoring import BASIC
from klotz.games.blokus.state import BlokusState
from klotz.games.blokus.tables import placements_on
from klotz.games.contract import Game, Move, State
from klotz.players.blokus.endgame import Solved, solve
from klotz.players.blokus.greedy import BlokusGreedy, Likes
from klotz.players.blokus.levels import LEVEL_SETTINGS, BlokusLevel, Glance
from klotz.players.blokus.moves_left import moves_left
from klotz.players.blokus.settings import SearchSettings
from klotz.players.blokus.tree import Candidate, Tree
from klotz.players.blokus.weights import Weights, read_weights, weights_for
from klotz.players.player import Analysis, Choice, Deadline, Limit, Player, existing_file

_CHUNK_SECONDS: Final = 0.01
_FIRST_CHUNK: Final = 64
_SOLVER_NODES_A_SIMULATION: Final = 10
_LEAST_SOLVER_NODES: Final = 2_000
_MOST_SOLVER_NODES: Final = 40_000
"""Where neither time nor simulations limit a search."""
_SOLVER_SHARE: Final = 0.25
"""How much of the time for a move the solver may take before the search goes on without it."""
_LEAST_ANALYSIS: Final = 100
"""Simulations."""


class BlokusSearch(Player):
    """MCTS, in a tree that all threads grow together.

    With one thread the same seed and simulations give the same answer if the same positions were searched before,
    since subtrees are reused; `forget` drops them.
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
        self._settings = settings
        self._changed: dict[str, Any] = {}
        self._weights = weights
        self._weights_file: Path | None = None
        self._tree: Tree | None = None
        self._game: Game | None = None

    def configure(self, setting: str, text: str) -> None:
        """`threads=2`, `weights=FILE`, or any of `SearchSettings`, such as `c_puct=2`."""
        known: dict[str, Any] = {each.name: type(each.default) for each in fields(SearchSettings)}
        if setting == "threads":
            self._threads = int(text)
        elif setting == "weights":
            self._weights_file = existing_file(text)
        elif setting in known:
            changed = {setting: known[setting](float(text))}
            SearchSettings(**changed)  # which refuses what makes no sense
            self._changed |= changed
        else:
            super().configure(setting, text)

    def forget(self) -> None:
        if self._tree is not None:
            self._tree.forget()

    def close(self) -> None:
        if self._tree is not None:
            self._tree.close()
            self._tree = None

    def _moves_left(self, state: State, seat: int) -> float:
        assert isinstance(state, BlokusState)
        return moves_left(state, seat)

    # ------------------------------------------------------------------ choosing and analysing

    def _choose(self, state: State, seat: int, limit: Limit) -> Move:
        assert isinstance(state, BlokusState)
        if state.count_legal() == 1:
            return next(iter(state.legal_moves))
        if limit.level is not None:
            level = _level(state, limit.level)
            match level.settings:
                case Likes() as likes:
                    return BlokusGreedy(self.seed, likes).choose(state, seat=seat)
                case Glance(temperature):
                    return self._sample_policy(state, seat, temperature)
            limit = level.limit(limit)
        return self._search(state, seat, limit, limit.simulations, only_best=True).best.move

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        assert isinstance(state, BlokusState)
        simulations = limit.simulations
        if limit.level is not None:
            level = _level(state, limit.level)
            limit = level.limit(limit)
            # An analysis needs values, even from a level that chooses without a search.
            simulations = None if level.simulations is None else max(limit.simulations or 0, _LEAST_ANALYSIS)
        return self._search(state, seat, limit, simulations)

    def _search(
        self,
        state: BlokusState,
        seat: int,
        limit: Limit,
        simulations: int | None,
        *,
        only_best: bool = False,
    ) -> Analysis:
        deadline = Deadline(limit)
        tree = self._tree_for(state)
        tree.set_root(state, seed=self.random(state, "tree").getrandbits(62))
        solved = (
            self._solve(state, tree, deadline, simulations, only_best=only_best)
            if tree.settings.solve_endgame
            else None
        )
        made = self._grow(tree, simulations, deadline, is_solved=bool(solved))
        if solved:
            return self._solved(state, seat, solved, tree, made, deadline)
        candidates = tree.candidates()
        choices = tuple(
            Choice(
                self._move(state, seat, candidate.placement),
                candidate.value if candidate.visits else _mean_value(candidates),
                candidate.visits,
                self._score(state, candidate.score) if candidate.visits else None,
            )
            for candidate in candidates
        )
        scores = tuple(self._score(state, mean) for mean in tree.points)
        return Analysis(seat, choices, made, deadline.elapsed, scores)

    def _sample_policy(self, state: BlokusState, seat: int, temperature: float) -> Move:
        """A move drawn by its prior, without a search."""
        tree = self._tree_for(state)
        tree.set_root(state)
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
        tree: Tree,
        made: int,
        deadline: Deadline,
    ) -> Analysis:
        """The solver's results; expected scores, which it does not know, come from the tree."""
        seen = {candidate.placement: candidate for candidate in tree.candidates()}
        choices = []
        for result in solved:
            candidate = seen.get(result.placement)
            visits = candidate.visits if candidate else 0
            score = self._score(state, candidate.score) if candidate and visits else None
            choices.append(Choice(self._move(state, seat, result.placement), result.value, visits, score))
        scores = tuple(self._score(state, mean) for mean in tree.points) if made else None
        return Analysis(seat, tuple(choices), made, deadline.elapsed, scores)

    # ------------------------------------------------------------------ growing the tree

    def _grow(self, tree: Tree, simulations: int | None, deadline: Deadline, *, is_solved: bool) -> int:
        """Run simulations until a limit is reached, or no more of them could change the choice.

        With smart pruning, a factor above 1, it is enough that they are not likely to.
        """
        if is_solved:
            simulations = min(simulations or _FIRST_CHUNK, _FIRST_CHUNK)
        made = 0
        chunk = _FIRST_CHUNK
        whole_time = deadline.left
        while True:
            if simulations is not None:
                chunk = min(chunk, simulations - made)
            elapsed = deadline.elapsed
            tree.run(chunk)
            made += chunk
            if simulations is not None and made >= simulations:
                break
            speed = chunk / max(deadline.elapsed - elapsed, 1e-6)
            left = float("inf") if simulations is None else simulations - made
            if whole_time is not None and (time_left := deadline.left) is not None:
                left = min(left, made * time_left / max(whole_time - time_left, 1e-6))
            is_over = deadline.has_passed or _is_decided(tree, left / tree.settings.smart_pruning_factor)
            if is_over and not deadline.extend(*tree.leaders()):
                break
            if simulations is None or deadline.left is not None or deadline.can_stop:
                chunk = max(1, int(speed * _CHUNK_SECONDS))
            else:
                chunk = 1024
        return made

    def _tree_for(self, state: BlokusState) -> Tree:
        if self._game != state.game or self._tree is None:
            self.close()
            weights = self._weights_of(state.game.name)
            settings = replace(self._settings or weights.settings, **self._changed)
            self._tree = Tree(weights, settings, self.seed, threads=self._threads)
            self._game = state.game
        return self._tree

    def _weights_of(self, name: str) -> Weights:
        if self._weights_file is not None:
            return read_weights(self._weights_file, name)
        return self._weights or weights_for(name)

    @staticmethod
    def _solve(
        state: BlokusState, tree: Tree, deadline: Deadline, simulations: int | None, *, only_best: bool
    ) -> list[Solved] | None:
        """The exact results of all moves, or of the best one, if they can be had in a part of the time."""
        whole = deadline.left
        nodes = None
        if simulations is not None:
            nodes = max(_LEAST_SOLVER_NODES, _SOLVER_NODES_A_SIMULATION * simulations)
        elif whole is None:
            nodes = _MOST_SOLVER_NODES

        def goes_on() -> bool:
            if deadline.has_passed:  # or somebody is in a hurry
                return False
            left = deadline.left
            return whole is None or left is None or left > (1 - _SOLVER_SHARE) * whole

        favourites = [candidate.placement for candidate in tree.candidates()]
        return solve(
            state,
            nodes,
            only_best=only_best,
            goes_on=goes_on,
            favourites=favourites,
            weights=tree.weights,
        )

    # ------------------------------------------------------------------ moves and scores

    @staticmethod
    def _move(state: BlokusState, seat: int, placement: int) -> Move:
        return Move(seat, placements_on(state.variant.size).text(placement))

    @staticmethod
    def _score(state: BlokusState, points: float) -> float:
        """Points as the game counts them: squares left under basic scoring."""
        return -points if state.game.options["scoring"] == BASIC else points


def _level(state: BlokusState, level: int) -> BlokusLevel:
    return LEVEL_SETTINGS[state.game.name][level - 1]


def _is_decided(tree: Tree, simulations: float) -> bool:
    """Whether the most visited move would stay so even if all simulations that are left went to the second."""
    first, second = tree.leaders()
    return first - second > simulations


def _mean_value(candidates: Sequence[Candidate]) -> float:
    """The mean over all visits, as a stand-in for the value of moves without any."""
    visits = sum(candidate.visits for candidate in candidates)
    return sum(candidate.visits * candidate.value for candidate in candidates) / max(1, visits)
