"""A node that is asked to stop, or that is not there for a while, loses nothing that it said it had kept."""

import asyncio
from random import Random
from typing import Any

import pytest

from tests.server.harness.keeping import check_kept, kept_events
from tests.server.harness.people import GONE, Guest, Line, Seat, play_out
from tests.server.harness.redis import Redis
from tests.server.whole.conftest import Start, StartWorker

pytestmark = pytest.mark.anyio


async def test_sigterm_while_moves_are_in_flight(sqlite: str, start: Start) -> None:
    node = start(sqlite, is_forked=False).ready()
    accepted: list[dict[str, Any]] = []

    async def talk(guest: Guest, table: str) -> None:
        """Says one thing after the other until the node goes away."""
        async with Line.open(node.socket_url, table, guest, views=False) as line:
            try:
                for number in range(100_000):
                    await line.send("say", text=f"{table} {number}")
                    await asyncio.sleep(0)
            except GONE:
                pass
            try:
                while True:
                    message = await line.hear()
                    if "re" in message:
                        accepted.extend(message.get("events", []))
            except GONE:
                assert line.socket.close_code in (1012, 1006)

    async with Guest.at(node.url, "Ada") as ada:
        made = [await ada.make_table("blokus-duo", [{"kind": "me"}, {"kind": "open"}]) for _ in range(8)]
        talking = [asyncio.create_task(talk(ada, each["table"]["id"])) for each in made]
        while (await ada.look(made[-1]["table"]["id"]))["table"]["number"] < 20:
            await asyncio.sleep(0.01)
        assert await asyncio.to_thread(node.stop) == 0
        await asyncio.gather(*talking)
    kept: dict[str, dict[str, Any]] = {}
    for each in made:
        events = await kept_events(sqlite, each["table"]["id"])
        assert [event.number for event in events] == list(range(1, len(events) + 1))
        kept |= {event.data["text"]: event.json() for event in events if event.kind == "said"}
    assert len(accepted) > 20
    assert all(kept[event["data"]["text"]] == event for event in accepted)
    assert "Traceback" not in node.program.said()


async def test_a_worker_stops_in_order(
    postgres: str, redis: Redis, start: Start, start_worker: StartWorker
) -> None:
    start(postgres, redis).ready()
    worker = start_worker(postgres, redis, is_forked=False).ready()
    assert await asyncio.to_thread(worker.stop) == 0
    assert "Traceback" not in worker.program.said()


async def test_play_goes_on_after_a_stop_and_a_start(sqlite: str, start: Start) -> None:
    node = start(sqlite).ready()
    async with Guest.at(node.url, "Ada") as ada, Guest.at(node.url, "Blaise") as blaise:
        table = (await ada.make_table("blokus-duo", [{"kind": "me"}, {"kind": "open"}]))["table"]["id"]
        await blaise.act(table, "sit")
        seats = [
            Seat(each, table, [lambda: node.socket_url], Random(number))
            for number, each in enumerate((ada, blaise))
        ]
        playing = asyncio.create_task(play_out(seats))
        for stop in range(2):
            while len(seats[0].accepted) < 3 * (stop + 1):
                await asyncio.sleep(0.01)
            assert await asyncio.to_thread(node.stop) == 0
            node.start_again()
            await asyncio.to_thread(node.ready)
        await playing
        await check_kept(sqlite, table, seats)
