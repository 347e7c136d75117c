"""What is to be played: players, a game, and matches between the players."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from pathlib import PurePath
from typing import Any, Final, Self

from klotz.arena.openings.sources import OpeningSource, default_openings
from klotz.arena.schedule import Fixture, fixture, seatings
from klotz.games.contract import Game, Json, State
from klotz.players import LEVELS, PlayerSource, TimeControl
from klotz.players.own import REFERENCE, name_of, reference_to

FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player in a contest: its spec, and its name in tables and plots."""

    spec: str
    name: str
    source: PlayerSource | None = None
    """What makes the player, if it is not made from its spec."""

    @property
    def player(self) -> str | PlayerSource:
        """What `klotz.players.player` makes it from."""
        return self.source or self.spec

    @classmethod
    def of(cls, player: str | PlayerSource) -> Self:
        """From `search:seconds=1`, or with a name of its own from `quick=search:seconds=0.1`.

        A player class, a factory or a function from a state to a move can be given itself.
        """
        if not isinstance(player, str):
            return cls(reference_to(player), name_of(player), player)
        words = player.strip()
        name, equals, spec = words.partition("=")
        if equals and name.strip() and ":" not in name:
            return cls(spec.strip(), name.strip())
        if words.startswith("gtp:"):
            # Without the program's folder, which only clutters a table.
            program, *arguments = words.removeprefix("gtp:").split() or [""]
            return cls(words, " ".join([PurePath(program).name, *arguments]))
        if words.startswith("py:") and (own := REFERENCE.fullmatch(words.removeprefix("py:"))):
            return cls(words, " ".join(filter(None, (own["name"], own["settings"]))))
        return cls(words, words)


def entrants(players: Sequence[str | PlayerSource | Entrant]) -> tuple[Entrant, ...]:
    """The players of a contest, by specs or as classes and functions; `levels` stands for all levels.

    ValueError if two have the same name.
    """
    found: list[Entrant] = []
    for player in players:
        if isinstance(player, Entrant):
            found.append(player)
        elif player == "levels":
            found += [Entrant.of(f"level:{level}") for level in LEVELS]
        else:
            found.append(Entrant.of(player))
    for number, entrant in enumerate(found):
        if any(entrant.name == other.name for other in found[:number]):
            raise ValueError(
                f"two players are called {entrant.name!r}: give one another name, such as other={entrant.spec}"
            )
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Contest:
    """A match is a contest of two; a ladder has more players, and a match for every two of them.

    Everything that happens follows from this data, unless players are limited by seconds.
    """

    game: Game
    players: tuple[Entrant, ...]
    games: int
    """Games in every match: an even number."""
    seats: int | None = None
    seed: int = 0
    openings: OpeningSource | None = None
    """How games begin; None for the game's own way."""
    neighbours: bool = False
    """Whether each player meets only the next one."""
    clock: TimeControl | None = None
    """The time that each player has for a whole game, unless its spec says another."""
    matches: tuple[tuple[int, int], ...] = field(init=False)

    def __post_init__(self) -> None:
        if len(self.players) < 2:
            raise ValueError("at least two players are needed")
        if self.games < 2 or self.games % 2:
            raise ValueError(f"games are played in pairs: choose an even number, not {self.games}")
        numbers = range(len(self.players))
        settled: dict[str, Any] = {
            "seats": self.game.start(self.seats).seats,
            "openings": self.openings or default_openings(self.game, self.seats),
            "matches": tuple(pairwise(numbers) if self.neighbours else combinations(numbers, 2)),
        }
        seatings(settled["seats"])  # a ValueError now rather than in the middle of the contest
        for key, value in settled.items():
            object.__setattr__(self, key, value)

    def fixture(self, number: int) -> Fixture:
        """The n-th game of a match. All matches have the same openings and dice."""
        assert self.seats is not None
        return fixture(number, self.seats, self.seed)

    def start(self, number: int) -> State:
        """Where the n-th game of a match begins."""
        assert self.openings is not None
        return self.openings.start(self.game, self.seats, self.seed, self.fixture(number).pair)

    def json(self) -> Json:
        """Everything that has to agree for results to belong together; more games may be played later."""
        assert self.openings is not None
        return {
            "klotz-arena": FORMAT,
            "game": self.game.name,
            "options": dict(self.game.options),
            "seats": self.seats,
            "players": [{"name": player.name, "spec": player.spec} for player in self.players],
            "seed": self.seed,
            **self.openings.settings(),
            "neighbours": self.neighbours,
            **({"clock": str(self.clock)} if self.clock else {}),
        }
