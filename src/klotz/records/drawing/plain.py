"""The drawing of games that have none of their own: their text, one character per square."""

from typing import Any, Final

from klotz.games.contract import State
from klotz.picture import Picture, Text
from klotz.records.drawing.drawing import Drawing
from klotz.records.drawing.palette import DARK, LIGHT

_WIDTH: Final = 10
_HEIGHT: Final = 20
_MARGIN: Final = 16


def picture(state: State, *, dark: bool = False, title: str | None = None, **_: Any) -> Picture:
    theme = DARK if dark else LIGHT
    lines = str(state).splitlines()
    elements = tuple(
        Text(
            _MARGIN + (column + 0.5) * _WIDTH,
            _MARGIN + (row + 0.5) * _HEIGHT,
            character,
            size=14,
            fill=theme.highlight,
        )
        for row, line in enumerate(lines)
        for column, character in enumerate(line)
        if not character.isspace()
    )
    return Picture(
        width=2 * _MARGIN + _WIDTH * max((len(line) for line in lines), default=0),
        height=2 * _MARGIN + _HEIGHT * len(lines),
        elements=elements,
        title=state.game.name if title is None else title,
        background=theme.background,
    )


DRAWING: Final = Drawing(picture)
