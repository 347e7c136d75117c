"""Computer players. `player` is what they have in common; each family of games has its own greedy and search."""

import re
from collections.abc import Callable
from typing import Any, Final

from klotz import registry
from klotz.extras import MissingExtra, install
from klotz.games.contract import Game
from klotz.players import generic, installed
from klotz.players.answers import BadAnswer
from klotz.players.clock import Clock, TimeControl
from klotz.players.family import FamilyPlayers
from klotz.players.own import REFERENCE, PlayerSource, from_function, load, made_from
from klotz.players.player import LEVELS, Analysis, Choice, Limit, Player, UnknownPlayer
from klotz.players.uniform import RandomPlayer

__all__ = [
    "LEVELS",
    "Analysis",
    "BadAnswer",
    "Choice",
    "Clock",
    "FamilyPlayers",
    "Limit",
    "Player",
    "PlayerSource",
    "TimeControl",
    "UnknownPlayer",
    "family_players",
    "from_function",
    "player",
]

KINDS: Final = "random, greedy, search, level:1 to level:9, gtp:COMMAND, py:MODULE:NAME"

_OF_PYTHON: Final = re.compile(r"\.py\b|^[\w.]+:[A-Za-z_]\w*$")
"""What looks like a reference to a player of one's own."""
_BUILT_IN: Final = ("random", "greedy", "search")

_LIMITS: Final[dict[str, Callable[[str], object]]] = {
    "seconds": float,
    "cpu_seconds": float,
    "simulations": int,
    "clock": lambda text: TimeControl.parse(text).clock(),
}


def family_players(game: Game) -> FamilyPlayers:
    """The players of a game's family, or the generic ones if it has none.

    MissingExtra if they are of no use without Numba, and it is not installed.
    """
    players = registry.part(game.name, "players", FamilyPlayers) or generic.PLAYERS
    from klotz import jit  # imports Numba, which would slow down `klotz --help`

    if players.needs_compiler and jit.numba is None:
        raise MissingExtra(
            f"The players of {game.name} need Numba, which is not installed: {install('fast')}"
        )
    jit.warn_if_slow()
    return players


def player(spec: str | PlayerSource, game: Game, seed: int = 0) -> Player:
    """A player of a game, from its spec.

    `random`, `greedy`, `search`, `search:seconds=1`, `search:simulations=500`, `search:clock=60` with 60 seconds for
    a whole game, `level:5` or just `5`, `gtp:COMMAND` for a program that speaks GTP, `py:module:name` and
    `py:file.py:name` for a player of your own, and the name of an installed one. A player's own settings go with its
    limits: `search:seconds=1,threads=2`. A class or a function can be given itself instead of a spec.

    UnknownPlayer if there is none; the message says what there is.

    >>> import klotz
    >>> from klotz.players import player
    >>> player("level:3", klotz.game("bloxx"))
    <level 3>
    """
    if not isinstance(spec, str):
        return made_from(spec, game, seed)
    kind, _, rest = spec.strip().partition(":")
    if kind == "gtp":
        return _engine(rest.strip(), game, seed)
    if level := re.fullmatch(r"(?:level:?)?(\d+)", spec.strip()):
        return _level(int(level[1]), game, seed)
    if kind == "py":
        source, settings = _own(spec, rest)
        made = made_from(source, game, seed)
    elif kind in _BUILT_IN:
        settings = rest
        made = RandomPlayer(seed) if kind == "random" else getattr(family_players(game), kind)(seed)
    elif (installed_one := installed.find(kind)) is not None:
        settings = rest
        made = made_from(installed_one, game, seed, kind)
    else:
        known = ", ".join((KINDS, *installed.names()))
        hint = " (did you mean py:...?)" if _OF_PYTHON.search(spec) else ""
        raise UnknownPlayer(f"there is no player {spec[:80]!r}{hint}; the players are {known}")
    if settings:
        try:
            _configure(made, spec, settings)
        except BaseException:
            made.close()
            raise
        made.name = f"{made.name} {settings}"
    return made


def _engine(command: str, game: Game, seed: int) -> Player:
    from klotz.players.gtp import GtpPlayer  # only this one needs processes

    engine = GtpPlayer(command, seed)
    try:
        engine.take_up(game)
    except BaseException:
        engine.close()
        raise
    return engine


def _level(level: int, game: Game, seed: int) -> Player:
    made = family_players(game).search(seed)
    try:
        made.default_limit = Limit(level=level)
    except ValueError as error:
        raise UnknownPlayer(str(error)) from None
    made.name = f"level {level}"
    return made


def _own(spec: str, reference: str) -> tuple[PlayerSource, str]:
    """What `py:` refers to, and the settings behind it."""
    found = REFERENCE.fullmatch(reference.strip())
    if found is None:
        raise UnknownPlayer(f"{spec[:80]!r} names no player: write py:module:name or py:file.py:name")
    return load(found["where"], found["name"]), found["settings"] or ""


def _configure(made: Player, spec: str, settings: str) -> None:
    """Limits, which all players have, and this player's own settings: `seconds=1,threads=2`."""
    limits: dict[str, Any] = {}
    for setting in settings.split(","):
        key, equals, text = (part.strip() for part in setting.partition("="))
        try:
            if not equals:
                raise ValueError(f"{setting!r} is no setting: write seconds=1 or simulations=500")
            if key in _LIMITS:
                limits[key] = _LIMITS[key](text)
            else:
                made.configure(key, text)
        except ValueError as error:
            raise UnknownPlayer(f"{spec[:80]!r}: {error}") from None
    try:
        made.default_limit = Limit(**limits).or_else(made.default_limit)
    except ValueError as error:
        raise UnknownPlayer(f"{spec[:80]!r}: {error}") from None


def load_all() -> None:
    """Import the players of every family, for the warm-up."""
    for family in registry.families():
        family.load("players", FamilyPlayers)
