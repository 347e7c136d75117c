"""The tables of one node: opens them, lets people act, stores the events, tells everybody.

The database decides. What is in memory is a copy that can be discarded at any time; if another node was first
to use a number, this one reads what happened and reconsiders the action.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from time import perf_counter
from types import MappingProxyType
from typing import Any, Final, Protocol

from sqlalchemy.ext.asyncio import AsyncEngine

from klotz import fairness
from klotz.games.boxes import Box
from klotz.games.contract import CHANCE
from klotz.server.live import metrics, projection
from klotz.server.live.appending import append_of
from klotz.server.live.aside import Aside
from klotz.server.live.bus import Bus
from klotz.server.live.listener import Listener
from klotz.server.live.live_table import LONGEST_GAP, LiveTable, Row, Watcher, greeting
from klotz.server.live.monotonic_clock import MonotonicClock
from klotz.server.live.new_tables import agreement_of, kept_for, seat_rows, table_row, turned
from klotz.server.live.planning import Planning, Replan
from klotz.server.live.readiness import Readiness
from klotz.server.own_players import OwnPlayers
from klotz.server.refusals import Code, Refusal, Thing, not_found
from klotz.server.store.tables import TableStore
from klotz.server.store.writer import Append, Conflict, StoreGone, Writer
from klotz.server.tables.actions import Action, Actor, RematchAction, perform
from klotz.server.tables.agreement import Agreement, TableWish
from klotz.server.tables.decisions import Decision, opening
from klotz.server.tables.events import Event
from klotz.server.tables.plans import still_open
from klotz.server.tables.table import Table

_log = logging.getLogger(__name__)

_TRIES: Final = 5
_LONG_CLOCKS: Final = ("none", "days")
"""With these a game may take so long that people go away in between."""
_IDLE_SECONDS: Final = 60.0
"""After which a table that nobody follows is put away: reading it again takes milliseconds."""
_PLANNED: Final = "+"
"""Told to other nodes in place of a person: somebody has planned something."""
_FEW_EVENTS: Final = 20
"""More than these are replayed aside: it takes milliseconds."""

Decide = Callable[[Decision], None]


class AsksComputers(Protocol):
    """Finds moves for computer seats."""

    def ask(self, table: Table) -> None:
        """Find a move for every computer that is due, some time soon."""

    def forget(self, table: Table) -> None:
        """These moves are no longer wanted."""


class Tables:
    def __init__(
        self,
        engine: AsyncEngine,
        writer: Writer,
        bus: Bus,
        clock: MonotonicClock,
        aside: Aside,
        *,
        most_open: int,
        most_of_one: int,
        own_players: OwnPlayers = MappingProxyType({}),
    ) -> None:
        self.store: Final = TableStore(engine)
        self.writer: Final = writer
        self.bus: Final = bus
        self.clock: Final = clock
        self.aside: Final = aside
        self.thinkers: AsksComputers | None = None
        self.on_turn_elsewhere: Callable[[str], None] | None = None
        """Told whose turn it is in a game that may take long, if they are not looking."""
        self.readiness: Readiness | None = None
        """Whose gates are waited at before a game is looked at; None where all of them are loaded."""
        self._most_open = most_open
        self._most_of_one = most_of_one
        self._own_players = own_players
        self._open: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._people: dict[str, set[Listener]] = {}
        self._planning = Planning(engine, bus)
        self._following_plans: set[asyncio.Task[Any]] = set()

    # ------------------------------------------------------------------ doors

    async def create(
        self, actor: Actor, wish: TableWish, box: Box | None = None, table_id: str | None = None
    ) -> str:
        """A new table; returns its id. `box` is the one that it is to be played with.

        With a `table_id`, nothing happens if the table is there already.
        """
        if self.readiness is not None:
            await self.readiness.rules(wish.game)
        if table_id is not None and await self.store.secrets(table_id) is not None:
            return table_id
        await self._check_number(actor)
        seed = fairness.new_seed()
        agreement = agreement_of(wish, actor, seed, box, self._own_players)
        try:
            return await self._create(actor, agreement, seed, table_id)
        except Conflict:
            if table_id is None:
                raise
            return table_id  # the same request came twice at once

    async def create_for(
        self, table_id: str, wish: TableWish, people: Sequence[Actor], *, tournament: str | None = None
    ) -> None:
        """A table under an id that was given before, at which people sit already: the first of them is the host.

        They get the places that the wish leaves open, in that order. Nothing happens if the table is there.
        """
        if self.readiness is not None:
            await self.readiness.rules(wish.game)
        host, seed = people[0], fairness.new_seed()
        agreement = kept_for(agreement_of(wish, host, seed), people)
        agreement = agreement.model_copy(update={"tournament": tournament})
        with suppress(Conflict):
            await self._create(host, agreement, seed, table_id, are_all_here=True)

    async def act(
        self, table_id: str, actor: Actor, action: Action, answering: Listener | None = None, re: Any = None
    ) -> Sequence[Event]:
        """Carry out an action. Returns when it is durable; raises Refusal, and then nothing has changed.

        `answering` is the connection it came by, which is told of it with `re`, its own id for the action.
        """
        live = await self.opened(table_id)
        new_table = new_table_id() if isinstance(action, RematchAction) else ""

        def decide(decision: Decision) -> None:
            perform(decision, actor, action, invite=live.invite, new_table=new_table)

        if isinstance(action, RematchAction):
            return await self._rematch(live, actor, action, decide, new_table)
        return await self._decide(live, decide, answering, re)

    async def computer_moves(self, table_id: str, seat: int, answers: int, text: str) -> None:
        live = await self.opened(table_id)
        await self._decide(live, lambda decision: decision.computer_move(seat, answers, text))

    async def replace_player(self, table_id: str, seat: int, answers: int, why: str) -> None:
        live = await self.opened(table_id)
        await self._decide(live, lambda decision: decision.replace_player(seat, answers, why))

    async def time_up(self, table_id: str) -> None:
        live = await self.opened(table_id)
        await self._decide(live, lambda decision: decision.time_up())

    async def expire(self, table_id: str) -> None:
        live = await self.opened(table_id)
        await self._decide(live, lambda decision: decision.expire())

    def forget(self, table_id: str) -> None:
        """A table that has been removed from the database."""
        live = self._open.pop(table_id, None)
        if live is not None:
            for listener in live.listeners:
                listener.end()

    def rest(self) -> None:
        """Give back the memory of tables that nobody follows and nobody has asked about for a while."""
        idle = perf_counter() - _IDLE_SECONDS
        for table_id, live in list(self._open.items()):
            if live.used_at > idle:
                return  # they are in the order of their last use
            if not live.is_followed and not live.lock.locked():
                del self._open[table_id]

    async def look(self, table_id: str, see: Callable[[Table], Any], at_least: int = 0) -> Any:
        """Look at a table while nothing changes; `at_least` is a number that it is known to have come to."""
        live = await self.opened(table_id)
        async with live.lock:
            return see(await self._current(live, at_least))

    async def plan(self, table_id: str, replan: Replan) -> None:
        """Look at what is planned at a table, or change it. Nobody is told."""
        async with self._held(table_id) as live:
            is_new = await self._planning.change(live, await self._current(live), replan)
        if is_new:
            self.bus.tell(table_id, (_PLANNED,))

    async def _follow_plans(self, live: LiveTable, table: Table) -> None:
        """Another node may not have known of a plan when it made the move that was waited for. With the lock held."""
        if await self._planning.is_due(live, table):
            following = asyncio.create_task(self._decide(live, lambda decision: decision.follow_plans()))
            self._following_plans.add(following)
            following.add_done_callback(self._followed_plans)

    def _followed_plans(self, following: asyncio.Task[Any]) -> None:
        self._following_plans.discard(following)
        if not following.cancelled() and (error := following.exception()) is not None:
            _log.warning("a plan could not be followed: %s", type(error).__name__)

    async def secret_number(self, table_id: str, purpose: str) -> int:
        """A number for one purpose at a table, always the same, that nobody can know before the game is over."""
        return fairness.secret_number((await self.opened(table_id)).seed, purpose)

    async def invite(self, table_id: str, person: str) -> str | None:
        """The invitation, for those who may pass it on: the host and the seated players."""
        live = await self.opened(table_id)
        async with live.lock:
            table = await self._current(live)
            if person == table.agreement.made_by or person in table.people:
                return live.invite
        return None

    async def reread(self, person: str) -> None:
        """A person's name may have changed in the database: read their tables anew, and show them to who follows."""
        for live in list(self._open.values()):
            if live.table is None or not live.table.names(person):
                continue
            async with live.lock:
                live.table = live.plans = None
                if live.listeners:
                    table = await self._current(live)
                    for listener in live.listeners:
                        listener.send(greeting(table, listener, None))

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
            self._unwatched(live)

    @asynccontextmanager
    async def watching(self, table_id: str, watcher: Watcher, at_least: int = 0) -> AsyncIterator[None]:
        """Call a watcher with the table now, and after everything that happens."""
        async with self._held(table_id) as live:
            watcher(await self._current(live, at_least))
            live.watchers.add(watcher)
        try:
            yield
        finally:
            live.watchers.discard(watcher)

    async def _listened_to(self, table_id: str, listener: Listener, after: int | None) -> LiveTable:
        async with self._held(table_id) as live:
            table = await self._current(live, after or 0)
            listener.send(greeting(table, listener, await self._missed_by(live, table, after)))
            live.listeners.add(listener)
            self._ask_to_be_watched(live, table)
            return live

    @asynccontextmanager
    async def _held(self, table_id: str) -> AsyncIterator[LiveTable]:
        """A table with its lock, for those who begin to follow it."""
        while True:
            live = await self.opened(table_id)
            async with live.lock:
                # It may have been closed to make room before we got here: nobody would ever tell us anything.
                if self._open.get(table_id) is live:
                    yield live
                    return

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
            if _PLANNED in people:
                live.plans = None
            await self.catch_up(live)

    def _notify(self, table_id: str, people: Sequence[str]) -> None:
        for person in people:
            for listener in self._people.get(person, ()):
                listener.send(projection.dumps({"type": "your_turn", "table": table_id}))

    async def catch_up(self, live: LiveTable) -> None:
        async with live.lock:
            if live.table is not None:
                await self._read_on(live, live.table)
            elif live.is_followed:
                await self._current(live)
            if live.table is not None:
                self._ask_to_be_watched(live, live.table)
                await self._follow_plans(live, live.table)

    async def catch_up_all(self) -> None:
        """While notifications do not arrive: check every table that somebody follows."""
        for live in list(self._open.values()):
            if live.is_followed:
                await self.catch_up(live)

    async def missed(self) -> None:
        """Notifications may have been lost until now: nothing that is in memory is known to be the latest."""
        for live in list(self._open.values()):
            async with live.lock:
                live.table = live.plans = None
                if live.is_followed:
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
            live.used_at = perf_counter()
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
            if not live.is_followed and not live.lock.locked():
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
            live.table = table = await self._replayed(live.id, events)
            live.row = None
            if live.is_followed:
                live.tell(table, [event for event in events if event.number > live.told])
            live.told = table.number
        return live.table

    async def _replayed(self, table_id: str, events: Sequence[Event]) -> Table:
        if len(events) <= _FEW_EVENTS:
            return Table.of(table_id, events)
        return await self.aside.run("tables", Table.of, table_id, events)

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
                planned = await self._planning.at(live, table)
                decision = Decision(table, live.seed, self.clock.now(), planned)
                try:
                    decide(decision)
                    if not decision.events:
                        return ()
                    row, still_planned = Row.of(table), still_open(table, planned)
                    ended = set(planned) - set(still_planned)
                    await self.writer.append(
                        append_of(table, decision.events, live.row, row, ended, self._planning.store)
                    )
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
                    live.row, live.plans = row, still_planned
                    live.tell(table, decision.events, answering, re)
                    self._announce(live, table, decision.events)
                    return decision.events
        raise Refusal(Code.BUSY)

    def _announce(self, live: LiveTable, table: Table, events: Sequence[Event]) -> None:
        people = [
            seat.person
            for seat in (table.seats[number] for number in table.due if number != CHANCE)
            if seat.person is not None and seat.level is None
        ]
        self._notify(table.id, people)
        self.bus.tell(table.id, people)
        # A computer that is thinking is not asked again because people talk meanwhile, or hurry it.
        is_new = any(event.changes_game or event.kind == "taken_over" for event in events)
        if is_new:
            self._ask_computers(live, table)
            self._tell_who_is_elsewhere(live, table, events, people)

    def _tell_who_is_elsewhere(
        self, live: LiveTable, table: Table, events: Sequence[Event], people: Sequence[str]
    ) -> None:
        is_long = table.agreement.clock.kind in _LONG_CLOCKS and len(table.people) > 1
        if self.on_turn_elsewhere is None or not is_long:
            return
        seats = [event.seat for event in events if event.seat is not None and event.seat != CHANCE]
        here = {listener.person for listener in live.listeners} | {table.seats[seat].person for seat in seats}
        for person in set(people) - here:
            self.on_turn_elsewhere(person)

    # ------------------------------------------------------------------ computers

    def _ask_computers(self, live: LiveTable, table: Table) -> None:
        """Computers play on where people play; among themselves only while somebody watches."""
        if self.thinkers is not None and table.computers_due and (table.is_attended or live.listeners):
            self.thinkers.ask(table)

    def _ask_to_be_watched(self, live: LiveTable, table: Table) -> None:
        """Whoever has somebody who watches computers asks for their moves, wherever the last one was made."""
        if not table.is_attended:
            self._ask_computers(live, table)

    def _unwatched(self, live: LiveTable) -> None:
        table = live.table
        if self.thinkers is not None and table is not None and not live.listeners and not table.is_attended:
            self.thinkers.forget(table)

    def ask_again(self, table: Table) -> None:
        """Computers that have been due for long: what they were asked may have been lost."""
        if self.thinkers is not None and table.is_attended:
            self.thinkers.ask(table)

    def ask_again_where_watched(self, due_before: int) -> None:
        """The same, where nobody plays and somebody watches."""
        for live in self._open.values():
            if live.listeners and live.table is not None and live.table.last_at < due_before:
                self._ask_to_be_watched(live, live.table)

    # ------------------------------------------------------------------ new tables

    async def _create(
        self,
        actor: Actor,
        agreement: Agreement,
        seed: str,
        table_id: str | None = None,
        *,
        are_all_here: bool = False,
    ) -> str:
        table_id = table_id or new_table_id()
        now = self.clock.now()
        live = LiveTable(table_id, seed, secrets.token_urlsafe(12))
        table = live.table = Table(table_id)
        live.plans = ()
        decision = opening(table, seed, now, agreement.model_dump(), actor.name, are_all_here=are_all_here)
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
        self._announce(live, table, decision.events)
        return table_id

    async def _check_number(self, actor: Actor) -> None:
        """Nobody has more tables than a person can play at."""
        if await self.store.open_tables_of(actor.person) >= self._most_of_one:
            raise Refusal(Code.TOO_MANY_TABLES, most=self._most_of_one)

    async def _rematch(
        self, live: LiveTable, actor: Actor, action: RematchAction, decide: Decide, new_table: str
    ) -> Sequence[Event]:
        """First the new table, then the old one's pointer to it: if that fails, an empty table is all that stays."""
        async with live.lock:
            table = await self._current(live)
            twin = await self._replayed(live.id, await self.store.events(live.id, 0))
            decide(Decision(twin, live.seed, 0))
            await self._check_number(actor)
            seed = fairness.new_seed()
            agreement = turned(table, actor, seed, commits=action.commits)
        await self._create(actor, agreement, seed, new_table)
        return await self._decide(live, decide)


def new_table_id() -> str:
    return secrets.token_urlsafe(9)
