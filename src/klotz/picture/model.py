"""What a picture is made of."""

from dataclasses import dataclass, replace
from typing import Literal

Point = tuple[float, float]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Painted:
    """How an element is painted. None paints no area or no edge; the opacity is of the whole element."""

    fill: str | None = None
    stroke: str | None = None
    stroke_width: float = 1
    opacity: float = 1


@dataclass(frozen=True, slots=True)
class Rectangle(_Painted):
    """`x` and `y` are its top left corner; with a `radius` its corners are round."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 0


@dataclass(frozen=True, slots=True)
class Polygon(_Painted):
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Circle(_Painted):
    """`x` and `y` are its centre."""

    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True)
class Line(_Painted):
    start: Point
    end: Point


@dataclass(frozen=True, slots=True)
class Text(_Painted):
    """One line of text, painted in its `fill`.

    `y` is half way up its capitals and figures, so that a label sits in the middle of what it names. `anchor`
    says which part of the text stands at `x`.
    """

    x: float
    y: float
    text: str
    size: float = 12
    anchor: Literal["start", "middle", "end"] = "middle"

    @property
    def baseline(self) -> float:
        """Where the letters stand."""
        return self.y + 0.36 * self.size  # capitals are 0.72 of the size high in all common sans-serif faces


Element = Rectangle | Polygon | Circle | Line | Text


def placed(element: Element, left: float, top: float, scale: float) -> Element:
    """An element drawn somewhere else: first made larger by a factor, then moved."""

    def at(point: Point) -> Point:
        return left + point[0] * scale, top + point[1] * scale

    thick = element.stroke_width * scale
    match element:
        case Rectangle(x, y, width, height, radius):
            x, y = at((x, y))
            wide, high = width * scale, height * scale
            return replace(
                element, x=x, y=y, width=wide, height=high, radius=radius * scale, stroke_width=thick
            )
        case Circle(x, y, radius):
            x, y = at((x, y))
            return replace(element, x=x, y=y, radius=radius * scale, stroke_width=thick)
        case Text(x, y):
            x, y = at((x, y))
            return replace(element, x=x, y=y, size=element.size * scale, stroke_width=thick)
        case Polygon(points):
            return replace(element, points=tuple(map(at, points)), stroke_width=thick)
        case Line(start, end):
            return replace(element, start=at(start), end=at(end), stroke_width=thick)


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing. Without a background it is transparent as SVG, and white where it has to be something."""

    width: float
    height: float
    elements: tuple[Element, ...]
    title: str = ""
    background: str | None = "#ffffff"

    # The renderers import the model, so the model imports them only on demand.

    def svg(self) -> str:
        """The picture as an SVG document, standalone or inline. Equal pictures give equal text."""
        from klotz.picture import svg

        return svg.document(self)

    def png(self, scale: float = 1) -> bytes:
        """The picture as a PNG file, `scale` times as large."""
        from klotz.picture import pixels

        return pixels.png(self, scale)
