"""Moves as whole numbers, for programs that learn.

Every game that can be numbered has one encoding, in a file of its own (`games/NAME/actions.py`): which numbers there
are follows from the game and its options alone, so a network's outputs mean the same in every position. What chance
does is numbered apart, since nobody chooses it.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from klotz.errors import KlotzError
from klotz.games.moves import InvalidMove


class NoArrays(KlotzError, NotImplementedError):
    """The game has no numbers for its moves, or no arrays for its positions."""


@dataclass(frozen=True, slots=True)
class Section:
    """Numbers next to each other that mean the same kind of move."""

    name: str
    first: int
    count: int
    meaning: str
    """What they count, the last named first: `piece and place`."""

    @property
    def numbers(self) -> range:
        return range(self.first, self.first + self.count)


def sections(parts: Iterable[tuple[str, int, str]]) -> tuple[Section, ...]:
    """Sections one after the other, from their names, sizes and meanings; those without a number are left out."""
    made: list[Section] = []
    first = 0
    for name, count, meaning in parts:
        if count:
            made.append(Section(name, first, count, meaning))
            first += count
    return tuple(made)


class Actions(ABC):
    """The numbers of a game's moves, from 0 to `count`, exclusive, and of what chance does, from 0 to `chance_count`.

    A number is a move without its seat. In some games it needs the position to become a text again: pieces of a kind
    are alike, and which of them is built depends on the stock. So `State.move_of` goes back, and `describe` is for
    people.
    """

    sections: tuple[Section, ...]
    chance_sections: tuple[Section, ...] = ()

    @cached_property
    def count(self) -> int:
        return sum(section.count for section in self.sections)

    @cached_property
    def chance_count(self) -> int:
        return sum(section.count for section in self.chance_sections)

    @abstractmethod
    def number(self, text: str) -> int:
        """The number of a move, from its canonical text. InvalidMove if no move is written like that."""

    def chance_number(self, text: str) -> int:
        """The number of something that chance does."""
        raise InvalidMove(f"chance never does {text[:80]!r}")

    @abstractmethod
    def describe(self, action: int) -> str:
        """What a number means, in the words of the notation, as far as it can be said without a position."""

    def describe_chance(self, action: int) -> str:
        """The text of something that chance does."""
        raise IndexError(action)


class ListedActions(Actions):
    """The encoding of a game with few moves: their place in a list of all texts."""

    def __init__(self, texts: Sequence[str], chance_texts: Sequence[str] = ()) -> None:
        self._texts = tuple(texts)
        self._chance_texts = tuple(chance_texts)
        self._numbers = {text: number for number, text in enumerate(texts)}
        self._chance_numbers = {text: number for number, text in enumerate(chance_texts)}
        self.sections = sections([("move", len(texts), "the move")])
        self.chance_sections = sections([("chance", len(chance_texts), "the outcome")])

    def number(self, text: str) -> int:
        try:
            return self._numbers[text]
        except KeyError:
            raise InvalidMove(f"no move is written {text[:80]!r}") from None

    def chance_number(self, text: str) -> int:
        try:
            return self._chance_numbers[text]
        except KeyError:
            return super().chance_number(text)

    def describe(self, action: int) -> str:
        return self._texts[action]

    def describe_chance(self, action: int) -> str:
        return self._chance_texts[action]
