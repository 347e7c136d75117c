"""The cards of Maestro: dealing them, losing them, and asking a target whether to defend."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from klotz.games.bloqs.notation import ALLOW, DEFENCE, DEFEND, card_names
from klotz.games.bloqs.position import HeldCard, Position, Rules
from klotz.games.bloqs.steps.step import UNTOLD, Step, even_chances
from klotz.games.contract import Chance, IllegalMove, Move


@dataclass(frozen=True, slots=True)
class Deal(Step):
    """Chance deals a seat this many cards, one at a time. Only that seat sees which (BQ-M1, BQ-M7, BQ-M8)."""

    seat: int
    count: int

    def run(self, position: Position) -> Position | None:
        if self.count == 0:
            return position
        if not position.pile and position.discards:
            return _reshuffled(position).then(self)
        return None if position.pile else position  # all cards are in hands: there is nothing to draw

    def chances(self, position: Position) -> tuple[Chance, ...]:
        return even_chances([(f"deal {self.seat + 1} {card}", count) for card, count in position.pile])

    def play(self, position: Position, words: list[str]) -> Position:
        card = words[2]
        held = HeldCard(card, position.deals, position.piles_used)
        pile = tuple(
            (each, count - (each == card)) for each, count in position.pile if count > (each == card)
        )
        after = replace(position, pile=pile, deals=position.deals + 1)
        return after.with_hand(self.seat, (*after.hands[self.seat], held)).then(
            Deal(self.seat, self.count - 1)
        )


def deals(rules: Rules) -> tuple[Deal, ...]:
    """Every seat's hand at the start, where there are cards."""
    hand = rules.deck.hand if rules.deck else 0
    return tuple(Deal(seat, hand) for seat in range(rules.seats)) if hand else ()


def _reshuffled(position: Position) -> Position:
    counts = Counter(position.discards)
    cards = card_names(position.rules.pieces.kinds)
    pile = tuple((card, counts[card]) for card in cards if counts[card])
    return replace(position, pile=pile, discards=(), piles_used=position.piles_used + 1)


@dataclass(frozen=True, slots=True)
class Lose(Step):
    """The left neighbour blindly draws this many cards from a seat and discards them (BQ-M7)."""

    seat: int
    count: int

    def run(self, position: Position) -> Position | None:
        return None if self.count and position.hands[self.seat] else position

    def chances(self, position: Position) -> tuple[Chance, ...]:
        counts = Counter(held.card for held in position.hands[self.seat])
        cards = card_names(position.rules.pieces.kinds)
        return even_chances(
            [(f"lose {self.seat + 1} {card}", counts[card]) for card in cards if counts[card]]
        )

    def play(self, position: Position, words: list[str]) -> Position:
        return position.discarding(self.seat, words[2]).then(Lose(self.seat, self.count - 1))


@dataclass(frozen=True, slots=True)
class Ask(Step):
    """The target may defend (BQ-M5). It is asked even if it cannot, so that the question reveals nothing."""

    target: int
    about: Step
    otherwise: Step | None = field(default=None, metadata=UNTOLD)
    """What the mover may do instead if the target defends."""

    def due(self, position: Position) -> tuple[int, ...]:
        return (self.target,)

    def moves(self, position: Position) -> Iterator[Move]:
        yield Move(self.target, ALLOW)
        if position.holds(self.target, DEFENCE):
            yield Move(self.target, DEFEND)

    def play(self, position: Position, words: list[str]) -> Position:
        if words[0] == DEFEND:
            return self.stopped(position.discarding(self.target, DEFENCE))
        return position.then(self.about)

    def stopped(self, position: Position) -> Position:
        """What follows when the target has defended."""
        return position.then(self.otherwise) if self.otherwise else position

    def refusal(self, position: Position, words: list[str]) -> IllegalMove:
        if words[0] == DEFEND:
            return IllegalMove("BQ-M5", "bloqs-no-such-card", {"card": DEFENCE})
        return IllegalMove("BQ-M5", "bloqs-answer-first")


def aimed(position: Position, target: int, about: Step, otherwise: Step | None = None) -> Position:
    """Proceed with an action against a seat, which may defend itself if there are cards."""
    return position.then(Ask(target, about, otherwise) if position.has_cards else about)


def layers_lost(position: Position, seat: int, broken: int) -> Position:
    return position.then(Lose(seat, broken)) if position.has_cards and broken else position


def layers_won(position: Position, seat: int, completed: int) -> Position:
    return position.then(Deal(seat, completed)) if position.has_cards and completed else position
