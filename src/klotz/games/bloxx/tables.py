"""Everything that can be drawn with given dice, computed once: the kernel's tables, and the texts of drawings.

`kernel` explains how drawings are numbered and what the tables contain.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from klotz.games.bloxx import kernel
from klotz.games.bloxx.dice import DICE, Dice, Face
from klotz.games.bloxx.notation import Drawing, drawing_text, parse_drawing
from klotz.games.bloxx.sheets import Cell, Sheet
from klotz.jit import Structs

REST: Final = "rest"
"""The contact ruling by which shapes must rest on something; with any other they only need to share a side."""


class Drawings:
    """All drawings on a sheet. Immutable, and shared by all games with the same sheet, dice and ruling.

    Faces are numbered as in the kernel: 0 to 5 on die A, 6 to 11 on die B.
    """

    def __init__(self, sheet: Sheet, dice: Dice, contact: str) -> None:
        self.tables: Structs = np.zeros(1, kernel.TABLES)
        # A way a face can lie -> the slot at the left edge; those further right follow it.
        self._leftmost: dict[tuple[int, tuple[Cell, ...]], int] = {}
        self._drawings: dict[int, Drawing] = {}
        self._texts: dict[int, str] = {}
        self._numbers: dict[tuple[int, str], int] = {}
        self._fill_slots([face for die in DICE for face in dice.faces[die]])
        table = self.tables[0]
        table["ones"] = [number.bit_count() for number in range(kernel.FULL + 1)]
        table["rest"] = contact == REST
        table["coloured"] = sum(1 << coloured.row for coloured in sheet.coloured)
        for (column, row), number in sheet.numbers.items():
            table["numbers"][column + 1, row] = number

    def _fill_slots(self, faces: Sequence[Face]) -> None:
        table = self.tables[0]
        table["lane"][:] = kernel.PAD
        slot = 0
        for number, face in enumerate(faces):
            table["first"][number] = slot
            circles: dict[tuple[Cell, ...], list[Cell]] = {}
            for turned in face.turned():
                circles.setdefault(turned.cells, []).append(turned.circle)
            for cells, circled in circles.items():
                self._leftmost[number, cells] = slot
                marks = sum(1 << cells.index(circle) for circle in circled)
                columns, rows = zip(*cells, strict=True)
                for left in range(kernel.COLUMNS - max(columns)):
                    table["lane"][slot, : len(cells)] = [1 + left + column for column in columns]
                    table["up"][slot, : len(cells)] = rows
                    table["squares"][slot] = len(cells)
                    table["marks"][slot] = marks
                    slot += 1
        table["first"][len(faces)] = slot

    # ------------------------------------------------------------------ names

    def drawing(self, number: int) -> Drawing:
        drawing = self._drawings.get(number)
        if drawing is None:
            drawing = self._drawings[number] = self._made(number)
        return drawing

    def _made(self, number: int) -> Drawing:
        table = self.tables[0]
        place, mark = divmod(number, kernel.MARKS)
        slot, row = divmod(place, kernel.ROWS)
        size = int(table["squares"][slot])
        lanes, ups = table["lane"][slot, :size].tolist(), table["up"][slot, :size].tolist()
        cells = tuple((lane - 1, row + up) for lane, up in zip(lanes, ups, strict=True))
        die = DICE[int(slot >= table["first"][kernel.FACES])]
        return Drawing(die, cells, None if mark == kernel.CROSSES else cells[mark])

    def text(self, number: int) -> str:
        text = self._texts.get(number)
        if text is None:
            text = self._texts[number] = drawing_text(*self.drawing(number))
        return text

    def number(self, face: int, text: str) -> int:
        """The drawing of a face for a text that is known to be valid and in canonical form."""
        number = self._numbers.get((face, text))
        if number is None:
            _, cells, circle = parse_drawing(text)
            found = self.find(face, cells, circle)
            assert found is not None, f"{text!r} is not a drawing of face {face}"
            number = self._numbers[face, text] = found
        return number

    def find(self, face: int, cells: Sequence[Cell], circle: Cell | None) -> int | None:
        """The drawing of a face on exactly these cells of the sheet, which are in order; None if there is none."""
        left, low = min(column for column, _ in cells), min(row for _, row in cells)
        leftmost = self._leftmost.get((face, tuple((column - left, row - low) for column, row in cells)))
        if leftmost is None:
            return None
        mark = kernel.CROSSES if circle is None else cells.index(circle)
        slot = leftmost + left
        if circle is not None and not self.tables[0]["marks"][slot] >> mark & 1:
            return None
        return (slot * kernel.ROWS + low) * kernel.MARKS + mark

    def circles(self, face: int, cells: Sequence[Cell]) -> Iterator[Cell]:
        """Where the circle of a face can be when its shape is on these cells; empty if it does not fit."""
        return (cell for cell in cells if self.find(face, cells, cell) is not None)


# Bounded, since anybody may supply sheets and dice.
@lru_cache(maxsize=64)
def drawings_of(sheet: Sheet, dice: Dice, contact: str) -> Drawings:
    return Drawings(sheet, dice, contact)
