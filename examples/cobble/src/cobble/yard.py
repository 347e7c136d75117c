"""Stones and squares. A square is a column and a row, counted from the bottom left; as text it is `a1`."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from klotz import InvalidMove
from klotz.shapes import Shape

Square = tuple[int, int]
Squares = frozenset[Square]

STONES: Final = {"domino": Shape.parse("##"), "bar": Shape.parse("###"), "corner": Shape.parse("#.\n##")}

_SQUARE: Final = re.compile(r"([a-z])([1-9][0-9]?)", re.ASCII)


@cache
def places(stone: str, size: int) -> Mapping[str, Squares]:
    """Everywhere a stone can lie in an empty yard, by the text of that move."""
    found = {
        frozenset((x + dx, y + dy) for x, y in turned.cells)
        for turned in STONES[stone].orientations()
        for dx in range(size - turned.extent[0] + 1)
        for dy in range(size - turned.extent[1] + 1)
    }
    return {text_of(squares): squares for squares in sorted(found, key=text_of)}


def neighbours(square: Square) -> Iterator[Square]:
    x, y = square
    return iter(((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)))


def largest_patch(squares: Iterable[Square]) -> int:
    """How many of these squares hang together at most."""
    left = set(squares)
    largest = 0
    while left:
        patch = [left.pop()]
        for square in patch:  # grows while it is gone through
            joined = [other for other in neighbours(square) if other in left]
            left.difference_update(joined)
            patch += joined
        largest = max(largest, len(patch))
    return largest


def text_of(squares: Iterable[Square]) -> str:
    """The one text of these squares: row by row from the bottom, each from the left."""
    ordered = sorted(squares, key=lambda square: (square[1], square[0]))
    return ",".join(f"{chr(ord('a') + x)}{y + 1}" for x, y in ordered)


def squares_of(text: str) -> Squares:
    """The squares of a text from outside, in any order; they may lie beyond the wall."""
    squares = []
    for part in text.lower().split(","):
        match = _SQUARE.fullmatch(part.strip())
        if match is None:
            raise InvalidMove(f"{part.strip()[:40]!r} is not a square; a move is squares, for example a1,a2")
        squares.append((ord(match[1]) - ord("a"), int(match[2]) - 1))
    if len(set(squares)) < len(squares):
        raise InvalidMove("the same square stands twice in the move")
    return frozenset(squares)
