"""Calls every door of the kernel once, so that `klotz warmup` compiles them."""

import klotz
from klotz.games.bloqs.position import Position
from klotz.games.bloqs.steps.building import Supply
from klotz.jit import warms
from klotz.players.bloqs import tables
from klotz.players.bloqs.levels import BEST
from klotz.players.bloqs.outlook import Outlook
from klotz.players.bloqs.turns import value


@warms("Bloqs: what can become of a tower")
def prospects() -> None:
    tables.prospects(1)


@warms("Bloqs: looking ahead")
def looking_ahead() -> None:
    position: Position = klotz.game("bloqs").start().position
    outlook = Outlook(position, 0, BEST)
    outlook.features_at(position.towers[0], [((0, 0, 0),)])
    value(outlook, position.with_agenda((Supply("1"), *position.agenda)), 0)
