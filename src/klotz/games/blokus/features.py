"""Positions of Blokus as arrays.

`planes` has three maps of the board for each colour, the lowest row first: where its pieces lie, where its next
piece may begin (at a corner of its own, or on a starting square), and where it may lie. `pieces` says which pieces a
colour has left, in the order of `klotz.shapes.PIECES`. The first colour is the one to move, or for a seat that is not
due its own; the others follow in turn order.
"""

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from klotz.games.blokus import kernel, kernel_bulk
from klotz.games.features import Feature

if TYPE_CHECKING:  # which imports this module
    from klotz.games.blokus.state import BlokusState


def lies(state: "BlokusState") -> npt.NDArray[np.int8]:
    """The colour that lies on each square, by number, or EMPTY."""
    found = np.full(kernel.SQUARES + 2, kernel_bulk.EMPTY, np.int8)
    placements = state.tables[0]["placements"]
    for colour, placement in state.pushed:
        row = placements[placement]
        found[row[: row[kernel.SIZE]]] = colour
    return found


@cache
def layout(side: int, colours: int) -> tuple[Feature, ...]:
    return (
        Feature(
            "planes",
            (kernel_bulk.PLANES * colours, side, side),
            1,
            "for each colour, the mover's first: where it lies, where its next piece may begin, where it may lie",
        ),
        Feature("pieces", (colours, kernel.PIECES), 1, "for each colour: the pieces it has left"),
    )


def write(state: "BlokusState", seat: int, out: dict[str, npt.NDArray[Any]]) -> None:
    first = int(state.board[0]["turn"])
    if state.due != (seat,):
        first = state.variant.holders.index((seat,))
    kernel_bulk.features(state.board, lies(state), first, out["planes"], out["pieces"])
