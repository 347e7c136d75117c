"""The rules. `contract` is what all games have in common; each game is its own package."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from klotz import registry
from klotz.games.contract import Game
from klotz.registry import UnknownGame

__all__ = [
    "FamilyRules",
    "InvalidOption",
    "Option",
    "UnknownGame",
    "game",
    "game_of_record",
    "load_all",
    "names",
    "options",
]


class InvalidOption(ValueError):
    """The game has no such option, or the option no such value; the message lists the valid ones."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something the players can agree on before the game. The first of `values` is the default.

    An option that accepts more than its named values, such as a file, has `read`: it turns anything else into
    JSON, so that a record contains it all, or raises a ValueError that says what is wrong.
    """

    values: tuple[Any, ...]
    meaning: str
    read: Callable[[Any], Any] | None = None

    @property
    def default(self) -> Any:
        return self.values[0]

    @property
    def kind(self) -> Literal["choice", "flag", "data"]:
        """One of its values, yes or no, or besides its values the content of a file."""
        if self.read is not None:
            return "data"
        return "flag" if set(self.values) == {False, True} else "choice"

    def value(self, given: Any) -> Any:
        """The value as the game uses it. ValueError if it is invalid."""
        if given in self.values:
            return given
        if self.read is None:
            valid = ", ".join(repr(value) for value in self.values)
            raise ValueError(f"cannot be {str(given)[:80]!r}; it is one of {valid}")
        return self.read(given)


@dataclass(frozen=True, slots=True)
class FamilyRules:
    """The rules of a family: the options of each of its games, and how to make one with its options chosen."""

    options: Mapping[str, Mapping[str, Option]]
    make: Callable[[str, Mapping[str, Any]], Game]


def names() -> tuple[str, ...]:
    """The names of all games."""
    return registry.names()


def _rules(name: str) -> FamilyRules:
    family = registry.family_of(name)
    rules = family.load("rules", FamilyRules)
    if rules is None or name not in rules.options:
        raise registry.FamilyError(family.name, "rules", f"{family.rules!r} has no game {name!r}")
    return rules


def options(name: str) -> Mapping[str, Option]:
    """The options a game takes."""
    return _rules(name).options[name]


def game(name: str, /, **chosen: Any) -> Game:
    """A game by name, with options; those not given have their defaults."""
    rules = _rules(name)
    known = rules.options[name]
    settled = {key: option.default for key, option in known.items()}
    for key, given in chosen.items():
        if key not in known:
            raise InvalidOption(f"{name} has no option {key!r}; its options are {', '.join(known) or 'none'}")
        try:
            settled[key] = known[key].value(given)
        except ValueError as error:
            raise InvalidOption(f"{name}: {key} {error}") from error
    return rules.make(name, settled)


def game_of_record(name: str, options: Mapping[str, Any]) -> Game:
    """A game as a record names it.

    A record contains the content of a file, never its path: its author must not make us read files.
    """
    for key, given in options.items():
        if (
            isinstance(given, str)
            and key in (known := _rules(name).options[name])
            and given not in known[key].values
        ):
            raise InvalidOption(f"{name}: {key} cannot be {given[:80]!r} in a record")
    return game(name, **options)


def load_all() -> None:
    """Import the rules of every family; the warm-up needs them all."""
    for family in registry.families():
        family.load("rules", FamilyRules)
