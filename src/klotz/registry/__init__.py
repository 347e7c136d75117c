"""The registry of games.

Built-in families are in `builtin`. Others are added in two ways: a program calls `klotz.register`, or an
installed package has an entry point in the group `klotz.games` that refers to a `Family`. Entry points are
loaded when a game is requested that is not built in, or when all games are listed, so `import klotz` stays
fast. A broken package affects no other: it is skipped, and `problems` says why.
"""

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from threading import RLock
from typing import TYPE_CHECKING, Final, TypeVar

from klotz.errors import KlotzError
from klotz.registry.builtin import FAMILIES
from klotz.registry.family import LONGEST_NAME, PARTS, Family, FamilyError, Listing

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = [
    "ENTRY_POINTS",
    "LONGEST_NAME",
    "PARTS",
    "Family",
    "FamilyError",
    "Listing",
    "Registry",
    "UnknownGame",
    "families",
    "family_of",
    "find",
    "names",
    "part",
    "problems",
    "register",
    "report",
    "withdraw",
]

ENTRY_POINTS: Final = "klotz.games"
"""The group of entry points through which a package provides a family."""

_Part = TypeVar("_Part")


class UnknownGame(KlotzError, ValueError):
    """There is no game of that name; the message lists the known ones."""


def _installed() -> Iterable["EntryPoint"]:
    from importlib.metadata import entry_points  # slow to import, and rarely needed

    return sorted(entry_points(group=ENTRY_POINTS), key=lambda entry: (entry.name, entry.value))


class Registry:
    """Families by name and by game. The process has one registry; tests make others."""

    def __init__(
        self,
        families: Iterable[Family] = (),
        installed: Callable[[], Iterable["EntryPoint"]] = _installed,
    ) -> None:
        self._families: dict[str, Family] = {}
        self._by_game: dict[str, Family] = {}
        self._problems: dict[str, str] = {}
        self._installed = installed
        self._is_complete = False
        self._lock = RLock()  # a plugin may register other families while it is loading
        for family in families:
            self.register(family)

    def register(self, family: Family) -> None:
        """Add a family. FamilyError if its name, or the name of one of its games, is taken by another."""
        if not isinstance(family, Family):
            raise TypeError(f"a klotz.Family is registered, not {family!r}")
        with self._lock:
            if self._families.get(family.name) == family:
                return
            if family.name in self._families:
                raise FamilyError(family.name, "name", "is taken by another family")
            for game in family.names:
                if game in self._by_game:
                    taken = self._by_game[game].name
                    raise FamilyError(family.name, "games", f"{game!r} is a game of {taken!r} already")
            self._families[family.name] = family
            self._by_game.update(dict.fromkeys(family.names, family))

    def withdraw(self, family: Family) -> None:
        """Undo `register`."""
        with self._lock:
            if self._families.get(family.name) == family:
                del self._families[family.name]
                for game in family.names:
                    del self._by_game[game]

    def report(self, source: str, problem: str) -> None:
        """Note that part of a family, or of a package with a family, cannot be used."""
        self._problems[source] = problem

    def problems(self) -> dict[str, str]:
        """What was skipped because it cannot be used: the entry point or family, and why."""
        self._complete()
        return dict(self._problems)

    def families(self) -> tuple[Family, ...]:
        self._complete()
        return tuple(self._families.values())

    def names(self) -> tuple[str, ...]:
        """All games, grouped by family."""
        return tuple(name for family in self.families() for name in family.names)

    def find(self, game: str) -> Family | None:
        """The family of a game, if there is such a game."""
        if game not in self._by_game:
            self._complete()
        return self._by_game.get(game)

    def family_of(self, game: str) -> Family:
        """The family of a game. UnknownGame if there is none."""
        family = self.find(game)
        if family is None:
            names = self.names()
            close = get_close_matches(str(game), names, n=1)
            hint = f" (did you mean {close[0]!r}?)" if close else ""
            broken = "".join(f"; {source}: {problem}" for source, problem in self._problems.items())
            raise UnknownGame(
                f"there is no game {str(game)[:80]!r}{hint}; the games are {', '.join(names)}{broken}"
            )
        return family

    def part(self, game: str, part: str, kind: type[_Part]) -> _Part | None:
        """One part of a game's family; None if it is left out, or if the game is not registered."""
        family = self.find(game)
        return None if family is None else family.load(part, kind)

    def _complete(self) -> None:
        """Load the entry points of installed packages, once."""
        with self._lock:
            if self._is_complete:
                return
            self._is_complete = True
            for entry in self._installed():
                try:
                    self.register(entry.load())
                except Exception as error:  # a third-party package must not take others down with it
                    self.report(f"entry point {entry.name!r}", f"{type(error).__name__}: {error}")


_registry: Final = Registry(FAMILIES)

register = _registry.register
withdraw = _registry.withdraw
report = _registry.report
problems = _registry.problems
families = _registry.families
names = _registry.names
find = _registry.find
family_of = _registry.family_of
part = _registry.part
