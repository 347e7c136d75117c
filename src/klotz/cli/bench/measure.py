"""How figures are measured: the median of several rounds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Final

_ROUNDS: Final = 5


@dataclass(frozen=True, slots=True)
class Figure:
    what: str
    where: str
    value: float
    unit: str


@dataclass(frozen=True, slots=True)
class Measurement:
    """Something to measure. One run may yield several figures."""

    label: str
    run: Callable[[], Sequence[Figure]]


def seconds_each(run: Callable[[int], float], seconds: float) -> float:
    """How long one repetition takes, measured for about this many seconds.

    `run` repeats something a number of times and returns the seconds it took.
    """
    repeats = 1
    run(repeats)  # first-time costs do not count
    while (elapsed := run(repeats)) < seconds / _ROUNDS / 4:
        repeats *= 2
    repeats = max(1, round(repeats * seconds / _ROUNDS / elapsed))
    return median(run(repeats) / repeats for _ in range(_ROUNDS))


def timed(repeat: Callable[[int], object]) -> Callable[[int], float]:
    """Wraps something repeatable for `seconds_each`, with a timer around it."""

    def run(repeats: int) -> float:
        began = perf_counter()
        repeat(repeats)
        return perf_counter() - began

    return run
