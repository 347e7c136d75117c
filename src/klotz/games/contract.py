"""The contract of every game: read this first.

A `Game` is a rulebook with its options chosen; it starts `State`s. A state knows who is due, which moves are
legal, and what each seat may see. Moves are text. Chance is a seat of its own whose moves have known
probabilities, so no game contains a random number generator, a clock or a secret.

A state has two entry points. `parse` is for text from outside: it checks everything and refuses with a rule id
and a sentence. `push` is for moves known to be legal: it is fast and trusts its caller.

Seats count from 0 in Python and in JSON, and from 1 in all text for people, move texts included.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Self, cast

from typing_extensions import TypedDict

from klotz import words

CHANCE: Final = -1
"""The seat that rolls dice, turns discs and draws cards."""

LONGEST_MOVE: Final = 1000
"""Longer move texts, in characters, are refused unread."""

_SEAT_COLOURS: Final = ("blue", "yellow", "red", "green")

Json = dict[str, Any]


class Move(NamedTuple):
    """One move, as a seat and the text that stands for it everywhere: records, API, terminal, page."""

    seat: int
    text: str

    def __str__(self) -> str:
        return self.text


class Chance(NamedTuple):
    """One possible outcome of chance, and its probability."""

    move: Move
    probability: float


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


class View(TypedDict):
    """What a seat may see of any game, as JSON. Each game adds its own: `games/NAME/view.py`."""

    game: str
    options: Json
    seats: int
    seat: int | None
    """Whose view it is; None is a spectator."""
    due: list[int]
    moves: list[tuple[int, str]]
    """Every move so far, as this seat may know it: the seat and the text."""
    scores: list[ScoreView]
    outcome: OutcomeView | None


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
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @classmethod
    def by_score(cls, scores: Sequence[int], reason: str, *, lowest_wins: bool = False) -> Self:
        ranks = tuple(
            1 + sum(other < own if lowest_wins else other > own for other in scores) for own in scores
        )
        return cls(tuple(scores), ranks, reason)

    def sentence(self, language: str = words.DEFAULT) -> str:
        return words.say(f"outcome-{self.reason}", language=language)

    def json(self) -> OutcomeView:
        return {
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "winners": list(self.winners),
            "reason": self.reason,
        }


class MoveError(ValueError):
    """A move that was refused. `State.parse` adds the position, so code that raises this need not know it."""

    def __init__(self, message: str, *, position: str = "") -> None:
        super().__init__(message)
        self._position: str | State = position

    @property
    def position(self) -> str:
        """The position as text. Most callers never look at it, so it is rendered on demand."""
        self._position = str(self._position)
        return self._position

    def __reduce__(self) -> tuple[Any, ...]:
        # The position is pickled as text: the receiver may not know the game.
        return _unpickled, (type(self), *self.args), {**self.__dict__, "_position": self.position}


def _unpickled(kind: type[MoveError], *args: object) -> MoveError:
    return kind.__new__(kind, *args)


class InvalidMove(MoveError):
    """The text is not a move of this game at all."""


class IllegalMove(MoveError):
    """The text is a move, but a rule forbids it.

    `rule` is the rule's id and `reason` a sentence. The sentence comes from a Fluent message (`key`, with
    `details` filled in), so a page can show it in another language.
    """

    def __init__(
        self, rule: str, key: str, details: Mapping[str, words.Detail] | None = None, *, position: str = ""
    ) -> None:
        self.rule = rule
        self.key = key
        self.details = dict(details or {})
        self.reason = words.say(key, self.details)
        super().__init__(f"{rule}: {self.reason}", position=position)


class RecordError(ValueError):
    """A record that cannot be read or replayed; the message says where and why."""


@dataclass(frozen=True, slots=True)
class Variation:
    """Moves that were noted but not played.

    They branch off a line after `at` of its moves, possibly after the last one. `comments` are keyed by the
    number of the variation's own moves before them.
    """

    at: int
    moves: tuple[str, ...]
    comments: Mapping[int, str] = field(default_factory=dict)
    variations: tuple["Variation", ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A game written down: all its moves, chance included, so that it replays exactly.

    A move is just its text where one seat was due, and is prefixed with `@2 ` (seat 2, counted from 1) where
    several were. `comments` are keyed by the number of moves before them: 0 is a comment on the start. `setup`
    is the game's own description of a set-up starting position.
    """

    game: str
    seats: int
    moves: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    setup: Json | None = None
    result: Outcome | None = None
    names: tuple[str, ...] = ()
    comments: Mapping[int, str] = field(default_factory=dict)
    variations: tuple[Variation, ...] = ()
    tags: Mapping[str, str] = field(default_factory=dict)


class LegalMoves(Collection[Move]):
    """A lazy view of the moves that are legal now: nothing is generated until it is needed."""

    __slots__ = ("_seat", "_state")

    def __init__(self, state: "State", seat: int | None = None) -> None:
        self._state = state
        self._seat = seat

    def of(self, seat: int) -> "LegalMoves":
        """Only this seat's moves; not all of them when several seats are due at once."""
        return LegalMoves(self._state, seat)

    def count(self) -> int:
        return self._state.count_legal(self._seat)

    __len__ = count

    def __bool__(self) -> bool:
        return any(True for _ in self)

    def __iter__(self) -> Iterator[Move]:
        return self._state.iterate_legal(self._seat)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move) or (self._seat is not None and move.seat != self._seat):
            return False
        return self._state.is_legal(move)

    def __repr__(self) -> str:
        shown = [move.text for move in islice(self, 6)]
        count = self.count()
        dots = ", ..." if count > len(shown) else ""
        return f"<LegalMoves {count}: {'; '.join(shown)}{dots}>"


class _Entry(NamedTuple):
    move: Move
    several_due: bool
    automatic: bool


class State(ABC):
    """A game in progress. Games subclass it and implement the methods with a leading underscore."""

    __slots__ = ("_log", "_made", "game", "seats", "setup")

    def __init__(self, game: "Game", seats: int, setup: Json | None = None) -> None:
        self.game = game
        self.seats = seats
        self.setup = setup
        self._log: list[_Entry] = []
        self._made = 0

    # ------------------------------------------------------------------ what a game implements

    @property
    @abstractmethod
    def due(self) -> tuple[int, ...]:
        """The seats that may move now; `(CHANCE,)` when dice or cards decide; `()` when the game is over."""

    @property
    @abstractmethod
    def position(self) -> Any:
        """The position as a hashable value: equal for positions that continue identically."""

    @abstractmethod
    def iterate_legal(self, seat: int | None = None) -> Iterator[Move]:
        """Each legal move once, of one seat or of all that are due. Callers use `legal_moves`."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None until the game is over."""

    @abstractmethod
    def score_sheet(self) -> tuple[Score, ...]:
        """Each seat's current score, with its parts."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy, history included."""

    @abstractmethod
    def _parse(self, text: str, seat: int) -> Move:
        """The move for a bare text, in canonical form. Raises InvalidMove or IllegalMove and changes nothing.

        `parse` has read the seat; the game must check whether it is due, and even whether the game is over.
        """

    @abstractmethod
    def _apply(self, move: Move) -> None:
        """Play a legal move. Automatic moves that follow from it are recorded with `_note_automatic`."""

    @abstractmethod
    def _undo(self, move: Move) -> None:
        """Take back what one `_apply` did."""

    @abstractmethod
    def _view(self, seat: int | None) -> Mapping[str, object]:
        """The game's own part of `view`, typed by a `TypedDict`."""

    # ------------------------------------------------------------------ what a game may override

    @property
    def chances(self) -> tuple[Chance, ...]:
        """The possible outcomes of chance, with probabilities that sum to one; empty when chance is not due."""
        return ()

    def count_legal(self, seat: int | None = None) -> int:
        return sum(1 for _ in self.iterate_legal(seat))

    def is_legal(self, move: Move) -> bool:
        return move in self.iterate_legal(move.seat)

    def perft(self, depth: int) -> int:
        """The number of ways to play `depth` moves, chance included; games that end sooner do not count."""
        if depth == 0:
            return 1
        if depth == 1:
            return self.count_legal()
        leaves = 0
        for move in list(self.iterate_legal()):
            self.push(move)
            leaves += self.perft(depth - 1)
            self.pop()
        return leaves

    def shown(self, move: Move, seat: int | None) -> str:
        """A move's text as a seat may see it; None is a spectator."""
        return move.text

    def reveals(self, move: Move) -> bool:
        """Whether a move revealed something: among people it must not be taken back."""
        return move.seat == CHANCE

    @property
    def has_secrets(self) -> bool:
        """Whether some seats see what others may not."""
        return False

    def resample(self, seat: int | None, random: Random) -> Self:
        """A state that this seat cannot tell from the present one: what is hidden from it is redrawn."""
        return self.copy()

    # ------------------------------------------------------------------ common to all games

    @property
    def legal_moves(self) -> LegalMoves:
        return LegalMoves(self)

    @property
    def history(self) -> tuple[Move, ...]:
        """Everything that happened, in order: moves, chance, and automatic moves such as a forced pass."""
        return tuple(entry.move for entry in self._log)

    @property
    def moves_made(self) -> int:
        """How many moves `pop` can take back: the history without automatic moves."""
        return self._made

    @property
    def is_over(self) -> bool:
        return not self.due

    def parse(self, text: str, seat: int | None = None) -> Move:
        """The move for a text from outside, checked.

        `seat` says whose move it is; it is optional when one seat is due or the text begins with `@2 `. Raises
        InvalidMove or IllegalMove, which carry the position, and changes nothing.
        """
        try:
            return self._parse(*self._split_seat(text, seat))
        except MoveError as error:
            error._position = self.copy()  # by the time it is rendered, the state may have moved on
            raise

    def draw(self, random: Random) -> Move:
        """Draw one of `chances` by its probability. ValueError when chance is not due."""
        if not (chances := self.chances):
            raise ValueError(f"chance is not due: {self!r}")
        (drawn,) = random.choices(chances, [chance.probability for chance in chances])
        return drawn.move

    def push(self, move: Move) -> None:
        """Play a move that is known to be legal."""
        self._log.append(_Entry(move, len(self.due) > 1, False))
        self._made += 1
        self._apply(move)

    def pop(self) -> Move:
        """Take back the last move and the automatic moves that followed it. IndexError at the start."""
        if not self._made:
            raise IndexError("no move to take back")
        while (entry := self._log.pop()).automatic:
            pass
        self._made -= 1
        self._undo(entry.move)
        return entry.move

    def follow(self, text: str, told: int) -> int:
        """Play a record's next text; `told` is how much of the history the record has covered so far.

        Automatic moves, such as a forced pass, are already in the history: a record may contain them or leave
        them out. Returns the new `told`. Raises what `parse` does.
        """
        if told < len(self._log) and text == self._log[told].move.text:
            return told + 1
        move = self.parse(text)
        told = len(self._log) + 1
        self.push(move)
        return told

    def _note_automatic(self, move: Move) -> None:
        self._log.append(_Entry(move, False, True))

    def view(self, seat: int | None) -> View:
        """Exactly what this seat may see, as JSON; None is a spectator."""
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.seats - 1}")
        outcome = self.outcome()
        seen = {
            "game": self.game.name,
            "options": dict(self.game.options),
            "seats": self.seats,
            "seat": seat,
            "due": list(self.due),
            "moves": [[entry.move.seat, self.shown(entry.move, seat)] for entry in self._log],
            "scores": [
                {"total": score.total, "parts": [list(part) for part in score.parts]}
                for score in self.score_sheet()
            ],
            "outcome": outcome.json() if outcome else None,
            **self._view(seat),
        }
        return cast("View", seen)  # JSON has lists where the type has pairs

    def record_texts(self) -> tuple[str, ...]:
        """The moves as a record writes them, prefixed with the seat where several were due."""
        return tuple(
            f"@{entry.move.seat + 1} {entry.move.text}" if entry.several_due else entry.move.text
            for entry in self._log
        )

    def _copy_log(self, other: "State") -> None:
        self._made = other._made
        self._log = list(other._log)

    def _split_seat(self, text: str, seat: int | None) -> tuple[str, int]:
        """The bare text of a move from outside, and whose it is."""
        if len(text) > LONGEST_MOVE:
            raise InvalidMove(f"a move text has at most {LONGEST_MOVE} characters, this one has {len(text)}")
        text = text.strip()
        if text.startswith("@"):
            number, _, text = text[1:].partition(" ")
            if not (number.isascii() and number.isdigit() and 1 <= int(number) <= self.seats):
                raise InvalidMove(f"'@{number}' names no seat: seats are @1 to @{self.seats}")
            named = int(number) - 1
            if seat is not None and seat != named:
                raise InvalidMove(f"the text names seat {named + 1}, but seat {seat + 1} is moving")
            seat, text = named, text.strip()
        if not text:
            raise InvalidMove("the move is empty")
        if seat is None:
            if len(self.due) > 1:
                example = f"'@{self.due[0] + 1} {text}'"
                raise InvalidMove(f"several seats are due: write whose move it is, for example {example}")
            seat = self.due[0] if self.due else 0
        return text, seat

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and self.seats == other.seats and bool(self.position == other.position)

    __hash__ = None  # type: ignore[assignment]  # states change; hash `position` instead

    def __copy__(self) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        # No need to send what a state has computed: replaying its record restores everything.
        return Game.replay, (self.game, self.game.record(self))

    def __repr__(self) -> str:
        return f"<{self.game.name}, {self.seats} seats, {len(self._log)} moves, due {self.due}>"


class Game(ABC):
    """A rulebook with its options chosen. Immutable: equal games have the same name and options."""

    __slots__ = ("lowest_wins", "name", "options", "rules", "seat_counts")

    def __init__(
        self,
        name: str,
        options: Mapping[str, Any],
        seat_counts: tuple[int, ...],
        rules: tuple[str, ...],
        *,
        lowest_wins: bool = False,
    ) -> None:
        self.name: Final = name
        self.options: Final = MappingProxyType(dict(options))
        self.seat_counts: Final = seat_counts
        """How many seats the game can have; the first is the default."""
        self.rules: Final = rules
        """The ids of the rules in force, in the rulebook's order."""
        self.lowest_wins: Final = lowest_wins
        """Whether a low score is good."""

    @abstractmethod
    def _start(self, seats: int, setup: Json | None) -> State: ...

    def colours(self, seat: int) -> tuple[str, ...]:
        """What a seat plays with, or one colour that stands for it in charts and lists."""
        return (_SEAT_COLOURS[seat % len(_SEAT_COLOURS)],)

    @property
    def pieces(self) -> Mapping[str, tuple[tuple[int, int], ...]]:
        """The flat pieces of each colour, by name, as columns and rows from 0; empty in games without any."""
        return {}

    def start(self, seats: int | None = None, setup: Json | None = None) -> State:
        if seats is None:
            seats = self.seat_counts[0]
        if seats not in self.seat_counts:
            counts = " or ".join(str(count) for count in sorted(self.seat_counts))
            raise ValueError(f"{self.name} is played with {counts} seats, not {seats!r}")
        return self._start(seats, setup)

    def record(self, state: State) -> Record:
        if state.game != self:
            raise ValueError(f"that state belongs to {state.game!r}, not to {self!r}")
        return Record(
            game=self.name,
            seats=state.seats,
            moves=state.record_texts(),
            options=dict(self.options),
            setup=state.setup,
            result=state.outcome(),
        )

    def replay(self, record: Record, moves: int | None = None) -> State:
        """The state after all moves of a record, or the first `moves`.

        Automatic moves may be missing from the record; those present must match the rules.
        """
        try:
            of = _make_game(record.game, record.options)
            if of != self:
                raise RecordError(f"the record is of {of!r}, not of {self!r}")
            state = self.start(record.seats, record.setup)
        except ValueError as error:
            raise RecordError(f"the record cannot be started: {error}") from error
        told = 0
        for number, text in enumerate(record.moves[:moves], start=1):
            try:
                told = state.follow(text, told)
            except MoveError as error:
                raise RecordError(f"move {number}, {text[:80]!r}: {error}") from error
        outcome = state.outcome()
        if moves is None and record.result is not None and record.result != outcome:
            found = f"scores {list(outcome.scores)}" if outcome else "a game that is not over"
            raise RecordError(f"the record says scores {list(record.result.scores)}, its moves give {found}")
        return state

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.name == other.name and dict(self.options) == dict(other.options)

    def __reduce__(self) -> tuple[Any, ...]:
        return _make_game, (self.name, dict(self.options))

    def __hash__(self) -> int:
        return hash((self.name, tuple(sorted((key, str(value)) for key, value in self.options.items()))))

    def __repr__(self) -> str:
        options = "".join(f", {key}={value!r}" for key, value in self.options.items())
        return f"klotz.game({self.name!r}{options})"


def _make_game(name: str, options: Mapping[str, Any]) -> Game:
    from klotz.games import game_of_record  # the registry knows the games, which know this module

    return game_of_record(name, options)
