"""What charts have in common: where a number is in the picture, round numbers along an axis, a curve, short names."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor, log10

from klotz.picture.model import Line, Point


@dataclass(frozen=True, slots=True)
class Scale:
    """Numbers from `low` to `high` as places from `start` to `end`, which may run backwards: upwards is."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, number: float) -> float:
        return self.start + (number - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self, about: int) -> list[float]:
        """About this many round numbers."""
        # Rather one more than about half as many, where a hair decides.
        step = round_step((self.high - self.low) / about, slack=0.01)
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [number * step for number in range(first, last + 1)]


def round_step(rough: float, *, slack: float = 1e-9) -> float:
    """The next of 1, 2, 5, 10, 20, 50 ..., and of those by powers of ten smaller, that is not less than `rough`.

    It may be less by a share `slack`, at least by what computing with fractions loses.
    """
    power = 10.0 ** floor(log10(rough))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * (1 - slack))


def curve(points: Sequence[Point], ink: str) -> Iterator[Line]:
    for start, end in pairwise(points):
        yield Line(start, end, stroke=ink, stroke_width=2.2)


def shortened(name: str, most: int, mark: str = "…") -> str:
    return name if len(name) <= most else f"{name[: most - len(mark)]}{mark}"
