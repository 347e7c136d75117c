"""What a player thinks of a position as a picture: its best moves, each with a bar as long as it is worth."""

from collections.abc import Iterator
from typing import Final

from klotz import words
from klotz.picture import Element, Picture, Rectangle, Text
from klotz.picture.chart import shortened
from klotz.players.player import Analysis, Choice
from klotz.records.drawing.palette import LIGHT, paints

_MOST_MOVES: Final = 8
_LONGEST_TEXT: Final = 34
_ROW: Final = 26.0
_MARGIN: Final = 12.0
_MOVES: Final = 300.0
_BARS: Final = 260.0
_NUMBERS: Final = 64.0


def analysis_picture(analysis: Analysis) -> Picture:
    """The best moves first, as the analysis has them."""
    shown = analysis.choices[:_MOST_MOVES]
    elements: list[Element] = []
    for row, choice in enumerate(shown):
        elements += _row(choice, _MARGIN + row * _ROW)
    title = ", ".join(f"{choice.move.text}: {_percent(choice)}" for choice in shown)
    return Picture(
        width=2 * _MARGIN + _MOVES + _BARS + _NUMBERS,
        height=2 * _MARGIN + max(1, len(shown)) * _ROW,
        elements=tuple(elements),
        title=title,
        background=LIGHT.background,
    )


def _row(choice: Choice, top: float) -> Iterator[Element]:
    middle = top + _ROW / 2
    text = shortened(choice.move.text, _LONGEST_TEXT)
    yield Text(_MARGIN + _MOVES / 2, middle, text, size=14, fill=LIGHT.highlight)
    left = _MARGIN + _MOVES
    yield Rectangle(left, top + 5, _BARS, _ROW - 10, fill=LIGHT.board)
    if choice.value > 0:
        yield Rectangle(
            left, top + 5, _BARS * min(1, choice.value), _ROW - 10, fill=paints("classic")["blue"].fill
        )
    yield Text(left + _BARS + _NUMBERS / 2, middle, _percent(choice), size=14, fill=LIGHT.highlight)


def _percent(choice: Choice) -> str:
    return words.say("analysis-percent", {"percent": round(100 * choice.value)})
