"""Games that were played with the real box: scored from what lies on the table at the end, with reasons in words.

Each family says in a `Counting` how its games are scored, and what of a player's has to be entered for it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from klotz import registry, words
from klotz.games.contract import Game
from klotz.games.datafiles import DataError, shown

Ends = Sequence[Mapping[str, Any]]
"""What lies before each player at the end, in the form that the family's module describes. Nothing is `{}`."""


class Part(NamedTuple):
    """A part of a score: what it is called, its points, and where they come from."""

    name: str
    points: int
    reason: str


class Counted(NamedTuple):
    """What one player has. Without a `total` the parts are not added up: they are compared one after the other."""

    parts: tuple[Part, ...]
    total: int | None
    rank: int
    """1 is best, and ties share a rank."""


class Scored(NamedTuple):
    players: tuple[Counted, ...]
    decided: str
    """Why the winners won, tie-breaks and all; empty for one player alone."""
    doubts: tuple[str, ...] = ()
    """What cannot be at the end of one game, though each player's may be right by itself."""


@dataclass(frozen=True, slots=True)
class Counting:
    """How the games of a family are scored at the real table."""

    score: Callable[[Game, Ends, Sequence[str], str], Scored]
    """From a game with its options, what lies before each player, their names, and a language."""


def score(game: Game, ends: Ends, names: Sequence[str], language: str = words.DEFAULT) -> Scored:
    """Score a game that was played with the real box. DataError says what cannot be so."""
    counting = registry.family_of(game.name).load("played", Counting)
    if counting is None:
        raise DataError("score-no-game", {"game": game.name})
    if len(ends) not in game.seat_counts and len(ends) != 1:
        raise DataError("score-players", {"count": len(ends)})
    return counting.score(game, ends, names, language)


def winners(ranks: Sequence[int], names: Sequence[str]) -> dict[str, words.Detail]:
    """Who won and how many they are, as details of a sentence."""
    first = [name for name, rank in zip(names, ranks, strict=True) if rank == 1]
    return {"names": ", ".join(first), "count": len(first)}


def entries(end: Mapping[str, Any], **kinds: type[Any]) -> list[Any]:
    """The entries of what lies before a player; what is left out is empty. DataError if one is something else."""
    for name in end:
        if name not in kinds:
            raise DataError("data-unknown-entry", {"entry": shown(name), "known": ", ".join(kinds)})
    for name, kind in kinds.items():
        if name in end and not isinstance(end[name], kind):
            wanted = "text" if kind is str else "list" if kind is list else "table"
            raise DataError("data-wrong-type", {"entry": name, "wanted": wanted})
    return [end.get(name, kind()) for name, kind in kinds.items()]
