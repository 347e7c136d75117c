"""The Bloqs games: base, Turn2 and Maestro, with their options chosen."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from klotz.games import FamilyRules, Option
from klotz.games.bloqs import ring
from klotz.games.bloqs.position import Rules
from klotz.games.bloqs.state import BloqsState
from klotz.games.contract import Game, Json
from klotz.games.datafiles import STANDARD

_OVERHANG: Final = Option((False, True), "whether pieces may jut out over the edge of the site")
_RING: Final = Option((STANDARD,), "where the start circles join the ring, and its discs", ring.read_ring)
_DECK: Final = Option((STANDARD,), "the 54 cards, and how many each is dealt", ring.read_deck)
_BASE: Final = {"overhang": _OVERHANG, "ring": _RING}


@dataclass(frozen=True, slots=True)
class Variant:
    free_direction: bool
    cards: bool
    rules: tuple[str, ...]
    options: Mapping[str, Option]


_BASE_RULES: Final = tuple(f"BQ-{number}" for number in range(1, 17))
_CARD_RULES: Final = tuple(f"BQ-M{number}" for number in range(1, 10))

VARIANTS: Final = {
    "bloqs": Variant(False, False, _BASE_RULES, _BASE),
    "bloqs-turn2": Variant(True, False, (*_BASE_RULES, "BQ-17"), _BASE),
    "bloqs-maestro": Variant(True, True, (*_BASE_RULES, *_CARD_RULES), {**_BASE, "deck": _DECK}),
}


class BloqsGame(Game):
    __slots__ = ("variant",)

    def __init__(self, name: str, options: Mapping[str, Any]) -> None:
        self.variant: Final = VARIANTS[name]
        super().__init__(name, options, (2, 3, 4), self.variant.rules)

    def _start(self, seats: int, setup: Json | None) -> BloqsState:
        cards = ring.deck(self.options["deck"]) if self.variant.cards else None
        rules = Rules(seats, ring.ring(self.options["ring"]), cards, self.variant.free_direction)
        return BloqsState(self, rules, setup)


RULES: Final = FamilyRules(
    options={name: variant.options for name, variant in VARIANTS.items()}, make=BloqsGame
)
