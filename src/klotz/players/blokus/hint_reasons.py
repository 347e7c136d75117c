"""What speaks for a Blokus move: corners, reach, pieces that are hard to place.

A *corner* of a colour is a square where its next piece can touch one of its own: an attach point that is still free
for it. What is *within reach* is all that its next piece may cover, as far as distance goes.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

import numpy as np
import numpy.typing as npt

from klotz.games.blokus import BlokusState, Colour
from klotz.games.blokus.notation import parse_cells
from klotz.games.blokus.scoring import ADVANCED, colour_score
from klotz.games.blokus.variants import Cell
from klotz.games.contract import Move, State
from klotz.players.hints import Fact, Named
from klotz.shapes import PIECES, Shape

_REACH: Final = 5
"""Squares of the largest piece."""
_OPENING: Final = 7
"""While a colour has placed fewer pieces than this, coming to the middle of the board is worth telling."""
_FEW_PLACES: Final = 12
"""A piece that fits in more places is not hard to place."""

_Bits = npt.NDArray[np.bool_]


class BlokusReasons:
    def __init__(self, state: State, seat: int) -> None:
        assert isinstance(state, BlokusState)
        assert state.colour is not None
        self._state = state
        self._seat = seat
        self._colour: Colour = state.colour
        variant = state.variant
        holders = dict(zip(variant.colours, variant.holders, strict=True))
        self._is_own = holders[self._colour] == (seat,)
        # Nobody is hurt by what a shared colour loses, nor helped by what it wins.
        self._opponents = [
            colour for colour in variant.colours if holders[colour] != (seat,) and len(holders[colour]) == 1
        ]
        self._places = Counter(_piece(move) for move in state.legal_moves)
        self._corners = {colour: int(self._open(colour).sum()) for colour in variant.colours}
        self._reach = {colour: self._within_reach(colour) for colour in variant.colours}
        self._to_centre = self._distance_to_centre()

    def facts(self, move: Move) -> Iterator[Fact]:
        piece = _piece(move)
        self._state.push(move)
        try:
            yield from self._against_others()
            if self._is_own:
                yield from self._for_oneself(piece)
        finally:
            self._state.pop()

    # ------------------------------------------------------------------ what it brings

    def _for_oneself(self, piece: str) -> Iterator[Fact]:
        state, colour = self._state, self._colour
        size = PIECES[piece].size
        yield Fact("blokus-squares", size, 1.0, {"piece": piece, "squares": size})
        corners = int(self._open(colour).sum())
        if corners > self._corners[colour]:
            more = corners - self._corners[colour]
            yield Fact("blokus-corners", more, 1.0 + 0.2 * more, {"more": more, "corners": corners})
        reached = self._within_reach(colour) - self._reach[colour]
        if reached > 0:
            yield Fact("blokus-reach", reached, 0.8 + 0.03 * reached, {"squares": reached})
        nearer = self._to_centre - self._distance_to_centre()
        if nearer >= 1 and len(state.pieces_left(colour)) >= len(PIECES) - _OPENING:
            yield Fact("blokus-centre", nearer, 1.0 + 0.1 * nearer, {"squares": round(nearer)})
        yield from self._about_piece(piece)

    def _about_piece(self, piece: str) -> Iterator[Fact]:
        left = self._state.pieces_left(self._colour)
        if not left:
            points = colour_score(ADVANCED, (), piece)
            name = "blokus-last-piece-points" if self._earns_bonus() else "blokus-last-piece"
            yield Fact(name, points, 9.0, {"piece": piece, "points": points})
            return
        places = self._places[piece]
        if places == 1:
            yield Fact("blokus-only-place", 1.0, 3.0, {"piece": piece})
        elif places <= _FEW_PLACES and any(other > places for other in self._places.values()):
            # The fewer places, the more it is worth to have it off one's hands.
            yield Fact("blokus-hard-piece", -places, 1.6, {"piece": piece, "places": places})

    def _earns_bonus(self) -> bool:
        """Whether a colour that has placed everything brings its bonus."""
        state = self._state
        if state.has_one_bonus:
            return not any(state.pieces_left(colour) for colour in state.variant.colours_of(self._seat))
        return bool(state.game.options["scoring"] == ADVANCED)

    # ------------------------------------------------------------------ what it costs others

    def _against_others(self) -> Iterator[Fact]:
        for colour in self._opponents:
            name = Named(f"colour-{colour.value}")
            if self._state.start_points(colour):
                continue  # before its first piece a colour has no corners to lose, only a start to choose
            lost = self._corners[colour] - int(self._open(colour).sum())
            if lost > 0:
                yield Fact("blokus-costs", lost, 1.0 + 0.3 * lost, {"colour": name, "corners": lost})
            cut = self._reach[colour] - self._within_reach(colour)
            if cut > 0:
                yield Fact("blokus-cuts", cut, 0.7 + 0.05 * cut, {"colour": name, "squares": cut})

    # ------------------------------------------------------------------ looking at the board

    def _bit(self, number: int) -> _Bits:
        """One bit of the kernel's byte for each square, row by row; klotz.games.blokus.kernel says what they mean."""
        size = self._state.variant.size
        squares: npt.NDArray[np.uint8] = self._state.board[0]["forbidden"][: size * size]
        return (squares.reshape(size, size) >> number & 1).astype(np.bool_)

    def _free(self, colour: Colour) -> _Bits:
        return ~self._bit(self._state.variant.colours.index(colour))

    def _open(self, colour: Colour) -> _Bits:
        """The corners of a colour."""
        return self._bit(4 + self._state.variant.colours.index(colour)) & self._free(colour)

    def _within_reach(self, colour: Colour) -> int:
        free, reached = self._free(colour), self._open(colour)
        for _ in range(_REACH - 1):
            grown = reached.copy()
            grown[1:] |= reached[:-1]
            grown[:-1] |= reached[1:]
            grown[:, 1:] |= reached[:, :-1]
            grown[:, :-1] |= reached[:, 1:]
            reached = grown & free
        return int(reached.sum())

    def _distance_to_centre(self) -> float:
        """From the middle of the board to the nearest square of the colour that moves."""
        middle = (self._state.variant.size - 1) / 2
        own = [cell for piece in self._state.placed if piece.colour is self._colour for cell in piece.cells]
        return min((_distance(cell, middle) for cell in own), default=middle)


def _distance(cell: Cell, middle: float) -> float:
    return max(abs(cell[0] - middle), abs(cell[1] - middle))


def _piece(move: Move) -> str:
    return _NAMES[Shape.of(parse_cells(move.text))]


_NAMES: Final = {shape: name for name, piece in PIECES.items() for shape in piece.orientations()}

REASONS: Final = BlokusReasons
