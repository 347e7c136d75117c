"""Compiles what the cache lacks, in one process per core.

Not in threads, since Numba holds the GIL while it compiles: nothing would be faster, and a server that is
warming up could not answer. The steps of one family call the same kernels, so they are compiled in sequence,
each reusing what the ones before left in the cache; families share next to nothing and run in parallel.
"""

import os
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Final

from klotz import games, players
from klotz.errors import KlotzError
from klotz.jit import Stage, WarmupStep, warmup_steps
from klotz.processes import kill_pool, start_pool

_LOOK_SECONDS: Final = 0.5
"""How soon a stopped warm-up ends."""


class WarmupFailed(KlotzError, RuntimeError):
    """A step could not be compiled; the message says which."""


def all_steps() -> list[WarmupStep]:
    """Everything to compile, in all families."""
    games.load_all()
    players.load_all()
    return warmup_steps()


class Warmup:
    """One run over all steps that are not warm yet."""

    def __init__(
        self, steps: Iterable[WarmupStep], *, processes: int | None = None, niceness: int = 0
    ) -> None:
        self._processes = processes or _cores()
        self._niceness = niceness
        self._lock = threading.Lock()
        self._preferred: list[str] = []
        self._waiting = [step for step in steps if not step.is_warm]
        self._running: dict[Future[None], WarmupStep] = {}
        self._is_stopped = False

    @property
    def steps_left(self) -> int:
        return len(self._waiting) + len(self._running)

    @property
    def running(self) -> Sequence[str]:
        """What is being compiled right now."""
        return [step.label for step in self._running.values()]

    def prefer(self, family: str) -> None:
        """Somebody is waiting for this family: compile it next. May be called from any thread."""
        with self._lock:
            if family not in self._preferred:
                self._preferred.append(family)

    def stop(self) -> None:
        """Stop soon; may be called from any thread. What is compiled by then stays compiled."""
        self._is_stopped = True

    def run(self, on_change: Callable[[WarmupStep | None], None]) -> None:
        """Compile everything; `on_change` is called with each finished step, and with None when others have
        begun.

        Raises WarmupFailed if a step could not be compiled.
        """
        if not self._waiting:
            return
        pool = start_pool(self._processes, niceness=self._niceness)
        try:
            while not self._is_stopped:
                while (step := self._next()) is not None:
                    self._running[pool.submit(step.compile)] = step
                if not self._running:
                    return
                on_change(None)
                finished, _ = wait(self._running, timeout=_LOOK_SECONDS, return_when=FIRST_COMPLETED)
                for future in finished:
                    step = self._running.pop(future)
                    try:
                        future.result()
                    except Exception as error:
                        raise WarmupFailed(f"{step.label}: {str(error) or type(error).__name__}") from error
                    on_change(step)
        finally:
            kill_pool(pool)

    def _next(self) -> WarmupStep | None:
        """The step to start now, if a process is free and its family is not being compiled."""
        if len(self._running) >= self._processes:
            return None
        busy = {step.family for step in self._running.values()}
        ready = [step for step in self._waiting if step.family not in busy]
        if not ready:
            return None
        with self._lock:
            chosen = min(ready, key=self._urgency)
        self._waiting.remove(chosen)
        return chosen

    def _urgency(self, step: WarmupStep) -> tuple[bool, int, Stage]:
        """Requested families first, then rules before players; what no player needs comes last."""
        preferred = self._preferred
        rank = preferred.index(step.family) if step.family in preferred else len(preferred)
        return step.stage is Stage.TOOLS, rank, step.stage


def _cores() -> int:
    """How many cores this process may use; in a container not all of them."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
