"""Rounds of learning, one after the other."""

from collections.abc import Iterator

from klotz.learning.executors import Executor
from klotz.learning.folder import Folder, Round
from klotz.learning.gate import gate
from klotz.learning.plan import Wishes
from klotz.learning.plots import draw_plots
from klotz.learning.progress import Progress
from klotz.learning.selfplay import selfplay
from klotz.learning.training import train


def learn(folder: Folder, wishes: Wishes, rounds: int, executor: Executor) -> Iterator[Progress]:
    """Go on until this many rounds of the stage are over."""
    while True:
        stage = wishes.stage or (folder.rounds[-1].plan.stage if folder.rounds else folder.learning.names[-1])
        over = sum(each.plan.stage == stage and each.step == "done" for each in folder.rounds)
        if over >= rounds:
            return
        folder.learning.stage(stage).check_needs()
        yield from finish(folder, folder.current(wishes), executor)


def finish(folder: Folder, current: Round, executor: Executor) -> Iterator[Progress]:
    """All that is left of a round."""
    yield from selfplay(current, executor)
    while (step := current.step) != "done":
        yield from train(folder, current) if step == "train" else gate(folder, current, executor)
        draw_plots(folder)
