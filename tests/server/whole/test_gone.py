"""Gone means gone: people who delete themselves, sessions and tokens that end, tables that nobody comes back to."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest
from sqlalchemy import func, select, text
from websockets.exceptions import ConnectionClosed

from klotz.server.live.expiry import Expiry
from klotz.server.refusals import Refusal
from klotz.server.settings import ServerSettings
from klotz.server.store.database import open_database
from klotz.server.store.schema import events, people, tables
from tests.server.harness.in_process import Clock, OneNode
from tests.server.harness.keeping import with_driver
from tests.server.harness.people import PATIENCE, Guest, Line
from tests.server.harness.redis import Redis
from tests.server.harness.whole_app import WholeApp, whole_app
from tests.server.whole.conftest import Start

pytestmark = pytest.mark.anyio

DAY = 24 * 3600 * 1000
ME_AND_OPEN = [{"kind": "me"}, {"kind": "open"}]


async def _guest(app: WholeApp, name: str) -> httpx.AsyncClient:
    browser = app.browser()
    assert (await browser.post("/api/guest", json={"name": name})).status_code == 200
    return browser


async def _make(browser: httpx.AsyncClient, seats: list[dict[str, Any]] | None = None, **more: Any) -> str:
    wish = {"game": "blokus-duo", "seats": seats or ME_AND_OPEN, "public": True, **more}
    made = await browser.post("/api/tables", json=wish)
    assert made.status_code == 201, made.text
    return str(made.json()["table"]["id"])


async def _act(browser: httpx.AsyncClient, table: str, action: str, **more: Any) -> dict[str, Any]:
    done = await browser.post(f"/api/tables/{table}/actions", json={"action": action, **more})
    assert done.status_code == 200, done.text
    answer: dict[str, Any] = done.json()
    return answer


async def _hear_all(line: Line) -> None:
    while True:
        await line.hear()


async def _everything(url: str) -> str:
    """All that the database says, in one text."""
    engine = open_database(with_driver(url))
    async with engine.connect() as connection:
        said = [*(await connection.execute(select(events.c.data))).scalars()]
        said += [str(row) for row in await connection.execute(text("SELECT * FROM people"))]
    await engine.dispose()
    return "\n".join(said)


async def test_who_deletes_themselves_is_named_nowhere(tmp_path: Path) -> None:
    """Also not where they left before the game, where a seat is kept for them, or that they gave a name."""
    async with whole_app(tmp_path) as app:
        ada, ben = await _guest(app, "Ada"), await _guest(app, "Zebedee")
        left = await _make(ada)
        await _act(ben, left, "sit", seat=1)
        # The table is full and plays; another one was left before that.
        before = await _make(
            ada, [*ME_AND_OPEN[:1], {"kind": "open"}, {"kind": "open"}, {"kind": "open"}], game="blokus"
        )
        await _act(ben, before, "sit")
        await _act(ben, before, "say", text="Zebedee was here")
        await _act(ben, before, "leave")
        await _make(ben, [{"kind": "me"}, {"kind": "hot", "name": "Zebedee's son"}])
        await _act(
            ben, left, "resign", answers=(await ben.get(f"/api/tables/{left}")).json()["table"]["number"]
        )
        again = (await _act(ada, left, "rematch"))["events"][0]["data"]["table"]
        assert "Zebedee" in (await ada.get(f"/api/tables/{again}/events")).text
        assert (await ben.delete("/api/me")).status_code == 204
        for table in (left, before, again):
            assert "Zebedee" not in (await ada.get(f"/api/tables/{table}")).text
            assert "Zebedee" not in (await ada.get(f"/api/tables/{table}/events")).text
    assert "Zebedee" not in await _everything(f"sqlite:///{tmp_path / 'klotz.db'}")


async def test_another_node_forgets_and_ends_at_once(postgres: str, redis: Redis, start: Start) -> None:
    one, other = start(postgres, redis, "one"), start(postgres, redis, "other")
    one.ready()
    other.ready()
    async with Guest.at(one.url, "Ada") as ada, Guest.at(one.url, "Zebedee") as ben:
        table = (await ada.make_table("blokus-duo", ME_AND_OPEN, public=True))["table"]["id"]
        await ben.act(table, "sit")
        await ben.act(table, "say", text="hello")
        async with (
            Line.open(other.socket_url, table, ada) as adas,
            Line.open(other.socket_url, table, ben) as bens,
        ):
            assert "Zebedee" in orjson.dumps(await adas.hear()).decode()
            await bens.hear()
            assert (await ben.http.delete("/api/me")).status_code == 204
            # Who stays is shown the table anew; who has gone hears and says nothing more.
            shown = await adas.hear()
            assert shown["type"] == "snapshot"
            assert "Zebedee" not in orjson.dumps(shown).decode()
            with pytest.raises(ConnectionClosed) as closed:
                await _hear_all(bens)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401
        assert "Zebedee" not in orjson.dumps(await ada.look(table, other.url)).decode()


@pytest.mark.parametrize("path", ["/api/tables/{table}/stream?views=true", "/api/me/stream"])
async def test_a_deleted_tokens_streams_end_at_once(path: str, sqlite: str, start: Start) -> None:
    """One still delivered a hidden hand 65 s later."""
    node = start(sqlite)
    node.ready()
    async with (
        Guest.at(node.url, "Ada") as ada,
        httpx.AsyncClient(base_url=node.url, timeout=PATIENCE) as bot,
    ):
        table = (await ada.make_table("bloqs-maestro", ME_AND_OPEN))["table"]["id"]
        made = (await ada.http.post("/api/tokens", json={"name": "bot", "scopes": ["read"]})).json()
        headers = {"authorization": f"Bearer {made['token']}"}
        async with bot.stream("GET", path.format(table=table), headers=headers) as stream:
            lines = stream.aiter_lines()
            await anext(lines)
            assert (await ada.http.delete(f"/api/tokens/{made['id']}")).status_code == 204
            async with asyncio.timeout(PATIENCE):
                assert not [line async for line in lines if line]


async def test_what_nobody_comes_back_to_is_closed_and_in_time_removed(tmp_path: Path) -> None:
    clock = Clock()
    times = ServerSettings(database_url="sqlite://", waiting_days=2, abandoned_days=4, guest_table_days=8)
    async with OneNode.on(tmp_path / "klotz.db", clock) as node:
        waiting = await node.make("ada", "blokus-duo", ME_AND_OPEN)
        playing = await node.make("ada", "blokus-duo", ME_AND_OPEN)
        timed = await node.make("ada", "blokus-duo", ME_AND_OPEN, clock={"kind": "days", "days": 14})
        for table in (playing, timed):
            await node.act(table, "ben", "sit")
        expiry = Expiry(node.tables, times)

        async def statuses() -> list[str]:
            return [
                await node.tables.look(each, lambda table: table.status) for each in (waiting, playing, timed)
            ]

        clock.time += 2 * DAY - 1
        await expiry.run()
        assert await statuses() == ["waiting", "playing", "playing"]
        clock.time += DAY
        await node.act(playing, "ben", "say", text="I am still here")
        await expiry.run()
        assert await statuses() == ["closed", "playing", "playing"]
        clock.time += 5 * DAY
        await expiry.run()
        assert await statuses() == ["closed", "closed", "playing"]
        clock.time += 4 * DAY
        await expiry.run()
        with pytest.raises(Refusal, match="not_found"):
            await node.tables.look(waiting, lambda table: table.status)
        async with node.tables.store._engine.connect() as connection:
            left = (await connection.execute(select(func.count()).select_from(tables))).scalar_one()
        assert left == 2


async def test_tables_of_accounts_stay(tmp_path: Path) -> None:
    clock = Clock()
    times = ServerSettings(database_url="sqlite://", waiting_days=1, guest_table_days=1)
    async with OneNode.on(tmp_path / "klotz.db", clock) as node:
        async with node.tables.store._engine.begin() as connection:
            row = {"id": "ada", "kind": "account", "name": "Ada", "created_at": 0}
            await connection.execute(people.insert().values(row))
        kept = await node.make("ada", "blokus-duo", ME_AND_OPEN)
        clock.time += 10 * DAY
        await Expiry(node.tables, times).run()
        clock.time += 10 * DAY
        await Expiry(node.tables, times).run()
        assert await node.tables.look(kept, lambda table: table.status) == "closed"


async def test_nobody_has_more_tables_than_they_can_play_at(tmp_path: Path) -> None:
    async with whole_app(tmp_path, max_tables=4) as app:
        ada, ben = await _guest(app, "Ada"), await _guest(app, "Ben")
        made = [await _make(ada) for _ in range(4)]
        wish = {"game": "blokus-duo", "seats": ME_AND_OPEN}
        refused = await ada.post("/api/tables", json=wish)
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "too_many_tables")
        assert refused.json()["error"]["details"]["most"] == 4
        await _act(ada, made[0], "close")
        await _make(ada)
        # In the lobby nobody crowds the others out.
        await _make(ben)
        hosts = [table["made_by"] for table in (await ben.get("/api/tables")).json()["tables"]]
        assert sorted(hosts.count(host) for host in set(hosts)) == [1, 3]


async def test_the_lobby_forgets_who_waited_too_long(tmp_path: Path) -> None:
    async with whole_app(tmp_path, lobby_hours=1) as app:
        ada = await _guest(app, "Ada")
        await _make(ada)
        assert len((await ada.get("/api/tables")).json()["tables"]) == 1
        async with app.services.engine.begin() as connection:
            await connection.execute(tables.update().values(created_at=tables.c.created_at - DAY))
        assert (await ada.get("/api/tables")).json()["tables"] == []


async def test_the_memory_of_tables_that_nobody_follows_is_given_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("klotz.server.live.tables._IDLE_SECONDS", 0.0)
    async with OneNode.on(tmp_path / "klotz.db") as node:
        made = [await node.make("ada", "blokus-duo", ME_AND_OPEN) for _ in range(5)]
        async with node.tables.watching(made[2], lambda table: None):
            node.tables.rest()
            assert node.tables.open_tables == 1
        node.tables.rest()
        assert node.tables.open_tables == 0
        assert await node.tables.look(made[0], lambda table: table.status) == "waiting"


async def test_a_guest_who_never_sat_down_is_forgotten(tmp_path: Path) -> None:
    async with whole_app(tmp_path) as app:
        ada, ben = await _guest(app, "Ada"), await _guest(app, "Ben")
        await _make(ben)
        async with app.services.engine.begin() as connection:
            await connection.execute(people.update().values(created_at=people.c.created_at - 40 * DAY))
        await app.services.sweep.tidy()
        app.services.accounts.identities.forget_all()
        assert (await ada.get("/api/me")).json()["person"] is None
        assert (await ben.get("/api/me")).json()["person"]["name"] == "Ben"
