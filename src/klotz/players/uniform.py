"""The weakest player: any legal move, all equally likely."""

from klotz.games.contract import Move, State
from klotz.players.player import Analysis, Choice, Limit, Player


class RandomPlayer(Player):
    name = "random"

    def _choose(self, state: State, seat: int, limit: Limit) -> Move:
        return self.random(state).choice(list(state.legal_moves.of(seat)))

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        moves = list(state.legal_moves.of(seat))
        self.random(state).shuffle(moves)
        even = 1 / state.seats
        return Analysis(seat, tuple(Choice(move, even) for move in moves))
