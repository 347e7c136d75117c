"""How long the computer's reply takes somebody who just plays, alone and while another guest does their worst."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

import klotz
from bench.server.people import Somebody
from bench.server.processes import klotz_server

LEVEL: Final = 3
_GAME: Final = "blokus-duo"
_TABLES: Final = 20
_PAUSE_SECONDS: Final = 0.15
"""Before each move: whoever plays faster is told to wait."""
_ELSEWHERE: Final = "127.0.0.2"
_FEWEST: Final = 10
_HARDEST: Final = {"kind": "computer", "level": 9}


async def replies(seconds: float) -> tuple[list[float], list[float]]:
    """How long replies took alone, and beside somebody who asks for as much as there is."""
    with (
        TemporaryDirectory(prefix="klotz-bench-") as folder,
        klotz_server(Path(folder), limits=True, core=None) as server,
    ):
        ada = Somebody(server.port, "Ada")
        await _play(ada, 0.0)  # until everything is loaded
        alone = await _play(ada, seconds)
        # Two of them: one may not make so many tables.
        eve, eva = (Somebody(server.port, name, _ELSEWHERE) for name in ("Eve", "Eva"))
        async with _at_their_worst(eve, eva):
            beside = await _play(ada, seconds)
    return alone, beside


async def _play(ada: Somebody, seconds: float) -> list[float]:
    """Play for so long, and some moves at least; for each, how long it took until the computer had replied."""
    took: list[float] = []
    until = perf_counter() + seconds

    def goes_on() -> bool:
        return perf_counter() < until or len(took) < _FEWEST

    while goes_on():
        made = ada.make_table(_GAME, [{"kind": "me"}, {"kind": "computer", "level": LEVEL}])
        async with ada.line(made["table"]["id"]) as line:
            seen: Any = await line.hear()
            table, legal, random = seen["table"], seen["legal"], Random(1)
            while table["status"] == "playing" and goes_on():
                await asyncio.sleep(_PAUSE_SECONDS)
                line.send("move", answers=table["number"], move=random.choice(legal))
                sent, legal = perf_counter(), None
                while not legal and table["status"] == "playing":
                    message = await line.hear()
                    table, legal = message["table"], message["position"]["legal"]
                took.append(perf_counter() - sent)
    return took


@asynccontextmanager
async def _at_their_worst(eve: Somebody, eva: Somebody) -> AsyncIterator[None]:
    """Analyses of a long game, computers among themselves that are watched, and hard ones that are to reply."""
    over = _long_game(eve)
    hanging: list[HTTPConnection] = []
    async with AsyncExitStack() as stack:
        for _ in range(_TABLES - 1):
            alone = eve.make_table("blokus", [_HARDEST] * 4)["table"]["id"]
            await stack.enter_async_context(eve.line(alone, views=False))
            made = eva.make_table("blokus", [{"kind": "me"}, *[_HARDEST] * 3])
            eva.act(made["table"]["id"], "move", answers=made["table"]["number"], move=made["legal"][0])
        for _ in range(_TABLES):
            connection = HTTPConnection("127.0.0.1", eve.port, source_address=(eve.address, 0))
            connection.request("GET", f"/api/tables/{over}/analysis?level=9", headers={"cookie": eve.cookie})
            hanging.append(connection)
        yield
    for connection in hanging:
        connection.close()


def _long_game(eve: Somebody) -> str:
    """A finished game of classic Blokus, played by one person for all four seats."""
    hot = [{"kind": "hot", "name": f"Eve {number}"} for number in (2, 3, 4)]
    table = eve.make_table("blokus", [{"kind": "me"}, *hot])["table"]
    state, random = klotz.game("blokus").start(), Random(2)
    number = table["number"]
    while not state.is_over:
        move = random.choice(list(state.legal_moves))
        state.push(move)
        done = eve.act(table["id"], "move", answers=number, move=move.text, seat=move.seat)
        number = done["events"][-1]["number"]
    return str(table["id"])
