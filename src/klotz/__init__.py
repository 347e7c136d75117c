"""Klotz plays block games: Blokus for two, three and four, Blokus Duo, Bloxx! and Bloqs.

>>> import klotz
>>> state = klotz.game("blokus-duo").start()
>>> state.push(state.parse("e8,d9,e9,f9,e10"))
>>> state.due
(1,)
"""

from klotz.games import InvalidOption, UnknownGame, game
from klotz.games.contract import (
    CHANCE,
    Chance,
    Game,
    IllegalMove,
    InvalidMove,
    LegalMoves,
    Move,
    MoveError,
    Outcome,
    Record,
    RecordError,
    Score,
    State,
    Variation,
)
from klotz.registry import Family, FamilyError, Listing, register

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "Chance",
    "Family",
    "FamilyError",
    "Game",
    "IllegalMove",
    "InvalidMove",
    "InvalidOption",
    "LegalMoves",
    "Listing",
    "Move",
    "MoveError",
    "Outcome",
    "Record",
    "RecordError",
    "Score",
    "State",
    "UnknownGame",
    "Variation",
    "__version__",
    "game",
    "register",
]
