"""Bloxx! once more, slow and obvious, sharing no code with the engine: what it says, the engine must say.

A sheet is sets of squares. Every place on it is tried for every way to turn a face, every time.
"""

import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import klotz.games

Cell = tuple[int, int]

DATA = Path(klotz.games.__file__).parent / "bloxx" / "data"
STANDARD_SHEET = tomllib.loads((DATA / "standard-sheet.toml").read_text())
STANDARD_DICE = tomllib.loads((DATA / "standard-dice.toml").read_text())

_WAYS: list[Callable[[int, int], Cell]] = [
    lambda x, y: (x, y),
    lambda x, y: (-y, x),
    lambda x, y: (-x, -y),
    lambda x, y: (y, -x),
    lambda x, y: (-x, y),
    lambda x, y: (-y, -x),
    lambda x, y: (x, -y),
    lambda x, y: (y, x),
]


class Place(NamedTuple):
    cells: frozenset[Cell]
    circle: Cell


def squares(wide: int, high: int) -> frozenset[Cell]:
    return frozenset((x, y) for x in range(wide) for y in range(high))


@cache
def places(face: str, wide: int = 7, high: int = 10) -> set[Place]:
    """Everywhere a face can lie on an empty sheet, however it is turned or mirrored."""
    everywhere = squares(wide, high)
    lines = face.split()
    cells = {(x, -y): mark for y, line in enumerate(lines) for x, mark in enumerate(line) if mark in "xo"}
    circle = next(cell for cell, mark in cells.items() if mark == "o")
    found = set()
    for way in _WAYS:
        turned = [way(*cell) for cell in cells]
        for right in range(-9, wide + 9):
            for up in range(-9, high + 9):
                here = frozenset((x + right, y + up) for x, y in turned)
                if here <= everywhere:
                    x, y = way(*circle)
                    found.add(Place(here, (x + right, y + up)))
    return found


def text(die: str, cells: frozenset[Cell], circle: Cell | None) -> str:
    written = [
        f"{'abcdefghij'[x]}{y + 1}{'*' if (x, y) == circle else ''}"
        for y, x in sorted((y, x) for x, y in cells)
    ]
    return f"{die} {','.join(written)}"


def around(cell: Cell) -> set[Cell]:
    x, y = cell
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


class Sheet:
    """One player's."""

    def __init__(self, everywhere: frozenset[Cell]) -> None:
        self.everywhere = everywhere
        self.drawn: set[Cell] = set()
        self.circled: set[Cell] = set()
        self.gaps: set[Cell] = set()
        self.rows: dict[str, int] = {}

    def may_draw(self, cells: frozenset[Cell], contact: str) -> bool:
        if cells & self.drawn or cells & self.gaps:
            return False
        if not self.drawn:
            return any(y == 0 for _, y in cells)
        if not any(around(cell) & self.drawn for cell in cells):
            return False
        if contact == "lie":
            return any((x, y - 1) in self.drawn for x, y in cells)
        return contact == "side" or any(y == 0 or (x, y - 1) in self.drawn for x, y in cells)

    def draw(self, cells: frozenset[Cell], circle: Cell | None) -> None:
        self.drawn |= cells
        if circle is not None:
            self.circled.add(circle)
        for x, y in self.everywhere - self.drawn:
            if any(other == x and above > y for other, above in self.drawn):
                self.gaps.add((x, y))


class NaiveBloxx:
    """A game by the rulebook. A turn is: roll, the active player, then the others."""

    def __init__(
        self, seats: int, contact: str, sheet: Any = None, dice: Any = None, solo_end: str = "first"
    ) -> None:
        self.seats = seats
        self.contact = contact
        self.solo_end = solo_end
        self.missed = 0
        layout, faces = sheet or STANDARD_SHEET, dice or STANDARD_DICE
        lines = layout["grid"].split()
        self.wide, high = len(lines[0]), len(lines)
        self.everywhere = squares(self.wide, high)
        self.numbers = {
            (x, high - 1 - y): int(mark)
            for y, line in enumerate(lines)
            for x, mark in enumerate(line)
            if mark.isdigit()
        }
        self.coloured = {row["name"]: row["row"] - 1 for row in layout["rows"]}
        self.places = {
            f"{die}{number + 1}": places(faces[die][number], self.wide, high)
            for die in "AB"
            for number in range(6)
        }
        self.sheets = [Sheet(self.everywhere) for _ in range(seats)]
        self.active = 0
        self.roll: tuple[int, int] | None = None
        self.chosen: str | None = None
        self.waiting: list[int] = []
        self.failed = 0
        self.over = False

    def due(self) -> tuple[int, ...]:
        if self.over:
            return ()
        return tuple(sorted(self.waiting)) if self.roll else (-1,)

    def drawings(self, seat: int) -> Iterator[tuple[str, frozenset[Cell], Cell | None]]:
        assert self.roll is not None
        for die, number in zip("AB", self.roll, strict=True):
            for cells, circle in self.places[f"{die}{number}"]:
                if self.sheets[seat].may_draw(cells, self.contact):
                    kept = None if self.chosen == die else circle
                    yield text(die, cells, kept), cells, kept

    def legal(self, seat: int) -> set[str]:
        return {written for written, _, _ in self.drawings(seat)} or {"pass"}

    def play(self, seat: int, written: str) -> None:
        if written.startswith("roll"):
            self.roll = (int(written[6]), int(written[9]))
            self.waiting, self.failed, self.chosen = [self.active], 0, None
            return
        if written == "pass":
            self.failed += 1
        else:
            _, cells, circle = next(drawing for drawing in self.drawings(seat) if drawing[0] == written)
            self.sheets[seat].draw(cells, circle)
        self.waiting.remove(seat)
        if seat == self.active:
            self.chosen = None if written == "pass" else written[0]
            self.waiting = [other for other in range(self.seats) if other != seat]
        if not self.waiting:
            self._end_turn()

    def _end_turn(self) -> None:
        known = {name for sheet in self.sheets for name in sheet.rows}
        for name, row in self.coloured.items():
            for sheet in self.sheets:
                if name not in sheet.rows and all((x, row) in sheet.drawn for x in range(self.wide)):
                    sheet.rows[name] = 2 if name in known else 4
        self.active = (self.active + 1) % self.seats
        self.roll = None
        self.missed += self.failed
        alone = self.missed >= (1 if self.solo_end == "first" else 2)
        self.over = alone if self.seats == 1 else self.failed >= 2

    def parts(self, seat: int) -> dict[str, int]:
        sheet = self.sheets[seat]
        return {
            "rows": sum(sheet.rows.values()),
            "numbers": sum(self.numbers.get(cell, 0) for cell in sheet.circled),
            "gaps": -len(sheet.gaps),
            "blanks": -len(self.everywhere - sheet.drawn - sheet.gaps),
        }
