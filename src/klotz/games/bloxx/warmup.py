"""Calls every entry point of the kernel once, so that `klotz warmup` compiles it."""

import numpy as np

from klotz.games.bloxx import kernel
from klotz.games.bloxx.dice import read_dice
from klotz.games.bloxx.sheets import read_sheet
from klotz.games.bloxx.tables import drawings_of
from klotz.games.datafiles import STANDARD
from klotz.jit import Stage, Structs, warms


@warms("bloxx", Stage.RULES, "Bloxx!: drawings")
def drawings() -> None:
    tables, boards = _first_turn()
    found = np.empty(kernel.MOST_DRAWINGS, np.uint16)
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
    kernel.bench_generate(tables, boards, 0, np.empty(kernel.MOST_DRAWINGS, np.uint16), 1)
    kernel.bench_games(tables, kernel.new_boards(2), np.zeros(1, kernel.BOARD), kernel.new_work(), 1)


def _first_turn() -> tuple[Structs, Structs]:
    boards = kernel.new_boards(2)
    kernel.push_roll(boards, 1, 1)
    return drawings_of(read_sheet(STANDARD), read_dice(STANDARD), "side").tables, boards
