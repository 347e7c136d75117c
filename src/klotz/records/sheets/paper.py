"""The paper that things are printed on."""

from typing import Final, Literal, NamedTuple

from klotz.picture import PIXELS_PER_INCH, Point

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


def page_size(paper: PaperName, *, lying: bool = False) -> Point:
    """The width and height of a page, in pixels."""
    if paper not in PAPERS:
        raise ValueError(f"there is no paper {str(paper)[:40]!r}; there are {' and '.join(PAPERS)}")
    short, long = (length * MILLIMETRE for length in PAPERS[paper])
    return (long, short) if lying else (short, long)
