"""What a puzzle is: a position, and what its moves are worth."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Self

from klotz.games import game_of_record
from klotz.games.contract import Json, Record, State

BEST_MOVE: Final = "best-move"
"""One move is clearly the best by search."""
FINISH: Final = "finish"
"""The end is near enough to be sure: one line reaches the best result."""


class Judged(NamedTuple):
    """A move and its value to the player: more is better, in every game."""

    move: str
    value: float
    """The result to expect, from 0 (lost) to 1 (won)."""
    points: float | None
    """Expected points, if the game has any."""


@dataclass(frozen=True, slots=True)
class Step:
    """A move to be found."""

    best: tuple[str, ...]
    """All that count as found: moves that are images of each other are equally good."""
    judged: tuple[Judged, ...]
    """What moves are worth, best first; those that are missing are worth no more than the last."""
    replies: tuple[str, ...] = ()
    """What happens before the next step, once the first of the best was played."""

    def json(self) -> Json:
        return {
            "best": list(self.best),
            "judged": [list(each) for each in self.judged],
            "replies": list(self.replies),
        }

    @classmethod
    def of_json(cls, data: Mapping[str, Any]) -> Self:
        judged = tuple(Judged(*each) for each in data["judged"])
        return cls(tuple(data["best"]), judged, tuple(data["replies"]))


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Moves that lead to a position, and the steps to be found there by the seat that is due."""

    game: str
    kind: str
    seats: int
    seat: int
    moves: tuple[str, ...]
    steps: tuple[Step, ...]

    def line(self, step: int = 0) -> tuple[str, ...]:
        """The moves up to a step, those that solve the steps before it included."""
        found = [text for each in self.steps[:step] for text in (each.best[0], *each.replies)]
        return (*self.moves, *found)

    def state(self, step: int = 0) -> State:
        """The position in which a step is to be found."""
        game = game_of_record(self.game, {})
        return game.replay(Record(self.game, self.seats, self.line(step), game.options))

    def json(self) -> Json:
        return {
            "game": self.game,
            "kind": self.kind,
            "seats": self.seats,
            "seat": self.seat,
            "moves": list(self.moves),
            "steps": [step.json() for step in self.steps],
        }

    @classmethod
    def of_json(cls, data: Mapping[str, Any]) -> Self:
        steps = tuple(Step.of_json(each) for each in data["steps"])
        return cls(data["game"], data["kind"], data["seats"], data["seat"], tuple(data["moves"]), steps)
