"""The score of a board, finished or not."""

from collections.abc import Iterable
from typing import Final

from klotz.games.blokus.kernel import ALL_PLACED_BONUS, MONOMINO_LAST_BONUS
from klotz.games.contract import Score
from klotz.shapes import PIECES

BASIC: Final = "basic"
ADVANCED: Final = "advanced"

PER_COLOUR: Final = "colour"
PER_PLAYER: Final = "player"


def bonus(last_piece: str | None) -> int:
    """What is earned by having placed everything (BK-9)."""
    return ALL_PLACED_BONUS + (MONOMINO_LAST_BONUS if last_piece == "1" else 0)


def colour_score(scoring: str, pieces_left: Iterable[str], last_piece: str | None) -> int:
    """One colour's score: squares left (basic, low is good) or points (advanced, high is good)."""
    squares_left = _squares(pieces_left)
    if scoring == BASIC:
        return squares_left
    return -squares_left or bonus(last_piece)


def seat_score(by_colour: Iterable[tuple[str, int]]) -> Score:
    parts = tuple(by_colour)
    return Score(sum(points for _, points in parts), parts)


def seat_score_with_one_bonus(
    pieces_left: Iterable[tuple[str, Iterable[str]]], last_piece: str | None
) -> Score:
    """The points of a seat that earns one bonus for all its colours together (BK-10)."""
    parts = [(colour, -_squares(left)) for colour, left in pieces_left]
    is_done = not any(points for _, points in parts)
    return seat_score([*parts, ("bonus", bonus(last_piece) if is_done else 0)])


def _squares(pieces: Iterable[str]) -> int:
    return sum(PIECES[name].size for name in pieces)
