"""Calls every entry point of the kernel once, so that `klotz warmup` compiles it."""

import numpy as np

from klotz.games.bloqs import kernel
from klotz.games.bloqs.pieces import standard_pieces
from klotz.games.bloqs.tower import Tower
from klotz.jit import Stage, warms


@warms("bloqs", Stage.RULES, "Bloqs: what can be slid")
def sliding() -> None:
    grid = np.zeros((kernel.SITE, kernel.SITE, kernel.SITE), np.int8)
    kernel.top_of(grid)
    Tower().slides_in(((0, 0, 0),))
    kernel.candidates(grid, standard_pieces().orientations_of("1"), np.empty((9, 4), np.int64))


@warms("bloqs", Stage.RULES, "Bloqs: what stands")
def standing() -> None:
    grid = np.zeros((kernel.SITE, kernel.SITE, kernel.SITE), np.int8)
    kernel.stands(grid)
    kernel.interlocked_stands(grid)
