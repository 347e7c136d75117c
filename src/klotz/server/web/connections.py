"""Connections below HTTP: how many there are, how long they may take, and how much may come by them at once.

Uvicorn reads whatever comes. Here a request that never ends is given up, and a socket that is sent more than people
or bots ever send is read slowly: what is not read yet costs nothing. And whoever asks and then does not read what
they are sent is given up too: they would hold memory and a place for ever.
"""

import asyncio
import socket
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, cast

from prometheus_client import Counter as Metric
from prometheus_client import Gauge
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from klotz.server.web.proxies import Proxies

_HEAD_SECONDS: Final = 10.0
"""For everything before the body of a request, from the connection or its first letter on."""
_BODY_SECONDS: Final = 30.0
_CHUNK: Final = 512
"""Bytes of a socket that are read before others have their turn."""
_BURST: Final = 512 * 1024
_MOST_PINGS: Final = 1000
"""Of the protocol's own, before the next message: some clients send one every few seconds."""
_BYTES_PER_SECOND: Final = 64 * 1024
"""What is read of a socket in the long run: a thousand moves a second."""
_UNREAD_SECONDS: Final = 20.0
"""How often it is looked at who has not read anything since the last time, although something waits for them."""
_MOST_UNREAD: Final = 4096
"""Bytes that may wait here for somebody before nothing more is written."""
_MOST_UNSENT: Final = 128 * 1024
"""Bytes that the system takes for somebody who does not read: otherwise it takes megabytes."""

_OPEN: Final = Gauge("klotz_connections", "Open connections, with and without requests.")
_GIVEN_UP: Final = Metric(
    "klotz_connections_given_up_total", "Connections that were closed, by reason.", ["reason"]
)
_TOO_LATE: Final = _GIVEN_UP.labels("too_late")
_TOO_MANY: Final = _GIVEN_UP.labels("too_many")
_UNREAD: Final = _GIVEN_UP.labels("unread")


@dataclass(slots=True)
class _Connection:
    address: str
    waiting: int = 0
    """Bytes that had not been read when it was last looked at."""
    is_paused: bool = False
    has_read: bool = False
    """Whether what waited was read since it was last looked at."""

    def reads(self, waiting: int) -> bool:
        """Whether somebody reads, to judge by how many bytes wait now; called again and again."""
        # While it is paused nothing is added but signs of life; otherwise more may have come than was read.
        moves = waiting < self.waiting if self.is_paused else waiting != self.waiting
        reads = not waiting or moves or self.has_read
        self.waiting, self.has_read = waiting, False
        return reads


class Connections:
    """The open connections of a server. No address gets so many of them that others get none."""

    def __init__(self, proxies: Proxies, most_per_address: int) -> None:
        self._proxies = proxies
        self._most = most_per_address
        self._open: dict[asyncio.Transport, _Connection] = {}
        self._counts: Counter[str] = Counter()
        self._is_looking = False

    def opened(self, transport: asyncio.Transport) -> bool:
        """Count a connection. False if its address has too many; a proxy may have any number."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        self._open[transport] = _Connection(address)
        self._counts[address] += 1
        _OPEN.set(len(self._open))
        _keep_little(transport)
        self._look_again()
        if self._counts[address] > self._most and not self._proxies.is_trusted(address):
            _TOO_MANY.inc()
            return False
        return True

    def closed(self, transport: asyncio.Transport) -> None:
        connection = self._open.pop(transport, None)
        if connection is not None:
            self._counts[connection.address] -= 1
            if not self._counts[connection.address]:
                del self._counts[connection.address]
            _OPEN.set(len(self._open))

    def paused(self, transport: asyncio.Transport, *, is_paused: bool) -> None:
        """Too much waits to be read, or no longer."""
        connection = self._open.get(transport)
        if connection is not None:
            connection.is_paused = is_paused
            connection.has_read |= not is_paused

    def _look_again(self) -> None:
        if self._open and not self._is_looking:
            self._is_looking = True
            asyncio.get_running_loop().call_later(_UNREAD_SECONDS, self._look)

    def _look(self) -> None:
        """Give up whoever reads nothing, also if we wanted to close: that would wait for them."""
        self._is_looking = False
        for transport, connection in list(self._open.items()):
            if not connection.reads(transport.get_write_buffer_size()):
                _UNREAD.inc()
                transport.abort()
        self._look_again()


def _keep_little(transport: asyncio.Transport) -> None:
    transport.set_write_buffer_limits(_MOST_UNREAD)
    plain = transport.get_extra_info("socket")
    if plain is not None and hasattr(socket, "TCP_NOTSENT_LOWAT"):
        with suppress(OSError):  # a Unix socket has no such thing
            plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, _MOST_UNSENT)


def http_protocol(connections: Connections) -> type[asyncio.Protocol]:
    """Uvicorn's, with an end to patience."""

    class Requests(HttpToolsProtocol):
        _deadline: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if connections.opened(transport):
                self._within(_HEAD_SECONDS)
            else:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            self._in_time()
            connections.closed(self.transport)
            super().connection_lost(exc)

        def pause_writing(self) -> None:
            super().pause_writing()
            connections.paused(self.transport, is_paused=True)

        def resume_writing(self) -> None:
            super().resume_writing()
            connections.paused(self.transport, is_paused=False)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            has_become_a_socket = self.transport.get_protocol() is not self
            if self._deadline is None and not self._is_answering and not has_become_a_socket:
                self._within(_HEAD_SECONDS)  # another request has begun

        @property
        def _is_answering(self) -> bool:
            cycle: RequestResponseCycle | None = self.cycle
            return cycle is not None and not cycle.response_complete

        def on_headers_complete(self) -> None:
            super().on_headers_complete()
            self._within(_BODY_SECONDS)

        def on_message_complete(self) -> None:
            self._in_time()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._in_time()
            super().handle_websocket_upgrade()

        def _within(self, seconds: float) -> None:
            self._in_time()
            self._deadline = self.loop.call_later(seconds, self._give_up)

        def _in_time(self) -> None:
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None

        def _give_up(self) -> None:
            _TOO_LATE.inc()
            self.transport.abort()

    return cast("type[asyncio.Protocol]", Requests)


def socket_protocol(connections: Connections) -> type[asyncio.Protocol]:
    """Uvicorn's, which reads on when what it has read was dealt with, and no faster than people send."""

    class Frames(WebSocketsSansIOProtocol):
        def __init__(self, *arguments: Any, **named: Any) -> None:
            super().__init__(*arguments, **named)
            self._rest = b""
            """What has come and is not read yet."""
            self._budget = float(_BURST)
            self._filled_at = self.loop.time()
            self._is_reading_on = False

            self._pings = 0

        def handle_ping(self) -> None:
            # They are answered without any limit of ours being asked.
            self._pings += 1
            if self._pings > _MOST_PINGS:
                _TOO_MANY.inc()
                self.transport.abort()
            else:
                super().handle_ping()

        def connection_lost(self, exc: Exception | None) -> None:
            self._rest = b""
            connections.closed(self.transport)
            super().connection_lost(exc)

        def pause_writing(self) -> None:
            super().pause_writing()
            connections.paused(self.transport, is_paused=True)

        def resume_writing(self) -> None:
            super().resume_writing()
            connections.paused(self.transport, is_paused=False)

        def data_received(self, data: bytes) -> None:
            if not self.handshake_initiated:
                super().data_received(data)
                return
            self._rest += data
            self._read_on()

        def _read_on(self) -> None:
            """Read a chunk; go on when others have had their turn and it has been dealt with."""
            self._is_reading_on = False
            if not self._rest or self.transport.is_closing():
                return
            if not self.queue.empty():
                self._pause()
                return  # `receive` goes on
            if (wait := self._wait()) > 0:
                self._pause()
                self._again(wait)
                return
            chunk, self._rest = self._rest[:_CHUNK], self._rest[_CHUNK:]
            super().data_received(chunk)
            if self._rest:
                self._pause()
                self._again(0)
            elif self.queue.empty() and self.read_paused:
                self.read_paused = False  # it ended within a message, whose rest is to come
                self.transport.resume_reading()

        def _wait(self) -> float:
            """How long to wait before another chunk may be read."""
            now, size = self.loop.time(), min(len(self._rest), _CHUNK)
            self._budget = min(_BURST, self._budget + (now - self._filled_at) * _BYTES_PER_SECOND)
            self._filled_at = now
            if self._budget < size:
                return (size - self._budget) / _BYTES_PER_SECOND
            self._budget -= size
            return 0.0

        def _again(self, seconds: float) -> None:
            if not self._is_reading_on:
                self._is_reading_on = True
                self.loop.call_later(seconds, self._read_on)

        def _pause(self) -> None:
            if not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()

        async def receive(self) -> Any:
            message = await super().receive()
            self._pings = 0
            if self._rest:
                self._pause()
                if self.queue.empty():
                    self._again(0)
            return message

    return cast("type[asyncio.Protocol]", Frames)
