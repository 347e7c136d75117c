"""Klotz plays block games: Blokus for two, three and four, Blokus Duo, Bloxx! and Bloqs.

>>> import klotz
>>> state = klotz.game("blokus-duo").start()
>>> state.play("e8,d9,e9,f9,e10")
Move(seat=0, text='e8,d9,e9,f9,e10')
>>> state.due
(1,)

`klotz.players`, `klotz.records`, `klotz.arena` and the other packages are imported when they are first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from klotz.errors import KlotzError
from klotz.games import InvalidOption, UnknownGame
from klotz.games.actions import NoArrays
from klotz.games.contract import (
    CHANCE,
    Chance,
    Game,
    GameNotOver,
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
from klotz.typed import game

if TYPE_CHECKING:  # they are imported when they are used
    from klotz import arena as arena
    from klotz import bulk as bulk
    from klotz import client as client
    from klotz import games as games
    from klotz import picture as picture
    from klotz import players as players
    from klotz import records as records
    from klotz import shapes as shapes
    from klotz import testing as testing

__version__ = "0.1.0"

_PACKAGES: Final = (
    "arena",
    "bulk",
    "client",
    "games",
    "picture",
    "players",
    "records",
    "shapes",
    "testing",
)
"""What belongs to the library; what else is in the package is for Klotz itself."""

__all__ = [
    "CHANCE",
    "Chance",
    "Family",
    "FamilyError",
    "Game",
    "GameNotOver",
    "IllegalMove",
    "InvalidMove",
    "InvalidOption",
    "KlotzError",
    "LegalMoves",
    "Listing",
    "Move",
    "MoveError",
    "NoArrays",
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


if not TYPE_CHECKING:  # to a type checker, it would make every name a name of Klotz

    def __getattr__(name: str) -> Any:
        if name in _PACKAGES:
            return import_module(f"klotz.{name}")
        raise AttributeError(f"module 'klotz' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, *_PACKAGES])
