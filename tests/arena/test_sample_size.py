"""How many games a match takes: bench/sample_size.py."""

from pathlib import Path
from random import Random

from bench import sample_size

import klotz
from klotz.arena import Contest, MatchResult, ResultsFile, entrants, run


def needed(pairs: list[float]) -> tuple[int, int]:
    return sample_size.games_needed(pairs, sample_size._excludes_even, 60, Random(1))


def test_pairs_that_are_more_often_decided_take_fewer_games() -> None:
    # 60 % in both, of pairs that are nearly all 1 : 1 and of pairs of which most are decided.
    few_decided, many_decided = [0.5] * 80 + [1.0] * 20, [1.0] * 50 + [0.5] * 20 + [0.0] * 30
    middle, slow = needed(few_decided)
    assert 0 < middle <= slow
    assert needed([1.0] * 10) == (10, 10), "as soon as it may"
    assert needed(many_decided)[0] > middle, "a side that wins whenever a pair is decided is soon known"


def test_pairs_of_a_file(tmp_path: Path) -> None:
    contest = Contest(klotz.game("bloxx"), entrants(["random", "b=random"]), 4)
    path = tmp_path / "games.jsonl"
    with ResultsFile(path, contest) as kept:
        for played in run(contest):
            kept.append(played)
        assert sample_size.pairs_of(path) == list(MatchResult.of(contest, 0, kept.games).pairs)
