"""Friends: found by name, when both want it, and gone when either does not."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from klotz.server.store.schema import company, friendships, invitations
from tests.server.harness.people import checked
from tests.server.harness.whole_app import WholeApp, whole_app

pytestmark = pytest.mark.anyio


async def _account(app: WholeApp, name: str) -> tuple[httpx.AsyncClient, str]:
    browser = app.browser()
    made = await browser.post("/api/accounts", json={"name": name, "password": "a long password"})
    return browser, str(checked(made)["person"]["id"])


async def _circle(browser: httpx.AsyncClient) -> dict[str, Any]:
    return checked(await browser.get("/api/friends"))


async def _ask(browser: httpx.AsyncClient, name: str) -> int:
    return (await browser.post("/api/friends", json={"name": name})).status_code


async def test_friends_by_name(tmp_path: Path) -> None:
    async with whole_app(tmp_path) as app:
        (ada, ada_id), (ben, ben_id) = await _account(app, "Ada"), await _account(app, "Ben")
        cleo, _ = await _account(app, "Cleo")
        guest = app.browser()
        await guest.post("/api/guest", json={"name": "Gustav"})
        assert (await guest.get("/api/friends")).json()["error"]["code"] == "account_needed"
        assert await _ask(ada, "Gustav") == 404  # many guests may be called that
        assert await _ask(ada, "Ada") == 404
        await _circle(ben)
        assert await _ask(ada, "  BEN ") == 204
        # Nobody knows who is here before they are friends.
        assert (await _circle(ada))["asked"] == [{"id": ben_id, "name": "Ben", "here": False}]
        assert [each["name"] for each in (await _circle(ben))["asking"]] == ["Ada"]
        table = checked(
            await ada.post(
                "/api/tables", json={"game": "blokus-duo", "seats": [{"kind": "me"}, {"kind": "link"}]}
            )
        )["table"]["id"]
        invite = {"table": table}
        assert (await ada.post(f"/api/friends/{ben_id}/invite", json=invite)).status_code == 404
        assert await _ask(ben, "Ada") == 204
        assert (await _circle(ada))["friends"] == [{"id": ben_id, "name": "Ben", "here": True}]
        # Invited to a table that the friend may invite to, and shown until it has begun.
        assert (await ben.post(f"/api/friends/{ada_id}/invite", json=invite)).status_code == 403
        assert (await ada.post(f"/api/friends/{ben_id}/invite", json=invite)).status_code == 204
        (shown,) = (await _circle(ben))["invitations"]
        assert (shown["name"], shown["game"], shown["table"]) == ("Ada", "blokus-duo", table)
        assert (await _circle(cleo))["invitations"] == []
        sit = {"action": "sit", "invite": shown["invite"]}
        checked(await ben.post(f"/api/tables/{table}/actions", json=sit))
        assert (await _circle(ben))["invitations"] == []
        # Either ends it, for both.
        assert (await ben.delete(f"/api/friends/{ada_id}")).status_code == 204
        for browser in (ada, ben):
            circle = await _circle(browser)
            assert circle["friends"] == circle["asked"] == circle["asking"] == []


async def test_nobody_is_found_who_does_not_want_to_be_or_is_gone(tmp_path: Path) -> None:
    async with whole_app(tmp_path) as app:
        (ada, _), (ben, _) = await _account(app, "Ada"), await _account(app, "Zebedee")
        assert (await ben.patch("/api/friends", json={"findable": False})).status_code == 204
        assert await _ask(ada, "Zebedee") == 404
        assert not (await _circle(ben))["findable"]
        assert await _ask(ben, "Ada") == 204  # whoever asks can be answered
        assert await _ask(ada, "Zebedee") == 204
        assert len((await _circle(ada))["friends"]) == 1
        assert (await ben.delete("/api/me")).status_code == 204
        assert "Zebedee" not in (await ada.get("/api/friends")).text
        async with app.services.engine.connect() as connection:
            rows = [
                (await connection.execute(each.select())).all()
                for each in (friendships, invitations, company)
            ]
        assert [len(each) for each in rows] == [0, 0, 1]
