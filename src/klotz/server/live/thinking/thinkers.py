"""How the server asks computers: for moves at its tables, and for hints and analyses."""

import asyncio
import logging
import secrets
from typing import Any, Final

from klotz.server.live import metrics
from klotz.server.live.thinking.job import Job, Kind, Share
from klotz.server.live.thinking.queue import Queue
from klotz.server.live.thinking.shares import Shares
from klotz.server.refusals import Code, Refusal
from klotz.server.tables.table import Table

_log = logging.getLogger(__name__)

_PATIENCE_SECONDS: Final = {Kind.HINTS: 60.0, Kind.ANALYSIS: 900.0}
"""How long anybody waits for an answer."""


class Thinkers:
    """Puts questions into the queue. Who takes them out is not known here."""

    def __init__(self, queue: Queue, shares: Shares) -> None:
        self._queue = queue
        self._shares = shares
        self._asking: set[asyncio.Task[None]] = set()

    def ask(self, table: Table) -> None:
        """Find a move for every computer that is due, some time soon. To ask twice is to ask once."""
        for seat in table.computers_due:
            self._soon(self._put(self._move(table, seat)))

    def forget(self, table: Table) -> None:
        """Nobody wants to see these moves any more."""
        for seat in table.computers_due:
            self._soon(self._queue.drop(self._move(table, seat).id))

    def _move(self, table: Table, seat: int) -> Job:
        level, own = table.seats[seat].level, table.seats[seat].own_player
        assert level is not None
        # Of all at a table it is the host whom its computers play for.
        share = self._shares.of(table.agreement.made_by)
        return Job(
            f"{table.id}:{table.changed}:{seat}",
            Kind.MOVE if table.is_attended else Kind.WATCHED,
            table.game.name,
            level,
            share.person,
            share.address,
            {"table": table.id, "answers": table.changed, "seat": seat},
            player=own or "",
        )

    def _soon(self, asking: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(asking)
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _put(self, job: Job) -> None:
        try:
            await self._queue.put(job)
        except Refusal:  # the sweep asks again
            metrics.NO_ROOM.labels(job.kind).inc()
        except Exception as error:  # and also when Redis is back
            _log.warning("a computer could not be asked: %s", type(error).__name__)

    async def hints(self, share: Share, game: str, level: int, body: dict[str, Any]) -> Any:
        return await self._answer(Kind.HINTS, share, game, level, body)

    async def analysis(self, share: Share, game: str, level: int, body: dict[str, Any]) -> Any:
        return await self._answer(Kind.ANALYSIS, share, game, level, body)

    async def _answer(self, kind: Kind, share: Share, game: str, level: int, body: dict[str, Any]) -> Any:
        job = Job(secrets.token_urlsafe(9), kind, game, level, share.person, share.address, body)
        try:
            async with asyncio.timeout(_PATIENCE_SECONDS[kind]):
                return await self._queue.answer(job)
        except TimeoutError:
            raise Refusal(Code.NO_ANSWER) from None
        except Refusal as refusal:
            if refusal.code in (Code.BUSY, Code.TOO_MANY_QUESTIONS):
                metrics.NO_ROOM.labels(kind).inc()
            raise

    async def is_served(self) -> bool:
        """Whether there is anybody who thinks."""
        return await self._queue.is_served()

    async def close(self) -> None:
        await asyncio.gather(*self._asking, return_exceptions=True)
        await self._queue.close()
