"""The learned weights of the value function: for our own sheet and dice, and for any others.

`training/bloxx.py` learns both. `standard.npy` holds the array that `kernel` describes, learned on our sheet.
`general.npy` holds weights that know no layout: what the outline around a column is worth wherever it is, and what a
number is worth by where it is relative to the outline. They were learned on random sheets, and are added up into the
kernel's array for the sheet in play.
"""

from functools import lru_cache
from importlib.resources import files
from typing import Final

import numpy as np
import numpy.typing as npt

from klotz.games.bloxx.kernel import COLUMNS, ROWS
from klotz.games.bloxx.state import BloxxState
from klotz.games.datafiles import STANDARD
from klotz.jit import Structs
from klotz.players.bloxx.kernel import CORNERS, SIDES, WALL, WEIGHTS, Weights

Indices = npt.NDArray[np.int32]

RULINGS: Final = ("side", "rest")
TABLES: Final = (1, 2, 3)
"""Numbers of seats that have weights of their own; four use those of three."""

STEEP: Final = 5
"""Steps between columns are told apart up to this height."""
STEPS: Final = 2 * STEEP + 2  # up, even, down, and the sheet's edge
NEARS: Final = 4
NUMBER_AT: Final = STEPS * STEPS * (ROWS + 1)
TAIL_AT: Final = NUMBER_AT + 3 * ROWS * ROWS * NEARS
GENERAL: Final = TAIL_AT + WEIGHTS - CORNERS


def general_parts(tables: Structs) -> tuple[Indices, Indices]:
    """Which general weights add up to each of the kernel's, on a sheet.

    Entry i is the sum of the parts[starts[i]:starts[i + 1]].
    """
    left, height, right = np.indices((SIDES, SIDES, SIDES)).reshape(3, -1)
    step_left, step_right = _step(left, height), _step(right, height)
    gentle, steep = np.minimum(step_left, step_right), np.maximum(step_left, step_right)
    outline = (gentle * STEPS + steep) * (ROWS + 1) + np.minimum(height, ROWS)
    beside = np.maximum(np.where(left == WALL, 0, left), np.where(right == WALL, 0, right))
    numbers = tables[0]["numbers"]
    entries, parts = [], []
    for lane in range(COLUMNS):
        corner = lane * SIDES**3 + np.arange(SIDES**3)
        entries.append(corner)
        parts.append(outline)
        for row in np.flatnonzero(numbers[lane + 1]):
            above = height <= row
            near = np.clip(beside - row, -2, 1) + 2
            value = int(numbers[lane + 1, row]) - 2
            part = ((value * ROWS + row) * ROWS + np.clip(row - height, 0, ROWS - 1)) * NEARS + near
            entries.append(corner[above])
            parts.append(NUMBER_AT + part[above])
    entries.append(np.arange(CORNERS, WEIGHTS))
    parts.append(np.arange(TAIL_AT, GENERAL))
    return _by_entry(np.concatenate(entries), np.concatenate(parts))


def _step(side: npt.NDArray[np.int64], height: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    return np.where(side == WALL, STEPS - 1, np.clip(side - height, -STEEP, STEEP) + STEEP)


def _by_entry(entries: npt.NDArray[np.int64], parts: npt.NDArray[np.int64]) -> tuple[Indices, Indices]:
    order = np.argsort(entries, kind="stable")
    starts = np.searchsorted(entries[order], np.arange(WEIGHTS + 1))
    return starts.astype(np.int32), parts[order].astype(np.int32)


def added_up(learned: Weights, starts: Indices, parts: Indices) -> Weights:
    """The kernel's array from learned weights and the parts of each entry."""
    weights: Weights = np.add.reduceat(learned[parts], starts[:-1]).astype(np.float32)
    return weights


def weights_for(state: BloxxState) -> Weights:
    """The weights for the sheet, the dice, the ruling and the number of seats of a game."""
    options = state.game.options
    own = options["sheet"] == options["dice"] == STANDARD
    ruling, table = RULINGS.index(options["contact"]), min(state.seats, TABLES[-1]) - 1
    return (
        _standard(ruling, table)
        if own
        else _general(ruling, table, state.tables.tobytes(), state.tables.dtype)
    )


@lru_cache
def _standard(ruling: int, table: int) -> Weights:
    learned: Weights = _stored("standard")[ruling, table].astype(np.float32)
    return learned


@lru_cache(maxsize=64)
def _general(ruling: int, table: int, tables: bytes, layout: np.dtype[np.void]) -> Weights:
    learned = _stored("general")[ruling, table].astype(np.float32)
    return added_up(learned, *general_parts(np.frombuffer(tables, layout)))


@lru_cache
def _stored(name: str) -> npt.NDArray[np.float16]:
    with (files("klotz.players.bloxx") / "data" / f"{name}.npy").open("rb") as file:
        stored: npt.NDArray[np.float16] = np.load(file)
    return stored
