"""The Blokus games: a variant with its options chosen."""

from collections.abc import Mapping
from typing import Any, Final

from klotz.games import FamilyRules, Option
from klotz.games.blokus.scoring import ADVANCED, BASIC
from klotz.games.blokus.state import BlokusState
from klotz.games.blokus.variants import VARIANTS, Cell, Variant
from klotz.games.contract import Game, Json
from klotz.shapes import PIECES

_STARTS: Final = Option(
    ("any", "own"), "where first pieces go: any starting square that is free, or the colour's own"
)
_CLASSIC: Final = {
    "starts": _STARTS,
    "scoring": Option((BASIC, ADVANCED), "squares left, or points with bonuses"),
}
_DUO: Final = {
    "starts": _STARTS,
    "scoring": Option((ADVANCED, BASIC), "points with bonuses, or squares left"),
}


class BlokusGame(Game):
    __slots__ = ("variant",)

    def __init__(self, variant: Variant, options: Mapping[str, Any]) -> None:
        lowest_wins = options["scoring"] == BASIC
        super().__init__(variant.name, options, (variant.seats,), variant.rules, lowest_wins=lowest_wins)
        self.variant: Final = variant

    def colours(self, seat: int) -> tuple[str, ...]:
        return tuple(colour.value for colour in self.variant.colours_of(seat))

    @property
    def pieces(self) -> Mapping[str, tuple[Cell, ...]]:
        return {name: tuple((column, row) for column, row in piece.cells) for name, piece in PIECES.items()}

    def _start(self, seats: int, setup: Json | None) -> BlokusState:
        return BlokusState(self, self.variant, setup)


def _make(name: str, options: Mapping[str, Any]) -> BlokusGame:
    return BlokusGame(VARIANTS[name], options)


RULES: Final = FamilyRules(
    options={name: _DUO if name == "blokus-duo" else _CLASSIC for name in VARIANTS}, make=_make
)
