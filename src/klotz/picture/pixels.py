"""Pictures as pixels: PNG files, and GIF files that move."""

import io
from collections import Counter
from collections.abc import Callable, Sequence
from operator import sub
from typing import TYPE_CHECKING, Any, Final, cast

from klotz.extras import needed
from klotz.picture.letters import spelled
from klotz.picture.model import Circle, Element, Line, Picture, Point, Polygon, Rectangle, Text

if TYPE_CHECKING:  # Pillow is slow to import, and most of what imports this module never paints
    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw

_Rgb = tuple[int, int, int]

MOST_PIXELS: Final = 25_000_000
"""Larger PNG or GIF frames are refused: a mistyped scale should not fill the memory."""

_FINER: Final = 3
"""Pictures are painted this many times larger and then shrunk, for smooth edges."""


def png(picture: Picture, scale: float = 1) -> bytes:
    """The picture as a PNG file, `scale` times as large."""
    file = io.BytesIO()
    with needed("PNG pictures need"):
        _painted(picture, scale).save(file, "PNG", optimize=True)
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
    with needed("GIF pictures need"):
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

    def box(left: float, top: float, right: float, bottom: float) -> tuple[int, int, int, int]:
        """Pillow's boxes include their last pixel; what is thinner than a pixel is still painted as one."""
        first = round(left * scale - width / 2), round(top * scale - width / 2)
        last = round(right * scale + width / 2) - 1, round(bottom * scale + width / 2) - 1
        return (*first, max(first[0], last[0]), max(first[1], last[1]))

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
                    spelled(text, "ascii"),  # the font that comes with Pillow has no others
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
