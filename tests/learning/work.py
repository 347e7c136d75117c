"""Work for executors to do, which processes of their own can import."""

import os
import signal
from pathlib import Path


def square(common: int, item: int) -> int:
    return common + item * item


def fail(common: str, item: int) -> int:
    raise ValueError(f"{common} {item}")


def die_once(folder: str, item: int) -> int:
    """The first worker that gets piece 2 is killed over it, as by a system that has run out of memory."""
    mark = Path(folder) / "died"
    if item == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return item


def die(common: object, item: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return item
