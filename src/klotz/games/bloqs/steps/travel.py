"""How a pawn gets to its disc: by roll or card, in one direction or the other, or by teleport."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from klotz.games.bloqs.notation import (
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    DIE_CARDS,
    ROLL,
    TELEPORT,
    card_text,
    teleport_text,
)
from klotz.games.bloqs.position import Position, Spot
from klotz.games.bloqs.rulings import COMPANY
from klotz.games.bloqs.rulings import ROLL as ROLL_INSTEAD
from klotz.games.bloqs.steps.cards import aimed
from klotz.games.bloqs.steps.landing import Land
from klotz.games.bloqs.steps.step import Step, even_chances
from klotz.games.contract import Chance, IllegalMove, Move

PIPS: Final = range(1, 7)
ROLLS: Final = even_chances([(f"roll {pips}", 1) for pips in PIPS])


@dataclass(frozen=True, slots=True)
class Roll(Step):
    """Chance rolls the die for the mover (BQ-3)."""

    def chances(self, position: Position) -> tuple[Chance, ...]:
        return ROLLS

    def play(self, position: Position, words: list[str]) -> Position:
        return travelling(position, int(words[1]))


def travelling(position: Position, pips: int) -> Position:
    """Move this far: clockwise, or in the direction the mover chooses (BQ-17, BQ-M1)."""
    if position.rules.free_direction:
        return position.then(Direction(pips))
    return _arrived(position, pips)


@dataclass(frozen=True, slots=True)
class Direction(Step):
    """The mover chooses a direction after the roll (BQ-17) or die card (BQ-M1)."""

    pips: int

    def moves(self, position: Position) -> Iterator[Move]:
        yield Move(position.turn, CLOCKWISE)
        yield Move(position.turn, COUNTER_CLOCKWISE)

    def play(self, position: Position, words: list[str]) -> Position:
        return _arrived(position, self.pips if words[0] == CLOCKWISE else -self.pips)

    def refusal(self, position: Position, words: list[str]) -> IllegalMove:
        return IllegalMove("BQ-M1" if position.has_cards else "BQ-17", "bloqs-choose-direction")


def destination(position: Position, spot: Spot, pips: int) -> int:
    """Where a pawn ends up; negative moves go backwards. From a start circle, the first disc is the one after it."""
    return (spot.disc + pips - (spot.on_start and pips > 0)) % len(position.discs)


def _arrived(position: Position, pips: int) -> Position:
    """The pawn moved this many discs, backwards if negative; a face-down disc there is turned up."""
    place = destination(position, position.pawns[position.turn], pips)
    after = position.with_pawn(position.turn, Spot(place))
    return after.then(Land()) if after.discs[place] else after.then(TurnUp(place), Land())


@dataclass(frozen=True, slots=True)
class TurnUp(Step):
    """Chance decides what a disc is when it is turned up (BQ-3)."""

    place: int

    def chances(self, position: Position) -> tuple[Chance, ...]:
        hidden = position.hidden_discs(self.place)
        discs = position.rules.pieces.discs
        return even_chances([(f"disc {disc}", hidden[disc]) for disc in discs if hidden[disc]])

    def play(self, position: Position, words: list[str]) -> Position:
        return position.with_disc(self.place, words[1])


@dataclass(frozen=True, slots=True)
class Travel(Step):
    """With cards, the mover rolls or plays a card instead (BQ-M2, BQ-M3)."""

    def moves(self, position: Position) -> Iterator[Move]:
        seat = position.turn
        yield Move(seat, ROLL)
        for card in DIE_CARDS:
            if position.holds(seat, card):
                yield Move(seat, card_text(card))
        if position.holds(seat, TELEPORT):
            for target, spot in enumerate(position.pawns):
                if target != seat and (position.rules.rulings.teleport_start or not spot.on_start):
                    yield Move(seat, teleport_text(target))

    def play(self, position: Position, words: list[str]) -> Position:
        match words:
            case ["roll"]:
                return position.then(Roll())
            case ["card", card]:
                return travelling(position.discarding(position.turn, card), int(card[-1]))
            case _:
                target = int(words[1]) - 1
                rolls = position.rules.rulings.defended_teleport == ROLL_INSTEAD
                return aimed(
                    position.discarding(position.turn, TELEPORT),
                    target,
                    Teleported(target),
                    Roll() if rolls else None,
                )

    def refusal(self, position: Position, words: list[str]) -> IllegalMove:
        match words:
            case ["card", card] if card in DIE_CARDS:
                return IllegalMove("BQ-M2", "bloqs-no-such-card", {"card": card})
            case ["card", card]:
                return IllegalMove("BQ-M6", "bloqs-card-not-now", {"card": card})
            case ["teleport", seat] if int(seat) - 1 == position.turn:
                return IllegalMove("BQ-M3", "bloqs-teleport-to-others")
            case ["teleport", seat] if position.holds(position.turn, TELEPORT):
                return IllegalMove("BQ-M3", "bloqs-teleport-start", {"player": int(seat)})
            case ["teleport", _]:
                return IllegalMove("BQ-M3", "bloqs-no-such-card", {"card": TELEPORT})
        return IllegalMove("BQ-M1", "bloqs-roll-or-card")


@dataclass(frozen=True, slots=True)
class Teleported(Step):
    """Two pawns change places, and the mover lands where the other stood (BQ-M3)."""

    target: int

    def run(self, position: Position) -> Position | None:
        mine, theirs = position.pawns[position.turn], position.pawns[self.target]
        after = position.with_pawn(position.turn, theirs).with_pawn(self.target, mine)
        apart = None if position.rules.rulings.teleport == COMPANY else self.target
        return after.then(Land(apart=apart))
