"""How the weights of the Bloxx! value function are learned: for any sheet, and then for our own."""

from typing import Final

from klotz.learning.bloxx.td import (
    GeneralSettings,
    StandardSettings,
    TdSettings,
    first_weights,
    play_general,
    play_standard,
    train_general,
    train_standard,
)
from klotz.learning.method import FamilyLearning, GateSettings, Stage
from klotz.players.bloxx.weights import SHIPPED, unpack_weights

_NO_MATCH: Final = GateSettings(games=0, player="search:simulations=200", seats=2)
"""A round changes little, and TD learning goes on where it was: only all rounds together are worth a match."""


def _check(game: str, weights: bytes) -> None:
    unpack_weights(weights)


LEARNING: Final = FamilyLearning(
    stages=(
        Stage(
            name="general",
            about="weights for any sheet and dice",
            selfplay=GeneralSettings(),
            training=TdSettings(),
            play=play_general,
            train=train_general,
            games=6_000,
            shard_games=1_000,
            gate=_NO_MATCH,
        ),
        Stage(
            name="standard",
            about="weights for our own sheet and dice",
            selfplay=StandardSettings(),
            training=TdSettings(),
            play=play_standard,
            train=train_standard,
            games=12_000,
            shard_games=2_000,
            gate=_NO_MATCH,
        ),
    ),
    first=lambda game: first_weights(),
    shipped=lambda game: SHIPPED,
    check=_check,
)
