import io

import pytest
from rich.console import Console

from klotz import jit, warmup
from klotz.cli.warmup import compile_steps, warm_up_for
from klotz.jit import Stage, WarmupStep
from tests.cli.conftest import Klotz


def nothing() -> None:
    """Compiles in no time."""


def broken() -> None:
    raise ValueError("no such instruction")


def _step(label: str, call: object = nothing) -> WarmupStep:
    assert callable(call)
    return WarmupStep("toy", Stage.RULES, label, call)


@pytest.fixture
def steps(cold_cache: None, monkeypatch: pytest.MonkeyPatch) -> list[WarmupStep]:
    """Two steps that take no time, neither of them compiled."""
    found = [_step("one"), _step("two")]
    monkeypatch.setattr(warmup, "all_steps", lambda: found)
    return found


def test_plain_lines_where_no_bar_can_be_drawn(klotz: Klotz, steps: list[WarmupStep]) -> None:
    result = klotz("warmup")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[:2] == ["Compiled one (1 of 2)", "Compiled two (2 of 2)"]
    assert str(jit.cache_directory()) in result.stdout
    assert all(step.is_warm for step in steps)


def test_what_is_compiled_is_not_compiled_again(klotz: Klotz, steps: list[WarmupStep]) -> None:
    steps[0].compile()
    assert klotz("warmup").stdout.splitlines()[0] == "Compiled two (1 of 1)"
    assert klotz("warmup").stdout.startswith("Ready after")


def test_a_bar_on_a_terminal(steps: list[WarmupStep]) -> None:
    screen = io.StringIO()
    compile_steps(steps, Console(file=screen, force_terminal=True, width=80))
    assert "2/2" in screen.getvalue()
    assert "Compiled" not in screen.getvalue()


def test_quiet(klotz: Klotz, steps: list[WarmupStep]) -> None:
    assert klotz("warmup", "--quiet").output == ""
    assert all(step.is_warm for step in steps)


def test_what_cannot_be_compiled_is_named(klotz: Klotz, steps: list[WarmupStep]) -> None:
    steps.append(_step("three", broken))
    result = klotz("warmup", "--quiet")
    assert result.exit_code == 2
    assert "could not compile three: no such instruction" in result.output


def test_there_is_something_to_compile() -> None:
    assert {step.stage for step in warmup.all_steps() if step.family == "blokus"} == set(Stage)


def test_only_the_game_that_is_played_is_compiled_before_it(
    cold_cache: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    blokus = WarmupStep("blokus", Stage.RULES, "blokus rules", nothing)
    players = WarmupStep("blokus", Stage.PLAYERS, "blokus players", nothing)
    others = [
        WarmupStep("blokus", Stage.TOOLS, "blokus tools", nothing),
        WarmupStep("bloxx", Stage.RULES, "bloxx rules", nothing),
    ]
    monkeypatch.setattr(warmup, "all_steps", lambda: [blokus, players, *others])
    warm_up_for("blokus-duo")
    assert blokus.is_warm
    assert players.is_warm
    assert not any(step.is_warm for step in others)
    warm_up_for("no such game")
