"""Looks one move ahead in any game: whatever puts its seat furthest in front on the score sheet."""

from klotz.games.contract import State
from klotz.players.player import Analysis, Choice, Limit, Player, ranked
from klotz.players.results import worth_after


class GenericGreedy(Player):
    name = "greedy"

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        moves = list(state.legal_moves.of(seat))
        self.random(state).shuffle(moves)  # so that equals are not always played in the same order
        return Analysis(seat, ranked([Choice(move, worth_after(state, move)) for move in moves]))
