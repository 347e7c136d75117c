"""What holds for every computer player: read this first.

A player answers two questions about a state: which move (`choose`), and what the moves are worth (`analyse`). It is
never shown what its seat may not see. The base class redraws everything hidden before a subclass gets the state, so a
player that peeks sees nothing but a guess.

A `Limit` says how long a player thinks: seconds, simulations, a level from 1 to 9, or the clock of a whole game.
Limited by simulations, or by a level below 9, the same player with the same seed gives the same answer on every
machine.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path, PurePath
from random import Random
from time import perf_counter, process_time
from traceback import extract_tb
from typing import Final, NamedTuple, Protocol, Self

from klotz import notebook
from klotz.errors import KlotzError
from klotz.games.contract import CHANCE, Json, Move, State
from klotz.players.answers import Answer, BadAnswer, move_of
from klotz.players.clock import Clock
from klotz.players.results import worth_after
from klotz.players.time_management import budget, is_open

LEVELS: Final = range(1, 10)
"""From somebody who has just learned the rules to the best that three seconds can do: see `klotz.players.levels`."""


class UnknownPlayer(KlotzError, ValueError):
    """No such player; the message says which there are."""


class StopSignal(Protocol):
    """Set by somebody else, at any time: a `threading.Event`, or a flag shared with another process."""

    def is_set(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Limit:
    """How long to think. What is not given does not limit; if nothing is given, the player's own default applies.

    Setting `stop` ends the search early: the player answers with the best found so far.
    """

    seconds: float | None = None
    simulations: int | None = None
    level: int | None = None
    clock: Clock | None = None
    """The player's clock, of which it shares out the seconds for each move itself."""
    most_seconds: float | None = None
    """How far beyond `seconds` a search may go while the choice is open; None for no further."""
    cpu_seconds: float | None = None
    """Seconds of CPU time of this process: for matches on a machine that is busy with other work."""
    stop: StopSignal | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        for seconds in (self.seconds, self.cpu_seconds):
            if seconds is not None and not 0 < seconds < float("inf"):
                raise ValueError(f"a limit in seconds is a number above 0, not {seconds!r}")
        if self.simulations is not None and self.simulations < 1:
            raise ValueError(f"a limit in simulations is at least 1, not {self.simulations!r}")
        if self.level is not None and self.level not in LEVELS:
            raise ValueError(f"levels are {LEVELS[0]} to {LEVELS[-1]}, not {self.level!r}")

    @property
    def is_open(self) -> bool:
        """Whether it limits nothing."""
        return (self.seconds, self.cpu_seconds, self.simulations, self.level, self.clock) == (None,) * 5

    def or_else(self, default: "Limit") -> "Limit":
        """The limit itself, or if it limits nothing the default, with this one's `stop`."""
        return replace(default, stop=self.stop or default.stop) if self.is_open else self


class Deadline:
    """When a search has to end: at a time, or as soon as somebody stops it."""

    __slots__ = ("_cpu_end", "_end", "_last", "_start", "_step", "_stop")

    def __init__(self, limit: Limit) -> None:
        self._start = perf_counter()
        self._end = None if limit.seconds is None else self._start + limit.seconds
        self._step = (limit.seconds or 0.0) / 4
        self._last = self._end if limit.most_seconds is None else self._start + limit.most_seconds
        self._cpu_end = None if limit.cpu_seconds is None else process_time() + limit.cpu_seconds
        self._stop = limit.stop

    @property
    def elapsed(self) -> float:
        return perf_counter() - self._start

    @property
    def left(self) -> float | None:
        """Seconds; None if time does not limit the search."""
        left = None if self._end is None else self._end - perf_counter()
        if self._cpu_end is None:
            return left
        cpu_left = self._cpu_end - process_time()
        return cpu_left if left is None else min(left, cpu_left)

    def extend(self, first: float, second: float) -> bool:
        """Ask for more time when it is up, with the visits of the two leading moves: granted if they are close."""
        if self._end is None or self._last is None or self._last <= self._end:
            return False
        if (self._stop is not None and self._stop.is_set()) or not is_open(first, second):
            return False
        self._end = min(self._last, max(self._end, perf_counter()) + self._step)
        return not self.has_passed

    @property
    def can_stop(self) -> bool:
        """Whether somebody may stop the search, so that it has to look often."""
        return self._stop is not None

    @property
    def has_passed(self) -> bool:
        left = self.left
        return (left is not None and left <= 0) or (self._stop is not None and self._stop.is_set())


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
        """The move it would play. BadAnswer if it named none."""
        if not self.choices:
            raise BadAnswer("it named no move")
        return self.choices[0]

    @property
    def value(self) -> float:
        """The result the seat can expect, from 0 to 1."""
        return self.best.value

    def _repr_svg_(self) -> str:
        return notebook.svg(self, "klotz.players.analysis_picture:analysis_picture")

    def json(self) -> Json:
        """Everything as JSON."""
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


class Player:
    """Chooses moves for any seat.

    A subclass says how: with `_choose`, from a state to a move, or with `_analyse`, which also says what the moves
    are worth. One player may serve several seats and several games, one call at a time, and may remember earlier
    searches. Call `close` when done, or use it in a `with`.

    >>> import klotz
    >>> from klotz.players import Player
    >>> class First(Player):
    ...     def _choose(self, state, seat, limit):
    ...         return state.legal_moves[0]
    >>> First().choose(klotz.game("blokus-duo").start()).text
    'e10'
    """

    name: str = "player"
    seed: int = 0
    default_limit: Limit = Limit(seconds=1.0)
    moves_per_game: float = 25
    """What a seat makes in an ordinary game, roughly."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "name" not in cls.__dict__ and cls.name == Player.name:
            cls.name = cls.__name__

    # ------------------------------------------------------------------ what callers use

    def choose(self, state: State, limit: Limit | None = None, *, seat: int | None = None) -> Move:
        """A legal move for a seat that is due; `seat` may be left out when only one is.

        BadAnswer if the player answers with anything else. What goes wrong in its own code is raised as it is.
        """
        seat = deciding_seat(state, seat)
        seen = self._seen(state, seat)
        return move_of(state, seat, self._choose(seen, seat, self._settled(limit, seen, seat)))

    def analyse(self, state: State, limit: Limit | None = None, *, seat: int | None = None) -> Analysis:
        """What the moves of a seat that is due are worth, best first."""
        seat = deciding_seat(state, seat)
        seen = self._seen(state, seat)
        found = self._analyse(seen, seat, self._settled(limit, seen, seat))
        if not isinstance(found, Analysis):
            raise BadAnswer(f"it answered with a {type(found).__name__}: an Analysis is expected")
        move_of(state, seat, found.best.move)
        return found

    def limit_under(self, clock: Clock | None, stop: StopSignal | None = None) -> Limit:
        """The limit of one move under a clock, which takes the place of the default limit.

        What somebody has chosen for this player still holds: a level, or the most seconds for a move.
        """
        chosen = Limit() if self.default_limit == type(self).default_limit else self.default_limit
        return replace(chosen, clock=clock, stop=stop)

    def configure(self, setting: str, text: str) -> None:
        """Change a setting of this kind of player, from words; UnknownPlayer if there is no such setting."""
        raise UnknownPlayer(
            f"{self.name} has no setting {setting[:40]!r}; write seconds=1 or simulations=500"
        )

    def cpu_seconds(self) -> float | None:
        """CPU time used so far where this player thinks, by all threads; None if nobody can tell."""
        return process_time()

    def forget(self) -> None:
        """Drop what is remembered of earlier searches, so that the next answer depends only on the state."""

    def close(self) -> None:
        """Free processes, threads and memory."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<{self.name}>"

    # ------------------------------------------------------------------ what a player fills in

    def _choose(self, state: State, seat: int, limit: Limit) -> Answer:
        """The answer to `choose`: a move, its text or its number.

        `state` is the player's own, to play in as it likes: what is hidden from the seat is a guess.
        """
        return self._analyse(state, seat, limit).best.move

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        """The answer to `analyse`.

        A player that only chooses has no opinion of other moves. Its own is the best then, and the others are worth
        what the score sheet says one move later.
        """
        if type(self)._choose is Player._choose:
            raise TypeError(
                f"{type(self).__name__} does not say how it plays: it has no _choose and no _analyse"
            )
        chosen = move_of(state, seat, self._choose(state.copy(), seat, limit))
        known = [Choice(move, worth_after(state, move)) for move in state.legal_moves.of(seat)]
        own = Choice(chosen, max(choice.value for choice in known))
        return Analysis(seat, (own, *ranked([choice for choice in known if choice.move != chosen])))

    def _moves_left(self, state: State, seat: int) -> float:
        """How many more moves a seat may expect to make, this one included, to share out a clock."""
        made = sum(move.seat == seat for move in state.history)
        return max(self.moves_per_game - made, self.moves_per_game / 5)

    # ------------------------------------------------------------------ what players share

    def random(self, state: State, purpose: str = "") -> Random:
        """Random numbers for one call: the same for the same seed and ply."""
        return Random(f"{self.seed} {state.moves_made} {purpose}")

    def _settled(self, limit: Limit | None, state: State, seat: int) -> Limit:
        """The limit as a search needs it: with seconds, if there is a clock."""
        limit = (limit or Limit()).or_else(self.default_limit)
        if limit.clock is None:
            return limit
        share, most = budget(limit.clock, self._moves_left(state, seat))
        longest = limit.seconds or most
        return replace(limit, seconds=min(share, longest), most_seconds=min(most, longest))

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


def failure_of(player: Player, error: BaseException) -> str:
    """Why a player did not make a move, as a sentence."""
    return f"{player.name}: {described(error)}"


def described(error: BaseException) -> str:
    """An error in a line: a refusal by its own sentence, anything else by its kind and where it happened."""
    if isinstance(error, KlotzError):
        return str(error)
    frames = extract_tb(error.__traceback__)
    at = f" ({PurePath(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{at}"


def existing_file(text: str) -> Path:
    """The file that a setting names. ValueError if there is none: better at once than in the middle of a game."""
    path = Path(text)
    if not path.is_file():
        raise ValueError(f"there is no file {text[:200]!r}")
    return path


def ranked(choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """Best value first; equal values keep their order."""
    return tuple(sorted(choices, key=lambda choice: -choice.value))
