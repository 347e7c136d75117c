"""The score of a board, finished or not."""

from collections.abc import Iterable
from typing import Final

from klotz.games.blokus.kernel import ALL_PLACED_BONUS, MONOMINO_LAST_BONUS
from klotz.games.contract import Score
from klotz.shapes import PIECES

BASIC: Final = "basic"
ADVANCED: Final = "advanced"


def colour_score(scoring: str, pieces_left: Iterable[str], last_piece: str | None) -> int:
    """One colour's score: squares left (basic, low is good) or points (advanced, high is good)."""
    squares_left = sum(PIECES[name].size for name in pieces_left)
    if scoring == BASIC:
        return squares_left
    if squares_left == 0:
        return ALL_PLACED_BONUS + (MONOMINO_LAST_BONUS if last_piece == "1" else 0)
    return -squares_left


def seat_score(by_colour: Iterable[tuple[str, int]]) -> Score:
    parts = tuple(by_colour)
    return Score(sum(points for _, points in parts), parts)
