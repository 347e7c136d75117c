"""The database behind a server: SQLite in a file, or PostgreSQL by its URL."""

import asyncio
import logging
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from klotz.server.files import keep_private, private_file, private_folder

_log = logging.getLogger(__name__)

_BUSY_MILLISECONDS: Final = 10_000
_CONNECT_SECONDS: Final = 5
_COMMAND_SECONDS: Final = 20
_CHECKPOINT_SECONDS: Final = 3.0


def open_database(url: str) -> AsyncEngine:
    """An engine whose commits are durable when they return."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return create_async_engine(
            parsed,
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            hide_parameters=True,
            # A database that hangs is as good as gone: nobody waits for it for ever.
            connect_args={"timeout": _CONNECT_SECONDS, "command_timeout": _COMMAND_SECONDS},
        )
    _make_file(parsed)
    engine = create_async_engine(
        parsed, connect_args={"timeout": _BUSY_MILLISECONDS / 1000}, hide_parameters=True
    )
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def _make_file(url: URL) -> None:
    """The database is for its owner only, and so are SQLite's log and index, which have the rights of the file."""
    if url.database and url.database != ":memory:":
        private_folder(Path(url.database).parent)
        private_file(Path(url.database))
        for ending in ("-wal", "-shm"):
            with suppress(FileNotFoundError):
                keep_private(Path(url.database + ending))


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    # FULL, not NORMAL: in WAL mode NORMAL may lose the last commits when the power goes.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    # Moving the log into the database takes hundreds of milliseconds: not in the middle of somebody's commit.
    cursor.execute("PRAGMA wal_autocheckpoint = 0")
    cursor.execute(f"PRAGMA busy_timeout = {_BUSY_MILLISECONDS}")
    cursor.close()


class Checkpoints:
    """Moves SQLite's log into the database now and then, beside the commits and not within one."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._engine.dialect.name == "sqlite":
            self._task = asyncio.create_task(self._run(), name="checkpoints")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(_CHECKPOINT_SECONDS)
            try:
                async with self._engine.connect() as connection:
                    # PASSIVE waits for nobody, and nobody for it; the log starts over when all of it was moved.
                    await connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))
            except DBAPIError as error:
                _log.warning("checkpoint failed: %s", type(error.orig).__name__)
