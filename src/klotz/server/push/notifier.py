"""Tells people who are elsewhere that it is their turn, by every way that they have asked for."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Protocol

_log = logging.getLogger(__name__)

_MOST_WAITING: Final = 1000


class Channel(Protocol):
    """One way to reach people: pushes, e-mail."""

    async def tell(self, person: str) -> None:
        """That it is their turn somewhere, if they have asked to be told this way."""


class Notifier:
    def __init__(self, channels: Sequence[Channel]) -> None:
        self._channels = channels
        self._waiting: asyncio.Queue[str] = asyncio.Queue(_MOST_WAITING)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="notifier")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def tell(self, person: str) -> None:
        """That it is their turn somewhere. Never waits; when too many do, somebody is not told."""
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait(person)

    async def _run(self) -> None:
        while True:
            person = await self._waiting.get()
            for channel in self._channels:
                try:
                    await channel.tell(person)
                except Exception as error:
                    _log.warning("%s failed: %s", type(channel).__name__.lower(), type(error).__name__)
