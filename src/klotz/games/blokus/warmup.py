"""Calls every entry point of the kernel once, so that `klotz warmup` compiles it."""

import numpy as np

from klotz.games.blokus import kernel
from klotz.games.blokus.tables import placements_on
from klotz.jit import Stage, Structs, warms

_SIZE = 14


@warms("blokus", Stage.RULES, "Blokus: legal moves")
def legal_moves() -> None:
    tables, boards = _empty_board()
    moves = np.empty(kernel.PLACEMENTS, np.uint16)
    kernel.settle(tables, boards)
    kernel.legal_placements(tables, boards, moves)
    first = int(moves[0])
    kernel.is_legal_placement(tables, boards, first)
    kernel.push(tables, boards, first)
    kernel.put(tables, boards, 1, first)


@warms("blokus", Stage.TOOLS, "Blokus: random games")
def random_games() -> None:
    tables, boards = _empty_board()
    kernel.bench_playouts(tables, boards, np.zeros(1, kernel.BOARD), kernel.new_work(), 1)


@warms("blokus", Stage.TOOLS, "Blokus: counting")
def counting() -> None:
    tables, boards = _empty_board()
    moves = np.empty((1, kernel.PLACEMENTS), np.uint16)
    kernel.count_leaves(tables, boards, moves, 1)
    kernel.bench_generate(tables, boards, moves[0], 1)


def _empty_board() -> tuple[Structs, Structs]:
    return placements_on(_SIZE).tables, kernel.new_boards(_SIZE, [[60], [135]])
