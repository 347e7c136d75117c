"""Worker processes: they are spawned fresh, end with their parent, and can be stopped or killed at once."""

import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from ctypes import Array, c_bool
from dataclasses import dataclass
from itertools import count
from multiprocessing import get_context
from typing import Final

_LOOK_SECONDS: Final = 1.0
_MOST_JOBS: Final = 4096
"""Jobs of one pool that can be stopped at the same time."""

_SPAWN: Final = get_context("spawn")
_flags: Array[c_bool] | None = None
"""In a worker process: the flags of the pool that it belongs to."""


class StopFlags:
    """How a parent asks jobs in its pool to end early: a byte of shared memory for each.

    There is no lock: a process may be killed at any moment, and would hold it forever.
    """

    def __init__(self) -> None:
        self.shared: Final = _SPAWN.RawArray(c_bool, _MOST_JOBS)
        self._numbers = count()

    def new(self) -> int:
        """The number of a flag that is not set, for one job."""
        number = next(self._numbers) % _MOST_JOBS
        self.shared[number] = False
        return number

    def set(self, number: int) -> None:
        self.shared[number] = True


@dataclass(frozen=True, slots=True)
class StopFlag:
    """A flag as the job sees it, in the process that does it."""

    number: int

    def is_set(self) -> bool:
        return _flags is not None and bool(_flags[self.number])


def start_pool(processes: int, *, niceness: int = 0, flags: StopFlags | None = None) -> ProcessPoolExecutor:
    """A pool that is safe to start from any process: forking one with threads and an event loop is a gamble."""
    return ProcessPoolExecutor(
        processes,
        mp_context=_SPAWN,
        initializer=_begin,
        initargs=(niceness, os.getpid(), flags.shared if flags else None),
    )


def kill_pool(pool: ProcessPoolExecutor) -> None:
    """Kill a pool whatever it is doing: nobody is waiting for the results any more."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


def _begin(niceness: int, parent: int, flags: Array[c_bool] | None) -> None:
    global _flags
    _flags = flags
    # Ctrl+C reaches every process of a terminal; the parent decides when to end us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    _end_with(parent)


def _end_with(parent: int) -> None:
    """The parent may be killed, even before we have begun, and then nobody would ever stop us."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(_LOOK_SECONDS)
        os._exit(1)

    threading.Thread(target=watch, daemon=True, name="parent-watch").start()
