"""How likely a seat is to win, from the final scores that all seats can expect."""

from collections.abc import Sequence
from math import erf, exp, prod, sqrt
from typing import Final

from klotz.games.bloxx.state import BloxxState

# The variance of final scores around what the value function expects. In 150 games of two seats it was 2.7 with under
# ten squares free, 8.4 with under twenty, 13.2 with under forty, and 17 on an empty sheet.
_MOST_VARIANCE: Final = 20.0
_HALF_VARIANCE_AT: Final = 20
"""Free squares at which the variance is half of the most."""

_SOLO_AVERAGE: Final = 25.0
_SOLO_SPREAD: Final = 10.0
"""A solo game has nobody to beat: a score is compared with that of a decent player."""


def expected_result(scores: Sequence[float], seat: int, state: BloxxState) -> float:
    """The result, from 0 to 1, that a seat can expect if these are the final scores to expect."""
    if state.seats == 1:
        return solo_result(scores[seat])
    variances = [_variance(state, other) for other in range(state.seats)]
    return prod(
        _probability_ahead(scores[seat] - scores[other], variances[seat] + variances[other])
        for other in range(state.seats)
        if other != seat
    )


def solo_result(score: float) -> float:
    return 1 / (1 + exp((_SOLO_AVERAGE - score) / _SOLO_SPREAD))


def _variance(state: BloxxState, seat: int) -> float:
    free = state.sheet.rows * state.sheet.columns - sum(state.heights(seat))
    return _MOST_VARIANCE * (free + 1) / (free + 1 + _HALF_VARIANCE_AT)


def _probability_ahead(lead: float, variance: float) -> float:
    return 0.5 * (1 + erf(lead / sqrt(2 * variance)))
