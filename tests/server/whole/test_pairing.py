"""Playing whoever comes: nobody is paired twice, nobody waits for who has left, or in a queue that is gone."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from klotz.server.pairing.seeks import LEASE
from klotz.server.store.schema import seeks
from tests.server.harness.people import GONE, Guest, checked
from tests.server.harness.redis import Redis
from tests.server.harness.whole_app import WholeApp, whole_app
from tests.server.whole.conftest import Start

pytestmark = pytest.mark.anyio

DUO = {"game": "blokus-duo", "seats": 2}


async def _guest(app: WholeApp, name: str) -> httpx.AsyncClient:
    browser = app.browser()
    assert (await browser.post("/api/guest", json={"name": name})).status_code == 200
    return browser


async def _seek(browser: httpx.AsyncClient, **wish: Any) -> dict[str, Any]:
    return checked(await browser.put("/api/seek", json=DUO | wish))


async def _pass(app: WholeApp, milliseconds: int) -> None:
    async with app.services.engine.begin() as connection:
        for column in ("since", "seen_at", "paired_at"):
            earlier = {column: seeks.c[column] - milliseconds}
            await connection.execute(seeks.update().values(earlier))


async def test_two_who_seek_are_led_to_one_table(tmp_path: Path) -> None:
    async with whole_app(tmp_path) as app:
        ada, ben, cleo = [await _guest(app, name) for name in ("Ada", "Ben", "Cleo")]
        first = await _seek(ada)
        assert (first["table"], first["waiting"]) == (None, 1)
        assert (await _seek(cleo, game="bloxx"))["table"] is None  # she wants something else
        found = (await _seek(ben))["table"]
        assert found is not None
        assert (await _seek(ada))["table"] == found
        assert (await _seek(ada))["table"] == found  # told again, not paired again
        table = (await ada.get(f"/api/tables/{found}")).json()["table"]
        assert {seat["name"] for seat in table["seats"]} == {"Ada", "Ben"}
        assert (table["status"], table["clock"]["kind"]) == ("playing", "move")
        # When that game is over, one may seek again.
        for browser in (ada, ben):
            number = (await browser.get(f"/api/tables/{found}")).json()["table"]["number"]
            answer = {"action": "resign", "answers": number}
            await browser.post(f"/api/tables/{found}/actions", json=answer)
        assert (await _seek(ada))["table"] is None


async def test_who_has_left_is_not_paired(tmp_path: Path) -> None:
    async with whole_app(tmp_path) as app:
        ada, ben, cleo = [await _guest(app, name) for name in ("Ada", "Ben", "Cleo")]
        await _seek(ada)
        assert (await ada.delete("/api/seek")).status_code == 204
        assert (await _seek(ben))["table"] is None
        await _pass(app, LEASE + 1)  # Ben has closed his window
        assert (await _seek(cleo))["table"] is None
        assert (await cleo.delete("/api/me")).status_code == 204
        assert (await _seek(ada))["table"] is None
        await _pass(app, 1000 * LEASE)
        await app.services.sweep.tidy()
        async with app.services.engine.connect() as connection:
            assert (await connection.execute(seeks.select())).all() == []


async def test_a_table_that_was_never_made_is_waited_for_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node may die after it has paired two people, before their table is there."""
    async with whole_app(tmp_path) as app:
        ada, ben = await _guest(app, "Ada"), await _guest(app, "Ben")
        await _seek(ada)

        async def die(*_: object, **__: object) -> None:
            raise RuntimeError("killed")

        with monkeypatch.context() as patched:
            patched.setattr(type(app.services.tables), "create_for", die)
            assert (await ben.put("/api/seek", json=DUO)).status_code == 500
        assert (await _seek(ada))["table"] is None
        await _pass(app, 11_000)
        await _seek(ada)
        found = (await _seek(ben))["table"]
        assert found is not None
        assert (await _seek(ada))["table"] == found


async def test_what_cannot_be_played_is_refused(tmp_path: Path) -> None:
    async with whole_app(tmp_path) as app:
        ada = await _guest(app, "Ada")
        for wish, code in (
            ({"game": "chess"}, "invalid"),
            ({"seats": 3}, "invalid"),
            ({"seats": 1}, "invalid"),
            ({"rated": True}, "account_needed"),
        ):
            answer = await ada.put("/api/seek", json=DUO | wish)
            assert answer.json()["error"]["code"] == code, wish


async def test_eight_at_two_nodes_of_which_one_is_started_anew(
    postgres: str, redis: Redis, start: Start
) -> None:
    nodes = [start(postgres, redis, "one"), start(postgres, redis, "other")]
    for node in nodes:
        node.ready()

    async def seeks_until_found(number: int) -> tuple[str, str]:
        async with Guest.at(nodes[1].url, f"Guest {number}") as guest:
            for turn in range(1000):
                node = nodes[(number + turn) % 2]
                try:
                    wish = DUO | {"game": "blokus-duo"}
                    found = checked(await guest.http.put(f"{node.url}/api/seek", json=wish))["table"]
                except GONE:
                    found = None
                if found is not None:
                    return guest.person, found
                await asyncio.sleep(0.1)
        raise AssertionError("nobody was found")

    early = [asyncio.create_task(seeks_until_found(number)) for number in range(5)]
    await asyncio.sleep(0.3)
    await asyncio.to_thread(nodes[0].kill)
    late = [asyncio.create_task(seeks_until_found(number)) for number in range(5, 8)]
    await asyncio.to_thread(nodes[0].start_again)
    found = await asyncio.gather(*early, *late)
    by_table: dict[str, set[str]] = {}
    for person, table in found:
        by_table.setdefault(table, set()).add(person)
    assert sorted(len(people) for people in by_table.values()) == [2, 2, 2, 2]
    await asyncio.to_thread(nodes[0].ready)
    async with httpx.AsyncClient(base_url=nodes[0].url, timeout=60) as http:
        for table, people in by_table.items():
            seats = (await http.get(f"/api/tables/{table}")).json()["table"]["seats"]
            assert {seat["person"] for seat in seats} == people
