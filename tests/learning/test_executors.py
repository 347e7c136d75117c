"""The same results with one process, with two, and after one of them was killed."""

import sys
from pathlib import Path

import pytest

from klotz.learning.executors import WorkFailed, executor
from klotz.learning.shards import shard_bytes
from tests.learning import tiny, work

needs_kill = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_piece_is_done_once(jobs: int) -> None:
    with executor(None, jobs) as workers:
        assert sorted(workers.run(work.square, 1, range(5))) == [(n, 1 + n * n) for n in range(5)]
        assert list(workers.run(work.square, 1, [])) == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_of_the_work_is_the_error_of_the_run(jobs: int) -> None:
    with executor(None, jobs) as workers, pytest.raises(ValueError, match="piece 0"):
        list(workers.run(work.fail, "piece", range(1)))


@needs_kill
def test_a_killed_worker_costs_no_piece(tmp_path: Path) -> None:
    with executor(None, 2) as workers:
        assert sorted(workers.run(work.die_once, str(tmp_path), range(5))) == [(n, n) for n in range(5)]
    assert (tmp_path / "died").exists()


@needs_kill
def test_work_that_kills_every_worker_is_given_up() -> None:
    with executor(None, 2) as workers, pytest.raises(WorkFailed, match="piece 3 of the work was given up"):
        list(workers.run(work.die, None, [3]))


def test_nobody_works_elsewhere() -> None:
    with pytest.raises(ValueError, match=r"on ray\[:ADDRESS\], not on 'moon'"):
        executor("moon", 1)


def test_the_same_shards_with_one_and_with_two_processes() -> None:
    task = tiny.task()
    play = tiny.LEARNING.stage("linear").play
    found = []
    for jobs in (1, 2):
        with executor(None, jobs) as workers:
            shards = dict(workers.run(play, task, range(2)))
        found.append([shard_bytes("linear", task, number, shards[number]) for number in range(2)])
    assert found[0] == found[1]
    assert found[0][0] != found[0][1], "shards differ from each other"
