"""The match of new weights against old ones."""

from pathlib import Path

import numpy as np
import pytest

from klotz.arena import Sprt
from klotz.learning.executors import executor
from klotz.learning.files import packed, unpacked
from klotz.learning.gate import Match, Verdict, play_match
from klotz.learning.method import GateSettings, digest
from klotz.learning.progress import Progress
from tests.learning import tiny

GOOD = tiny.LEARNING.first(tiny.GAME)
BAD = packed({name: np.zeros_like(array) for name, array in unpacked(GOOD).items()})
TINY = GateSettings(games=40, player="search:simulations=1", elo0=0, elo1=200)


def verdict(new: bytes, old: bytes, file: Path, settings: GateSettings = TINY, jobs: int = 1) -> Verdict:
    match = Match(tiny.GAME, new, old, settings, seed=3)
    with executor(None, jobs) as workers:
        *told, found = play_match(match, file, workers, "match")
    assert all(isinstance(each, Progress) for each in told)
    assert isinstance(found, Verdict)
    return found


def test_a_known_difference_is_decided_before_all_games_are_played(tmp_path: Path) -> None:
    better = verdict(GOOD, BAD, tmp_path / "better.jsonl")
    assert (better.is_accepted, better.is_decided) == (True, True)
    assert len(better.pairs) < 20
    worse = verdict(BAD, GOOD, tmp_path / "worse.jsonl")
    assert (worse.is_accepted, worse.is_decided) == (False, True)


def test_without_a_decision_the_old_weights_stay(tmp_path: Path) -> None:
    settings = GateSettings(games=2, player="search:simulations=1")
    found = verdict(GOOD, GOOD, tmp_path / "same.jsonl", settings)
    assert (found.is_accepted, found.is_decided, len(found.pairs)) == (False, False, 1)


def test_the_same_verdict_with_two_processes_and_after_an_interruption(tmp_path: Path) -> None:
    whole = verdict(GOOD, BAD, tmp_path / "one.jsonl")
    both = verdict(GOOD, BAD, tmp_path / "two.jsonl", jobs=2)
    lines = (tmp_path / "one.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "cut.jsonl").write_bytes(b"".join(lines[:4]) + lines[4][:50])
    resumed = verdict(GOOD, BAD, tmp_path / "cut.jsonl")
    assert whole.pairs == both.pairs == resumed.pairs


def test_weights_are_known_by_what_they_are_and_not_where(tmp_path: Path) -> None:
    verdict(GOOD, BAD, tmp_path / "games.jsonl", GateSettings(games=2, player="search:simulations=1"))
    header = (tmp_path / "games.jsonl").read_text().splitlines()[0]
    assert f"weights={digest(GOOD)}" in header
    assert f"weights={digest(BAD)}" in header
    with pytest.raises(ValueError, match="games with other settings"):
        verdict(GOOD, GOOD, tmp_path / "games.jsonl")


def test_games_beyond_the_decision_do_not_count() -> None:
    test = Sprt(0, 200)
    pairs = [1.0] * 30
    first = Verdict.of(pairs, test)
    assert first.is_accepted
    assert len(first.pairs) < 30
    assert Verdict.of([*first.pairs, 0.0, 0.0, 0.0, 0.0], test) == first
    assert not Verdict.of(first.pairs[:-1], test).is_decided
