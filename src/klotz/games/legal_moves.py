"""The moves that are legal now, as a sequence that generates nothing until it has to."""

import random as _random
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Final, Protocol, overload

from klotz.games.moves import CHANCE, Move, MoveError

if TYPE_CHECKING:  # which imports this module
    from klotz.games.contract import State

_ANY: Final = object()


class RandomNumbers(Protocol):
    """A source of random numbers from 0 to 1: `random.Random`, or a generator of NumPy."""

    def random(self) -> float: ...


@Sequence.register  # not as a base: type checkers would take a text in it for a mistake
class LegalMoves:
    """The legal moves of a state: lazy, and as old as the state is now.

    >>> import klotz, random
    >>> state = klotz.game("blokus-duo").start()
    >>> len(state.legal_moves), state.legal_moves[0].text
    (828, 'e10')
    >>> "e8,d9,e9,f9,e10" in state.legal_moves
    True
    >>> state.legal_moves.random(random.Random(7)) in state.legal_moves
    True
    """

    __slots__ = ("_seat", "_state")

    def __init__(self, state: "State", seat: int | None = None) -> None:
        self._state = state
        self._seat = seat

    def of(self, seat: int) -> "LegalMoves":
        """Only this seat's moves; not all of them when several seats are due at once."""
        return LegalMoves(self._state, seat)

    def random(self, numbers: RandomNumbers | None = None) -> Move:
        """One of them, each equally likely; where chance is due, each as likely as the rules have it.

        `numbers` is a `random.Random` or a NumPy generator; without it Python's own numbers are drawn.
        IndexError if there is no move.
        """
        drawn = (_random if numbers is None else numbers).random()
        if self._state.due == (CHANCE,):
            return self._state.chance_at(drawn)
        return self._state.legal_at(int(drawn * self._state.count_legal(self._seat)), self._seat)

    def count(self, move: object = _ANY) -> int:
        """How many there are; with a move, 1 if it is one of them and 0 if not."""
        return self._state.count_legal(self._seat) if move is _ANY else int(move in self)

    def index(self, move: object, start: int = 0, stop: int | None = None) -> int:
        """The place of a move, or of the text of one, among them. ValueError if it is not legal."""
        found = self._move(move)
        if found is not None:
            for place, each in enumerate(islice(self, stop)):
                if place >= start and each == found:
                    return place
        raise ValueError(f"{str(move)[:80]!r} is not among these moves")

    def __len__(self) -> int:
        return self._state.count_legal(self._seat)

    def __bool__(self) -> bool:
        return any(True for _ in self)

    def __iter__(self) -> Iterator[Move]:
        return self._state.iterate_legal(self._seat)

    def __reversed__(self) -> Iterator[Move]:
        return reversed(list(self))

    @overload
    def __getitem__(self, place: int) -> Move: ...

    @overload
    def __getitem__(self, place: slice) -> list[Move]: ...

    def __getitem__(self, place: int | slice) -> Move | list[Move]:
        if isinstance(place, slice):
            start, stop, step = place.indices(len(self))
            return list(self)[place] if step < 0 else list(islice(self, start, stop, step))
        return self._state.legal_at(place, self._seat)

    def __contains__(self, move: object) -> bool:
        """Whether a move, or a text that `parse` would take, is legal."""
        return self._move(move) is not None

    def _move(self, move: object) -> Move | None:
        """The legal move that is meant, if it is one."""
        if isinstance(move, Move):
            is_own = self._seat is None or move.seat == self._seat
            return move if is_own and self._state.is_legal(move) else None
        if not isinstance(move, str):
            return None
        for seat in self._state.due if self._seat is None else (self._seat,):
            try:
                return self._state.parse(move, seat)
            except MoveError:
                continue
        return None

    def __repr__(self) -> str:
        shown = [move.text for move in islice(self, 6)]
        count = len(self)
        dots = ", ..." if count > len(shown) else ""
        return f"<LegalMoves {count}: {'; '.join(shown)}{dots}>"
