"""Pages of a box of Bloqs to print: the ring and the pieces to compare, and discs and cards to cut out."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

from klotz import words
from klotz.games import game
from klotz.games.bloqs import BloqsState
from klotz.games.bloqs.pawns import PAWNS
from klotz.games.bloqs.ring import deck
from klotz.games.boxes import Box
from klotz.picture import Element, Picture, Text, placed
from klotz.records.drawing.bloqs.cards import HEIGHT, WIDTH, draw_card
from klotz.records.drawing.bloqs.look import Look, look
from klotz.records.drawing.bloqs.ring import DISC, SIZE, draw_disc, draw_ring
from klotz.records.drawing.bloqs.solid import loose
from klotz.records.drawing.palette import PaletteName
from klotz.records.sheets.box_pages import Printing
from klotz.records.sheets.paper import MARGIN, MILLIMETRE, PaperName, page_size

_HEADING: Final = 14 * MILLIMETRE
_GAP: Final = 2 * MILLIMETRE
_DISC: Final = 30 * MILLIMETRE
_CARD: Final = 44 * MILLIMETRE
"""How wide a disc and a card are, to cut out."""
_PIECES_BESIDE: Final = 4

_Thing = TypeVar("_Thing")


def box_pages(box: Box, *, paper: PaperName, palette: PaletteName, grey: bool) -> list[Picture]:
    """The ring with its start circles, and all pieces; then the discs, and the cards if they are the box's own."""
    state = _start(box)
    chosen = look("colour-blind" if grey else palette, state.piece_set, pawns=PAWNS)
    page = _Page(box, paper, chosen)
    pages = [page.of("box-print-ring", _overview(page, state))]
    discs = state.position.rules.ring.discs

    def disc_at(disc: str) -> Iterator[Element]:
        return draw_disc((DISC, DISC), disc, chosen, 1)

    pages += page.tiles("box-print-discs", discs, disc_at, (2 * DISC, 2 * DISC), _DISC / (2 * DISC))
    if "deck" in box.parts:
        own = deck(box.parts["deck"], state.piece_set)
        cards = [card for card, count in own.cards for _ in range(count)]

        def card_at(card: str) -> Iterator[Element]:
            return draw_card(0, 0, card, chosen)

        pages += page.tiles("box-print-cards", cards, card_at, (WIDTH, HEIGHT), _CARD / WIDTH)
    return pages


def _start(box: Box) -> BloqsState:
    """A game about to begin, with the discs turned up if everybody knows what they are."""
    played = game("bloqs", **box.options("bloqs"))
    state = played.start(len(PAWNS))
    assert isinstance(state, BloqsState)
    ring = state.position.rules.ring
    if ring.laid:
        state = played.start(len(PAWNS), {"discs": list(ring.discs)})
        assert isinstance(state, BloqsState)
    return state


def _overview(page: "_Page", state: BloqsState) -> Iterator[Element]:
    room = page.width - 2 * MARGIN
    scale = room / SIZE
    for element in draw_ring(0, 0, state, page.look, coordinates=True, last=None):
        yield placed(element, MARGIN, MARGIN + _HEADING, scale)
    pieces = state.piece_set
    wide, top = room / _PIECES_BESIDE, MARGIN + _HEADING + room + _GAP
    high = min((page.height - MARGIN - top) / -(-len(pieces.kinds) // _PIECES_BESIDE), wide)
    for index, kind in enumerate(pieces.kinds):
        row, column = divmod(index, _PIECES_BESIDE)
        left, y = MARGIN + column * wide, top + row * high
        number = pieces.numbers_of(kind)[0]
        yield from loose(number, left, y, 0.6 * wide, 0.85 * high, high / 3, page.look)
        count = f"{kind}  x{len(pieces.numbers_of(kind))}"
        yield Text(
            left + 0.64 * wide, y + high / 2, count, size=4 * MILLIMETRE, anchor="start", fill=page.look.ink
        )


class _Page:
    """What all pages of a box have in common."""

    def __init__(self, box: Box, paper: PaperName, look: Look) -> None:
        self.width, self.height = page_size(paper)
        self.look = look
        self._box = box

    def of(self, key: str, elements: Iterator[Element]) -> Picture:
        """A page with a heading."""
        heading = words.say(key, {"box": self._box.name})
        title = Text(
            MARGIN, MARGIN + _HEADING / 3, heading, size=5 * MILLIMETRE, anchor="start", fill=self.look.ink
        )
        return Picture(self.width, self.height, (title, *elements), heading, background=None)

    def tiles(
        self,
        key: str,
        things: Sequence[_Thing],
        draw: Callable[[_Thing], Iterator[Element]],
        size: tuple[float, float],
        scale: float,
    ) -> Iterator[Picture]:
        """Pages full of things of one size to cut out."""
        wide, high = (length * scale + _GAP for length in size)
        across = int((self.width - 2 * MARGIN) // wide)
        down = int((self.height - 2 * MARGIN - _HEADING) // high)
        for first in range(0, len(things), across * down):
            elements = [
                placed(
                    element,
                    MARGIN + index % across * wide,
                    MARGIN + _HEADING + index // across * high,
                    scale,
                )
                for index, thing in enumerate(things[first : first + across * down])
                for element in draw(thing)
            ]
            yield self.of(key, iter(elements))


PRINTING: Final = Printing(box_pages)
