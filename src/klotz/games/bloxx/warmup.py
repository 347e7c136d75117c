"""Calls every entry point of the kernel once, so that `klotz warmup` compiles it."""

import numpy as np

from klotz.games import game
from klotz.games.bloxx import kernel, kernel_bulk
from klotz.games.bloxx.dice import read_dice
from klotz.games.bloxx.sheets import read_sheet
from klotz.games.bloxx.tables import drawings_of
from klotz.games.datafiles import STANDARD
from klotz.jit import Stage, Structs, warms


@warms("bloxx", Stage.RULES, "Bloxx!: drawings")
def drawings() -> None:
    tables, boards = _first_turn()
    found = np.empty(kernel.MOST_DRAWINGS, kernel.DRAWING)
    kernel.legal_drawings(tables, boards, 0, found)
    first = int(found[0])
    kernel.is_legal_drawing(tables, boards, 0, first)
    kernel.put(tables, boards, 1, first)
    kernel.push(tables, boards, 0, first)
    kernel.settle(tables, boards)
    kernel.score_of(tables, boards, 0)


@warms("bloxx", Stage.TOOLS, "Bloxx!: random games")
def random_games() -> None:
    tables, boards = _first_turn()
    kernel.bench_generate(tables, boards, 0, np.empty(kernel.MOST_DRAWINGS, kernel.DRAWING), 1)
    kernel.bench_games(tables, kernel.new_boards(tables, 2), np.zeros(1, kernel.BOARD), kernel.new_work(), 1)


@warms("bloxx", Stage.TOOLS, "Bloxx!: many games at once")
def bulk() -> None:
    tables, boards = _first_turn()
    scores, lengths = np.zeros((1, 2), np.int32), np.zeros(1, np.int32)
    kernel_bulk.playouts(tables, boards, np.ones(1, np.uint64), scores, lengths)


@warms("bloxx", Stage.TOOLS, "Bloxx!: many games side by side")
def vector() -> None:
    from klotz.games.bloxx.vector import BloxxBatch  # which only this needs

    batch = BloxxBatch(game("bloxx"), 2, 1)
    batch.start(np.ones(1, np.uint64), 0, 1)
    batch.observe(0, 1)
    batch.step(batch.legal[:, 0], 0, 1, True)


def _first_turn() -> tuple[Structs, Structs]:
    tables = drawings_of(read_sheet(STANDARD), read_dice(STANDARD), "side", "first").tables
    boards = kernel.new_boards(tables, 2)
    kernel.push_roll(boards, 1, 1)
    return tables, boards
