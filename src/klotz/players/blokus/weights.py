"""The learned weights of the Blokus search. `training/blokus.py` writes the files beside this one."""

from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Final

import numpy as np
import numpy.typing as npt

from klotz.players.blokus import kernel_policy, kernel_value

FloatArray = npt.NDArray[np.float32]

WEIGHT_FILES: Final = {
    "blokus": "classic",
    "blokus-2": "two",
    "blokus-3": "classic",  # three seats play as four do
    "blokus-duo": "duo",
}


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """One row for each phase of the game in every array."""

    policy: FloatArray
    """Of the policy that gives tree nodes their priors."""
    rollout: FloatArray
    """Of the coarser policy that rollouts follow."""
    value: FloatArray
    """Of the value function."""
    score: FloatArray
    """Slope and intercept from the mean points of rollouts to those of real games."""

    def __post_init__(self) -> None:
        assert self.policy.shape == (kernel_policy.PHASES, kernel_policy.WEIGHTS)
        assert self.rollout.shape == (kernel_policy.PHASES, kernel_policy.ROLLOUT_WEIGHTS)
        assert self.value.shape == (kernel_policy.PHASES, kernel_value.FEATURES)
        assert self.score.shape == (kernel_policy.PHASES, 2)


@cache
def weights_for(name: str) -> Weights:
    """The weights learned for a game."""
    data = files(__package__).joinpath(f"weights-{WEIGHT_FILES[name]}.npz").read_bytes()
    with np.load(BytesIO(data)) as arrays:
        return Weights(*(arrays[field.name].astype(np.float32) for field in fields(Weights)))
