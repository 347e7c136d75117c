"""Players of the operator's own at a server's tables: those that play, and those that cannot go on."""

from pathlib import Path
from typing import Any, Final

import pytest

from tests.server.harness.nodes import Node
from tests.server.harness.people import Guest, Line, Refused
from tests.server.harness.redis import Redis
from tests.server.whole.conftest import Start, StartWorker

pytestmark = pytest.mark.anyio

BOTS: Final = """
import os
import time

from klotz.players import Player


class Largest(Player):
    def _choose(self, state, seat, limit):
        return max(state.legal_moves.of(seat), key=lambda move: len(move.text))


def raises(state):
    raise ValueError("what only its author needs to know")


def nonsense(state):
    return "four squares in the middle"


def hangs(state):
    time.sleep(3600)


def dies(state):
    os._exit(3)
"""

PLAYERS: Final = """
[largest]
name = "The Largest"
player = "py:bots/bots.py:Largest"

[duo-only]
name = "For two"
player = "py:bots/bots.py:Largest"
games = ["blokus-duo"]

[raises]
name = "Raises"
player = "py:bots/bots.py:raises"

[nonsense]
name = "Nonsense"
player = "py:bots/bots.py:nonsense"

[hangs]
name = "Hangs"
player = "py:bots/bots.py:hangs"
seconds = 0.5

[dies]
name = "Dies"
player = "py:bots/bots.py:dies"
"""


@pytest.fixture
def players(tmp_path: Path) -> Path:
    """The file beside which the players lie: not where the server is started."""
    folder = tmp_path / "etc"
    (folder / "bots").mkdir(parents=True)
    (folder / "bots" / "bots.py").write_text(BOTS)
    file = folder / "players.toml"
    file.write_text(PLAYERS)
    return file


async def _seated(node: Node, ada: Guest, player: str, game: str = "blokus-duo") -> dict[str, Any]:
    """Its seat after it has moved twice, and why it was replaced, each time."""
    seats: list[dict[str, Any]] = [{"kind": "computer", "player": player, "level": 2}, {"kind": "me"}]
    made = await ada.make_table(game, seats)
    table = made["table"]["id"]
    heard: dict[int, dict[str, Any]] = {}
    async with Line.open(node.socket_url, table, ada, after=0) as line:
        while sum((event["kind"], event["seat"]) == ("moved", 0) for event in heard.values()) < 2:
            message = await line.hear()
            heard |= {event["number"]: event for event in message.get("events", [])}
            if (message.get("position") or {}).get("legal"):
                move = message["position"]["legal"][0]
                await line.send("move", answers=message["table"]["number"], move=move)
    seen = (await ada.look(table))["table"]["seats"][0]
    replaced = [event["data"]["why"] for event in heard.values() if event["kind"] == "replaced"]
    return {"why": replaced, **seen}


async def test_they_play_and_those_that_cannot_are_replaced(sqlite: str, start: Start, players: Path) -> None:
    node = start(sqlite, KLOTZ_PLAYERS=str(players)).ready()
    async with Guest.at(node.url, "Ada") as ada:
        offered = (await ada.http.get("/api/games")).json()["players"]
        assert {"key": "largest", "name": "The Largest", "games": []} in offered
        assert all(set(each) == {"key", "name", "games"} for each in offered), "what it stands for stays here"

        for game in ("blokus-duo", "bloxx"):
            largest = await _seated(node, ada, "largest", game)
            assert (largest["why"], largest["name"], largest["player"]) == ([], "The Largest", "largest")
        for player, why in (
            ("raises", "failed"),
            ("nonsense", "illegal"),
            ("hangs", "slow"),
            ("dies", "failed"),
        ):
            seen = await _seated(node, ada, player)
            assert seen["why"] == [why]
            assert (seen["kind"], seen["player"], seen["replaced"], seen["level"]) == (
                "computer",
                None,
                why,
                2,
            )
        assert "what only its author needs to know (bots.py, line " in node.program.said()

        for wrong in ("py:os:system", str(players), "level:9", "Largest", "nobody"):
            with pytest.raises(Refused, match=r"no such player|too long"):
                await ada.make_table("blokus-duo", [{"kind": "me"}, {"kind": "computer", "player": wrong}])
        with pytest.raises(Refused, match="no such player for this game"):
            await ada.make_table(
                "blokus", [{"kind": "me"}] + [{"kind": "computer", "player": "duo-only"}] * 3
            )

        # A game goes on where its player is no longer offered.
        seats = [{"kind": "me"}, {"kind": "computer", "player": "largest"}]
        table = (await ada.make_table("blokus-duo", seats))["table"]["id"]
        assert node.stop() == 0
        players.write_text("")
        node.start_again()
        node.ready()
        async with Line.open(node.socket_url, table, ada) as line:
            snapshot = await line.hear()
            move = snapshot["legal"][0]
            await line.send("move", answers=snapshot["table"]["number"], move=move)
            kinds: list[str] = []
            while kinds[-2:] != ["replaced", "moved"]:
                message = await line.hear()
                kinds += [event["kind"] for event in message["events"]]
            assert message["table"]["seats"][1]["replaced"] == "gone"


async def test_a_worker_plays_them_for_another_node(
    sqlite: str, redis: Redis, start: Start, start_worker: StartWorker, players: Path
) -> None:
    node = start(sqlite, redis, KLOTZ_PLAYERS=str(players)).ready()
    start_worker(sqlite, redis, KLOTZ_PLAYERS=str(players)).ready()
    async with Guest.at(node.url, "Ada") as ada:
        largest = await _seated(node, ada, "largest")
        assert (largest["why"], largest["player"]) == ([], "largest")


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ('[a]\nname = "A"\nplayer = "py:none.py:f"', "KLOTZ_PLAYERS offers 'a': there is no file"),
        ('[a]\nname = "A"\nplayer = "py:bots/bots.py:Large"', "(did you mean 'Largest'?)"),
    ],
)
def test_a_server_does_not_start_with_one_that_cannot_be_made(
    sqlite: str, start: Start, players: Path, written: str, said: str
) -> None:
    players.write_text(written)
    node = start(sqlite, KLOTZ_PLAYERS=str(players))
    assert node.program.wait() == 2
    assert said in node.program.said()
