"""What a finished, or unfinished, board is worth."""

from collections.abc import Iterable
from typing import Final

from klotz.games.contract import Score
from klotz.shapes import PIECES

BASIC: Final = "basic"
ADVANCED: Final = "advanced"

_ALL_PLACED: Final = 15
_MONOMINO_LAST: Final = 5


def colour_score(scoring: str, pieces_left: Iterable[str], last_piece: str | None) -> int:
    """One colour's score: squares left (basic, low is good) or points (advanced, high is good)."""
    squares_left = sum(PIECES[name].size for name in pieces_left)
    if scoring == BASIC:
        return squares_left
    if squares_left == 0:
        return _ALL_PLACED + (_MONOMINO_LAST if last_piece == "1" else 0)
    return -squares_left


def seat_score(by_colour: Iterable[tuple[str, int]]) -> Score:
    parts = tuple(by_colour)
    return Score(sum(points for _, points in parts), parts)
