"""Bloxx! for `klotz.bulk`."""

from typing import Final

import numpy as np
import numpy.typing as npt

from klotz.games.bloxx import kernel_bulk
from klotz.games.bloxx.state import BloxxState
from klotz.games.bulk import FamilyBulk
from klotz.games.contract import State
from klotz.jit import copied


def _playouts(
    state: State,
    seeds: npt.NDArray[np.uint64],
    scores: npt.NDArray[np.int32],
    lengths: npt.NDArray[np.int32],
) -> None:
    assert isinstance(state, BloxxState)
    kernel_bulk.playouts(state.tables, copied(state.board), seeds, scores, lengths)


BULK: Final = FamilyBulk(playouts=_playouts)
