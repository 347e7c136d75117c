"""Everything a node or a worker runs on, started and stopped in order."""

import secrets
from dataclasses import dataclass
from typing import Self

from sqlalchemy.ext.asyncio import AsyncEngine

from klotz.server.accounts import Accounts
from klotz.server.live.bus import Bus, NoBus, RedisBus
from klotz.server.live.collector import Collector
from klotz.server.live.computers import LocalThinkers, QueuedThinkers
from klotz.server.live.monotonic_clock import MonotonicClock
from klotz.server.live.readiness import Readiness
from klotz.server.live.sweep import Sweep
from klotz.server.live.tables import Tables, Thinkers
from klotz.server.settings import ServerSettings
from klotz.server.store import migrate
from klotz.server.store.database import Checkpoints, open_database
from klotz.server.store.writer import Writer


@dataclass(slots=True)
class Services:
    """What handlers reach for."""

    settings: ServerSettings
    engine: AsyncEngine
    clock: MonotonicClock
    writer: Writer
    bus: Bus
    tables: Tables
    thinkers: Thinkers
    readiness: Readiness
    sweep: Sweep
    checkpoints: Checkpoints
    collector: Collector
    accounts: Accounts
    node: str

    @classmethod
    def of(cls, settings: ServerSettings) -> Self:
        engine = open_database(settings.database_url)
        clock, writer, node = MonotonicClock(), Writer(engine), secrets.token_hex(4)
        bus: Bus = RedisBus(settings.redis_url, node) if settings.redis_url else NoBus()
        tables = Tables(engine, writer, bus, clock, most_open=settings.max_tables_open)
        thinkers: Thinkers = (
            QueuedThinkers(settings.redis_url)
            if settings.redis_url
            else LocalThinkers(tables, settings.thinkers)
        )
        tables.thinkers = thinkers
        readiness = tables.readiness = Readiness()
        accounts = Accounts(engine, settings.secret)
        accounts.on_delete = tables.reread
        return cls(
            settings=settings,
            engine=engine,
            clock=clock,
            writer=writer,
            bus=bus,
            tables=tables,
            thinkers=thinkers,
            readiness=readiness,
            sweep=Sweep(tables, accounts.tidy),
            checkpoints=Checkpoints(engine),
            collector=Collector(lambda: writer.appends),
            accounts=accounts,
            node=node,
        )

    async def start(self) -> None:
        await migrate.upgrade(self.engine)
        self.writer.start()
        await self.bus.start(self.tables.heard, self.tables.missed)
        await self.thinkers.start()
        self.readiness.start(with_players=self.settings.redis_url is None)
        self.sweep.start()
        self.checkpoints.start()
        self.collector.start()

    async def start_for_worker(self) -> None:
        """A worker appends moves and notifies the nodes, which own the sweep and the jobs."""
        await migrate.upgrade(self.engine)
        self.writer.start()
        await self.bus.start(self.tables.heard, self.tables.missed)
        await self.thinkers.start()
        self.readiness.start(with_players=True)

    async def close(self) -> None:
        """Stop what creates work first, then what stores it: everything accepted is written."""
        await self.readiness.close()
        await self.sweep.close()
        await self.thinkers.close()
        await self.collector.close()
        await self.checkpoints.close()
        await self.writer.close()
        await self.bus.close()
        self.accounts.close()
        await self.engine.dispose()
