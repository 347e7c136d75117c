"""Blending colours, and patterns for the colour-blind."""

from typing import Literal, assert_never

from klotz.picture.model import Circle, Element, Line


def mix(colour: str, other: str, share: float) -> str:
    """A blend of two colours: a share of 0 gives the first, 1 the other."""
    ours, theirs = (bytes.fromhex(written.removeprefix("#")) for written in (colour, other))
    return "#" + bytes(round(a + (b - a) * share) for a, b in zip(ours, theirs, strict=True)).hex()


Pattern = Literal["plain", "rising", "falling", "dots", "crosses"]


def pattern(kind: Pattern, x: float, y: float, size: float, ink: str) -> tuple[Element, ...]:
    """A pattern to draw over a square cell, so that it can be recognised without its colour.

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
