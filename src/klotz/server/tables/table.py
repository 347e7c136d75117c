"""The state of a table, as a fold over its events."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from pydantic import TypeAdapter

from klotz import fairness, games
from klotz.fairness import Draw
from klotz.games.contract import CHANCE, Move, Outcome, OutcomeView, Record, State
from klotz.server.tables.agreement import Agreement, HotSeat, Me, NamedComputer, Reserved, Seat
from klotz.server.tables.clock import TableClock
from klotz.server.tables.events import Event
from klotz.server.tables.first import First

_FIRST: Final[TypeAdapter[First]] = TypeAdapter(First)

WAITING: Final = "waiting"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
CLOSED: Final = "closed"

COMMIT_MILLISECONDS: Final = 10_000
"""How long a full table waits for a host who has said that they will commit to a nonce."""
NUDGE_AFTER: Final = 60_000
"""Without a clock, whoever has not moved for this many milliseconds may be asked whether they are still there."""
NUDGE_LASTS: Final = 60_000
"""How long they have to say so, or to move, before the others may let a computer play on."""
HERE_LASTS: Final = 300_000
"""How long nobody is asked again who has said that they are there: they are thinking."""


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
        "first",
        "first_lot",
        "full_since",
        "game",
        "id",
        "last_at",
        "lots",
        "number",
        "outcome",
        "places",
        "rematch",
        "revealing",
        "seats",
        "seed",
        "state",
        "status",
        "undo",
        "undo_refused",
        "undone_at",
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
        self.places: list[Seat] = []
        """The seats in the order in which the table was asked for, whatever became of them by lot or colour."""
        self.lots: tuple[int, ...] | None = None
        """What was drawn for the places; None if nothing was."""
        self.first_lot: tuple[int, int] | None = None
        """What was drawn for who begins, and of how many; None if nothing was."""
        self.full_since: int | None = None
        """Since when all seats have been taken."""
        self.revealing: int | None = None
        """Until when nonces are waited for, once the commitments are closed."""
        self.undo: UndoRequest | None = None
        self.undo_refused: int | None = None
        """Whose request to take back was refused since the last move."""
        self.undone_at = 0
        """The number of the last event that took moves back."""
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
        if self.status == WAITING:
            self._note_full(event.at)

    # ------------------------------------------------------------------ what is asked about it

    @property
    def due(self) -> tuple[int, ...]:
        """Whose turn it is; nobody's while the table is waiting or over."""
        return self.state.due if self.state is not None and self.status == PLAYING else ()

    @property
    def is_full(self) -> bool:
        return all(seat.is_taken for seat in self.seats)

    @property
    def awaits_commitment(self) -> bool:
        """Whether the host has said that they will commit to a nonce, and has not yet."""
        own = self.seats_of(self.agreement.made_by) if self.agreement.commits else []
        return bool(own) and self.seats[own[0]].commitment is None

    @property
    def start_deadline(self) -> int | None:
        """When the game starts, even if somebody who should commit or reveal has not."""
        if self.status != WAITING or self.full_since is None:
            return None
        if self.revealing is not None:
            return self.revealing
        return self.full_since + COMMIT_MILLISECONDS if self.awaits_commitment else None

    def names(self, person: str) -> bool:
        """Whether somebody's name is known here, also of a seat that is kept for them or that they gave a name."""
        kept = (place.person for place in self.agreement.seats if isinstance(place, Reserved))
        return person == self.agreement.made_by or person in self.people or person in kept

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

    @property
    def is_attended(self) -> bool:
        """Whether anybody plays here themselves, and not only computers."""
        return any(seat.person is not None and seat.level is None for seat in self.seats)

    def away_at(self, seat: int) -> int | None:
        """The time from which the others may let a computer stand in for a seat; None if they may not at all.

        They have to ask first whether anybody is there. With a clock, the clock decides, and in a rated game no
        computer plays for anybody.
        """
        return self.seats[seat].nudged_until if self.nudge_at(seat) is not None else None

    def nudge_at(self, seat: int) -> int | None:
        """The time from which a player may be asked whether they are still there; None if nobody waits for them."""
        waited_for = self.seats[seat]
        if waited_for.asked_since is None or waited_for.level is not None:
            return None
        if self.clock.is_on or self.agreement.result_counts:
            return None
        patient = 0 if waited_for.here_at is None else waited_for.here_at + HERE_LASTS
        return max(waited_for.asked_since + NUDGE_AFTER, patient)

    @property
    def nonces(self) -> tuple[str, ...]:
        """What has been revealed, place by place; empty where nothing was."""
        return tuple(seat.nonce for seat in self.places)

    def draw(self, seed: str) -> Draw:
        return Draw(seed, self.nonces, tuple(seat.counts_from for seat in self.places))

    def eyes(self, person: str | None) -> int | None:
        """The seat whose view a person gets. With several seats, on one device, they see what everybody may see."""
        held = self.seats_of(person)
        return held[0] if len(held) == 1 else None

    def may_see_record(self) -> bool:
        """Whether the record contains nothing that has to stay hidden."""
        return self.status == FINISHED or self.state is None or not self.state.has_secrets

    def record(self) -> Record:
        """The game so far; a finished one has the tags to verify its chance moves."""
        state = self.state if self.state is not None else self._start()
        record = self.game.record(state)
        tags = {"table": self.id}
        if self.outcome is not None and record.result is None:
            tags["ended"] = str(self.outcome["reason"])
            tags["ranks"] = " ".join(str(rank) for rank in self.outcome["ranks"])
        if self.seed is not None:
            commitments = [seat.commitment for seat in self.places]
            tags |= fairness.tags(
                self.draw(self.seed), self.agreement.fairness, commitments, self.lots, self.first_lot
            )
        names = tuple(seat.recorded_name for seat in self.seats)
        return replace(self._as_agreed(record), names=names, tags=tags)

    def _start(self) -> State:
        return self.game.start(len(self.seats), self.agreement.setup)

    def _as_agreed(self, record: Record) -> Record:
        """A record in the format of the agreement: what that need not say is left out, as it was then."""
        agreed = self.agreement
        if agreed.format == record.version:
            return record
        known = games.options(record.game)
        said = {
            name: value
            for name, value in record.options.items()
            if name in agreed.options or value != known[name].default_in(agreed.format)
        }
        return replace(record, options=said, version=agreed.format)

    # ------------------------------------------------------------------ before the game

    def _created(self, event: Event) -> None:
        self.agreement = Agreement.model_validate(event.data)
        self.game = self.agreement.make_game()
        self.chat = self.agreement.chat
        self.first: First = self.agreement.first
        self.seats = [
            Seat(place, colour=place.colour, name=place.name if isinstance(place, NamedComputer) else "")
            for place in self.agreement.seats
        ]
        self.places = list(self.seats)
        self.clock = TableClock(self.agreement.clock, len(self.seats))

    def _sat(self, event: Event) -> None:
        seat = self._seat(event)
        seat.person, seat.name = event.data["person"], event.data["name"]
        seat.nonce = event.data.get("nonce", "")  # at the first tables nonces were told at once

    def _left(self, event: Event) -> None:
        assert event.seat is not None
        self.seats[event.seat] = self.places[event.seat] = self._seat(event).turned_over()

    def _note_full(self, at: int) -> None:
        if not self.is_full:
            self.full_since = None
        elif self.full_since is None:
            self.full_since = at

    def _committed(self, event: Event) -> None:
        self._seat(event).commitment = event.data["commitment"]

    def _revealing(self, event: Event) -> None:
        self.revealing = event.data["until"]

    def _revealed(self, event: Event) -> None:
        self._seat(event).nonce = event.data["nonce"]

    def _colour_chosen(self, event: Event) -> None:
        self._seat(event).colour = event.data["colour"]

    def _first_chosen(self, event: Event) -> None:
        self.first = _FIRST.validate_python(event.data["first"])

    def _started(self, event: Event) -> None:
        for seat in self.seats:
            seat.counts_from = 0 if seat.nonce else None
        lots, first_lot = event.data.get("lots"), event.data.get("first_lot")
        self.lots = None if lots is None else tuple(lots)
        self.first_lot = None if first_lot is None else (first_lot[0], first_lot[1])
        self.game = self.agreement.make_game(event.data.get("options", {}))
        turned = list(self.seats)
        for place, number in enumerate(event.data["order"]):
            turned[number] = self.seats[place]
        self.seats = turned
        self.state = self._start()
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
            mover = self.seats[event.seat]
            mover.asked_since = mover.nudged_until = mover.here_at = None
            mover.is_hurried = False
            mover.has_moved = True
            if mover.nonce and mover.counts_from is None:
                mover.counts_from = max(
                    1, self.chances
                )  # revealed late: what was drawn at the start was without it
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
        self.undone_at = event.number
        for seat in self.seats:
            seat.is_hurried = False  # it was about another position
        self._turn(event.at)

    def _out(self, event: Event) -> None:
        seat = self._seat(event)
        seat.is_out = True
        # The game continues as if they were away; a middling level is fair to everybody.
        seat.stand_in = event.data.get("level")
        self._turn(event.at)

    def _nudged(self, event: Event) -> None:
        self._seat(event).nudged_until = event.data["until"]

    def _here(self, event: Event) -> None:
        seat = self._seat(event)
        seat.here_at, seat.nudged_until = event.at, None

    def _taken_over(self, event: Event) -> None:
        seat = self._seat(event)
        seat.stand_in, seat.nudged_until = event.data["level"], None
        self._turn(event.at)

    def _handed_back(self, event: Event) -> None:
        seat = self._seat(event)
        seat.stand_in, seat.is_hurried = None, False
        self._turn(event.at)

    def _replaced(self, event: Event) -> None:
        self._seat(event).replaced = event.data["why"]

    def _hurried(self, event: Event) -> None:
        self._seat(event).is_hurried = True

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
    "colour_chosen": Table._colour_chosen,
    "first_chosen": Table._first_chosen,
    "committed": Table._committed,
    "revealing": Table._revealing,
    "revealed": Table._revealed,
    "started": Table._started,
    "moved": Table._moved,
    "undo_asked": Table._undo_asked,
    "undo_agreed": Table._undo_agreed,
    "undo_refused": Table._undo_was_refused,
    "undone": Table._undone,
    "resigned": Table._out,
    "time_up": Table._out,
    "nudged": Table._nudged,
    "here": Table._here,
    "taken_over": Table._taken_over,
    "handed_back": Table._handed_back,
    "replaced": Table._replaced,
    "hurried": Table._hurried,
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
