"""Calls every door of the kernel once, so that `klotz warmup` compiles them."""

import klotz
from klotz.games.bloqs.position import Position
from klotz.jit import warms
from klotz.players.bloqs import completion
from klotz.players.bloqs.levels import BEST
from klotz.players.bloqs.outlook import Outlook


@warms("Bloqs: what can become of a tower")
def prospects() -> None:
    completion.prospects(1)


@warms("Bloqs: looking ahead")
def looking_ahead() -> None:
    position: Position = klotz.game("bloqs").start().position
    outlook = Outlook(position, 0, BEST)
    outlook.features_at(position.towers[0], [((0, 0, 0),)])
    outlook.look(position.towers[0])
