"""Following a table live and acting there, over a WebSocket that is opened again whenever it breaks."""

import asyncio
import itertools
import json
import time
from collections.abc import AsyncIterator
from typing import Any, Final, Self
from urllib.parse import urlencode

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from klotz.client import models
from klotz.client.errors import ClientError, Refused, Unreachable
from klotz.client.requests import reader
from klotz.client.seen import Seen

_LARGEST_MESSAGE: Final = 16 * 1024 * 1024
_FIRST_WAIT: Final = 0.2
_LONGEST_WAIT: Final = 5.0
_NO_LONGER_YOU: Final = 4401
_DONE_BEFORE: Final = frozenset(("stale", "already_seated", "finished", "no_change", "closed"))
"""Refusals of an action that was sent again, since its answer was lost: it had been done the first time."""

_message = reader(models.ServerMessage)


class AsyncLive:
    """A table, live. Iterate over it to see it now and after every change, until the game is over.

    A connection that breaks is opened again, for `patience` seconds; nothing that happened meanwhile is missed, and
    an action whose answer was lost is done once. Unreachable when patience ends.
    """

    def __init__(
        self, address: str, headers: dict[str, str], me: str | None, *, patience: float = 300.0
    ) -> None:
        self._address = address
        self._headers = headers
        self._me = me
        self._patience = patience
        self._socket: ClientConnection | None = None
        self._ids = itertools.count(1)
        self._seen: Seen | None = None
        self._is_new = False

    async def __aenter__(self) -> Self:
        await self._open()
        while self._seen is None:
            await self._hear()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._socket is not None:
            await self._socket.close()

    @property
    def seen(self) -> Seen:
        """The table as it is now."""
        if self._seen is None:
            raise ClientError("a live table is opened by `async with`")
        return self._seen

    async def __aiter__(self) -> AsyncIterator[Seen]:
        self._is_new = True
        while True:
            while not self._is_new:
                await self._hear()
            self._is_new = False
            yield self.seen
            if self.seen.is_over:
                return

    async def move(self, text: str, *, seat: int | None = None) -> None:
        """Play a move. Refused if it is not legal, or with the code `stale` if something happened first."""
        await self.act("move", answers=self.seen.table.number, move=text, seat=seat)

    async def act(self, action: str, **given: Any) -> None:
        """Do something: any action of docs/server.md. Returns when it is on the server's disk."""
        number = next(self._ids)
        message = json.dumps({"id": number, "action": action, **given})
        is_repeated = False
        while True:
            try:
                socket = self._socket
                if socket is None:
                    raise ClientError("a live table is opened by `async with`")
                await socket.send(message)
                await self._answered(number)
                return
            except ConnectionClosed as closed:
                await self._open_again(closed)
                is_repeated = True
            except Refused as refused:
                if is_repeated and refused.code in _DONE_BEFORE:
                    return
                if (seconds := refused.wait_seconds) is None:
                    raise
                await asyncio.sleep(seconds)

    async def rematch(self, seconds: float) -> str | None:
        """The table of a rematch, if somebody wants one within some seconds of the end."""
        try:
            async with asyncio.timeout(seconds):
                while self.seen.table.rematch is None:
                    await self._hear()
        except TimeoutError:
            return None
        return self.seen.table.rematch

    # ------------------------------------------------------------------ messages

    async def _hear(self) -> dict[str, Any]:
        """Take in the next message; opens the connection again if it is broken."""
        while True:
            try:
                return await self._take_in()
            except ConnectionClosed as closed:
                await self._open_again(closed)

    async def _answered(self, number: int) -> None:
        while (message := await self._take_in()).get("re") != number:
            pass
        if message["type"] == "refused":
            raise Refused(message["error"])

    async def _take_in(self) -> dict[str, Any]:
        if self._socket is None:
            raise ClientError("a live table is opened by `async with`")
        text = await self._socket.recv()
        message: dict[str, Any] = json.loads(text)
        if message["type"] not in ("snapshot", "events"):
            return message
        read = _message(text if isinstance(text, bytes) else text.encode())
        if message["type"] == "snapshot":
            self._seen = Seen(read.table, read.view, read.legal or (), self._me)
        elif read.table is not None and read.position is not None:
            self._seen = Seen(
                read.table, read.position.view, read.position.legal or (), self._me, read.events
            )
        self._is_new = True
        return message

    # ------------------------------------------------------------------ the connection

    async def _open_again(self, closed: ConnectionClosed) -> None:
        if closed.rcvd is not None and closed.rcvd.code == _NO_LONGER_YOU:
            raise Refused({"code": "token_invalid", "reason": closed.rcvd.reason}) from closed
        await self._open()

    async def _open(self) -> None:
        until, wait = time.monotonic() + self._patience, _FIRST_WAIT
        while True:
            try:
                self._socket = await connect(
                    f"{self._address}?{urlencode({'views': 'true'})}",
                    additional_headers=self._headers,
                    max_size=_LARGEST_MESSAGE,
                )
                return
            except InvalidStatus as refusal:
                refused = _refused(refusal)
                if refused is not None and refused.wait_seconds is None:
                    raise refused from None
                trouble: Exception = refused or refusal
            except (OSError, InvalidHandshake, TimeoutError) as error:
                trouble = error
            if time.monotonic() + wait > until:
                raise Unreachable(f"{self._address} does not answer: {trouble}") from trouble
            await asyncio.sleep(wait)
            wait = min(2 * wait, _LONGEST_WAIT)


def _refused(refusal: InvalidStatus) -> Refused | None:
    """What the server said instead of opening the connection; None if it was not the server."""
    try:
        error = json.loads(refusal.response.body or b"")["error"]
        return Refused(error, refusal.response.status_code)
    except (ValueError, KeyError, TypeError):
        return None
