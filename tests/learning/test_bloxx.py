"""Learning Bloxx!: whole games in shards, and a value function that gets better by them."""

from pathlib import Path

import numpy as np
import pytest

import klotz
from klotz.games.bloxx import BloxxState
from klotz.games.bloxx import kernel as rules
from klotz.learning import learning_of
from klotz.learning.bloxx.kernel_selfplay import PLAYED
from klotz.learning.files import Damaged, unpacked
from klotz.learning.method import LearnedFrom, SelfplayTask, TrainingTask
from klotz.players import player
from klotz.players.bloxx.weights import RULINGS, TABLES, unpack_weights

LEARNING = learning_of("bloxx")


def shards(stage: str, weights: bytes, games: int, count: int) -> list[LearnedFrom]:
    settings = LEARNING.stage(stage).selfplay
    task = SelfplayTask("bloxx", weights, settings, 5, games * count, games)
    return [
        LearnedFrom(Path(f"{number}.npz"), LEARNING.stage(stage).play(task, number).arrays, settings)
        for number in range(count)
    ]


def trained(
    stage: str, weights: bytes, learned: list[LearnedFrom], learner: bytes | None = None
) -> tuple[bytes, bytes | None, list[float]]:
    how = LEARNING.stage(stage)
    steps = how.train(TrainingTask("bloxx", weights, learner, learned, how.training, 1, Path("checkpoint")))
    scores = []
    while True:
        try:
            scores.append(next(steps).losses["mean_score"])
        except StopIteration as end:
            return end.value.weights, end.value.learner, scores


def test_games_of_a_shard_are_games() -> None:
    """By the rules every drawing can be drawn, and the game is over at the end."""
    for number, shard in enumerate(shards("standard", LEARNING.first("bloxx"), 2, 6)):
        ruling, table = divmod(number, len(TABLES))
        assert int(shard.arrays["set"]) == number
        for game in shard.arrays["games"].view(PLAYED):
            state = klotz.game("bloxx", contact=RULINGS[ruling]).start(int(game["seats"]))
            assert isinstance(state, BloxxState)
            assert min(state.seats, TABLES[-1]) == TABLES[table]
            boards = state.board.copy()
            for turn in range(int(game["turns"])):
                rules.roll(boards[0], *game["rolls"][turn].tolist())
                active = int(boards[0]["active"])
                for place in range(state.seats):
                    seat = (active + place) % state.seats
                    room = np.empty(rules.MOST_DRAWINGS, rules.DRAWING)
                    legal = room[: rules.legal_drawings(state.tables, boards, seat, room)].tolist()
                    drawing = int(game["drawings"][turn, seat])
                    assert drawing in legal if legal else drawing == rules.PASS
                    rules.play(state.tables[0], boards[0], seat, drawing)
            assert boards[0]["over"]


@pytest.mark.parametrize("stage", ["general", "standard"])
def test_a_few_rounds_raise_the_score(stage: str) -> None:
    weights, learner = LEARNING.first("bloxx"), None
    means = []
    for _ in range(4):
        learned = shards(stage, weights, 100, 2)
        weights, learner, scores = trained(stage, weights, learned, learner)
        means.append(scores[0])
    assert means[-1] > means[0] + 2
    assert learner is not None
    assert unpacked(learner)["absolute_error_sums"].any()


def test_general_weights_are_where_those_of_our_sheet_begin() -> None:
    first = unpack_weights(LEARNING.first("bloxx"))
    weights, _, _ = trained(
        "general", LEARNING.first("bloxx"), shards("general", LEARNING.first("bloxx"), 20, 1)
    )
    after = unpack_weights(weights)
    assert (after.general[0, 0] != first.general[0, 0]).any()
    assert (after.standard[0, 0] != first.standard[0, 0]).any()
    assert (after.standard[1] == first.standard[1]).all(), "the other sets were not played"


def test_a_player_takes_weights_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.npz"
    file.write_bytes(LEARNING.first("bloxx"))
    game = klotz.game("bloxx")
    state = game.start(1)
    state.push(state.chances[0].move)
    values = [
        player(f"search:simulations=1{setting}", game).analyse(state).value
        for setting in ("", f",weights={file}")
    ]
    assert values[0] != values[1]
    file.write_bytes(b"")
    with pytest.raises(ValueError, match=r"mine\.npz has no weights for Bloxx!"):
        player(f"search:weights={file}", game)


def test_a_shard_of_another_kind_is_refused() -> None:
    shard = LearnedFrom(Path("0.npz"), {"played": np.zeros(2, np.uint8)}, None)
    with pytest.raises(Damaged, match=r"0\.npz was written by another version"):
        trained("standard", LEARNING.first("bloxx"), [shard])
