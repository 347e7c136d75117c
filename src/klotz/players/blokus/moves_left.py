"""How many moves a seat still has to think about, for sharing out a clock."""

from typing import Final

from klotz.games.blokus.state import BlokusState

_UNPLACED: Final = 6
"""Pieces of a colour that need no time: those that are left over at the end, and the last ones, which are solved."""
_LEAST: Final = 1.0
"""Moves of a colour, as long as it has pieces."""


def moves_left(state: BlokusState, seat: int) -> float:
    """Over all colours of the seat; one that several seats share counts by its part."""
    variant = state.variant
    return sum(
        max(_LEAST, len(state.pieces_left(colour)) - _UNPLACED) / len(holders)
        for colour, holders in zip(variant.colours, variant.holders, strict=True)
        if seat in holders
    )
