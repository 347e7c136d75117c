"""The ring of discs with the stock inside it, the start circles around it, and pawns wherever they stand."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from klotz import words
from klotz.games.bloqs import BloqsState
from klotz.games.bloqs.notation import BUILD_DISC, STEAL_DISC
from klotz.games.bloqs.pieces import KINDS, numbers_of, shape_of
from klotz.picture import Circle, Element, Line, Point, Polygon, Rectangle, Text, mix
from klotz.records.drawing.bloqs.look import Look
from klotz.records.drawing.bloqs.solid import loose

SIZE: Final = 440
"""How wide and high the ring is with everything around it, in pixels at scale 1."""

_DISC: Final = 22  # radius of a disc
_RING: Final = 162  # from the middle of the ring to the middle of a disc
_NUMBERS: Final = _RING + _DISC + 8
_STARTS: Final = _RING + _DISC + 19
_START: Final = 14  # radius of a start circle
_BESIDE: Final = 17  # from pawn to pawn on one disc


@dataclass(frozen=True, slots=True)
class Ring:
    """Where places of the ring lie: the first at the top, and on clockwise."""

    left: float
    top: float
    places: int

    def at(self, place: float, radius: float, beside: float = 0) -> Point:
        """A point so far from the middle, and so far clockwise from the line to a place."""
        angle = 2 * pi * place / self.places - pi / 2
        return (
            self.left + SIZE / 2 + radius * cos(angle) - beside * sin(angle),
            self.top + SIZE / 2 + radius * sin(angle) + beside * cos(angle),
        )


def draw_ring(
    left: float, top: float, state: BloqsState, look: Look, *, coordinates: bool, last: int | None
) -> Iterator[Element]:
    """`last` is the place where something happened last."""
    ring = Ring(left, top, len(state.discs))
    yield Circle(*ring.at(0, 0), _RING, stroke=look.theme.grid, stroke_width=2 * _DISC - 8)
    yield from _starts(ring, state, look)
    for place, disc in enumerate(state.discs):
        yield from _disc(ring.at(place, _RING), disc, look, marked=place == last)
        if coordinates:
            yield Text(*ring.at(place, _NUMBERS), str(place + 1), size=10, fill=look.theme.label)
    yield from _pawns(ring, state, look)
    yield from _stock(ring, state, look)


# ------------------------------------------------------------------ discs


def _disc(middle: Point, disc: str | None, look: Look, *, marked: bool) -> Iterator[Element]:
    x, y = middle
    if disc is None:
        yield Circle(x, y, _DISC, fill=mix(look.theme.label, look.theme.board, 0.35), stroke=look.theme.label)
        yield Circle(x, y, 0.72 * _DISC, stroke=mix(look.theme.label, look.theme.board, 0.6))
        return
    yield Circle(x, y, _DISC, fill=look.theme.background, stroke=look.theme.label, stroke_width=1.2)
    if disc == STEAL_DISC:
        yield from _stealing(x, y - 4, look)
    elif disc == BUILD_DISC:
        yield from _building(x, y - 4, look)
    else:
        yield from _flat(x, y - 4, disc, look)
    named = {STEAL_DISC: "bloqs-picture-steal", BUILD_DISC: "bloqs-picture-build"}
    text = words.say(named[disc]) if disc in named else disc
    yield Text(x, y + 0.66 * _DISC, text, size=8, fill=look.ink)
    if marked:
        yield Circle(x, y, _DISC + 1, stroke=look.theme.highlight, stroke_width=3)


def _flat(x: float, y: float, kind: str, look: Look) -> Iterator[Element]:
    """A piece as it lies on the table, seen from above."""
    shape, side = shape_of(kind), 7.5
    width, height, _ = shape.extent
    paint = look.kind(kind)
    for column, row, _ in shape.cells:
        left, top = x + (column - width / 2) * side, y - (row + 1 - height / 2) * side
        yield Rectangle(left, top, side, side, fill=paint.fill, stroke=paint.edge)


def _stealing(x: float, y: float, look: Look) -> Iterator[Element]:
    """A cube that goes from one figure to another."""
    for side in (-1, 1):
        yield from _figure((x + 11 * side, y + 1), 0.75, look.ink)
    yield Rectangle(x - 4, y - 9, 8, 8, fill=look.theme.label, stroke=look.ink)
    tip = (x - 5, y + 4)
    yield Line((x + 5, y + 4), tip, stroke=look.ink, stroke_width=1.4)
    yield Polygon((tip, (x - 1.5, y + 1.5), (x - 1.5, y + 6.5)), fill=look.ink)


def _building(x: float, y: float, look: Look) -> Iterator[Element]:
    """A figure, and cubes on top of each other."""
    yield from _figure((x - 9, y + 1), 0.75, look.ink)
    for across, down in ((-1.5, 0.5), (6.5, 0.5), (2.5, -7.5)):
        yield Rectangle(x + across, y + down, 8, 8, fill=look.theme.label, stroke=look.ink)


# ------------------------------------------------------------------ pawns


def _figure(middle: Point, scale: float, fill: str, stroke: str | None = None) -> Iterator[Element]:
    x, y = middle
    width = 1.2 * scale
    body = ((x - 2.2, y - 3), (x + 2.2, y - 3), (x + 6.5, y + 9), (x - 6.5, y + 9))
    scaled = tuple((x + (px - x) * scale, y + (py - y) * scale) for px, py in body)
    yield Polygon(scaled, fill=fill, stroke=stroke, stroke_width=width)
    yield Circle(x, y - 5 * scale, 4.6 * scale, fill=fill, stroke=stroke, stroke_width=width)


def pawn(middle: Point, seat: int, look: Look, scale: float = 1) -> Iterator[Element]:
    """A pawn with the number of its seat."""
    paint = look.seats[seat]
    yield from _figure(middle, scale, paint.fill, paint.edge)
    x, y = middle
    yield Text(x, y + 4.5 * scale, str(seat + 1), size=8 * scale, fill=paint.letters)


def _starts(ring: Ring, state: BloqsState, look: Look) -> Iterator[Element]:
    for seat, place in enumerate(state.position.rules.ring.starts[: state.seats]):
        paint = look.seats[seat]
        x, y = ring.at(place - 0.5, _STARTS)
        yield Line((x, y), ring.at(place, _RING), stroke=paint.fill, stroke_width=2)  # where it leads to
        tint = mix(paint.fill, look.theme.background, 0.7)
        yield Circle(x, y, _START, fill=tint, stroke=paint.fill, stroke_width=2)
        yield Text(x, y, str(seat + 1), size=12, fill=look.ink)


def _pawns(ring: Ring, state: BloqsState, look: Look) -> Iterator[Element]:
    for seat, spot in enumerate(state.pawns):
        together = [other for other, its in enumerate(state.pawns) if its == spot]
        beside = (together.index(seat) - (len(together) - 1) / 2) * _BESIDE
        if spot.on_start:
            yield from pawn(ring.at(spot.disc - 0.5, _STARTS, beside), seat, look)
        else:
            yield from pawn(ring.at(spot.disc, _RING - _DISC - 9, beside), seat, look)


# ------------------------------------------------------------------ the stock


def _stock(ring: Ring, state: BloqsState, look: Look) -> Iterator[Element]:
    """Each kind with how many are left of it."""
    middle_x, middle_y = ring.at(0, 0)
    column, row = 86, 42
    for index, kind in enumerate(KINDS):
        left = middle_x + (index % 2 - 1) * column
        top = middle_y + (index // 2 - 2) * row
        count = state.stock[kind]
        if count:
            yield from loose(numbers_of(kind)[0], left, top + 4, 46, row - 8, 9, look)
        else:
            yield from _gone(left + 23, top + row / 2, look)
        ink = look.ink if count else look.theme.label
        yield Text(left + 50, top + row / 2 - 5, f"x{count}", size=12, anchor="start", fill=ink)
        yield Text(left + 50, top + row / 2 + 8, kind, size=9, anchor="start", fill=look.theme.label)


def _gone(x: float, y: float, look: Look) -> Iterator[Element]:
    yield Line((x - 9, y), (x + 9, y), stroke=look.theme.grid, stroke_width=3)
