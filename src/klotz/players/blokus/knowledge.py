"""What the search knows of a Blokus game before it looks: weights learned from its own games, and who plays whom."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Final

import numpy as np
import numpy.typing as npt

from klotz.games.blokus import kernel
from klotz.games.blokus.variants import VARIANTS, Variant
from klotz.players.blokus import kernel_policy, kernel_value
from klotz.players.blokus.kernel_policy import FRIEND, NEUTRAL, OPPONENT

Weights = npt.NDArray[np.float32]

WEIGHT_FILES: Final = {
    "blokus": "classic",
    "blokus-2": "two",
    "blokus-3": "classic",
    "blokus-duo": "duo",
}
"""Three seats play as four do: what is learned there serves here."""


@dataclass(frozen=True, slots=True, eq=False)
class Knowledge:
    """The weights of both policies, the fine one for the tree and the coarse one for random play, of the guess at the
    result, and how the points of random games become those of real ones. All by phase.
    """

    fine: Weights
    coarse: Weights
    value: Weights
    score: Weights

    def __post_init__(self) -> None:
        assert self.fine.shape == (kernel_policy.PHASES, kernel_policy.WEIGHTS)
        assert self.coarse.shape == (kernel_policy.PHASES, kernel_policy.COARSE_WEIGHTS)
        assert self.value.shape == (kernel_policy.PHASES, kernel_value.FEATURES)
        assert self.score.shape == (kernel_policy.PHASES, 2)


@cache
def knowledge_of(name: str) -> Knowledge:
    """What has been learned about a game; `training/blokus.py` makes the files."""
    data = files(__package__).joinpath(f"weights-{WEIGHT_FILES[name]}.npz").read_bytes()
    with np.load(BytesIO(data)) as arrays:
        return Knowledge(*(arrays[part].astype(np.float32) for part in ("fine", "coarse", "value", "score")))


def roles(variant: Variant) -> npt.NDArray[np.uint32]:
    """What every colour is to every other: an opponent, a friend of the same seat, or nobody's."""
    table = np.full((kernel.COLOURS, kernel.COLOURS), OPPONENT, np.uint32)
    for mine, my_holders in enumerate(variant.holders):
        for other, their_holders in enumerate(variant.holders):
            if len(their_holders) > 1:
                table[mine, other] = NEUTRAL
            elif my_holders == their_holders:
                table[mine, other] = FRIEND
    return table


def rings(size: int) -> npt.NDArray[np.uint8]:
    """How far every square is from the middle of the board."""
    along = np.abs(2 * np.arange(size) - (size - 1))
    return (np.maximum(along[:, None], along[None, :]) // 2).astype(np.uint8).reshape(-1)


def shared_colour(name: str) -> int:
    """The colour that all seats play in turn, or -1."""
    for number, holders in enumerate(VARIANTS[name].holders):
        if len(holders) > 1:
            return number
    return -1
