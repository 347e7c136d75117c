"""The strong player: every move is followed to the end of the turn, and the towers it leads to are judged."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import islice
from typing import Final

import numpy as np

from klotz.games.bloqs.notation import parse_cells, parse_piece
from klotz.games.bloqs.pieces import kind_of
from klotz.games.bloqs.position import Position
from klotz.games.bloqs.state import BloqsState
from klotz.games.contract import Move, State
from klotz.players.bloqs import kernel
from klotz.players.bloqs.levels import THOROUGH, Mind, mind_of
from klotz.players.bloqs.outlook import Outlook, odds
from klotz.players.bloqs.turns import played, swap_gain, value
from klotz.players.player import Analysis, Choice, Clock, Limit, Player, ranked

UNSEEN: Final = 2.0
"""The value of moves whose worth does not show at a glance: these are always looked at."""


class SearchPlayer(Player):
    """Looks at all moves briefly, then at the most promising ones closely.

    Simulations are towers that were judged.
    """

    name = "search"
    default_limit = Limit(level=9)

    def _seen(self, state: State, seat: int) -> State:
        assert isinstance(state, BloqsState)
        return state.covered(seat)

    def _choose(self, state: State, seat: int, limit: Limit) -> Move:
        first, *more = islice(state.iterate_legal(seat), 2)
        return self._analyse(state, seat, limit).best.move if more else first

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        clock = Clock(limit)
        mind = THOROUGH if limit.level is None else mind_of(state.game.name, limit.level)
        moves = list(state.iterate_legal(seat))
        random = self.random(state, "thoughts")
        random.shuffle(moves)  # among moves that seem equally good, any may be played
        thought = Thought(state.position, seat, mind)
        glanced = ranked(thought.glanced(moves[: mind.ideas]))
        looked: list[Choice] = []
        for choice in glanced[: mind.breadth + sum(choice.value == UNSEEN for choice in glanced)]:
            if clock.is_over or (limit.simulations is not None and thought.judged >= limit.simulations):
                break
            before = thought.judged
            looked.append(Choice(choice.move, thought.value(choice.move), thought.judged - before))
        forgotten = [Choice(move, 0.0) for move in moves[mind.ideas :]]
        rest = [*glanced[len(looked) :], *forgotten]
        return Analysis(seat, _in_order(looked, rest), thought.judged, clock.elapsed)


def _in_order(looked: Sequence[Choice], rest: Sequence[Choice]) -> tuple[Choice, ...]:
    """What was looked at closely first; the rest cannot be better than the worst of that."""
    bound = min((choice.value for choice in looked), default=1.0)
    return tuple(
        choice._replace(value=min(max(choice.value, 0.0), 1.0))
        for choice in (
            *ranked(looked),
            *(choice._replace(value=min(choice.value, bound)) for choice in rest),
        )
    )


class Thought:
    """What one question is thought over with."""

    def __init__(self, position: Position, seat: int, mind: Mind) -> None:
        self._position = position
        self._seat = seat
        self._outlook = Outlook(position, seat, mind)
        self._values: dict[bytes, float] = {}
        self._alike: dict[Move, bytes] = {}

    @property
    def judged(self) -> int:
        return self._outlook.judged

    def glanced(self, moves: Sequence[Move]) -> list[Choice]:
        """All moves at a glance."""
        choices = []
        builds: dict[int, list[Move]] = defaultdict(list)
        for move in moves:
            words = move.text.split()
            if words[0] == "build":
                builds[parse_piece(words[1])].append(move)
            elif words[0] == "swap":
                other, give, take = int(words[1]) - 1, parse_piece(words[3]), parse_piece(words[5])
                gain = swap_gain(self._outlook, self._position, self._seat, other, give, take)
                choices.append(Choice(move, odds(gain)))
            else:
                choices.append(Choice(move, UNSEEN))
        for number, places in builds.items():
            choices += self._glanced_builds(number, places)
        return choices

    def _glanced_builds(self, number: int, moves: Sequence[Move]) -> list[Choice]:
        tower = self._position.towers[self._seat]
        places = [parse_cells(move.text.split()[2]) for move in moves]
        features = self._outlook.features_at(tower, places)
        rivals = self._outlook.rivals(self._position, self._seat)
        strengths = features @ self._outlook.weights + kernel.WON * (features[:, kernel.CHANCE] >= 1.0)
        chances = 1.0 / (1.0 + np.exp(rivals - strengths))
        # Places that are images of each other look alike in every feature, and are followed up once.
        kind = kind_of(number).encode()
        for move, row in zip(moves, features, strict=True):
            self._alike[move] = kind + row.tobytes()
        return [Choice(move, chance) for move, chance in zip(moves, chances.tolist(), strict=True)]

    def value(self, move: Move) -> float:
        """What a move is worth, looked at closely."""
        key = self._alike.get(move)
        if key is None:
            return self._followed(move)
        if key not in self._values:
            self._values[key] = self._followed(move)
        return self._values[key]

    def _followed(self, move: Move) -> float:
        return value(self._outlook, played(self._position, move.text), self._seat)
