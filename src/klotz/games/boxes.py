"""A box: everything that is printed in somebody's own copy of a game, as one document.

    klotz-box = 1
    game = "bloxx"
    name = "The one on our shelf"

    [sheet]
    ...
    [dice]
    ...

Its parts are the options of the games that are data rather than a choice: sheet and dice, or pieces, ring and deck.
What is left out is as Klotz has it. A game is made with a box like with any option, `klotz.game("bloxx",
box="shelf.toml")`, and then has its parts as options, so that a record contains them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from klotz import games, registry
from klotz.games.contract import Json
from klotz.games.datafiles import DataError, Source, parsed, read, shown
from klotz.games.toml_text import toml_text
from klotz.registry import Family, FamilyError

FORMAT: Final = 1
OPTION: Final = "box"
"""The option of every game of a family that has parts."""
_MARK: Final = "klotz-box"


def document(family: str, name: str, parts: Mapping[str, Any]) -> Json:
    """What a file says that holds these parts; it is not checked."""
    head = {_MARK: FORMAT, "game": family, "name": name}
    return {**head, **parts, **head}  # the head comes first, and no part takes its place


@dataclass(frozen=True, slots=True)
class Box:
    family: str
    """The family of games it is for."""
    name: str
    parts: Mapping[str, Json]
    """What each part holds, checked; others are as Klotz has them."""

    def options(self, game: str) -> dict[str, Any]:
        """The options of a game that is played with this box."""
        known = games.options(game)
        return {name: part for name, part in self.parts.items() if name in known}

    def json(self) -> Json:
        """The content of a file that describes this box."""
        return document(self.family, self.name, self.parts)

    def toml(self) -> str:
        return toml_text(self.json())


def parts_of(family: Family) -> dict[str, games.Option]:
    """The parts of the boxes of a family; none where nothing is printed that could be different."""
    return {
        name: option
        for game in family.names
        for name, option in games.options(game).items()
        if option.kind == "data" and not option.by_seating
    }


def families() -> dict[str, Family]:
    """The families that have boxes, by name."""
    found = {}
    for family in registry.families():
        try:
            if parts_of(family):
                found[family.name] = family
        except FamilyError as error:  # a broken third-party game must not take the others down
            registry.report(error.family, str(error))
    return found


def limits_of(family: Family) -> Mapping[str, tuple[int, int]]:
    """What the data of a family's boxes can be at least and at most."""
    rules = family.load("rules", games.FamilyRules)
    return {} if rules is None else rules.limits


def our_box(family: Family, name: str = "Klotz") -> Box:
    """The box that Klotz plays with if nobody says otherwise, with every part written down."""
    options = parts_of(family)
    parts = {part: option.read(option.default) for part, option in options.items() if option.read}
    return Box(family.name, name, parts)


def read_box(given: object) -> Box:
    """The box for an option: a TOML file, or the content of one. DataError says what is wrong."""
    if isinstance(given, Box):
        return given
    if isinstance(given, str | Path):
        return _read(read(Path(given)))
    if isinstance(given, Mapping):
        return _read(given if isinstance(given, Source) else Source(given))
    raise DataError("data-box-form")


def parse_box(text: str | bytes, file: str = "the box") -> Box:
    """The box that a TOML text describes. DataError says what is wrong, and on which line."""
    return _read(parsed(text.encode() if isinstance(text, str) else text, file))


def _read(of: Source) -> Box:
    if of.get(_MARK) != FORMAT:
        raise of.error("data-box-mark", _MARK, mark=f"{_MARK} = {FORMAT}")
    game, known = of.get("game"), families()
    if not isinstance(game, str) or game not in known:
        raise of.error("data-box-game", "game", given=shown(game), known=", ".join(known))
    parts = parts_of(known[game])
    of.check_entries(of.content, (_MARK, "game", "name"), optional=tuple(parts))
    box = Box(
        game,
        of.name(of["name"], "name"),
        MappingProxyType(
            {name: _read_part(option, of.part(name)) for name, option in parts.items() if name in of}
        ),
    )
    _check_together(known[game], box)
    return box


def problems(family: str, name: str, parts: Mapping[str, Any]) -> list[tuple[str | None, DataError]]:
    """Everything that is wrong with a box in the making, part by part, for somebody who is still at it.

    None is for what concerns the box as a whole: its name, or parts that do not go together.
    """
    found: list[tuple[str | None, DataError]] = []
    known = families().get(family)
    if known is None:
        return [(None, DataError("data-box-game", {"given": shown(family), "known": ", ".join(families())}))]
    read: dict[str, Json] = {}
    whole = Source({"name": name, **parts})
    options = parts_of(known)
    try:
        whole.check_entries(parts, (), optional=tuple(options))
        whole.name(name)
    except DataError as error:
        found.append((None, error))
    for part in (part for part in options if part in parts):
        try:
            read[part] = _read_part(options[part], whole.part(part))
        except DataError as error:
            found.append((part, error))
    try:
        _check_together(known, Box(family, name, read))
    except DataError as error:
        found.append((None, error))
    return found


def _read_part(option: games.Option, of: Source) -> Json:
    assert option.read is not None
    part: Json = option.read(of)
    return part


def _check_together(family: Family, box: Box) -> None:
    """Parts can be right one by one and still not go together. DataError says which do not."""
    for game in family.names:
        try:
            games.game(game, **box.options(game))
        except games.InvalidOption as error:
            raise error.__cause__ or error from None
