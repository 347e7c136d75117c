"""The Bloqs games: base, Turn2 and Maestro, with their options chosen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from klotz.games import FamilyRules, Option
from klotz.games.bloqs import pawns, ring, rulings
from klotz.games.bloqs.actions import BloqsActions, actions_of
from klotz.games.bloqs.features import layout
from klotz.games.bloqs.pawns import PAWNS
from klotz.games.bloqs.pieces import (
    LEAST_CUBES,
    MOST_CUBES,
    MOST_KINDS,
    MOST_OF_A_KIND,
    MOST_PIECES,
    read_pieces,
)
from klotz.games.bloqs.position import Rules
from klotz.games.bloqs.rulings import Rulings
from klotz.games.bloqs.state import BloqsState
from klotz.games.contract import Game, Json
from klotz.games.datafiles import STANDARD
from klotz.games.features import Feature
from klotz.games.seating import Seating, completed

_RING: Final = Option(
    (STANDARD,), "where the start circles join the ring, and its discs", ring.read_ring, rule="BQ-1"
)
_PIECES: Final = Option(
    (STANDARD,),
    "the kinds of piece, and how many there are of each",
    lambda given: read_pieces(given).json(),
    rule="BQ-1",
)
_DECK: Final = Option((STANDARD,), "the cards, and how many each is dealt", ring.read_deck, rule="BQ-M1")
_ROLL: Final = "roll"
_AGREED: Final = "agreed"
_FIRST: Final = Option(
    (_ROLL, _AGREED),
    "who begins: the highest roll, or the first seat, as the players agreed",
    by_seating=True,
)
_PAWNS: Final = Option(
    (STANDARD,),
    "the pawns of the seats by colour, and with them their start circles",
    pawns.read_pawns,
    by_seating=True,
)
_SEATING: Final = {"first": _FIRST, "pawns": _PAWNS}
_BASE: Final = {**rulings.BASE, "pieces": _PIECES, "ring": _RING, **_SEATING}
_MAESTRO: Final = {
    **rulings.BASE,
    **rulings.MAESTRO,
    "pieces": _PIECES,
    "ring": _RING,
    **_SEATING,
    "deck": _DECK,
}


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
    "bloqs-maestro": Variant(True, True, (*_BASE_RULES, *_CARD_RULES), _MAESTRO),
}


class BloqsGame(Game[BloqsState]):
    """Bloqs, Turn2 or Maestro, with its options chosen."""

    __slots__ = ("deck", "piece_set", "ring", "variant")

    def __init__(self, name: str, options: Mapping[str, Any]) -> None:
        self.variant: Final = VARIANTS[name]
        super().__init__(name, options, (2, 3, 4), self.variant.rules)
        self.piece_set: Final = read_pieces(options["pieces"])
        self.ring: Final = ring.ring(options["ring"], self.piece_set)
        self.deck: Final = ring.deck(options["deck"], self.piece_set) if self.variant.cards else None

    @property
    def actions(self) -> BloqsActions:
        return actions_of(
            self.piece_set,
            free_direction=self.variant.free_direction,
            cards=self.variant.cards,
            overhang=self.options["overhang"],
        )

    def _layout(self, seats: int) -> tuple[Feature, ...]:
        return layout(
            seats,
            self.piece_set,
            len(self.ring.discs),
            cards=self.variant.cards,
            overhang=self.options["overhang"],
        )

    def colours(self, seat: int) -> tuple[str, ...]:
        """The pawn of a seat."""
        return (pawns.colours(self.options["pawns"])[seat],)

    @property
    def colour_choices(self) -> Mapping[str, tuple[str, ...]]:
        return {colour: (colour,) for colour in PAWNS}

    def seating(self, colours: Sequence[str | None], first: int | None = None) -> Seating:
        """Everybody sits at the site of their colour, so turns go round the ring as the start circles do."""
        mine = completed(colours, PAWNS)
        begins = PAWNS.index(mine[first]) if first is not None else 0
        around = sorted(mine, key=lambda colour: (PAWNS.index(colour) - begins) % len(PAWNS))
        options = {
            "first": self.options["first"] if first is None else _AGREED,
            "pawns": STANDARD if tuple(around) == PAWNS[: len(around)] else around,
        }
        return Seating(tuple(around.index(colour) for colour in mine), options)

    def _start(self, seats: int, setup: Json | None) -> BloqsState:
        rules = Rules(
            seats=seats,
            pieces=self.piece_set,
            ring=self.ring,
            circles=pawns.circles(self.options["pawns"], seats),
            deck=self.deck,
            free_direction=self.variant.free_direction,
            rolls_for_first=self.options["first"] == _ROLL,
            rulings=Rulings.of(self.options),
        )
        return BloqsState(self, rules, setup)


RULES: Final = FamilyRules(
    options={name: variant.options for name, variant in VARIANTS.items()},
    make=BloqsGame,
    limits={
        "kinds": (1, MOST_KINDS),
        "of-a-kind": (1, MOST_OF_A_KIND),
        "pieces": (1, MOST_PIECES),
        "cubes": (1, MOST_CUBES),
        "all-cubes": (LEAST_CUBES, MOST_PIECES * MOST_CUBES),
        "places": (ring.LEAST_PLACES, ring.MOST_PLACES),
        "cards": (ring.LEAST_CARDS, ring.MOST_CARDS),
        "hand": (0, ring.MOST_IN_HAND),
    },
)
