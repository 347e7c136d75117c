"""The chance nodes of a seat's next turn: which disc its pawn reaches, and with what result."""

from functools import cached_property, lru_cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from klotz.games.bloqs.pieces import BUILD_DISC, STEAL_DISC, PieceSet
from klotz.games.bloqs.position import Position

Array = npt.NDArray[Any]

PIPS: Final = range(1, 7)
# The results of a turn, as indices: nothing is built, anything is, what was stolen is; then a piece of each kind from
# the stock.
UNCHANGED: Final = 0
ANYTHING: Final = 1
STOLEN: Final = 2
PIECES: Final = 3


@lru_cache(maxsize=16)
def _results_of(pieces: PieceSet) -> dict[str, int]:
    """The result of each disc."""
    of_kinds = {kind: PIECES + number for number, kind in enumerate(pieces.kinds)}
    return {**of_kinds, BUILD_DISC: ANYTHING, STEAL_DISC: STOLEN}


def results(position: Position, seat: int, after: Array, unchanged: float) -> Array:
    """What each result is worth, from what a piece of each kind is."""
    pieces = position.rules.pieces
    result_of = _results_of(pieces)
    worth = np.full(PIECES + len(pieces.kinds), unchanged)
    in_stock = {result_of[pieces.kind_of(number)] for number in position.stock}
    for result in in_stock:
        worth[result] = after[result - PIECES]
    worth[ANYTHING] = max((worth[result] for result in in_stock), default=unchanged)
    worth[STOLEN] = max(
        (
            after[result_of[pieces.kind_of(number)] - PIECES]
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
        self._result_of = _results_of(position.rules.pieces)
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
        ring = self._position.rules.ring
        disc = ring.discs[place] if ring.laid else self._position.discs[place]
        if disc is None:
            return self._face_down
        result = self._result_of[disc]
        likely = np.zeros(len(self._worth))
        likely[UNCHANGED if result >= PIECES and place in self._taken else result] = 1.0
        return likely

    @cached_property
    def _face_down(self) -> Array:
        """The same for all discs that lie face down."""
        hidden = self._position.hidden_discs(self._spot.disc)
        likely = np.zeros(len(self._worth))
        for disc, count in hidden.items():
            likely[self._result_of[disc]] = count / hidden.total()
        return likely
