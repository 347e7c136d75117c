"""Blokus matches begin from a balanced opening; a random one is a large piece of every colour."""

from collections.abc import Sequence
from typing import Final

from klotz.arena.openings import Openings
from klotz.games.blokus import BlokusGame
from klotz.games.contract import Game, Move

_LARGEST_PIECE: Final = 5


def _a_piece_of_every_colour(game: Game) -> int:
    assert isinstance(game, BlokusGame)
    return len(game.variant.colours)


def _large_pieces(moves: Sequence[Move]) -> Sequence[Move]:
    return [move for move in moves if move.text.count(",") + 1 == _LARGEST_PIECE]


OPENINGS: Final = Openings(_a_piece_of_every_colour, _large_pieces, data="klotz.arena.openings.data")
