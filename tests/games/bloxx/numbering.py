"""What the numbers of drawings stand for, told from the tables alone."""

import numpy as np

from klotz.games.bloxx import kernel, read_dice, read_sheet
from klotz.games.bloxx.tables import Drawings, drawings_of

STANDARD = drawings_of(read_sheet("standard"), read_dice("standard"), "side", "first")


def numbers_of(drawings: Drawings) -> list[int]:
    """All drawings that there are on an empty sheet, with a circle and with crosses only."""
    table = drawings.tables[0]
    found = []
    for slot in range(int(table["first"][12])):
        highest = int(table["up"][slot].max())
        for row in range(int(table["rows"]) - highest):
            found += [
                (slot * kernel.MOST_ROWS + row) * kernel.MARKS + mark
                for mark in range(kernel.MARKS)
                if mark == kernel.CROSSES or table["marks"][slot] >> mark & 1
            ]
    return found


def face_of(drawings: Drawings, number: int) -> int:
    slot = number // (kernel.MOST_ROWS * kernel.MARKS)
    return int(np.searchsorted(drawings.tables[0]["first"], slot, side="right")) - 1
