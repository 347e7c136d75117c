"""The example game on a server: tables with computers, positions to try out, hints, analysis. By HTTP only."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.harness.nodes import Node

_PATIENCE = 180.0


@pytest.fixture(scope="module")
def http(with_cobble: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("server")
    environment = {"PYTHONPATH": with_cobble["PYTHONPATH"], **environment_of(folder)}
    node = Node(folder, environment, is_forked=False)
    try:
        with httpx.Client(base_url=node.ready().url, timeout=_PATIENCE) as client:
            client.post("/api/guest", json={"name": "Ada"}).raise_for_status()
            yield client
    finally:
        node.kill()


def environment_of(folder: Path) -> dict[str, str]:
    return {
        "KLOTZ_DATABASE_URL": f"sqlite:///{folder / 'klotz.db'}",
        "KLOTZ_REDIS_URL": "",
        "KLOTZ_SECRET": "a secret of this test",
        "KLOTZ_RATE_LIMITS": "no",
    }


def asked(http: httpx.Client, path: str, **body: Any) -> dict[str, Any]:
    answer = http.post(path, json=body) if body else http.get(path)
    assert answer.status_code < 300, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_it_is_offered_with_its_options(http: httpx.Client) -> None:
    games = {game["name"]: game for game in asked(http, "/api/games")["games"]}
    cobble = games["cobble"]
    assert (cobble["title"], cobble["family"], cobble["seats"]) == ("Cobble", "cobble", [2, 3, 4])
    assert cobble["options"]["size"]["choices"] == [6, 8]
    assert cobble["board"] is None
    assert games["blokus-duo"]["board"] == "blokus"
    assert cobble["rules"] == [f"CB-{number}" for number in range(1, 7)]
    assert not cobble["puzzles"]


def test_its_words_are_sent_in_the_language_of_the_page(http: httpx.Client) -> None:
    assert "cobble-taken = Auf { $square } liegt schon ein Stein." in http.get("/api/words/de").text
    assert "cobble-taken = There is already a stone" in http.get("/api/words/nb").text


def test_a_whole_game_against_computers(http: httpx.Client) -> None:
    seats = [{"kind": "me"}, {"kind": "computer", "level": 1}, {"kind": "computer", "level": 2}]
    table = asked(http, "/api/tables", game="cobble", seats=seats)["table"]["id"]
    give_up = time.monotonic() + _PATIENCE
    moves = 0
    while (seen := asked(http, f"/api/tables/{table}"))["table"]["status"] == "playing":
        assert time.monotonic() < give_up
        if not seen["legal"]:
            time.sleep(0.05)
            continue
        drawn = seen["view"]["pictures"]
        assert drawn["light"].startswith("<svg ")
        assert drawn["light"] != drawn["dark"]
        assert {target["move"] for target in drawn["targets"]} == set(seen["legal"])
        asked(
            http,
            f"/api/tables/{table}/actions",
            action="move",
            answers=seen["table"]["number"],
            move=seen["legal"][0],
        )
        moves += 1
    assert seen["table"]["outcome"]["reason"] == "cobble-paved"
    assert seen["view"]["pictures"]["targets"] == []
    assert moves >= 3
    judged = asked(http, f"/api/tables/{table}/analysis?level=1")
    assert judged["game"] == "cobble"


def test_positions_hints_and_refusals_without_a_table(http: httpx.Client) -> None:
    board = asked(http, "/api/board", game="cobble", moves=["roll domino"])
    assert len(board["legal"]) == 60
    assert len(board["view"]["pictures"]["targets"]) == 120
    hints = asked(http, "/api/board/hints", game="cobble", moves=["roll domino"], level=1)["hints"]
    assert hints[0]["move"] in board["legal"]
    refused = asked(http, "/api/board/why", game="cobble", moves=["roll domino", "a1,c1"])["why"]
    assert refused["rule"] == "CB-3"
    assert refused["details"]["key"] == "cobble-other-stone"
