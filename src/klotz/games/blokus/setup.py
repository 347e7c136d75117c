"""Set-up positions: which pieces are where, and whose turn it is.

    {"placed": {"blue": ["e8,d9,e9,f9,e10"], "red": []}, "turn": "blue"}

A colour's pieces are in the order they were placed, which matters for the bonus. They need not touch as the
rules demand, so that problems and positions from elsewhere can be set up, but no piece is used twice and no
square is covered twice.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from klotz.games.blokus.notation import cell_text, parse_cells
from klotz.games.blokus.tables import PIECE_NAMES, Placements
from klotz.games.blokus.variants import Cell, Variant
from klotz.games.contract import InvalidMove


class Setup(NamedTuple):
    placed: tuple[tuple[int, int], ...]
    """Colour number and placement number of each piece."""
    turn: int
    """Number of the colour to move."""


def read_setup(variant: Variant, placements: Placements, setup: Any) -> Setup:
    """Check a setup from outside. ValueError says what is wrong with it."""
    if not isinstance(setup, dict) or not isinstance(setup.get("placed"), dict):
        raise ValueError('a setup looks like {"placed": {"blue": ["a20,b20"]}, "turn": "blue"}')
    if unknown := set(setup) - {"placed", "turn"}:
        raise ValueError(
            f"setup: {min(map(str, unknown))[:40]!r} is not known; there are 'placed' and 'turn'"
        )
    colours = {colour.value: number for number, colour in enumerate(variant.colours)}
    for name in [*setup["placed"], setup.get("turn", variant.colours[0].value)]:
        if not isinstance(name, str) or name not in colours:
            raise ValueError(f"setup: there is no colour {str(name)[:40]!r}; there are {', '.join(colours)}")
    placed = tuple(
        (colours[name], number)
        for name, texts in setup["placed"].items()
        for number in _placements_of(variant, placements, name, texts)
    )
    _check_overlap(placements, placed)
    return Setup(placed, colours[setup.get("turn", variant.colours[0].value)])


def _placements_of(variant: Variant, placements: Placements, name: str, texts: Any) -> Iterator[int]:
    if not isinstance(texts, list | tuple):
        raise ValueError(f"setup: the pieces of {name} are a list of move texts")
    used = set()
    for text in texts:
        try:
            cells = parse_cells(text) if isinstance(text, str) else ()
        except InvalidMove as error:
            raise ValueError(f"setup: {name}: {error}") from error
        on_board = all(column < variant.size and row < variant.size for column, row in cells)
        number = placements.find(cells) if on_board else None
        if number is None:
            raise ValueError(f"setup: {name}: {str(text)[:40]!r} is not a piece on the board")
        piece = placements.piece(number)
        if piece in used:
            raise ValueError(f"setup: {name} has the piece {PIECE_NAMES[piece]} twice")
        used.add(piece)
        yield number


def _check_overlap(placements: Placements, placed: tuple[tuple[int, int], ...]) -> None:
    covered: set[Cell] = set()
    for _, number in placed:
        for cell in placements.cells(number):
            if cell in covered:
                raise ValueError(f"setup: the square {cell_text(cell)} is covered twice")
            covered.add(cell)
