"""The warm-up: a family by one process at a time, what is asked for first, and interrupted without a trace."""

import threading
from concurrent.futures import Future
from multiprocessing import active_children
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any

import pytest

from klotz import warmup
from klotz.jit import Stage, WarmupStep
from klotz.warmup import Warmup


def nothing() -> None:
    """Compiles in no time."""


class Pool:
    """Finishes what it is given when it is told to, so that a test sees what runs beside what."""

    def __init__(self) -> None:
        self.given: list[tuple[WarmupStep, Future[None]]] = []
        self.is_killed = False

    def submit(self, compile_step: Any) -> Future[None]:
        future: Future[None] = Future()
        self.given.append((compile_step.__self__, future))
        return future

    def running(self) -> list[str]:
        return [step.label for step, future in self.given if not future.done()]

    def finish(self, label: str) -> None:
        for step, future in self.given:
            if step.label == label:
                future.set_result(None)


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch, cold_cache: None) -> Pool:
    made = Pool()
    monkeypatch.setattr(warmup, "start_pool", lambda *_, **__: made)
    monkeypatch.setattr(warmup, "kill_pool", lambda pool: setattr(pool, "is_killed", True))
    return made


STEPS = [
    WarmupStep("blokus", Stage.RULES, "blokus rules", nothing),
    WarmupStep("blokus", Stage.TOOLS, "blokus tools", nothing),
    WarmupStep("blokus", Stage.PLAYERS, "blokus players", nothing),
    WarmupStep("bloxx", Stage.RULES, "bloxx rules", nothing),
    WarmupStep("bloxx", Stage.PLAYERS, "bloxx players", nothing),
    WarmupStep("bloqs", Stage.RULES, "bloqs rules", nothing),
]


def _order(pool: Pool, run: Warmup) -> list[list[str]]:
    """What ran at the same time, step by step; always the first of them is finished next."""
    seen: list[list[str]] = []

    def watch(done: WarmupStep | None) -> None:
        if done is None:
            seen.append(pool.running())
            pool.finish(pool.running()[0])

    run.run(watch)
    assert pool.is_killed
    return seen


def test_one_process_at_a_time_for_a_family(pool: Pool) -> None:
    seen = _order(pool, Warmup(STEPS, processes=8))
    assert seen[0] == ["blokus rules", "bloxx rules", "bloqs rules"]
    for together in seen:
        families = [label.split()[0] for label in together]
        assert len(families) == len(set(families))
    assert sorted(step.label for step, _ in pool.given) == sorted(step.label for step in STEPS)


def test_rules_come_first_and_tools_last(pool: Pool) -> None:
    order = [label for (label,) in _order(pool, Warmup(STEPS, processes=1))]
    assert [label.split()[1] for label in order] == ["rules"] * 3 + ["players"] * 2 + ["tools"]


def test_what_is_asked_for_comes_next(pool: Pool) -> None:
    run = Warmup(STEPS, processes=1)
    run.prefer("bloxx")
    order = [label for (label,) in _order(pool, run)]
    assert order[:2] == ["bloxx rules", "bloxx players"]


def test_never_more_than_there_are_processes(pool: Pool) -> None:
    assert max(len(together) for together in _order(pool, Warmup(STEPS, processes=2))) == 2


def test_it_can_be_stopped(pool: Pool) -> None:
    run = Warmup(STEPS, processes=1)
    running = threading.Thread(target=run.run, args=(lambda _: None,))
    running.start()
    run.stop()
    running.join(60)
    assert not running.is_alive()
    assert pool.is_killed
    assert len(pool.given) <= 1


@pytest.mark.usefixtures("cold_cache")
def test_ctrl_c_leaves_no_process_behind() -> None:
    started: list[BaseProcess] = []

    def interrupt(_: WarmupStep | None) -> None:
        started.extend(active_children())
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Warmup(STEPS[:1], processes=1).run(interrupt)
    assert len(started) == 1
    # Not join(): the pool's own thread waits for the process too, and which of the two learns of its end is chance.
    assert wait([started[0].sentinel], timeout=60)


def test_in_real_processes(cold_cache: None) -> None:
    done: list[WarmupStep] = []
    Warmup(STEPS[:4], processes=2).run(lambda step: done.append(step) if step else None)
    assert {step.label for step in done} == {step.label for step in STEPS[:4]}
    assert all(step.is_warm for step in done)
    assert not STEPS[4].is_warm
