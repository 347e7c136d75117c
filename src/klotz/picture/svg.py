"""Pictures as SVG: text that says the same as the elements, for pages and for paper."""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

from klotz.picture.model import Circle, Element, Line, Picture, Point, Polygon, Rectangle, Text

_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def document(picture: Picture, *, titled: bool = True) -> str:
    width, height = _number(picture.width), _number(picture.height)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}" role="img">'
    ]
    if titled:
        lines.append(f"<title>{_escaped(picture.title)}</title>")
    if picture.background is not None:
        lines.append(f'<rect width="{width}" height="{height}" fill="{picture.background}"/>')
    lines.extend(_elements(picture.elements))
    lines.append("</svg>")
    return "\n".join(lines)


def _escaped(text: str) -> str:
    """Text that is safe inside an element; what XML cannot hold at all becomes a replacement mark."""
    for character, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\r", "&#13;")):
        text = text.replace(character, entity)
    return _NOT_XML.sub("\ufffd", text)


def _number(value: float) -> str:
    """At most two decimals, without trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _pair(point: Point) -> str:
    return f"{_number(point[0])} {_number(point[1])}"


def _attributes(**values: float) -> str:
    return "".join(f' {name}="{_number(value)}"' for name, value in values.items())


def _paint_attributes(element: Element) -> str:
    parts = [f' fill="{element.fill or "none"}"']
    if element.stroke is not None:
        parts.append(f' stroke="{element.stroke}" stroke-width="{_number(element.stroke_width)}"')
        parts.append(' stroke-linecap="round" stroke-linejoin="round"')
    if element.opacity != 1:
        parts.append(f' opacity="{_number(element.opacity)}"')
    return "".join(parts)


def _elements(elements: Iterable[Element]) -> Iterator[str]:
    """Lines of the same style become one path: a board has hundreds, and a page should stay small."""
    for paint, alike in groupby(elements, key=_line_paint):
        if paint is None:
            yield from map(_element, alike)
        else:
            lines = [element for element in alike if isinstance(element, Line)]
            path = "".join(f"M{_pair(line.start)}L{_pair(line.end)}" for line in lines)
            yield f'<path d="{path}"{paint}/>'


def _line_paint(element: Element) -> str | None:
    """How a line is painted; None for all else, and for translucent lines, which show where they cross."""
    return _paint_attributes(element) if isinstance(element, Line) and element.opacity == 1 else None


def _element(element: Element) -> str:
    paint = _paint_attributes(element)
    match element:
        case Rectangle(x=x, y=y, width=width, height=height, radius=radius):
            corners = _attributes(rx=radius) if radius else ""
            return f"<rect{_attributes(x=x, y=y, width=width, height=height)}{corners}{paint}/>"
        case Polygon(points=points):
            corners = " ".join(map(_pair, points))
            return f'<polygon points="{corners}"{paint}/>'
        case Circle(x=x, y=y, radius=radius):
            return f"<circle{_attributes(cx=x, cy=y, r=radius)}{paint}/>"
        case Line(start=(x1, y1), end=(x2, y2)):
            return f"<line{_attributes(x1=x1, y1=y1, x2=x2, y2=y2)}{paint}/>"
        case Text(x=x, text=text, size=size, anchor=anchor):
            where = _attributes(x=x, y=element.baseline) + f' text-anchor="{anchor}"'
            font = f' font-family="Helvetica, Arial, sans-serif" font-size="{_number(size)}"'
            return f"<text{where}{font}{paint}>{_escaped(text)}</text>"
