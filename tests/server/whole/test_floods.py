"""Whoever sends more than anybody could mean makes nobody else wait."""

import asyncio
import resource
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Final
from unittest.mock import patch

import httpx
import pytest
from websockets.frames import Frame, Opcode

from klotz.server.web import connections
from tests.server.harness.nodes import Node
from tests.server.harness.people import Guest, Line
from tests.server.whole.conftest import environment_of

pytestmark = pytest.mark.anyio

MANY: Final = 8000
FILES: Final = 400
"""What the system lets the server have, at most: it takes all of that."""


UNREAD_SECONDS: Final = 3.0


def _prepare() -> None:
    """Few files, and little patience with those who do not read: it is half a minute elsewhere."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (100, FILES))
    patch.object(connections, "_UNREAD_SECONDS", UNREAD_SECONDS).start()


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """With limits, as a server for others has them; one that may not have many files open."""
    folder = tmp_path_factory.mktemp("floods")
    environment = environment_of(f"sqlite:///{folder / 'klotz.db'}")
    environment |= {"KLOTZ_RATE_LIMITS": "yes", "KLOTZ_TRUSTED_PROXIES": "127.0.0.9"}
    started = Node(folder, environment, before=_prepare)
    try:
        yield started.ready()
    finally:
        started.kill()


@asynccontextmanager
async def _two_at_a_table(node: Node) -> AsyncIterator[tuple[Guest, Guest, str]]:
    async with Guest.at(node.url, "Ada") as ada, Guest.at(node.url, "Eve") as eve:
        table = (await ada.make_table("blokus-duo", [{"kind": "me"}, {"kind": "open"}]))["table"]["id"]
        await eve.act(table, "sit")
        yield ada, eve, table


async def _is_answered(line: Line) -> None:
    number = await line.send("ping")
    while (await line.hear()).get("re") != number:
        pass


@pytest.mark.parametrize("flood", ['{"action":"look","seat":1}', '{"action":"ping"}', "{}", "nonsense"])
async def test_thousands_of_messages_in_one_write(flood: str, node: Node) -> None:
    frame = Frame(Opcode.TEXT, flood.encode()).serialize(mask=True)
    async with (
        _two_at_a_table(node) as (ada, eve, table),
        Line.open(node.socket_url, table, ada, views=False) as good,
        Line.open(node.socket_url, table, eve, views=False) as bad,
    ):
        await good.hear()
        await bad.hear()
        bad.socket.transport.write(frame * MANY)
        await _is_answered(good)
        heard = [await bad.hear() for _ in range(230)]
        codes = [message["error"]["code"] for message in heard if message["type"] == "refused"]
        # What was too fast is refused, one a second, and the rest is not even read.
        assert 0 < codes.count("too_many_requests") < 30
        assert bad.socket.close_code is None


async def test_pings_that_nobody_asked_for(node: Node) -> None:
    """The protocol's own: they are answered without any action."""
    frame = Frame(Opcode.PING, b"").serialize(mask=True)
    async with (
        _two_at_a_table(node) as (ada, eve, table),
        Line.open(node.socket_url, table, ada, views=False) as good,
        Line.open(node.socket_url, table, eve, views=False) as bad,
    ):
        bad.socket.transport.write(frame * 100_000)
        await good.hear()
        await _is_answered(good)
        await bad.socket.wait_closed()


async def test_messages_in_pieces_are_read_whole(node: Node) -> None:
    async with (
        _two_at_a_table(node) as (ada, _, table),
        Line.open(node.socket_url, table, ada, views=False) as line,
    ):
        await line.hear()
        text = "a long text, " * 38
        said = f'{{"id":1,"action":"say","text":"{text}"}}'
        frame = Frame(Opcode.TEXT, said.encode()).serialize(mask=True)
        for at in range(0, len(frame), 7):
            line.socket.transport.write(frame[at : at + 7])
            await asyncio.sleep(0.001)
        assert (await line.hear())["events"][0]["data"]["text"] == text


async def test_requests_that_never_end_are_given_up(node: Node) -> None:
    host, port = node.url.removeprefix("http://").split(":")

    async def ends(sent: bytes) -> None:
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(sent)
        try:
            while await reader.read(1000):
                pass
        except ConnectionResetError:
            pass
        writer.close()

    whole = f"GET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
    async with asyncio.timeout(120), asyncio.TaskGroup() as group:
        for sent in (
            b"",
            b"GET / HTTP/1.1\r\nHost: x\r\nX-Never: ",
            whole + b"GET / HTTP/1.1\r\nX-Never: ",
            whole + b"\r\n",
        ):
            group.create_task(ends(sent))
    assert await _measured(node, 'klotz_connections_given_up_total{reason="too_late"}') >= 2


async def test_who_does_not_read_is_given_up(node: Node) -> None:
    """Streams and sockets. Whoever reads hears everything."""
    host, port = node.url.removeprefix("http://").split(":")
    many: list[socket.socket] = []
    async with (
        _two_at_a_table(node) as (ada, eve, table),
        Line.open(node.socket_url, table, eve) as good,
    ):
        unread = 'klotz_connections_given_up_total{reason="unread"}'
        before, open_before = await _measured(node, unread), await _measured(node, "klotz_connections")
        try:
            for number in range(12):
                way, upgrade = ("live", _UPGRADE) if number % 2 else ("stream", "")
                one = socket.socket()
                one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                one.connect((host, int(port)))
                one.sendall(
                    f"GET /api/tables/{table}/{way}?views=true HTTP/1.1\r\nHost: {host}:{port}\r\n"
                    f"{upgrade}Cookie: {ada.cookie}\r\n\r\n".encode()
                )
                many.append(one)
            async with asyncio.timeout(60):
                while await _measured(node, "klotz_connections") < open_before + len(many):
                    await asyncio.sleep(0.05)
            await good.hear()
            for number in range(100):
                await ada.act(table, "say", text=f"{number}")
                assert (await good.hear())["events"][0]["data"]["text"] == f"{number}"
            async with asyncio.timeout(60):
                while await _measured(node, unread) < before + len(many):
                    await asyncio.sleep(0.2)
                while await _measured(node, "klotz_listeners") > 1:  # nothing of them is kept
                    await asyncio.sleep(0.1)
            assert await _measured(node, "klotz_connections") <= open_before
            await _is_answered(good)
        finally:
            for one in many:
                one.close()


_UPGRADE: Final = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


async def _measured(node: Node, name: str) -> float:
    async with httpx.AsyncClient(base_url=node.url) as http:
        told = (await http.get("/metrics")).text.splitlines()
    return next((float(line.split()[-1]) for line in told if line.startswith(name + " ")), 0.0)


async def test_one_address_does_not_get_all_connections(node: Node) -> None:
    host, port = node.url.removeprefix("http://").split(":")
    assert f"room for {FILES} connections" in node.program.said()
    many: list[socket.socket] = []
    try:
        for _ in range(FILES // 4 + 20):
            one = socket.socket()
            one.settimeout(5)
            one.connect((host, int(port)))
            many.append(one)
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.3")
        async with httpx.AsyncClient(base_url=node.url, transport=transport) as elsewhere:
            assert (await elsewhere.get("/healthz")).status_code == 200
        refused = 0
        for one in many[-10:]:
            try:
                one.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
                refused += not one.recv(100)
            except OSError:
                refused += 1
        assert refused == 10
    finally:
        for one in many:
            one.close()
