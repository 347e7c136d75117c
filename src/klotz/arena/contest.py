"""What is to be played: players, a game, and matches between the players."""

from dataclasses import dataclass, field
from itertools import combinations, pairwise
from pathlib import PurePath
from typing import Any, Final, Self

from klotz.arena.schedule import Fixture, default_plies, fixture, seatings
from klotz.games.contract import Game, Json
from klotz.players import LEVELS

FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player in a contest: its spec, and its name in tables and plots."""

    spec: str
    name: str

    @classmethod
    def of(cls, words: str) -> Self:
        """From `search:seconds=1`, or with a name of its own from `quick=search:seconds=0.1`."""
        words = words.strip()
        name, equals, spec = words.partition("=")
        if equals and name.strip() and ":" not in name:
            return cls(spec.strip(), name.strip())
        if words.startswith("gtp:"):
            # Without the program's folder, which only clutters a table.
            program, *arguments = words.removeprefix("gtp:").split() or [""]
            return cls(words, " ".join([PurePath(program).name, *arguments]))
        return cls(words, words)


def entrants(words: list[str]) -> tuple[Entrant, ...]:
    """The players of a contest; `levels` stands for all levels. ValueError if two have the same name."""
    found: list[Entrant] = []
    for word in words:
        found += (
            [Entrant.of(f"level:{level}") for level in LEVELS] if word == "levels" else [Entrant.of(word)]
        )
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
    plies: int | None = None
    """Random moves of each opening; None for the game's own number."""
    neighbours: bool = False
    """Whether each player meets only the next one."""
    matches: tuple[tuple[int, int], ...] = field(init=False)

    def __post_init__(self) -> None:
        if len(self.players) < 2:
            raise ValueError("at least two players are needed")
        if self.games < 2 or self.games % 2:
            raise ValueError(f"games are played in pairs: choose an even number, not {self.games}")
        numbers = range(len(self.players))
        settled: dict[str, Any] = {
            "seats": self.game.start(self.seats).seats,
            "plies": default_plies(self.game) if self.plies is None else self.plies,
            "matches": tuple(pairwise(numbers) if self.neighbours else combinations(numbers, 2)),
        }
        seatings(settled["seats"])  # a ValueError now rather than in the middle of the contest
        for key, value in settled.items():
            object.__setattr__(self, key, value)

    def fixture(self, number: int) -> Fixture:
        """The n-th game of a match. All matches have the same openings and dice."""
        assert self.seats is not None
        return fixture(number, self.seats, self.seed)

    def json(self) -> Json:
        """Everything that has to agree for results to belong together; more games may be played later."""
        return {
            "klotz-arena": FORMAT,
            "game": self.game.name,
            "options": dict(self.game.options),
            "seats": self.seats,
            "players": [{"name": player.name, "spec": player.spec} for player in self.players],
            "seed": self.seed,
            "opening_plies": self.plies,
            "neighbours": self.neighbours,
        }
