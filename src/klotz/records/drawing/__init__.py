"""Positions and games as pictures: SVG, PNG, animated GIF, plain text.

    >>> import klotz
    >>> from klotz.records import drawing
    >>> state = klotz.game("blokus-duo").start()
    >>> drawing.svg(state, palette="colour-blind", dark=True)[:5]
    '<svg '

How a game is drawn, and in which styles, is up to its family: see `klotz.records.drawing.blokus.picture`. A
game without a drawing is shown as text.
"""

from collections.abc import Callable, Iterator
from inspect import signature
from random import Random
from typing import Final, cast

from typing_extensions import Unpack

from klotz import registry
from klotz.games.contract import Game, Record, State
from klotz.picture import Picture
from klotz.picture import gif as _animation
from klotz.records.drawing import plain
from klotz.records.drawing.drawing import Drawing, Target
from klotz.records.drawing.style import Style
from klotz.records.lines import check

__all__ = [
    "MOST_FRAMES",
    "Drawing",
    "Style",
    "Target",
    "gif",
    "picture",
    "picture_for",
    "png",
    "record_picture",
    "svg",
    "targets",
    "text",
    "thumbnail",
]

MOST_FRAMES: Final = 500
"""Longer animations are refused: choose a part of the game."""


def picture(state: State, **style: Unpack[Style]) -> Picture:
    """The position as a picture, to be rendered in any format; it shows nothing hidden."""
    return _drawing(state).picture(state, **style)


def picture_for(state: State, seat: int | None, **style: Unpack[Style]) -> Picture:
    """The position as a seat may see it; None is a spectator.

    A drawing is given a state in which everything hidden from the seat has been resampled, so even a careless
    one leaks nothing.
    """
    drawing = _drawing(state)
    seen = state.resample(seat, Random()) if state.has_secrets else state
    if seat is None or drawing.for_seat is None:
        return drawing.picture(seen, **style)
    return drawing.for_seat(seen, seat, **style)


def thumbnail(state: State, **style: Unpack[Style]) -> Picture:
    """The position to be seen small: without letters around it, and without what is left beside the board."""
    drawing = _drawing(state)
    known = signature(drawing.picture).parameters
    small = {name: False for name in ("coordinates", "pieces_left") if name in known}
    return drawing.picture(state, **cast("Style", {**style, **small}))


def targets(state: State, seat: int) -> tuple[Target, ...]:
    """Where on its picture to tap for a seat's moves; empty if the drawing has no targets."""
    find = _drawing(state).targets
    return tuple(find(state, seat)) if find and seat in state.due else ()


def _drawing(state: State) -> Drawing:
    return registry.part(state.game.name, "drawing", Drawing) or plain.DRAWING


def record_picture(record: Record, **style: Unpack[Style]) -> Picture:
    """The last position of a record as a picture. RecordError if it cannot be replayed."""
    return picture(check(record), **style)


def svg(state: State, **style: Unpack[Style]) -> str:
    """The position as SVG, a text that browsers and notebooks draw.

    >>> import klotz
    >>> klotz.records.drawing.svg(klotz.game("bloxx").start(), dark=True)[:4]
    '<svg'
    """
    return picture(state, **style).svg()


def png(state: State, *, scale: float = 2, **style: Unpack[Style]) -> bytes:
    """The position as a PNG file, `scale` times as large as the SVG. Needs `klotz[pictures]`."""
    return picture(state, **style).png(scale)


def text(state: State) -> str:
    """The position as plain text."""
    return str(state)


def gif(
    game: Game,
    record: Record,
    *,
    first: int = 0,
    last: int | None = None,
    seconds_per_frame: float = 0.6,
    seconds_at_end: float = 3,
    scale: float = 1,
    loop: bool = True,
    progress: Callable[[int, int], None] | None = None,
    **style: Unpack[Style],
) -> bytes:
    """A game as an animation: its start, and a frame for each move that somebody chose (no forced passes).

    `first` and `last` choose a part of it, as the number of moves made so far in its first and last frame.
    `progress` is called with the number of frames painted and of all there are.
    """
    positions = [picture(state, **style) for state in _backwards(game.replay(record))][::-1]
    moves = len(positions) - 1
    last = moves if last is None else last
    if not 0 <= first <= last <= moves:
        raise ValueError(f"the game has {moves} moves: there is no part of it from {first} to {last}")
    if last - first >= MOST_FRAMES:
        raise ValueError(f"an animation has at most {MOST_FRAMES} frames, not {last - first + 1}")
    return _animation(
        positions[first : last + 1],
        seconds_per_frame=seconds_per_frame,
        seconds_at_end=seconds_at_end,
        scale=scale,
        loop=loop,
        progress=progress,
    )


def _backwards(state: State) -> Iterator[State]:
    """The same state repeatedly, each time with one more move taken back."""
    while True:
        yield state
        try:
            state.pop()
        except IndexError:
            return
