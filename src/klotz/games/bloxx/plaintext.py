"""Positions as plain text: `x` a cross, `o` a circle, `#` a gap, a number or a dot where nothing is drawn."""

from collections.abc import Collection, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

from klotz.games.bloxx.dice import DICE
from klotz.games.bloxx.sheets import Cell, Sheet
from klotz.games.contract import CHANCE

if TYPE_CHECKING:  # which imports this module
    from klotz.games.bloxx.state import BloxxState


def position_text(state: "BloxxState") -> str:
    """All sheets side by side, the dice if they are rolled, and what happens next."""
    names = {coloured.row: coloured.name for coloured in state.sheet.coloured}
    rows = ["", *(names.get(row, "") for row in reversed(range(state.sheet.rows)))]
    lines = _side_by_side([*(_seat_lines(state, seat) for seat in range(state.seats)), rows])
    if state.roll:
        lines += _side_by_side(
            [
                [f"{die}{number}", *state.dice.face(die, number).drawing().splitlines()]
                for die, number in zip(DICE, state.roll, strict=True)
            ]
        )
    return "\n".join([*lines, _what_next(state)])


def _seat_lines(state: "BloxxState", seat: int) -> list[str]:
    shapes = state.drawn(seat)
    circled = {shape.circle for shape in shapes if shape.circle}
    crossed = {cell for shape in shapes for cell in shape.cells} - circled
    total = state.score_sheet()[seat].total
    return [f"   seat {seat + 1}: {total}", *sheet_lines(state.sheet, crossed, circled, state.gaps(seat))]


def _what_next(state: "BloxxState") -> str:
    if not state.due:
        return "the game is over"
    if state.due == (CHANCE,):
        return f"seat {state.active + 1} is active: the dice are to be rolled"
    seats = ", ".join(str(seat + 1) for seat in state.due)
    taken = f"; seat {state.active + 1} took die {state.chosen_die}" if state.chosen_die else ""
    return f"to draw: seat {seats}{taken}"


def sheet_lines(
    sheet: Sheet, crossed: Collection[Cell], circled: Collection[Cell], gaps: Collection[Cell]
) -> list[str]:
    """A sheet with its rows and columns named, the top row first."""

    def square(cell: Cell) -> str:
        for mark, cells in (("o", circled), ("x", crossed), ("#", gaps)):
            if cell in cells:
                return mark
        return str(sheet.numbers.get(cell, "."))

    rows = [
        f"{row + 1:2} " + " ".join(square((column, row)) for column in range(sheet.columns))
        for row in reversed(range(sheet.rows))
    ]
    return [*rows, "   " + " ".join(chr(ord("a") + column) for column in range(sheet.columns))]


def _side_by_side(blocks: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, block)) for block in blocks]
    return [
        "   ".join(line.ljust(width) for line, width in zip(lines, widths, strict=True)).rstrip()
        for lines in zip_longest(*blocks, fillvalue="")
    ]
