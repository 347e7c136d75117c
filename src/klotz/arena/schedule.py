"""Which games make a match fair: who sits where, with which seeds.

Games come in pairs. Both games of a pair have the same opening and the same dice, with the seats swapped between the
sides. So neither a good opening, nor a good roll, nor a good seat helps one side more than the other.
"""

from dataclasses import dataclass
from itertools import combinations
from random import Random


@dataclass(frozen=True, slots=True)
class Fixture:
    """The n-th game of a match: its pair, its seats, and its seeds."""

    number: int
    pair: int
    sides: tuple[int, ...]
    """The side that has each seat: 0 or 1."""
    seed: str
    """Of the dice, the same for both games of the pair."""
    player_seeds: tuple[int, int]


def seatings(seats: int) -> tuple[tuple[int, ...], ...]:
    """The ways to give one side half of the seats, or with an odd number the smaller half.

    The other half of all ways are these with the sides exchanged: the second games of the pairs.
    """
    if seats < 2:
        raise ValueError(f"a match needs at least two seats, not {seats}")
    chosen = [set(taken) for taken in combinations(range(seats), seats // 2)]
    if seats % 2 == 0:
        chosen = [taken for taken in chosen if 0 in taken]
        chosen.sort(key=lambda taken: taken != set(range(0, seats, 2)))  # by turns first: A B A B
    return tuple(tuple(0 if seat in taken else 1 for seat in range(seats)) for taken in chosen)


def fixture(number: int, seats: int, seed: object) -> Fixture:
    """The n-th game of a match, counted from 0: it depends on nothing but these."""
    pair, second = divmod(number, 2)
    ways = seatings(seats)
    sides = ways[pair % len(ways)]
    if second:
        sides = tuple(1 - side for side in sides)
    random = Random(f"{seed} players {number}")
    return Fixture(
        number, pair, sides, f"{seed} pair {pair}", (random.getrandbits(31), random.getrandbits(31))
    )
