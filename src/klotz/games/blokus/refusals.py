"""Why a placement is refused: the rules again, slowly and in words.

The kernel decides whether a placement is legal. The reason is only needed when it is not, so this goes over the
board square by square, as a person would.
"""

from collections.abc import Callable, Collection, Sequence

from klotz.games.blokus.notation import cell_text
from klotz.games.blokus.variants import Cell, Colour, Variant
from klotz.games.contract import IllegalMove
from klotz.words import Detail


def refusal(
    variant: Variant,
    colour: Colour,
    cells: Sequence[Cell],
    piece: str | None,
    *,
    owner: Callable[[Cell], Colour | None],
    pieces_left: Collection[str],
    starts: Sequence[Cell],
) -> IllegalMove | None:
    """The first rule that forbids this colour to cover these cells, or None.

    `piece` is None if the cells are not the shape of any piece; `starts` are the squares open to a first piece,
    empty when the colour has played.
    """

    def refused(rule: str, key: str, **details: Detail) -> IllegalMove:
        return IllegalMove(rule, key, details)

    for column, row in cells:
        if not (0 <= column < variant.size and 0 <= row < variant.size):
            return refused("BK-6", "blokus-off-board", square=cell_text((column, row)))
    if piece is None:
        return refused("BK-6", "blokus-unknown-piece")
    if piece not in pieces_left:
        return refused("BK-6", "blokus-piece-used", piece=piece)
    for cell in cells:
        if owner(cell) is not None:
            return refused("BK-6", "blokus-overlap", square=cell_text(cell))
    if starts:
        if not set(starts) & set(cells):
            squares = ", ".join(cell_text(cell) for cell in starts)
            return refused(variant.start_rule, "blokus-not-on-start", squares=squares)
        return None
    for column, row in cells:
        for beside in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
            if owner(beside) is colour:
                return refused("BK-4", "blokus-touches-edge", square=cell_text(beside), colour=colour.value)
    for column, row in cells:
        for across in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            if owner((column + across[0], row + across[1])) is colour:
                return None
    return refused("BK-3", "blokus-no-corner", colour=colour.value)
