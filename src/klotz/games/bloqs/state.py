"""A game of Bloqs in progress: a position, and the contract around it."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, Self, cast

import numpy.typing as npt

from klotz.games.bloqs import features
from klotz.games.bloqs.notation import DEFENCE, DEFEND, TELEPORT, build_text, canonical, cells_text
from klotz.games.bloqs.pieces import PieceSet
from klotz.games.bloqs.position import FACE_DOWN, HeldCard, Position, Rules, Spot
from klotz.games.bloqs.rulings import UNCOVERED
from klotz.games.bloqs.scoring import Counted, counted, score
from klotz.games.bloqs.setup import DEALT, apply_setup
from klotz.games.bloqs.setup_flaws import setup_flaws
from klotz.games.bloqs.steps.building import Build
from klotz.games.bloqs.steps.cards import deals
from klotz.games.bloqs.steps.step import settled
from klotz.games.bloqs.steps.travel import PIPS, destination
from klotz.games.bloqs.steps.turn import OpeningRoll, turn_steps
from klotz.games.bloqs.tower import Tower
from klotz.games.bloqs.view import BloqsBoard, BloqsView, StepView
from klotz.games.contract import (
    CHANCE,
    Chance,
    Game,
    IllegalMove,
    Json,
    Move,
    Outcome,
    Score,
    SetupFlaw,
    State,
)

if TYPE_CHECKING:  # which imports this module
    from klotz.games.bloqs.game import BloqsGame


def opening(rules: Rules) -> Position:
    """Everything in the stock, all discs face down, no pawn has moved."""
    site = Tower(
        piece_set=rules.pieces,
        overhang=rules.rulings.overhang,
        only_uncovered=rules.rulings.taking == UNCOVERED,
    )
    beginning = (
        (OpeningRoll(tuple(range(rules.seats))),)
        if rules.rolls_for_first
        else turn_steps(rules.deck is not None)
    )
    return Position(
        rules=rules,
        towers=(site,) * rules.seats,
        stock=frozenset(rules.pieces.numbers),
        discs=(None,) * len(rules.ring.discs),
        pawns=tuple(Spot(place, on_start=True) for place in rules.starts),
        turn=0,
        agenda=(*deals(rules), *beginning),
        hands=((),) * rules.seats,
        pile=rules.deck.cards if rules.deck else (),
    )


_CARD_OF: Final = {"card": None, TELEPORT: TELEPORT, DEFEND: DEFENCE}
"""The moves that play a card, by their first word; None: the second word is the card."""


class BloqsState(State):
    if TYPE_CHECKING:
        game: BloqsGame

    __slots__ = ("_before", "_position")

    def __init__(self, game: Game, rules: Rules, setup: Json | None = None) -> None:
        super().__init__(game, rules.seats, setup)
        position = opening(rules)
        if setup is not None:
            position = apply_setup(position, setup)
        self._position = settled(position)
        self._before: list[Position] = []

    # ------------------------------------------------------------------ Bloqs's own

    @property
    def piece_set(self) -> PieceSet:
        return self._position.rules.pieces

    @property
    def towers(self) -> tuple[Tower, ...]:
        return self._position.towers

    @property
    def turn(self) -> int:
        """Whose turn it is, even while another seat is due."""
        return self._position.turn

    @property
    def discs(self) -> tuple[str | None, ...]:
        """The ring, place by place: the disc turned up, or None if it is face down."""
        return self._position.discs

    @property
    def pawns(self) -> tuple[Spot, ...]:
        return self._position.pawns

    @property
    def stock(self) -> dict[str, int]:
        """How many pieces of each kind are left."""
        left = self._position.stock
        return {
            kind: sum(number in left for number in self.piece_set.numbers_of(kind))
            for kind in self.piece_set.kinds
        }

    @property
    def discards(self) -> tuple[str, ...]:
        return self._position.discards

    @property
    def pile_size(self) -> int:
        return sum(count for _, count in self._position.pile)

    def counted(self, seat: int) -> Counted:
        """What counts of a seat's tower if the game ends now."""
        return counted(self.towers[seat], self._position.rules.rulings.layers)

    def hand(self, seat: int) -> tuple[str, ...]:
        """The cards of a seat, which only that seat may see."""
        return tuple(held.card for held in self._position.hands[seat])

    @property
    def waiting_for(self) -> StepView | None:
        """The current step, as everybody may know it; None when the game is over."""
        step = self._position.step
        return cast("StepView", step.json()) if step else None

    # ------------------------------------------------------------------ the contract

    @property
    def due(self) -> tuple[int, ...]:
        step = self._position.step
        return step.due(self._position) if step else ()

    @property
    def position(self) -> Any:
        return self._position

    @property
    def chances(self) -> tuple[Chance, ...]:
        step = self._position.step
        return step.chances(self._position) if step else ()

    def iterate_legal(self, seat: int | None = None) -> Iterator[Move]:
        step = self._position.step
        if step and (seat is None or seat in self.due):
            yield from step.moves(self._position)

    def _text_of(self, action: int, seat: int) -> str:
        building = None if seat == CHANCE else self.game.actions.building(action)
        if building is None:
            return super()._text_of(action, seat)
        step = self._position.step
        pieces = self.piece_set
        if isinstance(step, Build) and pieces.kind_of(step.number) == building.kind:
            return build_text(pieces.text(step.number), building.cells)
        first = self._position.next_in_stock(building.kind) or pieces.numbers_of(building.kind)[0]
        return build_text(pieces.text(first), building.cells)

    def _write_features(self, seat: int, out: dict[str, npt.NDArray[Any]]) -> None:
        features.write(self, seat, out)

    def is_legal(self, move: Move) -> bool:
        step = self._position.step
        return step is not None and move.seat in self.due and step.is_legal(self._position, move.text)

    def _parse(self, text: str, seat: int) -> Move:
        text = canonical(text, self.seats, self.piece_set)
        step = self._position.step
        if step is None:
            raise IllegalMove("BQ-15", "bloqs-game-over")
        if seat not in self.due:
            who = self.due[0]
            key = "bloqs-chance-first" if who == CHANCE else "bloqs-not-your-turn"
            raise IllegalMove("BQ-2", key, {"player": who + 1})
        if not step.is_legal(self._position, text):
            raise step.refusal(self._position, text.split())
        return Move(seat, text)

    def _apply(self, move: Move) -> None:
        before = self._position
        step, *rest = before.agenda
        after = step.play(before.with_agenda(tuple(rest)), move.text.split())
        self._position = settled(after)
        self._before.append(before)

    def _undo(self, move: Move) -> None:
        self._position = self._before.pop()

    def score_sheet(self) -> tuple[Score, ...]:
        return tuple(score(self.counted(seat)) for seat in range(self.seats))

    def setup_flaws(self) -> tuple[SetupFlaw, ...]:
        if self.setup is None:
            return ()
        return tuple(setup_flaws(apply_setup(opening(self._position.rules), self.setup).towers))

    @property
    def setup_tells_secrets(self) -> bool:
        # Cards that chance deals, at the start or later, are as hidden as in any other game.
        named = (self.setup or {}).get("hands", ())
        return named != DEALT and any(named)

    def outcome(self) -> Outcome | None:
        position = self._position
        if position.ended is None:
            return None
        # A perfect cube wins whatever the others have; all others are ranked by their towers. Not by their totals:
        # with enough pieces the loose cubes of one tower may be more than a layer counts.
        reached = [(seat in position.winners, self.counted(seat)) for seat in range(self.seats)]
        if position.winners:
            reached = [(won, Counted(0, 0) if won else found) for won, found in reached]
        ranks = tuple(1 + sum(other > own for other in reached) for own in reached)
        return Outcome(tuple(each.total for each in self.score_sheet()), ranks, position.ended)

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.game, twin.seats, twin.setup = self.game, self.seats, self.setup
        twin._copy_log(self)
        twin._position, twin._before = self._position, list(self._before)
        return twin

    # ------------------------------------------------------------------ what a seat may see

    def shown(self, move: Move, seat: int | None) -> str:
        words = move.text.split()
        if words[0] == "deal" and seat != int(words[1]) - 1:
            return f"deal {words[1]} ?"
        return move.text

    def reveals(self, move: Move) -> bool:
        # Playing a card reveals it.
        return move.seat == CHANCE or move.text.split()[0] in ("card", TELEPORT, DEFEND)

    @property
    def has_secrets(self) -> bool:
        return self._position.has_cards

    def resample(self, seat: int | None, random: Random) -> Self:
        """The game as it may have gone for all this seat knows: other seats' cards redrawn, and all moves
        replayed.

        Cards that were played or lost are known. Cards still in other hands are shuffled with the unseen rest
        of the pile they were drawn from.
        """
        unseen = self._redealt(seat, random)
        if not unseen:
            return self.copy()
        twin = type(self)(self.game, self._position.rules, self.setup)
        deals = 0
        for move in self.history:
            if move.text.startswith("deal"):
                if deals in unseen:
                    move = Move(CHANCE, " ".join([*move.text.split()[:2], unseen[deals]]))
                deals += 1
            twin.push(move)
        return twin

    def likelier_last(self, hidden: Sequence[Move], followed: Sequence[Move]) -> list[Move]:
        """Who plays a card has been dealt it."""
        wanted: dict[int, Counter[str]] = defaultdict(Counter)
        for move in followed:
            words = move.text.split()
            if words[0] in _CARD_OF:
                wanted[move.seat][_CARD_OF[words[0]] or words[1]] += 1
        for owner in range(self.seats):
            wanted[owner].subtract(self.hand(owner))

        def explains(move: Move) -> bool:
            _, owner, card = move.text.split()
            return wanted[int(owner) - 1][card] > 0

        return sorted(hidden, key=explains)

    def covered(self, seat: int) -> Self:
        """A copy with other seats' cards face down, for players who count possibilities rather than guess.

        Much faster than resampling. The copy can be played on, but earlier moves cannot be taken back.
        """
        twin = self.copy()
        twin._before = []
        twin._log = [
            entry._replace(move=Move(entry.move.seat, self.shown(entry.move, seat))) for entry in self._log
        ]
        for owner, hand in enumerate(self._position.hands):
            if owner != seat:
                face_down = tuple(HeldCard(FACE_DOWN, -1, -1) for _ in hand)
                twin._position = twin._position.with_hand(owner, face_down)
        return twin

    def _redealt(self, seat: int | None, random: Random) -> dict[int, str]:
        """New cards for the hands that this seat cannot see, by the number of their deal."""
        slots: dict[int, list[HeldCard]] = defaultdict(list)
        for owner, hand in enumerate(self._position.hands):
            for held in hand:
                if owner != seat:
                    slots[held.pile].append(held)
        dealt = {}
        for pile, held_cards in slots.items():
            cards = [held.card for held in held_cards]
            if pile == self._position.piles_used:
                cards += [card for card, count in self._position.pile for _ in range(count)]
            # In an order independent of who holds what, so that the draw depends only on what the seat knows.
            cards.sort()
            random.shuffle(cards)
            dealt.update({held.deal: card for held, card in zip(held_cards, cards, strict=False)})
        return dealt

    def view(self, seat: int | None) -> BloqsView:
        return cast("BloqsView", super().view(seat))

    def _view(self, seat: int | None) -> BloqsBoard:
        position = self._position
        view: BloqsBoard = {
            "turn": position.turn,
            "waiting_for": self.waiting_for,
            "towers": [
                [
                    {"piece": self.piece_set.text(number), "cells": cells_text(cells)}
                    for number, cells in tower.pieces.items()
                ]
                for tower in position.towers
            ],
            "takeable": [
                [self.piece_set.text(number) for number in tower.takeable] for tower in position.towers
            ],
            "layers": [self.counted(seat).layers for seat in range(self.seats)],
            "stock": self.stock,
            "pieces": [
                {
                    "kind": kind.name,
                    "count": kind.count,
                    "colour": kind.colour,
                    "cells": cells_text((x, y, z) for x, y, z in kind.shape.cells),
                }
                for kind in self.piece_set.described
            ],
            "discs": list(position.discs),
            "starts": [place + 1 for place in position.rules.starts],
            "pawns": [
                {
                    "disc": spot.disc + 1,
                    "on_start": spot.on_start,
                    "clockwise": [destination(position, spot, pips) + 1 for pips in PIPS],
                    "counter_clockwise": [destination(position, spot, -pips) + 1 for pips in PIPS],
                }
                for spot in position.pawns
            ],
        }
        if position.has_cards:
            view["hands"] = [
                list(self.hand(owner)) if owner == seat else len(hand)
                for owner, hand in enumerate(position.hands)
            ]
            view["discards"] = list(position.discards)
            view["pile"] = self.pile_size
        return view

    def __str__(self) -> str:
        ring = " ".join(disc or "?" for disc in self.discs)
        pawns = ", ".join(
            f"{seat + 1} {'before' if spot.on_start else 'on'} {spot.disc + 1}"
            for seat, spot in enumerate(self.pawns)
        )
        stock = " ".join(f"{kind}:{count}" for kind, count in self.stock.items())
        towers = "\n\n".join(f"player {seat + 1}\n{tower}" for seat, tower in enumerate(self.towers))
        step = self._position.step
        turn = f"player {self.turn + 1}'s turn: {step.name}" if step else "the game is over"
        return f"ring  {ring}\npawns {pawns}\nstock {stock}\n\n{towers}\n\n{turn}"
