"""How a figure is measured: several rounds, of which the middle one counts."""

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
    """Something to measure. One run may bring several figures."""

    label: str
    run: Callable[[], Sequence[Figure]]


def seconds_each(run: Callable[[int], float], seconds: float) -> float:
    """How long one repetition takes, with about so many seconds spent on finding out.

    `run` does something so many times and answers with the seconds that took.
    """
    repeats = 1
    run(repeats)  # whatever happens only the first time does not count
    while (elapsed := run(repeats)) < seconds / _ROUNDS / 4:
        repeats *= 2
    repeats = max(1, round(repeats * seconds / _ROUNDS / elapsed))
    return median(run(repeats) / repeats for _ in range(_ROUNDS))


def timed(repeat: Callable[[int], object]) -> Callable[[int], float]:
    """Something that repeats, as `seconds_each` wants it: with a watch held beside it."""

    def run(repeats: int) -> float:
        began = perf_counter()
        repeat(repeats)
        return perf_counter() - began

    return run
