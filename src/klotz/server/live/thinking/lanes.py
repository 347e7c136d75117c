"""Those who think: they take jobs from a queue, have them done in processes, and go on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final

from klotz.server.live import metrics
from klotz.server.live.readiness import Readiness
from klotz.server.live.thinking.job import Job, Kind
from klotz.server.live.thinking.pool import Pool
from klotz.server.live.thinking.queue import Queue
from klotz.server.refusals import Refusal

_log = logging.getLogger(__name__)

_NICENESS: Final = 10
"""What takes long leaves the processor to whatever is short, and to the server itself."""
_RETRY_SECONDS: Final = 1.0


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a job."""

    answer: Any = None
    seconds: float | None = None
    """How long it took; None if that tells nothing about other jobs."""


@dataclass(frozen=True, slots=True)
class Part:
    """A job that goes on: the rest of it waits its turn."""

    body: dict[str, Any]
    seconds: float | None


Do = Callable[[Job, Pool, int], Awaitable[Done | Part]]
"""Does a job in a pool. The number is that of a flag of the pool, which is set when the job is dropped."""


class Lanes:
    """One lane does nothing but short jobs, so that these never wait for a long one; the others do everything."""

    def __init__(self, queue: Queue, do: Do, thinkers: int, readiness: Readiness | None = None) -> None:
        self._queue = queue
        self._do = do
        self._readiness = readiness
        few = (thinkers + 1) // 2
        self._short, self._any = Pool(few), Pool(thinkers, niceness=_NICENESS)
        self._count = {self._short: few, self._any: thinkers}
        self._taking: list[asyncio.Task[None]] = []
        self._working: set[asyncio.Task[None]] = set()

    @property
    def is_able(self) -> bool:
        return self._short.is_able or self._any.is_able

    def start(self) -> None:
        self._taking = [
            asyncio.create_task(self._run(pool), name="thinking")
            for pool, count in self._count.items()
            for _ in range(count)
        ]

    async def finish(self) -> None:
        """Take no more jobs, and finish those at hand."""
        for task in self._taking:
            task.cancel()
        await asyncio.gather(*self._taking, return_exceptions=True)
        await asyncio.gather(*self._working, return_exceptions=True)

    async def close(self) -> None:
        for task in (*self._taking, *self._working):
            task.cancel()
        await asyncio.gather(*self._taking, *self._working, return_exceptions=True)
        self._short.close()
        self._any.close()

    async def _run(self, pool: Pool) -> None:
        while True:
            try:
                job = await self._queue.take(short_only=pool is self._short)
            except Exception as error:  # Redis is gone for a while
                _log.warning("no jobs to be had: %s", type(error).__name__)
                await asyncio.sleep(_RETRY_SECONDS)
                continue
            if self._readiness is None or self._readiness.has_players(job.game):
                # A task of its own: who stops taking finishes what it has taken.
                await asyncio.shield(self._begin(self._work(job, pool)))
            else:
                self._begin(self._wait_for_players(job, self._readiness))

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return task

    async def _wait_for_players(self, job: Job, readiness: Readiness) -> None:
        """Nobody waits for a game to be compiled but those who play it."""
        async with self._queue.doing(job, lambda: None):
            await readiness.players(job.game)
        await self._queue.put_back(job, job.body, None)

    async def _work(self, job: Job, pool: Pool) -> None:
        try:
            await self._have_done(job, pool)
        except Exception as error:
            if isinstance(error, Refusal):
                _log.warning("%s could not be done: %s", job.id, error.code)
            else:
                _log.exception("%s could not be done", job.id)
            try:
                await self._queue.fail(job)
            except Exception as gone:
                _log.warning("nobody could be told: %s", type(gone).__name__)

    async def _have_done(self, job: Job, pool: Pool) -> None:
        flag = pool.flags.new()

        def stop() -> None:
            # A move is wanted by the table, which says itself when it is not.
            if job.kind in (Kind.HINTS, Kind.ANALYSIS):
                pool.flags.set(flag)

        async with self._queue.doing(job, stop):
            done = await self._do(job, pool, flag)
        if done.seconds is not None:
            metrics.THOUGHT_SECONDS.labels(job.kind).observe(done.seconds)
        if isinstance(done, Part):
            await self._queue.put_back(job, done.body, done.seconds)
        else:
            await self._queue.finish(job, done.answer, done.seconds)
