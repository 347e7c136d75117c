"""The state of a table, as a fold over its events."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from klotz import fairness
from klotz.fairness import Draw
from klotz.games.contract import CHANCE, Move, Outcome, OutcomeView, Record, State
from klotz.server.tables.agreement import Agreement, HotSeat, Me, Reserved, Seat
from klotz.server.tables.clock import TableClock
from klotz.server.tables.events import Event

WAITING: Final = "waiting"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
CLOSED: Final = "closed"

AWAY_AFTER: Final = 60_000
"""Without a clock, a computer may stand in for a player who has not moved for this many milliseconds."""


@dataclass(slots=True)
class UndoRequest:
    """A request to take back a number of moves."""

    seat: int
    moves: int
    agreed: set[int] = field(default_factory=set)


class Table:
    """Folds events and trusts them: `decisions` has checked them.

    `number` is that of the last event; `changed` that of the last event an action must know of.
    """

    __slots__ = (
        "agreement",
        "chances",
        "changed",
        "chat",
        "clock",
        "game",
        "id",
        "last_at",
        "nonces",
        "number",
        "outcome",
        "rematch",
        "seats",
        "seed",
        "state",
        "status",
        "undo",
        "undo_refused",
    )

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.number = 0
        self.changed = 0
        self.last_at = 0
        self.status = WAITING
        self.seats: list[Seat] = []
        self.state: State | None = None
        self.chances = 0
        self.nonces: tuple[str, ...] = ()
        self.undo: UndoRequest | None = None
        self.undo_refused: int | None = None
        """Whose request to take back was refused since the last move."""
        self.outcome: OutcomeView | None = None
        self.seed: str | None = None
        self.rematch: str | None = None

    @classmethod
    def of(cls, table_id: str, events: Iterable[Event]) -> "Table":
        table = cls(table_id)
        for event in events:
            table.apply(event)
        return table

    def apply(self, event: Event) -> None:
        if event.number != self.number + 1:
            raise ValueError(f"event {event.number} does not follow number {self.number}")
        _FOLLOW[event.kind](self, event)
        self.number = event.number
        self.last_at = event.at
        if event.changes_game:
            self.changed = event.number

    # ------------------------------------------------------------------ what is asked about it

    @property
    def due(self) -> tuple[int, ...]:
        """Whose turn it is; nobody's while the table is waiting or over."""
        return self.state.due if self.state is not None and self.status == PLAYING else ()

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    @property
    def people(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person is not None}

    @property
    def computers_due(self) -> list[int]:
        return [seat for seat in self.due if seat != CHANCE and self.seats[seat].level is not None]

    def away_at(self, seat: int) -> int | None:
        """The time from which the others may let a computer stand in for a seat; None if they may not at all.

        With a clock, the clock decides, and in a rated game no computer plays for anybody.
        """
        waited_for = self.seats[seat]
        if waited_for.asked_since is None or waited_for.level is not None:
            return None
        if self.clock.is_on or self.agreement.rated:
            return None
        return waited_for.asked_since + AWAY_AFTER

    def draw(self, seed: str) -> Draw:
        return Draw(seed, self.nonces)

    def eyes(self, person: str | None) -> int | None:
        """The seat whose view a person gets. With several seats, on one device, they see what everybody may see."""
        held = self.seats_of(person)
        return held[0] if len(held) == 1 else None

    def may_see_record(self) -> bool:
        """Whether the record contains nothing that has to stay hidden."""
        return self.status == FINISHED or self.state is None or not self.state.has_secrets

    def record(self) -> Record:
        """The game so far; a finished one has the tags to verify its chance moves."""
        state = self.state if self.state is not None else self.game.start(len(self.seats))
        record = self.game.record(state)
        tags = {"table": self.id}
        if self.outcome is not None and record.result is None:
            tags["ended"] = str(self.outcome["reason"])
            tags["ranks"] = " ".join(str(rank) for rank in self.outcome["ranks"])
        if self.seed is not None:
            tags |= fairness.tags(self.draw(self.seed))
        names = tuple(seat.name or f"computer, level {seat.level}" for seat in self.seats)
        return replace(record, names=names, tags=tags)

    # ------------------------------------------------------------------ before the game

    def _created(self, event: Event) -> None:
        self.agreement = Agreement.model_validate(event.data)
        self.game = self.agreement.make_game()
        self.chat = self.agreement.chat
        self.seats = [Seat(place) for place in self.agreement.seats]
        self.clock = TableClock(self.agreement.clock, len(self.seats))

    def _sat(self, event: Event) -> None:
        seat = self._seat(event)
        seat.person, seat.name, seat.nonce = event.data["person"], event.data["name"], event.data["nonce"]

    def _left(self, event: Event) -> None:
        assert event.seat is not None
        self.seats[event.seat] = self._seat(event).turned_over()

    def _started(self, event: Event) -> None:
        self.nonces = tuple(event.data["nonces"])
        turned = list(self.seats)
        for place, seat in enumerate(event.data["order"]):
            turned[seat] = self.seats[place]
        self.seats = turned
        self.state = self.game.start(len(self.seats))
        self.status = PLAYING
        self._turn(event.at)

    # ------------------------------------------------------------------ the game

    def _moved(self, event: Event) -> None:
        assert self.state is not None
        assert event.seat is not None
        self.state.push(Move(event.seat, event.data["text"]))
        self.undo = self.undo_refused = None
        if event.seat == CHANCE:
            self.chances += 1
        else:
            self.clock.moved(event.seat, event.at)
            self.seats[event.seat].asked_since = None
        self._turn(event.at)

    def _turn(self, at: int) -> None:
        """Clocks run for those whose turn it is, unless a computer moves for them."""
        due = self.due
        if due == (CHANCE,):
            due = ()
        for number, seat in enumerate(self.seats):
            if number not in due:
                seat.asked_since = None
            elif seat.asked_since is None:
                seat.asked_since = at
        if self.clock.is_on:
            self.clock.turn_to(tuple(seat for seat in due if self.seats[seat].level is None), at)

    def _undo_asked(self, event: Event) -> None:
        assert event.seat is not None
        self.undo = UndoRequest(event.seat, event.data["moves"])

    def _undo_agreed(self, event: Event) -> None:
        assert self.undo is not None
        assert event.seat is not None
        self.undo.agreed.add(event.seat)

    def _undo_was_refused(self, event: Event) -> None:
        assert self.undo is not None
        self.undo_refused, self.undo = self.undo.seat, None

    def _undone(self, event: Event) -> None:
        assert self.state is not None
        for _ in range(event.data["moves"]):
            self.state.pop()
        self.undo = self.undo_refused = None
        self._turn(event.at)

    def _out(self, event: Event) -> None:
        seat = self._seat(event)
        seat.is_out = True
        # The game continues as if they were away; a middling level is fair to everybody.
        seat.stand_in = event.data.get("level")
        self._turn(event.at)

    def _taken_over(self, event: Event) -> None:
        self._seat(event).stand_in = event.data["level"]
        self._turn(event.at)

    def _handed_back(self, event: Event) -> None:
        self._seat(event).stand_in = None
        self._turn(event.at)

    # ------------------------------------------------------------------ beside and after the game

    def _said(self, event: Event) -> None:
        """Chat changes nothing about the table."""

    def _chat(self, event: Event) -> None:
        self.chat = event.data["on"]

    def _finished(self, event: Event) -> None:
        self.status = FINISHED
        self.outcome = event.data["outcome"]
        self.seed = event.data["seed"]
        self.clock.turn_to((), event.at)
        self.undo = None

    def _rematch(self, event: Event) -> None:
        self.rematch = event.data["table"]

    def _closed(self, event: Event) -> None:
        self.status = CLOSED

    def _seat(self, event: Event) -> Seat:
        assert event.seat is not None
        return self.seats[event.seat]


_FOLLOW: Final[Mapping[str, Callable[[Table, Event], None]]] = {
    "created": Table._created,
    "sat": Table._sat,
    "left": Table._left,
    "started": Table._started,
    "moved": Table._moved,
    "undo_asked": Table._undo_asked,
    "undo_agreed": Table._undo_agreed,
    "undo_refused": Table._undo_was_refused,
    "undone": Table._undone,
    "resigned": Table._out,
    "time_up": Table._out,
    "taken_over": Table._taken_over,
    "handed_back": Table._handed_back,
    "said": Table._said,
    "chat": Table._chat,
    "finished": Table._finished,
    "rematch": Table._rematch,
    "closed": Table._closed,
}


def is_for(place: object, person: str, made_by: str) -> bool:
    """Whether a place is reserved for this person."""
    match place:
        case Me() | HotSeat():
            return person == made_by
        case Reserved(person=kept_for):
            return person == kept_for
    return False


def final_outcome(state: State, seats: list[Seat], reason: str | None) -> OutcomeView:
    """The outcome for everybody. Players who gave up rank behind those who did not, whatever the board says."""
    outcome = state.outcome()
    if outcome is None:
        totals = [score.total for score in state.score_sheet()]
        outcome = Outcome.by_score(totals, reason or "", lowest_wins=state.game.lowest_wins)
    places = [(seat.is_out, rank) for seat, rank in zip(seats, outcome.ranks, strict=True)]
    ranks = tuple(1 + sum(other < own for other in places) for own in places)
    return Outcome(outcome.scores, ranks, outcome.reason).json()
