"""Players whose answers tests know beforehand."""

from collections.abc import Callable

from klotz.games.contract import CHANCE, Game, Move, State
from klotz.players import Analysis, Choice, Limit, Player
from klotz.players.family import FamilyPlayers
from klotz.players.player import ranked


class BruteForce(Player):
    """Tries everything to the end of the game, where everybody plays for themselves: for very short games."""

    name = "brute force"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.asked = 0

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        self.asked += 1
        moves = list(state.legal_moves.of(seat))
        worth = {move: _after(state, move) for move in moves}
        choices = ranked(
            [Choice(move, _result(worth[move], seat), 1, worth[move][1][seat]) for move in moves]
        )
        return Analysis(seat, choices, len(moves), scores=worth[choices[0].move][1])


_Worth = tuple[tuple[float, ...], tuple[float, ...]]
"""What each seat gets of the win, and its score."""


def _result(worth: _Worth, seat: int) -> float:
    return worth[0][seat]


def _after(state: State, move: Move) -> _Worth:
    state.push(move)
    worth = _worth(state)
    state.pop()
    return worth


def _worth(state: State) -> _Worth:
    outcome = state.outcome()
    if outcome is not None:
        share = 1 / len(outcome.winners)
        return tuple(share * (seat in outcome.winners) for seat in range(state.seats)), outcome.scores
    if state.due == (CHANCE,):
        parts = [(chance.probability, _after(state, chance.move)) for chance in state.chances]
        return tuple(
            tuple(sum(odds * worth[index][seat] for odds, worth in parts) for seat in range(state.seats))
            for index in range(2)
        )  # type: ignore[return-value]
    seat = state.due[0]
    return max((_after(state, move) for move in list(state.legal_moves.of(seat))), key=lambda w: w[0][seat])


class Narrow(Player):
    """Looks at the last legal move only, and thinks that everybody is even."""

    name = "narrow"

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        *others, last = state.legal_moves.of(seat)
        return Analysis(seat, (Choice(last, 0.5, 3), *(Choice(move, 0.0) for move in others)), 3)


def players_like(make: Callable[[int], Player]) -> Callable[[Game], FamilyPlayers]:
    """In place of `klotz.players.family_players`: the same players for every game."""
    return lambda game: FamilyPlayers(greedy=make, search=make)
