"""Ratings from many matches: the Bradley-Terry model, by maximum likelihood.

A player's strength is a number of Elo points, and the score to expect against another depends on the difference.
Ratings are relative to the players of the contest: 0 is their mean, weighted by how much is known about each.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from klotz.arena.statistics import ELO, Z95, trials

if TYPE_CHECKING:  # NumPy takes a moment to load, and `klotz --help` needs none of it
    import numpy as np
    import numpy.typing as npt

    FloatArray = npt.NDArray[np.float64]

Pairs = Sequence[float]
"""The first player's score in each pair of games, from 0 to 1."""

_PRIOR: Final = 1500 / ELO
"""The standard deviation of the Gaussian prior, which keeps the rating of a player that never lost finite."""

_STEPS: Final = 100


@dataclass(frozen=True, slots=True)
class Rating:
    """In Elo points, with half the width of the 95 % interval."""

    elo: float
    reach: float


def ratings(players: int, matches: Sequence[tuple[int, int]], pairs: Sequence[Pairs]) -> tuple[Rating, ...]:
    """The rating of each player, from the pairs of games of each match.

    Pairs are weighted by their variance, as in the interval of a match: pairs that are often split tell more than
    pairs that are won or lost whole.
    """
    import numpy as np

    played = [
        _Match(*opponents, sum(scores), len(scores), trials(scores))
        for opponents, scores in zip(matches, pairs, strict=True)
        if scores
    ]
    strengths = np.zeros(players)
    for _ in range(_STEPS):
        slope = -strengths / _PRIOR**2
        for match in played:
            surplus = match.points - match.pairs * match.expected(strengths)
            slope[match.first] += surplus
            slope[match.second] -= surplus
        step = np.linalg.solve(_information(strengths, played), slope)
        strengths += step / max(
            1.0, float(np.abs(step).max())
        )  # far from the maximum a full step may overshoot
        if np.abs(step).max() < 1e-10:
            break
    weighed = [match._replace(pairs=match.trials) for match in played]
    information = _information(strengths, weighed)
    # Weighted, so that a player about which little is known, such as one that never won, does not blur the others.
    weights = np.diag(information) / np.trace(information)
    centring = np.eye(players) - weights
    variances = np.diag(centring @ np.linalg.inv(information) @ centring.T)
    return tuple(
        Rating(ELO * float(strength), Z95 * ELO * float(np.sqrt(variance)))
        for strength, variance in zip(centring @ strengths, variances, strict=True)
    )


class _Match(NamedTuple):
    first: int
    second: int
    points: float
    pairs: float
    trials: float

    def expected(self, strengths: "FloatArray") -> float:
        return 1 / (1 + math.exp(strengths[self.second] - strengths[self.first]))


def _information(strengths: "FloatArray", played: Sequence[_Match]) -> "FloatArray":
    """The Fisher information at these strengths."""
    import numpy as np

    information = np.eye(len(strengths)) / _PRIOR**2
    for match in played:
        expected = match.expected(strengths)
        weight = match.pairs * expected * (1 - expected)
        one, other = match.first, match.second
        information[[one, other], [one, other]] += weight
        information[[one, other], [other, one]] -= weight
    return information
