"""How the weights of the Blokus search are learned: first what is linear, then the network on top of it."""

from collections.abc import Generator
from typing import Final

from klotz.learning.blokus.linear import LinearSettings, fit, weights_by_hand
from klotz.learning.blokus.selfplay import SelfplaySettings, play_shard
from klotz.learning.blokus.settings import TrainingSettings
from klotz.learning.files import packed
from klotz.learning.method import FamilyLearning, Report, Stage, Trained, TrainingTask
from klotz.players.blokus.weights import shipped_file, unpack_weights


def _train_network(task: TrainingTask) -> Generator[Report, None, Trained]:
    from klotz.learning.blokus.training import train  # needs PyTorch

    return (yield from train(task))


def _first(game: str) -> bytes:
    return packed(weights_by_hand().arrays())


def _check(game: str, weights: bytes) -> None:
    unpack_weights(weights, game)


LEARNING: Final = FamilyLearning(
    stages=(
        Stage(
            name="linear",
            about="the log-linear policies and the linear value function",
            selfplay=SelfplaySettings(full_share=0.5),
            training=LinearSettings(),
            play=play_shard,
            train=fit,
            games=1000,
            shard_games=20,
        ),
        Stage(
            name="network",
            about="the network that adds to them",
            selfplay=SelfplaySettings(),
            training=TrainingSettings(),
            play=play_shard,
            train=_train_network,
            games=8000,
            shard_games=40,
            window=3,
            needs=("torch", "train"),
        ),
    ),
    first=_first,
    shipped=shipped_file,
    check=_check,
)
