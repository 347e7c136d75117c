"""The sheet that everybody draws on, as data: its size, which squares carry a number, which rows are coloured.

We do not know the layout of the published sheet. Ours is `data/standard-sheet.toml`; an owner of the game can
enter the real one in a file of the same form:

    name = "The one in my box"
    grid = \"\"\"
    ..3.4..
    .......
    (a line for each row, the top row first: for each square a number from 1 to 9, or a dot)
    \"\"\"

    [[rows]]
    row = 3               # counted from the bottom
    name = "orange"
    colour = "#e69f00"

and so on for every coloured row.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from types import MappingProxyType
from typing import Any, Final

from klotz import notebook
from klotz.games.bloxx.kernel import MOST_COLUMNS, MOST_ROWS
from klotz.games.contract import Json
from klotz.games.datafiles import STANDARD, Source, is_number, shown, source

Cell = tuple[int, int]
"""Column and row, from 0 at the bottom left."""

LEAST_COLUMNS: Final = 4
LEAST_ROWS: Final = 4
MOST_COLOURED: Final = 8
"""Coloured rows of a sheet; the published one has four."""

_NUMBERS: Final = "123456789"
_BLANK: Final = "."


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

    @cached_property
    def columns(self) -> int:
        return len(self.grid[0])

    @cached_property
    def rows(self) -> int:
        return len(self.grid)

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

    def has(self, cell: Cell) -> bool:
        """Whether there is such a square."""
        column, row = cell
        return 0 <= column < self.columns and 0 <= row < self.rows

    def json(self) -> Json:
        """The content of a file that describes this sheet."""
        return {
            "name": self.name,
            "grid": "\n".join(self.grid),
            "rows": [{"row": row.row + 1, "name": row.name, "colour": row.colour} for row in self.coloured],
        }

    def _repr_svg_(self) -> str:
        return notebook.svg(self, "klotz.records.drawing.bloxx:sheet_picture")

    def __reduce__(self) -> tuple[Any, ...]:
        return read_sheet, (self.json(),)


def read_sheet(given: object) -> Sheet:
    """The sheet for an option: "standard", a TOML file, or the content of one. DataError says what is wrong."""
    return _standard() if given == STANDARD else _read(source(given, "sheet", __package__))


@cache
def _standard() -> Sheet:
    return _read(source(STANDARD, "sheet", __package__))


def _read(of: Source) -> Sheet:
    of.check_entries(of.content, ("name", "grid", "rows"))
    name = of.name(of.content["name"], "name")
    grid = _grid(of)
    return Sheet(name, grid, _coloured_rows(of, len(grid)))


def _grid(of: Source) -> tuple[str, ...]:
    grid = of.drawing(of.content["grid"], "grid", "grid")
    if not LEAST_ROWS <= len(grid) <= MOST_ROWS:
        raise of.error("data-sheet-rows", "grid", count=len(grid), least=LEAST_ROWS, most=MOST_ROWS)
    columns = len(grid[0])
    if not LEAST_COLUMNS <= columns <= MOST_COLUMNS:
        raise of.error("data-sheet-columns", "grid", count=columns, least=LEAST_COLUMNS, most=MOST_COLUMNS)
    for index, line in enumerate(grid):
        trail = ("grid", *grid[: index + 1])
        if len(line) != columns:
            raise of.error("data-sheet-ragged", *trail, line=index + 1, count=len(line), columns=columns)
        for character in line:
            if character not in _NUMBERS + _BLANK:
                raise of.error("data-sheet-square", *trail, given=shown(character))
    return grid


def _coloured_rows(of: Source, height: int) -> tuple[ColouredRow, ...]:
    tables = of.list_of(of.content["rows"], "rows", "rows")
    if len(tables) > MOST_COLOURED:
        raise of.error("data-sheet-coloured", "rows", count=len(tables), most=MOST_COLOURED)
    rows: list[ColouredRow] = []
    for index, table in enumerate(tables):
        trail = ("rows",) * (index + 1)
        row = _coloured_row(of, table, height, trail)
        for other in rows:
            if other.row == row.row:
                raise of.error("data-sheet-row-twice", *trail, "row", row=row.row + 1)
            if other.name.casefold() == row.name.casefold():
                raise of.error("data-sheet-name-twice", *trail, "name", name=row.name)
        rows.append(row)
    return tuple(rows)


def _coloured_row(of: Source, given: Any, height: int, trail: tuple[str, ...]) -> ColouredRow:
    table = of.table(given, "rows", *trail)
    of.check_entries(table, ("row", "name", "colour"), *trail)
    row = table["row"]
    if not is_number(row):
        raise of.wrong_type("row", "number", *trail, "row")
    if not 1 <= row <= height:
        raise of.error("data-sheet-row-off", *trail, "row", row=shown(row), rows=height)
    return ColouredRow(
        row - 1, of.name(table["name"], *trail, "name"), of.colour(table["colour"], *trail, "colour")
    )
