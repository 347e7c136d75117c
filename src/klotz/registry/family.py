"""The descriptor of a family of games, which imports none of the family's code."""

import pkgutil
import re
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, TypeVar

from klotz.errors import KlotzError

_Part = TypeVar("_Part")

LONGEST_NAME: Final = 32

_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_REFERENCE: Final = re.compile(r"\w+(\.\w+)*:\w+(\.\w+)*")
_PACKAGE: Final = re.compile(r"\w+(\.\w+)*")


class FamilyError(KlotzError, ValueError):
    """An invalid descriptor; the message names the family and the field."""

    def __init__(self, family: str, field: str, problem: str) -> None:
        super().__init__(f"the games of {family[:80]!r}: {field}: {problem}")
        self.family = family
        self.field = field


@dataclass(frozen=True, slots=True)
class Listing:
    """One game as people choose it."""

    name: str
    """Its name in code, records and URLs."""
    title: str
    """Its name for people, the same in every language."""
    variant_of: str | None = None
    """The game of this family under which it is offered, with another number of players or other rules."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    """A family of games: its games, and where to find each of its parts.

    A part is a reference, `package.module:attribute`, as in an entry point: it is imported on first use and not
    before. So a family costs nothing until it is played, and a layer of Klotz knows the parts above it by name
    only. Parts that are left out have a generic fallback, or are simply not offered.
    """

    name: str
    games: tuple[Listing, ...]

    rules: str
    """A `klotz.games.FamilyRules`: the options of each game, and how to make it."""
    players: str | None = None
    """A `klotz.players.FamilyPlayers`. Otherwise the generic ones play."""
    hints: str | None = None
    """A class that implements `klotz.players.hints.Reasons`. Otherwise hints have numbers but no words."""
    drawing: str | None = None
    """A `klotz.records.drawing.Drawing`. Otherwise pictures show the position as text."""
    printing: str | None = None
    """A `klotz.records.sheets.box_pages.Printing`. Otherwise boxes of its games cannot be printed."""
    played: str | None = None
    """A `klotz.records.played.Counting`. Otherwise games that were played with the real box are not scored."""
    terminal: str | None = None
    """A subclass of `klotz.cli.play.face.Face`. Otherwise the position is printed and moves are listed by number."""
    bulk: str | None = None
    """A `klotz.games.bulk.FamilyBulk`. Otherwise `klotz.bulk` plays one game after the other."""
    vector: str | None = None
    """A `klotz.games.vector.FamilyVector`. Otherwise `klotz.envs` steps one game after the other."""
    openings: str | None = None
    """A `klotz.arena.Openings`. Otherwise every game of a match begins at the start."""
    puzzles: str | None = None
    """A `klotz.puzzles.finding.finder.Finder`. Otherwise no puzzles are made."""
    bench: str | None = None
    """A function from seconds to a list of `klotz.cli.bench.measure.Measurement`."""
    learning: str | None = None
    """A `klotz.learning.FamilyLearning`. Otherwise there are no weights to learn."""

    board: str | None = None
    """The board in Klotz's own page that shows it. Otherwise the generic board does, using its drawing."""
    words: str | None = None
    """A package with one folder of Fluent files per language, `en`, `de`, ... Otherwise Klotz's own."""
    puzzle_data: str | None = None
    """A package with the finished puzzles: `NAME.jsonl` for each game with a daily puzzle."""

    def __post_init__(self) -> None:
        if not _is_name(self.name):
            raise FamilyError(str(self.name), "name", _bad_name(self.name))
        if not self.games:
            raise FamilyError(self.name, "games", "there are none")
        names = [listing.name for listing in self.games]
        for listing in self.games:
            if not _is_name(listing.name):
                raise FamilyError(self.name, "games", _bad_name(listing.name))
            if names.count(listing.name) > 1:
                raise FamilyError(self.name, "games", f"{listing.name!r} is listed twice")
            if listing.variant_of is not None and listing.variant_of not in names:
                raise FamilyError(
                    self.name, "games", f"{listing.name!r} is a variant of no game of this family"
                )
        for part in PARTS:
            _check(self.name, part, getattr(self, part), _REFERENCE, "package.module:attribute")
        for part in PACKAGES:
            _check(self.name, part, getattr(self, part), _PACKAGE, "package.name")

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its games."""
        return tuple(listing.name for listing in self.games)

    def listing(self, game: str) -> Listing:
        """How one of its games is listed."""
        return next(listing for listing in self.games if listing.name == game)

    def load(self, part: str, kind: type[_Part]) -> _Part | None:
        """The object a reference points to; None if the family leaves it out.

        FamilyError if it points nowhere, or to the wrong type.
        """
        reference = getattr(self, part)
        if reference is None:
            return None
        try:
            found = pkgutil.resolve_name(reference)
        except Exception as error:  # a third-party module may raise anything while it is imported
            raise FamilyError(
                self.name, part, f"{reference!r} cannot be loaded: {type(error).__name__}: {error}"
            ) from error
        if not isinstance(found, kind):
            raise FamilyError(
                self.name, part, f"{reference!r} is a {type(found).__name__}, not a {kind.__name__}"
            )
        return found

    def files(self, part: str) -> Traversable | None:
        """The files of a package; None if the family leaves it out. FamilyError if there is no such package."""
        package = getattr(self, part)
        if package is None:
            return None
        try:
            return resources.files(package)
        except Exception as error:
            raise FamilyError(self.name, part, f"{package!r} cannot be found: {error}") from error


PARTS: Final = (
    "rules",
    "players",
    "hints",
    "drawing",
    "printing",
    "played",
    "terminal",
    "bulk",
    "vector",
    "openings",
    "puzzles",
    "bench",
    "learning",
)
"""The fields of a family that are references."""

PACKAGES: Final = ("words", "puzzle_data")
"""The fields of a family that are packages of files."""


def _is_name(name: object) -> bool:
    return isinstance(name, str) and len(name) <= LONGEST_NAME and _NAME.fullmatch(name) is not None


def _bad_name(name: object) -> str:
    return (
        f"{str(name)[:80]!r} is no name: small letters and digits, with single dashes between them, "
        f"at most {LONGEST_NAME} characters"
    )


def _check(family: str, part: str, given: object, form: re.Pattern[str], example: str) -> None:
    if given is None and part != "rules":
        return
    if not isinstance(given, str) or form.fullmatch(given) is None:
        raise FamilyError(family, part, f"{given!r} is not written as {example}")
