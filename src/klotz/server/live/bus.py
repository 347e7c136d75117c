"""How nodes tell each other that something happened at a table, or that a person is no longer who they were.

The message is only a notification: its receiver reads the database. A lost one costs a moment, never a move.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol

_log = logging.getLogger(__name__)

_CHANNEL: Final = "klotz:tables"
_PERSON: Final = "@"
"""Before the id of a person: no table's begins with it."""
_GONE: Final = "gone"
_RETRY_SECONDS: Final = 1.0

Heard = Callable[[str, list[str]], Awaitable[None]]
"""Called with the id of a table that another node has changed, and with the people whose turn it is now."""
Changed = Callable[[str, bool], Awaitable[None]]
"""Called with the id of a person whose name, sessions or tokens another node changed, and whether they are gone."""
Missed = Callable[[], Awaitable[None]]
"""Called when notifications arrive again: any number of them may have been lost."""


class Bus(Protocol):
    @property
    def is_alone(self) -> bool:
        """Whether there are no other nodes to hear from."""

    @property
    def is_up(self) -> bool:
        """Whether notifications are arriving; while they are not, nodes poll."""

    async def start(self, heard: Heard, changed: Changed, missed: Missed) -> None: ...

    def tell(self, table: str, people: Sequence[str]) -> None: ...

    def tell_changed(self, person: str, *, is_gone: bool) -> None: ...

    async def close(self) -> None: ...


class NoBus:
    """For one node alone: there is nobody to tell."""

    is_alone = True
    is_up = True

    async def start(self, heard: Heard, changed: Changed, missed: Missed) -> None:
        pass

    def tell(self, table: str, people: Sequence[str]) -> None:
        pass

    def tell_changed(self, person: str, *, is_gone: bool) -> None:
        pass

    async def close(self) -> None:
        pass


class RedisBus:
    """Notifications through Redis. While it is down, play continues and the bus retries every second."""

    is_alone = False

    def __init__(self, url: str, node: str) -> None:
        from redis.asyncio import Redis  # only those with Redis need its client
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        # Without retries of its own: a subscription that the client mends silently has lost notifications without
        # anybody knowing. Typed as Any: the client's own types differ between its sync and async halves.
        self._redis: Any = Redis.from_url(
            url, socket_connect_timeout=2, socket_timeout=5, retry=Retry(NoBackoff(), 0)
        )
        self._node = node
        self._waiting: asyncio.Queue[str] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._hears = False
        self._tells = True

    @property
    def is_up(self) -> bool:
        return self._hears and self._tells

    async def start(self, heard: Heard, changed: Changed, missed: Missed) -> None:
        self._tasks = [
            asyncio.create_task(self._listen(heard, changed, missed), name="bus-listen"),
            asyncio.create_task(self._speak(), name="bus-speak"),
        ]

    def tell(self, table: str, people: Sequence[str]) -> None:
        self._put(table, *people)

    def tell_changed(self, person: str, *, is_gone: bool) -> None:
        self._put(_PERSON + person, *([_GONE] if is_gone else []))

    def _put(self, *words: str) -> None:
        with suppress(asyncio.QueueFull):  # then the others find out by polling
            self._waiting.put_nowait(" ".join((self._node, *words)))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):
            await self._redis.aclose()

    async def _speak(self) -> None:
        while True:
            notification = await self._waiting.get()
            while not await self._told(notification):  # kept for those who hear well enough
                await asyncio.sleep(_RETRY_SECONDS)

    async def _told(self, notification: str) -> bool:
        try:
            await self._redis.publish(_CHANNEL, notification)
        except Exception as error:
            if self._tells:
                _log.warning("Redis does not answer (%s); nodes look for themselves", type(error).__name__)
            self._tells = False
        else:
            self._tells = True
        return self._tells

    async def _listen(self, heard: Heard, changed: Changed, missed: Missed) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(_CHANNEL)
                    while await channel.get_message(timeout=1.0) is None:
                        pass  # from the confirmation on, nothing is lost
                    await missed()
                    self._hears = True
                    while True:
                        message = await channel.get_message(ignore_subscribe_messages=True, timeout=1.0)
                        if message is not None:
                            node, what, *people = message["data"].decode().split(" ")
                            if node == self._node:
                                continue
                            if what.startswith(_PERSON):
                                await changed(what.removeprefix(_PERSON), _GONE in people)
                            else:
                                await heard(what, people)
            except Exception as error:
                if self._hears:
                    _log.warning("Redis is gone (%s); trying again", type(error).__name__)
                self._hears = False
                await asyncio.sleep(_RETRY_SECONDS)
