"""How the weights of the Bloqs value function are learned: tuned by games of either side, then scaled to log odds."""

from typing import Final

from klotz.learning.bloqs.spsa import (
    ScaleSelfplay,
    ScaleSettings,
    StepSettings,
    TuneSettings,
    first_weights,
    fit_scale,
    play_directions,
    play_itself,
    step,
)
from klotz.learning.method import FamilyLearning, GateSettings, Stage
from klotz.players.bloqs.weights import SHIPPED, unpack_weights

_NO_MATCH: Final = GateSettings(games=0, player="search", seats=2)
"""A round of tuning changes little, and scaling hardly who wins: only all rounds together are worth a match."""


def _check(game: str, weights: bytes) -> None:
    unpack_weights(weights)


LEARNING: Final = FamilyLearning(
    stages=(
        Stage(
            name="tune",
            about="what each feature of a tower is worth",
            selfplay=TuneSettings(),
            training=StepSettings(),
            play=play_directions,
            train=step,
            games=10_000,
            shard_games=2_000,
            gate=_NO_MATCH,
        ),
        Stage(
            name="scale",
            about="how sure an advantage is",
            selfplay=ScaleSelfplay(),
            training=ScaleSettings(),
            play=play_itself,
            train=fit_scale,
            games=5_000,
            shard_games=500,
            gate=_NO_MATCH,
        ),
    ),
    first=lambda game: first_weights(),
    shipped=lambda game: SHIPPED,
    check=_check,
)
