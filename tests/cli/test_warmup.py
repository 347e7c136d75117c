import io
from typing import Any

import pytest
from rich.console import Console

from klotz import jit
from klotz.cli import warmup
from tests.cli.conftest import Klotz


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was compiled, of two steps that take no time."""
    done: list[str] = []
    steps = [("one", lambda: done.append("one")), ("two", lambda: done.append("two"))]
    monkeypatch.setattr(jit, "warmup_steps", lambda: steps)
    monkeypatch.setattr(jit, "prune_caches", lambda: done.append("pruned"))
    return done


def test_plain_lines_where_no_bar_can_be_drawn(klotz: Klotz, compiled: list[str]) -> None:
    result = klotz("warmup")
    assert result.exit_code == 0
    assert compiled == ["one", "two", "pruned"]
    assert result.stdout.splitlines()[:2] == ["Compiling one (1 of 2)", "Compiling two (2 of 2)"]
    assert str(jit.cache_directory()) in result.stdout


def test_a_bar_on_a_terminal(monkeypatch: pytest.MonkeyPatch, compiled: list[str]) -> None:
    screen = io.StringIO()

    def console(**options: Any) -> Console:
        return Console(**options, file=screen, force_terminal=True, width=80)

    monkeypatch.setattr(warmup, "Console", console)
    warmup.warmup()
    assert compiled == ["one", "two", "pruned"]
    assert "Compiling two" in screen.getvalue()
    assert "(2 of 2)" not in screen.getvalue()


def test_quiet(klotz: Klotz, compiled: list[str]) -> None:
    result = klotz("warmup", "--quiet")
    assert result.output == ""
    assert compiled == ["one", "two", "pruned"]


def test_there_is_something_to_compile() -> None:
    from klotz import games

    games.load_all()
    assert any("Blokus" in label for label, _ in jit.warmup_steps())
