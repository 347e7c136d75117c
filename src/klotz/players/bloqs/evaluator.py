"""The value of a position to each seat: the value of its towers, and the discs that can be reached next."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb, exp, log
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from klotz.games.bloqs.notation import DEFENCE, DIE_CARDS
from klotz.games.bloqs.position import FACE_DOWN, Position
from klotz.games.bloqs.rulings import GROUND, GROUND_ALL
from klotz.games.bloqs.steps.building import Build, Steal, Supply
from klotz.games.bloqs.steps.swapping import Swaps
from klotz.games.bloqs.tower import Cells, Tower
from klotz.jit import Structs
from klotz.players.bloqs import kernel, tables
from klotz.players.bloqs.arrivals import Arrivals, results
from klotz.players.bloqs.completion import prospects
from klotz.players.bloqs.levels import SearchSettings
from klotz.players.bloqs.tables import Kit

Array = npt.NDArray[Any]

_HOPE: Final = 0.02
"""With a higher chance of a perfect cube, the risk of thefts is ignored."""
_MOST_THEFT_PROBABILITY: Final = 0.8


@dataclass(frozen=True, slots=True)
class Lookahead:
    """How strong a tower is next turn without a new piece, and with one of each kind."""

    unchanged: float
    after: Array
    places: tuple[Cells | None, ...]
    """Where; None for a kind that fits nowhere."""


class Evaluator:
    """Evaluates positions within a turn or two of the root.

    The number of pieces still to come is the root's, and everything found out about a tower is cached. `evaluations`
    counts the towers that were evaluated.
    """

    def __init__(self, root: Position, seat: int, settings: SearchSettings) -> None:
        self.seat: Final = seat
        self.settings: Final = settings
        self.evaluations = 0
        self._kit = Kit.of(root.rules)
        draws = 2 if root.rules.free_direction else 1
        self._from_ground = root.rules.rulings.layers in (GROUND, GROUND_ALL)
        to_come = pieces_to_come(root)
        turns = turns_to_come(root, to_come)
        self.weights: Final = settings.weights(to_come)
        self._now = self._value_function(to_come, draws)
        self._next = self._value_function(to_come - to_come / turns, draws)
        self._theft_probability = min(settings.thefts_per_turn * turns, _MOST_THEFT_PROBABILITY)
        self._towers: dict[int, tuple[Tower, Structs, Array]] = {}
        self._lookaheads: dict[int, Lookahead] = {}
        self._theft_risks: dict[int, float] = {}
        self._turns: dict[Any, tuple[Array, Array]] = {}
        self.transpositions: dict[Any, float] = {}
        """The values of decisions, by `transposition_key`."""
        # Before the pawn has arrived there are too many positions to go beyond the turn.
        self._looks_ahead = settings.looks_ahead and isinstance(root.step, Build | Supply | Steal | Swaps)

    # ------------------------------------------------------------------ towers

    def _value_function(self, to_come: float, draws: int) -> kernel.ValueFunction:
        cubes, layers = prospects(self._kit, draws).after(to_come)
        return kernel.ValueFunction(
            tables.lies(self._kit), tables.classes(), cubes, layers, draws, self.weights, self._from_ground
        )

    def _known(self, tower: Tower) -> tuple[Tower, Structs, Array]:
        # By identity: comparing towers takes longer than evaluating one. Holding a reference keeps the id
        # unique.
        found = self._towers.get(id(tower))
        if found is None:
            record = tables.tower_record(tower)
            found = self._towers[id(tower)] = tower, record, self._features(record, self._now)
        return found

    def _features(self, tower: Structs, value: kernel.ValueFunction) -> Array:
        features = np.empty(kernel.FEATURES)
        kernel.features_of(value, tower, features)
        self.evaluations += 1
        return features

    def strength(self, tower: Tower) -> float:
        return float(kernel.strength(self._known(tower)[2], self.weights))

    def features_at(self, tower: Tower, places: Sequence[Cells]) -> Array:
        """The features of a tower with one more piece, at each of these places."""
        _, record, _ = self._known(tower)
        features = np.empty((len(places), kernel.FEATURES))
        kernel.features_at(self._now, record, np.array(places, np.int64), features)
        self.evaluations += len(places)
        return features

    def lookahead(self, tower: Tower) -> Lookahead:
        """What one more piece makes of a tower."""
        found = self._lookaheads.get(id(tower))
        if found is None:
            _, record, _ = self._known(tower)
            unchanged = float(kernel.strength(self._features(record, self._next), self.weights))
            kinds = len(self._kit.pieces.kinds)
            after = np.full(kinds, unchanged)
            places = np.zeros((kinds, 3), np.int64)
            kernel.best_by_kind(self._next, record, after, places)
            self.evaluations += int(places[:, 2].sum())
            where = tuple(
                tables.cells_of(self._kit, lie, level) if lie >= 0 else None
                for lie, level, _ in places.tolist()
            )
            found = self._lookaheads[id(tower)] = Lookahead(unchanged, after, where)
        return found

    def transposition_key(self, position: Position, seat: int) -> Any:
        """Everything in a position that its value depends on."""
        places = (position.pawns, position.discs) if self._looks_ahead else ()
        for tower in position.towers:
            self._known(tower)  # holding a reference keeps its id unique
        towers = tuple(id(tower) for tower in position.towers)
        return seat, position.agenda, towers, position.stock, position.hands, places

    # ------------------------------------------------------------------ seats against each other

    def _cards(self, position: Position, seat: int) -> float:
        return self.settings.card_value * len(position.hands[seat]) if position.has_cards else 0.0

    def opponents_strength(self, position: Position, seat: int) -> float:
        """How strong the opponents are together, less the seat's own cards."""
        return log(
            sum(
                exp(self.strength(tower) + self._cards(position, other))
                for other, tower in enumerate(position.towers)
                if other != seat
            )
        ) - self._cards(position, seat)

    def win_probability(self, position: Position, seat: int) -> float:
        """A seat's, before the next turn."""
        if not self._looks_ahead:
            return logistic(self.strength(position.towers[seat]) - self.opponents_strength(position, seat))
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
            card_cost = self.settings.card_value * rolled * (1.0 - rolled)
            held = {card.card for card in position.hands[seat]}
            by_card = [
                float(arrivals.after(int(card[-1])) @ chances) - card_cost
                for card in DIE_CARDS
                if card in held
            ]
            return max([rolled, *by_card])
        return rolled

    # ------------------------------------------------------------------ the next turn

    def _next_turn(self, position: Position, seat: int) -> tuple[Array, Array]:
        """How likely each result of a seat's next turn is, and its strength then, with the others unchanged."""
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
            chances = 1.0 / (1.0 + np.exp(self.opponents_strength(position, seat) - strengths))
            found = self._turns[key] = Arrivals(position, seat, chances).rolled(), strengths
        return found

    def _strengths(self, position: Position, seat: int) -> Array:
        """How strong a seat is after each result of its next turn."""
        tower = position.towers[seat]
        ahead = self.lookahead(tower)
        return (
            results(position, seat, ahead.after, ahead.unchanged)
            + self._cards(position, seat)
            - self._theft_risk(tower)
        )

    def _theft_risk(self, tower: Tower) -> float:
        """What thefts may still cost a tower. Hope of a cube is worth the risk; after that there is much to lose."""
        if not self._theft_probability or self._known(tower)[2][kernel.CHANCE] > _HOPE:
            return 0.0
        if id(tower) not in self._theft_risks:
            least = min((self.strength(tower.taken(number)) for number in tower.takeable), default=np.inf)
            self._theft_risks[id(tower)] = self._theft_probability * max(self.strength(tower) - least, 0.0)
        return self._theft_risks[id(tower)]


def logistic(advantage: float) -> float:
    """The win probability that an advantage in strength means: strengths are log odds."""
    return 1.0 / (1.0 + exp(-advantage))


def pieces_to_come(position: Position) -> float:
    """About how many pieces each seat will still get before the stock is empty or all discs are turned up."""
    hidden = sum(disc is None for disc in position.discs)
    landings = sum(len(position.discs) / number for number in range(1, hidden + 1))
    return min(float(len(position.stock)), 0.8 * landings) / position.rules.seats


def turns_to_come(position: Position, to_come: float) -> float:
    """About how many turns each seat still has. Towards the end most yield no piece: the kind is used up."""
    seats = position.rules.seats
    return max(5.4 * float(pow(seats * to_come, 0.62)) / seats, 1.0)


def defence_chance(position: Position, seat: int, target: int) -> float:
    """How likely somebody holds a defence, as far as a seat can know."""
    hand = len(position.hands[target])
    if position.rules.deck is None or hand == 0:
        return 0.0
    unseen = dict(position.rules.deck.cards)
    for card in (*position.discards, *(held.card for held in position.hands[seat])):
        if card != FACE_DOWN:
            unseen[card] -= 1
    total, defences = sum(unseen.values()), unseen.get(DEFENCE, 0)
    return 1.0 - comb(total - defences, hand) / comb(total, hand)
