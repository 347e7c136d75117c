"""`kill -9`, in the middle of everything: nothing that was accepted is lost, nothing happens twice, play goes on."""

import asyncio
import os
import signal
from collections.abc import Sequence
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from tests.server.harness.keeping import check_kept, kept_events
from tests.server.harness.nodes import Node
from tests.server.harness.people import Guest, Line, Seat
from tests.server.harness.redis import Redis
from tests.server.whole.conftest import Start, StartWorker

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("KLOTZ_KILLS", "10"))
"""In each of two tests; a hundred at night. A kill meets a move before it is written, before it is committed, before
it is answered, or after all that: ten at random moments meet them all as a rule, in every run anew. Each costs the
start of a server, which is nearly all that these tests take."""
TABLES = 3 * -(-KILLS // 10)


class Killer:
    """Lets a few moves be sent, kills a node under the last of them, starts it again, and so on."""

    def __init__(self, nodes: Sequence[Node], random: Random) -> None:
        self._nodes = nodes
        self._random = random
        self._allowed = 0
        self._more = asyncio.Event()
        self._spent = asyncio.Event()
        self.kills = 0

    async def may_move(self) -> None:
        while self._allowed == 0:
            self._more.clear()
            await self._more.wait()
        self._allowed -= 1
        if self._allowed == 0:
            self._spent.set()

    def _allow(self, moves: int) -> None:
        self._allowed = moves
        self._spent.clear()
        self._more.set()

    async def run(self) -> None:
        while self.kills < KILLS:
            self._allow(self._random.randint(1, 3))
            await self._spent.wait()
            await asyncio.sleep(self._random.random() * 0.01)  # the move is on its way, somewhere
            victim = self._nodes[self.kills % len(self._nodes)]
            victim.program.send(signal.SIGKILL)
            self.kills += 1
            if len(self._nodes) > 1:
                self._allow(1)  # at the other node, while this one is dead
            await asyncio.to_thread(victim.kill)
            victim.start_again()
            await asyncio.to_thread(victim.ready)
        self._allow(1_000_000)


async def _play_while_nodes_die(database: str, nodes: Sequence[Node]) -> None:
    random = Random(20)
    killer = Killer(nodes, random)
    async with AsyncExitStack() as stack:
        games: dict[str, list[Seat]] = {}
        for _ in range(TABLES):
            ada, blaise = [
                await stack.enter_async_context(Guest.at(nodes[0].url, name)) for name in ("Ada", "Blaise")
            ]
            made = await ada.make_table("blokus-duo", [{"kind": "me"}, {"kind": "open"}])
            await blaise.act(made["table"]["id"], "sit")
            games[made["table"]["id"]] = [
                Seat(
                    guest,
                    made["table"]["id"],
                    [_address(node) for node in (*nodes[first:], *nodes[:first])],
                    Random(random.random()),
                    killer.may_move,
                )
                for first, guest in enumerate((ada, blaise))
            ]
        async with asyncio.TaskGroup() as group:
            killing = group.create_task(killer.run())
            playing = [group.create_task(seat.play()) for seats in games.values() for seat in seats]
            await asyncio.wait(playing)
            killing.cancel()
        assert killer.kills == KILLS, "the games were over before the last kill"
        for table, seats in games.items():
            await check_kept(database, table, seats)
        assert sum(seat.connections for seats in games.values() for seat in seats) > len(games) * 2


def _address(node: Node) -> Any:
    return lambda: node.socket_url


async def test_a_node_that_dies_again_and_again(sqlite: str, start: Start) -> None:
    await _play_while_nodes_die(sqlite, [start(sqlite).ready()])


async def test_two_nodes_that_die_again_and_again(postgres: str, redis: Redis, start: Start) -> None:
    nodes = [start(postgres, redis, "one"), start(postgres, redis, "other")]
    await _play_while_nodes_die(postgres, [node.ready() for node in nodes])


COMPUTERS: list[dict[str, Any]] = [{"kind": "me"}, *({"kind": "computer", "level": 9} for _ in range(3))]


async def _round_with_computers(database: str, url: str, socket_url: str, kill: Any) -> None:
    """One move of each seat of classic Blokus; something is killed as soon as the first computer has moved."""
    async with Guest.at(url, "Ada") as ada:
        made = await ada.make_table("blokus", COMPUTERS)
        table = made["table"]["id"]
        moved: list[int] = []
        async with Line.open(socket_url, table, ada, after=made["table"]["number"]) as line:
            await line.send("move", answers=made["table"]["number"], move=made["legal"][0])
            while len(moved) < 4:
                message = await line.hear()
                moved += [event["seat"] for event in message["events"] if event["kind"] == "moved"]
                if 1 in moved and kill is not None:
                    await asyncio.sleep(0.3)  # the next one is thinking by now; if not, no harm is done
                    await asyncio.to_thread(kill)
                    kill = None
        assert moved == [0, 1, 2, 3]
        events = await kept_events(database, table)
        assert [event.seat for event in events if event.kind == "moved"] == [0, 1, 2, 3]


async def test_a_worker_that_dies_while_it_thinks(
    postgres: str, redis: Redis, start: Start, start_worker: StartWorker
) -> None:
    node, worker = start(postgres, redis).ready(), start_worker(postgres, redis)
    worker.ready()

    def kill() -> None:
        worker.kill()
        start_worker(postgres, redis, "worker-2").ready()

    await _round_with_computers(postgres, node.url, node.socket_url, kill)
    assert not worker.program.is_running


async def test_a_thinking_process_that_dies(sqlite: str, start: Start) -> None:
    node = start(sqlite).ready()
    killed: list[int] = []

    def kill() -> None:
        for pid in node.thinking_processes():
            os.kill(pid, signal.SIGKILL)
            killed.append(pid)

    await _round_with_computers(sqlite, node.url, node.socket_url, kill)
    assert killed
    assert "a thinking process died; attempt 1 of 3" in node.program.said()
