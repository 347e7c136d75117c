"""Positions that somebody set up: tried out on a board, and played at a table."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from klotz import records
from klotz.games.seen import state_from_view
from klotz.server.live.thinking.questions import ThinkingRequest, request_for
from tests.server.harness.whole_app import WholeApp, whole_app

pytestmark = pytest.mark.anyio

PLUS = "e8,d9,e9,f9,e10"
SETUP = {"placed": {"blue": [PLUS, "c7,c8"], "red": ["j5"]}, "turn": "red"}
BROKEN = {"placed": {"blue": [PLUS, "c8,c9"]}, "turn": "red"}
TWO = [{"kind": "me"}, {"kind": "hot", "name": "Somebody"}]


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def whole(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[WholeApp]:
    async with whole_app(tmp_path_factory.mktemp("setups")) as made:
        yield made


async def test_a_board_says_what_is_wrong_with_a_position(whole: WholeApp) -> None:
    async with whole.browser() as browser:

        async def board(setup: Any, *moves: str) -> dict[str, Any]:
            body = {"game": "blokus-duo", "setup": setup, "moves": moves}
            answer: dict[str, Any] = (await browser.post("/api/board", json=body)).json()
            return answer

        fine = await board(SETUP, "k3,k4")
        assert fine["flaws"] == []
        assert (fine["due"], len(fine["view"]["placed"])) == ([0], 4)
        broken = await board(BROKEN)
        ((seat, text, why),) = [(flaw["seat"], flaw["text"], flaw["why"]) for flaw in broken["flaws"]]
        assert (seat, text, why["rule"]) == (0, "c8,c9", "BK-4")
        assert why["details"]["key"] == "blokus-touches-edge"
        assert "there is no colour 'green'" in (await board({"placed": {"green": []}}))["error"]["reason"]


async def test_a_table_begins_with_a_position_and_so_does_everything_made_of_it(whole: WholeApp) -> None:
    async with whole.browser() as browser:
        await browser.post("/api/guest", json={"name": "Host"})
        made = (
            await browser.post("/api/tables", json={"game": "blokus-duo", "seats": TWO, "setup": SETUP})
        ).json()
        table = made["table"]
        assert table["setup"] == SETUP
        assert (table["due"], len(made["view"]["placed"])) == ([1], 3)
        move = {"action": "move", "answers": table["number"], "seat": 1, "move": "k3,k4"}
        assert (await browser.post(f"/api/tables/{table['id']}/actions", json=move)).status_code == 200
        seen = (await browser.get(f"/api/tables/{table['id']}")).json()
        assert len(seen["view"]["placed"]) == 4
        assert len(state_from_view(seen["view"], setup=seen["table"]["setup"]).placed) == 4  # type: ignore[attr-defined]
        asked = await whole.services.tables.look(table["id"], lambda live: request_for(live, 0, 1, seed=0))
        assert ThinkingRequest.of_json(asked.json()).state().due == (0,)
        text = (await browser.get(f"/api/tables/{table['id']}/record")).text
        assert records.loads(text, "klotz").setup == SETUP


@pytest.mark.parametrize(
    ("terms", "code", "flaw"),
    [
        ({"setup": BROKEN}, "illegal", None),
        ({"setup": {"placed": {"mauve": []}}}, "invalid", "game"),
        ({"setup": SETUP, "rated": True, "clock": {"kind": "days", "days": 1}}, "invalid", "rated_setup"),
        ({"setup": {"hands": [["die-4"], []]}, "game": "bloqs-maestro"}, "invalid", "setup_secrets"),
        ({"setup": {"sheets": [["pass"], ["pass"]]}, "game": "bloxx"}, "invalid", "setup_over"),
    ],
)
async def test_a_table_takes_no_position_that_cannot_be_played(
    whole: WholeApp, terms: dict[str, Any], code: str, flaw: str | None
) -> None:
    seats = [{"kind": "me"}, {"kind": "link"}]
    async with whole.browser() as browser:
        account = {"name": f"Host {flaw}", "password": "a password of eight words"}
        assert (await browser.post("/api/accounts", json=account)).status_code == 201
        answer = await browser.post("/api/tables", json={"game": "blokus-duo", "seats": seats, **terms})
    error = answer.json()["error"]
    assert (error["code"], error["details"].get("flaw")) == (code, flaw)
