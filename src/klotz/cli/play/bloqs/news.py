"""What happens in a game of Bloqs, in sentences for everybody at the table.

A move sets off much else: a pawn arrives, pieces change hands, a turn is lost. To report all of it, the move is
replayed on a copy, step by step.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from klotz import words
from klotz.cli.play.talk import listed
from klotz.games.bloqs.notation import (
    CLOCKWISE,
    DIE_CARDS,
    TELEPORT,
    kind_on_card,
)
from klotz.games.bloqs.pieces import BUILD_DISC, STEAL_DISC
from klotz.games.bloqs.position import DOUBLE_CUBE, PERFECT_CUBE, Position, Spot
from klotz.games.bloqs.steps.building import Steal, Stolen, Supply
from klotz.games.bloqs.steps.cards import Ask, Deal
from klotz.games.bloqs.steps.landing import Land
from klotz.games.bloqs.steps.step import Step
from klotz.games.bloqs.steps.swapping import Swapped, Swaps
from klotz.games.bloqs.steps.travel import Roll, Teleported, Travel, TurnUp
from klotz.games.bloqs.steps.turn import OpeningRoll
from klotz.games.contract import Move


class Happened(NamedTuple):
    """A step that took place by itself."""

    step: Step
    before: Position
    after: Position


def played_slowly(position: Position, move: Move) -> list[Happened]:
    """All that follows from a legal move by itself, in order; the first is the step that the move was for."""
    step, *rest = position.agenda
    after = step.play(position.with_agenda(tuple(rest)), move.text.split())
    happened = [Happened(step, position, after)]
    while after.ended is None:
        step, *rest = after.agenda
        before = after.with_agenda(tuple(rest))
        ran = step.run(before)
        if ran is None:
            break
        happened.append(Happened(step, before, ran))
        after = ran
    return happened


def card_name(card: str) -> str:
    if card in DIE_CARDS:
        return words.say("card-die", {"pips": DIE_CARDS.index(card) + 1})
    if kind := kind_on_card(card):
        return words.say("card-piece", {"kind": kind})
    return words.say("card-teleport" if card == TELEPORT else "card-defence")


def disc_name(disc: str | None) -> str:
    if disc is None:
        return words.say("disc-face-down")
    if disc in (STEAL_DISC, BUILD_DISC):
        return words.say("disc-steal" if disc == STEAL_DISC else "disc-build")
    return disc


def spot_name(position: Position, spot: Spot) -> str:
    """Where a pawn stands or will stand, and what it finds there."""
    if spot.on_start:
        return words.say("spot-start")
    return words.say("spot-disc", {"place": spot.disc + 1, "disc": disc_name(position.discs[spot.disc])})


def arrival(position: Position, move: Move) -> str:
    """Where a move takes the pawn in turn; what lies face down there is still to be turned up."""
    after = played_slowly(position, move)[0].after
    return spot_name(after, after.pawns[after.turn])


class Teller:
    def __init__(self, name_of: Callable[[int], str]) -> None:
        self._name_of = name_of

    def news(self, position: Position, move: Move) -> list[str]:
        """The move, and all that follows from it by itself."""
        first, *rest = played_slowly(position, move)
        final = rest[-1].after if rest else first.after
        return [
            *self.of_move(position, move),
            *(sentence for happened in rest for sentence in self._by_itself(happened)),
            *self._layers(position, final),
            *self._end(final),
        ]

    # ------------------------------------------------------------------ moves

    def of_move(self, position: Position, move: Move) -> Iterator[str]:
        """What somebody did, or what chance brought."""
        step, who = position.step, self._name_of(position.turn)
        match move.text.split():
            case ["roll"]:
                return  # the roll itself is told next
            case ["roll", pips]:
                yield from self._roll(position, move, int(pips))
            case ["cw" | "ccw" as way]:
                key = "news-clockwise" if way == CLOCKWISE else "news-counter-clockwise"
                yield words.say(key, {"who": who, "where": arrival(position, move)})
            case ["disc", disc]:
                assert isinstance(step, TurnUp)
                yield words.say("news-disc", {"place": step.place + 1, "disc": disc_name(disc)})
            case ["card", card]:
                key = "news-card" if isinstance(step, Travel) else "news-card-any-piece"
                yield words.say(key, {"who": who, "card": card_name(card)})
            case ["build", piece, cells]:
                builder = self._name_of(move.seat)
                yield words.say("news-builds", {"who": builder, "piece": piece, "cells": cells})
            case ["pass"]:
                yield words.say("news-passes", {"who": who})
            case ["deal", *_]:
                yield from self._deal(position)
            case ["lose", seat, card]:
                yield self._lost(position, int(seat) - 1, card)
            case _:
                yield self._aimed(position, move)

    def _roll(self, position: Position, move: Move, pips: int) -> Iterator[str]:
        step = position.step
        if isinstance(step, OpeningRoll):
            rolling = self._name_of(step.rolling[len(step.rolled)])
            yield words.say("news-rolls", {"who": rolling, "pips": pips})
            yield from self._opening(played_slowly(position, move)[-1].after)
            return
        who = self._name_of(position.turn)
        if position.rules.free_direction:
            yield words.say("news-rolls", {"who": who, "pips": pips})
        else:
            where = arrival(position, move)
            yield words.say("news-rolls-to", {"who": who, "pips": pips, "where": where})

    def _opening(self, after: Position) -> Iterator[str]:
        """Who begins, or who rolls again, once all have rolled."""
        step = after.step
        if isinstance(step, Roll | Travel):
            yield words.say("news-begins", {"who": self._name_of(after.turn)})
        elif isinstance(step, OpeningRoll) and not step.rolled:
            yield words.say("news-again", {"who": listed(map(self._name_of, step.rolling))})

    def _deal(self, position: Position) -> Iterator[str]:
        step = position.step
        assert isinstance(step, Deal)
        if not any(isinstance(later, OpeningRoll) for later in position.agenda):
            yield words.say("news-gets-card", {"who": self._name_of(step.seat)})
        elif step.count == 1 and step.seat == position.rules.seats - 1:
            yield words.say("news-dealt", {"count": len(position.hands[step.seat]) + 1})

    def _lost(self, position: Position, seat: int, card: str) -> str:
        neighbour = self._name_of((seat + 1) % position.rules.seats)
        names = {"who": self._name_of(seat), "neighbour": neighbour}
        return words.say("news-loses-card", {**names, "card": card_name(card)})

    def _aimed(self, position: Position, move: Move) -> str:
        """What somebody does or wants to do to somebody else, and how that one answers."""
        who = self._name_of(position.turn)
        match move.text.split():
            case ["steal", seat, piece]:
                key = "news-wants-to-steal" if position.has_cards else "news-steals"
                return words.say(key, {"who": who, "other": self._name_of(int(seat) - 1), "piece": piece})
            case ["swap", seat, "give", give, "take", take]:
                key = "news-wants-to-swap" if position.has_cards else "news-swaps"
                names = {"who": who, "other": self._name_of(int(seat) - 1)}
                return words.say(key, {**names, "give": give, "take": take})
            case ["teleport", seat]:
                return words.say(
                    "news-wants-to-teleport", {"who": who, "other": self._name_of(int(seat) - 1)}
                )
        return words.say(
            "news-allows" if move.text == "allow" else "news-defends", {"who": self._name_of(move.seat)}
        )

    def question(self, position: Position, ask: Ask) -> str:
        """What somebody wants from the player asked."""
        who, target = self._name_of(position.turn), self._name_of(ask.target)
        text = position.rules.pieces.text
        match ask.about:
            case Stolen(number=number):
                wish = words.say("ask-steal", {"who": who, "piece": text(number)})
            case Swapped(give=give, get=get):
                pieces = {"give": text(give), "take": text(get)}
                wish = words.say("ask-swap", {"who": who, **pieces})
            case _:
                wish = words.say("ask-teleport", {"who": who})
        return words.say("turn-ask", {"who": target, "wish": wish})

    # ------------------------------------------------------------------ what happens by itself

    def _by_itself(self, happened: Happened) -> Iterator[str]:
        step, before, after = happened
        who = self._name_of(before.turn)
        match step:
            case Land() if before.pawns[before.turn].on_start:
                yield words.say("news-on-start", {"who": who})
            case Supply(kind=None):
                yield words.say("news-no-place-any", {"who": who})
            case Supply(kind=str(kind)):
                key = "news-no-place" if before.next_in_stock(kind) else "news-none-left"
                yield words.say(key, {"who": who, "kind": kind})
            case Steal():
                yield words.say("news-nothing-to-steal", {"who": who})
            case Swaps(left=left):
                others = listed(map(self._name_of, left))
                yield words.say("news-no-swap", {"who": who, "others": others})
            case Teleported(target=target):
                yield words.say(
                    "news-teleported",
                    {
                        "who": who,
                        "other": self._name_of(target),
                        "where": spot_name(after, after.pawns[after.turn]),
                    },
                )
            case Deal(count=count) if count and before.discards and not after.discards:
                yield words.say("news-reshuffled")
            case Deal(count=count) if count:
                yield words.say("news-no-card")
            case _:
                pass  # the end of a turn, and what the move's own sentence has told already

    def _layers(self, before: Position, after: Position) -> Iterator[str]:
        for seat, (old, new) in enumerate(zip(before.towers, after.towers, strict=True)):
            who = self._name_of(seat)
            for layer in sorted(new.full_layers - old.full_layers):
                yield words.say("news-layer-full", {"who": who, "layer": layer + 1})
            for layer in sorted(old.full_layers - new.full_layers):
                yield words.say("news-layer-broken", {"who": who, "layer": layer + 1})

    def _end(self, after: Position) -> Iterator[str]:
        for winner in after.winners:
            keys = {PERFECT_CUBE: "news-perfect-cube", DOUBLE_CUBE: "news-double-cube"}
            yield words.say(keys[str(after.ended)], {"who": self._name_of(winner)})
