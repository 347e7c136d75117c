"""One guest who asks computers for all they can think makes nobody else wait: at a node alone, and with workers."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.harness.nodes import Node
from tests.server.harness.people import Guest, Line
from tests.server.harness.ponder import installed
from tests.server.harness.redis import Redis
from tests.server.whole.conftest import Start, StartWorker

pytestmark = pytest.mark.anyio

COMPUTER: dict[str, Any] = {"kind": "computer", "level": 9}
ALONE: list[dict[str, Any]] = [{"kind": "computer", "level": 1}, {"kind": "computer", "level": 1}]


async def _plays_against_a_computer(node: Node, rounds: int = 3) -> None:
    """Somebody who just wants to play: returns when the computer has answered so many times."""
    async with Guest.at(node.url, "Ada") as ada:
        made = await ada.make_table("blokus-duo", [{"kind": "me"}, {"kind": "computer", "level": 1}])
        table, legal = made["table"], made["legal"]
        async with Line.open(node.socket_url, table["id"], ada, after=table["number"]) as line:
            await line.hear()
            for _ in range(rounds):
                await line.send("move", answers=table["number"], move=legal[0])
                legal = None
                while not legal:
                    message = await line.hear()
                    table, legal = message["table"], message["position"]["legal"]


async def _asks_for_everything(node: Node, eve: Guest) -> list[asyncio.Task[httpx.Response]]:
    """Computers that think until they are stopped, at twenty tables, and two analyses by such a computer."""
    for _ in range(20):
        await eve.make_table("toy", [{"kind": "me"}, COMPUTER])
        await eve.make_table("toy", [COMPUTER] * 4)
    over = (await eve.make_table("toy", [{"kind": "me"}, {"kind": "hot", "name": "Eva"}]))["table"]
    await eve.act(over["id"], "resign", answers=over["number"])
    address = f"/api/tables/{over['id']}/analysis?level=9"
    asking = [asyncio.create_task(eve.http.get(address)) for _ in range(2)]
    await _until(lambda: eve.http.get(address), lambda answer: answer.status_code == 429)
    refused = (await eve.http.get(address)).json()["error"]
    assert [refused["code"], refused["details"]] == ["too_many_questions", {"whose": "person", "most": 2}]
    # Whoever hangs up makes room for another question.
    asking.pop().cancel()
    asking.append(asyncio.create_task(eve.http.get(address)))
    await _until(lambda: eve.http.get(address), lambda answer: answer.status_code == 429)
    return asking


async def _until(ask: Callable[[], Any], holds: Callable[[Any], bool]) -> None:
    """Ask again and again. A question that is accepted would wait for ever: it is given up."""
    while True:
        try:
            if holds(await asyncio.wait_for(ask(), 2)):
                return
        except TimeoutError:
            continue


async def _check(node: Node) -> None:
    async with Guest.at(node.url, "Eve") as eve:
        asking = await _asks_for_everything(node, eve)
        await _plays_against_a_computer(node)
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)


async def test_at_a_node_that_thinks_for_itself(sqlite: str, start: Start, tmp_path: Path) -> None:
    await _check(start(sqlite, **installed(tmp_path)).ready())


async def test_with_a_worker(
    postgres: str, redis: Redis, start: Start, start_worker: StartWorker, tmp_path: Path
) -> None:
    found = installed(tmp_path)
    node = start(postgres, redis, **found)
    start_worker(postgres, redis, **found).ready()
    await _check(node.ready())


async def _number(guest: Guest, table: str) -> int:
    number: int = (await guest.look(table))["table"]["number"]
    return number


async def _only_while_watched(made_at: Node, watched_at: Node) -> None:
    async with Guest.at(made_at.url, "Ada") as ada:
        made = (await ada.make_table("blokus-duo", ALONE))["table"]
        await _plays_against_a_computer(made_at)
        assert await _number(ada, made["id"]) == made["number"]
        async with Line.open(watched_at.socket_url, made["id"], after=made["number"]) as line:
            seats: list[int] = []
            while len(seats) < 5:
                message = await line.hear()
                seats += [event["seat"] for event in message["events"] if event["kind"] == "moved"]
        await _plays_against_a_computer(made_at)  # what was being thought about is over by now
        number = await _number(ada, made["id"])
        await _plays_against_a_computer(made_at)
        assert await _number(ada, made["id"]) == number


async def test_computers_alone_play_only_while_somebody_watches(sqlite: str, start: Start) -> None:
    node = start(sqlite).ready()
    await _only_while_watched(node, node)


async def test_computers_alone_play_for_whoever_watches_at_another_node(
    postgres: str, redis: Redis, start: Start, start_worker: StartWorker
) -> None:
    one, other = start(postgres, redis, "one"), start(postgres, redis, "other")
    start_worker(postgres, redis).ready()
    await _only_while_watched(one.ready(), other.ready())
