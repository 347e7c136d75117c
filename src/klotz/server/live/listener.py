"""Somebody who follows a table: a WebSocket or a stream."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

_MOST_MESSAGES: Final = 512
_MOST_BYTES: Final = 1024 * 1024


class Listener:
    """The outgoing messages of one connection. A client that reads too slowly is disconnected, and may reconnect."""

    __slots__ = ("_bytes", "_messages", "_waiting", "is_ended", "is_slow", "let_go", "person", "wants_views")

    def __init__(self, person: str | None, *, wants_views: bool = False) -> None:
        self.person = person
        self.wants_views = wants_views
        self.is_slow = False
        self.is_ended = False
        """Whoever listened is not to hear any more."""
        self.let_go: Callable[[], object] | None = None
        """Called when it is too slow or ended: a sender that is blocked on it would never come back to ask."""
        self._messages: deque[bytes] = deque()
        self._bytes = 0
        self._waiting: asyncio.Future[None] | None = None

    def send(self, message: bytes) -> None:
        """Never waits."""
        if self.is_slow or self.is_ended:
            return
        self._bytes += len(message)
        is_behind = len(self._messages) >= _MOST_MESSAGES or self._bytes > _MOST_BYTES
        if self._messages and is_behind:  # one alone may be as large as it is
            self.is_slow = True
            self._messages.clear()
            if self.let_go is not None:
                self.let_go()
        else:
            self._messages.append(message)
        self._wake()

    def end(self) -> None:
        """Nothing more is sent, not even what is waiting to be."""
        self.is_ended = True
        self._messages.clear()
        if self.let_go is not None:
            self.let_go()
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def next(self) -> bytes | None:
        """The next message, when there is one; None when the connection should end."""
        while not self._messages:
            if self.is_slow or self.is_ended:
                return None
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        message = self._messages.popleft()
        self._bytes -= len(message)
        return message
