"""A picture as data: a few immutable elements, and what they look like as SVG, PNG, GIF and PDF.

Callers only say where the rectangles and letters go; nothing here knows any game.
Lengths are pixels at scale 1, x runs to the right and y down, colours are written `#rrggbb`, strokes lie
centred on their edge and have round ends and corners. Later elements cover earlier ones.

    >>> square = Picture(10, 10, (Rectangle(1, 1, 8, 8, fill="#0072b2"),), title="One square")
    >>> print(square.svg())
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10" role="img">
    <title>One square</title>
    <rect width="10" height="10" fill="#ffffff"/>
    <rect x="1" y="1" width="8" height="8" fill="#0072b2"/>
    </svg>
"""

from klotz.picture.colours import Pattern, mix, pattern
from klotz.picture.model import Circle, Element, Line, Picture, Point, Polygon, Rectangle, Text, placed
from klotz.picture.paper import PIXELS_PER_INCH, pdf
from klotz.picture.pixels import MOST_PIXELS, gif

__all__ = [
    "MOST_PIXELS",
    "PIXELS_PER_INCH",
    "Circle",
    "Element",
    "Line",
    "Pattern",
    "Picture",
    "Point",
    "Polygon",
    "Rectangle",
    "Text",
    "gif",
    "mix",
    "pattern",
    "pdf",
    "placed",
]
