"""Scores, and how a game ends."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self

from typing_extensions import TypedDict

from klotz import words


class Score(NamedTuple):
    """A seat's score so far, as the sum of its parts, each with a key: `rows`, `blue`."""

    total: int
    parts: tuple[tuple[str, int], ...]

    @classmethod
    def of(cls, **parts: int) -> Self:
        """The sum of some parts: `Score.of(rows=12, gaps=-3)`."""
        return cls(sum(parts.values()), tuple(parts.items()))


class ScoreView(TypedDict):
    total: int
    parts: list[tuple[str, int]]


class OutcomeView(TypedDict):
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    reason: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    `scores` are counted as in the rulebook, so in some games the lowest is best; `ranks` say who came first
    whether high or low scores win: 1 is best, and ties share a rank. `reason` is a keyword for why the game
    ended; `sentence` is the text for people.
    """

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the best rank; several if they share it."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @classmethod
    def by_score(cls, scores: Sequence[int], reason: str, *, lowest_wins: bool = False) -> Self:
        ranks = tuple(
            1 + sum(other < own if lowest_wins else other > own for other in scores) for own in scores
        )
        return cls(tuple(scores), ranks, reason)

    def sentence(self, language: str = words.DEFAULT) -> str:
        """Why the game ended, in words."""
        return words.say(f"outcome-{self.reason}", language=language)

    def json(self) -> OutcomeView:
        """Everything as JSON."""
        return {
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "winners": list(self.winners),
            "reason": self.reason,
        }
