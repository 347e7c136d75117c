"""Looks one move ahead in any game: whatever puts its seat furthest in front on the score sheet."""

from klotz.games.contract import State
from klotz.players.generic.results import lead, results, squashed
from klotz.players.player import Analysis, Choice, Limit, Player, ranked


class GenericGreedy(Player):
    name = "greedy"

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        moves = list(state.legal_moves.of(seat))
        self.random(state).shuffle(moves)  # so that equals are not always played in the same order
        choices = []
        for move in moves:
            state.push(move)
            choices.append(Choice(move, _worth(state, seat)))
            state.pop()
        return Analysis(seat, ranked(choices))


def _worth(state: State, seat: int) -> float:
    """A game that is over is won or lost, and no lead weighs as much."""
    outcome = state.outcome()
    if outcome is None:
        return squashed(lead(state, seat))
    return results(outcome, lowest_wins=state.game.lowest_wins)[seat]
