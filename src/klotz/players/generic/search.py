"""Monte Carlo tree search (MCTS) for any game that keeps the contract.

One simulation walks down the tree by UCB1, adds a node, plays the rest of the game at random (a rollout) and carries
the result back up. Every seat goes for its own result, and chance is drawn as it falls. Where something is hidden,
each simulation redraws it and walks the same tree (information-set MCTS): UCB1 then counts how often a move was
available, not how often its node was passed. Simultaneous moves are made one after the other, as the contract allows.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import log, sqrt
from random import Random
from typing import Final

from klotz.games.contract import CHANCE, Move, State
from klotz.players.answers import Answer
from klotz.players.generic.greedy import GenericGreedy
from klotz.players.generic.levels import LEVEL_SETTINGS, Attention
from klotz.players.levels import Level
from klotz.players.player import Analysis, Choice, Deadline, Limit, Player
from klotz.players.results import results

EXPLORATION: Final = 0.7
"""The exploration constant of UCB1: higher tries rare moves more often."""

_LIMITED: Final = Level(Attention())
"""What is searched within a limit that is no level."""


class Node:
    """What is known of one move: how often it was tried and available, and its mover's results."""

    __slots__ = ("available", "children", "points", "result", "visits")

    def __init__(self) -> None:
        self.children: dict[Move, Node] = {}
        self.visits = 0
        self.available = 1
        self.result = 0.0
        self.points = 0.0

    @property
    def mean(self) -> float:
        return self.result / self.visits

    @property
    def ucb(self) -> float:
        return self.mean + EXPLORATION * sqrt(log(self.available) / self.visits)


class GenericSearch(Player):
    name = "search"

    def _choose(self, state: State, seat: int, limit: Limit) -> Answer:
        moves = list(state.legal_moves.of(seat))
        return moves[0] if len(moves) == 1 else super()._choose(state, seat, limit)

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        level = _LIMITED if limit.level is None else LEVEL_SETTINGS[limit.level - 1]
        limit = level.limit(limit)
        deadline = Deadline(limit)
        at_once = GenericGreedy(self.seed).analyse(state, seat=seat)
        if level.simulations == 0:
            return self._overlooking(at_once, state, level.settings.share)
        random = self.random(state, f"search {seat}")
        # What looks best at once is tried first: with few simulations nothing else is.
        moves = [choice.move for choice in at_once.choices]
        root = Node()
        simulations = limit.simulations or float("inf")
        done = 0
        while not done or (done < simulations and not deadline.has_passed):
            seen = state.resample(seat, random) if state.has_secrets else state.copy()
            _simulate(root, seen, moves, random)
            done += 1
        return Analysis(seat, _choices(root, moves), done, deadline.elapsed)

    def _overlooking(self, seen: Analysis, state: State, share: float) -> Analysis:
        """What somebody thinks of a position who notices only a share of the moves; the others come last."""
        count = len(seen.choices)
        noticed = set(
            self.random(state, f"noticed {seen.seat}").sample(range(count), max(1, round(share * count)))
        )
        order = sorted(range(count), key=lambda number: number not in noticed)
        least = seen.choices[-1].value
        return replace(
            seen,
            choices=tuple(
                seen.choices[number] if number in noticed else seen.choices[number]._replace(value=least)
                for number in order
            ),
        )


def _simulate(root: Node, state: State, moves: Sequence[Move], random: Random) -> None:
    """One walk from the root, where these are the moves, to the end of a game and back."""
    path: list[tuple[Move, Node]] = []
    node = root
    while state.due and (not path or node.visits):
        if state.due == (CHANCE,):
            move = state.draw(random)
        elif node is root:
            move = _selected(node, moves)
        else:
            here = list(state.legal_moves.of(state.due[0]))
            random.shuffle(here)
            move = _selected(node, here)
        node = node.children.setdefault(move, Node())
        path.append((move, node))
        state.push_known(move)
    _roll_out(state, random)
    outcome = state.outcome()
    assert outcome is not None
    worth = results(outcome, lowest_wins=state.game.lowest_wins)
    for move, passed in path:
        passed.visits += 1
        if move.seat != CHANCE:
            passed.result += worth[move.seat]
            passed.points += outcome.scores[move.seat]


def _selected(node: Node, moves: Sequence[Move]) -> Move:
    """The first move that was never tried; else the one with the highest UCB1."""
    known = [(move, node.children[move]) for move in moves if move in node.children]
    for _, child in known:
        child.available += 1
    if len(known) < len(moves):
        return next(move for move in moves if move not in node.children)
    return max(known, key=lambda pair: pair[1].ucb)[0]


def _roll_out(state: State, random: Random) -> None:
    """Play to the end at random."""
    while state.due:
        state.push_known(state.legal_moves.of(state.due[0]).random(random))


def _choices(root: Node, moves: Sequence[Move]) -> tuple[Choice, ...]:
    """Most visited first, which is more reliable than the highest mean; what was not tried keeps its order behind."""
    tried = root.children
    least = min(child.mean for child in tried.values())
    choices = [
        Choice(move, child.mean, child.visits, child.points / child.visits)
        if (child := tried.get(move))
        else Choice(move, least)
        for move in moves
    ]
    return tuple(sorted(choices, key=lambda choice: (-choice.visits, -choice.value)))
