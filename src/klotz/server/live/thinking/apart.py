"""Processes for code that is not ours, each for one job at a time: what hangs or dies there troubles nobody else."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from klotz.processes import StopFlags, kill_pool, start_pool

T = TypeVar("T")


class Process:
    """One that is ours alone for a while."""

    def __init__(self, executor: ProcessPoolExecutor) -> None:
        self._executor = executor

    async def run(self, seconds: float, function: Callable[..., T], *arguments: Any) -> T:
        """TimeoutError if it takes longer, BrokenProcessPool if the process dies."""
        async with asyncio.timeout(seconds):
            return await asyncio.get_running_loop().run_in_executor(self._executor, function, *arguments)


class Apart:
    """Whoever asks at the same time is given a process each: how many that are is up to those who ask."""

    def __init__(self, flags: StopFlags, niceness: int) -> None:
        self._flags = flags
        self._niceness = niceness
        self._idle: list[ProcessPoolExecutor] = []

    @asynccontextmanager
    async def process(self) -> AsyncIterator[Process]:
        """A process; if anything goes wrong with it, it is killed and never used again."""
        executor = self._idle.pop() if self._idle else self._new()
        try:
            yield Process(executor)
        except BaseException:
            kill_pool(executor)
            raise
        self._idle.append(executor)

    def _new(self) -> ProcessPoolExecutor:
        return start_pool(1, niceness=self._niceness, flags=self._flags)

    def close(self) -> None:
        for executor in self._idle:
            kill_pool(executor)
        self._idle.clear()
