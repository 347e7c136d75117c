"""What a computer is asked to think about, and how much of that may wait."""

from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any, Final, NamedTuple, Self

from klotz.players.levels import MOST_SECONDS


class Kind(StrEnum):
    """Why somebody thinks. Kinds do not stand in each other's way: see `RULES`."""

    MOVE = "move"
    """A computer's move at a table where people play."""
    HINTS = "hints"
    ANALYSIS = "analysis"
    WATCHED = "watched"
    """A computer's move at a table where only computers are left, and somebody watches."""


class Rules(NamedTuple):
    """What holds for a kind of job."""

    factor: float
    """What a second of it counts, beside a second of a move that people wait for."""
    guess: float
    """How many seconds one takes, as long as none has been measured."""
    per_person: int
    per_address: int
    """A school or a family shares one."""
    in_all: int

    @property
    def limits(self) -> tuple[int, int, int]:
        return self.per_person, self.per_address, self.in_all


RULES: Final = {
    Kind.MOVE: Rules(1, 0.2, per_person=100, per_address=500, in_all=5_000),
    Kind.HINTS: Rules(2, 1.0, per_person=3, per_address=30, in_all=300),
    Kind.ANALYSIS: Rules(8, 2.0, per_person=2, per_address=20, in_all=200),
    Kind.WATCHED: Rules(32, 0.2, per_person=8, per_address=40, in_all=400),
}
SHORT_SECONDS: Final = 0.7
"""What takes longer never stands in the way of what does not: it is done by other processes."""
PEOPLE_PER_ADDRESS: Final = 4
"""An address that many people share gets as much as so many of them."""


class Share(NamedTuple):
    """Who a job is done for, and is counted against."""

    person: str
    address: str
    """A name for the network address they came by; their own name, where that is not known."""


@dataclass(frozen=True, slots=True)
class Job:
    """One thing to think about. All of it is JSON."""

    id: str
    """Whoever asks for the same thing twice asks once."""
    kind: Kind
    game: str
    level: int
    person: str
    address: str
    body: dict[str, Any]
    player: str = ""
    """The key of the server's own player that is asked; empty where it is one of a level."""

    @property
    def rules(self) -> Rules:
        return RULES[self.kind]

    @property
    def share(self) -> Share:
        return Share(self.person, self.address)

    @property
    def like(self) -> str:
        """Jobs that take about as long."""
        return f"{self.kind}:{self.game}:{self.player or self.level}"

    @property
    def guess(self) -> float:
        """How many seconds it may take, as long as none like it has been measured."""
        guess = self.rules.guess
        is_master = self.level == 9 and not self.player
        return max(guess, MOST_SECONDS) if is_master and self.kind != Kind.HINTS else guess

    def json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def of_json(cls, data: dict[str, Any]) -> Self:
        return cls(**{**data, "kind": Kind(data["kind"])})
