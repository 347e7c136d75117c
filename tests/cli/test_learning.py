"""klotz learn and its steps, and klotz weights."""

import json
from pathlib import Path

import pytest

from klotz.learning.executors.local import LocalExecutor
from tests.cli.conftest import Klotz

TINY = (
    *("--stage", "linear", "--start", "nothing", "--games", "4"),
    *(
        "--set",
        "full=4",
        "--set",
        "fast=2",
        "--set",
        "epochs=1",
        "--set",
        "scored=4",
        "--set",
        "score_rollouts=1",
    ),
)
MATCH = ("--match-games", "2", "--match-player", "search:simulations=1")


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_round_step_by_step(klotz: Klotz) -> None:
    begun = klotz("selfplay", "blokus-duo", *TINY, columns=120)
    assert begun.exit_code == 0
    assert "klotz train blokus-duo comes next" in begun.stdout
    assert "comes first" in klotz("gate", "blokus-duo").stderr
    trained = klotz("train", "blokus-duo", "--set", "epochs=2", columns=120)
    assert "klotz gate blokus-duo comes next" in trained.stdout
    assert "trained already" in klotz("train", "blokus-duo").stderr
    assert "trained already" in klotz("selfplay", "blokus-duo").stderr
    gated = klotz("gate", "blokus-duo", *MATCH, "--sprt", "0", "50", columns=120)
    assert "of 2 games" in gated.stdout
    assert "taken" in gated.stdout
    assert "there is no round to continue" in klotz("train", "blokus-duo").stderr

    weights = "learning/blokus-duo/round-001/weights.npz"
    card = klotz("weights", weights, columns=200).stdout
    assert "games 4" in card
    assert "linear" in card
    assert json.loads(klotz("weights", weights, "--json").stdout)["settings"]["training"]["epochs"] == 2
    played = klotz("match", f"a=search:simulations=1,weights={weights}", "b=random", "--games", "2")
    assert played.exit_code == 0
    assert "forfeit:" not in played.stdout


def test_all_of_it_at_once_and_again(klotz: Klotz) -> None:
    words = ("learn", "blokus-duo", *TINY, *MATCH, "--folder", "here")
    assert klotz(*words, "--rounds", "1").exit_code == 0
    result = klotz(*words, "--rounds", "2", columns=120)
    assert [line.split()[0] for line in result.stdout.splitlines()] == ["round", "1", "2"]
    assert Path("here/loss.svg").exists()
    before = Path("here/log.jsonl").read_bytes()
    assert klotz(*words, "--rounds", "2").exit_code == 0
    assert Path("here/log.jsonl").read_bytes() == before, "nothing left to do"


def test_ctrl_c_says_how_to_go_on(klotz: Klotz, monkeypatch: pytest.MonkeyPatch) -> None:
    def impatient(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(LocalExecutor, "run", impatient)
    result = klotz("learn", "blokus-duo", *TINY)
    assert result.exit_code == 2
    assert "interrupted: the same command continues where it stopped" in result.stderr
    assert "klotz selfplay blokus-duo comes next" in result.stdout.replace("\n", " ")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("learn", "blokus-dou"), "did you mean 'blokus-duo'?"),
        (("learn", "blokus-duo", "--stage", "third"), "there is no stage 'third'"),
        (("learn", "blokus-duo", "--set", "full"), "'full' is not a setting: write it as name=value"),
        (("learn", "blokus-duo", "--stage", "linear", "--set", "speed=1"), "there is no setting 'speed'"),
        (("learn", "blokus-duo", "--stage", "linear", "--start", "no.npz"), "no.npz: No such file"),
        (("learn", "blokus-duo", "--stage", "linear", "--match-games", "3"), "an even number, not 3"),
        (("selfplay", "blokus-duo", "--on", "moon"), "on ray[:ADDRESS], not on 'moon'"),
        (("train", "blokus-duo"), "there is no round to continue in learning/blokus-duo"),
        (("gate", "blokus-duo"), "klotz selfplay blokus-duo begins one"),
        (("weights", "chess"), "there is no game 'chess'"),
        (("weights", "no.npz"), "no.npz"),
        (("match", "search:weights=no.npz", "random"), "there is no file 'no.npz'"),
    ],
)
def test_refusals(klotz: Klotz, arguments: tuple[str, ...], message: str) -> None:
    result = klotz(*arguments)
    assert result.exit_code == 2
    assert message in result.stderr.replace("\n", " ")
    assert not Path("learning").exists()
