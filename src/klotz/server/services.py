"""Everything a node or a worker runs on, started and stopped in order."""

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, Self

from sqlalchemy.ext.asyncio import AsyncEngine

from klotz import registry
from klotz.server.accounts import Accounts
from klotz.server.live.aside import Aside
from klotz.server.live.bus import Bus, NoBus, RedisBus
from klotz.server.live.collector import Collector
from klotz.server.live.expiry import Expiry
from klotz.server.live.monotonic_clock import MonotonicClock
from klotz.server.live.readiness import Readiness
from klotz.server.live.sweep import Sweep
from klotz.server.live.tables import Tables
from klotz.server.live.thinking.answers import Answers
from klotz.server.live.thinking.lanes import Lanes
from klotz.server.live.thinking.memory_queue import MemoryQueue
from klotz.server.live.thinking.queue import Queue
from klotz.server.live.thinking.redis_queue import RedisQueue
from klotz.server.live.thinking.shares import Shares
from klotz.server.live.thinking.thinkers import Thinkers
from klotz.server.live.turns import turns_of
from klotz.server.mail.letters import Turn
from klotz.server.mail.mails import Mails
from klotz.server.pairing import Seeks
from klotz.server.push.notifier import Notifier
from klotz.server.push.pushes import Pushes
from klotz.server.settings import ServerSettings
from klotz.server.shelf import Books, Boxes
from klotz.server.store import migrate
from klotz.server.store.database import Checkpoints, open_database
from klotz.server.store.write_probe import WriteProbe
from klotz.server.store.writer import Writer
from klotz.server.tournaments import Tournaments

_DAY: Final = 24 * 3600 * 1000


async def _turns(tables: Tables, person: str) -> list[Turn]:
    mine = await turns_of(tables, person)
    return [
        Turn(registry.family_of(about["game"]).listing(about["game"]).title, about["id"]) for about in mine
    ]


async def _tidy(
    accounts: Accounts, tables: Tables, seeks: Seeks, tournaments: Tournaments, settings: ServerSettings
) -> None:
    await Expiry(tables, settings).run()
    await seeks.tidy()
    now = tables.clock.now()
    await tournaments.tidy(
        open_since=now - settings.waiting_days * _DAY, over_since=now - settings.guest_table_days * _DAY
    )
    await accounts.tidy(settings.guest_days * _DAY)


@dataclass(slots=True)
class Services:
    """What handlers reach for."""

    settings: ServerSettings
    engine: AsyncEngine
    clock: MonotonicClock
    writer: Writer
    aside: Aside
    bus: Bus
    tables: Tables
    shares: Shares
    queue: Queue
    thinkers: Thinkers
    lanes: Lanes
    """Who thinks here: at nodes without Redis, and at workers."""
    readiness: Readiness
    pushes: Pushes
    mails: Mails
    notifier: Notifier
    sweep: Sweep
    checkpoints: Checkpoints
    write_probe: WriteProbe
    collector: Collector
    accounts: Accounts
    boxes: Boxes
    books: Books
    seeks: Seeks
    tournaments: Tournaments
    node: str
    check_connections: Callable[[str | None], Awaitable[None]] | None = None
    """Ends the connections of a person, or of anybody, who may no longer hear what they hear."""

    @classmethod
    def of(cls, settings: ServerSettings) -> Self:
        engine = open_database(settings.database_url)
        clock, writer, node = MonotonicClock(), Writer(engine), secrets.token_hex(4)
        bus: Bus = RedisBus(settings.redis_url, node) if settings.redis_url else NoBus()
        aside = Aside()
        tables = Tables(
            engine,
            writer,
            bus,
            clock,
            aside,
            most_open=settings.max_tables_open,
            most_of_one=settings.max_tables,
            own_players=settings.players,
        )
        queue: Queue = RedisQueue(settings.redis_url) if settings.redis_url else MemoryQueue()
        shares = Shares(settings.secret)
        thinkers = tables.thinkers = Thinkers(queue, shares)
        readiness = tables.readiness = Readiness()
        pushes = Pushes(engine, settings.secret, settings.push_contact, settings.push_hosts)
        mails = Mails(engine, settings, partial(_turns, tables), clock.now)
        notifier = Notifier((pushes, mails))
        tables.on_turn_elsewhere = notifier.tell
        accounts = Accounts(engine, settings.secret)
        seeks, tournaments = Seeks(engine, tables), Tournaments(engine, tables)
        services = cls(
            settings=settings,
            engine=engine,
            clock=clock,
            writer=writer,
            aside=aside,
            bus=bus,
            tables=tables,
            shares=shares,
            queue=queue,
            thinkers=thinkers,
            lanes=Lanes(queue, Answers(tables, shares, settings.players).do, settings.thinkers, readiness),
            readiness=readiness,
            pushes=pushes,
            mails=mails,
            notifier=notifier,
            sweep=Sweep(tables, partial(_tidy, accounts, tables, seeks, tournaments, settings)),
            checkpoints=Checkpoints(engine),
            write_probe=WriteProbe(engine),
            collector=Collector(lambda: writer.appends),
            accounts=accounts,
            boxes=Boxes(engine),
            books=Books(engine),
            seeks=seeks,
            tournaments=tournaments,
            node=node,
        )
        accounts.identities.on_change = services.person_changed
        return services

    async def person_changed(self, person: str, is_gone: bool) -> None:
        """Somebody's name, sessions or tokens have changed: whoever holds copies learns it, here and elsewhere."""
        self.bus.tell_changed(person, is_gone=is_gone)
        await self.person_changed_elsewhere(person, is_gone)

    async def person_changed_elsewhere(self, person: str, is_gone: bool) -> None:
        self.accounts.identities.forget(person)
        if self.check_connections is not None:
            await self.check_connections(person)
        if is_gone:
            await self.tables.reread(person)

    async def missed(self) -> None:
        """Notifications may have been lost until now."""
        self.accounts.identities.forget_all()
        if self.check_connections is not None:
            await self.check_connections(None)
        await self.tables.missed()

    async def start(self) -> None:
        await migrate.upgrade(self.engine)
        self.writer.start()
        await self.bus.start(self.tables.heard, self.person_changed_elsewhere, self.missed)
        thinks = self.settings.redis_url is None
        self.readiness.start(with_players=thinks)
        if thinks:
            self.lanes.start()
        self.sweep.start()
        self.tournaments.start_moving_on()
        self.notifier.start()
        self.mails.start()
        self.checkpoints.start()
        self.collector.start()

    async def start_for_worker(self) -> None:
        """A worker appends moves and notifies the nodes, which own the sweep and the jobs."""
        await migrate.upgrade(self.engine)
        self.writer.start()
        await self.bus.start(self.tables.heard, self.person_changed_elsewhere, self.missed)
        self.readiness.start(with_players=True)
        self.lanes.start()
        self.notifier.start()

    async def close(self) -> None:
        """Stop what creates work first, then what stores it: everything accepted is written."""
        await self.readiness.close()
        await self.sweep.close()
        await self.tournaments.close()
        await self.notifier.close()
        await self.mails.close()
        await self.lanes.close()
        await self.thinkers.close()
        await self.collector.close()
        await self.checkpoints.close()
        await self.writer.close()
        await self.bus.close()
        await self.aside.close()
        self.accounts.close()
        await self.engine.dispose()
