"""How sheets are coloured: the paper, what is printed on it, and what pens add."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from string import ascii_uppercase
from typing import Final

from klotz.games.bloxx import ColouredRow
from klotz.picture import Pattern, mix
from klotz.records.drawing.palette import DARK, LIGHT, Paint, PaletteName, Theme, paints

# Of the patterns, the one of crosses is left out: pens draw crosses here.
_PATTERNS: Final[tuple[Pattern, ...]] = ("plain", "rising", "dots", "falling")
_GREY: Final = "#8c8c8c"


@dataclass(frozen=True, slots=True)
class Look:
    theme: Theme
    paper: str
    ink: str
    """Of the numbers and words that are printed."""
    pen: str
    gap: str
    patterned: bool
    grey: bool = False

    def bands(self, rows: Sequence[ColouredRow]) -> Iterator["Band"]:
        """How the coloured rows look. They differ in more than colour: in a mark, and in patterns if asked for."""
        marked = _marked([row.name for row in rows])
        for row, (mark, label), pattern in zip(rows, marked, cycle(_PATTERNS), strict=False):
            paint = Paint(_GREY if self.grey else row.colour, pattern if self.patterned else "plain")
            yield Band(row.row, mark, label, paint, mix(paint.fill, self.paper, 0.7))


@dataclass(frozen=True, slots=True)
class Band:
    """How a coloured row looks."""

    row: int
    mark: str
    """A letter or two that no other row has."""
    label: str
    paint: Paint
    tint: str
    """Of its squares: what is printed and drawn on them stays easy to see."""


def look(palette: PaletteName, *, dark: bool = False, grey: bool = False) -> Look:
    """The look that a style asks for. Without colours, patterns take their place."""
    patterned = grey or any(paint.pattern != "plain" for paint in paints(palette).values())
    if dark:
        return Look(DARK, "#24272d", "#e4e6ea", pen="#8ab4ff", gap="#4c515b", patterned=patterned, grey=grey)
    return Look(LIGHT, "#ffffff", "#22252b", pen="#1d3f94", gap="#a9aeb7", patterned=patterned, grey=grey)


def _marked(names: Sequence[str]) -> list[tuple[str, str]]:
    """For each name a mark and a label: how the name begins, or else a letter that the label explains."""
    for length in (1, 2):
        marks = [name[:length].upper() for name in names]
        if len(set(marks)) == len(names):
            return list(zip(marks, names, strict=True))
    return [(mark, f"{mark}: {name}") for mark, name in zip(ascii_uppercase, names, strict=False)]
