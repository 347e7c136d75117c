"""The chance nodes of a seat's next turn: which disc its pawn reaches, and with what result."""

from functools import cached_property
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from klotz.games.bloqs.notation import BUILD_DISC, STEAL_DISC
from klotz.games.bloqs.pieces import KINDS, kind_of
from klotz.games.bloqs.position import Position

Array = npt.NDArray[Any]

PIPS: Final = range(1, 7)
# The results of a turn: a piece of each kind from the stock, or one of these.
UNCHANGED: Final = len(KINDS)
"""Nothing is built."""
ANYTHING: Final = UNCHANGED + 1
STOLEN: Final = UNCHANGED + 2
RESULTS: Final = UNCHANGED + 3
_RESULT_OF: Final = {
    **{kind: number for number, kind in enumerate(KINDS)},
    BUILD_DISC: ANYTHING,
    STEAL_DISC: STOLEN,
}


def results(position: Position, seat: int, after: Array, unchanged: float) -> Array:
    """What each result is worth, from what a piece of each kind is."""
    worth = np.full(RESULTS, unchanged)
    in_stock = {_RESULT_OF[kind_of(number)] for number in position.stock}
    for kind in in_stock:
        worth[kind] = after[kind]
    worth[ANYTHING] = max((after[kind] for kind in in_stock), default=unchanged)
    worth[STOLEN] = max(
        (
            after[_RESULT_OF[kind_of(number)]]
            for other, tower in enumerate(position.towers)
            if other != seat
            for number in tower.pieces
        ),
        default=unchanged,
    )
    return worth


class Arrivals:
    """How likely each result of a turn is, if the better direction is always chosen."""

    def __init__(self, position: Position, seat: int, worth: Array) -> None:
        self._position = position
        self._worth = worth
        self._spot = position.pawns[seat]
        self._taken = {
            pawn.disc for other, pawn in enumerate(position.pawns) if other != seat and not pawn.on_start
        }

    def rolled(self) -> Array:
        likely: Array = np.mean([self.after(pips) for pips in PIPS], axis=0)
        return likely

    def after(self, pips: int) -> Array:
        forwards = self._at(pips - self._spot.on_start)
        if not self._position.rules.free_direction:
            return forwards
        return max(forwards, self._at(-pips), key=lambda likely: float(likely @ self._worth))

    def _at(self, further: int) -> Array:
        place = (self._spot.disc + further) % len(self._position.discs)
        disc = self._position.discs[place]
        if disc is None:
            return self._face_down
        result = _RESULT_OF[disc]
        likely: Array = _CERTAIN[UNCHANGED if result < UNCHANGED and place in self._taken else result]
        return likely

    @cached_property
    def _face_down(self) -> Array:
        hidden = self._position.hidden_discs()
        likely = np.zeros(RESULTS)
        for disc, count in hidden.items():
            likely[_RESULT_OF[disc]] = count / hidden.total()
        return likely


_CERTAIN: Final = np.eye(RESULTS)
