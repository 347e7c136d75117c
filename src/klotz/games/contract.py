"""The contract of every game: read this first.

A `Game` is a rulebook with its options chosen; it starts `State`s. A state knows who is due, which moves are
legal, and what each seat may see. Moves are text. Chance is a seat of its own whose moves have known
probabilities, so no game contains a random number generator, a clock or a secret.

A state has two entry points. `parse` is for text from outside, and `play` parses and plays in one: both refuse
with a rule id and a sentence. `push` is for moves: what is not legal is refused there too, and the state is then
as it was. `push_known` is for moves known to be legal, and checks nothing.

Programs that learn see moves as numbers: `legal_array`, `mask` and `push_action` (`games/actions.py`).

Seats count from 0 in Python and in JSON, and from 1 in all text for people, move texts included.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any, NamedTuple, Self, cast

from typing_extensions import TypedDict

from klotz import notebook
from klotz.errors import KlotzError
from klotz.games.arrays import NumberedMoves
from klotz.games.legal_moves import LegalMoves
from klotz.games.moves import (
    CHANCE,
    LONGEST_MOVE,
    Chance,
    IllegalMove,
    InvalidMove,
    Move,
    MoveError,
)
from klotz.games.outcomes import Outcome, OutcomeView, Score, ScoreView
from klotz.games.record import FORMAT, Json, Record, RecordError, Variation
from klotz.games.rulebook import Game

__all__ = [
    "CHANCE",
    "FORMAT",
    "LONGEST_MOVE",
    "Chance",
    "Game",
    "GameNotOver",
    "IllegalMove",
    "InvalidMove",
    "Json",
    "LegalMoves",
    "Move",
    "MoveError",
    "Outcome",
    "OutcomeView",
    "Record",
    "RecordError",
    "Score",
    "ScoreView",
    "SetupFlaw",
    "State",
    "Variation",
    "View",
]


class GameNotOver(KlotzError, ValueError):
    """The game goes on: it has no result yet."""


class View(TypedDict):
    """What a seat may see of any game, as JSON. Each game adds its own: `games/NAME/view.py`."""

    game: str
    options: Json
    seats: int
    seat: int | None
    """Whose view it is; None is a spectator."""
    colours: list[list[str]]
    """What each seat plays with."""
    due: list[int]
    moves: list[tuple[int, str]]
    """Every move so far, as this seat may know it: the seat and the text."""
    scores: list[ScoreView]
    outcome: OutcomeView | None


class SetupFlaw(NamedTuple):
    """Something in a set-up position that the rules forbid."""

    seat: int
    """Whose it is; of a colour that several share, the first of them."""
    text: str
    """What was set up, as the move that would have brought it there."""
    why: IllegalMove


class _Entry(NamedTuple):
    move: Move
    several_due: bool
    automatic: bool


class State(NumberedMoves, ABC):
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
        """Each legal move once, of one seat or of all that are due, always in the same order.

        Callers use `legal_moves`.
        """

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
        """Play a legal move. Automatic moves that follow from it are recorded with `_note_automatic`.

        If it raises, it must have changed nothing.
        """

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
        """How many legal moves there are. Callers use `len(legal_moves)`."""
        return sum(1 for _ in self.iterate_legal(seat))

    def legal_at(self, place: int, seat: int | None = None) -> Move:
        """The legal move at a place, counted from the end if it is negative. Callers use `legal_moves[place]`."""
        first = place if place >= 0 else self.count_legal(seat) + place
        for move in islice(self.iterate_legal(seat), first, None) if first >= 0 else ():
            return move
        raise IndexError(f"there is no legal move at {place}")

    def chance_at(self, drawn: float) -> Move:
        """What chance does if a number from 0 to 1 is drawn. Callers use `draw` or `legal_moves.random`."""
        for move, probability in self.chances:
            drawn -= probability
            if drawn < 0:
                return move
        if not self.chances:
            raise ValueError(f"chance is not due: {self!r}")
        return self.chances[-1].move  # the probabilities may add up to a little less than one

    def is_legal(self, move: Move) -> bool:
        """Whether a move is legal. Callers use `move in legal_moves`."""
        return move in self.iterate_legal(move.seat)

    def _check(self, move: Move) -> None:
        """Refuse a move that is not legal. A game whose `_apply` does so leaves this empty, and is faster for it."""
        if not self.is_legal(move):
            raise self._why_not(move)

    def setup_flaws(self) -> "tuple[SetupFlaw, ...]":
        """What is on the board of a set-up position and could not have come there by the rules.

        `start` takes positions that no game leads to, for problems and tests; whoever wants a legal one looks here.
        """
        return ()

    @property
    def setup_tells_secrets(self) -> bool:
        """Whether a set-up position names what seats hide from each other: it can be studied, but not played."""
        return self.setup is not None and self.has_secrets

    def perft(self, depth: int) -> int:
        """The number of ways to play `depth` moves, chance included; games that end sooner do not count."""
        if depth == 0:
            return 1
        if depth == 1:
            return self.count_legal()
        leaves = 0
        for move in list(self.iterate_legal()):
            self.push_known(move)
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

    def likelier_last(self, hidden: Sequence[Move], followed: Sequence[Move]) -> list[Move]:
        """What a hidden move may have been, ordered by what was seen to follow: what explains it comes last."""
        return list(hidden)

    # ------------------------------------------------------------------ common to all games

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves that may be played now: a sequence that is generated when it is looked at.

        >>> import klotz
        >>> klotz.game("blokus").start().legal_moves[:2]
        [Move(seat=0, text='a20'), Move(seat=0, text='a20,b20')]
        """
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
        """Whether the game is over: nobody is due."""
        return not self.due

    @property
    def result(self) -> Outcome:
        """How the game ended. GameNotOver while it goes on, when `outcome` is None."""
        outcome = self.outcome()
        if outcome is None:
            raise GameNotOver(f"the game goes on, so it has no result yet: {self!r}")
        return outcome

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

    def play(self, text: str, seat: int | None = None) -> Move:
        """Play a move from its text: `parse` and `push` in one. Returns the move in canonical form.

        >>> import klotz
        >>> klotz.game("blokus").start().play("B20, A20")
        Move(seat=0, text='a20,b20')
        """
        move = self.parse(text, seat)
        self.push_known(move)
        return move

    def push(self, move: Move) -> None:
        """Play a legal move. Raises if it is not, with the reason, and leaves the state as it was."""
        if not isinstance(move, Move):
            raise TypeError(f"a Move is pushed, not {type(move).__name__!r}: `play` takes the text of a move")
        seat, text = cast("tuple[object, object]", move)  # whatever it was made of
        if not (isinstance(seat, int) and isinstance(text, str)):
            raise TypeError(f"a move is a seat and a text, not {move!r}")
        self._check(move)
        self.push_known(move)

    def push_known(self, move: Move) -> None:
        """Play a move that is known to be legal: a search saves the time to check it."""
        before = len(self._log)
        self._log.append(_Entry(move, len(self.due) > 1, False))
        try:
            self._apply(move)
        except BaseException:
            del self._log[before:]
            raise
        self._made += 1

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
        self.push_known(move)
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
            "colours": [list(self.game.colours(each)) for each in range(self.seats)],
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

    def _why_not(self, move: Move) -> Exception:
        """Why a move is not legal."""
        try:
            meant = self.parse(move.text, move.seat)
        except MoveError as error:
            return error
        return InvalidMove(f"this move is written {meant.text!r}, not {move.text[:80]!r}")

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

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        # No need to send what a state has computed: replaying its record restores everything.
        return self.game.replay, (self.game.record(self),)

    def _repr_svg_(self) -> str:
        return notebook.svg(self, "klotz.records.drawing:picture")

    def __repr__(self) -> str:
        return f"<{self.game.name}, {self.seats} seats, {len(self._log)} moves, due {self.due}>"
