"""Worker processes: they are spawned fresh, end with their parent, and can be killed at once."""

import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

_LOOK_SECONDS: Final = 1.0


def start_pool(processes: int, *, niceness: int = 0) -> ProcessPoolExecutor:
    """A pool that is safe to start from any process: forking one with threads and an event loop is a gamble."""
    return ProcessPoolExecutor(
        processes, mp_context=get_context("spawn"), initializer=_begin, initargs=(niceness, os.getpid())
    )


def kill_pool(pool: ProcessPoolExecutor) -> None:
    """Kill a pool whatever it is doing: nobody is waiting for the results any more."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


def _begin(niceness: int, parent: int) -> None:
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
