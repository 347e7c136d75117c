"""The time as the database has it."""

import time
from collections.abc import Callable

TimeSource = Callable[[], int]
"""Milliseconds since 1970."""


def now() -> int:
    return time.time_ns() // 1_000_000
