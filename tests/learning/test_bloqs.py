"""Learning Bloqs: tuning finds what wins, scaling makes strengths log odds."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import klotz
from klotz.learning import learning_of
from klotz.learning.bloqs.spsa import TYPICAL
from klotz.learning.files import packed
from klotz.learning.method import LearnedFrom, Report, SelfplayTask, TrainingTask
from klotz.players import player
from klotz.players.bloqs.weights import ARRAY, unpack_weights
from tests.players.bloqs.positions import decisions

LEARNING = learning_of("bloqs")
FIRST = LEARNING.first("bloqs")


def shard(stage: str, weights: bytes, games: int, **settings: int) -> LearnedFrom:
    chosen = replace(LEARNING.stage(stage).selfplay, **settings)
    task = SelfplayTask("bloqs", weights, chosen, 1, games, games)
    return LearnedFrom(Path("0.npz"), LEARNING.stage(stage).play(task, 0).arrays, chosen)


def trained(stage: str, weights: bytes, learned: LearnedFrom) -> tuple[np.ndarray, list[Report]]:
    how = LEARNING.stage(stage)
    steps = how.train(TrainingTask("bloqs", weights, None, [learned], how.training, 1, Path("checkpoint")))
    reports = []
    while True:
        try:
            reports.append(next(steps))
        except StopIteration as end:
            return np.array(unpack_weights(end.value.weights)), reports


def test_weights_move_towards_the_better_side() -> None:
    learned = shard("tune", FIRST, 24, pairs=2, simple_pairs=2)
    assert learned.arrays["directions"].shape == (2, 4, len(TYPICAL))
    gains = learned.arrays["gains"]
    moved, (report,) = trained("tune", FIRST, learned)
    steps = (moved - np.array(unpack_weights(FIRST))) / TYPICAL
    wanted = 0.35 * np.einsum("n,nij->ij", gains, learned.arrays["directions"])
    assert steps == pytest.approx(wanted, abs=0.01)
    assert 0 <= report.losses["lost_to_simple"] <= 1


def test_scaling_lowers_the_error_and_leaves_the_order_of_towers() -> None:
    large = packed({ARRAY: 10 * np.array(unpack_weights(FIRST))})
    scaled, (before, after) = trained("scale", large, shard("scale", large, 40))
    assert after.losses["squared_error"] < before.losses["squared_error"]
    factors = scaled / np.array(unpack_weights(large))
    assert np.allclose(factors, factors[:, :1], atol=0.02)


def test_a_player_takes_weights_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.npz"
    file.write_bytes(packed({ARRAY: -np.array(unpack_weights(FIRST))}))
    game = klotz.game("bloqs")
    state = next(each for each in decisions("bloqs", 2, 1) if each.moves_made > 12)
    values = [player(f"search{setting}", game).analyse(state).value for setting in ("", f":weights={file}")]
    assert values[0] != values[1]
    file.write_bytes(b"")
    with pytest.raises(ValueError, match=r"mine\.npz has no weights for Bloqs"):
        player(f"search:weights={file}", game)
