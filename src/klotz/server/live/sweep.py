"""Periodic work: clocks that run out, computers that do not answer, lost notifications."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from klotz.server.live.tables import Tables
from klotz.server.refusals import Refusal
from klotz.server.tables.table import Table

_log = logging.getLogger(__name__)

_EVERY_SECONDS: Final = 0.5
_TIDY_ROUNDS: Final = 7200
"""About once an hour: sessions and guests that have run out."""
_LOST_JOB: Final = 8_000
"""A computer that has been due for this many milliseconds is asked again."""


class Sweep:
    """One per node. Several nodes sweep the same database: whatever they find twice is decided once."""

    def __init__(self, tables: Tables, tidy: Callable[[], Awaitable[None]]) -> None:
        self._tables = tables
        self.tidy = tidy
        self._task: asyncio.Task[None] | None = None
        self._asked: dict[str, int] = {}

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="sweep")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(_EVERY_SECONDS)
            rounds += 1
            try:
                await self._clocks()
                if not self._tables.bus.is_up:
                    await self._tables.catch_up_all()
                if rounds % 4 == 0:
                    await self._computers()
                    self._tables.rest()
                if rounds % _TIDY_ROUNDS == 0:
                    await self.tidy()
            except Refusal as refusal:  # the database is gone for a while; the next round tries again
                _log.warning("sweep failed: %s", refusal.code)
            except Exception:
                _log.exception("sweep failed")

    async def _clocks(self) -> None:
        for table_id in await self._tables.store.overdue(self._tables.clock.now()):
            await self._with(table_id, self._tables.time_up(table_id))

    async def _computers(self) -> None:
        now = self._tables.clock.now()
        waiting = await self._tables.store.waiting_for_computers(now - _LOST_JOB)
        self._asked = {table_id: at for table_id, at in self._asked.items() if table_id in waiting}
        self._tables.ask_again_where_watched(now - _LOST_JOB)
        for table_id in waiting:
            if now - self._asked.get(table_id, 0) >= _LOST_JOB:
                self._asked[table_id] = now
                await self._with(table_id, self._tables.look(table_id, self._ask_again))

    async def _with(self, table_id: str, doing: Awaitable[object]) -> None:
        """What goes wrong at one table costs the others nothing."""
        try:
            await doing
        except Refusal as refusal:
            _log.warning("nothing to be done at %s: %s", table_id, refusal.code)
        except Exception:
            _log.exception("nothing to be done at %s", table_id)

    def _ask_again(self, table: Table) -> None:
        due_for = self._tables.clock.now() - table.last_at
        if table.computers_due and due_for >= _LOST_JOB:
            self._tables.ask_again(table)
