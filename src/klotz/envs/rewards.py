"""What a seat is rewarded with."""

from typing import Final, Literal, get_args

Reward = Literal["result", "score", "gain"]
"""What rewards are.

`result` comes at the end: 1 for beating everybody, -1 for being beaten by everybody, and in between the mean over all
opponents, 0 for a tie; the rewards of all seats sum to 0. Who plays alone gets the score.
`score` comes at the end too: the score, negative where few points are good.
`gain` comes with every move: by how much it changed that score.
"""

REWARDS: Final[tuple[Reward, ...]] = get_args(Reward)


def checked(reward: str) -> Reward:
    """The reward of this name. ValueError if there is none."""
    for known in REWARDS:
        if reward == known:
            return known
    raise ValueError(f"rewards are {', '.join(REWARDS)}, not {reward!r}")
