"""Bloxx!, the roll-and-write game for one to four: rules BX-1 to BX-13.

We do not know the published sheet and dice: `data` has our own, and options accept others.
"""

from klotz.games.bloxx import warmup as warmup  # registers the warm-up
from klotz.games.bloxx.dice import Dice, Die, Face, read_dice
from klotz.games.bloxx.game import RULES, BloxxGame
from klotz.games.bloxx.sheets import Cell, ColouredRow, Sheet, read_sheet
from klotz.games.bloxx.state import BloxxState, Drawn
from klotz.games.datafiles import DataError

__all__ = [
    "RULES",
    "BloxxGame",
    "BloxxState",
    "Cell",
    "ColouredRow",
    "DataError",
    "Dice",
    "Die",
    "Drawn",
    "Face",
    "Sheet",
    "read_dice",
    "read_sheet",
]
