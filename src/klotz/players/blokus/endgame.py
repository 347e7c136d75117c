"""Exact results for positions that are close enough to the end."""

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np

from klotz.games.blokus import kernel
from klotz.games.blokus.state import BlokusState
from klotz.jit import Structs
from klotz.players.blokus import kernel_endgame
from klotz.players.blokus.context import context_in

_FEW_MOVES: Final = 60
"""With more moves than this the end is too far away to be worth an attempt."""


_SLICE: Final = 4_000
"""Positions between two looks at the clock: a few milliseconds."""


class Solved(NamedTuple):
    """What a move leads to when everybody plays their best from then on."""

    placement: int
    value: float
    """The mover's result: 0 lost, 1 won; with several others the mean."""
    margin: float
    """The mover's points less the others', summed over the others."""


def solve(
    state: BlokusState,
    nodes: int | None,
    *,
    only_best: bool = False,
    goes_on: Callable[[], bool] = lambda: True,
) -> list[Solved] | None:
    """Every move with its exact result, best first; None when that takes more than `nodes` positions.

    With `only_best` the others may be worth less than it says, which takes a fraction of the time. `goes_on` is asked
    now and then whether there is still time.
    """
    if state.count_legal() > _FEW_MOVES:
        return None
    endgames: Structs = np.zeros(1, kernel_endgame.ENDGAME)
    endgame = endgames[0]
    endgame["context"] = context_in(state)[0]
    endgame["only_best"] = only_best
    stack: Structs = np.zeros(kernel_endgame.DEEPEST, kernel.BOARD)
    stack[0] = state.board[0]
    if not kernel_endgame.begin(state.tables, endgames, stack):
        return None
    left = float("inf") if nodes is None else nodes
    count = kernel_endgame.UNFINISHED
    while count == kernel_endgame.UNFINISHED and left > 0 and goes_on():
        count = kernel_endgame.solve(state.tables, endgames, stack, int(min(left, _SLICE)))
        left -= _SLICE
    if count < 0:
        return None
    others = state.seats - 1
    found = []
    for index in range(count):
        worth = float(endgame["values"][index, state.due[0]])
        beaten = round(worth / kernel_endgame.WON)  # seats it beats, less seats that beat it
        found.append(
            Solved(
                int(endgame["moves"][0, index]),
                (beaten + others) / (2 * others),
                worth - beaten * kernel_endgame.WON,
            )
        )
    return sorted(found, key=lambda solved: (-solved.value, -solved.margin))
