"""The longest that somebody's ping waits while others flood the server, each in their own way."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

import klotz
from bench.server.people import Line, Somebody
from bench.server.processes import klotz_server
from bench.server.socket_client import frame

_ELSEWHERE: Final = "127.0.0.2"
_SOCKETS: Final = 6
_FRAMES: Final = 8000
_DRAWING: Final = 16
_HALF_SENT: Final = 500
_PING: Final = 0x89
_TEXT: Final = 0x81
_EVERY_SECONDS: Final = 0.02

Flood = Callable[[int, str], Awaitable[None]]
"""Goes on until it is cancelled, at a port, at a table."""


async def longest_pings(seconds: float) -> dict[str, float]:
    """For each flood, the longest wait in seconds; the first is without any."""
    with (
        TemporaryDirectory(prefix="klotz-bench-") as folder,
        klotz_server(Path(folder), limits=True, core=None) as server,
    ):
        ada = Somebody(server.port, "Ada")
        table = ada.make_table("blokus-duo", [{"kind": "me"}, {"kind": "hot", "name": "Ben"}])["table"]["id"]
        found: dict[str, float] = {}
        async with ada.line(table) as line:
            await line.hear()
            for name, flood in FLOODS.items():
                async with _flooding(flood, server.port, table):
                    found[name] = await _longest(line, seconds)
        return found


@asynccontextmanager
async def _flooding(flood: Flood, port: int, table: str) -> AsyncIterator[None]:
    task = asyncio.create_task(_as_task(flood, port, table))
    await asyncio.sleep(1.0)  # until it has begun
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _as_task(flood: Flood, port: int, table: str) -> None:
    await flood(port, table)


async def _longest(line: Line, seconds: float) -> float:
    longest, until = 0.0, perf_counter() + seconds
    while perf_counter() < until:
        began = perf_counter()
        line.send("ping")
        while (await line.hear())["type"] != "pong":
            pass
        longest = max(longest, perf_counter() - began)
        await asyncio.sleep(max(_EVERY_SECONDS, 1 / 18))  # no faster than the limits let her
    return longest


async def _nothing(port: int, table: str) -> None:
    await asyncio.Event().wait()


def _sockets(frames: bytes) -> Flood:
    """Thousands of frames in one write, again and again, by several sockets."""

    async def flood(port: int, table: str) -> None:
        eve = Somebody(port, "Eve", _ELSEWHERE)
        while True:  # with new sockets each time: the old ones may have been closed
            async with AsyncExitStack() as stack:
                for _ in range(_SOCKETS):
                    line = await stack.enter_async_context(eve.line(table))
                    line.client.write(frames)
                await asyncio.sleep(0.5)

    return flood


async def _drawing(port: int, _: str) -> None:
    """Pictures of long games, by connections that ask again at once."""
    state, random = klotz.game("blokus").start(), Random(2)
    while not state.is_over:
        state.push(random.choice(list(state.legal_moves)))
    body = json.dumps({"game": "blokus", "moves": list(state.record_texts())}).encode()
    head = (
        f"POST /api/board?picture=true HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    ).encode()

    async def ask() -> None:
        while True:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(_ELSEWHERE, 0))
            writer.write(head + body)
            await reader.read(100)
            writer.close()

    await asyncio.gather(*(ask() for _ in range(_DRAWING)))


async def _half_sent(port: int, _: str) -> None:
    """Requests whose headers never end."""
    writers = []
    while True:
        for _number in range(_HALF_SENT):
            _reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(_ELSEWHERE, 0))
            writer.write(b"GET / HTTP/1.1\r\nX-Never: ")
            writers.append(writer)
        await asyncio.sleep(5)


FLOODS: Final[dict[str, Flood]] = {
    "nobody": _nothing,
    f"{_SOCKETS} sockets, {_FRAMES} `look` in a write": _sockets(
        frame(_TEXT, b'{"action":"look","seat":0}') * _FRAMES
    ),
    f"{_SOCKETS} sockets, {_FRAMES} pings in a write": _sockets(frame(_PING, b"") * _FRAMES),
    f"{_DRAWING} connections that have pictures drawn": _drawing,
    f"{_HALF_SENT} requests that never end": _half_sent,
}
