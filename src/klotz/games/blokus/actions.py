"""The numbers of Blokus moves: a move is a placement, and placements on a board are numbered (`tables.py`).

Piece by piece in the order of `klotz.shapes.PIECES`, small ones first; within a piece orientation by orientation,
and within an orientation from the bottom row up, each row from the left. A colour that can place nothing passes by
itself, so there is no number for a pass, and there is no chance.
"""

from functools import cache

from klotz.games.actions import Actions, sections
from klotz.games.blokus.tables import PIECE_NAMES, Placements, placements_on
from klotz.games.contract import InvalidMove


class BlokusActions(Actions):
    def __init__(self, placements: Placements) -> None:
        self._placements = placements
        counts = placements.counts_by_piece()
        self.sections = sections(
            (piece, count, "orientation and place") for piece, count in zip(PIECE_NAMES, counts, strict=True)
        )

    def number(self, text: str) -> int:
        number = self._placements.number(text)
        if number is None:
            raise InvalidMove(f"{text[:80]!r} is not a piece on this board")
        return number

    def describe(self, action: int) -> str:
        return self._placements.text(action)


@cache
def actions_on(size: int) -> BlokusActions:
    return BlokusActions(placements_on(size))
