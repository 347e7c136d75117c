"""What the steps share."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any, Final

from klotz.games.bloqs.position import Position
from klotz.games.contract import CHANCE, Chance, IllegalMove, Move

UNTOLD: Final = {"told": False}
"""The metadata of a field that `json` leaves out: what may follow later is nobody's business now."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a turn. Immutable data: what it needs to know is in its fields and in the position."""

    def run(self, position: Position) -> Position | None:
        """What happens automatically once the step is off the agenda; None if somebody has to decide."""
        return None

    def due(self, position: Position) -> tuple[int, ...]:
        return (CHANCE,) if self.chances(position) else (position.turn,)

    def chances(self, position: Position) -> tuple[Chance, ...]:
        return ()

    def moves(self, position: Position) -> Iterator[Move]:
        for move, _ in self.chances(position):
            yield move

    def play(self, position: Position, words: list[str]) -> Position:
        """The position after a legal move, given as its words. The step is already off the agenda."""
        raise AssertionError(f"{self} has no moves")

    def is_legal(self, position: Position, text: str) -> bool:
        return any(move.text == text for move in self.moves(position))

    def refusal(self, position: Position, words: list[str]) -> IllegalMove:
        """Why a valid move text is not a move in this step."""
        return IllegalMove("BQ-3", "bloqs-not-now", {"expected": self.name})

    @property
    def name(self) -> str:
        return type(self).__name__.lower()

    def json(self) -> dict[str, Any]:
        """The step as everybody may know it."""
        return {
            "step": self.name,
            **{
                field.name: _plain(getattr(self, field.name))
                for field in fields(self)
                if field.metadata != UNTOLD
            },
        }


def _plain(value: Any) -> Any:
    if isinstance(value, Step):
        return value.json()
    return list(value) if isinstance(value, tuple) else value


def settled(position: Position) -> Position:
    """Run automatic steps until somebody is due or the game is over."""
    while position.ended is None:
        step, *rest = position.agenda
        after = step.run(position.with_agenda(tuple(rest)))
        if after is None:
            break
        position = after
    return position


def even_chances(texts: list[tuple[str, int]]) -> tuple[Chance, ...]:
    """Chance moves, weighted by their counts."""
    total = sum(count for _, count in texts)
    return tuple(Chance(Move(CHANCE, text), count / total) for text, count in texts if count)
