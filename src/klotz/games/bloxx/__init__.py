"""Bloxx!, the roll-and-write game for one to four: rules BX-1 to BX-13.

The published sheet and dice are not known to us: `data` has our own, and options take any other.
"""

from klotz.games.bloxx import warmup as warmup  # registers what there is to compile
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
