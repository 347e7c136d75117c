"""The tables of a node without a socket, on a database file: for tests that need many steps."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

from klotz.server.live.aside import Aside
from klotz.server.live.bus import NoBus
from klotz.server.live.monotonic_clock import MonotonicClock
from klotz.server.live.tables import Tables
from klotz.server.store import migrate
from klotz.server.store.database import open_database
from klotz.server.store.writer import Writer
from klotz.server.tables.actions import Action, Actor
from klotz.server.tables.agreement import TableWish
from klotz.server.tables.events import Event

_ACTION: Final[TypeAdapter[Action]] = TypeAdapter(Action)


class Clock(MonotonicClock):
    """Stands still until it is told otherwise."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def now(self) -> int:
        return self.time


class OneNode:
    """The tables service, as a node has it. No computer thinks unless a test does."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    @classmethod
    @asynccontextmanager
    async def on(cls, file: Path, clock: MonotonicClock | None = None) -> AsyncIterator["OneNode"]:
        engine = open_database(f"sqlite+aiosqlite:///{file}")
        await migrate.upgrade(engine)
        writer, aside = Writer(engine), Aside()
        writer.start()
        try:
            yield cls(Tables(engine, writer, NoBus(), clock or Clock(), aside, most_open=100, most_of_one=50))
        finally:
            await aside.close()
            await writer.close()
            await engine.dispose()

    async def make(self, person: str, game: str, seats: list[dict[str, Any]], **terms: Any) -> str:
        wish = TableWish.model_validate({"game": game, "seats": seats, **terms})
        return await self.tables.create(Actor(person, person.title()), wish)

    async def act(self, table: str, person: str, action: str, **more: Any) -> list[Event]:
        asked = _ACTION.validate_python({"action": action, **more})
        return list(await self.tables.act(table, Actor(person, person.title()), asked))
