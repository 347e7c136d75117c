"""The tables of one node: opens them, lets people act, stores the events, tells everybody.

The database decides. What is in memory is a copy that can be discarded at any time; if another node was first
to use a number, this one reads what happened and reconsiders the action.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from time import perf_counter
from typing import Any, Final, Protocol

from sqlalchemy.ext.asyncio import AsyncEngine

from klotz import fairness
from klotz.games.contract import CHANCE
from klotz.server.accounts.ratings import rate
from klotz.server.live import metrics, projection
from klotz.server.live.bus import Bus
from klotz.server.live.listener import Listener
from klotz.server.live.live_table import LONGEST_GAP, LiveTable, Row, greeting
from klotz.server.live.monotonic_clock import MonotonicClock
from klotz.server.live.new_tables import agreement_of, seat_rows, table_row, turned
from klotz.server.live.readiness import Readiness
from klotz.server.refusals import Code, Refusal, Thing, not_found
from klotz.server.store.tables import TableStore
from klotz.server.store.writer import Append, Conflict, StoreGone, Writer
from klotz.server.tables.actions import Action, Actor, RematchAction, perform
from klotz.server.tables.agreement import Agreement, TableWish
from klotz.server.tables.decisions import Decision, opening
from klotz.server.tables.events import Event
from klotz.server.tables.table import FINISHED, Table

_log = logging.getLogger(__name__)

_TRIES: Final = 5

Decide = Callable[[Decision], None]


class Thinkers(Protocol):
    """Finds moves for computer seats."""

    def ask(self, table: Table) -> None:
        """Find a move for every computer that is due, some time soon."""

    async def run(self, kind: str, arguments: dict[str, Any]) -> Any:
        """Answer a question now: see `thinking.answer`. Refusal if nobody does."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...


class Tables:
    def __init__(
        self, engine: AsyncEngine, writer: Writer, bus: Bus, clock: MonotonicClock, *, most_open: int
    ) -> None:
        self.store: Final = TableStore(engine)
        self.writer: Final = writer
        self.bus: Final = bus
        self.clock: Final = clock
        self.thinkers: Thinkers | None = None
        self.readiness: Readiness | None = None
        """Whose gates are waited at before a game is looked at; None where all of them are loaded."""
        self._most_open = most_open
        self._open: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._people: dict[str, set[Listener]] = {}

    # ------------------------------------------------------------------ doors

    async def create(self, actor: Actor, wish: TableWish) -> str:
        """A new table; returns its id."""
        if self.readiness is not None:
            await self.readiness.rules(wish.game)
        seed = fairness.new_seed()
        agreement = agreement_of(wish, actor, seed)
        return await self._create(actor, agreement, seed, wish.nonce)

    async def act(
        self, table_id: str, actor: Actor, action: Action, answering: Listener | None = None, re: Any = None
    ) -> Sequence[Event]:
        """Carry out an action. Returns when it is durable; raises Refusal, and then nothing has changed.

        `answering` is the connection it came by, which is told of it with `re`, its own id for the action.
        """
        live = await self.opened(table_id)
        new_table = _new_id() if isinstance(action, RematchAction) else ""

        def decide(decision: Decision) -> None:
            perform(decision, actor, action, invite=live.invite, new_table=new_table)

        if isinstance(action, RematchAction):
            return await self._rematch(live, actor, decide, new_table)
        return await self._decide(live, decide, answering, re)

    async def computer_moves(self, table_id: str, seat: int, answers: int, text: str) -> None:
        live = await self.opened(table_id)
        await self._decide(live, lambda decision: decision.computer_move(seat, answers, text))

    async def time_up(self, table_id: str) -> None:
        live = await self.opened(table_id)
        await self._decide(live, lambda decision: decision.time_up())

    async def look(self, table_id: str, see: Callable[[Table], Any], at_least: int = 0) -> Any:
        """Look at a table while nothing changes; `at_least` is a number that it is known to have come to."""
        live = await self.opened(table_id)
        async with live.lock:
            return see(await self._current(live, at_least))

    async def invite(self, table_id: str, person: str) -> str | None:
        """The invitation, for those who may pass it on: the host and the seated players."""
        live = await self.opened(table_id)
        async with live.lock:
            table = await self._current(live)
            if person == table.agreement.made_by or person in table.people:
                return live.invite
        return None

    def reread(self, person: str) -> None:
        """A person's name has changed in the database: read their tables anew when they are next looked at."""
        for live in self._open.values():
            if live.table is not None and person in live.table.people and not live.lock.locked():
                live.table = None

    async def events_after(self, table_id: str, number: int) -> Sequence[Event]:
        return await self.store.events(table_id, number)

    @asynccontextmanager
    async def listening(
        self, table_id: str, listener: Listener, after: int | None
    ) -> AsyncIterator[LiveTable]:
        """Send a listener what it missed or the current state, and from then on everything that happens."""
        live = await self._listened_to(table_id, listener, after)
        try:
            yield live
        finally:
            live.listeners.discard(listener)

    async def _listened_to(self, table_id: str, listener: Listener, after: int | None) -> LiveTable:
        while True:
            live = await self.opened(table_id)
            async with live.lock:
                # It may have been closed to make room before we got here: nobody would ever tell us anything.
                if self._open.get(table_id) is live:
                    table = await self._current(live, after or 0)
                    listener.send(greeting(table, listener, await self._missed_by(live, table, after)))
                    live.listeners.add(listener)
                    return live

    async def _missed_by(self, live: LiveTable, table: Table, after: int | None) -> list[Event] | None:
        """What somebody missed who knows of all up to a number; None if that is unknown or too much."""
        if after is None or not 0 <= table.number - after <= LONGEST_GAP:
            return None
        found = await self.store.events(live.id, after)
        # Another node may have gone on since this copy was read; that is told when it is read here.
        return [event for event in found if event.number <= table.number]

    @contextmanager
    def notifying(self, listener: Listener) -> Iterator[None]:
        """Tell a person's listener whenever it becomes their turn, at any table."""
        assert listener.person is not None
        following = self._people.setdefault(listener.person, set())
        following.add(listener)
        try:
            yield
        finally:
            following.discard(listener)
            if not following:
                self._people.pop(listener.person, None)

    async def heard(self, table_id: str, people: Sequence[str]) -> None:
        """Another node has changed a table."""
        self._notify(table_id, people)
        live = self._open.get(table_id)
        if live is not None:
            await self.catch_up(live)

    def _notify(self, table_id: str, people: Sequence[str]) -> None:
        for person in people:
            for listener in self._people.get(person, ()):
                listener.send(projection.dumps({"type": "your_turn", "table": table_id}))

    async def catch_up(self, live: LiveTable) -> None:
        async with live.lock:
            if live.table is not None:
                await self._read_on(live, live.table)
            elif live.listeners:
                await self._current(live)

    async def catch_up_all(self) -> None:
        """While notifications do not arrive: check every table that somebody follows."""
        for live in list(self._open.values()):
            if live.listeners:
                await self.catch_up(live)

    async def missed(self) -> None:
        """Notifications may have been lost until now: nothing that is in memory is known to be the latest."""
        for live in list(self._open.values()):
            async with live.lock:
                live.table = None
                if live.listeners:
                    await self._current(live)

    @property
    def open_tables(self) -> int:
        return len(self._open)

    @property
    def listeners(self) -> int:
        return sum(len(live.listeners) for live in self._open.values())

    # ------------------------------------------------------------------ opening

    async def opened(self, table_id: str) -> LiveTable:
        live = self._open.get(table_id)
        if live is not None:
            self._open.move_to_end(table_id)
            return live
        # However many ask at once, the table is opened once.
        task = self._opening.get(table_id)
        if task is None:
            task = self._opening[table_id] = asyncio.create_task(self._opened_anew(table_id))
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def _opened_anew(self, table_id: str) -> LiveTable:
        secrets_of = await self.store.secrets(table_id)
        if secrets_of is None:
            raise not_found(Thing.TABLE)
        live = LiveTable(table_id, *secrets_of)
        self._open[table_id] = live
        self._make_room()
        return live

    def _make_room(self) -> None:
        """Close tables that nobody follows, the longest unused first."""
        if len(self._open) <= self._most_open:
            return
        for table_id, live in list(self._open.items()):
            if not live.listeners and not live.lock.locked():
                del self._open[table_id]
                if len(self._open) <= self._most_open:
                    return

    async def _current(self, live: LiveTable, at_least: int = 0) -> Table:
        """The table, replayed if it is not in memory. Only with the lock held.

        `at_least` is a number that a client knows of: it may have learnt it elsewhere before our notification
        arrived.
        """
        if live.table is not None:
            if live.table.number < at_least or not self.bus.is_up:
                await self._read_on(live, live.table)
        else:
            events = await self.store.events(live.id, 0)
            if self.readiness is not None:
                await self.readiness.rules(events[0].data["game"])
            live.table = table = Table.of(live.id, events)
            live.row = None
            if live.listeners:
                live.tell(table, [event for event in events if event.number > live.told])
            live.told = table.number
        return live.table

    async def _read_on(self, live: LiveTable, table: Table) -> bool:
        """Whether another node has done something that was not known here yet."""
        missed = await self.store.events(live.id, table.number)
        for event in missed:
            table.apply(event)
            live.row = None
        live.tell(table, missed)
        return bool(missed)

    # ------------------------------------------------------------------ deciding

    async def _decide(
        self, live: LiveTable, decide: Decide, answering: Listener | None = None, re: Any = None
    ) -> Sequence[Event]:
        async with live.lock:
            began = perf_counter()
            for _ in range(_TRIES):
                table = await self._current(live)
                if live.row is None:
                    live.row = Row.of(table)
                decision = Decision(table, live.seed, self.clock.now())
                try:
                    decide(decision)
                    if not decision.events:
                        return ()
                    row = Row.of(table)
                    await self.writer.append(self._append(table, decision.events, live.row, row))
                except Conflict:
                    metrics.LOST_RACE.inc()
                    live.table = None  # another node was first: read what happened, and reconsider
                except StoreGone as error:
                    metrics.NOT_KEPT.inc()
                    live.table = None
                    _log.error("a move could not be kept: %s", error)
                    raise Refusal(Code.STORE_GONE) from None
                except Refusal:
                    metrics.REFUSED.inc()
                    if decision.events:
                        live.table = None
                    # It may be refused only because another node's notification has not arrived: then look again.
                    elif not self.bus.is_alone and await self._read_on(live, table):
                        continue
                    raise
                except BaseException:
                    live.table = None  # what is in memory may not be what is in the database
                    raise
                else:
                    metrics.KEPT.inc()
                    metrics.DECISION_SECONDS.observe(perf_counter() - began)
                    live.row = row
                    live.tell(table, decision.events, answering, re)
                    self._announce(table, row)
                    return decision.events
        raise Refusal(Code.BUSY)

    def _append(self, table: Table, events: Sequence[Event], before: Row, after: Row) -> Append:
        append = Append(table.id, events)
        if after != before:
            append.changes = {**after._asdict(), "changed_at": events[-1].at}
        if after.status != before.status or any(event.kind in ("sat", "left") for event in events):
            append.seats = seat_rows(table)
        if after.status == FINISHED != before.status and table.agreement.rated:
            append.also = self._rating(table, events[-1].at)
        return append

    def _rating(self, table: Table, at: int) -> Any:
        assert table.outcome is not None
        results = [
            (seat.person, rank) for seat, rank in zip(table.seats, table.outcome["ranks"], strict=True)
        ]

        async def also(connection: Any) -> None:
            await rate(connection, table.id, table.agreement.game, results, at)

        return also

    def _announce(self, table: Table, row: Row) -> None:
        people = [
            seat.person
            for seat in (table.seats[number] for number in table.due if number != CHANCE)
            if seat.person is not None and seat.level is None
        ]
        self._notify(table.id, people)
        self.bus.tell(table.id, people)
        if self.thinkers is not None and row.computer_due:
            self.thinkers.ask(table)

    # ------------------------------------------------------------------ new tables

    async def _create(
        self, actor: Actor, agreement: Agreement, seed: str, nonce: str, table_id: str | None = None
    ) -> str:
        table_id = table_id or _new_id()
        now = self.clock.now()
        live = LiveTable(table_id, seed, secrets.token_urlsafe(12))
        table = live.table = Table(table_id)
        decision = opening(table, seed, now, agreement.model_dump(), actor.name, nonce)
        live.told = table.number
        try:
            await self.writer.append(
                Append(table_id, decision.events, new=table_row(live, table, now), seats=seat_rows(table))
            )
        except StoreGone as error:
            _log.error("a table could not be kept: %s", error)
            raise Refusal(Code.STORE_GONE) from None
        self._open[table_id] = live
        self._make_room()
        self._announce(table, Row.of(table))
        return table_id

    async def _rematch(
        self, live: LiveTable, actor: Actor, decide: Decide, new_table: str
    ) -> Sequence[Event]:
        """First the new table, then the old one's pointer to it: if that fails, an empty table is all that stays."""
        async with live.lock:
            table = await self._current(live)
            decide(Decision(Table.of(live.id, await self.store.events(live.id, 0)), live.seed, 0))
            seed = fairness.new_seed()
            agreement = turned(table, actor, seed)
        await self._create(actor, agreement, seed, "", new_table)
        return await self._decide(live, decide)


def _new_id() -> str:
    return secrets.token_urlsafe(9)
