"""How the network of Blokus is trained: apart from the training itself, which needs PyTorch."""

from dataclasses import dataclass
from typing import Final

from klotz.players.blokus.settings import SearchSettings

NETWORK_SEARCH: Final = SearchSettings(
    c_puct=0.6, fpu_reduction=0.0, value_weight=0.7, late_value_weight=0.3, policy_temperature=1.3
)
"""How to search with the first network of a game, as docs/strength.md found; later ones keep its settings."""


@dataclass(frozen=True, slots=True)
class TrainingSettings:
    """How long and how to train."""

    seconds: float = 600.0
    """Of one core."""
    steps: int = 0
    """If not 0, this many steps of training, however long they take: the same on every machine."""
    layers: int = 3
    warm: int = 1
    """1 begins with the network that played, unless it has more layers, and 0 with nothing."""
    batch: int = 256
    policy_batch: int = 96
    """Positions in each batch that come from full searches, which alone teach the policy."""
    rate: float = 2e-3
    decay: float = 0.01
    search_share: float = 0.5
    """How much of the value's target is what the search thought, rather than how the game ended."""
    tree_share: float = 0.5
    """How many of the positions that teach the value alone come from inside trees, if there are such."""
    bfloat16: int = 0
    """1 computes with numbers of two bytes, which is several times as fast on processors with instructions for it."""
    kept_back: float = 0.05
    """How many of the shards are not learned from but tested on."""
