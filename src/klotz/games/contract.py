"""What every game keeps: read this first.

A `Game` is a rulebook with its options chosen; it starts `State`s. A state knows who is due, which moves they
have, and what each seat may see. Moves are text. Chance is a seat of its own whose moves have known
probabilities, so that no game holds a random number generator, a clock or a secret.

Two doors lead into a state. `parse` is for what comes from outside: it checks everything and answers a refusal
with a rule id and a sentence. `push` is for what is known to be legal: it is fast and trusts its caller.

Seats count from 0 in Python and in JSON, and from 1 in every text that people read, move texts included.
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
"""Move texts beyond this many characters are refused unread."""

_SEAT_COLOURS: Final = ("blue", "yellow", "red", "green")

Json = dict[str, Any]


class Move(NamedTuple):
    """One move, as a seat and the text that stands for it everywhere: records, API, terminal, page."""

    seat: int
    text: str

    def __str__(self) -> str:
        return self.text


class Chance(NamedTuple):
    """One outcome that chance may bring, and how likely it is."""

    move: Move
    probability: float


class Score(NamedTuple):
    """A seat's score so far, and the parts it is the sum of, each with a key: `rows`, `blue`."""

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
    """Through whose eyes; None is somebody who only watches."""
    due: list[int]
    moves: list[tuple[int, str]]
    """Every move so far, as this seat may know it: who, and its text."""
    scores: list[ScoreView]
    outcome: OutcomeView | None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    `scores` are the rulebook's own figures, so that in some games the lowest is best; `ranks` say who came in
    where whichever way the scores run: 1 is best, and equal ranks share. `reason` is a word for why the game
    ended; `sentence` says it to people.
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
    """A move that was refused. `State.parse` adds the position: whoever finds fault with a move need not know it."""

    def __init__(self, message: str, *, position: str = "") -> None:
        super().__init__(message)
        self._position: str | State = position

    @property
    def position(self) -> str:
        """Where the game stood, as text. Most refusals are never asked, so it is drawn only when one is."""
        self._position = str(self._position)
        return self._position

    def __reduce__(self) -> tuple[Any, ...]:
        # The position is sent as text: where it goes, nobody may know the game.
        return _unpickled, (type(self), *self.args), {**self.__dict__, "_position": self.position}


def _unpickled(kind: type[MoveError], *args: object) -> MoveError:
    return kind.__new__(kind, *args)


class InvalidMove(MoveError):
    """The text is not a move of this game at all."""


class IllegalMove(MoveError):
    """The text is a move, and a rule forbids it.

    `rule` is the rule's id and `reason` says it in words. The words come from a Fluent message (`key`, with
    `details` filled in), so that a page can say the same in another language.
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
    """Moves that were not played but written down.

    They branch off a line after `at` of its moves, and may follow its last one. `comments` are keyed by how many
    of the variation's own moves came before them.
    """

    at: int
    moves: tuple[str, ...]
    comments: Mapping[int, str] = field(default_factory=dict)
    variations: tuple["Variation", ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A game written down: all its moves, chance included, so that it replays exactly.

    A move's text stands alone where one seat was due, and behind `@2 ` (seat 2, counted from 1) where several
    were. `comments` are keyed by how many moves came before them: 0 is a comment on the start. `setup` is a
    game's own description of a start that no moves led to.
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
    """A lazy view of what may be played now: nothing is generated before it is asked for."""

    __slots__ = ("_seat", "_state")

    def __init__(self, state: "State", seat: int | None = None) -> None:
        self._state = state
        self._seat = seat

    def of(self, seat: int) -> "LegalMoves":
        """Only this seat's moves; they differ from the whole where several seats are due at once."""
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
    """A game in progress. Games subclass it; what the leading underscore marks is theirs to fill in."""

    __slots__ = ("_log", "_made", "game", "seats", "setup")

    def __init__(self, game: "Game", seats: int, setup: Json | None = None) -> None:
        self.game = game
        self.seats = seats
        self.setup = setup
        self._log: list[_Entry] = []
        self._made = 0

    # ------------------------------------------------------------------ what the game fills in

    @property
    @abstractmethod
    def due(self) -> tuple[int, ...]:
        """The seats that may move now; `(CHANCE,)` when dice or cards decide; `()` when the game is over."""

    @property
    @abstractmethod
    def position(self) -> Any:
        """The position as a hashable value: equal for positions that play on alike."""

    @abstractmethod
    def iterate_legal(self, seat: int | None = None) -> Iterator[Move]:
        """Each legal move once, of one seat or of all that are due. `legal_moves` is the door for callers."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""

    @abstractmethod
    def score_sheet(self) -> tuple[Score, ...]:
        """Each seat's score as the board stands, with its parts."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent state that plays on alike, history included."""

    @abstractmethod
    def _parse(self, text: str, seat: int) -> Move:
        """The move behind a bare text, in its one form. Raises InvalidMove or IllegalMove and changes nothing.

        `parse` has read the seat; whether it is due, and even whether the game is still on, is for the game to say.
        """

    @abstractmethod
    def _apply(self, move: Move) -> None:
        """Play a legal move. Moves that follow without anyone's choice are noted with `_note_automatic`."""

    @abstractmethod
    def _undo(self, move: Move) -> None:
        """Take back what one `_apply` did."""

    @abstractmethod
    def _view(self, seat: int | None) -> Mapping[str, object]:
        """The game's own part of `view`: a `TypedDict` says what is in it."""

    # ------------------------------------------------------------------ what a game may do faster or differently

    @property
    def chances(self) -> tuple[Chance, ...]:
        """What chance may bring, with probabilities that sum to one; empty when chance is not due."""
        return ()

    def count_legal(self, seat: int | None = None) -> int:
        return sum(1 for _ in self.iterate_legal(seat))

    def is_legal(self, move: Move) -> bool:
        return move in self.iterate_legal(move.seat)

    def perft(self, depth: int) -> int:
        """How many ways there are to play `depth` moves, chance included; a game that ends sooner counts no way."""
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
        """A move's text as a seat may see it; None is somebody who only watches."""
        return move.text

    def reveals(self, move: Move) -> bool:
        """Whether a move made something known that cannot be unknown: it must not be taken back among people."""
        return move.seat == CHANCE

    @property
    def has_secrets(self) -> bool:
        """Whether some seats may see what others may not."""
        return False

    def resample(self, seat: int | None, random: Random) -> Self:
        """A state that this seat cannot tell from the present one: what is hidden from it is drawn anew."""
        return self.copy()

    # ------------------------------------------------------------------ what all games share

    @property
    def legal_moves(self) -> LegalMoves:
        return LegalMoves(self)

    @property
    def history(self) -> tuple[Move, ...]:
        """All that happened, in order: moves, chance, and automatic moves such as a forced pass."""
        return tuple(entry.move for entry in self._log)

    @property
    def moves_made(self) -> int:
        """How many moves `pop` can take back: the history without what happened automatically."""
        return self._made

    @property
    def is_over(self) -> bool:
        return not self.due

    def parse(self, text: str, seat: int | None = None) -> Move:
        """The move behind a text from outside, checked.

        `seat` says whose move it is; it may be left out when one seat is due or the text begins with `@2 `.
        Raises InvalidMove or IllegalMove, which carry the position, and changes nothing.
        """
        try:
            return self._parse(*self._split_seat(text, seat))
        except MoveError as error:
            error._position = self.copy()  # the state may have moved on when somebody asks
            raise

    def draw(self, random: Random) -> Move:
        """What chance brings: one of `chances`, as likely as it says. ValueError when chance is not due."""
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
        """Take back the last move and whatever followed from it automatically. IndexError at the start."""
        if not self._made:
            raise IndexError("no move to take back")
        while (entry := self._log.pop()).automatic:
            pass
        self._made -= 1
        self._undo(entry.move)
        return entry.move

    def follow(self, text: str, told: int) -> int:
        """Play a record's next text, where `told` is how much of the history the record has accounted for.

        What the rules do by themselves, such as a forced pass, is in the history already: a record may tell it
        once more or leave it out. Returns the new `told`. Raises what `parse` does.
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
        """All that this seat may see and nothing more, as JSON; None is somebody who only watches."""
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
        return cast("View", seen)  # JSON has lists where the type says that they have two parts

    def record_texts(self) -> tuple[str, ...]:
        """The moves as a record writes them: the seat in front where several were due."""
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
        # What a state computed is not worth sending anywhere: its record brings all of it back.
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
        """The ids of the rules that hold, in the rulebook's order."""
        self.lowest_wins: Final = lowest_wins
        """Whether a low score is good."""

    @abstractmethod
    def _start(self, seats: int, setup: Json | None) -> State: ...

    def colours(self, seat: int) -> tuple[str, ...]:
        """What a seat plays with, or one colour that stands for it in charts and lists."""
        return (_SEAT_COLOURS[seat % len(_SEAT_COLOURS)],)

    @property
    def pieces(self) -> Mapping[str, tuple[tuple[int, int], ...]]:
        """The flat pieces each colour has, by name, as columns and rows from 0; none in games without."""
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
        """The state a record leads to, after all its moves or the first `moves`.

        Automatic moves may be missing from the record; those that are there must be the ones the rules make.
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
