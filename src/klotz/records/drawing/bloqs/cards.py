"""The cards of Maestro on the table: how many are left to draw, and what was discarded last."""

from collections.abc import Iterator
from typing import Final

from klotz import words
from klotz.games.bloqs import BloqsState
from klotz.games.bloqs.notation import DEFENCE, DIE_CARDS, TELEPORT, kind_on_card
from klotz.picture import Circle, Element, Line, Polygon, Rectangle, Text, mix
from klotz.records.drawing.bloqs.look import Look
from klotz.records.drawing.bloqs.solid import loose
from klotz.records.drawing.bloqs.tower import Room

WIDTH: Final = 42
HEIGHT: Final = 58
_INSET: Final = 10

_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of a die are, counted from its middle."""


def draw_cards(room: Room, state: BloqsState, look: Look) -> Iterator[Element]:
    """The pile in the lower left corner of the board, the discards in the lower right one."""
    if not state.position.has_cards:
        return
    top = room.top + room.height - _INSET - HEIGHT
    left, right = room.left + _INSET, room.left + room.width - _INSET - WIDTH
    yield from _heap(left, top, state.pile_size, "bloqs-picture-pile", look)
    if state.pile_size:
        back = mix(look.theme.label, look.theme.board, 0.35)
        yield Rectangle(left, top, WIDTH, HEIGHT, radius=5, fill=back, stroke=look.theme.label)
        yield Rectangle(left + 5, top + 5, WIDTH - 10, HEIGHT - 10, radius=3, stroke=look.theme.board)
    yield from _heap(right, top, len(state.discards), "bloqs-picture-discards", look)
    if state.discards:
        yield from draw_card(right, top, state.discards[-1], look)


def _heap(left: float, top: float, count: int, name: str, look: Look) -> Iterator[Element]:
    """The place of some cards, with what it is and how many lie there."""
    yield Rectangle(left, top, WIDTH, HEIGHT, radius=5, stroke=look.theme.grid, stroke_width=1.5)
    middle = left + WIDTH / 2
    yield Text(middle, top - 20, words.say(name), size=9, fill=look.theme.label)
    yield Text(middle, top - 8, str(count), size=12, fill=look.ink)


def draw_card(left: float, top: float, card: str, look: Look) -> Iterator[Element]:
    """A card, face up."""
    yield Rectangle(left, top, WIDTH, HEIGHT, radius=5, fill=look.theme.background, stroke=look.theme.label)
    x, y = left + WIDTH / 2, top + 23
    if card in DIE_CARDS:
        yield from _die(x, y, DIE_CARDS.index(card) + 1, look)
        name = words.say("bloqs-picture-card-die")
    elif kind := kind_on_card(card):
        yield from loose(look.pieces.numbers_of(kind)[0], x - 17, y - 15, 34, 30, 9, look)
        name = kind
    elif card == TELEPORT:
        yield from _teleport(x, y, look)
        name = words.say("bloqs-picture-card-teleport")
    else:
        assert card == DEFENCE
        yield _shield(x, y, look)
        name = words.say("bloqs-picture-card-defence")
    yield Text(x, top + HEIGHT - 9, name, size=8, fill=look.ink)


def _die(x: float, y: float, pips: int, look: Look) -> Iterator[Element]:
    yield Rectangle(
        x - 13, y - 13, 26, 26, radius=5, fill=look.theme.board, stroke=look.ink, stroke_width=1.5
    )
    for across, down in _PIPS[pips]:
        yield Circle(x + 7 * across, y + 7 * down, 2.4, fill=look.ink)


def _teleport(x: float, y: float, look: Look) -> Iterator[Element]:
    """Two arrows that pass each other."""
    for side in (-1, 1):
        level, tip = y + 6 * side, x + 14 * side
        yield Line((x - 12 * side, level), (x + 9 * side, level), stroke=look.ink, stroke_width=2.5)
        yield Polygon(((tip, level), (tip - 7 * side, level - 5), (tip - 7 * side, level + 5)), fill=look.ink)


def _shield(x: float, y: float, look: Look) -> Element:
    corners = ((-12, -13), (0, -16), (12, -13), (12, 1), (7, 9), (0, 15), (-7, 9), (-12, 1))
    return Polygon(
        tuple((x + across, y + down) for across, down in corners),
        fill=look.theme.board,
        stroke=look.ink,
        stroke_width=2,
    )
