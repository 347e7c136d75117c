"""Set-up positions: what is drawn on each sheet, and who is active next.

    {"sheets": [["A a1,b1,c1*,d1", "pass"], ["B e1*,f1,e2,f2"]], "active": 0}

Each seat's drawings are in the order of the turns, which settles who completed a row first: all first ones
are of the first turn, and so on. `pass` is a turn in which a seat drew nothing; if two seats pass in the last
turn (or the only seat does), the game is over. Shapes must be on the dice and on free squares, but need not
touch as the rules demand, so that problems and sheets from elsewhere can be set up.
"""

from typing import Any, NamedTuple

from klotz.games.bloxx.dice import DICE
from klotz.games.bloxx.kernel import FACES
from klotz.games.bloxx.notation import PASS, cell_text, parse_drawing
from klotz.games.bloxx.sheets import Cell
from klotz.games.bloxx.tables import Drawings
from klotz.games.contract import InvalidMove


class Setup(NamedTuple):
    turns: tuple[tuple[tuple[int, int], ...], ...]
    """For each turn the seats that drew, and the numbers of their drawings."""
    active: int
    over: bool
    missed: int
    """How often one who plays alone has drawn nothing, if that is counted."""


def read_setup(seats: int, drawings: Drawings, setup: Any) -> Setup:
    """Check a setup from outside. ValueError says what is wrong with it."""
    if not isinstance(setup, dict) or not isinstance(setup.get("sheets"), list | tuple):
        raise ValueError('a setup looks like {"sheets": [["A a1,b1,c1*,d1"], ["pass"]], "active": 1}')
    if unknown := set(setup) - {"sheets", "active"}:
        raise ValueError(
            f"setup: {min(map(str, unknown))[:40]!r} is not known; there are 'sheets' and 'active'"
        )
    sheets, active = setup["sheets"], setup.get("active", 0)
    if len(sheets) != seats:
        raise ValueError(f"setup: there are {len(sheets)} sheets for {seats} seats")
    if not isinstance(active, int) or isinstance(active, bool) or not 0 <= active < seats:
        raise ValueError(f"setup: the active seat is a number from 0 to {seats - 1}")
    read = [_read_sheet(drawings, seat, texts) for seat, texts in enumerate(sheets)]
    count = max(map(len, read))
    turns = tuple(
        tuple(
            (seat, number)
            for seat, numbers in enumerate(read)
            if turn < len(numbers) and (number := numbers[turn]) is not None
        )
        for turn in range(count)
    )
    idle = sum(len(numbers) == count and numbers[-1] is None for numbers in read) if count else 0
    if seats > 1:
        return Setup(turns, active, idle >= 2, 0)
    missed, most = read[0].count(None), int(drawings.tables[0]["misses"])
    return Setup(turns, active, idle == 1 and missed >= most, min(missed, most - 1))


def _read_sheet(drawings: Drawings, seat: int, texts: Any) -> list[int | None]:
    """The numbers of a seat's drawings, None for a pass."""
    if not isinstance(texts, list | tuple):
        raise ValueError(f"setup: the sheet of seat {seat + 1} is a list of drawings")
    numbers: list[int | None] = []
    taken: set[Cell] = set()  # drawn, or below what is drawn
    for turn, text in enumerate(texts, start=1):
        where = f"setup: seat {seat + 1}, turn {turn}"
        if not isinstance(text, str):
            raise ValueError(f"{where}: a drawing is a text")
        if text.strip().lower() == PASS:
            numbers.append(None)
            continue
        try:
            number = _number(drawings, text)
        except InvalidMove as error:
            raise ValueError(f"{where}: {error}") from error
        if number is None:
            raise ValueError(f"{where}: {text[:40]!r} is not a shape of that die on the sheet")
        cells = drawings.drawing(number).cells
        for cell in cells:
            if cell in taken:
                raise ValueError(f"{where}: the square {cell_text(cell)} is drawn on already, or a gap")
        taken |= {(column, below) for column, row in cells for below in range(row + 1)}
        numbers.append(number)
    return numbers


def _number(drawings: Drawings, text: str) -> int | None:
    die, cells, circle = parse_drawing(text)
    if not all(map(drawings.sheet.has, cells)):
        return None
    first = DICE.index(die) * FACES
    found = (drawings.find(face, cells, circle) for face in range(first, first + FACES))
    return next((number for number in found if number is not None), None)
