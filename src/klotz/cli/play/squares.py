"""Boards and shapes in characters, for any game, and their layout side by side."""

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import zip_longest
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

Cell = tuple[int, int]
"""Column and row, from 0 at the bottom left."""

Square = tuple[str, str]
"""What to print for a square, and in which style."""

LABELS: Final = 3
"""How wide the row numbers are, with a space."""

_GAP: Final = 3  # between a board and what is next to it
_BESIDE: Final = 26  # anything narrower goes below instead


def board(
    columns: int,
    rows: int,
    draw: Callable[[Cell], Square],
    *,
    is_wide: bool,
    ends: Mapping[int, Square] | None = None,
) -> Text:
    """All squares with their coordinates; `ends` follow the rows."""
    text = Text()
    for row in reversed(range(rows)):
        text.append(f"{row + 1:>{LABELS - 1}} ", "dim")
        for column in range(columns):
            text.append(*draw((column, row)))
        text.append(*(ends or {}).get(row, ("", "")))
        text.append("\n")
    letters = (f"{chr(ord('a') + column)}{' ' if is_wide else ''}" for column in range(columns))
    return text.append(" " * LABELS + "".join(letters), "dim")


def shape(cells: Collection[tuple[int, ...]], draw: Callable[[Cell], Square], *, is_wide: bool) -> Text:
    """A shape on its own, pushed against the axes as shapes are."""
    width, height = (1 + max(axis) for axis in zip(*cells, strict=True))
    hole = ("  " if is_wide else " ", "")
    lines = [
        Text().join(
            Text(*(draw((column, row)) if (column, row) in cells else hole)) for column in range(width)
        )
        for row in reversed(range(height))
    ]
    return Text("\n").join(lines)


def width_of(text: Text) -> int:
    return max(line.cell_len for line in text.split())


def side_by_side(blocks: Sequence[Text], gap: int, screen: int) -> Text:
    """Blocks of lines in rows, as many in each as the screen has room for."""
    width = max(map(width_of, blocks))
    in_a_row = max(1, (screen + gap) // (width + gap))
    lines = []
    for first in range(0, len(blocks), in_a_row):
        row = [block.split(allow_blank=True) for block in blocks[first : first + in_a_row]]
        for parts in zip_longest(*row, fillvalue=Text()):
            padded = [Text.assemble(part, " " * (width - part.cell_len)) for part in parts]
            lines.append(Text(" " * gap).join(padded))
        if first + in_a_row < len(blocks):
            lines.append(Text())
    return Text("\n").join(lines)


def beside(drawing: Text, other: RenderableType, screen: int) -> RenderableType:
    """A drawing with something to its right, or below it if the screen is too narrow."""
    width = width_of(drawing)
    if screen < width + _GAP + _BESIDE:
        return Group(drawing, "", other)
    grid = Table.grid(padding=(0, _GAP, 0, 0))
    grid.add_column(width=width, no_wrap=True)
    grid.add_column()
    grid.add_row(drawing, other)
    return grid


def gallery(drawings: Sequence[RenderableType]) -> RenderableType:
    """Drawings side by side, as many as fit in a row."""
    return Columns(drawings, padding=(0, 2), equal=True)
