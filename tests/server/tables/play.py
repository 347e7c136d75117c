"""A table in memory, for tests of what happens at one: no database, a clock that is set by hand."""

from random import Random
from typing import Any, Final

from pydantic import TypeAdapter

from klotz import fairness
from klotz.server.live import projection
from klotz.server.live.new_tables import turned
from klotz.server.refusals import Refusal
from klotz.server.tables import committing
from klotz.server.tables.actions import Actor
from klotz.server.tables.agreement import Agreement, Reserved, TableWish
from klotz.server.tables.decisions import Decision, opening
from klotz.server.tables.events import Event
from klotz.server.tables.table import Table
from klotz.server.web.models.events import EventOut
from klotz.server.web.models.tables import SnapshotOut

EVENTS: Final[TypeAdapter[EventOut]] = TypeAdapter(EventOut)

ADA, BEN, CAT, EVE = "ada", "ben", "cat", "eve"


class Play:
    """A table and the events that made it."""

    def __init__(
        self, game: str = "blokus-duo", seats: list[dict[str, Any]] | None = None, **terms: Any
    ) -> None:
        self.seed = terms.pop("seed", "a seed")
        self.now = 1_000_000
        self.events: list[Event] = []
        wish = TableWish.model_validate(
            {"game": game, "seats": seats or [{"kind": "me"}, {"kind": "open"}], **terms}
        )
        agreement = Agreement(
            **wish.terms(),
            commitment=fairness.commitment(self.seed),
            made_by=ADA,
            fairness=fairness.COMMITTED,
        )
        self._open(agreement)

    def _open(self, agreement: Agreement) -> None:
        self.table = Table("t")
        self._take(opening(self.table, self.seed, self.now, agreement.model_dump(), "Ada"))

    def rematch(self, seed: str = "another seed") -> "Play":
        """The next game, with everybody who played this one."""
        self.do("rematch", self.seats(ADA), "next")
        again = Play.__new__(Play)
        again.seed, again.now, again.events = seed, self.now, []
        agreement = turned(self.table, Actor(ADA, "Ada"), seed)
        again._open(agreement)
        for place in agreement.seats:
            if isinstance(place, Reserved):
                again.sit(place.person)
        return again

    def _take(self, decision: Decision) -> list[str]:
        self.events += decision.events
        # Whatever happens at a table, its events alone tell it.
        twin = Table.of("t", self.events)
        for person in (ADA, BEN, CAT, EVE, None):
            seen = projection.snapshot(twin, person)
            assert seen == projection.snapshot(self.table, person)
            SnapshotOut.model_validate(seen)
        for event in decision.events:
            EVENTS.validate_python(projection.seen_event(self.table, event, None))
        return [event.kind for event in decision.events]

    def do(self, what: str, *arguments: Any, **named: Any) -> list[str]:
        """Do something at the table; the kinds of events that followed."""
        decision = Decision(self.table, self.seed, self.now)
        if what in ("commit", "reveal"):
            getattr(committing, what)(decision, *arguments, **named)
        else:
            getattr(decision, what)(*arguments, **named)
        return self._take(decision)

    def refused(self, what: str, *arguments: Any, **named: Any) -> Refusal:
        """Try something that is refused, and see that nothing has changed."""
        before = [projection.snapshot(self.table, person) for person in (ADA, BEN, None)]
        try:
            done = self.do(what, *arguments, **named)
        except Refusal as refusal:
            assert [projection.snapshot(self.table, person) for person in (ADA, BEN, None)] == before
            return refusal
        raise AssertionError(f"not refused: {done}")

    def sit(self, person: str, **named: Any) -> list[str]:
        return self.do("sit", person, person.title(), **{"seat": None, "invited": False, **named})

    def seats(self, person: str) -> list[int]:
        return self.table.seats_of(person)

    def move(self, person: str, text: str | None = None, answers: int | None = None) -> list[str]:
        text = self.legal(person)[0] if text is None else text
        return self.do("move", self.seats(person), self.number(answers), text, None)

    def number(self, answers: int | None = None) -> int:
        return self.table.number if answers is None else answers

    def legal(self, person: str) -> list[str]:
        due = [seat for seat in self.seats(person) if seat in self.table.due]
        return projection.legal_texts(self.table, due[0])

    def play_on(self, random: Random, most: int = 10_000) -> None:
        """Random moves of whoever is due, people and computers, to the end or so many."""
        for _ in range(most):
            if not self.table.due:
                return
            seat = self.table.due[0]
            text = random.choice(projection.legal_texts(self.table, seat))
            if self.table.seats[seat].level is not None:
                self.do("computer_move", seat, self.table.number, text)
            else:
                self.do("move", [seat], self.table.number, text, None)
