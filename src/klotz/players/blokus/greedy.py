"""The baseline: looks one move ahead, by three rules a person can say.

Play the biggest piece you can; among those, the one that leaves you the most open corners, counting every open
corner it takes from others as much as one of your own.
"""

from typing import Final

from klotz.games.blokus import kernel
from klotz.games.blokus.state import BlokusState
from klotz.games.contract import State
from klotz.jit import Struct, copied
from klotz.players.player import Analysis, Choice, Limit, Player, ranked

_A_SQUARE: Final = 3
"""What covering one more square is worth, in open corners."""


def open_corners(state: BlokusState, colour: int, board: Struct | None = None) -> int:
    """How many attach points a colour has on a board that it could still cover."""
    record = state.board[0] if board is None else board
    forbidden = record["forbidden"][: state.variant.size**2]
    bits = (16 | 1) << colour
    return int(((forbidden & bits) == 16 << colour).sum())


class BlokusGreedy(Player):
    name = "greedy"

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        assert isinstance(state, BlokusState)
        mine = state.variant.colours.index(state.colour)
        friends = [state.variant.holders[mine] == holders for holders in state.variant.holders]
        choices = []
        moves = list(state.legal_moves.of(seat))
        self.random(state).shuffle(moves)  # so that equals are not always played in the same order
        for move in moves:
            size = move.text.count(",") + 1
            board = copied(state.board)
            kernel.put(state.tables, board, mine, state.placement_of(move))
            corners = sum(
                open_corners(state, colour, board[0]) * (1 if friend else -1)
                for colour, friend in enumerate(friends)
            )
            choices.append(Choice(move, _A_SQUARE * size + corners))
        return Analysis(seat, _as_results(ranked(choices)))


def _as_results(choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """Judgements squeezed between 0 and 1, in the same order."""
    return tuple(
        choice._replace(value=0.5 + choice.value / (2 * (abs(choice.value) + 50))) for choice in choices
    )
