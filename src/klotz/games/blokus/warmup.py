"""Calls every entry point of the kernel once, so that `klotz warmup` compiles it."""

import numpy as np

from klotz.games import game
from klotz.games.blokus import kernel, kernel_bulk
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


@warms("blokus", Stage.TOOLS, "Blokus: many games at once")
def bulk() -> None:
    tables, boards = _empty_board()
    owners, scores, lengths = np.array([0, 1]), np.zeros((1, 2), np.int32), np.zeros(1, np.int32)
    kernel_bulk.playouts(
        tables, boards, owners, kernel_bulk.BONUS_EACH, np.ones(1, np.uint64), scores, lengths
    )
    kernel_bulk.scores(boards, owners, kernel_bulk.BONUS_EACH, np.zeros(2, np.int64))
    lies = np.full(kernel.SQUARES + 2, kernel_bulk.EMPTY, np.int8)
    planes = np.zeros((2 * kernel_bulk.PLANES, _SIZE, _SIZE), np.uint8)
    pieces = np.zeros((2, kernel.PIECES), np.uint8)
    kernel_bulk.features(boards, lies, 0, planes, pieces)
    none, numbers = np.zeros(0, np.int32), np.zeros(0, np.int64)
    kernel_bulk.replay(
        tables, boards, lies, none, numbers, numbers, numbers, planes[None][:0], pieces[None][:0]
    )


@warms("blokus", Stage.TOOLS, "Blokus: many games side by side")
def vector() -> None:
    from klotz.games.blokus.vector import BlokusBatch  # which only this needs

    batch = BlokusBatch(game("blokus-duo"), 2, 1)
    batch.start(np.ones(1, np.uint64), 0, 1)
    batch.observe(0, 1)
    batch.step(batch.legal[:, 0], 0, 1, True)


def _empty_board() -> tuple[Structs, Structs]:
    return placements_on(_SIZE).tables, kernel.new_boards(_SIZE, [[60], [135]])
