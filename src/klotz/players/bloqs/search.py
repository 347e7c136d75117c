"""The strong Bloqs player: shallow values for all moves, expectimax for the best of them."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from math import ceil
from typing import Final

import numpy as np

from klotz.games.bloqs.notation import parse_cells
from klotz.games.bloqs.position import Position
from klotz.games.bloqs.state import BloqsState
from klotz.games.contract import Move, State
from klotz.players.bloqs import kernel
from klotz.players.bloqs.evaluator import Evaluator, logistic
from klotz.players.bloqs.levels import EXHAUSTIVE, LEVEL_SETTINGS, SearchSettings
from klotz.players.bloqs.turns import expectimax, played, swap_gain
from klotz.players.bloqs.weights import Weights, read_weights
from klotz.players.levels import Level
from klotz.players.player import Analysis, Choice, Deadline, Limit, Player, existing_file, ranked

ALWAYS: Final = 2.0
"""The shallow value of moves that have none of their own: these are always searched."""

_LIMITED: Final = Level(EXHAUSTIVE)
"""What is searched within a limit that is no level."""


class SearchPlayer(Player):
    """Gives all moves shallow values, then searches the best ones.

    Simulations are towers that were evaluated.
    """

    name = "search"
    moves_per_game = 50
    default_limit = Limit(level=9)

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._weights: Weights | None = None

    def configure(self, setting: str, text: str) -> None:
        """`weights=FILE`."""
        if setting == "weights":
            self._weights = read_weights(existing_file(text))
        else:
            super().configure(setting, text)

    def _seen(self, state: State, seat: int) -> State:
        assert isinstance(state, BloqsState)
        return state.covered(seat)

    def _choose(self, state: State, seat: int, limit: Limit) -> Move:
        first, *more = islice(state.iterate_legal(seat), 2)
        return self._analyse(state, seat, limit).best.move if more else first

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        level = _LIMITED if limit.level is None else LEVEL_SETTINGS[state.game.name][limit.level - 1]
        limit = level.limit(limit)
        settings, deadline = level.settings, Deadline(limit)
        moves = list(state.iterate_legal(seat))
        # The string is part of the seed: changing it changes the moves.
        random = self.random(state, "thoughts")
        random.shuffle(moves)  # break ties at random
        moves = _noticed(moves, settings.noticed)
        search = RootSearch(state.position, seat, self._with_weights(settings))
        shallow = ranked(search.shallow(moves))
        searched: list[Choice] = []
        for choice in shallow[: settings.breadth + sum(choice.value == ALWAYS for choice in shallow)]:
            if deadline.has_passed or (
                limit.simulations is not None and search.evaluations >= limit.simulations
            ):
                break
            before = search.evaluations
            searched.append(Choice(choice.move, search.value(choice.move), search.evaluations - before))
        rest = shallow[len(searched) :]
        return Analysis(seat, _in_order(searched, rest), search.evaluations, deadline.elapsed)

    def _with_weights(self, settings: SearchSettings) -> SearchSettings:
        """Weights of one's own take the place of those that ship."""
        return settings if self._weights is None else replace(settings, weights_by_phase=self._weights)


def _noticed(moves: Sequence[Move], share: float) -> list[Move]:
    """Moves in random order without the places that are overlooked: at least one for every piece stays."""
    if share == 1.0:
        return list(moves)
    places = Counter(_piece(move) for move in moves)
    left = {piece: ceil(share * count) for piece, count in places.items() if piece}
    seen = []
    for move in moves:
        piece = _piece(move)
        if piece is None or left[piece]:
            seen.append(move)
            if piece:
                left[piece] -= 1
    return seen


def _piece(move: Move) -> str | None:
    """The piece that a move builds with, if it builds."""
    words = move.text.split()
    return words[1] if words[0] == "build" else None


def _in_order(searched: Sequence[Choice], rest: Sequence[Choice]) -> tuple[Choice, ...]:
    """Searched moves first; the others count as no better than the worst of them."""
    bound = min((choice.value for choice in searched), default=1.0)
    return tuple(
        choice._replace(value=min(max(choice.value, 0.0), 1.0))
        for choice in (
            *ranked(searched),
            *(choice._replace(value=min(choice.value, bound)) for choice in rest),
        )
    )


class RootSearch:
    """The search of one position."""

    def __init__(self, position: Position, seat: int, settings: SearchSettings) -> None:
        self._position = position
        self._seat = seat
        self._evaluator = Evaluator(position, seat, settings)
        self._values: dict[bytes, float] = {}
        self._symmetric: dict[Move, bytes] = {}

    @property
    def evaluations(self) -> int:
        return self._evaluator.evaluations

    def shallow(self, moves: Sequence[Move]) -> list[Choice]:
        """The values of all moves by the value function, without a search."""
        choices = []
        parse_piece = self._position.rules.pieces.parse
        builds: dict[int, list[Move]] = defaultdict(list)
        for move in moves:
            words = move.text.split()
            if words[0] == "build":
                builds[parse_piece(words[1])].append(move)
            elif words[0] == "swap":
                other, give, take = int(words[1]) - 1, parse_piece(words[3]), parse_piece(words[5])
                gain = swap_gain(self._evaluator, self._position, self._seat, other, give, take)
                choices.append(Choice(move, logistic(gain)))
            else:
                choices.append(Choice(move, ALWAYS))
        for number, places in builds.items():
            choices += self._shallow_builds(number, places)
        return choices

    def _shallow_builds(self, number: int, moves: Sequence[Move]) -> list[Choice]:
        tower = self._position.towers[self._seat]
        places = [parse_cells(move.text.split()[2]) for move in moves]
        features = self._evaluator.features_at(tower, places)
        opponents = self._evaluator.opponents_strength(self._position, self._seat)
        strengths = features @ self._evaluator.weights + kernel.WON * (features[:, kernel.CHANCE] >= 1.0)
        chances = 1.0 / (1.0 + np.exp(opponents - strengths))
        # Places that are images of each other have the same features, and are searched once.
        kind = self._position.rules.pieces.kind_of(number).encode()
        for move, row in zip(moves, features, strict=True):
            self._symmetric[move] = kind + row.tobytes()
        return [Choice(move, chance) for move, chance in zip(moves, chances.tolist(), strict=True)]

    def value(self, move: Move) -> float:
        """The value of a move by expectimax."""
        key = self._symmetric.get(move)
        if key is None:
            return self._expectimax(move)
        if key not in self._values:
            self._values[key] = self._expectimax(move)
        return self._values[key]

    def _expectimax(self, move: Move) -> float:
        return expectimax(self._evaluator, played(self._position, move.text), self._seat)
