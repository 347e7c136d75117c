"""What holds for every computer player: read this first.

A player answers two questions about a state: which move (`choose`), and what the moves are worth (`analyse`). It is
never shown what its seat may not see. The base class redraws everything hidden before a subclass gets the state, so a
player that peeks sees nothing but a guess.

A `Limit` says how long a player thinks: seconds, simulations, or a level from 1 to 9. Limited by simulations or by
level, the same player with the same seed gives the same answer on every machine.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from threading import Event
from time import perf_counter
from typing import Final, NamedTuple, Self

from klotz.games.contract import CHANCE, Json, Move, State

LEVELS: Final = range(1, 10)
"""From what a child can beat to strong play in under three seconds a move."""


class UnknownPlayer(ValueError):
    """No such player; the message says which there are."""


@dataclass(frozen=True, slots=True)
class Limit:
    """How long to think. What is not given does not limit; if nothing is given, the player's own default applies.

    Setting `stop`, from another thread, ends the search early: the player answers with the best found so far.
    """

    seconds: float | None = None
    simulations: int | None = None
    level: int | None = None
    stop: Event | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        if self.seconds is not None and not 0 < self.seconds < float("inf"):
            raise ValueError(f"a limit in seconds is a number above 0, not {self.seconds!r}")
        if self.simulations is not None and self.simulations < 1:
            raise ValueError(f"a limit in simulations is at least 1, not {self.simulations!r}")
        if self.level is not None and self.level not in LEVELS:
            raise ValueError(f"levels are {LEVELS[0]} to {LEVELS[-1]}, not {self.level!r}")

    @property
    def is_open(self) -> bool:
        return self.seconds is None and self.simulations is None and self.level is None

    def or_else(self, default: "Limit") -> "Limit":
        """The limit itself, or if it limits nothing the default, with this one's `stop`."""
        return replace(default, stop=self.stop or default.stop) if self.is_open else self


class Deadline:
    """When a search has to end: at a time, or as soon as somebody stops it."""

    __slots__ = ("_end", "_start", "_stop")

    def __init__(self, limit: Limit) -> None:
        self._start = perf_counter()
        self._end = None if limit.seconds is None else self._start + limit.seconds
        self._stop = limit.stop

    @property
    def elapsed(self) -> float:
        return perf_counter() - self._start

    @property
    def can_stop(self) -> bool:
        """Whether somebody may stop the search, so that it has to look often."""
        return self._stop is not None

    @property
    def has_passed(self) -> bool:
        return (self._end is not None and perf_counter() >= self._end) or (
            self._stop is not None and self._stop.is_set()
        )


class Choice(NamedTuple):
    """A move and what the player thinks of it."""

    move: Move
    value: float
    """The result the seat can expect, from 0 (lost) to 1 (won)."""
    visits: int = 0
    """Simulations that went through it."""
    score: float | None = None
    """The final score the seat can expect, as the game counts it."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a player thinks of a position: choices, best first."""

    seat: int
    choices: tuple[Choice, ...]
    simulations: int = 0
    seconds: float = 0.0
    scores: tuple[float, ...] | None = None
    """The final score every seat can expect if the best move is played."""

    @property
    def best(self) -> Choice:
        return self.choices[0]

    @property
    def value(self) -> float:
        """The result the seat can expect, from 0 to 1."""
        return self.best.value

    def json(self) -> Json:
        return {
            "seat": self.seat,
            "choices": [
                {
                    "move": choice.move.text,
                    "value": round(choice.value, 4),
                    "visits": choice.visits,
                    "score": None if choice.score is None else round(choice.score, 2),
                }
                for choice in self.choices
            ],
            "simulations": self.simulations,
            "scores": None if self.scores is None else [round(score, 2) for score in self.scores],
        }


class Player(ABC):
    """Chooses moves for any seat.

    One player may serve several seats and several games, one call at a time, and may remember earlier searches. Call
    `close` when done, or use it in a `with`.
    """

    name: str = "player"
    default_limit: Limit = Limit(seconds=1.0)

    def __init__(self, seed: int = 0) -> None:
        self.seed: Final = seed

    # ------------------------------------------------------------------ what callers use

    def choose(self, state: State, limit: Limit | None = None, *, seat: int | None = None) -> Move:
        """A legal move for a seat that is due; `seat` may be left out when only one is."""
        seat = deciding_seat(state, seat)
        seen, limit = self._seen(state, seat), (limit or Limit()).or_else(self.default_limit)
        return self._choose(seen, seat, limit)

    def analyse(self, state: State, limit: Limit | None = None, *, seat: int | None = None) -> Analysis:
        """What the moves of a seat that is due are worth, best first."""
        seat = deciding_seat(state, seat)
        seen, limit = self._seen(state, seat), (limit or Limit()).or_else(self.default_limit)
        return self._analyse(seen, seat, limit)

    def configure(self, setting: str, text: str) -> None:
        """Change a setting of this kind of player, from words; UnknownPlayer if there is no such setting."""
        raise UnknownPlayer(
            f"{self.name} has no setting {setting[:40]!r}; write seconds=1 or simulations=500"
        )

    def forget(self) -> None:  # noqa: B027 (most players remember nothing)
        """Drop what is remembered of earlier searches, so that the next answer depends only on the state."""

    def close(self) -> None:  # noqa: B027 (most players hold nothing)
        """Free processes, threads and memory."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<{self.name}>"

    # ------------------------------------------------------------------ what a player fills in

    @abstractmethod
    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        """The answer to `analyse`. `state` is the player's own: what is hidden from the seat is a guess."""

    def _choose(self, state: State, seat: int, limit: Limit) -> Move:
        return self._analyse(state, seat, limit).best.move

    # ------------------------------------------------------------------ what players share

    def random(self, state: State, purpose: str = "") -> Random:
        """Random numbers for one call: the same for the same seed and ply."""
        return Random(f"{self.seed} {state.moves_made} {purpose}")

    def _seen(self, state: State, seat: int) -> State:
        return state.resample(seat, self.random(state, "hidden"))


def deciding_seat(state: State, seat: int | None) -> int:
    """The seat that decides; ValueError if it has no decision to make."""
    if state.is_over:
        raise ValueError("the game is over: there is nothing to choose")
    if state.due == (CHANCE,):
        raise ValueError("chance is due: dice and cards choose by themselves")
    if seat is None:
        if len(state.due) > 1:
            due = ", ".join(str(number) for number in state.due)
            raise ValueError(f"several seats are due ({due}): say which one chooses")
        return state.due[0]
    if seat not in state.due:
        raise ValueError(f"seat {seat} is not due; {', '.join(str(number) for number in state.due)} is")
    return seat


def ranked(choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """Best value first; equal values keep their order."""
    return tuple(sorted(choices, key=lambda choice: -choice.value))
