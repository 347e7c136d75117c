"""Makes events durable, many at a time.

Callers queue their appends and wait; one task writes the whole queue in one transaction, and wakes the callers
when it is on disk. Under load hundreds of moves share one commit; otherwise each has its own.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import bindparam, insert, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from klotz.server.store import schema
from klotz.server.tables.events import Event

_MOST_AT_ONCE: Final = 500
"""Appends in one transaction: enough to share the cost of a commit, few enough that nobody waits long."""


class Conflict(Exception):
    """Another writer used that event number first. Nothing was written."""


class StoreGone(Exception):
    """The database is unavailable. Nothing was written, or it will be found there later."""


Also = Callable[[AsyncConnection], Awaitable[None]]


@dataclass(slots=True)
class Append:
    """What is written together: a table's next events, and what follows from them."""

    table: str
    events: Sequence[Event]
    new: Mapping[str, Any] | None = None
    """The table's row, if it is new."""
    changes: Mapping[str, Any] | None = None
    """Columns of the table's row that change: status, deadline, computer_due, changed_at."""
    seats: Sequence[Mapping[str, Any]] = ()
    """All seats' rows, if somebody sat down, left, or the game is over."""
    also: list[Also] = field(default_factory=list)
    """What else happens in the same transaction."""
    done: asyncio.Future[None] = field(default_factory=asyncio.Future, compare=False)


_SET_TABLE: Final = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in ("status", "deadline", "computer_due", "changed_at")})
)
_NOTE_APPEARANCE: Final = text(
    "INSERT INTO appearances (person, table_id) VALUES (:person, :table_id) ON CONFLICT DO NOTHING"
)
_SET_SEAT: Final = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("of_table"), schema.seats.c.seat == bindparam("of_seat"))
    .values({name: bindparam(name) for name in ("person", "rank", "score")})
)


class Writer:
    """One per process. `append` returns when what it was given is durable."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[Append] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self.commits = 0
        self.appends = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Write what was accepted, then stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def append(self, append: Append) -> None:
        """Raises Conflict or StoreGone, and then nothing of it was written."""
        if self._closing:
            raise StoreGone("the server is stopping")
        self._waiting.append(append)
        self._wake.set()
        await append.done

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            batch, self._waiting = self._waiting[:_MOST_AT_ONCE], self._waiting[_MOST_AT_ONCE:]
            try:
                await self._write(batch)
            except DBAPIError:
                # Somebody in there was too late, or two nodes' batches stood in each other's way. One by one, so
                # that it costs nobody else their move.
                for append in batch:
                    await self._write_alone(append)
            except Exception as error:
                for append in batch:
                    _fail(append, StoreGone(_plainly(error)))
            else:
                for append in batch:
                    _succeed(append)

    async def _write_alone(self, append: Append) -> None:
        try:
            await self._write([append])
        except IntegrityError:
            _fail(append, Conflict())
        except Exception as error:
            _fail(append, StoreGone(_plainly(error)))
        else:
            _succeed(append)

    async def _write(self, batch: Sequence[Append]) -> None:
        async with self._engine.begin() as connection:
            await write(connection, batch)
        self.commits += 1
        self.appends += len(batch)


async def write(connection: AsyncConnection, batch: Sequence[Append]) -> None:
    """All of a batch, in the order that keys demand."""
    if new := [append.new for append in batch if append.new is not None]:
        await connection.execute(insert(schema.tables), new)
    await connection.execute(
        insert(schema.events),
        [
            {
                "table_id": append.table,
                "number": event.number,
                "at": event.at,
                "kind": event.kind,
                "seat": event.seat,
                "data": event.stored(),
            }
            for append in batch
            for event in append.events
        ],
    )
    if named := [
        {"person": person, "table_id": append.table}
        for append in batch
        for event in append.events
        for person in event.people
    ]:
        await connection.execute(_NOTE_APPEARANCE, named)
    if changes := [{"table": append.table, **append.changes} for append in batch if append.changes]:
        await connection.execute(_SET_TABLE, changes)
    if added := [seat for append in batch if append.new is not None for seat in append.seats]:
        await connection.execute(insert(schema.seats), added)
    if seats := [
        {"of_table": seat["table_id"], "of_seat": seat["seat"], **_without_key(seat)}
        for append in batch
        if append.new is None
        for seat in append.seats
    ]:
        await connection.execute(_SET_SEAT, seats)
    for append in batch:
        for also in append.also:
            await also(connection)


def _without_key(seat: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in seat.items() if key not in ("table_id", "seat")}


def _succeed(append: Append) -> None:
    if not append.done.done():  # the caller may be gone: it is written anyway
        append.done.set_result(None)


def _fail(append: Append, error: Exception) -> None:
    if not append.done.done():
        append.done.set_exception(error)
        with suppress(BaseException):
            append.done.exception()  # the caller may be gone


def _plainly(error: Exception) -> str:
    """What went wrong, without the values that were to be written: an error may end up in a log."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {str(cause)[:200]}"
