"""What a position is worth to each seat: towers judged by the kernel, and the discs that can be reached next."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb, exp, log
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from klotz.games.bloqs.notation import DEFENCE, DIE_CARDS
from klotz.games.bloqs.position import FACE_DOWN, Position
from klotz.games.bloqs.steps.building import Build, Steal, Supply, Swaps
from klotz.games.bloqs.tower import SITE, Cells, Tower
from klotz.players.bloqs import kernel, tables
from klotz.players.bloqs.arrivals import Arrivals, results
from klotz.players.bloqs.completion import prospects
from klotz.players.bloqs.levels import Mind

Array = npt.NDArray[Any]

_HOPE: Final = 0.02
_SURE: Final = 0.8


@dataclass(frozen=True, slots=True)
class Look:
    """How strong a tower is next turn without a piece, and with one of each kind."""

    still: float
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
        to_come = pieces_to_come(root)
        turns = turns_to_come(root, to_come)
        self._now = (*prospects(draws).after(to_come), draws)
        self._later = (*prospects(draws).after(to_come - to_come / turns), draws)
        self._robbed = min(mind.thefts * turns, _SURE)
        self.weights: Final = mind.weights(to_come)
        self._towers: dict[int, tuple[Tower, Masks, Array]] = {}
        self._looks: dict[int, Look] = {}
        self._fears: dict[int, float] = {}
        self._turns: dict[Any, tuple[Array, Array]] = {}
        self.values: dict[Any, float] = {}
        """What decisions are worth, by `sight_of`."""
        # Before the pawn has arrived there is so much to look at that the turn after this one must wait.
        self._looks_ahead = mind.looks_ahead and isinstance(root.step, Build | Supply | Steal | Swaps)

    # ------------------------------------------------------------------ towers

    def _known(self, tower: Tower) -> tuple[Tower, Masks, Array]:
        # By identity: comparing towers takes longer than judging one. Keeping the tower keeps its id its own.
        found = self._towers.get(id(tower))
        if found is None:
            masks = Masks(tower)
            found = self._towers[id(tower)] = tower, masks, self._judged(masks, self._now)
        return found

    def _judged(self, masks: Masks, prospects: tuple[Array, Array, int]) -> Array:
        features = np.empty(kernel.FEATURES)
        kernel.judge(tables.lies(), masks.layers, masks.outside, tables.classes(), *prospects, features)
        self.judged += 1
        return features

    def strength(self, tower: Tower) -> float:
        return float(kernel.strength(self._known(tower)[2], self.weights))

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

    def look(self, tower: Tower) -> Look:
        """What one more piece makes of a tower."""
        found = self._looks.get(id(tower))
        if found is None:
            _, masks, _ = self._known(tower)
            still = float(kernel.strength(self._judged(masks, self._later), self.weights))
            after = np.full(kernel.KINDS, still)
            places = np.zeros((kernel.KINDS, 3), np.int64)
            kernel.best_by_kind(
                tables.lies(),
                masks.layers,
                masks.outside,
                tables.classes(),
                *self._later,
                self.weights,
                after,
                places,
            )
            self.judged += int(places[:, 2].sum())
            where = tuple(
                tables.cells_of(lie, level) if lie >= 0 else None for lie, level, _ in places.tolist()
            )
            found = self._looks[id(tower)] = Look(still, after, where)
        return found

    def sight_of(self, position: Position, seat: int) -> Any:
        """All of a position that makes a difference to its value."""
        places = (position.pawns, position.discs) if self._looks_ahead else ()
        for tower in position.towers:
            self._known(tower)  # so that its id stays its own
        towers = tuple(id(tower) for tower in position.towers)
        return seat, position.agenda, towers, position.stock, position.hands, places

    # ------------------------------------------------------------------ seats against each other

    def _cards(self, position: Position, seat: int) -> float:
        return self.mind.card * len(position.hands[seat]) if position.has_cards else 0.0

    def rivals(self, position: Position, seat: int) -> float:
        """How strong the others are, all together."""
        return log(
            sum(
                exp(self.strength(tower) + self._cards(position, other))
                for other, tower in enumerate(position.towers)
                if other != seat
            )
        ) - self._cards(position, seat)

    def chance(self, position: Position, seat: int) -> float:
        """The chance of a seat to win, before the next turn."""
        if not self._looks_ahead:
            return odds(self.strength(position.towers[seat]) - self.rivals(position, seat))
        likely, strong = np.ones(1), np.full(1, -np.inf)
        for other in range(position.rules.seats):
            if other != seat:
                theirs, strengths = self._next_turn(position, other)
                likely = np.outer(likely, theirs).reshape(-1)
                strong = np.logaddexp.outer(strong, strengths).reshape(-1)
        own = self._strengths(position, seat)
        chances = 1.0 / (1.0 + np.exp(strong[None, :] - own[:, None])) @ likely
        arrivals = Arrivals(position, seat, chances)
        rolled = float(arrivals.rolled() @ chances)
        if position.has_cards and seat == self.seat:
            dear = self.mind.card * rolled * (1.0 - rolled)
            held = {card.card for card in position.hands[seat]}
            by_card = [
                float(arrivals.after(int(card[-1])) @ chances) - dear for card in DIE_CARDS if card in held
            ]
            return max([rolled, *by_card])
        return rolled

    # ------------------------------------------------------------------ the next turn

    def _next_turn(self, position: Position, seat: int) -> tuple[Array, Array]:
        """How likely each result of a seat's next turn is, and how strong it is then, if the others only stand by."""
        key = (
            seat,
            tuple(id(tower) for tower in position.towers),
            position.pawns,
            position.discs,
            position.stock,
        )
        found = self._turns.get(key)
        if found is None:
            strengths = self._strengths(position, seat)
            chances = 1.0 / (1.0 + np.exp(self.rivals(position, seat) - strengths))
            found = self._turns[key] = Arrivals(position, seat, chances).rolled(), strengths
        return found

    def _strengths(self, position: Position, seat: int) -> Array:
        """How strong a seat is after each result of its next turn."""
        tower = position.towers[seat]
        look = self.look(tower)
        return (
            results(position, seat, look.after, look.still)
            + self._cards(position, seat)
            - self._feared(tower)
        )

    def _feared(self, tower: Tower) -> float:
        """What thefts may still cost a tower. Hope of a cube is worth the risk; after that there is much to lose."""
        if not self._robbed or self._known(tower)[2][kernel.CHANCE] > _HOPE:
            return 0.0
        if id(tower) not in self._fears:
            least = min((self.strength(tower.taken(number)) for number in tower.takeable), default=np.inf)
            self._fears[id(tower)] = self._robbed * max(self.strength(tower) - least, 0.0)
        return self._fears[id(tower)]


def odds(advantage: float) -> float:
    """The chance to win that an advantage in strength means."""
    return 1.0 / (1.0 + exp(-advantage))


def pieces_to_come(position: Position) -> float:
    """About how many pieces each seat will still get, before the stock is empty or all discs are turned up."""
    hidden = sum(disc is None for disc in position.discs)
    landings = sum(len(position.discs) / number for number in range(1, hidden + 1))
    return min(float(len(position.stock)), 0.8 * landings) / position.rules.seats


def turns_to_come(position: Position, to_come: float) -> float:
    """About how many turns each seat still has. Towards the end most bring no piece: their kind is used up."""
    seats = position.rules.seats
    return max(5.4 * float(pow(seats * to_come, 0.62)) / seats, 1.0)


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
