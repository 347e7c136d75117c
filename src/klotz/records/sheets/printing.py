"""Pages of Bloxx! sheets to print.

A page is cut into equal tiles, a sheet in the middle of each; whoever cuts along the lines between them gets
sheets of one size. Nothing lies so close to the paper's edge that a printer could not reach it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, Self

from klotz import words
from klotz.games.bloxx import Dice, Sheet
from klotz.picture import PIXELS_PER_INCH, Element, Line, Picture, Point, Text
from klotz.records.drawing.bloxx.dice import faces
from klotz.records.drawing.bloxx.form import HEIGHT, WIDTH, Form, blank, fitted, name_line
from klotz.records.drawing.bloxx.look import Look, look
from klotz.records.drawing.palette import PaletteName

MILLIMETRE: Final = PIXELS_PER_INCH / 25.4
"""In pixels."""

MARGIN: Final = 10 * MILLIMETRE
"""Around every tile, and so around every page. Printers need about half of it."""

PaperName = Literal["a4", "letter"]


class Paper(NamedTuple):
    """A page held upright, in millimetres."""

    width: float
    height: float


PAPERS: Final[dict[PaperName, Paper]] = {"a4": Paper(210, 297), "letter": Paper(215.9, 279.4)}

# How many tiles across and down. A sheet is about twice as high as wide: two share a page that lies on its side.
_TILES: Final = {1: (1, 1), 2: (2, 1), 4: (2, 2)}

_FOOT: Final = 0.6  # below a sheet, in its squares: who made it


@dataclass(frozen=True, slots=True)
class Page:
    """A page and how it is cut, in pixels."""

    width: float
    height: float
    across: int
    down: int

    @classmethod
    def of(cls, paper: PaperName, per_page: int) -> Self:
        """The page for so many sheets."""
        if per_page not in _TILES:
            raise ValueError(f"a page has 1, 2 or 4 sheets, not {per_page}")
        across, down = _TILES[per_page]
        return cls(*_size(paper, lying=across > down), across, down)

    def forms(self, sheet: Sheet) -> Iterator[Form]:
        """The sheets on the page: as large as they can be, each in the middle of its tile."""
        tile_width, tile_height = self.width / self.across, self.height / self.down
        cell = min((tile_width - 2 * MARGIN) / WIDTH, (tile_height - 2 * MARGIN) / (HEIGHT + _FOOT))
        for row in range(self.down):
            for column in range(self.across):
                yield Form(
                    sheet,
                    left=column * tile_width + (tile_width - WIDTH * cell) / 2,
                    top=row * tile_height + (tile_height - (HEIGHT + _FOOT) * cell) / 2,
                    cell=cell,
                )

    def cuts(self) -> Iterator[Line]:
        """Where to cut: a thin line from margin to margin between two tiles."""
        for column in range(1, self.across):
            x = column * self.width / self.across
            yield _cut((x, MARGIN), (x, self.height - MARGIN))
        for row in range(1, self.down):
            y = row * self.height / self.down
            yield _cut((MARGIN, y), (self.width - MARGIN, y))


def _size(paper: PaperName, *, lying: bool) -> Point:
    if paper not in PAPERS:
        raise ValueError(f"there is no paper {str(paper)[:40]!r}; there are {' and '.join(PAPERS)}")
    short, long = (length * MILLIMETRE for length in PAPERS[paper])
    return (long, short) if lying else (short, long)


def _cut(start: Point, end: Point) -> Line:
    return Line(start, end, stroke="#b5b8be", stroke_width=0.5)


def sheet_page(
    sheet: Sheet,
    *,
    paper: PaperName = "a4",
    per_page: int = 2,
    palette: PaletteName = "classic",
    grey: bool = False,
) -> Picture:
    """A page of sheets to play on."""
    page, chosen = Page.of(paper, per_page), look(palette, grey=grey)
    elements: list[Element] = [*page.cuts()]
    for form in page.forms(sheet):
        elements += name_line(form, chosen)
        elements += blank(form, chosen)
        elements.append(_maker(form, chosen))
    return Picture(page.width, page.height, tuple(elements), words.say("sheet-title"), background=None)


def dice_page(
    dice: Dice, *, paper: PaperName = "a4", palette: PaletteName = "classic", grey: bool = False
) -> Picture:
    """A page with every face of the dice: to compare with one's own, or to play with ordinary dice."""
    width, height = _size(paper, lying=True)
    chosen = look(palette, grey=grey)
    room = width - 2 * MARGIN
    heading = words.say("sheet-dice-heading", {"dice": dice.name})
    elements: list[Element] = [
        fitted(width / 2, MARGIN + 8 * MILLIMETRE, heading, size=7 * MILLIMETRE, room=room, fill=chosen.ink),
        fitted(
            width / 2,
            MARGIN + 18 * MILLIMETRE,
            words.say("sheet-dice-how"),
            size=4.5 * MILLIMETRE,
            room=room,
            fill=chosen.ink,
        ),
        *faces(dice, MARGIN, MARGIN + 30 * MILLIMETRE, room, chosen),
    ]
    return Picture(
        width, height, tuple(elements), words.say("sheet-dice-title", {"dice": dice.name}), background=None
    )


def _maker(form: Form, look: Look) -> Text:
    return fitted(
        form.left + WIDTH / 2 * form.cell,
        form.top + (HEIGHT + _FOOT / 2) * form.cell,
        words.say("sheet-maker", {"sheet": form.sheet.name}),
        size=0.27 * form.cell,
        room=WIDTH * form.cell,
        fill=look.theme.label,
    )
