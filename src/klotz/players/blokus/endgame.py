"""Exact results for positions that are close enough to the end."""

from typing import Final, NamedTuple

import numpy as np

from klotz.games.blokus import kernel
from klotz.games.blokus.scoring import ADVANCED
from klotz.games.blokus.state import BlokusState
from klotz.jit import Structs
from klotz.players.blokus import kernel_endgame
from klotz.players.blokus.knowledge import shared_colour

_FEW_MOVES: Final = 60
"""With more to choose from, the end is too far away for an attempt to be worth its time."""


class Solved(NamedTuple):
    """What a move leads to when everybody plays their best from then on."""

    placement: int
    value: float
    """The mover's result: 0 lost, 1 won; with several others the mean."""
    margin: float
    """The mover's points less the others', summed over the others."""


def solve(state: BlokusState, nodes: int) -> list[Solved] | None:
    """Every move with its exact result, best first; None when that takes more than `nodes` positions."""
    if state.count_legal() > _FEW_MOVES:
        return None
    endgame: Structs = np.zeros(1, kernel_endgame.ENDGAME)
    variant = state.variant
    endgame["seats"] = state.seats
    endgame["shared"] = shared_colour(variant.name)
    endgame["advanced"] = state.game.options["scoring"] == ADVANCED
    endgame[0]["seat_of"][: len(variant.colours)] = [holders[0] for holders in variant.holders]
    stack: Structs = np.zeros(kernel_endgame.DEEPEST, kernel.BOARD)
    stack[0] = state.board[0]
    values = np.zeros((kernel_endgame.MOST_MOVES, kernel.COLOURS), np.float32)
    moves = np.zeros(kernel_endgame.MOST_MOVES, np.uint16)
    count = kernel_endgame.solve(state.tables, endgame, stack, nodes, values, moves)
    if count < 0:
        return None
    others = state.seats - 1
    found = []
    for index in range(count):
        worth = float(values[index, state.due[0]])
        beaten = round(worth / kernel_endgame.WON)  # those it beats, less those that beat it
        found.append(
            Solved(int(moves[index]), (beaten + others) / (2 * others), worth - beaten * kernel_endgame.WON)
        )
    return sorted(found, key=lambda solved: (-solved.value, -solved.margin))
