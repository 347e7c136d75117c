"""A picture as data: a few immutable elements, and what they look like as SVG, PNG and GIF.

Whoever draws a board or a piece says only where the rectangles and letters go; nothing here knows a game.
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

import io
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import sub
from typing import TYPE_CHECKING, Any, Final, Literal, assert_never, cast

if TYPE_CHECKING:  # Pillow is slow to import, and most of what imports this module never paints
    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw

Point = tuple[float, float]
_Rgb = tuple[int, int, int]

MOST_PIXELS: Final = 25_000_000
"""A larger PNG or GIF frame is refused: a slip in a scale should not fill the memory."""


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
        return self.y + 0.36 * self.size  # capitals are 0.72 of the size high in all common sans-serif faces


Element = Rectangle | Polygon | Circle | Line | Text


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing. Without a background it is transparent as SVG, and white where it has to be something."""

    width: float
    height: float
    elements: tuple[Element, ...]
    title: str = ""
    background: str | None = "#ffffff"

    def svg(self) -> str:
        """The picture as an SVG document, to stand alone or inside a page. Equal pictures give equal text."""
        width, height = _number(self.width), _number(self.height)
        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
            f' width="{width}" height="{height}" role="img">',
            f"<title>{_escaped(self.title)}</title>",
        ]
        if self.background is not None:
            lines.append(f'<rect width="{width}" height="{height}" fill="{self.background}"/>')
        lines.extend(_svg_elements(self.elements))
        lines.append("</svg>")
        return "\n".join(lines)

    def png(self, scale: float = 1) -> bytes:
        """The picture as a PNG file, `scale` times as large."""
        file = io.BytesIO()
        _painted(self, scale).save(file, "PNG", optimize=True)
        return file.getvalue()


def gif(
    pictures: Sequence[Picture],
    *,
    seconds_per_frame: float = 0.6,
    seconds_at_end: float = 3,
    scale: float = 1,
    loop: bool = True,
    progress: Callable[[int, int], None] | None = None,
) -> bytes:
    """Pictures of the same size as an animated GIF file, a frame each; the last one is held longer.

    `progress` is called after each frame with the number of frames painted and of all there are.
    """
    from PIL.Image import Dither

    if not pictures:
        raise ValueError("an animation has at least one picture")
    if len({(picture.width, picture.height) for picture in pictures}) > 1:
        raise ValueError("the pictures of an animation are all of the same size")
    for seconds in (seconds_per_frame, seconds_at_end):
        if not 0 < seconds <= 600:  # the format cannot hold much more
            raise ValueError(f"a frame is shown for up to 600 seconds, not {seconds}")
    palette = _shared_palette(pictures, scale)
    frames = []
    for count, picture in enumerate(pictures, start=1):
        frames.append(_painted(picture, scale).quantize(palette=palette, dither=Dither.NONE))
        if progress is not None:
            progress(count, len(pictures))
    milliseconds = [round(1000 * seconds_per_frame)] * (len(frames) - 1) + [round(1000 * seconds_at_end)]
    options: dict[str, Any] = {"loop": 0} if loop else {}
    file = io.BytesIO()
    frames[0].save(
        file, "GIF", save_all=True, append_images=frames[1:], duration=milliseconds, optimize=True, **options
    )
    return file.getvalue()


# ------------------------------------------------------------------ colours and patterns


def mix(colour: str, other: str, share: float) -> str:
    """A colour with so large a share of another in it: 0 is the one, 1 the other."""
    ours, theirs = (bytes.fromhex(written.removeprefix("#")) for written in (colour, other))
    return "#" + bytes(round(a + (b - a) * share) for a, b in zip(ours, theirs, strict=True)).hex()


Pattern = Literal["plain", "rising", "falling", "dots", "crosses"]


def pattern(kind: Pattern, x: float, y: float, size: float, ink: str) -> tuple[Element, ...]:
    """What to draw over a square cell so that it can be told from others without its colour.

    The cell's own colour is not drawn.
    """
    width = size * 0.09

    def stripes(*ends: tuple[float, float, float, float]) -> tuple[Element, ...]:
        return tuple(
            Line(
                (x + size * x1, y + size * y1), (x + size * x2, y + size * y2), stroke=ink, stroke_width=width
            )
            for x1, y1, x2, y2 in ends
        )

    match kind:
        case "plain":
            return ()
        case "rising":
            return stripes((0.2, 0.45, 0.45, 0.2), (0.2, 0.8, 0.8, 0.2), (0.55, 0.8, 0.8, 0.55))
        case "falling":
            return stripes((0.55, 0.2, 0.8, 0.45), (0.2, 0.2, 0.8, 0.8), (0.2, 0.55, 0.45, 0.8))
        case "dots":
            return tuple(
                Circle(x + size * across, y + size * down, size * 0.1, fill=ink)
                for down in (0.3, 0.7)
                for across in (0.3, 0.7)
            )
        case "crosses":
            return stripes((0.3, 0.3, 0.7, 0.7), (0.3, 0.7, 0.7, 0.3))
        case _:
            assert_never(kind)


# ------------------------------------------------------------------ SVG

_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def _escaped(text: str) -> str:
    """Text that is safe inside an element; what XML cannot hold at all becomes a replacement mark."""
    for character, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\r", "&#13;")):
        text = text.replace(character, entity)
    return _NOT_XML.sub("\ufffd", text)


def _number(value: float) -> str:
    """At most two decimals, and none that say nothing."""
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


def _svg_elements(elements: Iterable[Element]) -> Iterator[str]:
    """Lines that are painted alike become one path: a board has hundreds, and a page should stay small."""
    for paint, alike in groupby(elements, key=_line_paint):
        if paint is None:
            yield from map(_svg_element, alike)
        else:
            lines = [element for element in alike if isinstance(element, Line)]
            path = "".join(f"M{_pair(line.start)}L{_pair(line.end)}" for line in lines)
            yield f'<path d="{path}"{paint}/>'


def _line_paint(element: Element) -> str | None:
    """How a line is painted; None for all else, and for translucent lines, which show where they cross."""
    return _paint_attributes(element) if isinstance(element, Line) and element.opacity == 1 else None


def _svg_element(element: Element) -> str:
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


# ------------------------------------------------------------------ pixels

_FINER: Final = 3
"""Pictures are painted so many times too large and then shrunk, which makes their edges smooth."""


def _painted(picture: Picture, scale: float) -> "Image":
    from PIL import Image
    from PIL.ImageDraw import Draw

    if not scale > 0:
        raise ValueError(f"a scale is more than 0, not {scale}")
    width, height = max(1, round(picture.width * scale)), max(1, round(picture.height * scale))
    if width * height > MOST_PIXELS:
        raise ValueError(f"{width} x {height} pixels are too many: choose a smaller scale than {scale:g}")
    image = Image.new("RGB", (width * _FINER, height * _FINER), picture.background or "#ffffff")
    for element in picture.elements:
        if element.opacity < 1:
            covered = image.copy()
            _paint(Draw(covered), element, scale * _FINER)
            image = Image.blend(image, covered, element.opacity)
        else:
            _paint(Draw(image), element, scale * _FINER)
    return image.reduce(_FINER)


def _paint(draw: "ImageDraw", element: Element, scale: float) -> None:
    from PIL import ImageFont

    width = max(1, round(element.stroke_width * scale)) if element.stroke is not None else 0

    def box(left: float, top: float, right: float, bottom: float) -> tuple[float, float, float, float]:
        # Pillow draws an outline inside its box and paints the last row and column of it too.
        return (
            round(left * scale - width / 2),
            round(top * scale - width / 2),
            round(right * scale + width / 2) - 1,
            round(bottom * scale + width / 2) - 1,
        )

    def stroke(points: Sequence[Point]) -> None:
        """Pillow leaves notches where wide lines meet: a disc on every point rounds ends and corners."""
        draw.line(points, element.stroke, width)
        if width > 2:
            for x, y in points:
                draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), element.stroke)

    match element:
        case Rectangle(x=x, y=y, width=across, height=down, radius=radius):
            corner = radius * scale + width / 2 if radius else 0
            draw.rounded_rectangle(
                box(x, y, x + across, y + down), corner, element.fill, element.stroke, width
            )
        case Circle(x=x, y=y, radius=radius):
            draw.ellipse(
                box(x - radius, y - radius, x + radius, y + radius), element.fill, element.stroke, width
            )
        case Polygon(points=points):
            scaled = [(x * scale, y * scale) for x, y in points]
            if element.fill is not None:
                draw.polygon(scaled, element.fill)
            if width:
                stroke([*scaled, scaled[0]])
        case Line(start=start, end=end):
            if width:
                stroke([(x * scale, y * scale) for x, y in (start, end)])
        case Text(x=x, text=text, size=size, anchor=anchor):
            if element.fill is not None:
                draw.text(
                    (x * scale, element.baseline * scale),
                    text,
                    element.fill,
                    ImageFont.load_default(size * scale),
                    anchor={"start": "ls", "middle": "ms", "end": "rs"}[anchor],
                )


def _shared_palette(pictures: Sequence[Picture], scale: float) -> "Image":
    """An image whose palette serves a whole animation, so that no colour flickers from frame to frame.

    The first, middle and last frames have between them all the colours of a game that only adds pieces. Flat
    areas make up nearly all of a drawing: its most frequent colours are kept exactly, and only some of the
    blends along edges are shifted to the nearest.
    """
    from PIL import Image

    counts: Counter[_Rgb] = Counter()
    for at in (0, len(pictures) // 2, -1):
        found = cast("list[tuple[int, _Rgb]]", _painted(pictures[at], scale).getcolors(MOST_PIXELS))
        counts.update({colour: count for count, colour in found})
    kept: list[_Rgb] = []
    for colour, _ in counts.most_common(1000):
        # Pillow looks colours up in steps of four: one too close to a frequent colour would take its place.
        if not any(max(map(abs, map(sub, colour, other))) <= 8 for other in kept):
            kept.append(colour)
    palette = Image.new("P", (1, 1))
    # One of the 256 places stays free: Pillow marks with it what has not changed since the frame before.
    palette.putpalette([value for colour in kept[:255] for value in colour])
    return palette
