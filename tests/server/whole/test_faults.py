"""Faults: what cannot go on says so, and goes on when it can."""

import asyncio
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from klotz.server.accounts.service import Accounts
from klotz.server.store import migrate, write_probe
from klotz.server.store.database import open_database
from klotz.server.store.write_probe import WriteProbe
from klotz.server.web.page import PAGE
from tests.server.harness.keeping import with_driver
from tests.server.harness.nodes import Node
from tests.server.harness.people import PATIENCE, Guest
from tests.server.harness.redis import Redis
from tests.server.harness.whole_app import WholeApp, whole_app
from tests.server.whole.conftest import Start, StartWorker

pytestmark = pytest.mark.anyio


async def _until(is_so: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await asyncio.to_thread(is_so):
            await asyncio.sleep(0.05)


async def _health(app: WholeApp) -> tuple[int, dict[str, Any]]:
    app.services.write_probe._asked_at = 0.0
    async with app.browser() as browser:
        answer = await browser.get("/readyz")
        return answer.status_code, answer.json()


async def _reply(guest: Guest) -> None:
    """A computer begins, and moves."""
    seats: list[dict[str, Any]] = [{"kind": "computer", "level": 1}, {"kind": "me"}]
    table = (await guest.make_table("blokus-duo", seats))["table"]["id"]
    async with asyncio.timeout(PATIENCE):
        while not (await guest.look(table))["view"]["moves"]:
            await asyncio.sleep(0.1)


async def test_a_worker_outlives_redis(
    postgres: str, redis: Redis, start: Start, start_worker: StartWorker
) -> None:
    """It died when Redis went away, stayed dead, and everybody said that all was well."""
    node, worker = start(postgres, redis), start_worker(postgres, redis)
    node.ready()
    worker.ready()
    await _until(lambda: node.status() == "ok")
    async with Guest.at(node.url, "Ada") as ada:
        await _reply(ada)
        await asyncio.to_thread(redis.kill)
        await _until(lambda: node.status() == "degraded")
        await asyncio.to_thread(redis.start)
        await _until(lambda: node.status() == "ok")
        await _reply(ada)
        await asyncio.to_thread(worker.stop)
        await _until(lambda: node.status() == "nobody_thinks")
        assert _code(node) == 503


def _code(node: Node) -> int:
    return httpx.get(f"{node.url}/readyz").status_code


async def test_not_ready_while_nobody_can_think(tmp_path: Path) -> None:
    async with whole_app(tmp_path) as app:
        assert (await _health(app))[1] | {"node": "", "version": ""} == {
            "status": "ok", "database": True, "redis": None, "thinking": True, "node": "", "version": "",
        }  # fmt: skip
        for pool in (app.services.lanes._short, app.services.lanes._any):
            pool.is_able = False
        code, said = await _health(app)
        assert (code, said["status"], said["thinking"]) == (503, "nobody_thinks", False)


async def test_not_ready_while_the_disk_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with whole_app(tmp_path) as app:
        assert (await _health(app))[0] == 200
        monkeypatch.setattr(write_probe, "_LEAST_FREE", 1 << 62)
        code, said = await _health(app)
        assert (code, said["status"], said["database"]) == (503, "down", False)


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
async def test_not_ready_while_the_database_is_read_only(
    database: str, request: pytest.FixtureRequest
) -> None:
    engine = open_database(with_driver(request.getfixturevalue(database)))
    await migrate.upgrade(engine)
    probe = WriteProbe(engine)
    assert await probe.can_write()
    if database == "sqlite":
        async with engine.connect() as connection:
            await connection.execute(
                text("PRAGMA query_only = ON")
            )  # stays with the connection, which the pool keeps
    else:
        async with engine.begin() as connection:
            name = (await connection.execute(text("SELECT current_database()"))).scalar_one()
            await connection.execute(text(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on'))
        await engine.dispose()
    assert await probe.can_write()  # remembered for a moment, however often it is asked
    probe._asked_at = 0.0
    assert not await probe.can_write()
    await engine.dispose()


@pytest.mark.parametrize("seconds", [-3, 3, -60, 60])
async def test_nodes_whose_clocks_differ_know_each_others_guests(
    seconds: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node 3 s behind did not know a fresh guest, and made another person of them."""
    engine = open_database(f"sqlite+aiosqlite:///{tmp_path / 'klotz.db'}")
    await migrate.upgrade(engine)
    ahead = Accounts(engine, "a secret that nodes share")
    signer = ahead.identities._signer
    now = signer.get_timestamp()
    monkeypatch.setattr(
        signer, "get_timestamp", lambda: now + int(timedelta(seconds=seconds).total_seconds())
    )
    guest = await ahead.new_guest("Ada")
    cookie = ahead.identities.guest_cookie(guest)
    here = Accounts(engine, "a secret that nodes share").identities
    assert (await here._by_guest_cookie(cookie)).person == guest
    await engine.dispose()


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/a%00b",
        "/" + "x" * 5000,
        "/" + "x/" * 2500,
        "/%ff",
        "/..%2f..%2fetc",
        "/assets/%00",
        "/api/%00",
    ],
)
async def test_no_path_breaks_anything(path: str, tmp_path: Path) -> None:
    async with whole_app(tmp_path) as app, app.browser() as browser:
        for method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"):
            assert (await browser.request(method, path)).status_code < 500 or not _is_built()


def _is_built() -> bool:
    return (PAGE / "index.html").is_file()


@pytest.mark.parametrize(
    ("settings", "address", "token", "status"),
    [
        ({}, "127.0.0.1", None, 200),
        ({}, "10.1.2.3", None, 200),
        ({}, "203.0.114.7", None, 401),
        ({"metrics_open": True}, "203.0.114.7", None, 200),
        ({"metrics_token": "secret"}, "127.0.0.1", None, 401),
        ({"metrics_token": "secret"}, "203.0.114.7", "secret", 200),
    ],
)
async def test_metrics_are_not_for_everybody(
    settings: dict[str, Any], address: str, token: str | None, status: int, tmp_path: Path
) -> None:
    async with whole_app(tmp_path, **settings) as app:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        async with app.browser(address, **headers) as browser:
            assert (await browser.get("/metrics")).status_code == status


async def test_names_at_one_device_can_be_seen(tmp_path: Path) -> None:
    async with whole_app(tmp_path) as app, app.browser() as browser:
        await browser.post("/api/guest", json={"name": "Ada"})
        for name, status in (("\u202enaD", 422), ("two\nlines", 422), ("Dan", 201)):
            seats = [{"kind": "me"}, {"kind": "hot", "name": name}]
            made = await browser.post("/api/tables", json={"game": "blokus-duo", "seats": seats})
            assert made.status_code == status, made.text
