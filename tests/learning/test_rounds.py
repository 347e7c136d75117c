"""A round of learning: its files, what interrupts it, and what is refused."""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from klotz.learning import Folder, Progress, Wishes, card_beside, gate, learn, learning_of, selfplay, train
from klotz.learning.files import Damaged, packed, read_json, read_lines, unpacked
from klotz.learning.method import NotLearned, digest
from klotz.learning.plan import Plan
from klotz.learning.shards import read_shard
from klotz.registry import UnknownGame
from tests.learning import tiny


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two rounds in one go."""
    path = tmp_path_factory.mktemp("learned") / "duo"
    tiny.run(learn(tiny.folder(path), tiny.wishes(25), 2, tiny.here()))
    return path


def test_a_folder_holds_everything(learned: Path) -> None:
    place = tiny.folder(learned)
    assert [each.step for each in place.rounds] == ["done", "done"]
    first = place.rounds[0]
    assert [path.name for path in first.shards] == ["0000.npz", "0001.npz"]
    assert [read_shard(path)[0]["games"] for path in first.shards] == [20, 5]
    assert [line["shard"] for line in read_lines(first.log("selfplay"))] == [0, 1]
    assert [line["step"] for line in read_lines(first.log("training"))] == [0, 1, 2]
    verdict = first.verdict
    assert verdict is not None
    assert verdict["games"] == 2
    for plot in ("loss.svg", "strength.svg"):
        assert ET.fromstring((learned / plot).read_text()).tag.endswith("svg")
    events = [(line["round"], line["event"]) for line in read_lines(learned / "log.jsonl")]
    assert events == [(number, event) for number in (1, 2) for event in ("begun", "trained", "gated")]


def test_the_next_round_plays_with_the_best_weights(learned: Path) -> None:
    place = tiny.folder(learned)
    first, second = place.rounds
    verdict = first.verdict
    assert verdict is not None
    best = first.weights if verdict["accepted"] else first.start
    assert second.start.read_bytes() == best.read_bytes()
    assert second.plan.weights == digest(best.read_bytes())
    assert (
        read_shard(first.shard(0))[1]["played"].tobytes()
        != read_shard(second.shard(0))[1]["played"].tobytes()
    )


def test_the_card_says_where_weights_come_from(learned: Path) -> None:
    first = tiny.folder(learned).rounds[0]
    card = card_beside(first.weights)
    assert card is not None
    assert card["digest"] == digest(first.weights.read_bytes())
    assert (card["game"], card["stage"], card["round"]) == (tiny.GAME, "linear", 1)
    assert card["parent"] == {"digest": digest(first.start.read_bytes()), "origin": "nothing"}
    assert card["data"]["games"] == 25
    assert card["data"]["positions"] > 25 * 10
    assert card["data"]["simulations"] > card["data"]["positions"]
    assert card["settings"]["selfplay"]["full"] == 6
    assert set(card["losses"]) == {"policy_loss", "rollout_loss"}
    assert [match["games"] for match in card["matches"]] == [2]
    assert card["machine"]["klotz"]


def test_a_card_of_other_weights_is_refused(learned: Path, tmp_path: Path) -> None:
    first = tiny.folder(learned).rounds[0]
    weights = tmp_path / "weights.npz"
    weights.write_bytes(first.start.read_bytes())
    assert card_beside(weights) is None
    weights.with_suffix(".json").write_bytes(first.weights.with_suffix(".json").read_bytes())
    with pytest.raises(Damaged, match="is about other weights"):
        card_beside(weights)


@pytest.mark.parametrize("stops", range(1, 14, 3))
def test_interrupted_and_resumed_is_as_good_as_in_one_go(learned: Path, tmp_path: Path, stops: int) -> None:
    """Whatever is thrown away is what was not yet on disk: every file is as if nothing had happened."""
    path = tmp_path / "duo"
    while True:
        place = tiny.folder(path)  # as a new process reads it
        steps: Iterator[Progress] = learn(place, tiny.wishes(25), 2, tiny.here())
        if len(list(islice(steps, stops))) < stops:
            break
        steps.close()  # type: ignore[attr-defined]
        stops += 1
    assert tiny.contents(path) == tiny.contents(learned)


def test_what_was_half_written_is_written_again(tmp_path: Path) -> None:
    _, current = tiny.begun(tmp_path / "duo", 25)
    tiny.run(selfplay(current, tiny.here()))
    whole = current.shard(1).read_bytes()
    current.shard(1).unlink()
    current.shard(1).with_name("0001.npz.part").write_bytes(whole[:1000])
    assert current.step == "selfplay"
    tiny.run(selfplay(current, tiny.here()))
    assert current.shard(1).read_bytes() == whole


def test_a_damaged_shard_is_named_and_played_again(tmp_path: Path) -> None:
    place, current = tiny.begun(tmp_path / "duo", 25)
    tiny.run(selfplay(current, tiny.here()))
    whole = current.shard(1).read_bytes()
    middle = len(whole) // 2
    current.shard(1).write_bytes(whole[:middle] + bytes([whole[middle] ^ 255]) + whole[middle + 1 :])
    with pytest.raises(
        Damaged, match=r"shards.0001\.npz is damaged: .*klotz selfplay blokus-duo plays it again"
    ):
        tiny.run(train(place, current))
    told = tiny.run(selfplay(current, tiny.here()))
    assert told[0].words == "damaged, played again: 0001.npz"
    assert current.shard(1).read_bytes() == whole


def test_training_waits_for_all_games(tmp_path: Path) -> None:
    place, current = tiny.begun(tmp_path / "duo", 25)
    steps = selfplay(current, tiny.here())
    next(steps), next(steps)
    with pytest.raises(ValueError, match=r"0001\.npz is missing, and 0 more: klotz selfplay blokus-duo"):
        tiny.run(train(place, current))


def test_without_a_match_new_weights_are_taken(tmp_path: Path) -> None:
    place, current = tiny.begun(tmp_path / "duo")
    current.change(current.plan.wished(Wishes(gate={"games": 0})))
    tiny.run(selfplay(current, tiny.here()))
    tiny.run(train(place, current))
    tiny.run(gate(place, current, tiny.here()))
    assert current.verdict == {"accepted": True, "games": 0}
    assert (place.path / "best.npz").read_bytes() == current.weights.read_bytes()
    assert card_beside(place.path / "best.npz") is not None


class TestRefusals:
    def test_games_without_weights(self, tmp_path: Path, toy: None) -> None:
        with pytest.raises(NotLearned, match="toy has no weights to learn; those that have: blokus"):
            Folder(tmp_path, "toy")
        with pytest.raises(UnknownGame, match="did you mean 'blokus-duo'"):
            learning_of("blokus-dou")

    @pytest.mark.parametrize(
        ("asked", "message"),
        [
            (
                Wishes("third"),
                r"no stage 'third'\. There are: linear, the log-linear .*; network, the network",
            ),
            (Wishes(settings={"speed": "1"}), "there is no setting 'speed'; there are full, fast"),
            (Wishes(settings={"full": "many"}), "full is a whole number, not 'many'"),
            (Wishes(settings={"full_share": "x"}), "full_share is a number, not 'x'"),
            (Wishes(games=0), "a round has at least one game, not 0"),
            (Wishes(gate={"games": 3}), "an even number, not 3"),
        ],
    )
    def test_wishes_that_cannot_be(self, tmp_path: Path, asked: Wishes, message: str) -> None:
        with pytest.raises(ValueError, match=message):
            tiny.folder(tmp_path).current(asked)
        assert not list(tmp_path.iterdir())

    def test_a_round_goes_on_as_it_was_begun(self, tmp_path: Path) -> None:
        tiny.begun(tmp_path)
        again = tiny.folder(tmp_path)
        assert again.current(Wishes()).plan.games == 8
        with pytest.raises(
            ValueError, match=r"other settings: games is 8 there and 9 here; full is 6 there and 7"
        ):
            again.current(Wishes(games=9, settings={"full": "7"}))
        with pytest.raises(ValueError, match="is of the stage linear: finish it first"):
            again.current(Wishes("network"))
        with pytest.raises(ValueError, match="began with nothing, not with shipped"):
            again.current(Wishes(start="shipped"))
        assert again.current(Wishes(settings={"epochs": "5"})).plan.training.epochs == 5, "not begun yet"

    def test_a_folder_is_for_one_game(self, tmp_path: Path) -> None:
        tiny.begun(tmp_path)
        with pytest.raises(ValueError, match="is where blokus-duo is learned: choose another --folder"):
            Folder(tmp_path, "blokus")

    def test_a_folder_that_was_tampered_with(self, tmp_path: Path) -> None:
        _, current = tiny.begun(tmp_path)
        file = current.path / "round.json"
        plan = read_json(file)
        for content in (
            "{",
            "[]",
            json.dumps({**plan, "klotz-learning": 2}),
            json.dumps({**plan, "selfplay": 3}),
        ):
            file.write_text(content)
            with pytest.raises(Damaged, match=r"round\.json"):
                tiny.folder(tmp_path)
        file.write_text(json.dumps(plan))
        current.path.rename(tmp_path / "round-002")
        with pytest.raises(Damaged, match="lacks round-001"):
            tiny.folder(tmp_path)

    def test_files_to_begin_with(self, tmp_path: Path) -> None:
        file = tmp_path / "mine.npz"
        place = tiny.folder(tmp_path / "duo")
        with pytest.raises(FileNotFoundError):
            place.current(Wishes(start=str(file)))
        for content in (
            b"",
            b"nothing",
            packed({"policy": unpacked(tiny.LEARNING.first(tiny.GAME))["policy"]}),
        ):
            file.write_bytes(content)
            with pytest.raises(ValueError, match=r"mine.npz has no weights for blokus-duo"):
                place.current(Wishes(start=str(file)))
        file.write_bytes(tiny.LEARNING.first(tiny.GAME))
        assert place.current(Wishes(start=str(file))).plan.origin == str(file)


def test_a_plan_is_read_back() -> None:
    stage = tiny.LEARNING.stage("network")
    plan = Plan.new(stage, tiny.GAME, "abc", "shipped", None).wished(Wishes(settings={"layers": "2"}))
    assert plan.training.layers == 2
    assert Plan.of_json(json.loads(json.dumps(plan.json())), tiny.LEARNING) == plan


@pytest.mark.parametrize("game", ["blokus-duo", "bloxx", "bloqs"])
def test_settings_of_a_stage_have_one_name_each(game: str) -> None:
    for stage in learning_of(game).stages:
        names = [name for part in (stage.selfplay, stage.training) for name in part.__slots__]
        assert len(set(names)) == len(names), stage.name
