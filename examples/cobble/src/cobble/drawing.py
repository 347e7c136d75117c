"""What the yard looks like, and where on it a stone can be laid by tapping."""

from collections.abc import Iterator
from typing import Any, Final

from cobble.game import CobbleState
from cobble.yard import STONES, Square, squares_of
from klotz import State
from klotz.picture import Element, Picture, Rectangle, Text
from klotz.records.drawing import Drawing, Target
from klotz.records.drawing.palette import DARK, LIGHT, PaletteName, paints

_CELL: Final = 48
_MARGIN: Final = 30
_FOOT: Final = 48
_SMALL: Final = 18


def picture(
    state: CobbleState,
    *,
    palette: PaletteName = "classic",
    dark: bool = False,
    coordinates: bool = True,
    title: str | None = None,
    **_: Any,
) -> Picture:
    theme = DARK if dark else LIGHT
    paint = paints(palette)
    elements: list[Element] = []
    for x in range(state.size):
        for y in range(state.size):
            owner = state.owners.get((x, y))
            left, top = _corner(state, (x, y))
            fill = theme.board if owner is None else paint[state.game.colours(owner)[0]].fill
            elements.append(Rectangle(left, top, _CELL, _CELL, fill=fill, stroke=theme.grid))
            if owner is not None:  # colours never tell alone whose a stone is
                letters = paint[state.game.colours(owner)[0]].letters
                middle = left + _CELL / 2, top + _CELL / 2
                elements.append(Text(*middle, str(owner + 1), size=18, fill=letters))
    if coordinates:
        for index in range(state.size):
            along, below = (index + 0.5) * _CELL, _MARGIN + state.size * _CELL + 12
            elements.append(Text(_MARGIN + along, below, chr(ord("a") + index), fill=theme.label))
            elements.append(Text(_MARGIN - 12, below - 12 - along, str(index + 1), fill=theme.label))
    side = 2 * _MARGIN + state.size * _CELL
    if state.stone:  # drawn rather than named, so that it needs no translation
        shape = STONES[state.stone]
        left, bottom = (side - shape.extent[0] * _SMALL) / 2, side + _FOOT - 8
        for x, y in shape.cells:
            corner = left + x * _SMALL, bottom - (y + 1) * _SMALL
            elements.append(Rectangle(*corner, _SMALL, _SMALL, fill=theme.label, stroke=theme.background))
    said = f"Cobble: {state.stone or 'nothing rolled'}" if title is None else title
    return Picture(side, side + _FOOT, tuple(elements), title=said, background=theme.background)


def targets(state: State, seat: int) -> Iterator[Target]:
    """Every square of a place stands for it: tapping two of them leaves few places to choose from."""
    assert isinstance(state, CobbleState)
    for move in state.legal_moves.of(seat):
        for square in squares_of(move.text):
            yield Target(move.text, *_corner(state, square), _CELL, _CELL)


def _corner(state: CobbleState, square: Square) -> tuple[float, float]:
    """The top left corner of a square on the picture."""
    x, y = square
    return _MARGIN + x * _CELL, _MARGIN + (state.size - 1 - y) * _CELL


DRAWING: Final = Drawing(picture, targets=targets)
