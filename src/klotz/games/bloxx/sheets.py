"""The sheet that everybody draws on, as data: which squares carry a number and which rows are coloured.

We do not know the layout of the published sheet. Ours is `data/standard-sheet.toml`; an owner of the game can
enter the real one in a file of the same form:

    name = "The one in my box"
    grid = \"\"\"
    ..3.4..
    .......
    (ten lines of seven squares, the top row first: a number from 2 to 4, or a dot)
    \"\"\"

    [[rows]]
    row = 3               # counted from the bottom
    name = "orange"
    colour = "#e69f00"

and so on for four coloured rows.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from types import MappingProxyType
from typing import Any, Final

from klotz.games.bloxx.kernel import COLUMNS, ROWS
from klotz.games.contract import Json
from klotz.games.datafiles import STANDARD, Source, kind, shown, source

Cell = tuple[int, int]
"""Column and row, from 0 at the bottom left."""

COLOURED_ROWS: Final = 4

_NUMBERS: Final = "234"
_BLANK: Final = "."
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}", re.ASCII)


@dataclass(frozen=True, slots=True)
class ColouredRow:
    """`row` counts from 0 at the bottom; `colour`, written #rrggbb, is for drawing."""

    row: int
    name: str
    colour: str


@dataclass(frozen=True)
class Sheet:
    name: str
    grid: tuple[str, ...]
    """The squares, the top row first."""
    coloured: tuple[ColouredRow, ...]

    columns = COLUMNS
    rows = ROWS

    @cached_property
    def numbers(self) -> Mapping[Cell, int]:
        """What a circle on a square scores; squares without a number are left out."""
        return MappingProxyType(
            {
                (column, row): int(character)
                for row, line in enumerate(reversed(self.grid))
                for column, character in enumerate(line)
                if character != _BLANK
            }
        )

    def json(self) -> Json:
        """The content of a file that describes this sheet."""
        return {
            "name": self.name,
            "grid": "\n".join(self.grid),
            "rows": [{"row": row.row + 1, "name": row.name, "colour": row.colour} for row in self.coloured],
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return read_sheet, (self.json(),)


def read_sheet(given: object) -> Sheet:
    """The sheet for an option: "standard", a TOML file, or the content of one. DataError says what is wrong."""
    return _standard() if given == STANDARD else _read(source(given, "sheet", __package__))


@cache
def _standard() -> Sheet:
    return _read(source(STANDARD, "sheet", __package__))


def _read(of: Source) -> Sheet:
    of.check_keys(of.content, ("name", "grid", "rows"), "the sheet")
    return Sheet(
        name=of.name(of.content["name"], "the sheet's name", "name"),
        grid=_grid(of),
        coloured=_coloured_rows(of),
    )


def _grid(of: Source) -> tuple[str, ...]:
    grid = of.drawing(of.content["grid"], "the grid", "grid")
    if len(grid) != ROWS:
        raise of.error(f"the grid has {len(grid)} lines, not {ROWS}", "grid")
    for index, line in enumerate(grid):
        words = ("grid", *grid[: index + 1])
        if len(line) != COLUMNS:
            raise of.error(f"this line of the grid has {len(line)} squares, not {COLUMNS}", *words)
        for character in line:
            if character not in _NUMBERS + _BLANK:
                raise of.error(
                    f"the grid has {shown(character)}; a square is a number from 2 to 4, or a dot", *words
                )
    return grid


def _coloured_rows(of: Source) -> tuple[ColouredRow, ...]:
    tables = of.content["rows"]
    if not isinstance(tables, list | tuple):
        raise of.error(f"the coloured rows are a list of tables, not {kind(tables)}", "rows")
    if len(tables) != COLOURED_ROWS:
        raise of.error(f"there are {len(tables)} coloured rows, not {COLOURED_ROWS}", "rows")
    rows: list[ColouredRow] = []
    for index, table in enumerate(tables):
        words = ("rows",) * (index + 1)
        row = _coloured_row(of, table, words)
        for other in rows:
            if other.row == row.row:
                raise of.error(f"row {row.row + 1} is coloured twice", *words, "row")
            if other.name.casefold() == row.name.casefold():
                raise of.error(f"two coloured rows have the name {shown(row.name)}", *words, "name")
        rows.append(row)
    return tuple(rows)


def _coloured_row(of: Source, table: Any, words: tuple[str, ...]) -> ColouredRow:
    if not isinstance(table, Mapping):
        raise of.error(f"a coloured row is a table, not {kind(table)}", *words)
    of.check_keys(table, ("row", "name", "colour"), "a coloured row", *words)
    row, colour = table["row"], table["colour"]
    if not isinstance(row, int) or isinstance(row, bool):
        raise of.error(f"the row is a whole number, not {kind(row)}", *words, "row")
    if not 1 <= row <= ROWS:
        raise of.error(f"there is no such row; rows are 1 to {ROWS} from the bottom", *words, "row")
    if not isinstance(colour, str):
        raise of.error(f"the colour is a text like '#e69f00', not {kind(colour)}", *words, "colour")
    if not _COLOUR.fullmatch(colour.lower()):
        raise of.error(f"{shown(colour)} is not a colour; write it like '#e69f00'", *words, "colour")
    return ColouredRow(row - 1, of.name(table["name"], "the row's name", *words, "name"), colour.lower())
