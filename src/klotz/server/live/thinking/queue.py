"""What a queue of jobs offers, to those who ask and to those who think."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from klotz.server.live.thinking.fair_queue import Full
from klotz.server.live.thinking.job import Job, Kind
from klotz.server.refusals import Code, Refusal, Whose


class Queue(Protocol):
    # ------------------------------------------------------------------ for those who ask

    async def put(self, job: Job) -> None:
        """Have something done some time soon. Refused if too much waits already."""

    async def answer(self, job: Job) -> Any:
        """Have something done, and wait for the answer. Whoever stops waiting drops the job."""

    async def drop(self, job_id: str) -> None:
        """Nobody wants it any more."""

    async def is_served(self) -> bool:
        """Whether there is anybody who thinks."""

    async def counts(self) -> dict[Kind, int]:
        """How many jobs of each kind wait or are being done."""

    # ------------------------------------------------------------------ for those who think

    async def take(self, *, short_only: bool) -> Job:
        """The next job, when there is one."""

    def doing(self, job: Job, stop: Callable[[], None]) -> AbstractAsyncContextManager[None]:
        """While it is being done. `stop` is called if it is dropped meanwhile."""

    async def put_back(self, job: Job, body: dict[str, Any], seconds: float | None) -> None:
        """It is done in part, and took so long; the rest waits its turn. None if nobody has thought about it."""

    async def finish(self, job: Job, answer: Any, seconds: float | None) -> None:
        """It is done. `seconds` is None if that tells nothing about other jobs."""

    async def fail(self, job: Job) -> None:
        """It cannot be done."""

    async def close(self) -> None: ...


def no_room(full: Full, job: Job) -> Refusal:
    if full is Full.ALL:
        return Refusal(Code.BUSY)
    if full is Full.PERSON:
        return Refusal(Code.TOO_MANY_QUESTIONS, whose=Whose.PERSON, most=job.rules.per_person)
    return Refusal(Code.TOO_MANY_QUESTIONS, whose=Whose.ADDRESS, most=job.rules.per_address)
