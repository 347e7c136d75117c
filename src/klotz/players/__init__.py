"""Computer players. `player` is what they have in common; each family of games has its own greedy and search."""

import re
from collections.abc import Callable
from typing import Any, Final

from klotz import registry
from klotz.games.contract import Game
from klotz.players import generic
from klotz.players.family import FamilyPlayers
from klotz.players.player import LEVELS, Analysis, Choice, Limit, Player, UnknownPlayer
from klotz.players.uniform import RandomPlayer

__all__ = [
    "LEVELS",
    "Analysis",
    "Choice",
    "FamilyPlayers",
    "Limit",
    "Player",
    "UnknownPlayer",
    "family_players",
    "player",
]

KINDS: Final = "random, greedy, search, level:1 to level:9, gtp:COMMAND"

_LIMITS: Final[dict[str, Callable[[str], float | int]]] = {"seconds": float, "simulations": int}


def family_players(game: Game) -> FamilyPlayers:
    """The players of a game's family, or the generic ones if it has none."""
    return registry.part(game.name, "players", FamilyPlayers) or generic.PLAYERS


def player(spec: str, game: Game, seed: int = 0) -> Player:
    """A player of a game, from its spec.

    `random`, `greedy`, `search`, `search:seconds=1`, `search:simulations=500`, `level:5` or just `5`, and
    `gtp:COMMAND` for a program that speaks GTP. A player's own settings go with its limits:
    `search:seconds=1,threads=2`.
    """
    made: Player
    kind, _, rest = spec.strip().partition(":")
    if kind == "gtp":
        from klotz.players.gtp import GtpPlayer  # only this one needs processes

        engine = GtpPlayer(rest.strip(), seed)
        try:
            engine.take_up(game)
        except BaseException:
            engine.close()
            raise
        return engine
    if level := re.fullmatch(r"(?:level:?)?(\d+)", spec.strip()):
        made = family_players(game).search(seed)
        try:
            made.default_limit = Limit(level=int(level[1]))
        except ValueError as error:
            raise UnknownPlayer(str(error)) from None
        made.name = f"level {level[1]}"
        return made
    if kind not in ("random", "greedy", "search"):
        raise UnknownPlayer(f"there is no player {spec[:80]!r}; the players are {KINDS}")
    made = RandomPlayer(seed) if kind == "random" else getattr(family_players(game), kind)(seed)
    if rest:
        _configure(made, spec, rest)
        made.name = f"{made.name} {rest}"
    return made


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
