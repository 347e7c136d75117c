"""The rules. `contract` says what every game keeps; each game is a package of its own."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from importlib import import_module
from typing import Any, Final

from klotz.games.contract import Game


class UnknownGame(ValueError):
    """There is no game of that name; the message lists those there are."""


class InvalidOption(ValueError):
    """The game has no such option, or the option no such value; the message lists what there is."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something a table may agree on before the game. `values` are what it may be; the first is the default.

    An option that takes more than its named values, such as a file, has `read`: it turns whatever else is given
    into JSON, so that a record holds all of it, or raises a ValueError that says what is wrong.
    """

    values: tuple[Any, ...]
    meaning: str
    read: Callable[[Any], Any] | None = None

    @property
    def default(self) -> Any:
        return self.values[0]

    def value(self, given: Any) -> Any:
        """What a given value means for the game. ValueError if it means nothing."""
        if given in self.values:
            return given
        if self.read is None:
            valid = ", ".join(repr(value) for value in self.values)
            raise ValueError(f"cannot be {str(given)[:80]!r}; it is one of {valid}")
        return self.read(given)


@dataclass(frozen=True, slots=True)
class Family:
    """What a game package offers: its games by name, each with its options, and how to make one."""

    games: Mapping[str, Mapping[str, Option]]
    make: Callable[[str, Mapping[str, Any]], Game]


# A family is imported only when one of its games is asked for: kernels and tables take a moment to load.
_HOMES: Final = {
    "blokus": "klotz.games.blokus",
    "blokus-2": "klotz.games.blokus",
    "blokus-3": "klotz.games.blokus",
    "blokus-duo": "klotz.games.blokus",
    "bloxx": "klotz.games.bloxx",
    "bloqs": "klotz.games.bloqs",
    "bloqs-turn2": "klotz.games.bloqs",
    "bloqs-maestro": "klotz.games.bloqs",
}


def names() -> tuple[str, ...]:
    """All games there are."""
    return tuple(_HOMES)


def _family(name: str) -> Family:
    if name not in _HOMES:
        close = get_close_matches(str(name), _HOMES, n=1)
        hint = f" (did you mean {close[0]!r}?)" if close else ""
        raise UnknownGame(f"there is no game {str(name)[:80]!r}{hint}; the games are {', '.join(_HOMES)}")
    family = import_module(_HOMES[name]).FAMILY
    assert isinstance(family, Family)
    return family


def options(name: str) -> Mapping[str, Option]:
    """The options a game takes."""
    return _family(name).games[name]


def game(name: str, /, **chosen: Any) -> Game:
    """A game by name, with options; what is not given has the default."""
    family = _family(name)
    known = family.games[name]
    settled = {key: option.default for key, option in known.items()}
    for key, given in chosen.items():
        if key not in known:
            raise InvalidOption(f"{name} has no option {key!r}; its options are {', '.join(known) or 'none'}")
        try:
            settled[key] = known[key].value(given)
        except ValueError as error:
            raise InvalidOption(f"{name}: {key} {error}") from error
    return family.make(name, settled)


def game_of_record(name: str, options: Mapping[str, Any]) -> Game:
    """A game as a record names it.

    A record carries what was in a file, never its path: whoever wrote it must not make us read one.
    """
    for key, given in options.items():
        if (
            isinstance(given, str)
            and key in (known := _family(name).games[name])
            and given not in known[key].values
        ):
            raise InvalidOption(f"{name}: {key} cannot be {given[:80]!r} in a record")
    return game(name, **options)


def load_all() -> None:
    """Import every family, for those who need all of them: the warm-up, the list of rules."""
    for home in sorted(set(_HOMES.values())):
        import_module(home)
