"""What a seat sees of a game of Bloxx!, as JSON."""

from typing import Literal

from typing_extensions import TypedDict

from klotz.games.contract import View

Square = tuple[int, int]
"""Column and row, from 0; row 0 is at the bottom."""


class ColouredRowView(TypedDict):
    row: int
    """From 1, as people count."""
    name: str
    colour: str


class SheetView(TypedDict):
    """A sheet as it is printed: the content of its file."""

    name: str
    grid: str
    rows: list[ColouredRowView]


class DiceView(TypedDict):
    """The faces of both dice, drawn: the content of their file."""

    name: str
    A: list[str]
    B: list[str]


class RowPointsView(TypedDict):
    """What a coloured row scores."""

    first: int
    """For those who complete it first."""
    later: int


class DrawnView(TypedDict):
    cells: list[Square]
    circle: Square | None
    die: Literal["A", "B"]
    turn: int


class FilledSheetView(TypedDict):
    """What one seat has drawn."""

    drawn: list[DrawnView]
    gaps: list[Square]
    rows: dict[str, int]
    """The points for completed rows, by the name of the row; known when the turn is over."""


class BloxxBoard(TypedDict):
    """What Bloxx! adds to every game's view."""

    sheet: SheetView
    dice: DiceView
    row_points: RowPointsView
    active: int
    roll: tuple[int, int] | None
    chosen_die: Literal["A", "B"] | None
    sheets: list[FilledSheetView]


class BloxxView(View, BloxxBoard):
    """A game of Bloxx! as a seat sees it."""
