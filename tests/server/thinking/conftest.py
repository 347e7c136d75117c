"""Queues of both kinds, for tests of what holds in both."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from klotz.server.live.thinking.memory_queue import MemoryQueue
from klotz.server.live.thinking.queue import Queue
from klotz.server.live.thinking.redis_queue import RedisQueue
from tests.server.harness.redis import Redis


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="package")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    made = Redis(tmp_path_factory.mktemp("redis"))
    made.start()
    yield made
    made.kill()


@asynccontextmanager
async def _of(redis: Redis) -> AsyncIterator[RedisQueue]:
    queue = RedisQueue(redis.url)
    await queue._redis.flushall()
    yield queue
    await queue.close()


@pytest.fixture
async def redis_queue(redis: Redis) -> AsyncIterator[RedisQueue]:
    async with _of(redis) as queue:
        yield queue


@pytest.fixture(params=["memory", "redis"])
async def queue(request: pytest.FixtureRequest) -> AsyncIterator[Queue]:
    if request.param == "memory":
        yield MemoryQueue()
    else:
        async with _of(request.getfixturevalue("redis")) as queue:
            yield queue
