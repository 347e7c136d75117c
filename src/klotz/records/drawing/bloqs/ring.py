"""The ring of discs with the stock inside it, the start circles around it, and pawns wherever they stand."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from klotz import words
from klotz.games.bloqs import BloqsState
from klotz.games.bloqs.pieces import BUILD_DISC, STEAL_DISC
from klotz.picture import Circle, Element, Line, Point, Polygon, Rectangle, Text, mix
from klotz.records.drawing.bloqs.look import Look
from klotz.records.drawing.bloqs.solid import loose

SIZE: Final = 440
"""How wide and high the ring is with everything around it, in pixels at scale 1."""

DISC: Final = 22  # radius of a disc where there is room for it
_RING: Final = 162  # from the middle of the ring to the middle of a disc
_APART: Final = 0.435  # radius of a disc where there is not: how much of the way to the next
_NUMBERS: Final = _RING + DISC + 8
_STARTS: Final = _RING + DISC + 19
_START: Final = 14  # radius of a start circle
_BESIDE: Final = 17  # from pawn to pawn on one disc
_IN_TWO_COLUMNS: Final = 8  # kinds of piece, of the stock in the middle; more take three


@dataclass(frozen=True, slots=True)
class Ring:
    """Where places of the ring lie: the first at the top, and on clockwise."""

    left: float
    top: float
    places: int

    @property
    def scale(self) -> float:
        """How large discs are: the more there are, the smaller."""
        return min(1, _APART * 2 * pi * _RING / self.places / DISC)

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
    yield Circle(*ring.at(0, 0), _RING, stroke=look.theme.grid, stroke_width=2 * DISC - 8)
    yield from _starts(ring, state, look)
    for place, disc in enumerate(state.discs):
        yield from draw_disc(ring.at(place, _RING), disc, look, ring.scale, marked=place == last)
        if coordinates:
            yield Text(*ring.at(place, _NUMBERS), str(place + 1), size=10, fill=look.theme.label)
    yield from _pawns(ring, state, look)
    yield from _stock(ring, state, look)


# ------------------------------------------------------------------ discs


def draw_disc(
    middle: Point, disc: str | None, look: Look, scale: float, *, marked: bool = False
) -> Iterator[Element]:
    """A disc of the ring; None is one that lies face down."""
    x, y = middle
    radius = DISC * scale
    if disc is None:
        yield Circle(
            x, y, radius, fill=mix(look.theme.label, look.theme.board, 0.35), stroke=look.theme.label
        )
        yield Circle(x, y, 0.72 * radius, stroke=mix(look.theme.label, look.theme.board, 0.6))
        return
    yield Circle(x, y, radius, fill=look.theme.background, stroke=look.theme.label, stroke_width=1.2)
    draw = {STEAL_DISC: _stealing, BUILD_DISC: _building}.get(disc)
    if draw:
        yield from draw(x, y - 4 * scale, look, scale)
    else:
        yield from _from_above(x, y - 4 * scale, disc, look, scale)
    named = {STEAL_DISC: "bloqs-picture-steal", BUILD_DISC: "bloqs-picture-build"}
    text = words.say(named[disc]) if disc in named else disc
    yield Text(x, y + 0.66 * radius, text, size=8 * scale, fill=look.ink)
    if marked:
        yield Circle(x, y, radius + 1, stroke=look.theme.highlight, stroke_width=3)


def _from_above(x: float, y: float, kind: str, look: Look, scale: float) -> Iterator[Element]:
    """A piece as it lies on the table, seen from above; darker where cubes lie on top of each other."""
    shape, side = look.pieces.shape_of(kind), 7.5 * scale
    width, height, _ = shape.extent
    paint = look.kind(kind)
    columns = [(column, row) for column, row, _ in shape.cells]
    for column, row in dict.fromkeys(columns):
        left, top = x + (column - width / 2) * side, y - (row + 1 - height / 2) * side
        deeper = 0.25 * (columns.count((column, row)) - 1)
        yield Rectangle(left, top, side, side, fill=mix(paint.fill, "#000000", deeper), stroke=paint.edge)


def _stealing(x: float, y: float, look: Look, scale: float) -> Iterator[Element]:
    """A cube that goes from one figure to another."""
    for side in (-1, 1):
        yield from _figure((x + 11 * scale * side, y + scale), 0.75 * scale, look.ink)
    yield Rectangle(
        x - 4 * scale, y - 9 * scale, 8 * scale, 8 * scale, fill=look.theme.label, stroke=look.ink
    )
    level, tip = y + 4 * scale, x - 5 * scale
    yield Line((x + 5 * scale, level), (tip, level), stroke=look.ink, stroke_width=1.4 * scale)
    barb = x - 1.5 * scale
    yield Polygon(
        ((tip, level), (barb, level - 2.5 * scale), (barb, level + 2.5 * scale)),
        fill=look.ink,
    )


def _building(x: float, y: float, look: Look, scale: float) -> Iterator[Element]:
    """A figure, and cubes on top of each other."""
    yield from _figure((x - 9 * scale, y + scale), 0.75 * scale, look.ink)
    for across, down in ((-1.5, 0.5), (6.5, 0.5), (2.5, -7.5)):
        left, top = x + across * scale, y + down * scale
        yield Rectangle(left, top, 8 * scale, 8 * scale, fill=look.theme.label, stroke=look.ink)


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
    for seat, place in enumerate(state.position.rules.starts):
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
            yield from pawn(ring.at(spot.disc, _RING - DISC - 9, beside), seat, look)


# ------------------------------------------------------------------ the stock


def _stock(ring: Ring, state: BloqsState, look: Look) -> Iterator[Element]:
    """Each kind with how many are left of it."""
    middle_x, middle_y = ring.at(0, 0)
    kinds = look.pieces.kinds
    columns, column = (2, 86) if len(kinds) <= _IN_TWO_COLUMNS else (3, 70)
    rows, row = -(-len(kinds) // columns), 42
    for index, kind in enumerate(kinds):
        left = middle_x + (index % columns - columns / 2) * column
        top = middle_y + (index // columns - rows / 2) * row
        count = state.stock[kind]
        if count:
            yield from loose(look.pieces.numbers_of(kind)[0], left, top + 4, 46, row - 8, 9, look)
        else:
            yield from _gone(left + 23, top + row / 2, look)
        ink = look.ink if count else look.theme.label
        yield Text(left + 50, top + row / 2 - 5, f"x{count}", size=12, anchor="start", fill=ink)
        yield Text(left + 50, top + row / 2 + 8, kind, size=9, anchor="start", fill=look.theme.label)


def _gone(x: float, y: float, look: Look) -> Iterator[Element]:
    yield Line((x - 9, y), (x + 9, y), stroke=look.theme.grid, stroke_width=3)
