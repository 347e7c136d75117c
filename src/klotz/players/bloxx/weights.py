"""The learned weights of the value function: for our own sheet and dice, and for any others.

`klotz.learning.bloxx` learns both. `standard` are the arrays that `kernel` describes, learned on our sheet. `general`
are weights that know no layout: what the outline around a column is worth wherever it is, and what a number is worth
by where it is relative to the outline. They were learned on random sheets of the usual size, and are added up into
the kernel's array for the sheet in play. On a sheet of another size they are those of the rows it has in common with
one of the usual size, at the bottom and at the top.
"""

from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from klotz.games.bloxx.state import BloxxState
from klotz.games.datafiles import STANDARD
from klotz.jit import Structs
from klotz.players.bloxx.kernel import CROWDS, MOST_NEED, RACES, Layout, Weights

Indices = npt.NDArray[np.int32]
_Numbers = npt.NDArray[np.int64]

LEARNED_ON: Final = Layout(columns=7, rows=10)
"""The size of the sheets that weights are learned on."""

SHIPPED: Final = Path(__file__).with_name("weights-bloxx.npz")

RULINGS: Final = ("side", "rest")
"""The contact rulings that have weights of their own; `lie` uses those of the one it is nearest to."""
TABLES: Final = (1, 2, 3)
"""Numbers of seats that have weights of their own; four use those of three."""

STEEP: Final = 5
"""Steps between columns are told apart up to this height."""
STEPS: Final = 2 * STEEP + 2  # up, even, down, and the sheet's edge
NEARS: Final = 4
NUMBERS: Final = (2, 3, 4)
"""The numbers that have weights of their own; any other counts as a sum of these."""
_LAST: Final = 20
"""Free squares over which the worth of the last ones is measured."""
_ROWS: Final = LEARNED_ON.rows
NUMBER_AT: Final = STEPS * STEPS * (_ROWS + 1)
TAIL_AT: Final = NUMBER_AT + len(NUMBERS) * _ROWS * _ROWS * NEARS
GENERAL: Final = TAIL_AT + LEARNED_ON.size - LEARNED_ON.row_at


def general_parts(tables: Structs) -> tuple[Indices, Indices]:
    """Which general weights add up to each of the kernel's, on a sheet.

    Entry i is the sum of the parts[starts[i]:starts[i + 1]].
    """
    layout = layout_of(tables)
    left, height, right = np.indices((layout.sides,) * 3).reshape(3, -1)
    step_left, step_right = (_step(side, height, layout.wall) for side in (left, right))
    gentle, steep = np.minimum(step_left, step_right), np.maximum(step_left, step_right)
    outline = (gentle * STEPS + steep) * (_ROWS + 1) + _usual_row(height, layout, _ROWS)
    beside = np.maximum(np.where(left == layout.wall, 0, left), np.where(right == layout.wall, 0, right))
    numbers = tables[0]["numbers"]
    entries, parts = [], []
    for lane in range(layout.columns):
        corner = lane * layout.sides**3 + np.arange(layout.sides**3)
        entries.append(corner)
        parts.append(outline)
        for row in np.flatnonzero(numbers[lane + 1]):
            above = height <= row
            near = np.clip(beside - row, -2, 1) + 2
            place = _usual_row(row, layout, _ROWS - 1) * _ROWS + np.clip(row - height, 0, _ROWS - 1)
            for number in _summands(int(numbers[lane + 1, row])):
                part = (NUMBERS.index(number) * _ROWS**2 + place) * NEARS + near
                entries.append(corner[above])
                parts.append(NUMBER_AT + part[above])
    entries.append(np.arange(layout.row_at, layout.size))
    parts.append(TAIL_AT + _learned_tail(layout))
    return _by_entry(np.concatenate(entries), np.concatenate(parts), layout.size)


def layout_of(tables: Structs) -> Layout:
    return Layout(int(tables[0]["columns"]), int(tables[0]["rows"]))


def _usual_row(row: Any, layout: Layout, most: int) -> Any:
    """The row, or height, of a sheet of the usual size that a row is most like.

    Near the bottom it is the one as far from the bottom, near the top the one as far from the top; rows that are too
    many are like the one in the middle.
    """
    middle = min(_ROWS, layout.rows) // 2
    near_top = np.maximum(row + _ROWS - layout.rows, middle)
    return np.clip(np.where(row < middle, row, near_top), 0, most)


def _step(side: _Numbers, height: _Numbers, wall: int) -> _Numbers:
    return np.where(side == wall, STEPS - 1, np.clip(side - height, -STEEP, STEEP) + STEEP)


def _summands(number: int) -> tuple[int, ...]:
    """A number as a sum of those that have weights, as few as possible; nothing is nearer to a one than a two."""
    if number < NUMBERS[0]:
        return (NUMBERS[0],)
    fours, rest = divmod(number, NUMBERS[-1])
    if rest == 1:  # five is two and three
        return (*(NUMBERS[-1],) * (fours - 1), NUMBERS[1], NUMBERS[0])
    return (NUMBERS[-1],) * fours + ((rest,) if rest else ())


def _learned_tail(layout: Layout) -> _Numbers:
    """For each weight behind the corners the one that was learned for the same, counted from there."""
    row, filled, race = np.indices((layout.rows, layout.columns, RACES))
    filled = np.clip(filled + LEARNED_ON.columns - layout.columns, 0, LEARNED_ON.columns - 1)
    rows = (_usual_row(row, layout, _ROWS - 1) * LEARNED_ON.columns + filled) * RACES + race
    needs = np.arange((MOST_NEED + 1) * RACES)
    free, crowd = np.indices((layout.columns * layout.rows + 1, CROWDS))
    rest = np.minimum(free, LEARNED_ON.columns * LEARNED_ON.rows) * CROWDS + crowd
    return np.concatenate(
        [
            rows.ravel(),
            LEARNED_ON.need_at - LEARNED_ON.row_at + needs,
            LEARNED_ON.rest_at - LEARNED_ON.row_at + rest.ravel(),
        ]
    )


def _by_entry(entries: _Numbers, parts: _Numbers, size: int) -> tuple[Indices, Indices]:
    order = np.argsort(entries, kind="stable")
    starts = np.searchsorted(entries[order], np.arange(size + 1))
    return starts.astype(np.int32), parts[order].astype(np.int32)


def added_up(learned: Weights, starts: Indices, parts: Indices) -> Weights:
    """The kernel's array from learned weights and the parts of each entry."""
    weights: Weights = np.add.reduceat(learned[parts], starts[:-1]).astype(np.float32)
    return weights


@dataclass(frozen=True, slots=True, eq=False)
class Learned:
    """All weights of a file: for each ruling and each of `TABLES`, those for any sheet and those for ours."""

    general: npt.NDArray[Any]
    standard: npt.NDArray[Any]

    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """As a file has them, in half precision: a hundredth of a point does not matter."""
        return {"general": self.general.astype(np.float16), "standard": self.standard.astype(np.float16)}


def unpack_weights(data: bytes) -> Learned:
    """Weights from the content of a file. ValueError if there are none."""
    try:
        with np.load(BytesIO(data)) as arrays:
            found = Learned(arrays["general"], arrays["standard"])
    except (BadZipFile, EOFError, KeyError) as error:
        raise ValueError(str(error)) from error
    for array, size in ((found.general, GENERAL), (found.standard, LEARNED_ON.size)):
        if array.shape != (len(RULINGS), len(TABLES), size):
            raise ValueError("the arrays have other sizes")
    return found


def read_weights(path: Path) -> Learned:
    """Weights from a file of one's own."""
    try:
        return unpack_weights(path.read_bytes())
    except (OSError, ValueError) as error:
        raise ValueError(f"{path} has no weights for Bloxx!: {error}") from error


@lru_cache
def shipped() -> Learned:
    return unpack_weights(SHIPPED.read_bytes())


def weights_for(state: BloxxState, learned: Learned | None = None) -> Weights:
    """The weights for the sheet, the dice, the ruling and the number of seats of a game."""
    learned = learned or shipped()
    options = state.game.options
    own = options["sheet"] == options["dice"] == STANDARD
    ruling = RULINGS.index("side" if options["contact"] == "side" else "rest")
    table = min(state.seats, TABLES[-1]) - 1
    if own:
        return _standard(learned, ruling, table)
    return _general(learned, ruling, table, state.tables.tobytes(), state.tables.dtype)


@lru_cache
def _standard(learned: Learned, ruling: int, table: int) -> Weights:
    weights: Weights = learned.standard[ruling, table].astype(np.float32)
    return weights


@lru_cache(maxsize=64)
def _general(learned: Learned, ruling: int, table: int, tables: bytes, layout: np.dtype[np.void]) -> Weights:
    found = np.frombuffer(tables, layout)
    weights = learned.general[ruling, table].astype(np.float32)
    return with_larger_rest(added_up(weights, *general_parts(found)), layout_of(found))


def with_larger_rest(weights: Weights, layout: Layout) -> Weights:
    """On a sheet larger than those that were learned on, every square that is free beyond that is worth as much as
    the last ones that were learned.
    """
    usual = LEARNED_ON.columns * LEARNED_ON.rows
    rest = weights[layout.rest_at :].reshape(-1, CROWDS)
    if len(rest) > usual + 1:
        each = (rest[usual] - rest[usual - _LAST]) / _LAST
        rest[usual + 1 :] += each * np.arange(1, len(rest) - usual)[:, np.newaxis]
    return weights
