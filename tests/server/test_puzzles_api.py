"""Puzzles over HTTP: for everybody, and without a word about the solution."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest

from klotz.puzzles import FINISH, games, of_day
from klotz.puzzles.shelf import FIRST_DAY
from tests.server.harness.whole_app import whole_app

pytestmark = pytest.mark.anyio

DAY = FIRST_DAY
PUZZLE = of_day("bloxx", DAY)
BEST = PUZZLE.steps[0].best
URL = f"/api/puzzles/bloxx/{DAY.isoformat()}"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def browser(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    """Nobody: neither a person nor a table is needed for puzzles, so neither is there."""
    async with whole_app(tmp_path) as whole, whole.browser() as made:
        yield made


async def test_nothing_of_the_solution_is_given_out(browser: httpx.AsyncClient) -> None:
    for game in games():
        puzzle = of_day(game, DAY)
        answer = await browser.get(f"/api/puzzles/{game}/{DAY.isoformat()}")
        assert answer.status_code == 200
        given = answer.json()
        assert set(given) == {"game", "date", "kind", "seats", "seat", "moves", "steps"}
        assert given["moves"] == list(puzzle.moves)
        assert given["steps"] == len(puzzle.steps)
        assert (
            await browser.post(
                "/api/board", json={"game": game, "seats": puzzle.seats, "moves": given["moves"]}
            )
        ).json()["due"] == [puzzle.seat]


async def test_answers(browser: httpx.AsyncClient) -> None:
    wrong = next(move.text for move in PUZZLE.state().legal_moves if move.text not in BEST)
    right = (await browser.post(f"{URL}/answer", json={"move": BEST[0]})).json()
    assert right["right"]
    assert right["solved"]
    for tries in (1, 2, 3):
        body = {"move": wrong, "tries": tries, "language": "de"}
        found = (await browser.post(f"{URL}/answer", json=body)).json()
        assert not found["right"]
        assert found["words"].startswith("Nicht der beste Zug")
        assert found["best"] == (BEST[0] if tries == 3 else None)


async def test_what_is_refused(browser: httpx.AsyncClient) -> None:

    async def code(url: str, body: object = None) -> str:
        answer = await (browser.get(url) if body is None else browser.post(url, json=body))
        return str(answer.json()["error"]["code"])

    later = datetime.now(UTC).date() + timedelta(days=2)
    assert await code(f"/api/puzzles/bloxx/{later.isoformat()}") == "no_puzzle"
    assert await code(f"/api/puzzles/chess/{DAY.isoformat()}") == "not_found"
    assert await code("/api/puzzles/bloxx/someday") == "invalid"
    assert await code(f"{URL}/answer", {"move": "A a1"}) in ("illegal", "invalid_move")
    assert await code(f"{URL}/answer", {"move": BEST[0], "step": 9}) == "not_found"


async def test_an_illegal_move_on_a_board_says_which_rule(browser: httpx.AsyncClient) -> None:
    answer = await browser.post("/api/board", json={"game": "blokus-duo", "moves": ["a1"]})
    error = answer.json()["error"]
    assert error["code"] == "illegal"
    assert error["rule"]
    assert error["details"]["key"]
    why = (await browser.post("/api/board/why", json={"game": "blokus-duo", "moves": ["a1"]})).json()["why"]
    assert why == error
    fine = await browser.post("/api/board/why", json={"game": "blokus-duo", "moves": ["e10"]})
    assert fine.json() == {"why": None}


def test_the_kinds_take_turns() -> None:
    kinds = {of_day("bloxx", DAY + timedelta(days=number)).kind for number in range(2)}
    assert FINISH in kinds
    assert len(kinds) == 2
