"""Players that do what a test wants."""

from klotz.games.contract import Move, State
from klotz.players import Analysis, Choice, Limit, Player


class First(Player):
    """Plays the first legal move."""

    name = "first"

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        return Analysis(seat, (Choice(min(state.legal_moves.of(seat)), 0.5),))


class Large(Player):
    """Plays the longest text, which in Blokus is a large piece."""

    name = "large"

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        best = max(state.legal_moves.of(seat), key=lambda move: (move.text.count(","), move.text))
        return Analysis(seat, (Choice(best, 0.5),))


class Cheat(Player):
    name = "cheat"

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        return Analysis(seat, (Choice(Move(seat, "a1"), 1.0),))


class Broken(Player):
    name = "broken"

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        raise KeyError("a bug")
