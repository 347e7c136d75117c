"""Glicko-2, as Mark Glickman describes it: a rating, how sure it is, and how steady the player.

`update` is one player's change by the results of one rating period. The numbers of his
paper are 1500, 350 and 0.06 for somebody new, and a system constant from 0.3 to 1.2.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

POINTS: Final = 173.7178  # points of a rating in one unit of the logistic curve
_SYSTEM_CONSTANT: Final = 0.5  # how much volatility may change; games with dice would only make it jump
_CLOSE_ENOUGH: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Rating:
    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06


NEW: Final = Rating()


@dataclass(frozen=True, slots=True)
class Result:
    """One comparison with an opponent: 1 won, 0.5 drawn, 0 lost. `weight` below 1 counts as part of a game."""

    opponent: Rating
    score: float
    weight: float = 1.0


def after_absence(player: Rating, periods: float) -> Rating:
    """Nobody stays as sure as they were: the deviation grows with time, up to that of somebody new."""
    deviation = math.hypot(player.deviation, player.volatility * POINTS * math.sqrt(periods))
    return Rating(player.rating, min(deviation, NEW.deviation), player.volatility)


def update(player: Rating, results: Sequence[Result], periods: float = 1.0) -> Rating:
    """The rating after these results; `periods` is the time since it last changed."""
    if not results:
        return after_absence(player, periods)
    mu, phi = (player.rating - NEW.rating) / POINTS, player.deviation / POINTS
    information = gain = 0.0
    for result in results:
        flattening = 1 / math.hypot(1, math.sqrt(3) * result.opponent.deviation / POINTS / math.pi)
        opponent = (result.opponent.rating - NEW.rating) / POINTS
        expected = 1 / (1 + math.exp(-flattening * (mu - opponent)))
        information += result.weight * flattening**2 * expected * (1 - expected)
        gain += result.weight * flattening * (result.score - expected)
    variance = 1 / information
    volatility = _new_volatility(phi, player.volatility, variance, variance * gain)
    before = min(math.hypot(phi, volatility * math.sqrt(periods)), NEW.deviation / POINTS)
    phi = 1 / math.sqrt(1 / before**2 + information)
    return Rating(NEW.rating + POINTS * (mu + phi**2 * gain), POINTS * phi, volatility)


def _new_volatility(phi: float, sigma: float, variance: float, improvement: float) -> float:
    """Step 5 of the paper: the root of f by the Illinois algorithm."""
    start = math.log(sigma**2)

    def f(x: float) -> float:
        grown = math.exp(x)
        total = phi**2 + variance + grown
        return grown * (improvement**2 - total) / (2 * total**2) - (x - start) / _SYSTEM_CONSTANT**2

    low = start
    if improvement**2 > phi**2 + variance:
        high = math.log(improvement**2 - phi**2 - variance)
    else:
        steps = 1
        while f(start - steps * _SYSTEM_CONSTANT) < 0:
            steps += 1
        high = start - steps * _SYSTEM_CONSTANT
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _CLOSE_ENOUGH:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)
