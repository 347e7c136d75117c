"""Everything that can be drawn with given dice, computed once: the kernel's tables, and the texts of drawings.

`kernel` explains how drawings are numbered and what the tables contain.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import product
from typing import Final

import numpy as np

from klotz.games.bloxx import kernel
from klotz.games.bloxx.actions import BloxxActions
from klotz.games.bloxx.dice import DICE, Dice, Face
from klotz.games.bloxx.notation import Drawing, drawing_text, parse_drawing
from klotz.games.bloxx.sheets import Cell, Sheet
from klotz.games.contract import InvalidMove
from klotz.jit import Structs

CONTACTS: Final = {"side": kernel.NOTHING, "rest": kernel.SOMETHING, "lie": kernel.DRAWN}
"""The contact rulings, and what a shape must come to rest on by each; with all of them it shares a side."""
SOLO_ENDS: Final = {"first": 1, "second": 2}
"""How often one who plays alone draws nothing before the game ends."""

_ONES: Final = np.array([number.bit_count() for number in range(kernel.ALL_ROWS + 1)], np.uint8)


class Drawings:
    """All drawings on a sheet. Immutable, and shared by all games with the same sheet, dice and rulings.

    Faces are numbered as in the kernel: 0 to 5 on die A, 6 to 11 on die B.
    """

    def __init__(self, sheet: Sheet, dice: Dice, contact: str, solo_end: str = "first") -> None:
        self.tables: Structs = np.zeros(1, kernel.TABLES)
        # A way a face can lie -> the slot at the left edge; those further right follow it.
        self._leftmost: dict[tuple[int, tuple[Cell, ...]], int] = {}
        self._drawings: dict[int, Drawing] = {}
        self._texts: dict[int, str] = {}
        self._numbers: dict[tuple[int, str], int] = {}
        self.sheet = sheet
        self._fill_slots([face for die in DICE for face in dice.faces[die]])
        table = self.tables[0]
        table["ones"] = _ONES
        table["columns"], table["rows"] = sheet.columns, sheet.rows
        table["full"] = (1 << sheet.rows) - 1
        table["rest"] = CONTACTS[contact]
        table["misses"] = SOLO_ENDS[solo_end]
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
                for left in range(self.sheet.columns - max(columns)):
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
        slot, row = divmod(place, kernel.MOST_ROWS)
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

    def known(self, face: int, text: str) -> int | None:
        """The drawing of a face that `number` has found for this text before."""
        return self._numbers.get((face, text))

    def number(self, face: int, text: str) -> int | None:
        """The drawing of a face with this text, in canonical form; None if there is none."""
        number = self._numbers.get((face, text))
        if number is None:
            try:
                _, cells, circle = parse_drawing(text)
            except InvalidMove:
                return None
            number = self.find(face, cells, circle)
            if number is None or self.text(number) != text:
                return None
            self._numbers[face, text] = number
        return number

    @cached_property
    def actions(self) -> BloxxActions:
        """The numbers of everything that can be drawn."""
        table = self.tables[0]
        numbers = np.full(int(table["first"][-1]) * kernel.MOST_ROWS * kernel.MARKS, -1, np.int32)
        places: dict[str, int] = {}
        for slot in range(int(table["first"][-1])):
            height = 1 + int(table["up"][slot, : table["squares"][slot]].max())
            marks = int(table["marks"][slot]) | 1 << kernel.CROSSES
            for row, mark in product(range(self.sheet.rows - height + 1), range(kernel.MARKS)):
                if marks >> mark & 1:
                    number = (slot * kernel.MOST_ROWS + row) * kernel.MARKS + mark
                    numbers[number] = places.setdefault(self.text(number), len(places))
        return BloxxActions(tuple(places), numbers)

    def find(self, face: int, cells: Sequence[Cell], circle: Cell | None) -> int | None:
        """The drawing of a face on exactly these cells of the sheet, which are in order; None if there is none."""
        if not all(map(self.sheet.has, cells)):
            return None
        left, low = min(column for column, _ in cells), min(row for _, row in cells)
        leftmost = self._leftmost.get((face, tuple((column - left, row - low) for column, row in cells)))
        if leftmost is None:
            return None
        mark = kernel.CROSSES if circle is None else cells.index(circle)
        slot = leftmost + left
        if circle is not None and not self.tables[0]["marks"][slot] >> mark & 1:
            return None
        return (slot * kernel.MOST_ROWS + low) * kernel.MARKS + mark

    def circles(self, face: int, cells: Sequence[Cell]) -> Iterator[Cell]:
        """Where the circle of a face can be when its shape is on these cells; empty if it does not fit."""
        return (cell for cell in cells if self.find(face, cells, cell) is not None)


# Bounded, since anybody may supply sheets and dice.
@lru_cache(maxsize=64)
def drawings_of(sheet: Sheet, dice: Dice, contact: str, solo_end: str) -> Drawings:
    return Drawings(sheet, dice, contact, solo_end)
