"""Work on a Ray cluster of two nodes, both of them on this machine."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from klotz.learning.executors import Executor, WorkFailed, executor
from klotz.learning.shards import shard_bytes
from tests import needs
from tests.learning import tiny, work

pytestmark = pytest.mark.filterwarnings("default")  # Ray has warnings of its own


@pytest.fixture(scope="module")
def cluster() -> Iterator[Executor]:
    needs.require(needs.RAY)
    from ray.cluster_utils import Cluster

    root = str(Path(__file__).parents[2])
    here = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    here.add_node(num_cpus=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(root)  # workers import what this process imports
        try:
            with executor(f"ray:{here.address}", 2) as workers:
                yield workers
        finally:
            here.shutdown()


def test_work_is_done_on_both_nodes(cluster: Executor) -> None:
    import ray

    assert sum(node["Alive"] for node in ray.nodes()) == 2
    assert sorted(cluster.run(work.square, 1, range(6))) == [(n, 1 + n * n) for n in range(6)]


def test_an_error_of_the_work_is_the_error_of_the_run(cluster: Executor) -> None:
    with pytest.raises(ValueError, match="piece 0"):
        list(cluster.run(work.fail, "piece", range(1)))


def test_a_killed_worker_costs_no_piece(cluster: Executor, tmp_path: Path) -> None:
    assert sorted(cluster.run(work.die_once, str(tmp_path), range(4))) == [(n, n) for n in range(4)]
    assert (tmp_path / "died").exists()


def test_work_that_kills_every_worker_is_given_up(cluster: Executor) -> None:
    with pytest.raises(WorkFailed, match="piece 3 of the work was given up"):
        list(cluster.run(work.die, None, [3]))


def test_the_same_shards_as_here(cluster: Executor) -> None:
    task, play = tiny.task(), tiny.LEARNING.stage("linear").play
    here = [shard_bytes("linear", task, number, play(task, number)) for number in range(2)]
    there = dict(cluster.run(play, task, range(2)))
    assert [shard_bytes("linear", task, number, there[number]) for number in range(2)] == here


def test_another_version_of_klotz_is_refused(cluster: Executor, monkeypatch: pytest.MonkeyPatch) -> None:
    from klotz import jit

    monkeypatch.setattr(jit, "cache_directory", lambda: Path("kernels-of-another-time"))
    with pytest.raises(ValueError, match="a machine of the cluster has another version of Klotz"):
        list(cluster.run(work.square, 1, [1]))


def test_without_ray_a_sentence_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "klotz.learning.executors.on_ray", raising=False)
    with pytest.raises(ValueError, match=r"Ray is not installed: pip install 'klotz\[ray\]'"):
        executor("ray", 1)
