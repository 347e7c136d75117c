"""The tables of one node: opens them, lets people act, keeps what follows, tells everybody.

The database decides. What is in memory is a copy that may be thrown away at any time; when another node was first to
give a number, this one reads what happened and looks at the action again.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from time import perf_counter
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy.ext.asyncio import AsyncEngine

from klotz import fairness
from klotz.games.contract import CHANCE
from klotz.server.errors import Refusal, invalid, not_found, store_gone
from klotz.server.live import figures, sights
from klotz.server.live.bus import Bus
from klotz.server.live.listener import Listener
from klotz.server.live.wall import Wall
from klotz.server.store.tables import TableStore
from klotz.server.store.writer import Append, Conflict, StoreGone, Writer
from klotz.server.tables.actions import Action, Actor, RematchAction, perform
from klotz.server.tables.agreement import Agreement, Computer, HotSeat, Me, Place, Reserved, TableWish
from klotz.server.tables.decisions import Decision, opening
from klotz.server.tables.events import Event
from klotz.server.tables.table import FINISHED, Table

_log = logging.getLogger(__name__)

_TRIES: Final = 5
_LONGEST_GAP: Final = 1000
"""Whoever missed more events than this gets the table as it stands instead."""

Decide = Callable[[Decision], None]


class _Row(NamedTuple):
    """What the database is asked for without replaying a table."""

    status: str
    deadline: int | None
    computer_due: bool

    @classmethod
    def of(cls, table: Table) -> "_Row":
        return cls(table.status, table.clock.deadline, bool(table.computers_due))


class Thinkers(Protocol):
    """Whoever finds moves for computer seats."""

    def ask(self, table: Table) -> None:
        """Find a move for every computer that is due, some time soon."""

    async def run(self, kind: str, arguments: dict[str, Any]) -> Any:
        """Answer a question now: see `thinking.answer`. Refusal if nobody does."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...


class LiveTable:
    """A table in memory, and who follows it."""

    __slots__ = ("id", "invite", "listeners", "lock", "row", "seed", "table", "told")

    def __init__(self, table_id: str, seed: str, invite: str) -> None:
        self.id = table_id
        self.seed = seed
        self.invite = invite
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.table: Table | None = None
        self.row: _Row | None = None
        """What the database has about the table beside its events; None if that is not known."""
        self.told = 0
        """The number up to which listeners were told."""


class Tables:
    def __init__(self, engine: AsyncEngine, writer: Writer, bus: Bus, wall: Wall, *, most_open: int) -> None:
        self.store: Final = TableStore(engine)
        self.writer: Final = writer
        self.bus: Final = bus
        self.wall: Final = wall
        self.thinkers: Thinkers | None = None
        self._most_open = most_open
        self._open: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._people: dict[str, set[Listener]] = {}

    # ------------------------------------------------------------------ doors

    async def create(self, actor: Actor, wish: TableWish) -> str:
        """A new table; returns its id."""
        seed = fairness.new_seed()
        agreement = _agreement(wish, actor, seed)
        return await self._create(actor, agreement, seed, wish.nonce)

    async def act(
        self, table_id: str, actor: Actor, action: Action, answering: Listener | None = None, re: Any = None
    ) -> Sequence[Event]:
        """Do what somebody wants done. Returns when it is durable; raises Refusal, and then nothing has changed.

        `answering` is the connection it came by, which is told of it with `re`, its own word for the action.
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
        """The invitation, for those who may pass it on: whoever made the table or sits at it."""
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
        """Tell a listener what it missed, or how the table stands, and from then on all that happens."""
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
                    await self._greet(live, table, listener, after)
                    live.listeners.add(listener)
                    return live

    @contextmanager
    def noticing(self, listener: Listener) -> Iterator[None]:
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
        """Something happened at a table, at another node."""
        self._notice(table_id, people)
        live = self._open.get(table_id)
        if live is not None:
            await self.catch_up(live)

    def _notice(self, table_id: str, people: Sequence[str]) -> None:
        for person in people:
            for listener in self._people.get(person, ()):
                listener.send(sights.dumps({"type": "your_turn", "table": table_id}))

    async def catch_up(self, live: LiveTable) -> None:
        async with live.lock:
            if live.table is not None:
                await self._read_on(live, live.table)
            elif live.listeners:
                await self._current(live)

    async def catch_up_all(self) -> None:
        """For when nods do not arrive: look at every table that somebody follows."""
        for live in list(self._open.values()):
            if live.listeners:
                await self.catch_up(live)

    async def missed(self) -> None:
        """Nods may have been lost until now: nothing that is in memory is known to be the latest."""
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
            raise not_found("table")
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

        `at_least` is a number that somebody knows of: a nod may be slower than whoever was told by another node.
        """
        if live.table is not None:
            if live.table.number < at_least or not self.bus.is_up:
                await self._read_on(live, live.table)
        else:
            events = await self.store.events(live.id, 0)
            live.table = table = Table.of(live.id, events)
            live.row = None
            if live.listeners:
                self._tell(live, table, [event for event in events if event.number > live.told])
            live.told = table.number
        return live.table

    async def _read_on(self, live: LiveTable, table: Table) -> bool:
        """Whether another node has done something that was not known here yet."""
        missed = await self.store.events(live.id, table.number)
        for event in missed:
            table.apply(event)
            live.row = None
        self._tell(live, table, missed)
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
                    live.row = _Row.of(table)
                decision = Decision(table, live.seed, self.wall.now())
                try:
                    decide(decision)
                    if not decision.events:
                        return ()
                    row = _Row.of(table)
                    await self.writer.append(self._append(table, decision.events, live.row, row))
                except Conflict:
                    figures.LOST_RACE.inc()
                    live.table = None  # another node was first: read what happened, and look again
                except StoreGone as error:
                    figures.NOT_KEPT.inc()
                    live.table = None
                    _log.error("a move could not be kept: %s", error)
                    raise store_gone() from None
                except Refusal:
                    figures.REFUSED.inc()
                    if decision.events:
                        live.table = None
                    # It may be refused only because another node's nod has not arrived: then look again.
                    elif not self.bus.is_alone and await self._read_on(live, table):
                        continue
                    raise
                except BaseException:
                    live.table = None  # what is in memory may not be what is in the database
                    raise
                else:
                    figures.KEPT.inc()
                    figures.DECISION_SECONDS.observe(perf_counter() - began)
                    live.row = row
                    self._tell(live, table, decision.events, answering, re)
                    self._nod(table, row)
                    return decision.events
        raise Refusal("busy", "Too much happens at this table at once: try again.", status=503)

    def _append(self, table: Table, events: Sequence[Event], before: _Row, after: _Row) -> Append:
        append = Append(table.id, events)
        if after != before:
            append.changes = {**after._asdict(), "changed_at": events[-1].at}
        if after.status != before.status or any(event.kind in ("sat", "left") for event in events):
            append.seats = _seat_rows(table)
        if after.status == FINISHED != before.status and table.agreement.rated:
            append.also = self._rating(table, events[-1].at)
        return append

    def _rating(self, table: Table, at: int) -> Any:
        from klotz.server.accounts.ratings import rate  # few tables are rated

        assert table.outcome is not None
        results = [
            (seat.person, rank) for seat, rank in zip(table.seats, table.outcome["ranks"], strict=True)
        ]

        async def also(connection: Any) -> None:
            await rate(connection, table.id, table.agreement.game, results, at)

        return also

    def _nod(self, table: Table, row: _Row) -> None:
        people = [
            seat.person
            for seat in (table.seats[number] for number in table.due if number != CHANCE)
            if seat.person is not None and seat.level is None
        ]
        self._notice(table.id, people)
        self.bus.tell(table.id, people)
        if self.thinkers is not None and row.computer_due:
            self.thinkers.ask(table)

    # ------------------------------------------------------------------ telling

    def _tell(
        self,
        live: LiveTable,
        table: Table,
        events: Sequence[Event],
        answering: Listener | None = None,
        re: Any = None,
    ) -> None:
        """Every listener gets the events as it may see them. Never waits for anybody."""
        if not events:
            return
        live.told = table.number
        secret = table.state is not None and table.state.has_secrets
        by_eyes: dict[int | None, bytes] = {}
        by_person: dict[str | None, bytes] = {}
        for listener in live.listeners:
            eyes = table.eyes(listener.person) if secret else None
            if eyes not in by_eyes:
                by_eyes[eyes] = b'{"type":"events","events":' + sights.seen_events(table, events, eyes)
            message = by_eyes[eyes]
            if listener.wants_views:
                if listener.person not in by_person:
                    by_person[listener.person] = _more(sights.position(table, listener.person), table)
                message += by_person[listener.person]
            if listener is answering:
                message += b',"re":' + sights.dumps(re)
            listener.last = table.number
            listener.send(message + b"}")

    async def _greet(self, live: LiveTable, table: Table, listener: Listener, after: int | None) -> None:
        listener.last = table.number
        if after is not None and 0 <= table.number - after <= _LONGEST_GAP:
            found = await self.store.events(live.id, after)
            # Another node may have gone on since this copy was read; that is told when it is read here.
            missed = [event for event in found if event.number <= table.number]
            eyes = table.eyes(listener.person)
            message = b'{"type":"events","events":' + sights.seen_events(table, missed, eyes)
            if listener.wants_views:
                message += _more(sights.position(table, listener.person), table)
            listener.send(message + b"}")
        else:
            # Whoever wants no views is not sent all moves there are either, which may be hundreds.
            seen = sights.snapshot(table, listener.person, with_legal=listener.wants_views)
            listener.send(sights.dumps({"type": "snapshot", **seen}))

    # ------------------------------------------------------------------ new tables

    async def _create(
        self, actor: Actor, agreement: Agreement, seed: str, nonce: str, table_id: str | None = None
    ) -> str:
        table_id = table_id or _new_id()
        now = self.wall.now()
        live = LiveTable(table_id, seed, secrets.token_urlsafe(12))
        table = live.table = Table(table_id)
        decision = opening(table, seed, now, agreement.model_dump(), actor.name, nonce)
        live.told = table.number
        row = {
            "id": table_id,
            "game": agreement.game,
            **_Row.of(table)._asdict(),
            "public": agreement.public,
            "rated": agreement.rated,
            "made_by": agreement.made_by,
            "invite": live.invite,
            "seed": seed,
            "created_at": now,
            "changed_at": now,
        }
        try:
            await self.writer.append(Append(table_id, decision.events, new=row, seats=_seat_rows(table)))
        except StoreGone as error:
            _log.error("a table could not be kept: %s", error)
            raise store_gone() from None
        self._open[table_id] = live
        self._make_room()
        self._nod(table, _Row.of(table))
        return table_id

    async def _rematch(
        self, live: LiveTable, actor: Actor, decide: Decide, new_table: str
    ) -> Sequence[Event]:
        """First the new table, then the old one's pointer to it: if that fails, an empty table is all that stays."""
        async with live.lock:
            table = await self._current(live)
            decide(Decision(Table.of(live.id, await self.store.events(live.id, 0)), live.seed, 0))
            seed = fairness.new_seed()
            agreement = _turned(table, actor, seed)
        await self._create(actor, agreement, seed, "", new_table)
        return await self._decide(live, decide)


def _more(position: dict[str, Any], table: Table) -> bytes:
    """What is added to a message for those who want to see, not only to hear."""
    return b',"position":' + sights.dumps(position) + b',"table":' + sights.dumps(sights.about(table))


def _new_id() -> str:
    return secrets.token_urlsafe(9)


def _seat_rows(table: Table) -> list[dict[str, Any]]:
    outcome = table.outcome
    return [
        {
            "table_id": table.id,
            "seat": number,
            "person": seat.person,
            "rank": outcome["ranks"][number] if outcome else None,
            "score": outcome["scores"][number] if outcome else None,
        }
        for number, seat in enumerate(table.seats)
    ]


def _agreement(wish: TableWish, actor: Actor, seed: str) -> Agreement:
    """What a wish comes to, if it can be fulfilled."""
    terms = wish.model_dump(exclude={"nonce"})
    agreement = Agreement(**terms, commitment=fairness.commitment(seed), made_by=actor.person)
    try:
        game = agreement.make_game()
        game.start(len(wish.seats))
    except ValueError as error:
        raise invalid(str(error)) from None
    kinds = [place.kind for place in wish.seats]
    if kinds.count("me") > 1:
        raise invalid(
            "You can have one seat of your own; others on your device are hot seats.", field="seats"
        )
    if wish.rated:
        if any(isinstance(place, Computer | HotSeat) for place in wish.seats):
            raise invalid("A rated table is for people, each at a seat of their own.", field="rated")
        if wish.clock.kind == "none":
            raise invalid("A rated table needs a clock.", field="clock")
        if len(wish.seats) < 2:
            raise invalid("A rated table needs two seats at least.", field="seats")
    return agreement.model_copy(update={"options": dict(game.options)})


def _turned(table: Table, actor: Actor, seed: str) -> Agreement:
    """The agreement of a rematch: everybody sits one seat further on."""
    places: list[Place] = []
    for seat in (*table.seats[1:], table.seats[0]):
        if isinstance(seat.place, Computer):
            places.append(seat.place)
        elif seat.person == actor.person:
            mine = any(isinstance(place, Me) for place in places)
            places.append(HotSeat(kind="hot", name=seat.name) if mine else Me(kind="me"))
        else:
            assert seat.person is not None
            places.append(Reserved(kind="reserved", person=seat.person, name=seat.name))
    return table.agreement.model_copy(
        update={
            "seats": places,
            "commitment": fairness.commitment(seed),
            "made_by": actor.person,
            "before": table.id,
            "chat": table.chat,
            "lots": False,
        }
    )
