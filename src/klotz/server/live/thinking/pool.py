"""Processes that think."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final, Generic, TypeVar

from klotz.processes import StopFlags, kill_pool, start_pool
from klotz.server.live.thinking.apart import Apart
from klotz.server.refusals import Code, Refusal

_log = logging.getLogger(__name__)

_TRIES: Final = 3

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Thought(Generic[T]):
    """What a process came to, and how long it took."""

    result: T
    seconds: float | None
    """None the first time that a process does such a thing: it has to load much before it can."""


class Pool:
    """Processes that are started when there is something to do. One that dies is replaced, and its job retried."""

    def __init__(self, processes: int, *, niceness: int = 0) -> None:
        self._processes = processes
        self._niceness = niceness
        self._executor: ProcessPoolExecutor | None = None
        self.flags: Final = StopFlags()
        """By which jobs are hurried."""
        self.apart: Final = Apart(self.flags, niceness)
        """Where code that is not ours runs."""
        self.is_able = True
        """Whether the last job could be done: not if every process that was given it died."""

    def _started(self) -> ProcessPoolExecutor:
        if self._executor is None:
            self._executor = start_pool(self._processes, niceness=self._niceness, flags=self.flags)
        return self._executor

    async def run(self, like: str, function: Callable[..., T], *arguments: Any) -> Thought[T]:
        """`like` tells which things take about as long."""
        loop = asyncio.get_running_loop()
        for attempt in range(1, _TRIES + 1):
            executor = self._started()
            try:
                thought = await loop.run_in_executor(executor, _measured, like, function, *arguments)
            except BrokenProcessPool:
                _log.warning("a thinking process died; attempt %d of %d", attempt, _TRIES)
                if self._executor is executor:
                    self._executor = None
                    executor.shutdown(wait=False, cancel_futures=True)
            else:
                self.is_able = True
                return thought
        self.is_able = False
        raise Refusal(Code.NO_ANSWER)

    def close(self) -> None:
        self.apart.close()
        if self._executor is not None:
            kill_pool(self._executor)


_done_before: Final[set[str]] = set()
"""In a thinking process: what it has everything for."""


def _measured(like: str, function: Callable[..., T], *arguments: Any) -> Thought[T]:
    # Not the time of a processor: a search that is limited by time uses less of it where others need it too.
    began = perf_counter()
    result = function(*arguments)
    seconds = perf_counter() - began
    if like in _done_before:
        return Thought(result, seconds)
    _done_before.add(like)
    return Thought(result, None)
