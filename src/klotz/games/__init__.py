"""The rules. `contract` is what all games have in common; each game is its own package."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from klotz import registry
from klotz.errors import KlotzError
from klotz.games.contract import FORMAT, Game
from klotz.games.datafiles import DataError
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


class InvalidOption(KlotzError, ValueError):
    """The game has no such option, or the option no such value; the message lists the valid ones."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something the players can agree on before the game. The first of `values` is the default.

    An option that accepts more than its named values, such as a file, has `read`: it turns anything else into
    JSON, so that a record contains it all, or raises a ValueError that says what is wrong.

    A rule that was mended must not change games that are over. `formerly` has pairs of a record format and what
    leaving the option out meant up to that format; such a value is understood, and no longer offered.
    """

    values: tuple[Any, ...]
    meaning: str
    read: Callable[[Any], Any] | None = None
    rule: str | None = None
    """The id of the rule on which it is a ruling."""
    formerly: tuple[tuple[int, Any], ...] = ()
    by_seating: bool = False
    """Whether a table sets it, from the colours that people choose and who begins: see `Game.seating`."""

    @property
    def default(self) -> Any:
        """What is played if nobody chooses."""
        return self.values[0]

    def default_in(self, version: int) -> Any:
        """What leaving it out means in a record of this format."""
        return next((value for last, value in self.formerly if version <= last), self.default)

    @property
    def kind(self) -> Literal["choice", "flag", "data"]:
        """One of its values, yes or no, or besides its values the content of a file."""
        if self.read is not None:
            return "data"
        return "flag" if set(self.values) == {False, True} else "choice"

    def names(self, given: Any) -> bool:
        """Whether this is one of its named values, those of older records included."""
        return given in self.values or any(given == value for _, value in self.formerly)

    def value(self, given: Any) -> Any:
        """The value as the game uses it. ValueError if it is invalid."""
        if self.names(given):
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
    limits: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """What the data of a box can be at least and at most, by name: for whoever makes one."""


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
    return _game(name, _unpacked(name, chosen), FORMAT)


def _game(name: str, chosen: Mapping[str, Any], version: int) -> Game:
    rules = _rules(name)
    known = rules.options[name]
    settled = {key: option.default_in(version) for key, option in known.items()}
    for key, given in chosen.items():
        if key not in known:
            raise InvalidOption(f"{name} has no option {key!r}; its options are {', '.join(known) or 'none'}")
        try:
            settled[key] = known[key].value(given)
        except DataError as error:
            raise InvalidOption(f"{name}: {key}: {error}") from error
        except ValueError as error:
            raise InvalidOption(f"{name}: {key} {error}") from error
    try:
        return rules.make(name, settled)
    except DataError as error:  # parts that do not go together
        raise InvalidOption(f"{name}: {error}") from error


def _unpacked(name: str, chosen: Mapping[str, Any]) -> Mapping[str, Any]:
    """The options with those of a box among them; an option that is given beside the box goes before it."""
    from klotz.games import boxes  # which knows this module

    if boxes.OPTION not in chosen or boxes.OPTION in _rules(name).options[name]:
        return chosen
    try:
        box = boxes.read_box(chosen[boxes.OPTION])
    except DataError as error:
        raise InvalidOption(f"{name}: {boxes.OPTION}: {error}") from error
    family = registry.family_of(name)
    if box.family != family.name:
        raise InvalidOption(f"{name}: {boxes.OPTION}: this is a box of {box.family}")
    own = {key: given for key, given in chosen.items() if key != boxes.OPTION}
    return {**box.options(name), **own}


def game_of_record(name: str, options: Mapping[str, Any], version: int = FORMAT) -> Game:
    """A game as a record of some format names it: what it leaves out means what it meant then.

    A record contains the content of a file, never its path: its author must not make us read files.
    """
    for key, given in options.items():
        if (
            isinstance(given, str)
            and key in (known := _rules(name).options[name])
            and not known[key].names(given)
        ):
            raise InvalidOption(f"{name}: {key} cannot be {given[:80]!r} in a record")
    return _game(name, options, version)


def load_all() -> None:
    """Import the rules of every family; the warm-up needs them all."""
    for family in registry.families():
        family.load("rules", FamilyRules)
