"""The learned weights of the Blokus search: what they are, and the files that they are kept in."""

import json
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from klotz.games.blokus.variants import VARIANTS, Variant
from klotz.jit import Structs
from klotz.players.blokus import kernel_network, kernel_policy, kernel_value
from klotz.players.blokus.settings import SearchSettings

FloatArray = npt.NDArray[np.float32]

WEIGHT_FILES: Final = {
    "blokus": "classic",
    "blokus-2": "two",
    "blokus-3": "three",
    "blokus-duo": "duo",
}

_ARRAYS: Final = ("policy", "rollout", "value", "score")
_NETWORK_ARRAYS: Final = tuple(
    name
    for name in kernel_network.NETWORK.names or ()
    if kernel_network.NETWORK[name].base == np.dtype(np.float32) and name not in kernel_network.PREPARED
)


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """The log-linear policies and the linear value function have one row for each phase of the game."""

    policy: FloatArray
    """Of the policy that gives tree nodes their priors."""
    rollout: FloatArray
    """Of the coarser policy that rollouts follow."""
    value: FloatArray
    """Of the linear value function."""
    score: FloatArray
    """Slope and intercept from the points of rollouts, in which everybody wastes squares, to those of real games."""
    network: Structs | None = None
    """An array of one `kernel_network.NETWORK`, where one was learned."""
    network_of: str | None = None
    """The game whose network it is, where a game has none of its own: that of the weights that ship for it."""
    settings: SearchSettings = field(default_factory=SearchSettings)
    """How to search with these weights, as matches showed."""

    def __post_init__(self) -> None:
        assert self.policy.shape == (kernel_policy.PHASES, kernel_policy.WEIGHTS)
        assert self.rollout.shape == (kernel_policy.PHASES, kernel_policy.ROLLOUT_WEIGHTS)
        assert self.value.shape == (kernel_policy.PHASES, kernel_value.FEATURES)
        assert self.score.shape == (kernel_policy.PHASES, 2)

    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """As a file has them, in half precision."""
        arrays = {name: getattr(self, name).astype(np.float16) for name in _ARRAYS}
        arrays["settings"] = np.array(json.dumps(asdict(self.settings)))
        if self.network_of is not None:
            arrays["network_of"] = np.array(self.network_of)
        elif self.network is not None:
            arrays["layers"] = np.array(self.network[0]["layers"])
            for name in _NETWORK_ARRAYS:
                arrays[f"network_{name}"] = self.network[0][name].astype(np.float16)
        return arrays


@cache
def weights_for(name: str) -> Weights:
    """The weights learned for a game."""
    return unpack_weights(shipped_file(name).read_bytes(), name)


def shipped_file(name: str) -> Path:
    """The file in this package that has the weights of a game."""
    return Path(__file__).with_name(f"weights-{WEIGHT_FILES[name]}.npz")


def read_weights(path: Path, name: str) -> Weights:
    """Weights from a file of one's own. ValueError if it holds none for this game."""
    try:
        return unpack_weights(path.read_bytes(), name)
    except (OSError, ValueError) as error:
        raise ValueError(f"{path} has no weights for {name}: {error}") from error


def unpack_weights(data: bytes, name: str) -> Weights:
    """Weights from the content of a file. ValueError if they are not for this game."""
    try:
        return _unpack(data, VARIANTS[name])
    except (BadZipFile, EOFError, KeyError, TypeError, AssertionError) as error:
        raise ValueError(str(error) or "the arrays have other sizes") from error


def _unpack(data: bytes, variant: Variant) -> Weights:
    with np.load(BytesIO(data)) as arrays:
        weights = Weights(*(arrays[name].astype(np.float32) for name in _ARRAYS))
        if "settings" in arrays:
            weights = replace(weights, settings=SearchSettings(**json.loads(str(arrays["settings"]))))
        if "network_of" in arrays:
            return borrowing(weights, str(arrays["network_of"]))
        if "layers" not in arrays:
            return weights
        networks = new_network(variant, int(arrays["layers"]))
        for name in _NETWORK_ARRAYS:
            networks[0][name] = arrays[f"network_{name}"]
        return replace(weights, network=kernel_network.prepare(networks))


def borrowing(weights: Weights, lender: str) -> Weights:
    """The same weights with another game's network, which has to be one of its own on the same board."""
    lent = weights_for(lender)
    if lent.network is None or lent.network_of is not None:
        raise ValueError(f"{lender} has no network of its own")
    return replace(weights, network=lent.network, network_of=lender)


def new_network(variant: Variant, layers: int) -> Structs:
    """A network for a board, all of its weights 0."""
    networks: Structs = np.zeros(1, kernel_network.NETWORK)
    network = networks[0]
    network["board_size"], network["colours"], network["layers"] = variant.size, len(variant.colours), layers
    return networks
