"""When Python collects garbage: a full collection stops a busy node for a quarter of a second."""

import asyncio
import ctypes
import gc
import sys
import time
from collections.abc import Callable
from typing import Final

_OFTEN: Final = (20_000, 20, 10_000)
"""Young objects are looked at often, which takes no time; the old ones practically never by themselves."""
_EVERY_SECONDS: Final = 5.0
_AT_LATEST_SECONDS: Final = 900.0


class Collector:
    """Looks at everything when there is something to look at and nothing was kept for a second, and at the latest
    every quarter of an hour.
    """

    def __init__(self, work_done: Callable[[], int]) -> None:
        self._work_done = work_done
        self._task: asyncio.Task[None] | None = None
        self._usual = gc.get_threshold()

    def start(self) -> None:
        gc.collect()
        gc.freeze()  # what is there at the start stays there
        gc.set_threshold(*_OFTEN)
        self._task = asyncio.create_task(self._run(), name="collector")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            gc.set_threshold(*self._usual)
            gc.unfreeze()

    async def _run(self) -> None:
        last = time.monotonic()
        while True:
            await asyncio.sleep(_EVERY_SECONDS)
            if gc.get_count()[2] == 0:
                continue  # hardly anything has become old since the last time
            before = self._work_done()
            await asyncio.sleep(1.0)
            if self._work_done() == before or time.monotonic() - last > _AT_LATEST_SECONDS:
                gc.collect()
                _give_back()
                last = time.monotonic()


def _give_back() -> None:
    """Let the system have what is free. The C library keeps it otherwise, for good if it was much at once."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:  # there are other C libraries
        trim(0)
