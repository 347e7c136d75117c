"""What tests measure on pictures."""

from collections import Counter
from functools import cache

from fpdf import FPDF

from klotz.picture import Circle, Element, Line, Picture, Polygon, Rectangle, Text
from klotz.records.drawing.bloxx.form import Box


@cache
def helvetica() -> FPDF:
    document = FPDF(unit="pt")
    document.set_font("Helvetica", size=1000)
    return document


def bounds(element: Element) -> tuple[float, float, float, float]:
    """Left, top, right and bottom, with all of its stroke; texts as wide as Helvetica is."""
    edge = element.stroke_width / 2 if element.stroke is not None else 0
    match element:
        case Rectangle(x=x, y=y, width=width, height=height):
            corners = [(x, y), (x + width, y + height)]
        case Circle(x=x, y=y, radius=radius):
            corners = [(x - radius, y - radius), (x + radius, y + radius)]
        case Polygon(points=points):
            corners = list(points)
        case Line(start=start, end=end):
            corners = [start, end]
        case Text(x=x, y=y, text=text, size=size, anchor=anchor):
            width = helvetica().get_string_width(text) * size / 1000
            left = x - {"start": 0, "middle": 0.5, "end": 1}[anchor] * width
            corners = [(left, y - size / 2), (left + width, y + size / 2)]
    across, down = zip(*corners, strict=True)
    return min(across) - edge, min(down) - edge, max(across) + edge, max(down) + edge


def texts(picture: Picture) -> Counter[str]:
    return Counter(element.text for element in picture.elements if isinstance(element, Text))


def overlap(one: Box, other: Box) -> bool:
    """By more than a rounding error."""
    return (
        min(one.left + one.width, other.left + other.width) - max(one.left, other.left) > 1e-6
        and min(one.top + one.height, other.top + other.height) - max(one.top, other.top) > 1e-6
    )
