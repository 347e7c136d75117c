"""Two nodes on PostgreSQL and Redis are one service: a table's seats may be anywhere."""

import asyncio
from random import Random
from typing import Any

import pytest

from tests.server.harness.keeping import check_kept
from tests.server.harness.people import PATIENCE, Guest, Seat, checked, play_out
from tests.server.harness.redis import Redis
from tests.server.whole.conftest import Start

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ["blokus-duo", "bloxx"])
async def test_a_game_between_two_nodes(game: str, postgres: str, redis: Redis, start: Start) -> None:
    one, other = start(postgres, redis, "one"), start(postgres, redis, "other")
    one.ready()
    other.ready()
    async with Guest.at(one.url, "Ada") as ada, Guest.at(other.url, "Blaise") as blaise:
        made = await ada.make_table(game, [{"kind": "me"}, {"kind": "open"}], public=True)
        table = made["table"]["id"]
        await blaise.act(table, "sit")
        seats = [
            Seat(ada, table, [lambda: one.socket_url], Random(1)),
            Seat(blaise, table, [lambda: other.socket_url], Random(2)),
            Seat(None, table, [lambda: other.socket_url], Random(3)),
        ]
        await play_out(seats)
        await check_kept(postgres, table, seats)
        assert [seat.connections for seat in seats] == [1, 1, 1]
        assert [seat.refusals for seat in seats] == [[], [], []]
        assert (await ada.look(table))["table"] == (await ada.look(table, other.url))["table"]


async def test_a_plan_made_at_one_node_is_followed_at_the_other(
    postgres: str, redis: Redis, start: Start
) -> None:
    one, other = start(postgres, redis, "one"), start(postgres, redis, "other")
    one.ready()
    other.ready()
    async with Guest.at(one.url, "Ada") as ada, Guest.at(other.url, "Blaise") as blaise:
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = (await ada.make_table("blokus-duo", seats, public=True))["table"]["id"]
        await blaise.act(table, "sit")
        seen = await _when_due(ada, table)
        await ada.act(table, "move", answers=seen["table"]["number"], move=seen["legal"][0])
        seen = await _when_due(blaise, table)  # so that the other node has the table in memory
        expected, number = seen["legal"][0], seen["table"]["number"]
        moves = [*(text for _, text in seen["view"]["moves"]), expected]
        board = {"game": "blokus-duo", "seats": 2, "moves": moves}
        mine = checked(await ada.http.post("/api/board", json=board))["legal"][0]
        wish = {"answers": number, "moves": [expected, mine]}
        checked(await ada.http.post(f"/api/tables/{table}/plans", json=wish))
        await blaise.act(table, "move", answers=number, move=expected)
        async with asyncio.timeout(PATIENCE):
            while (await blaise.look(table))["table"]["number"] < number + 2:
                await asyncio.sleep(0.05)
        told = (await blaise.events(table))[-2:]
        assert [(event["seat"], event["data"]["text"]) for event in told] == [(1, expected), (0, mine)]
        assert checked(await ada.http.get(f"/api/tables/{table}/plans")) == {"plans": []}


async def _when_due(guest: Guest, table: str) -> dict[str, Any]:
    """The table, once the node of this guest has heard that it is their turn."""
    async with asyncio.timeout(PATIENCE):
        while not (seen := await guest.look(table))["legal"]:
            await asyncio.sleep(0.05)
    return seen
