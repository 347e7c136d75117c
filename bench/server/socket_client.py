"""A WebSocket client with nothing in it but speed: the load must not be slower than what it loads.

It speaks to our own server on this machine only: whole text frames, no extensions, no fragments.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

_ACCEPTED: Final = b"HTTP/1.1 101"
_TEXT: Final = 0x81
_MASKED: Final = 0x80
_NO_MASK: Final = b"\0\0\0\0"
_PING: Final = 0x9


class SocketClient(asyncio.Protocol):
    """One connection. `heard` is called with every message, in the order they come."""

    def __init__(self, heard: Callable[["SocketClient", bytes], None]) -> None:
        self.heard = heard
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._is_open = False
        self.greeted = asyncio.Event()
        """For whoever uses it: set when the first message has come."""

    async def connect(self, port: int, path: str, cookie: str, address: str = "127.0.0.1") -> None:
        """`address` is where it comes from, any of this machine's own."""
        await asyncio.get_running_loop().create_connection(
            lambda: self, "127.0.0.1", port, local_addr=(address, 0)
        )
        key = base64.b64encode(os.urandom(16)).decode()
        assert self._transport is not None
        self._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n"
            f"Origin: http://127.0.0.1:{port}\r\n\r\n".encode()
        )
        await self.ready

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the server closed the connection"))

    def send(self, message: bytes) -> None:
        self.write(frame(_TEXT, message))

    def write(self, frames: bytes) -> None:
        assert self._transport is not None
        self._transport.write(frames)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open:
            head, blank, rest = self._buffer.partition(b"\r\n\r\n")
            if not blank:
                return
            if not head.startswith(_ACCEPTED):
                self.ready.set_exception(ConnectionError(head.decode(errors="replace")[:300]))
                return
            self._is_open, self._buffer = True, rest
            self.ready.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[start : start + 2], "big"), start + 2
            elif size == 127:
                size, start = int.from_bytes(buffer[start : start + 8], "big"), start + 8
            if len(buffer) < start + size:
                break
            kind, message = buffer[at] & 0x0F, buffer[start : start + size]
            at = start + size
            if kind == 1:
                self.heard(self, message)
            elif kind == _PING:
                assert self._transport is not None
                self._transport.write(frame(0x8A, message))
        self._buffer = buffer[at:]


def frame(kind: int, message: bytes) -> bytes:
    size = len(message)
    if size < 126:
        head = bytes((kind, _MASKED | size))
    else:
        head = bytes((kind, _MASKED | 126)) + size.to_bytes(2, "big")
    return head + _NO_MASK + message  # masked with zeros: what the protocol asks for, at no cost
