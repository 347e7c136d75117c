"""A Blokus variant as the players' kernels read it."""

from collections.abc import Sequence
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from klotz.games.blokus import kernel
from klotz.games.blokus.scoring import ADVANCED, PER_COLOUR, PER_PLAYER
from klotz.games.blokus.state import BlokusState
from klotz.games.blokus.tables import placements_on
from klotz.games.blokus.variants import Variant
from klotz.jit import Structs
from klotz.players.blokus.kernel_context import (
    CONTEXT,
    FOOTPRINT,
    FRIEND,
    NEUTRAL,
    OPPONENT,
    ORIENTATIONS,
    PADDED,
    RELATIONS,
)

_BESIDE: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))
_DIAGONAL: Final = ((1, 1), (1, -1), (-1, 1), (-1, -1))
_GEOMETRY: Final = ("width", "anchors", "orientations", "pieces", "footprints")


def context_of(variant: Variant, scoring: str = ADVANCED, bonus: str = PER_COLOUR) -> Structs:
    """A variant's `CONTEXT`, as an array of one."""
    contexts: Structs = np.zeros(1, CONTEXT)
    context = contexts[0]
    context["colours"] = len(variant.colours)
    context["seats"] = variant.seats
    context["squares"] = variant.size**2
    context["advanced"] = scoring == ADVANCED
    context["one_bonus"] = bonus == PER_PLAYER
    shared = [number for number, holders in enumerate(variant.holders) if len(holders) > 1]
    context["shared"] = shared[0] if shared else -1
    context["shared_first"] = variant.holders[shared[0]][0] if shared else 0
    context["seat_of"][: len(variant.colours)] = [holders[0] for holders in variant.holders]
    context["roles"] = _roles(variant)
    context["rings"][: variant.size**2] = _rings(variant.size)
    geometry = _geometry(variant.size)
    for field in _GEOMETRY:
        context[field] = geometry[0][field]
    return contexts


def context_in(state: BlokusState) -> Structs:
    """The `CONTEXT` of a game in progress, with the options it is played by."""
    options = state.game.options
    return context_of(state.variant, options["scoring"], options.get("bonus", PER_COLOUR))


def _roles(variant: Variant) -> npt.NDArray[np.uint32]:
    """What every colour is to every other."""
    table = np.full((kernel.COLOURS, kernel.COLOURS), OPPONENT, np.uint32)
    for mine, my_holders in enumerate(variant.holders):
        for other, their_holders in enumerate(variant.holders):
            if len(their_holders) > 1:
                table[mine, other] = NEUTRAL
            elif my_holders == their_holders:
                table[mine, other] = FRIEND
    return table


def _rings(size: int) -> npt.NDArray[np.uint8]:
    """How far every square is from the middle of the board."""
    along = np.abs(2 * np.arange(size) - (size - 1))
    return (np.maximum(along[:, None], along[None, :]) // 2).astype(np.uint8).reshape(-1)


@cache
def _geometry(size: int) -> Structs:
    """Those fields of a `CONTEXT` that depend on the board alone."""
    contexts: Structs = np.zeros(1, CONTEXT)
    context = contexts[0]
    placements = placements_on(size)
    tables = placements.tables[0]
    width = size + 2
    board = np.arange(size * size)
    padded = (board // size + 1) * width + board % size + 1
    cells = tables["placements"][: placements.count]
    anchors = padded[cells[:, 0]]
    # Squares that fill up a placement are beyond the board: as far from its anchor as nothing else is.
    from_anchor = np.append(padded, 2 * PADDED)[cells[:, : kernel.MOST_CELLS]] - anchors[:, None]
    from_anchor[from_anchor > PADDED] = PADDED
    _, first, of_shape = np.unique(from_anchor, axis=0, return_index=True, return_inverse=True)
    assert len(first) == ORIENTATIONS
    order = np.argsort(first)  # weights are learned for orientations in the order of their first placements
    context["width"] = width
    context["anchors"][: placements.count] = anchors
    context["orientations"][: placements.count] = np.argsort(order)[of_shape.reshape(-1)]
    context["pieces"] = cells[first[order], kernel.PIECE]
    for orientation, example in enumerate(first[order]):
        context["footprints"][orientation] = _footprint(placements.cells(int(example)), width)
    return contexts


def _footprint(cells: Sequence[tuple[int, int]], width: int) -> npt.NDArray[np.uint16]:
    """Where a shape has its cells, edges and corners, counted from one row and one square before its first cell."""
    taken = set(cells)
    edges = {(column + right, row + up) for column, row in cells for right, up in _BESIDE} - taken
    corners = {(column + right, row + up) for column, row in cells for right, up in _DIAGONAL} - taken - edges
    found = np.full(FOOTPRINT, RELATIONS * PADDED, np.uint16)
    column, row = cells[0]
    squares = [
        relation * PADDED + (up - row + 1) * width + right - column + 1
        for relation, group in enumerate((taken, edges, corners))
        for right, up in sorted(group)
    ]
    found[: len(squares)] = squares
    return found
