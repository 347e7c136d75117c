"""Pages of Bloxx! sheets to print.

A page is cut into equal tiles, a sheet in the middle of each; cutting along the lines between them gives
sheets of one size. Nothing lies so close to the paper's edge that a printer could not reach it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Self

from klotz import words
from klotz.games.bloxx import Dice, Sheet, read_dice, read_sheet
from klotz.games.boxes import Box
from klotz.games.datafiles import STANDARD
from klotz.picture import Element, Line, Picture, Point, Text
from klotz.records.drawing.bloxx.dice import faces
from klotz.records.drawing.bloxx.form import Form, blank, fitted, name_line
from klotz.records.drawing.bloxx.look import Look, look
from klotz.records.drawing.palette import PaletteName
from klotz.records.sheets.box_pages import Printing
from klotz.records.sheets.paper import MARGIN, MILLIMETRE, PaperName, page_size

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
        """The page for a number of sheets."""
        if per_page not in _TILES:
            raise ValueError(f"a page has 1, 2 or 4 sheets, not {per_page}")
        across, down = _TILES[per_page]
        return cls(*page_size(paper, lying=across > down), across, down)

    def forms(self, sheet: Sheet) -> Iterator[Form]:
        """The sheets on the page: as large as they can be, each in the middle of its tile."""
        tile_width, tile_height = self.width / self.across, self.height / self.down
        width, height = Form.size(sheet)
        cell = min((tile_width - 2 * MARGIN) / width, (tile_height - 2 * MARGIN) / (height + _FOOT))
        for row in range(self.down):
            for column in range(self.across):
                yield Form(
                    sheet,
                    left=column * tile_width + (tile_width - width * cell) / 2,
                    top=row * tile_height + (tile_height - (height + _FOOT) * cell) / 2,
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
    width, height = page_size(paper, lying=True)
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
        form.left + form.width / 2,
        form.top + form.height + _FOOT / 2 * form.cell,
        words.say(
            "sheet-maker" if form.sheet == read_sheet(STANDARD) else "sheet-maker-own",
            {"sheet": form.sheet.name},
        ),
        size=0.27 * form.cell,
        room=form.width,
        fill=look.theme.label,
    )


def box_pages(box: Box, *, paper: PaperName, palette: PaletteName, grey: bool) -> list[Picture]:
    """A page of sheets, and the dice if they are not ours."""
    pages = [
        sheet_page(read_sheet(box.parts.get("sheet", STANDARD)), paper=paper, palette=palette, grey=grey)
    ]
    if "dice" in box.parts:
        pages.append(dice_page(read_dice(box.parts["dice"]), paper=paper, palette=palette, grey=grey))
    return pages


PRINTING: Final = Printing(box_pages)
