"""Everything about a game of Bloqs at one moment, immutable: a move makes a new one, undo goes back to the old."""

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple, Self

from klotz.games.bloqs.pieces import PieceSet
from klotz.games.bloqs.ring import Deck, Ring
from klotz.games.bloqs.rulings import Rulings
from klotz.games.bloqs.tower import Tower

if TYPE_CHECKING:  # steps change positions, which hold the steps to come
    from klotz.games.bloqs.steps.step import Step

PERFECT_CUBE = "perfect-cube"
DOUBLE_CUBE = "perfect-double-cube"
STOCK_EMPTY = "stock-empty"
DISCS_TURNED = "discs-turned"


FACE_DOWN = "?"
"""Somebody else's card, as it appears to others."""


class HeldCard(NamedTuple):
    """A card in a hand. `deal` counts the cards dealt, `pile` the piles used up, before it was drawn."""

    card: str
    deal: int
    pile: int


class Spot(NamedTuple):
    """Where a pawn stands: on a disc of the ring, or on the start circle before it."""

    disc: int
    on_start: bool = False


@dataclass(frozen=True, slots=True)
class Rules:
    """What does not change during a game."""

    seats: int
    pieces: PieceSet
    ring: Ring
    circles: tuple[int, ...]
    """The start circle of each seat, from 0."""
    deck: Deck | None
    """The cards of Maestro; None without them."""
    free_direction: bool
    rolls_for_first: bool
    """Whether the dice decide who begins; otherwise the first seat does."""
    rulings: Rulings

    @property
    def starts(self) -> tuple[int, ...]:
        """The place of the ring just after each seat's start circle."""
        return tuple(self.ring.starts[circle] for circle in self.circles)


@dataclass(frozen=True, slots=True)
class Position:
    rules: Rules
    towers: tuple[Tower, ...]
    stock: frozenset[int]
    discs: tuple[str | None, ...]
    """What is turned up, by place on the ring."""
    pawns: tuple[Spot, ...]
    turn: int
    agenda: "tuple[Step, ...]"
    hands: tuple[tuple[HeldCard, ...], ...] = ()
    discards: tuple[str, ...] = ()
    pile: tuple[tuple[str, int], ...] = ()
    """How many of each card are left to draw; their order is undecided."""
    piles_used: int = 0
    deals: int = 0
    winners: tuple[int, ...] = ()
    """Who has a perfect cube; nobody while the game goes on, or when towers are counted."""
    ended: str | None = None
    """Why the game is over; None while it goes on."""

    # ------------------------------------------------------------------ asking

    @property
    def step(self) -> "Step | None":
        """What the game is waiting for; None when it is over."""
        return self.agenda[0] if self.agenda and self.ended is None else None

    def hidden_discs(self, place: int) -> Counter[str]:
        """What a disc that lies face down at a place may be, weighted."""
        if self.rules.ring.laid:
            return Counter([self.rules.ring.discs[place]])
        return Counter(self.rules.ring.discs) - Counter(disc for disc in self.discs if disc is not None)

    def next_in_stock(self, kind: str) -> int | None:
        """The piece of this kind that is taken next: they are alike, so the lowest number."""
        return next((number for number in self.rules.pieces.numbers_of(kind) if number in self.stock), None)

    def others_at(self, spot: Spot) -> tuple[int, ...]:
        return tuple(seat for seat, other in enumerate(self.pawns) if seat != self.turn and other == spot)

    def holds(self, seat: int, card: str) -> bool:
        return any(held.card == card for held in self.hands[seat])

    @property
    def has_cards(self) -> bool:
        return self.rules.deck is not None

    # ------------------------------------------------------------------ changing

    def with_agenda(self, agenda: "tuple[Step, ...]") -> Self:
        return replace(self, agenda=agenda)

    def then(self, *steps: "Step") -> Self:
        """With these steps at the front of the agenda."""
        return replace(self, agenda=(*steps, *self.agenda))

    def with_tower(self, seat: int, tower: Tower) -> Self:
        return replace(self, towers=(*self.towers[:seat], tower, *self.towers[seat + 1 :]))

    def with_pawn(self, seat: int, spot: Spot) -> Self:
        return replace(self, pawns=(*self.pawns[:seat], spot, *self.pawns[seat + 1 :]))

    def with_disc(self, place: int, disc: str) -> Self:
        return replace(self, discs=(*self.discs[:place], disc, *self.discs[place + 1 :]))

    def with_hand(self, seat: int, hand: tuple[HeldCard, ...]) -> Self:
        return replace(self, hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))

    def discarding(self, seat: int, card: str) -> Self:
        """With a card moved from a hand to the discards: the one held longest, if there are several of a kind."""
        hand = self.hands[seat]
        index = next(index for index, held in enumerate(hand) if held.card == card)
        after = self.with_hand(seat, hand[:index] + hand[index + 1 :])
        return replace(after, discards=(*self.discards, card))

    def over(self, reason: str, winners: tuple[int, ...] = ()) -> Self:
        return replace(self, ended=reason, winners=winners, agenda=())
