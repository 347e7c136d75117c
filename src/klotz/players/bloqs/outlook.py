"""What a position is worth to each seat: towers judged by the kernel, and the discs that can be reached next."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import comb, exp, log
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from klotz.games.bloqs.notation import BUILD_DISC, DEFENCE, DIE_CARDS, STEAL_DISC
from klotz.games.bloqs.pieces import KINDS, kind_of
from klotz.games.bloqs.position import FACE_DOWN, Position
from klotz.games.bloqs.steps.building import Build, Steal, Supply, Swaps
from klotz.games.bloqs.tower import SITE, Cells, Tower
from klotz.players.bloqs import kernel, tables
from klotz.players.bloqs.completion import prospects
from klotz.players.bloqs.levels import Mind

Array = npt.NDArray[Any]

PIPS: Final = range(1, 7)
_HOPE: Final = 0.02
_SURE: Final = 0.8
_KIND_NUMBERS: Final = {kind: number for number, kind in enumerate(KINDS)}


@dataclass(frozen=True, slots=True)
class Look:
    """A tower, and what it can be after one more piece of each kind."""

    features: Array
    after: Array
    places: tuple[Cells | None, ...]
    """Where; None for a kind that fits nowhere."""


class Masks:
    """A tower as the kernel reads it."""

    __slots__ = ("layers", "outside")

    def __init__(self, tower: Tower) -> None:
        self.layers: Final = np.zeros(kernel.LAYERS, np.int64)
        self.outside = 0
        for x, y, z in tower.cells:
            if 0 <= x < SITE and 0 <= y < SITE:
                self.layers[z] |= tables.bit(x, y)
            else:
                self.outside += 1


class Outlook:
    """Judges positions that may come within a turn or two of one position.

    How many pieces are still to come is taken from that position, and everything found out about a tower is kept.
    `judged` counts the towers that were judged.
    """

    def __init__(self, root: Position, seat: int, mind: Mind) -> None:
        self.seat: Final = seat
        self.mind: Final = mind
        self.judged = 0
        draws = 2 if root.rules.free_direction else 1
        to_come = self._to_come = pieces_to_come(root)
        self._now = (*prospects(draws).after(to_come), draws)
        self._later = (*prospects(draws).after(to_come - 1), draws)
        self.weights: Final = mind.weights(to_come)
        self._towers: dict[int, tuple[Tower, Masks, Array]] = {}
        self._looks: dict[tuple[int, tuple[float, float]], Look] = {}
        self.values: dict[Any, float] = {}
        """What decisions are worth, by `sight_of`."""
        # Before the pawn has arrived there is so much to look at that the turn after this one must wait.
        self._looks_ahead = mind.looks_ahead and isinstance(root.step, Build | Supply | Steal | Swaps)

    # ------------------------------------------------------------------ towers

    def _known(self, tower: Tower) -> tuple[Tower, Masks, Array]:
        # By identity: comparing towers takes longer than judging one. Keeping the tower keeps its id its own.
        found = self._towers.get(id(tower))
        if found is None:
            masks, features = Masks(tower), np.empty(kernel.FEATURES)
            kernel.judge(tables.lies(), masks.layers, masks.outside, tables.classes(), *self._now, features)
            self.judged += 1
            found = self._towers[id(tower)] = tower, masks, features
        return found

    def features(self, tower: Tower) -> Array:
        return self._known(tower)[2]

    def features_at(self, tower: Tower, places: Sequence[Cells]) -> Array:
        """The features of a tower with one piece more, at each of these places."""
        _, masks, _ = self._known(tower)
        features = np.empty((len(places), kernel.FEATURES))
        kernel.judge_places(
            tables.lies(),
            masks.layers,
            masks.outside,
            tables.classes(),
            *self._now,
            np.array(places, np.int64),
            len(places[0]),
            features,
        )
        self.judged += len(places)
        return features

    def look(self, tower: Tower, rivals: Array) -> Look:
        """What one more piece makes of a tower, where rivals are about so strong."""
        key = id(tower), (round(float(rivals[0]), 2), round(float(rivals[1]), 1))
        found = self._looks.get(key)
        if found is None:
            _, masks, features = self._known(tower)
            after, chances = np.empty((kernel.KINDS, kernel.FEATURES)), np.empty(kernel.KINDS)
            places = np.zeros((kernel.KINDS, 2), np.int64)
            self.judged += kernel.best_by_kind(
                tables.lies(),
                masks.layers,
                masks.outside,
                tables.classes(),
                *self._later,
                self.weights,
                rivals,
                after,
                chances,
                places,
            )
            after[chances < 0] = features
            where = tuple(
                tables.cells_of(lie, level) if chance >= 0 else None
                for (lie, level), chance in zip(places.tolist(), chances.tolist(), strict=True)
            )
            found = self._looks[key] = Look(features, after, where)
        return found

    def sight_of(self, position: Position, seat: int) -> Any:
        """All of a position that makes a difference to its value."""
        places = (position.pawns, position.discs) if self._looks_ahead else ()
        for tower in position.towers:
            self._known(tower)  # so that its id stays its own
        towers = tuple(id(tower) for tower in position.towers)
        return seat, position.agenda, towers, position.stock, position.hands, places

    # ------------------------------------------------------------------ seats against each other

    def cube_chance(self, features: Array) -> float:
        return min(float(self.weights[kernel.CHANCE] * features[kernel.CHANCE]), 1.0)

    def strength(self, position: Position, seat: int, features: Array) -> float:
        cards = len(position.hands[seat]) if position.has_cards else 0
        return float(self.weights[1:] @ features[1:]) + self.mind.card * cards

    def rivals(self, position: Position, seat: int) -> Array:
        """How much the others stand in a seat's way."""
        free, strengths = 1.0, 0.0
        for other, tower in enumerate(position.towers):
            if other != seat:
                features = self.features(tower)
                free *= 1.0 - self.cube_chance(features)
                strengths += exp(self.strength(position, other, features))
        cards = len(position.hands[seat]) if position.has_cards else 0
        return np.array([1.0 - free, log(strengths) - self.mind.card * cards])

    def chances_of(self, features: Array, rivals: Array) -> Array:
        """The chance to win with each of these towers."""
        strengths = features[:, 1:] @ self.weights[1:]
        own = np.minimum(features[:, 0] * self.weights[0], 1.0)
        by_layers = 1.0 / (1.0 + np.exp(rivals[1] - strengths))
        chances: Array = own * (1.0 - 0.5 * rivals[0]) + (1.0 - own) * (1.0 - rivals[0]) * by_layers
        return chances

    def chance(self, position: Position, seat: int) -> float:
        """The chance of a seat to win, before the next turn."""
        rivals = self.rivals(position, seat)
        if not self._looks_ahead:
            return float(self.chances_of(self.features(position.towers[seat])[None], rivals)[0])
        return self._next_turn(position, seat, rivals) - self._feared(position, seat, rivals)

    # ------------------------------------------------------------------ the next turn

    def _next_turn(self, position: Position, seat: int, rivals: Array) -> float:
        """What a seat can expect after its next turn, if the others only stand by."""
        look = self.look(position.towers[seat], rivals)
        still = float(self.chances_of(look.features[None], rivals)[0])
        discs = _DiscValues(position, seat, self.chances_of(look.after, rivals).tolist(), still)
        rolled = sum(discs.best_of(pips) for pips in PIPS) / len(PIPS)
        if position.has_cards and seat == self.seat:
            dear = self.mind.card * rolled * (1.0 - rolled)
            held = {card.card for card in position.hands[seat]}
            by_card = [discs.best_of(int(card[-1])) - dear for card in DIE_CARDS if card in held]
            return max([rolled, *by_card])
        return rolled

    def _feared(self, position: Position, seat: int, rivals: Array) -> float:
        """What thefts may still cost a seat. Hope of a cube is worth the risk; after that there is much to lose."""
        tower = position.towers[seat]
        features = self.features(tower)
        if not self.mind.thefts or features[kernel.CHANCE] > _HOPE or not tower.takeable:
            return 0.0
        robbed = np.array([self.features(tower.taken(number)) for number in tower.takeable])
        loss = self.chances_of(features[None], rivals)[0] - self.chances_of(robbed, rivals).min()
        return min(self.mind.thefts * max(self._to_come, 0.5), _SURE) * max(float(loss), 0.0)


class _DiscValues:
    """What it is worth to a seat to come to each place of the ring."""

    def __init__(self, position: Position, seat: int, chances: list[float], still: float) -> None:
        self._position = position
        self._seat = seat
        self._still = still
        self._chances = chances
        in_stock = {kind_of(number) for number in position.stock}
        self._supply = {kind: self._chances[_KIND_NUMBERS[kind]] for kind in in_stock}
        self._spot = position.pawns[seat]
        self._taken = {
            pawn.disc for other, pawn in enumerate(position.pawns) if other != seat and not pawn.on_start
        }

    def best_of(self, pips: int) -> float:
        forwards = self._at(pips - self._spot.on_start)
        return max(forwards, self._at(-pips)) if self._position.rules.free_direction else forwards

    def _at(self, further: int) -> float:
        place = (self._spot.disc + further) % len(self._position.discs)
        disc = self._position.discs[place]
        if disc is None:
            return self._face_down
        if place in self._taken and disc in _KIND_NUMBERS:
            return self._still
        return self._on(disc)

    def _on(self, disc: str) -> float:
        if disc == BUILD_DISC:
            return self._anything
        if disc == STEAL_DISC:
            return self._stolen
        return self._supply.get(disc, self._still)

    @cached_property
    def _anything(self) -> float:
        return max(self._supply.values(), default=self._still)

    @cached_property
    def _stolen(self) -> float:
        kinds = {
            kind_of(number)
            for other, tower in enumerate(self._position.towers)
            if other != self._seat
            for number in tower.pieces
        }
        return max((self._chances[_KIND_NUMBERS[kind]] for kind in kinds), default=self._still)

    @cached_property
    def _face_down(self) -> float:
        hidden = self._position.hidden_discs()
        return sum(self._on(disc) * count for disc, count in hidden.items()) / hidden.total()


def pieces_to_come(position: Position) -> float:
    """About how many pieces each seat will still get, before the stock is empty or all discs are turned up."""
    hidden = sum(disc is None for disc in position.discs)
    landings = sum(len(position.discs) / number for number in range(1, hidden + 1))
    return min(float(len(position.stock)), 0.8 * landings) / position.rules.seats


def defence_chance(position: Position, seat: int, target: int) -> float:
    """How likely somebody holds a defence, for all that a seat knows."""
    hand = len(position.hands[target])
    if position.rules.deck is None or hand == 0:
        return 0.0
    unseen = dict(position.rules.deck.cards)
    for card in (*position.discards, *(held.card for held in position.hands[seat])):
        if card != FACE_DOWN:
            unseen[card] -= 1
    total, defences = sum(unseen.values()), unseen.get(DEFENCE, 0)
    return 1.0 - comb(total - defences, hand) / comb(total, hand)
