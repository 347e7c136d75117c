"""Bloqs as pictures: the ring, and everybody's tower in isometric view or layer by layer."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from klotz import words
from klotz.games.bloqs import BloqsState, Tower
from klotz.picture import Element, Picture, Rectangle, Text
from klotz.records.drawing.bloqs.cards import draw_cards
from klotz.records.drawing.bloqs.look import look
from klotz.records.drawing.bloqs.news import built_at, built_last, came_to, now, title_of
from klotz.records.drawing.bloqs.panel import draw_panel
from klotz.records.drawing.bloqs.plan import draw_plan
from klotz.records.drawing.bloqs.ring import SIZE, draw_ring
from klotz.records.drawing.bloqs.tower import LABELS, Arrow, Room, draw_tower, extent_of
from klotz.records.drawing.drawing import Drawing
from klotz.records.drawing.palette import PaletteName

__all__ = ["CELL", "Arrow", "picture", "tower_picture"]

CELL: Final = 36
"""The side of a cube in a picture of one tower, in pixels at scale 1."""

_MARGIN: Final = 12
_HEADING: Final = 26
_PANEL: Final = 220


def picture(
    state: BloqsState,
    *,
    coordinates: bool = True,
    last_move: bool = True,
    move_numbers: bool = False,
    layers: bool = False,
    palette: PaletteName = "classic",
    dark: bool = False,
    title: str | None = None,
) -> Picture:
    """The ring with the stock, and next to it the towers, with a frame around the player to decide.

    What only one player may see, the cards of a hand, is not in it. `last_move` marks the piece built last and the
    disc that a pawn has come to. Pieces are labelled with their numbers, or with `move_numbers` with the move
    that built them. `layers` draws towers as their layers, seen from above and side by side. `title` is for
    screen readers.
    """
    pawns = [state.game.colours(seat)[0] for seat in range(state.seats)]
    chosen = look(palette, state.piece_set, dark=dark, pawns=pawns)
    if move_numbers:
        texts = built_at(state)
    else:
        texts = {number: str(number) for tower in state.towers for number in tower.pieces if coordinates}
    highlight = built_last(state) if last_move else ()
    top = _MARGIN + _HEADING
    elements: list[Element] = [
        Text(_MARGIN, _MARGIN + 9, now(state), size=15, anchor="start", fill=chosen.ink),
        Rectangle(_MARGIN, top, SIZE, SIZE, radius=8, fill=chosen.theme.board, stroke=chosen.theme.grid),
        *draw_ring(
            _MARGIN, top, state, chosen, coordinates=coordinates, last=came_to(state) if last_move else None
        ),
        *draw_cards(Room(_MARGIN, top, SIZE, SIZE), state, chosen),
    ]
    for seat, room in enumerate(_rooms(state.seats, _MARGIN + SIZE + _MARGIN, top)):
        elements += draw_panel(
            room,
            state,
            seat,
            chosen,
            texts=texts,
            highlight=highlight,
            coordinates=coordinates,
            layers=layers,
        )
    return Picture(
        width=_MARGIN + SIZE + 2 * (_MARGIN + _PANEL) + _MARGIN,
        height=top + SIZE + _MARGIN,
        elements=tuple(elements),
        title=title_of(state) if title is None else title,
        background=chosen.theme.background,
    )


def _rooms(seats: int, left: float, top: float) -> Iterator[Room]:
    """Two players beside the ring, or up to four in two rows."""
    height = SIZE if seats == 2 else (SIZE - _MARGIN) / 2
    for seat in range(seats):
        row, column = divmod(seat, 2)
        yield Room(left + column * (_PANEL + _MARGIN), top + row * (height + _MARGIN), _PANEL, height)


def tower_picture(
    tower: Tower,
    *,
    highlight: Collection[int] = (),
    arrows: Sequence[Arrow] = (),
    coordinates: bool = True,
    layers: bool = False,
    palette: PaletteName = "classic",
    dark: bool = False,
    title: str | None = None,
) -> Picture:
    """One tower on its site. `highlight` are numbers of pieces; arrows are drawn in front of everything."""
    chosen = look(palette, tower.piece_set, dark=dark)
    width, height = extent_of(tower).size
    room = Room(_MARGIN, _MARGIN, (width + 2 * LABELS) * CELL, (height + LABELS) * CELL)
    texts = {number: str(number) for number in tower.pieces} if coordinates else {}
    if layers:
        content = draw_plan(
            room, tower, chosen, largest=CELL, texts=texts, highlight=highlight, coordinates=coordinates
        )
    else:
        content = draw_tower(
            room,
            tower,
            chosen,
            largest=CELL,
            texts=texts,
            highlight=highlight,
            coordinates=coordinates,
            arrows=arrows,
        )
    pieces = ", ".join(map(tower.piece_set.text, tower.pieces))
    said = words.say("bloqs-picture-tower", {"cubes": len(tower.cells), "pieces": pieces})
    return Picture(
        width=room.width + 2 * _MARGIN,
        height=room.height + 2 * _MARGIN,
        elements=tuple(content),
        title=said if title is None else title,
        background=chosen.theme.background,
    )


DRAWING: Final = Drawing(picture)
