"""The baseline: looks one move ahead, by three rules a person can say.

Play the biggest piece you can; among those, the one that leaves you the most open corners, counting every open
corner it takes from others as much as one of your own.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from klotz.games.blokus import kernel
from klotz.games.blokus.notation import parse_cells
from klotz.games.blokus.state import BlokusState
from klotz.games.blokus.variants import Cell
from klotz.games.contract import State
from klotz.jit import Struct, copied
from klotz.players.player import Analysis, Choice, Limit, Player, ranked


@dataclass(frozen=True, slots=True)
class Likes:
    """What somebody who looks no further likes about a move. The defaults are those of `greedy`."""

    square: float = 3.0
    """For every square that is covered."""
    corner: float = 1.0
    """For every open corner of one's own."""
    blocking: float = 1.0
    """For every open corner that the others lose."""
    middle: float = 0.0
    """For every row and column that the piece is nearer to the middle of the board."""


def open_corners(state: BlokusState, colour: int, board: Struct | None = None) -> int:
    """How many attach points a colour has on a board that it could still cover."""
    record = state.board[0] if board is None else board
    forbidden = record["forbidden"][: state.variant.size**2]
    bits = (16 | 1) << colour
    return int(((forbidden & bits) == 16 << colour).sum())


class BlokusGreedy(Player):
    name = "greedy"

    def __init__(self, seed: int = 0, likes: Likes | None = None) -> None:
        super().__init__(seed)
        self._likes = likes or Likes()

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        assert isinstance(state, BlokusState)
        mine = state.variant.colours.index(state.colour)
        friends = [state.variant.holders[mine] == holders for holders in state.variant.holders]
        choices = []
        moves = list(state.legal_moves.of(seat))
        self.random(state).shuffle(moves)  # so that equals are not always played in the same order
        likes = self._likes
        for move in moves:
            board = copied(state.board)
            kernel.put(state.tables, board, mine, state.placement_of(move))
            corners = sum(
                open_corners(state, colour, board[0]) * (likes.corner if friend else -likes.blocking)
                for colour, friend in enumerate(friends)
            )
            cells = parse_cells(move.text)
            worth = likes.square * len(cells) + corners - likes.middle * _distance(cells, state.variant.size)
            choices.append(Choice(move, worth))
        return Analysis(seat, _as_results(ranked(choices)))


def _distance(cells: Sequence[Cell], size: int) -> float:
    """How many rows and columns the middle of a piece is from the middle of the board."""
    middle = (size - 1) / 2
    column, row = (sum(cell[axis] for cell in cells) / len(cells) for axis in (0, 1))
    return abs(column - middle) + abs(row - middle)


def _as_results(choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """Judgements squeezed between 0 and 1, in the same order."""
    return tuple(
        choice._replace(value=0.5 + choice.value / (2 * (abs(choice.value) + 50))) for choice in choices
    )
