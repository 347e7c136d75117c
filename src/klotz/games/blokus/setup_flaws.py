"""Whether a set-up position is one that play by the rules leads to, piece by piece.

A colour's pieces may have come in any order: so they are laid one after the other as long as any of them may be
laid, beside what all other colours have on the board. What is left then lies there against the rules.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from klotz.games.blokus.notation import cells_text
from klotz.games.blokus.refusals import refusal
from klotz.games.blokus.variants import Cell, Colour, Variant
from klotz.games.contract import IllegalMove, SetupFlaw


class SetPiece(NamedTuple):
    colour: Colour
    piece: str
    cells: tuple[Cell, ...]


def setup_flaws(
    variant: Variant, pieces: Sequence[SetPiece], starts: Callable[[Colour], Sequence[Cell]]
) -> Iterator[SetupFlaw]:
    """What lies against the rules; `starts` are the starting squares of a colour, free or not."""
    for colour, holders in zip(variant.colours, variant.holders, strict=True):
        for piece, why in _flaws_of(variant, colour, pieces, starts(colour)):
            yield SetupFlaw(holders[0], cells_text(piece.cells), why)


def _flaws_of(
    variant: Variant, colour: Colour, pieces: Sequence[SetPiece], starts: Sequence[Cell]
) -> list[tuple[SetPiece, IllegalMove]]:
    owners = {cell: each.colour for each in pieces if each.colour is not colour for cell in each.cells}
    waiting = [each for each in pieces if each.colour is colour]
    laid: list[SetPiece] = []

    def why_not(each: SetPiece) -> IllegalMove | None:
        free_starts = () if laid else [cell for cell in starts if cell not in owners]
        return refusal(
            variant,
            colour,
            each.cells,
            each.piece,
            owner=owners.get,
            pieces_left=[each.piece],
            starts=free_starts,
        )

    while (fitting := next((each for each in waiting if why_not(each) is None), None)) is not None:
        waiting.remove(fitting)
        laid.append(fitting)
        owners.update(dict.fromkeys(fitting.cells, colour))
    return [(each, why) for each in waiting if (why := why_not(each)) is not None]
