"""What stands in front of one player: the name, the score so far, the tower."""

from collections.abc import Collection, Iterator, Mapping
from typing import Final

from klotz import words
from klotz.games.bloqs import BloqsState
from klotz.games.bloqs.position import Position
from klotz.games.bloqs.steps.building import Build
from klotz.games.bloqs.steps.turn import OpeningRoll
from klotz.picture import Element, Rectangle, Text
from klotz.records.drawing.bloqs.look import Look
from klotz.records.drawing.bloqs.news import player, score_of
from klotz.records.drawing.bloqs.plan import draw_plan
from klotz.records.drawing.bloqs.ring import pawn
from klotz.records.drawing.bloqs.solid import loose
from klotz.records.drawing.bloqs.tower import Room, draw_tower

_PADDING: Final = 10
_HEADER: Final = 50
_LARGEST: Final = 32  # cubes where there is room for them


def draw_panel(
    room: Room,
    state: BloqsState,
    seat: int,
    look: Look,
    *,
    texts: Mapping[int, str],
    highlight: Collection[int],
    coordinates: bool,
    layers: bool,
) -> Iterator[Element]:
    """A seat's part of the table, with a frame in its colour while the game waits for it."""
    due = seat in state.due
    yield Rectangle(
        *room,
        radius=8,
        fill=look.theme.board,
        stroke=look.seats[seat].fill if due else look.theme.grid,
        stroke_width=3 if due else 1,
    )
    yield from _header(room, state, seat, look)
    inner = Room(
        room.left + _PADDING,
        room.top + _HEADER,
        room.width - 2 * _PADDING,
        room.height - _HEADER - _PADDING,
    )
    draw = draw_plan if layers else draw_tower
    yield from draw(
        inner,
        state.towers[seat],
        look,
        largest=_LARGEST,
        texts=texts,
        highlight=highlight,
        coordinates=coordinates,
    )


def _header(room: Room, state: BloqsState, seat: int, look: Look) -> Iterator[Element]:
    left, right = room.left + _PADDING, room.left + room.width - _PADDING
    yield from pawn((left + 8, room.top + 21), seat, look, 1.15)
    yield Text(left + 24, room.top + 18, player(seat), size=15, anchor="start", fill=look.ink)
    yield from _in_hand(left + 92, room.top + 7, state, seat, look)
    score = score_of(state, seat)
    yield Text(left + 24, room.top + 36, score, size=12, anchor="start", fill=look.theme.label)
    outcome = state.outcome()
    if seat in outcome.winners if outcome else seat == state.turn and _has_begun(state):
        badge = words.say("bloqs-picture-winner" if outcome else "bloqs-picture-turn")
        width = 16 + 7 * len(badge)
        yield Rectangle(right - width, room.top + 9, width, 18, radius=9, fill=look.ink)
        yield Text(right - width / 2, room.top + 18, badge, size=11, fill=look.theme.background)
    position: Position = state.position
    if position.has_cards:
        cards = words.say("bloqs-picture-cards", {"count": len(position.hands[seat])})
        yield Text(right, room.top + 36, cards, size=12, anchor="end", fill=look.theme.label)


def _has_begun(state: BloqsState) -> bool:
    """Whether it is settled who begins."""
    return not any(isinstance(step, OpeningRoll) for step in state.position.agenda)


def _in_hand(left: float, top: float, state: BloqsState, seat: int, look: Look) -> Iterator[Element]:
    """The piece that was taken from somebody and has still to be built."""
    position: Position = state.position
    for step in position.agenda:
        if isinstance(step, Build) and step.seat == seat:
            yield from loose(step.number, left, top, 34, 20, 7, look)
            yield Text(left + 38, top + 10, f"#{step.number}", size=10, anchor="start", fill=look.ink)
