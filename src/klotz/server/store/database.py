"""The database behind a server: SQLite in a file, or PostgreSQL by its URL."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

_BUSY_MILLISECONDS: Final = 10_000


def open_database(url: str) -> AsyncEngine:
    """An engine whose commits are durable when they return."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return create_async_engine(
            parsed, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True
        )
    _make_folder(parsed)
    engine = create_async_engine(
        parsed, connect_args={"timeout": _BUSY_MILLISECONDS / 1000}, hide_parameters=True
    )
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def _make_folder(url: URL) -> None:
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    # FULL, not NORMAL: in WAL mode NORMAL may lose the last commits when the power goes.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA busy_timeout = {_BUSY_MILLISECONDS}")
    cursor.close()
