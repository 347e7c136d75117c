"""What a seat sees of a game of the Blokus family, as JSON."""

from typing_extensions import TypedDict

from klotz.games.contract import View

Square = tuple[int, int]
"""Column and row, from 0; row 0 is at the bottom."""


class PlacedView(TypedDict):
    colour: str
    piece: str
    cells: list[Square]


class BlokusBoard(TypedDict):
    """What Blokus adds to every game's view."""

    size: int
    colour: str | None
    """Whose turn it is; None when the game is over."""
    turns: list[str]
    """The colour of each move so far, passes included."""
    placed: list[PlacedView]
    pieces: dict[str, list[str]]
    """What each colour has left."""
    starts: dict[str, list[Square]]
    """Starting squares that are open to each colour, while it has not begun."""


class BlokusView(View, BlokusBoard):
    """A game of the Blokus family as a seat sees it."""
