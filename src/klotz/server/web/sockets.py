"""The open sockets of a node, and whose they are. Ending a session closes its sockets too."""

import asyncio
from contextlib import suppress
from typing import Final

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from klotz.server.accounts import Caller
from klotz.server.refusals import Refusal
from klotz.server.web.identity import identify

_NO_LONGER_YOU: Final = 4401
_ROUND_SECONDS: Final = 60.0
_AT_ONCE: Final = 50


class Sockets:
    def __init__(self) -> None:
        self._open: dict[WebSocket, Caller] = {}
        self._task: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._open)

    def add(self, socket: WebSocket, who: Caller) -> None:
        self._open[socket] = who

    def discard(self, socket: WebSocket) -> None:
        self._open.pop(socket, None)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="sockets")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(_ROUND_SECONDS)
            for number, (socket, who) in enumerate(list(self._open.items())):
                await self.check(socket, who)
                if number % _AT_ONCE == 0:
                    await asyncio.sleep(0)  # moves come first

    async def check(self, socket: WebSocket, who: Caller) -> None:
        """End a connection whose session or token has been ended."""
        try:
            now = await identify(socket)
        except Refusal:
            now = Caller()
        except Exception:
            return  # the database is away: nothing has been ended
        is_same = _id(now) == _id(who) and now.scopes == who.scopes  # a name may change
        if socket in self._open and not is_same:
            with suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(_NO_LONGER_YOU, "no longer logged in")


def sockets_of(connection: HTTPConnection) -> Sockets:
    sockets = connection.app.state.sockets
    assert isinstance(sockets, Sockets)
    return sockets


def _id(who: Caller) -> str | None:
    return who.person.id if who.person is not None else None
