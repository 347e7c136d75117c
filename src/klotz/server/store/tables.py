"""Queries about tables."""

import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from klotz.server.refusals import Code, Refusal
from klotz.server.store.schema import events, seats, tables
from klotz.server.tables.events import Event

_log = logging.getLogger(__name__)

_EVENTS: Final = select(events.c.number, events.c.at, events.c.kind, events.c.seat, events.c.data)


class TableStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection; a refusal while the database does not answer."""
        try:
            async with self._engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:  # OSError: nobody listens at its address
            _log.error("the database does not answer: %s", type(error).__name__)
            raise Refusal(Code.STORE_GONE) from None

    async def secrets(self, table_id: str) -> tuple[str, str] | None:
        """A table's seed and invitation; None if there is no such table."""
        async with self._reading() as connection:
            query = select(tables.c.seed, tables.c.invite).where(tables.c.id == table_id)
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else (row.seed, row.invite)

    async def events(self, table_id: str, after: int) -> list[Event]:
        query = _EVENTS.where(events.c.table_id == table_id, events.c.number > after).order_by(
            events.c.number
        )
        async with self._reading() as connection:
            return [Event.of_stored(*row) for row in await connection.execute(query)]

    async def lobby(self, *, status: str, game: str | None, limit: int, before: int | None) -> list[str]:
        """Public tables, newest first."""
        query = (
            select(tables.c.id)
            .where(tables.c.public, tables.c.status == status)
            .order_by(tables.c.created_at.desc())
            .limit(limit)
        )
        if game is not None:
            query = query.where(tables.c.game == game)
        if before is not None:
            query = query.where(tables.c.created_at < before)
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def tables_of(
        self, person: str, *, statuses: Sequence[str], limit: int | None, before: int | None = None
    ) -> list[dict[str, Any]]:
        """The tables at which a person has a seat, newest first."""
        query = (
            select(tables.c.id, tables.c.game, tables.c.status, tables.c.created_at, tables.c.rated)
            .where(
                tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person)),
                tables.c.status.in_(statuses),
            )
            .order_by(tables.c.created_at.desc())
        )
        if before is not None:
            query = query.where(tables.c.created_at < before)
        if limit is not None:
            query = query.limit(limit)
        async with self._reading() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def overdue(self, now: int) -> list[str]:
        """Tables at which somebody's time has run out."""
        query = select(tables.c.id).where(tables.c.deadline <= now, tables.c.status == "playing").limit(200)
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def waiting_for_computers(self, changed_before: int) -> list[str]:
        """Tables at which a computer has been due for a while: its job may have died with a worker."""
        query = (
            select(tables.c.id)
            .where(tables.c.computer_due, tables.c.status == "playing", tables.c.changed_at < changed_before)
            .limit(200)
        )
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def count(self, status: str) -> int:
        query = select(func.count()).select_from(tables).where(tables.c.status == status)
        async with self._reading() as connection:
            return int((await connection.execute(query)).scalar_one())
