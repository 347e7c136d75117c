"""Whether the database can be written to, found out by writing."""

import asyncio
import logging
import shutil
from pathlib import Path
from time import monotonic
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

_log = logging.getLogger(__name__)

_REMEMBERED_SECONDS: Final = 2.0
_LEAST_FREE: Final = 16 * 1024 * 1024
"""Bytes on the disk of a SQLite file: with less, its log may have room for this write and not for the next."""
# A write that changes nothing: the row is written anew, and with it all that a commit needs.
_WRITE: Final = text("UPDATE alembic_version SET version_num = version_num")


class WriteProbe:
    """Asked by whoever watches the server, as often as they like: the database is asked every few seconds."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._lock = asyncio.Lock()
        self._asked_at = 0.0
        self._can_write = False

    async def can_write(self) -> bool:
        async with self._lock:
            if not self._asked_at or monotonic() - self._asked_at > _REMEMBERED_SECONDS:
                self._can_write = await self._tried()
                self._asked_at = monotonic()
            return self._can_write

    async def _tried(self) -> bool:
        if not self._has_room():
            _log.error("the disk of the database is full")
            return False
        try:
            async with self._engine.begin() as connection:
                await connection.execute(_WRITE)
        except Exception as error:
            cause = getattr(error, "orig", None) or error
            _log.error("the database cannot be written to: %s", type(cause).__name__)
            return False
        return True

    def _has_room(self) -> bool:
        file = self._engine.url.database
        if self._engine.dialect.name != "sqlite" or not file or file == ":memory:":
            return True
        try:
            return shutil.disk_usage(Path(file).parent).free >= _LEAST_FREE
        except OSError:
            return False
