"""What takes long holds up nobody: it is done aside, by turns, and not without end."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from klotz.records import drawing
from klotz.server.live.aside import Aside
from klotz.server.refusals import Code, Refusal
from tests.server.harness.whole_app import whole_app

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_who_asks_little_waits_for_one_of_each(monkeypatch: pytest.MonkeyPatch) -> None:
    aside, done, gate = Aside(), list[str](), threading.Event()

    def note(name: str) -> None:
        gate.wait()
        done.append(name)

    many = [asyncio.create_task(aside.ask("eve", note, f"eve {number}")) for number in range(6)]
    await asyncio.sleep(0)
    one = asyncio.create_task(aside.ask("ada", note, "ada"))
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(*many, one)
    assert done.index("ada") <= 2
    assert [name for name in done if name != "ada"] == [f"eve {number}" for number in range(6)]
    await aside.close()


async def test_too_much_is_refused_and_errors_are_told() -> None:
    aside, gate = Aside(), threading.Event()
    waiting = [asyncio.create_task(aside.ask("eve", gate.wait)) for _ in range(40)]
    await asyncio.sleep(0)
    gate.set()
    found = await asyncio.gather(*waiting, return_exceptions=True)
    refused = [each for each in found if isinstance(each, Refusal)]
    assert refused
    assert {each.code for each in refused} == {Code.BUSY}
    with pytest.raises(ZeroDivisionError):
        await aside.ask("eve", lambda: 1 // 0)
    await aside.close()


async def test_others_are_answered_while_a_picture_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing_begun, may_end = threading.Event(), threading.Event()

    def slow(*_: Any, **__: Any) -> str:
        drawing_begun.set()
        assert may_end.wait(60), "nobody else was answered meanwhile"
        return "<svg/>"

    monkeypatch.setattr(drawing, "svg", slow)
    async with whole_app(tmp_path) as whole, whole.browser() as eve, whole.browser() as ada:
        drawn = asyncio.create_task(
            eve.post("/api/board?picture=true", json={"game": "blokus-duo"}, timeout=120)
        )
        await asyncio.to_thread(drawing_begun.wait)
        assert (await ada.post("/api/guest", json={"name": "Ada"})).status_code == 200
        may_end.set()
        assert (await drawn).json()["picture"] == "<svg/>"
