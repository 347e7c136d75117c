"""Queries about tables."""

import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Final

from sqlalchemy import delete, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from klotz.server.refusals import Code, Refusal
from klotz.server.store.schema import appearances, events, people, plans, rated_tables, seats, tables
from klotz.server.tables.events import Event

_log = logging.getLogger(__name__)

_GOES_ON: Final = ("waiting", "playing")
_AT_ONCE: Final = 200
_MOST_OF_ONE_HOST: Final = 3
"""Tables of one host in the lobby."""
_EVENTS: Final = select(events.c.number, events.c.at, events.c.kind, events.c.seat, events.c.data)


@asynccontextmanager
async def answering(
    connecting: AbstractAsyncContextManager[AsyncConnection],
) -> AsyncIterator[AsyncConnection]:
    """A connection; a refusal while the database does not answer."""
    try:
        async with connecting as connection:
            yield connection
    except (SQLAlchemyError, OSError) as error:  # OSError: nobody listens at its address
        _log.error("the database does not answer: %s", type(error).__name__)
        raise Refusal(Code.STORE_GONE) from None


class TableStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    def _reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return answering(self._engine.connect())

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

    async def lobby(
        self, *, status: str, game: str | None, limit: int, before: int | None, since: int | None = None
    ) -> list[str]:
        """Public tables, newest first. Of those that wait, a few of one host: nobody crowds the others out."""
        shown = [tables.c.public, tables.c.status == status]
        if game is not None:
            shown.append(tables.c.game == game)
        if since is not None:
            shown.append(tables.c.created_at >= since)
        newest = func.row_number().over(partition_by=tables.c.made_by, order_by=tables.c.created_at.desc())
        found = select(tables.c.id, tables.c.created_at, newest.label("newest")).where(*shown).subquery()
        query = select(found.c.id)
        if status == "waiting":
            query = query.where(found.c.newest <= _MOST_OF_ONE_HOST)
        query = query.order_by(found.c.created_at.desc()).limit(limit)
        if before is not None:
            query = query.where(found.c.created_at < before)
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

    async def open_tables_of(self, host: str) -> int:
        """How many tables somebody has made that are waiting or playing."""
        query = select(func.count()).select_from(tables)
        query = query.where(tables.c.made_by == host, tables.c.status.in_(_GOES_ON))
        async with self._reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def quiet(self, status: str, since: int) -> list[str]:
        """Tables of a status where nothing has happened since a time, and no clock is running."""
        last = select(func.max(events.c.at)).where(events.c.table_id == tables.c.id).scalar_subquery()
        query = select(tables.c.id).where(
            tables.c.status == status, tables.c.changed_at < since, tables.c.deadline.is_(None), last < since
        )
        async with self._reading() as connection:
            return list((await connection.execute(query.limit(_AT_ONCE))).scalars())

    async def remove_guests_tables(self, since: int) -> list[str]:
        """Remove tables that have been over since a time and that no account played at; returns which."""
        account = (people.c.kind == "account") & people.c.deleted_at.is_(None)
        sits = select(seats.c.table_id).join(people, people.c.id == seats.c.person).where(account)
        hosts = select(people.c.id).where(account)
        query = select(tables.c.id).where(
            tables.c.status.in_(("finished", "closed")),
            tables.c.changed_at < since,
            tables.c.id.not_in(sits),
            tables.c.made_by.not_in(hosts),
        )
        async with self._engine.begin() as connection:
            found = list((await connection.execute(query.limit(_AT_ONCE))).scalars())
            for of in (rated_tables, appearances, plans, seats, events):
                await connection.execute(delete(of).where(of.c.table_id.in_(found)))
            await connection.execute(delete(tables).where(tables.c.id.in_(found)))
        return found

    async def overdue(self, now: int) -> list[str]:
        """Tables at which somebody's time has run out, also the time to commit to a nonce or to reveal it."""
        goes_on = tables.c.status.in_(_GOES_ON)
        query = select(tables.c.id).where(tables.c.deadline <= now, goes_on).limit(_AT_ONCE)
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def waiting_for_computers(self, changed_before: int) -> list[str]:
        """Tables at which a computer has been due for a while: its job may have died with a worker."""
        query = (
            select(tables.c.id)
            .where(tables.c.computer_due, tables.c.status == "playing", tables.c.changed_at < changed_before)
            .order_by(tables.c.changed_at)
            .limit(_AT_ONCE)
        )
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def count(self, status: str) -> int:
        query = select(func.count()).select_from(tables).where(tables.c.status == status)
        async with self._reading() as connection:
            return int((await connection.execute(query)).scalar_one())
