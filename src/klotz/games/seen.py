"""A game as one seat saw it, made into a state that it can think about."""

from collections.abc import Mapping
from random import Random
from typing import Any

from klotz.games import game_of_record
from klotz.games.contract import CHANCE, Json, Move, RecordError, State

_MOST_TRIES = 20_000


def state_from_view(
    view: Mapping[str, Any], random: Random | None = None, setup: Json | None = None
) -> State:
    """A state that whoever sees this view cannot tell from the real one: what is hidden from them is made up.

    In a game without secrets, or after the end of one, it is the real state. `setup` is the position that the game
    began with, if it was not that of the rules. RecordError if there is no such state.

    >>> import klotz
    >>> from klotz.games.seen import state_from_view
    >>> state = klotz.game("blokus-duo").start()
    >>> _ = state.play("e8,d9,e9,f9,e10")
    >>> state_from_view(state.view(1)) == state
    True
    """
    game = game_of_record(view["game"], view["options"])
    seen = [Move(seat, text) for seat, text in view["moves"]]
    return _Replay(game.start(view["seats"], setup), seen, view["seat"], random or Random(0)).run()


class _Replay:
    """Plays what was seen, tries what it may have been where that was hidden, and goes back where it was not."""

    def __init__(self, state: State, seen: list[Move], seat: int | None, random: Random) -> None:
        self._state = state
        self._seen = seen
        self._seat = seat
        self._random = random
        self._tries = 0

    def run(self) -> State:
        # Where something hidden was tried: how far the game was, and what else it may have been.
        open_ends: list[tuple[int, int, list[Move]]] = []
        while (at := len(self._state.history)) < len(self._seen):
            self._tries += 1
            if self._tries > _MOST_TRIES:
                raise RecordError("no game was found that looks like this one")
            possible = self._possible(at)
            while not possible:
                if not open_ends:
                    raise RecordError(f"move {at + 1} cannot be played: {self._seen[at].text!r}")
                at, made, possible = open_ends.pop()
                while self._state.moves_made > made:
                    self._state.pop()
            chosen = possible.pop()
            if possible:
                open_ends.append((at, self._state.moves_made, possible))
            self._state.push_known(chosen)
        return self._state

    def _possible(self, at: int) -> list[Move]:
        """What the next move may have been, the likeliest last. Empty too if what came by itself was not seen."""
        state, wanted = self._state, self._seen[at]
        if any(
            state.shown(made, self._seat) != seen.text
            for made, seen in zip(state.history[-3:], self._seen[max(0, at - 3) : at], strict=True)
        ):
            return []
        if wanted.seat not in state.due:
            return []
        if wanted.seat != CHANCE:
            try:
                return [state.parse(wanted.text, wanted.seat)]
            except ValueError:
                moves = list(state.legal_moves.of(wanted.seat))
        else:
            moves = [chance.move for chance in state.chances]
        fitting = [move for move in moves if state.shown(move, self._seat) == wanted.text]
        if len(fitting) <= 1:
            return fitting  # nothing is hidden
        self._random.shuffle(fitting)
        return state.likelier_last(fitting, self._seen[at + 1 :])
