"""What is known of a player: what they have played, with whom, how well; and pictures that may be kept."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.harness.people import checked
from tests.server.harness.whole_app import WholeApp, whole_app

pytestmark = pytest.mark.anyio


async def _account(app: WholeApp, name: str) -> tuple[httpx.AsyncClient, str]:
    browser = app.browser()
    made = await browser.post("/api/accounts", json={"name": name, "password": "a long password"})
    return browser, str(checked(made)["person"]["id"])


async def _table(browser: httpx.AsyncClient, *others: dict[str, Any], **more: Any) -> str:
    wish = {"game": "blokus-duo", "seats": [{"kind": "me"}, *others], **more}
    return str(checked(await browser.post("/api/tables", json=wish))["table"]["id"])


async def _act(browser: httpx.AsyncClient, table: str, action: str, **more: Any) -> None:
    number = checked(await browser.get(f"/api/tables/{table}"))["table"]["number"]
    body = {"action": action, **({"answers": number} if action == "resign" else {}), **more}
    checked(await browser.post(f"/api/tables/{table}/actions", json=body))


async def test_a_profile_has_results_levels_and_the_way_of_the_rating(tmp_path: Path) -> None:
    async with whole_app(tmp_path) as app:
        (ada, ada_id), (ben, _) = await _account(app, "Ada"), await _account(app, "Ben")
        clock = {"kind": "total", "seconds": 600}
        rated = await _table(ada, {"kind": "open"}, rated=True, clock=clock)
        await _act(ben, rated, "sit")
        await _act(ben, rated, "resign")
        for level in (2, 2, 5):
            table = await _table(ada, {"kind": "computer", "level": level})
            await _act(ada, table, "resign")
        both = await _table(ada, {"kind": "hot", "name": "Ada's son"})
        await _act(ada, both, "resign", seat=0)  # nobody has beaten anybody: one person had both seats
        profile = checked(await ben.get(f"/api/people/{ada_id}"))
        assert [(each["level"], each["games"], each["wins"]) for each in profile["results"]] == [
            (None, 1, 1),
            (2, 2, 0),
            (5, 1, 0),
        ]
        assert [each["game"] for each in profile["history"]] == ["blokus-duo"]
        assert profile["history"][0]["rating"] == profile["ratings"][0]["rating"] > 1500


async def test_a_picture_may_be_kept_until_somebody_moves(tmp_path: Path) -> None:
    async with whole_app(tmp_path) as app:
        ada, _ = await _account(app, "Ada")
        table = await _table(ada, {"kind": "hot", "name": "Ada's son"}, public=True)
        seen = checked(await ada.get(f"/api/tables/{table}"))
        picture = f"/api/tables/{table}/picture?changed={seen['table']['changed']}"
        assert "immutable" in (await ada.get(picture)).headers["cache-control"]
        answer = {"action": "move", "move": seen["legal"][0], "answers": seen["table"]["number"]}
        checked(await ada.post(f"/api/tables/{table}/actions", json=answer))
        assert (await ada.get(picture)).headers["cache-control"] == "no-store"
