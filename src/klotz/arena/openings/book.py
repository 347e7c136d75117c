"""A book of openings: one line each, the result that every seat can expect and the moves.

    # Comments and empty lines are skipped.
    0.487 0.513: e8,d9,e9,f9,e10; j5,j6,k6,k7,l7

The results are from 0 to 1 and may be left out, with the colon.
"""

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import resources
from pathlib import Path
from random import Random
from typing import Final, Self

from klotz.arena.openings import openings_of
from klotz.games.contract import Game, Json, Record, RecordError, State

BALANCED: Final = "balanced"
"""The name of the book that comes with a game."""


@dataclass(frozen=True, slots=True)
class Opening:
    moves: tuple[str, ...]
    results: tuple[float, ...] = ()
    """What each seat can expect; empty if nobody has judged it."""

    @classmethod
    def of_line(cls, line: str) -> Self:
        judged, colon, moves = line.rpartition(":")
        results = tuple(float(number) for number in judged.split()) if colon else ()
        return cls(tuple(move.strip() for move in moves.split(";")), results)

    def line(self) -> str:
        """The opening as a book writes it."""
        judged = " ".join(f"{result:.3f}" for result in self.results)
        return f"{judged}: {'; '.join(self.moves)}" if judged else "; ".join(self.moves)


@dataclass(frozen=True, slots=True)
class Book:
    """Openings for the pairs of a match, each used once before any is used again."""

    name: str
    openings: tuple[Opening, ...]

    @classmethod
    def of_text(cls, name: str, text: str) -> Self:
        """ValueError, with the number of the line, if one is not an opening."""
        found = []
        for number, line in enumerate(text.splitlines(), start=1):
            if line.strip() and not line.startswith("#"):
                try:
                    found.append(Opening.of_line(line))
                except ValueError as error:
                    raise ValueError(f"{name}, line {number}: {error}") from None
        if not found:
            raise ValueError(f"{name} has no openings")
        return cls(name, tuple(found))

    @classmethod
    def of_file(cls, path: Path, game: Game, seats: int | None) -> Self:
        """A book of one's own. ValueError if one of its openings is not legal in this game."""
        try:
            book = cls.of_text(path.name, path.read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            raise ValueError(f"{path} is no book of openings") from None
        for opening in book.openings:
            try:
                is_over = _start(game, seats, opening).is_over
            except RecordError as error:
                raise ValueError(f"{path}: {opening.line()[:80]!r}: {error}") from None
            if is_over:
                raise ValueError(f"{path}: {opening.line()[:80]!r}: the game is over")
        return book

    def start(self, game: Game, seats: int | None, seed: object, pair: int) -> State:
        """How a pair of games begins. The seed shuffles the book, anew each time that all were used."""
        times, number = divmod(pair, len(self.openings))
        order = list(range(len(self.openings)))
        Random(f"{seed} book {times}").shuffle(order)
        return _start(game, seats, self.openings[order[number]])

    def settings(self) -> Json:
        """What identifies the book, for a file of results."""
        text = "\n".join("; ".join(opening.moves) for opening in self.openings)
        return {"openings": {"book": self.name, "digest": sha256(text.encode()).hexdigest()[:16]}}

    def __str__(self) -> str:
        count = f"{len(self.openings)} opening{'' if len(self.openings) == 1 else 's'}"
        return f"{count} judged even" if self.name == BALANCED else f"{count} of {self.name}"


def balanced(game: Game, seats: int | None = None) -> Book | None:
    """The book that comes with a game, or None: its openings are even, however the seats are dealt."""
    book = _packaged(openings_of(game).data, game.name)
    seats = game.start(seats).seats
    return book if book and all(len(opening.results) == seats for opening in book.openings) else None


@cache
def _packaged(package: str | None, name: str) -> Book | None:
    file = resources.files(package).joinpath(f"{name}.txt") if package else None
    return Book.of_text(BALANCED, file.read_text(encoding="utf-8")) if file and file.is_file() else None


def _start(game: Game, seats: int | None, opening: Opening) -> State:
    seats = game.seat_counts[0] if seats is None else seats
    return game.replay(Record(game.name, seats, opening.moves, dict(game.options)))
