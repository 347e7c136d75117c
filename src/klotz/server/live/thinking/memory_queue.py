"""The queue of a node that thinks for itself."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from klotz.server.live.thinking.fair_queue import FairQueue
from klotz.server.live.thinking.job import Job, Kind
from klotz.server.live.thinking.queue import no_room
from klotz.server.refusals import Code, Refusal


class MemoryQueue:
    """A `FairQueue`, and those who wait at both its ends."""

    def __init__(self) -> None:
        self.jobs = FairQueue()
        self._changed = asyncio.Condition()
        self._answers: dict[str, asyncio.Future[Any]] = {}
        self._stops: dict[str, Callable[[], None]] = {}

    async def put(self, job: Job) -> None:
        if (full := self.jobs.put(job)) is not None:
            raise no_room(full, job)
        await self._wake()

    async def _wake(self) -> None:
        async with self._changed:
            self._changed.notify_all()  # not all who wait take every job

    async def answer(self, job: Job) -> Any:
        answer = self._answers[job.id] = asyncio.get_running_loop().create_future()
        try:
            await self.put(job)
            return await answer
        finally:
            del self._answers[job.id]
            await self.drop(job.id)

    async def drop(self, job_id: str) -> None:
        self.jobs.drop(job_id)
        if (stop := self._stops.get(job_id)) is not None:
            stop()

    async def is_served(self) -> bool:
        return True

    async def counts(self) -> dict[Kind, int]:
        return {kind: self.jobs.count(kind) for kind in Kind}

    async def take(self, *, short_only: bool) -> Job:
        async with self._changed:
            while (job := self.jobs.take(short_only=short_only)) is None:
                await self._changed.wait()
        return job

    @asynccontextmanager
    async def doing(self, job: Job, stop: Callable[[], None]) -> AsyncIterator[None]:
        self._stops[job.id] = stop
        try:
            yield
        finally:
            del self._stops[job.id]

    async def put_back(self, job: Job, body: dict[str, Any], seconds: float | None) -> None:
        self.jobs.put_back(job, body, seconds)
        await self._wake()

    async def finish(self, job: Job, answer: Any, seconds: float | None) -> None:
        self.jobs.finish(job, seconds)
        if (asked := self._answers.get(job.id)) is not None and not asked.done():
            asked.set_result(answer)

    async def fail(self, job: Job) -> None:
        self.jobs.drop(job.id)
        if (asked := self._answers.get(job.id)) is not None and not asked.done():
            asked.set_exception(Refusal(Code.NO_ANSWER))

    async def close(self) -> None:
        pass
