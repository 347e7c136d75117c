"""Rewards and random moves of many games at once."""

from typing import Final

from klotz.jit import Struct, int64, kernel
from klotz.kernel_random import below, next_random

# Places in `rewards.REWARDS`, after the result, which is the first.
SCORE: Final = 1
GAIN: Final = 2


@kernel
def write_rewards(
    kind: int,
    sign: int,
    is_over: Struct,
    scores: Struct,
    ranks: Struct,
    initial: Struct,
    before: Struct,
    first: int,
    last: int,
    rewards: Struct,
) -> None:
    """The rewards of all seats for the last move of some games; `before` has the scores that it changed."""
    seats = scores.shape[1]
    for game in range(first, last):
        for seat in range(seats):
            reward = 0.0
            if kind == GAIN:
                reward = float(sign * (scores[game, seat] - before[game, seat]))
                before[game, seat] = initial[seat] if is_over[game] else scores[game, seat]
            elif is_over[game]:
                if kind == SCORE or seats == 1:
                    reward = float(sign * scores[game, seat])
                else:
                    for other in range(seats):
                        if ranks[game, seat] < ranks[game, other]:
                            reward += 1.0
                        elif ranks[game, seat] > ranks[game, other]:
                            reward -= 1.0
                    reward /= seats - 1
            rewards[game, seat] = reward


@kernel
def choose(
    legal: Struct, legal_count: Struct, randoms: Struct, first: int, last: int, actions: Struct
) -> None:
    """One legal move of each game, each equally likely; 0 in a game that is over."""
    for game in range(first, last):
        actions[game] = 0
        if legal_count[game]:
            randoms[game] = next_random(randoms[game])
            actions[game] = legal[game, below(randoms[game], int64(legal_count[game]))]
