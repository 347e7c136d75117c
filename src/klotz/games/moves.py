"""Moves, the chances of chance, and how a move is refused."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from klotz import words
from klotz.errors import KlotzError

if TYPE_CHECKING:  # which imports this module
    from klotz.games.contract import State

CHANCE: Final = -1
"""The seat that rolls dice, turns discs and draws cards."""

LONGEST_MOVE: Final = 1000
"""Longer move texts, in characters, are refused unread."""


class Move(NamedTuple):
    """One move, as a seat and the text that stands for it everywhere: records, API, terminal, page."""

    seat: int
    text: str

    def __str__(self) -> str:
        return self.text


class Chance(NamedTuple):
    """One possible outcome of chance, and its probability."""

    move: Move
    probability: float


class MoveError(KlotzError, ValueError):
    """A move that was refused. `State.parse` adds the position, so code that raises this need not know it."""

    def __init__(self, message: str, *, position: str = "") -> None:
        super().__init__(message)
        self._position: str | State = position

    @property
    def position(self) -> str:
        """The position as text. Most callers never look at it, so it is rendered on demand."""
        self._position = str(self._position)
        return self._position

    def __reduce__(self) -> tuple[Any, ...]:
        # The position is pickled as text: the receiver may not know the game.
        return _unpickled, (type(self), *self.args), {**self.__dict__, "_position": self.position}


def _unpickled(kind: type[MoveError], *args: object) -> MoveError:
    return kind.__new__(kind, *args)


class InvalidMove(MoveError):
    """The text is not a move of this game at all."""


class IllegalMove(MoveError):
    """The text is a move, but a rule forbids it.

    `rule` is the rule's id and `reason` a sentence. The sentence comes from a Fluent message (`key`, with
    `details` filled in), so a page can show it in another language.
    """

    def __init__(
        self, rule: str, key: str, details: Mapping[str, words.Detail] | None = None, *, position: str = ""
    ) -> None:
        self.rule = rule
        self.key = key
        self.details = dict(details or {})
        self.reason = words.say(key, self.details)
        super().__init__(f"{rule}: {self.reason}", position=position)
