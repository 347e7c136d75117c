"""Two nodes on PostgreSQL and Redis are one service: a table's seats may be anywhere."""

from random import Random

import pytest

from tests.server.harness.keeping import check_kept
from tests.server.harness.people import Guest, Seat, play_out
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
        await blaise.act(table, "sit", nonce="mine")
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
