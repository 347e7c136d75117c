"""The queue that nodes and workers share through Redis. All decisions are made there, by `queue.lua`."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

import orjson

from klotz.server.live.thinking.fair_queue import NEWEST_COUNTS, Full, Lane
from klotz.server.live.thinking.job import PEOPLE_PER_ADDRESS, SHORT_SECONDS, Job, Kind
from klotz.server.live.thinking.queue import no_room
from klotz.server.refusals import Code, Refusal

_log = logging.getLogger(__name__)

_SCRIPT: Final = Path(__file__).with_name("queue.lua")
_COUNTS: Final = "klotz:thinking:counts"
_WAKE: Final = "klotz:thinking:wake:"
_POLL_SECONDS: Final = 0.1
_BEAT_SECONDS: Final = 2.0
_WAIT_SECONDS: Final = 1.0
_FAILED: Final = b"!"
_LOST: Final = b"?"


class RedisQueue:
    """Opened by nodes, which put and wait, and by workers, which take."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis  # only those with Redis need its client

        # Typed as Any: the client's own types differ between its sync and async halves.
        self._redis: Any = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=5)
        self._script = self._redis.register_script(_script())

    async def _call(self, function: str, *arguments: Any) -> Any:
        return await self._script(args=[function, *arguments])

    # ------------------------------------------------------------------ for those who ask

    async def put(self, job: Job) -> None:
        await self._put(job, is_wanted=False)

    async def _put(self, job: Job, *, is_wanted: bool) -> None:
        about = {
            "kind": job.kind,
            "person": job.person,
            "address": job.address,
            "like": job.like,
            "guess": job.guess,
            "factor": job.rules.factor,
        }
        limits = orjson.dumps(job.rules.limits)
        full = await self._call("put", job.id, _dumps(job), orjson.dumps(about), limits, int(is_wanted))
        if full:
            raise no_room(Full(full.decode()), job)

    async def answer(self, job: Job) -> Any:
        try:
            return await self._answered(job)
        except Refusal:
            raise
        except Exception as error:
            _log.warning("a question could not be asked: %s", type(error).__name__)
            raise Refusal(Code.NO_ANSWER) from None

    async def _answered(self, job: Job) -> Any:
        try:
            await self._put(job, is_wanted=True)
            # To ask for the answer is also to say that it is still wanted: when a node dies, so do its questions.
            while (answer := await self._call("poll", job.id)) is None:
                await asyncio.sleep(_POLL_SECONDS)
        except asyncio.CancelledError:
            await asyncio.shield(self.drop(job.id))
            raise
        if answer in (_FAILED, _LOST):
            raise Refusal(Code.NO_ANSWER)
        return orjson.loads(answer)

    async def drop(self, job_id: str) -> None:
        with suppress(Exception):  # then it is forgotten when nobody asks for it
            await self._call("drop", job_id)

    async def is_served(self) -> bool:
        try:
            return bool(await self._call("served"))
        except Exception:
            return False

    async def counts(self) -> dict[Kind, int]:
        try:
            found = await self._redis.hmget(_COUNTS, list(Kind))
        except Exception:
            return {}
        return {kind: int(count or 0) for kind, count in zip(Kind, found, strict=True)}

    # ------------------------------------------------------------------ for those who think

    async def take(self, *, short_only: bool) -> Job:
        wake = f"{_WAKE}{Lane.SHORT if short_only else Lane.LONG}"
        while True:
            found = await self._call("take", int(short_only))
            if found is not None:
                return Job.of_json(orjson.loads(found))
            await self._redis.blpop(wake, timeout=_WAIT_SECONDS)

    @asynccontextmanager
    async def doing(self, job: Job, stop: Callable[[], None]) -> AsyncIterator[None]:
        async def beat() -> None:
            while True:
                await asyncio.sleep(_BEAT_SECONDS)
                with suppress(Exception):  # Redis is gone for a while
                    if not await self._call("beat", job.id):
                        stop()
                        return

        beating = asyncio.create_task(beat())
        try:
            yield
        finally:
            beating.cancel()

    async def put_back(self, job: Job, body: dict[str, Any], seconds: float | None) -> None:
        await self._call("back", job.id, orjson.dumps({**job.json(), "body": body}), _told(seconds))

    async def finish(self, job: Job, answer: Any, seconds: float | None) -> None:
        await self._call("finish", job.id, orjson.dumps(answer), _told(seconds))

    async def fail(self, job: Job) -> None:
        await self._call("finish", job.id, _FAILED, "")

    async def say_hello(self, worker: str) -> None:
        """Be known as somebody who thinks, for a quarter of a minute."""
        await self._call("hello", worker)

    async def say_goodbye(self, worker: str) -> None:
        await self._call("goodbye", worker)

    async def close(self) -> None:
        with suppress(Exception):
            await self._redis.aclose()


def _script() -> str:
    numbers = {
        "SHORT_SECONDS": SHORT_SECONDS,
        "PEOPLE_PER_ADDRESS": PEOPLE_PER_ADDRESS,
        "NEWEST_COUNTS": NEWEST_COUNTS,
    }
    said = [f"local {name} = {number}" for name, number in numbers.items()]
    return "\n".join((*said, _SCRIPT.read_text()))


def _told(seconds: float | None) -> str:
    return "" if seconds is None else repr(seconds)


def _dumps(job: Job) -> bytes:
    return orjson.dumps(job.json())
