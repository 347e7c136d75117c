"""How nodes tell each other that something happened at a table.

The message is only a nod: whoever hears it looks into the database. A lost one costs a moment, never a move.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol

_log = logging.getLogger(__name__)

_CHANNEL: Final = "klotz:tables"
_RETRY_SECONDS: Final = 1.0

Heard = Callable[[str, list[str]], Awaitable[None]]
"""Called with the id of a table at which another node has done something, and with the people it is up to now."""


class Bus(Protocol):
    @property
    def is_up(self) -> bool:
        """Whether nods arrive at the moment; while they do not, nodes look for themselves."""

    async def start(self, heard: Heard) -> None: ...

    def tell(self, table: str, people: Sequence[str]) -> None: ...

    async def close(self) -> None: ...


class NoBus:
    """For one node alone: there is nobody to tell."""

    is_up = True

    async def start(self, heard: Heard) -> None:
        pass

    def tell(self, table: str, people: Sequence[str]) -> None:
        pass

    async def close(self) -> None:
        pass


class RedisBus:
    """Nods through Redis. While it is gone, play goes on and the bus tries again every second."""

    def __init__(self, url: str, node: str) -> None:
        from redis.asyncio import Redis  # only those with Redis need its client

        # Typed as Any: the client's own types differ between its sync and async halves.
        self._redis: Any = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=5)
        self._node = node
        self._waiting: asyncio.Queue[str] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._hears = False
        self._tells = True

    @property
    def is_up(self) -> bool:
        return self._hears and self._tells

    async def start(self, heard: Heard) -> None:
        self._tasks = [
            asyncio.create_task(self._listen(heard), name="bus-listen"),
            asyncio.create_task(self._speak(), name="bus-speak"),
        ]

    def tell(self, table: str, people: Sequence[str]) -> None:
        with suppress(asyncio.QueueFull):  # then others will find out by looking
            self._waiting.put_nowait(" ".join((self._node, table, *people)))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):
            await self._redis.aclose()

    async def _speak(self) -> None:
        while True:
            nod = await self._waiting.get()
            try:
                await self._redis.publish(_CHANNEL, nod)
                self._tells = True
            except Exception as error:
                if self._tells:
                    _log.warning(
                        "Redis does not answer (%s); nodes look for themselves", type(error).__name__
                    )
                self._tells = False
                await asyncio.sleep(_RETRY_SECONDS)

    async def _listen(self, heard: Heard) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(_CHANNEL)
                    self._hears = self._tells = True
                    while True:
                        message = await channel.get_message(ignore_subscribe_messages=True, timeout=1.0)
                        if message is not None:
                            node, table, *people = message["data"].decode().split(" ")
                            if node != self._node:
                                await heard(table, people)
            except Exception as error:
                if self._hears:
                    _log.warning("Redis is gone (%s); trying again", type(error).__name__)
                self._hears = False
                await asyncio.sleep(_RETRY_SECONDS)
