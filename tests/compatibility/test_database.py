"""A database that an earlier version wrote, opened by the server of today."""

import gzip
import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import deepcopy
from pathlib import Path
from typing import Any

import anyio
import httpx
import orjson
import pytest
from itsdangerous import TimestampSigner

from klotz import games, records
from klotz.server.accounts.glicko import NEW
from klotz.server.settings import ServerSettings
from klotz.server.web.app import create_app
from klotz.server.web.identity import GUEST_COOKIE
from tests.compatibility.data import FOLDER, read, still_says

pytestmark = pytest.mark.anyio

THEN: dict[str, Any] = read(FOLDER / "expected.json.gz")
TABLES: dict[str, Any] = THEN["tables"]
HOST = "http://klotz.test"
RAN_OUT = "clock running"
"""The one table that cannot stand still: its clock ran out while nobody served it."""


class Server:
    """Today's application on a copy of the old database."""

    def __init__(self, app: Any) -> None:
        self._app = app

    def browser(self, **more: Any) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self._app)
        return httpx.AsyncClient(transport=transport, base_url=HOST, headers={"origin": HOST}, **more)

    @asynccontextmanager
    async def seen_by(self, who: str) -> AsyncIterator[httpx.AsyncClient]:
        """A browser of somebody: an account logs in, a guest still has the cookie, anybody else is nobody."""
        async with self.browser() as http:
            if who.title() in THEN["passwords"]:
                name = who.title()
                entry = await http.post(
                    "/api/sessions", json={"name": name, "password": THEN["passwords"][name]}
                )
                assert entry.status_code == 201, entry.text
            elif who == "cleo":
                signer = TimestampSigner(THEN["secret"], salt="klotz guest", digest_method=hashlib.sha256)
                http.cookies.set(GUEST_COOKIE, signer.sign(THEN["guest"]).decode())
            yield http


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Server]:
    file = folder / "klotz.db"
    file.write_bytes(gzip.decompress((FOLDER / "klotz.db.gz").read_bytes()))
    app = create_app(
        ServerSettings(
            database_url=f"sqlite+aiosqlite:///{file}",
            secret=THEN["secret"],
            rate_limits=False,
            lobby_hours=10**6,  # its tables are as old as the database
        )
    )
    async with app.router.lifespan_context(app):
        yield Server(app)


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """For tests that only look."""
    async with opened(tmp_path_factory.mktemp("old")) as made:
        yield made


@pytest.fixture
async def own_server(tmp_path: Path) -> AsyncIterator[Server]:
    """For tests that play on."""
    async with opened(tmp_path) as made:
        yield made


async def got(http: httpx.AsyncClient, url: str) -> Any:
    answer = await http.get(url)
    assert answer.status_code == 200, f"{url}: {answer.text}"
    return answer.json()


async def test_the_data_has_every_game_finished_and_in_play(server: Server) -> None:
    stood = {
        (table["seen"]["nobody"]["table"]["game"], table["seen"]["nobody"]["table"]["status"])
        for table in TABLES.values()
    }
    played = {game for game, _ in stood}
    assert played <= set(games.names())
    assert stood >= {(game, status) for game in played for status in ("playing", "finished")}
    assert {status for _, status in stood} == {"waiting", "playing", "finished", "closed"}


@pytest.mark.parametrize("who", ["ada", "ben", "cleo", "nobody"])
async def test_every_table_looks_as_it_did(server: Server, who: str) -> None:
    async with server.seen_by(who) as http:
        for name, table in TABLES.items():
            if name != RAN_OUT and who in table["seen"]:
                # What somebody sees as everybody does was kept once.
                then = {**table["seen"]["nobody"], **table["seen"][who]}
                still_says(then, await got(http, f"/api/tables/{table['id']}"), f"{name}, seen by {who}")


@pytest.mark.parametrize("who", ["ada", "ben"])
async def test_an_export_is_the_same(server: Server, who: str) -> None:
    """It has every event of every table of somebody's, and the record of each that shows nothing hidden."""
    async with server.seen_by(who) as http:
        answer = await http.get("/api/me/export")
    now = {line["table"]["id"]: line for line in map(orjson.loads, answer.text.splitlines())}
    then = {line["table"]["id"]: line for line in THEN["export"][who]}
    assert now.keys() == then.keys()
    for name, table in TABLES.items():
        if name != RAN_OUT and table["id"] in then:
            still_says(then[table["id"]], now[table["id"]], f"{name}, exported by {who}")


async def test_a_record_is_written_for_other_programs_as_it_was(server: Server) -> None:
    async with server.browser() as http:
        for name, then in THEN["blksgf"].items():
            answer = await http.get(f"/api/tables/{TABLES[name]['id']}/record", params={"format": "blksgf"})
            assert answer.text == then, name
            records.check(records.loads(answer.text, "blksgf"))


async def test_the_lobby_lists_what_it_listed(server: Server) -> None:
    async with server.browser() as http:
        for status, then in THEN["lobby"].items():
            listed = await got(http, f"/api/tables?status={status}&limit=50")
            assert [table["id"] for table in listed["tables"]] == then


async def test_ratings_and_people_are_kept(server: Server) -> None:
    async with server.browser() as http:
        for game, then in THEN["leaderboard"].items():
            still_says(then, await got(http, f"/api/leaderboards/{game}"), game)
        for name, then in deepcopy(THEN["profiles"]).items():
            now = await got(http, f"/api/people/{then['id']}")
            for old, new in zip(then["ratings"], now["ratings"], strict=True):
                # Nobody stays as sure as they were: it grows with the days since the database was written.
                assert old.pop("deviation") <= new["deviation"] <= NEW.deviation
            still_says(then, now, name)


async def test_a_wrong_password_is_still_wrong_and_a_token_still_opens(server: Server) -> None:
    async with server.browser() as http:
        refused = await http.post("/api/sessions", json={"name": "Ada", "password": "guessed"})
        assert refused.status_code == 401
    async with server.browser() as bot:
        bot.headers["authorization"] = f"Bearer {THEN['token']}"
        me = await got(bot, "/api/me")
        assert me["person"]["name"] == "Ada"
        assert me["by"] == "token"


async def test_time_that_ran_out_meanwhile_ends_the_game(own_server: Server) -> None:
    table = TABLES[RAN_OUT]
    then = table["seen"]["nobody"]["table"]
    async with own_server.browser() as http:
        while (now := (await got(http, f"/api/tables/{table['id']}"))["table"])["status"] == "playing":
            await anyio.sleep(0.05)
        told = (await got(http, f"/api/tables/{table['id']}/events"))["events"]
    assert now["status"] == "finished"
    assert "time_up" in [event["kind"] for event in told[then["number"] :]]


async def test_every_game_that_was_in_play_goes_on(own_server: Server) -> None:
    played = set()
    async with own_server.seen_by("ada") as http:
        turns = await got(http, "/api/me/turns")
        for about in turns["tables"]:
            if about["id"] == TABLES[RAN_OUT]["id"] or about["undo_asked"]:
                continue
            position = await got(http, f"/api/tables/{about['id']}/position")
            move = {"action": "move", "answers": position["number"], "move": position["legal"][0]}
            if len([seat for seat in about["seats"] if seat["person"] == about["made_by"]]) > 1:
                move["seat"] = position["seat"]
            answer = await http.post(f"/api/tables/{about['id']}/actions", json=move)
            assert answer.status_code == 200, answer.text
            first = answer.json()["events"][0]
            assert (first["number"], first["kind"], first["seat"]) == (
                position["number"] + 1,
                "moved",
                position["seat"],
            )
            played.add(about["game"])
    assert played == {table["seen"]["nobody"]["table"]["game"] for table in TABLES.values()}


async def test_what_was_waiting_can_start_and_what_was_over_has_a_rematch(own_server: Server) -> None:
    waiting, over = TABLES["waiting in the lobby"]["id"], TABLES["blokus-duo finished"]["id"]
    async with own_server.seen_by("ben") as http:
        sat = await http.post(f"/api/tables/{waiting}/actions", json={"action": "sit"})
        assert [event["kind"] for event in sat.json()["events"]][:2] == ["sat", "started"]
        again = await http.post(f"/api/tables/{over}/actions", json={"action": "rematch"})
        assert again.status_code == 200, again.text
        assert (await got(http, f"/api/tables/{over}"))["table"]["rematch"] is not None
