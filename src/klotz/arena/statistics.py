"""What results say about strength: score, interval, Elo, and when to stop.

A pair of games is one observation, from 0 (both lost) to 1 (both won): its two games share opening and dice and so
are not independent of each other.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Self

Z95: Final = 1.959964
"""Standard deviations that a normal variable stays within, in 95 of 100 cases."""

ELO: Final = 400 / math.log(10)
"""Elo points in one unit of log odds."""


def elo(score: float) -> float:
    """The difference in Elo at which a side can expect this score; infinite at 0 and at 1."""
    if score <= 0 or score >= 1:
        return math.inf if score >= 1 else -math.inf
    return ELO * math.log(score / (1 - score))


def expected_score(difference: float) -> float:
    """The score to expect from a difference in Elo points."""
    return 1 / (1 + math.exp(-difference / ELO))


def pairwise(ranks: Sequence[int], sides: Sequence[int]) -> float:
    """The first side's result: over all its seats and all of the other's, 1 for ahead, 1/2 for equal."""
    own = [rank for rank, side in zip(ranks, sides, strict=True) if side == 0]
    other = [rank for rank, side in zip(ranks, sides, strict=True) if side == 1]
    points = sum(1.0 if mine < theirs else 0.5 if mine == theirs else 0.0 for mine in own for theirs in other)
    return points / (len(own) * len(other))


class PairCounts(NamedTuple):
    """How pairs ended for the first side: what engine testers call the pentanomial.

    With two seats `ahead` is a win and a draw; with more, where a game has more than three results, it is anything
    between even and won.
    """

    won: int
    ahead: int
    level: int
    behind: int
    lost: int

    @classmethod
    def of(cls, pairs: Sequence[float]) -> Self:
        counts = [0] * 5
        for score in pairs:
            if math.isclose(score, 0.5):
                counts[2] += 1
            elif score > 0.5:
                counts[0 if math.isclose(score, 1) else 1] += 1
            else:
                counts[4 if math.isclose(score, 0, abs_tol=1e-9) else 3] += 1
        return cls(*counts)

    @property
    def decided(self) -> float | None:
        """The share of pairs that one side won; None before the first. Only these say who is better."""
        decided = self.won + self.ahead + self.behind + self.lost
        return decided / sum(self) if sum(self) else None


def pair_labels(seats: int | None) -> tuple[str, ...]:
    """The ends of a pair for people, in the order of `PairCounts`."""
    between = ("1.5 : 0.5", "0.5 : 1.5") if seats == 2 else ("ahead", "behind")
    return "2 : 0", between[0], "1 : 1", between[1], "0 : 2"


def spread(pairs: Sequence[float]) -> float:
    """The variance of one pair's score, never 0: as if one pair more had been won and one lost."""
    seen = [*pairs, 0.0, 1.0]
    mean = sum(seen) / len(seen)
    return sum((score - mean) ** 2 for score in seen) / len(seen)


def trials(pairs: Sequence[float]) -> float:
    """The effective sample size of the pairs, in independent games without draws."""
    smoothed = (sum(pairs) + 1) / (len(pairs) + 2)
    return len(pairs) * smoothed * (1 - smoothed) / spread(pairs)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A score, with the ends of its 95 % interval, and all three in Elo."""

    score: float
    low: float
    high: float

    @property
    def elo(self) -> tuple[float, float, float]:
        """The same in Elo: the estimate and both ends of the interval."""
        return elo(self.score), elo(self.low), elo(self.high)


def estimate(pairs: Sequence[float]) -> Estimate:
    """The mean score of the pairs, with Wilson's interval.

    It stays within 0 and 1, and is honest about few games and about matches in which every game was won.
    """
    if not pairs:
        return Estimate(0.5, 0.0, 1.0)
    score = sum(pairs) / len(pairs)
    count = trials(pairs)
    square = Z95**2 / count
    middle = (score + square / 2) / (1 + square)
    reach = Z95 / (1 + square) * math.sqrt(score * (1 - score) / count + square / (4 * count))
    # Exactly 0 and 1 at the ends of the scale, where rounding would miss them.
    low = middle - reach if score > 0 else 0.0
    high = middle + reach if score < 1 else 1.0
    return Estimate(score, low, high)


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential test between two hypotheses: the first side is `elo0`, or `elo1`, points better.

    Either error happens in one of twenty matches. Pairs are taken as normally distributed with the spread they
    show: the generalised test that chess programmers use.
    """

    elo0: float
    elo1: float

    ERROR = 0.05

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            raise ValueError(
                f"the test needs a lower and a higher difference, not {self.elo0:g} and {self.elo1:g}"
            )

    @property
    def bound(self) -> float:
        """Beyond it, or beyond its negative, the test is decided."""
        return math.log((1 - self.ERROR) / self.ERROR)

    def log_likelihood_ratio(self, pairs: Sequence[float]) -> float:
        """How much likelier the pairs are with the second difference in Elo than with the first, as a logarithm."""
        if not pairs:
            return 0.0
        score0, score1 = expected_score(self.elo0), expected_score(self.elo1)
        mean = sum(pairs) / len(pairs)
        return len(pairs) * (score1 - score0) * (2 * mean - score0 - score1) / (2 * spread(pairs))

    def verdict(self, pairs: Sequence[float]) -> float | None:
        """The hypothesis that is accepted, as its Elo; None while undecided."""
        ratio = self.log_likelihood_ratio(pairs)
        if abs(ratio) < self.bound:
            return None
        return self.elo1 if ratio > 0 else self.elo0
