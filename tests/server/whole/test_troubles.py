"""What goes wrong around a server: Redis, the database or the disk gone for a while, clients that misbehave."""

import asyncio
import resource
import signal
import socket
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness.keeping import check_kept, kept_events
from tests.server.harness.nodes import Node
from tests.server.harness.people import PATIENCE, Guest, Line, Refused, Seat
from tests.server.harness.postgres import Cluster
from tests.server.harness.redis import Redis
from tests.server.whole.conftest import Start, environment_of

pytestmark = pytest.mark.anyio


async def _until(happens: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await asyncio.to_thread(happens):
            await asyncio.sleep(0.02)


class Steps:
    """Lets seats make so many moves and no more."""

    def __init__(self) -> None:
        self._left = asyncio.Semaphore(0)
        self._asked = 0
        self._idle = asyncio.Event()

    async def may_move(self) -> None:
        if self._left.locked():
            self._idle.set()
        await self._left.acquire()

    async def allow(self, moves: int) -> None:
        """So many more; returns when they are made and somebody wants the next."""
        self._idle.clear()
        for _ in range(moves):
            self._left.release()
        async with asyncio.timeout(PATIENCE):
            await self._idle.wait()

    def allow_all(self) -> None:
        for _ in range(10_000):
            self._left.release()


async def _duo(ada: Guest, blaise: Guest, url: str = "") -> str:
    table = (await ada.make_table("blokus-duo", [{"kind": "me"}, {"kind": "open"}]))["table"]["id"]
    await blaise.act(table, "sit", url)
    return str(table)


def _at(node: Node) -> Any:
    return lambda: node.socket_url


async def test_redis_gone_and_back(postgres: str, redis: Redis, start: Start) -> None:
    one, other = start(postgres, redis, "one"), start(postgres, redis, "other")
    one.ready()
    other.ready()
    async with Guest.at(one.url, "Ada") as ada, Guest.at(other.url, "Blaise") as blaise:
        table, quiet = await _duo(ada, blaise), await _duo(ada, blaise)
        steps = Steps()
        seats = [
            Seat(ada, table, [_at(one)], Random(1), steps.may_move),
            Seat(blaise, table, [_at(other)], Random(2), steps.may_move),
        ]
        async with asyncio.TaskGroup() as group:
            for seat in seats:
                group.create_task(seat.play())
            await steps.allow(4)
            await asyncio.to_thread(redis.kill)
            await steps.allow(4)
            await _until(lambda: one.status() == other.status() == "degraded")
            # A table that nobody follows: each node has it in memory, and none hears of what the other does there.
            for number, guest in enumerate((ada, blaise, ada)):
                seen = await guest.look(quiet)
                assert [len(seen["yours"]), bool(seen["legal"])] == [1, True]
                await guest.act(quiet, "move", answers=seen["table"]["number"], move=seen["legal"][0])
                assert len((await guest.look(quiet))["view"]["moves"]) == number + 1
            await asyncio.to_thread(redis.start)
            await _until(lambda: one.status() == other.status() == "nobody_thinks")  # there is no worker
            assert len((await blaise.look(quiet))["view"]["moves"]) == 3
            await steps.allow(4)
            steps.allow_all()
        await check_kept(postgres, table, seats)
        assert [seat.connections for seat in seats] == [1, 1]


@pytest.fixture
def fragile_cluster() -> Iterator[Cluster]:
    """A PostgreSQL of this test's own, because it is going to crash."""
    made = Cluster.make()
    yield made
    made.remove()


async def test_postgres_gone_and_back(fragile_cluster: Cluster, redis: Redis, start: Start) -> None:
    database = await asyncio.to_thread(fragile_cluster.new_database)
    node, other = start(database, redis, "one"), start(database, redis, "other")
    node.ready()
    other.ready()
    async with Guest.at(node.url, "Ada") as ada, Guest.at(node.url, "Blaise") as blaise:
        table = await _duo(ada, blaise)
        steps = Steps()
        seats = [
            Seat(ada, table, [_at(node)], Random(1), steps.may_move),
            Seat(blaise, table, [_at(other)], Random(2), steps.may_move),
        ]
        async with (
            asyncio.TaskGroup() as group,
            Line.open(node.socket_url, table, ada, after=0, views=False) as line,
        ):
            playing = [group.create_task(seat.play()) for seat in seats]
            await steps.allow(5)
            while (await line.hear())["events"][-1]["number"] < seats[0].last:
                pass
            seen = await blaise.look(table)
            pids = [node.program.pid, other.program.pid]
            await asyncio.to_thread(fragile_cluster.crash)
            for _ in range(3):  # the first finds a broken connection, the others no table in memory
                with pytest.raises(Refused) as refused:
                    await blaise.act(table, "move", answers=seen["table"]["number"], move=seen["legal"][0])
                assert [refused.value.status, refused.value.code] == [503, "store_gone"]
            with pytest.raises(Refused) as refused:
                await blaise.make_table("blokus-duo", [{"kind": "me"}, {"kind": "open"}])
            assert [refused.value.status, refused.value.code] == [503, "store_gone"]
            await _until(lambda: node.status() == "down")  # what it found last is remembered for two seconds
            number = await line.send("say", text="is anybody there?")
            assert [(await line.hear())["error"]["code"], number] == ["store_gone", 1]
            await asyncio.to_thread(fragile_cluster.start)
            await _until(lambda: node.status() == other.status() == "nobody_thinks")
            steps.allow_all()
            await asyncio.wait(playing)
        events = await check_kept(database, table, seats)
        assert not [event for event in events if event.kind == "said"]
        assert pids == [node.program.pid, other.program.pid]
        assert node.program.is_running
        assert other.program.is_running


def _no_file_beyond(size: int) -> None:
    """What a full disk looks like to SQLite, for whoever runs the tests: no file may grow any more."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def test_the_disk_is_full_and_then_not(sqlite: str, tmp_path: Path) -> None:
    size = 600_000
    node = Node(tmp_path, environment_of(sqlite), before=partial(_no_file_beyond, size))
    try:
        node.ready()
        async with Guest.at(node.url, "Ada") as ada:
            table = (await ada.make_table("blokus-duo", [{"kind": "me"}, {"kind": "open"}]))["table"]["id"]
            kept: list[dict[str, Any]] = []
            while True:
                text = f"{len(kept)} {'.' * 450}"
                try:
                    kept += await ada.act(table, "say", text=text)
                except Refused as refused:
                    assert [refused.status, refused.code] == [503, "store_gone"]
                    break
                assert len(kept) < 5000
            assert [event.json() for event in await kept_events(sqlite, table)][-len(kept) :] == kept
            resource.prlimit(
                node.program.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            )
            after = await ada.act(table, "say", text="there is room again")
            assert after[0]["number"] == kept[-1]["number"] + 1
            kept += after
            assert [event.json() for event in await kept_events(sqlite, table)][-len(kept) :] == kept
    finally:
        node.kill()


async def test_a_frame_of_ten_megabytes(sqlite: str, start: Start) -> None:
    node = start(sqlite).ready()
    async with Guest.at(node.url, "Ada") as ada, Guest.at(node.url, "Blaise") as blaise:
        table = await _duo(ada, blaise)
        async with (
            Line.open(node.socket_url, table, ada) as good,
            Line.open(node.socket_url, table, blaise) as bad,
        ):
            await good.hear()
            with suppress(ConnectionClosed):  # it may be closed before all of it is sent
                await bad.send("say", text="x" * 10_000_000)
            await bad.socket.wait_closed()
            assert bad.socket.close_code == 1009
            await good.send("say", text="I am still here")
            assert (await good.hear())["events"][0]["data"]["text"] == "I am still here"
        assert node.program.is_running


async def test_messages_that_make_no_sense(sqlite: str, start: Start) -> None:
    node = start(sqlite).ready()
    async with Guest.at(node.url, "Ada") as ada, Guest.at(node.url, "Blaise") as blaise:
        table = await _duo(ada, blaise)
        async with Line.open(node.socket_url, table, ada) as line:
            before = (await line.hear())["table"]["number"]
            for nonsense in (
                "",
                "{",
                "[]",
                '"move"',
                "{}",
                '{"id": []}',
                '{"action": "fly"}',
                b"\x00\xff",
                b"{}",
            ):
                await line.socket.send(nonsense)
                message = await line.hear()
                assert [message["type"], message["error"]["code"]] == ["refused", "invalid"]
            await line.send("ping")
            assert (await line.hear())["type"] == "pong"
        assert (await ada.look(table))["table"]["number"] == before
        assert "Traceback" not in node.program.said()


async def test_a_client_that_never_reads(sqlite: str, start: Start) -> None:
    node = start(sqlite).ready()
    async with Guest.at(node.url, "Ada") as ada, Guest.at(node.url, "Blaise") as blaise:
        table = await _duo(ada, blaise)
        host, port = node.url.removeprefix("http://").split(":")
        slow = socket.socket()
        # Or it would hold megabytes that nobody reads.
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect((host, int(port)))
        reader, writer = await asyncio.open_connection(sock=slow, limit=1024)
        writer.write(
            f"GET /api/tables/{table}/live?views=true HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        listeners = 0.0
        async with Line.open(node.socket_url, table, ada, views=False) as line:
            await line.hear()
            for _ in range(80):
                for number in range(50):
                    await line.send("say", text=f"{number} {'.' * 450}")
                for number in range(50):
                    message = await line.hear()
                    assert message["events"][0]["data"]["text"].startswith(f"{number} ")
                listeners = await _metric(ada, "klotz_listeners")
                if listeners == 1:
                    break
        assert listeners == 1, "the one that does not read is let go"
        writer.close()


async def _metric(guest: Guest, name: str) -> float:
    lines = (await guest.http.get("/metrics")).text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))
