"""Positions of Bloxx! as arrays: the own sheet first, then the others in turn order.

Nothing here is hidden from anybody. Sheet and dice do not change during a game and are in none of the arrays.
"""

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy.typing as npt

from klotz.games.bloxx import kernel, kernel_features
from klotz.games.features import Feature

if TYPE_CHECKING:  # which imports this module
    from klotz.games.bloxx.state import BloxxState


@cache
def layout(seats: int, columns: int, rows: int) -> tuple[Feature, ...]:
    return (
        Feature(
            "planes",
            (kernel_features.PLANES * seats, rows, columns),
            1,
            "for each sheet, the lowest row first: what is drawn, what is still free, where a shape would touch",
        ),
        Feature("roll", (kernel.DICE, kernel.FACES), 1, "the face of each die that is up"),
        Feature("taken", (kernel.DICE,), 1, "the die that the active seat took this turn"),
        Feature(
            "rows",
            (seats, 2, rows),
            1,
            "for each seat: rows it completed first, and later than others",
        ),
        Feature("points", (seats,), 255, "for each seat: points from circled numbers"),
        Feature(
            "turn", (2 * seats + 1,), 4, "who is active, who is due, and how often nothing could be drawn"
        ),
    )


def write(state: "BloxxState", seat: int, out: dict[str, npt.NDArray[Any]]) -> None:
    kernel_features.features(
        state.board,
        seat,
        out["planes"],
        out["roll"],
        out["taken"],
        out["rows"],
        out["points"],
        out["turn"],
    )
