"""What counts of a tower at the end (BQ-16), in each of the readings that a table can choose."""

from typing import Final, NamedTuple

from klotz.games.bloqs.rulings import ANYWHERE, GROUND, LOWEST
from klotz.games.bloqs.tower import Tower
from klotz.games.contract import Score

LAYER: Final = 100
"""What a full layer counts in a total: more than all loose cubes of a game together."""


class Counted(NamedTuple):
    """Full layers first; where they are equal, the cubes of other layers."""

    layers: int
    cubes: int


def counted(tower: Tower, reading: str = ANYWHERE) -> Counted:
    """What a tower comes to in one of the readings of the option `layers`."""
    full = tower.full_layers
    if reading == ANYWHERE:
        return Counted(len(full), tower.loose_cubes)
    # The lowest layer that is not full, which may be the empty one on top.
    lowest = next(layer for layer in range(tower.height + 1) if layer not in full)
    if reading == LOWEST:
        return Counted(len(full), _cubes(tower, lowest, lowest))
    return Counted(lowest, _cubes(tower, lowest, lowest if reading == GROUND else tower.height))


def _cubes(tower: Tower, lowest: int, highest: int) -> int:
    return sum(lowest <= layer <= highest for _, _, layer in tower.cells)


def score(reached: Counted) -> Score:
    return Score.of(layers=LAYER * reached.layers, cubes=reached.cubes)
