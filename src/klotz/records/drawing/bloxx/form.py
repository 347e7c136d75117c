"""A sheet as it comes from the printer: its squares, its coloured rows, and below them where points are written.

All is measured in squares of the sheet, so that it looks alike on a screen and on paper of any size.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final, Literal, NamedTuple
from unicodedata import east_asian_width

from klotz import words
from klotz.games.bloxx import Cell, Sheet
from klotz.games.bloxx.kernel import FIRST, LATER
from klotz.picture import Element, Line, Point, Rectangle, Text, mix, pattern
from klotz.records.drawing.bloxx.look import Band, Look
from klotz.records.drawing.grid import Grid

_SIDE: Final = 0.75  # left and right of the squares, where the coloured rows have their marks
_HEADING: Final = 1.15  # above them, for whose sheet it is
_FEET: Final = 0.6  # below them, for the letters of the columns
_BONUS: Final = 1.75
_APART: Final = 0.2  # from one bonus to the next
_BETWEEN: Final = 0.3
_RESULT: Final = 1.6
_STRIP: Final = 0.52  # the part of a box that says what the box is for
_OPERATOR: Final = 0.45
_NARROWEST: Final = (
    6  # what stands above and below the squares needs so much room, however few columns there are
)
_BESIDE: Final = 5  # so many bonuses stand beside each other; more take two lines

Result = Literal["rows", "numbers", "penalty", "total"]
RESULTS: Final[tuple[Result, ...]] = ("rows", "numbers", "penalty", "total")
_OPERATORS: Final = ("+", "-", "=")


class Box(NamedTuple):
    left: float
    top: float
    width: float
    height: float

    def at(self, across: float, down: float) -> Point:
        """A point in it: (0, 0) is its top left corner and (1, 1) its bottom right one."""
        return self.left + across * self.width, self.top + down * self.height


@dataclass(frozen=True, slots=True)
class Form:
    """A sheet at a place on a picture."""

    sheet: Sheet
    left: float
    top: float
    cell: float

    @classmethod
    def size(cls, sheet: Sheet) -> tuple[float, float]:
        """How wide and high the form of a sheet is, in squares."""
        form = cls(sheet, 0, 0, 1)
        return 2 * _SIDE + form._span, form._results_top + _RESULT

    @property
    def width(self) -> float:
        return self.size(self.sheet)[0] * self.cell

    @property
    def height(self) -> float:
        return self.size(self.sheet)[1] * self.cell

    @property
    def _span(self) -> int:
        """How wide everything but the squares is."""
        return max(self.sheet.columns, _NARROWEST)

    @property
    def _bonus_lines(self) -> int:
        return -(-len(self.sheet.coloured) // _BESIDE)

    @property
    def _results_top(self) -> float:
        return _HEADING + self.sheet.rows + _FEET + self._bonus_lines * (_BONUS + _APART) - _APART + _BETWEEN

    @property
    def grid(self) -> Grid:
        """The squares, in the middle of what is wider."""
        left = _SIDE + (self._span - self.sheet.columns) / 2
        return Grid(
            self.left + left * self.cell, self.top + (_HEADING + self.sheet.rows) * self.cell, self.cell
        )

    @property
    def heading(self) -> Box:
        return self._box(0, 0, self._span, _HEADING)

    def bonus(self, index: int) -> Box:
        """Where the points for a coloured row are: those of the first in the file, the second, and so on."""
        beside = -(-len(self.sheet.coloured) // self._bonus_lines)
        width = (self._span - (beside - 1) * _APART) / beside
        line, place = divmod(index, beside)
        top = _HEADING + self.sheet.rows + _FEET + line * (_BONUS + _APART)
        return self._box(place * (width + _APART), top, width, _BONUS)

    def bonus_points(self, index: int, *, first: bool) -> Point:
        """The middle of the 4 for completing a row first, or of the 2 for completing it later."""
        return self.bonus(index).at(0.28 if first else 0.72, (1 + _STRIP / _BONUS) / 2)

    def result(self, name: Result) -> Box:
        """Where a part of the score is written."""
        width = (self._span - len(_OPERATORS) * _OPERATOR) / len(RESULTS)
        return self._box(RESULTS.index(name) * (width + _OPERATOR), self._results_top, width, _RESULT)

    def result_middle(self, name: Result) -> Point:
        return self.result(name).at(0.5, (1 + _STRIP / _RESULT) / 2)

    def _box(self, left: float, top: float, width: float, height: float) -> Box:
        """From squares, counted from inside the left edge and from the top of the form, to pixels."""
        return Box(
            self.left + (_SIDE + left) * self.cell,
            self.top + top * self.cell,
            width * self.cell,
            height * self.cell,
        )


def blank(form: Form, look: Look, *, coordinates: bool = False) -> Iterator[Element]:
    """The sheet before anybody has written on it."""
    bands = tuple(look.bands(form.sheet.coloured))
    yield from _squares(form, look, bands)
    yield from _row_marks(form, bands, left=not coordinates)
    if coordinates:
        yield from _coordinates(form, look)
    for index, band in enumerate(bands):
        yield from _bonus(form, index, band, look)
    yield from _results(form, look)


def name_line(form: Form, look: Look) -> Iterator[Element]:
    """Where a player writes a name."""
    box, cell = form.heading, form.cell
    label = words.say("sheet-name")
    size = 0.4 * cell
    _, y = box.at(0, 0.55)
    yield Text(box.left, y, label, size=size, anchor="start", fill=look.theme.label)
    start = box.left + text_width(label, size) + 0.25 * cell
    line = y + 0.2 * cell
    yield Line((start, line), (box.left + box.width, line), stroke=look.theme.label, stroke_width=cell / 40)


# ------------------------------------------------------------------ the squares


def _squares(form: Form, look: Look, bands: tuple[Band, ...]) -> Iterator[Element]:
    sheet, grid, cell = form.sheet, form.grid, form.cell
    (left, bottom), (right, top) = grid.at(0, 0), grid.at(sheet.columns, sheet.rows)
    yield Rectangle(left, top, right - left, bottom - top, fill=look.paper)
    for band in bands:
        x, y = grid.at(0, band.row + 1)
        yield Rectangle(x, y, right - left, cell, fill=band.tint)
        for column in range(sheet.columns):
            if (column, band.row) not in sheet.numbers:  # a number should be easy to read
                faint = mix(band.tint, band.paint.fill, 0.45)
                yield from pattern(band.paint.pattern, *grid.at(column, band.row + 1), cell, faint)
    line = mix(look.theme.label, look.paper, 0.35)
    for column in range(1, sheet.columns):
        yield Line(grid.at(column, 0), grid.at(column, sheet.rows), stroke=line, stroke_width=cell / 32)
    for row in range(1, sheet.rows):
        yield Line(grid.at(0, row), grid.at(sheet.columns, row), stroke=line, stroke_width=cell / 32)
    yield Rectangle(left, top, right - left, bottom - top, stroke=look.ink, stroke_width=cell / 16)
    for square in sheet.numbers:
        yield number(form, square, look.ink)


def number(form: Form, square: Cell, ink: str) -> Text:
    """The number that is printed on a square."""
    return Text(*form.grid.middle(square), str(form.sheet.numbers[square]), size=0.52 * form.cell, fill=ink)


def _row_marks(form: Form, bands: tuple[Band, ...], *, left: bool) -> Iterator[Element]:
    """A tab at the right end of each coloured row, and at the left one too if there is room for it."""
    cell, width = form.cell, 0.58 * form.cell
    for band in bands:
        _, y = form.grid.middle((0, band.row))
        edges = [form.grid.at(form.sheet.columns, 0)[0] + 0.12 * cell]
        if left:
            edges.append(form.grid.left - 0.12 * cell - width)
        for x in edges:
            yield Rectangle(x, y - 0.36 * cell, width, 0.72 * cell, radius=0.14 * cell, fill=band.paint.fill)
            yield fitted(
                x + width / 2, y, band.mark, size=0.42 * cell, room=0.9 * width, fill=band.paint.letters
            )


def _coordinates(form: Form, look: Look) -> Iterator[Element]:
    grid, size = form.grid, 0.4 * form.cell
    for column in range(form.sheet.columns):
        x, _ = grid.middle((column, 0))
        y = grid.bottom + _FEET / 2 * form.cell
        yield Text(x, y, chr(ord("a") + column), size=size, fill=look.theme.label)
    for row in range(form.sheet.rows):
        _, y = grid.middle((0, row))
        x = grid.left - 0.22 * form.cell
        yield Text(x, y, str(row + 1), size=size, anchor="end", fill=look.theme.label)


# ------------------------------------------------------------------ the boxes below them


def _bonus(form: Form, index: int, band: Band, look: Look) -> Iterator[Element]:
    """A row's points: a 4 and a 2, to be circled or crossed out."""
    box, cell = form.bonus(index), form.cell
    strip = _STRIP * cell
    yield Rectangle(*box, radius=0.12 * cell, fill=band.tint)
    yield Rectangle(box.left, box.top, box.width, strip, radius=0.12 * cell, fill=band.paint.fill)
    yield fitted(
        box.left + box.width / 2,
        box.top + strip / 2,
        band.label,
        size=0.36 * cell,
        room=0.9 * box.width,
        fill=band.paint.letters,
    )
    for points in (FIRST, LATER):
        x, y = form.bonus_points(index, first=points == FIRST)
        yield Text(x, y, str(points), size=0.58 * cell, fill=look.ink)
    yield Rectangle(*box, radius=0.12 * cell, stroke=band.paint.edge, stroke_width=cell / 24)


def _results(form: Form, look: Look) -> Iterator[Element]:
    """Boxes for the parts of the score, written as a sum."""
    cell = form.cell
    for name, operator in zip_longest(RESULTS, _OPERATORS):
        box = form.result(name)
        strong = name == "total"
        yield Rectangle(
            *box,
            radius=0.12 * cell,
            fill=look.paper,
            stroke=look.ink if strong else look.theme.label,
            stroke_width=cell / (14 if strong else 28),
        )
        yield fitted(
            box.left + box.width / 2,
            box.top + _STRIP / 2 * cell,
            words.say(f"sheet-{name}"),
            size=0.31 * cell,
            room=0.94 * box.width,
            fill=look.ink if strong else look.theme.label,
        )
        if operator is None:
            continue
        _, y = form.result_middle(name)
        x = box.left + box.width + _OPERATOR / 2 * cell
        if operator == "-":  # a hyphen would be too short beside the other two
            reach = 0.14 * cell
            yield Line((x - reach, y), (x + reach, y), stroke=look.ink, stroke_width=cell / 24)
        else:
            yield Text(x, y, operator, size=0.56 * cell, fill=look.ink)


# ------------------------------------------------------------------ letters


def text_width(text: str, size: float) -> float:
    """How long a text becomes at most: which font writes it is not known here, and they differ little."""
    return size * sum(map(_letter_width, text))


def _letter_width(letter: str) -> float:
    if letter in "WM@%" or east_asian_width(letter) in "WF":
        return 1
    if letter == "m":
        return 0.85
    return 0.78 if letter.isupper() else 0.56


def fitted(x: float, y: float, text: str, *, size: float, room: float, fill: str) -> Text:
    """A text made smaller, and in the end shorter, until it has room."""
    size = max(0.6 * size, min(size, size * room / text_width(text, size)))
    if text_width(text, size) > room + 0.01:
        while text and text_width(f"{text}.", size) > room:
            text = text[:-1]
        text += "."
    return Text(x, y, text, size=size, fill=fill)
