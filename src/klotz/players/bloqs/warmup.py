"""Calls every entry point of the kernel once, so that `klotz warmup` compiles it."""

import klotz
from klotz.games.bloqs.position import Position
from klotz.jit import Stage, warms
from klotz.players.bloqs import completion
from klotz.players.bloqs.evaluator import Evaluator
from klotz.players.bloqs.levels import BEST
from klotz.players.bloqs.tables import Kit


@warms("bloqs", Stage.PLAYERS, "Bloqs: prospects of a tower")
def prospects() -> None:
    completion.prospects(Kit.standard(), 1)


@warms("bloqs", Stage.PLAYERS, "Bloqs: evaluation")
def evaluation() -> None:
    position: Position = klotz.game("bloqs").start().position
    evaluator = Evaluator(position, 0, BEST)
    evaluator.features_at(position.towers[0], [((0, 0, 0),)])
    evaluator.lookahead(position.towers[0])
