"""Conditional moves: played at once when what was expected comes, gone when it does not, and seen by nobody else."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from klotz.server.store.schema import plans
from klotz.server.tables.plans import MOST_PLANS
from tests.server.harness.whole_app import WholeApp, whole_app
from tests.server.test_push import guest, play

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Waiting:
    """A game of two in which Ada has moved and waits for Ben."""

    def __init__(self, app: WholeApp, ada: httpx.AsyncClient, ben: httpx.AsyncClient, table: str) -> None:
        self.app, self.ada, self.ben, self.table = app, ada, ben, table
        self.path = f"/api/tables/{table}"

    @classmethod
    async def at(cls, app: WholeApp, **terms: Any) -> "Waiting":
        ada, ben = await guest(app, "Ada"), await guest(app, "Ben")
        return cls(app, ada, ben, await play(ada, ben, **terms))

    async def seen(self, by: httpx.AsyncClient) -> dict[str, Any]:
        found: dict[str, Any] = (await by.get(self.path)).json()
        return found

    async def replies(self, *moves: str) -> list[str]:
        """What can be played after the game so far and some more moves."""
        seen = await self.seen(self.ada)
        made = [text for _, text in seen["view"]["moves"]]
        line = {"game": "blokus-duo", "seats": 2, "moves": [*made, *moves]}
        legal: list[str] = (await self.ada.post("/api/board", json=line)).json()["legal"]
        return legal

    async def plan(self, *moves: str, by: httpx.AsyncClient | None = None) -> httpx.Response:
        who = by or self.ada
        number = (await self.seen(who))["table"]["number"]
        return await who.post(f"{self.path}/plans", json={"answers": number, "moves": moves})

    async def plans(self, by: httpx.AsyncClient | None = None) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = (await (by or self.ada).get(f"{self.path}/plans")).json()["plans"]
        return found

    async def act(self, by: httpx.AsyncClient, action: str, **more: Any) -> list[tuple[str, str | None]]:
        number = (await self.seen(by))["table"]["number"]
        body = {"action": action, "answers": number, **more}
        answer = await by.post(f"{self.path}/actions", json=body)
        assert answer.status_code == 200, answer.text
        return [(event["kind"], event["data"].get("text")) for event in answer.json()["events"]]

    async def everything(self, by: httpx.AsyncClient) -> list[str]:
        """All that somebody can ask about the table."""
        paths = ("", "/events", "/record", "/plans", "/picture")
        return [
            *[(await by.get(self.path + path)).text for path in paths],
            (await by.get("/api/me/export")).text,
            (await by.get("/api/tables?status=playing")).text,
        ]

    async def kept(self) -> int:
        async with self.app.services.engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(plans))).scalar_one())


async def test_what_was_planned_is_played_at_once_and_nobody_saw_it_before(tmp_path: Path) -> None:
    async with whole_app(tmp_path) as app:
        game = await Waiting.at(app)
        stranger = await guest(app, "Eve")
        expected = (await game.replies())[5]
        mine = (await game.replies(expected))[3]
        before = [await game.everything(who) for who in (game.ben, stranger)]
        made = await game.plan(expected, mine)
        assert made.status_code == 201
        assert [move["text"] for move in made.json()["moves"]] == [expected, mine]
        assert await game.plans() == [made.json()]
        assert [await game.everything(who) for who in (game.ben, stranger)] == before
        assert await game.plans(game.ben) == []
        plan = made.json()["id"]
        for who, code in (
            (game.ben, "not_found"),
            (stranger, "not_found"),
            (app.browser(), "unauthenticated"),
        ):
            refused = await who.delete(f"{game.path}/plans/{plan}")
            assert refused.json()["error"]["code"] == code
        # Ben plays it, and it is his turn again.
        assert await game.act(game.ben, "move", move=expected) == [("moved", expected), ("moved", mine)]
        assert (await game.seen(game.ben))["table"]["due"] == [1]
        assert (await game.plans(), await game.kept()) == ([], 0)
        for text in await game.everything(game.ben):
            assert plan not in text


async def test_a_plan_is_gone_when_the_game_goes_another_way_or_is_taken_back(tmp_path: Path) -> None:
    async with whole_app(tmp_path) as app:
        game = await Waiting.at(app)
        other, expected = (await game.replies())[:2]
        mine = (await game.replies(expected))[0]
        await game.plan(expected, mine)
        assert await game.act(game.ben, "move", move=other) == [("moved", other)]
        assert (await game.plans(), await game.kept()) == ([], 0)
        # It goes with moves that are taken back, also if they are played again; till then the rest is kept.
        own = (await game.replies())[0]
        await game.act(game.ada, "move", move=own)
        line = [expected := (await game.replies())[0]]
        for _ in range(3):
            line.append((await game.replies(*line))[0])
        assert (await game.plan(*line)).status_code == 201
        assert await game.act(game.ben, "move", move=expected) == [("moved", expected), ("moved", line[1])]
        assert [move["text"] for move in (await game.plans())[0]["moves"]] == line[2:]
        await game.act(game.ben, "undo")
        await game.act(game.ada, "answer_undo", agree=True)
        assert (await game.plans(), await game.kept()) == ([], 0)
        assert await game.act(game.ben, "move", move=expected) == [("moved", expected)]


async def test_plans_survive_a_restart_and_answer_each_other(tmp_path: Path) -> None:
    async with whole_app(tmp_path, secret="one secret for both") as app:
        game = await Waiting.at(app)
        line: list[str] = []
        for _ in range(4):
            line.append((await game.replies(*line))[0])
        assert (await game.plan(*line)).status_code == 201
        cookies = [dict(each.cookies) for each in (game.ada, game.ben)]
    async with whole_app(tmp_path, secret="one secret for both") as app:
        ada, ben = app.browser(), app.browser()
        for browser, kept in zip((ada, ben), cookies, strict=True):
            browser.cookies.update(kept)
        game = Waiting(app, ada, ben, game.table)
        assert len(await game.plans()) == 1
        assert await game.act(ben, "move", move=line[0]) == [("moved", line[0]), ("moved", line[1])]
        assert await game.act(ben, "move", move=line[2]) == [("moved", line[2]), ("moved", line[3])]
        # Whoever is gone has planned nothing.
        expected = (await game.replies())[0]
        await game.plan(expected, (await game.replies(expected))[0])
        assert await game.kept() == 1
        assert (await ada.delete("/api/me")).status_code == 204
        assert await game.kept() == 0
        assert await game.act(ben, "move", move=expected) == [("moved", expected)]


async def test_what_cannot_be_planned(tmp_path: Path) -> None:
    async with whole_app(tmp_path) as app:
        game = await Waiting.at(app)
        theirs = (await game.replies())[: MOST_PLANS + 1]
        mine = await game.replies(theirs[0])

        async def code(*moves: str, by: httpx.AsyncClient | None = None) -> str:
            answer = await game.plan(*moves, by=by)
            error = answer.json().get("error") or {"code": "good"}
            return str(error["details"].get("flaw") or error["code"]) if answer.is_error else "good"

        assert await code(theirs[0], theirs[1], by=game.ben) == "your_turn"
        assert await code(theirs[0], mine[0], by=await guest(app, "Eve")) == "not_seated"
        assert await code(theirs[0], "a1") == "illegal"
        assert await code("nonsense", mine[0]) == "invalid_move"
        assert await code(theirs[0], mine[0], (await game.replies(theirs[0], mine[0]))[0]) == "plan"
        stale = await game.ada.post(f"{game.path}/plans", json={"answers": 0, "moves": [theirs[0], mine[0]]})
        assert stale.json()["error"]["code"] == "stale"
        # Another answer to the same takes the place of the first.
        assert [await code(theirs[0], answer) for answer in mine[:2]] == ["good", "good"]
        assert [plan["moves"][1]["text"] for plan in await game.plans()] == [mine[1]]
        found = [await code(each, (await game.replies(each))[0]) for each in theirs[1:]]
        assert found == ["good"] * (MOST_PLANS - 1) + ["too_many_plans"]
        plan = (await game.plans())[0]["id"]
        assert (await game.ada.delete(f"{game.path}/plans/{plan}")).status_code == 204
        assert len(await game.plans()) == await game.kept() == MOST_PLANS - 1
        dice = {"game": "bloqs", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        table = (await game.ada.post("/api/tables", json=dice)).json()["table"]["id"]
        await game.ben.post(f"/api/tables/{table}/actions", json={"action": "sit"})
        for who in (game.ada, game.ben):
            asked = await who.post(f"/api/tables/{table}/plans", json={"answers": 1, "moves": ["a", "b"]})
            assert asked.json()["error"]["code"] == "no_plans"
