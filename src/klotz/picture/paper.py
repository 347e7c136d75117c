"""Pictures as PDF: pages to print."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from io import BytesIO
from typing import Final

from klotz.extras import needed
from klotz.picture import svg
from klotz.picture.letters import spelled
from klotz.picture.model import Element, Picture, Text

PIXELS_PER_INCH: Final = 96
"""A CSS pixel, so that a picture prints at the same size from SVG and from PDF."""

_POINTS_PER_INCH: Final = 72


def pdf(pages: Sequence[Picture]) -> bytes:
    """Pictures as a PDF file, a page of its own size for each. Equal pictures give equal bytes.

    The letters are those of Helvetica, which every reader has and which therefore need not be in the file. It
    has the letters of Western Europe; of others the accents are left out, and what remains unknown becomes `?`.
    """
    # Of the maintained libraries, fpdf2 is the one that reads SVG: the elements need no second renderer, and a
    # page looks the same on paper and on screen. It is typed, and pure Python.
    with needed("PDF files need"):
        from fpdf import FPDF

    if not pages:
        raise ValueError("a PDF has at least one page")
    document = FPDF(unit="pt")
    document.set_margin(0)
    document.set_auto_page_break(False)
    document.set_title(pages[0].title)
    document.set_producer("Klotz")
    document.set_creation_date(datetime.fromtimestamp(0, UTC))  # now() would make every file different
    for page in pages:
        width, height = (length * _POINTS_PER_INCH / PIXELS_PER_INCH for length in (page.width, page.height))
        document.add_page(format=(width, height))
        drawn = replace(page, elements=tuple(map(_in_helvetica, page.elements)))
        # The library does not support <title> and would warn; the document has its own.
        content = svg.document(drawn, titled=False).encode()
        document.image(BytesIO(content), 0, 0, width, height)
    return bytes(document.output())


def _in_helvetica(element: Element) -> Element:
    if isinstance(element, Text):
        return replace(element, text=spelled(element.text, "latin-1"))
    return element
