"""Why a drawing is refused: the rules again, slowly and in words.

The kernel decides whether a drawing is legal. The reason is only needed when it is not, so this goes over the
sheet square by square, as a person would.
"""

from collections.abc import Collection
from dataclasses import dataclass

from klotz.games.bloxx.dice import DICE, Die
from klotz.games.bloxx.kernel import DRAWN, SOMETHING
from klotz.games.bloxx.notation import Drawing, cell_text
from klotz.games.bloxx.sheets import Cell, Sheet
from klotz.games.contract import IllegalMove
from klotz.words import Detail


@dataclass(frozen=True, slots=True)
class Situation:
    """The situation of a seat that wants to draw."""

    sheet: Sheet
    drawn: Collection[Cell]
    gaps: Collection[Cell]
    fitting: Collection[Die]
    """The dice that show the shape."""
    circles: tuple[Cell, ...]
    """Where the circle may be if the shape is drawn on these squares."""
    chosen: Die | None
    """The die that the active seat took."""
    rests_on: int
    """What a shape must come to rest on, as the kernel counts it."""


def refusal(drawing: Drawing, at: Situation) -> IllegalMove | None:
    """The first rule that forbids this drawing, or None."""

    def refused(rule: str, key: str, **details: Detail) -> IllegalMove:
        return IllegalMove(rule, key, details)

    die, cells, circle = drawing
    for cell in cells:
        if not at.sheet.has(cell):
            return refused("BX-7", "bloxx-off-sheet", square=cell_text(cell))
    if die not in at.fitting:
        if at.fitting:
            return refused("BX-4", "bloxx-other-die", die=die, other=DICE[1 - DICE.index(die)])
        return refused("BX-4", "bloxx-wrong-shape", die=die)
    if at.chosen == die:
        if circle is not None:
            return refused("BX-3", "bloxx-circle-lost", die=die)
    elif circle not in at.circles:
        key = "bloxx-circle-missing" if circle is None else "bloxx-circle-elsewhere"
        squares = " / ".join(cell_text(cell) for cell in at.circles)
        return refused("BX-4", key, squares=squares, example=cell_text(at.circles[0]))
    for cell in cells:
        if cell in at.drawn:
            return refused("BX-7", "bloxx-drawn-already", square=cell_text(cell))
        if cell in at.gaps:
            return refused("BX-8", "bloxx-gap", square=cell_text(cell))
    if not at.drawn:
        if all(row > 0 for _, row in cells):
            return refused("BX-5", "bloxx-not-on-bottom")
    elif not any(beside in at.drawn for cell in cells for beside in _beside(cell)):
        return refused("BX-6", "bloxx-no-contact")
    if at.rests_on == SOMETHING and not any(
        row == 0 or (column, row - 1) in at.drawn for column, row in cells
    ):
        return refused("BX-6", "bloxx-floating")
    if at.rests_on == DRAWN and at.drawn and not any((column, row - 1) in at.drawn for column, row in cells):
        return refused("BX-6", "bloxx-not-on-drawn")
    return None


def _beside(cell: Cell) -> tuple[Cell, ...]:
    column, row = cell
    return (column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)
