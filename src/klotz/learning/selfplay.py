"""The first step of a round: games of the present weights against themselves, shard by shard."""

from collections.abc import Callable, Iterator
from time import process_time
from typing import NamedTuple

from klotz.learning.executors import Executor
from klotz.learning.files import Damaged, append_line, write_whole
from klotz.learning.folder import Round
from klotz.learning.method import SelfplayTask, Shard
from klotz.learning.progress import Progress
from klotz.learning.shards import read_shard, shard_bytes


class _Work(NamedTuple):
    stage: str
    play: Callable[[SelfplayTask, int], Shard]
    task: SelfplayTask


class _Played(NamedTuple):
    content: bytes
    seconds: float
    """Of one core."""


def _play(work: _Work, number: int) -> _Played:
    began = process_time()
    shard = work.play(work.task, number)
    return _Played(shard_bytes(work.stage, work.task, number, shard), process_time() - began)


def selfplay(current: Round, executor: Executor) -> Iterator[Progress]:
    """Play the shards that are missing, and those that were damaged."""
    plan, stage = current.plan, current.stage
    task = SelfplayTask(
        plan.game,
        current.start.read_bytes(),
        plan.selfplay,
        plan.seed_of(current.number, "selfplay"),
        plan.games,
        stage.shard_games,
    )
    label, total = f"round {current.number}: self-play", plan.games
    missing, again = [], []
    for number, path in enumerate(current.shards):
        if not path.exists():
            missing.append(number)
        elif not _is_whole(current, number):
            missing.append(number)
            again.append(path.name)
    words = f"damaged, played again: {', '.join(again)}" if again else ""
    done = total - sum(task.count(number) for number in missing)
    yield Progress(label, done, total, words)
    for number, played in executor.run(_play, _Work(stage.name, stage.play, task), missing):
        write_whole(current.shard(number), played.content)
        append_line(current.log("selfplay"), {"shard": number, "seconds": float(f"{played.seconds:.2f}")})
        done += task.count(number)
        yield Progress(label, done, total, words)


def _is_whole(current: Round, number: int) -> bool:
    try:
        read_shard(current.shard(number))
    except Damaged:
        return False
    return True
