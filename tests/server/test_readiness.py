"""A machine that has not played before: whoever needs a game waits for it, and nobody else does."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from klotz.jit import Stage, WarmupStep
from klotz.server.live import readiness
from klotz.server.live.readiness import Readiness
from klotz.server.settings import ServerSettings
from klotz.server.web.app import create_app
from klotz.warmup import WarmupFailed


def nothing() -> None:
    """Is never called: the compiler of these tests only says that it is done."""


STEPS = [
    WarmupStep(family, stage, f"{family} {stage.name.lower()}", nothing)
    for family in ("blokus", "bloxx", "bloqs")
    for stage in (Stage.RULES, Stage.PLAYERS)
]


class Compiler:
    """Compiles a step when a test lets it."""

    def __init__(self) -> None:
        self.preferred: list[str] = []
        self.given: list[WarmupStep] = []
        self._told: Callable[[WarmupStep | None], None]
        self._begun = threading.Event()
        self._end = threading.Event()
        self._error: Exception | None = None

    def __call__(self, steps: list[WarmupStep], **_: Any) -> "Compiler":
        self.given = steps
        return self

    def prefer(self, family: str) -> None:
        self.preferred.append(family)

    def run(self, told: Callable[[WarmupStep | None], None]) -> None:
        self._told = told
        self._begun.set()
        self._end.wait()
        if self._error is not None:
            raise self._error

    def stop(self) -> None:
        self._end.set()

    async def begun(self) -> None:
        await asyncio.to_thread(self._begun.wait)

    def finish(self, label: str) -> None:
        self._told(next(step for step in self.given if step.label == label))

    def fail(self) -> None:
        self._error = WarmupFailed("blokus rules: the disk is full")
        self._end.set()


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Iterator[Compiler]:
    made = Compiler()
    monkeypatch.setattr(readiness, "Warmup", made)
    monkeypatch.setattr(readiness, "all_steps", lambda: list(STEPS))
    yield made
    made.stop()


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The families whose rules were loaded."""
    found: list[str] = []
    monkeypatch.setattr(readiness, "load_rules", lambda family: found.append(family.name))
    return found


def _progress(of: Readiness, game: str) -> tuple[int, int, bool]:
    found = next(each for each in of.progress() if each.game == game)
    return found.done, found.steps, found.is_ready


def test_a_game_is_loaded_when_it_is_compiled_and_the_others_wait(
    compiler: Compiler, loaded: list[str]
) -> None:
    async def play() -> None:
        gates = Readiness()
        gates.start(with_players=True)
        waiting = asyncio.create_task(gates.rules("blokus-duo"))
        await compiler.begun()
        assert (compiler.preferred, loaded) == (["blokus"], [])
        assert _progress(gates, "blokus-duo") == (0, 2, False)
        compiler.finish("blokus rules")
        await waiting
        assert loaded == ["blokus"]
        assert _progress(gates, "blokus-3") == (1, 2, False)

        thinking = asyncio.create_task(gates.players("blokus"))
        await asyncio.sleep(0)
        assert not thinking.done()
        compiler.finish("blokus players")
        await thinking
        assert _progress(gates, "blokus-duo") == (2, 2, True)
        assert _progress(gates, "bloxx") == (0, 2, False)
        await gates.close()
        assert loaded == ["blokus"]  # what nobody will play any more is not compiled on the way out

    asyncio.run(play())


def test_what_is_asked_for_later_comes_next(compiler: Compiler, loaded: list[str]) -> None:
    async def play() -> None:
        gates = Readiness()
        gates.start(with_players=True)
        await compiler.begun()
        gates.ask_for("bloqs-maestro")
        gates.ask_for("bloqs")
        gates.ask_for("halma")
        assert set(compiler.preferred) == {"bloqs"}
        await gates.rules("halma")  # refused by whoever knows why
        await gates.close()

    asyncio.run(play())


def test_a_node_whose_workers_think_needs_the_rules_only(compiler: Compiler, loaded: list[str]) -> None:
    async def play() -> None:
        gates = Readiness()
        gates.start(with_players=False)
        await compiler.begun()
        assert {step.stage for step in compiler.given} == {Stage.RULES}
        await gates.players("bloxx")
        await gates.close()

    asyncio.run(play())


def test_all_gates_open_when_nothing_can_be_compiled(compiler: Compiler, loaded: list[str]) -> None:
    async def play() -> None:
        gates = Readiness()
        gates.start(with_players=True)
        await compiler.begun()
        compiler.fail()
        await asyncio.gather(*(gates.rules(game) for game in ("blokus", "bloxx", "bloqs")))
        assert sorted(loaded) == ["blokus", "bloqs", "bloxx"]
        assert all(each.is_ready for each in gates.progress())
        await gates.close()

    asyncio.run(play())


def test_the_server_answers_while_it_compiles(compiler: Compiler, tmp_path: Path) -> None:
    async def play() -> None:
        app = create_app(
            ServerSettings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'klotz.db'}", rate_limits=False)
        )
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://klotz") as http,
        ):
            await compiler.begun()
            assert len((await http.get("/api/games")).json()["games"]) == 8
            ready = (await http.get("/api/ready", params={"game": "bloxx"})).json()
            assert ready["ready"] is False
            assert ready["games"][0] == {"game": "bloxx", "done": 0, "steps": 2, "ready": False}
            assert compiler.preferred == ["bloxx"]

            await http.post("/api/guest", json={"name": "Ann"})
            wish = {"game": "blokus-duo", "seats": [{"kind": "me"}, {"kind": "hot", "name": "Ben"}]}
            making = asyncio.create_task(http.post("/api/tables", json=wish))
            looking = asyncio.create_task(http.post("/api/board", json={"game": "blokus-duo"}))
            await asyncio.wait([making, looking], timeout=0.1)
            assert (await http.get("/healthz")).text == "ok\n"
            assert not making.done()
            assert not looking.done()
            compiler.finish("blokus rules")
            made, board = await making, await looking
            assert made.status_code == 201
            assert len(made.json()["legal"]) == len(board.json()["legal"]) == 828

    asyncio.run(play())
