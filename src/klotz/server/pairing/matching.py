"""Who plays whom. The longer somebody waits, the less it matters how well the others play."""

from collections.abc import Sequence
from typing import Final, NamedTuple

_SECOND: Final = 1000
NARROW: Final = 150.0
"""Points of rating between two who have only just come."""
WIDER: Final = 10.0
"""What is added with every second of waiting."""
ANYBODY_AFTER: Final = 45 * _SECOND
FEWER_AFTER: Final = 30 * _SECOND
"""Where a game has more seats than people have come: after this, computers take the others."""


class Seeker(NamedTuple):
    person: str
    name: str
    rating: float
    since: int
    commits: bool = False
    """Whether they add to the dice, if the table is theirs."""


def match(seeker: Seeker, others: Sequence[Seeker], seats: int, now: int, *, rated: bool) -> list[Seeker]:
    """Those who sit down together, the longest waiting first; nobody if it is too early.

    Between two people, whoever has waited longer decides how far apart they may be.
    """
    near = sorted(
        (other for other in others if _suit(seeker, other, now)),
        key=lambda other: (abs(other.rating - seeker.rating), other.since),
    )
    found = [seeker, *near[: seats - 1]]
    is_patience_over = max(now - each.since for each in found) >= FEWER_AFTER
    # In a rated game computers have no seat.
    if len(found) < seats and (rated or len(found) < 2 or not is_patience_over):
        return []
    return sorted(found, key=lambda each: (each.since, each.person))


def _suit(one: Seeker, other: Seeker, now: int) -> bool:
    waited = now - min(one.since, other.since)
    return waited >= ANYBODY_AFTER or abs(one.rating - other.rating) <= NARROW + WIDER * waited / _SECOND
