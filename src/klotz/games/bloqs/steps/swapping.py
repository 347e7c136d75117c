"""Swapping pieces with the others on a disc."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from klotz.games.bloqs.notation import swap_text
from klotz.games.bloqs.position import Position
from klotz.games.bloqs.refusals import why_not_taken
from klotz.games.bloqs.rulings import AT_ONCE, MOVER, SWAPPED
from klotz.games.bloqs.steps.building import Build, put, take
from klotz.games.bloqs.steps.cards import aimed, layers_lost, layers_won
from klotz.games.bloqs.steps.step import UNTOLD, Step
from klotz.games.bloqs.steps.winning import won
from klotz.games.bloqs.tower import Cells, Tower
from klotz.games.contract import IllegalMove, Move


@dataclass(frozen=True, slots=True)
class Swaps(Step):
    """The mover swaps a piece with each of these players, in any order (BQ-6, BQ-7, BQ-10)."""

    left: tuple[int, ...]
    otherwise: Step | None = field(default=None, metadata=UNTOLD)
    """What happens if no swap is possible with anybody."""

    def run(self, position: Position) -> Position | None:
        if any(True for _ in self.moves(position)):
            return None
        return position.then(self.otherwise) if self.otherwise else position

    def moves(self, position: Position) -> Iterator[Move]:
        mine, text = position.towers[position.turn], position.rules.pieces.text
        for other in self.left:
            theirs = position.towers[other]
            for give in mine.takeable:
                for get in theirs.takeable:
                    if _can_swap(mine, theirs, give, get):
                        yield Move(position.turn, swap_text(other, text(give), text(get)))

    def play(self, position: Position, words: list[str]) -> Position:
        pieces = position.rules.pieces
        return self.aimed(position, int(words[1]) - 1, pieces.parse(words[3]), pieces.parse(words[5]))

    def aimed(self, position: Position, other: int, give: int, get: int) -> Position:
        left = tuple(seat for seat in self.left if seat != other)
        return aimed(position.then(Swaps(left)) if left else position, other, Swapped(other, give, get))

    def refusal(self, position: Position, words: list[str]) -> IllegalMove:
        if words[0] != "swap":
            return IllegalMove("BQ-6", "bloqs-swap-first")
        pieces = position.rules.pieces
        other, give, get = int(words[1]) - 1, pieces.parse(words[3]), pieces.parse(words[5])
        if other not in self.left:
            return IllegalMove("BQ-6", "bloqs-not-on-disc", {"player": other + 1})
        return (
            why_not_taken(position.towers[position.turn], position.turn, give)
            or why_not_taken(position.towers[other], other, get)
            or IllegalMove("BQ-10", "bloqs-no-place-after-swap")
        )


def _can_swap(mine: Tower, theirs: Tower, give: int, get: int) -> bool:
    """Whether each can build what it receives."""
    kind_of = mine.piece_set.kind_of
    return mine.taken(give).has_place(kind_of(get)) and theirs.taken(get).has_place(kind_of(give))


@dataclass(frozen=True, slots=True)
class Swapped(Step):
    """A swap that nobody stopped: both pieces are taken, then each builds what it received (BQ-10)."""

    other: int
    give: int
    get: int

    def run(self, position: Position) -> Position | None:
        mover, rulings = position.turn, position.rules.rulings
        before = tuple((seat, position.towers[seat].full_layers) for seat in (mover, self.other))
        builders = [(mover, self.get), (self.other, self.give)]
        first, last = builders if rulings.swap_builds == MOVER else reversed(builders)
        after = position.then(BuildSwapped(*first, "BQ-10"), BuildSwapped(*last, "BQ-10", before))
        if rulings.layer_cards == SWAPPED:
            for seat, number in ((mover, self.give), (self.other, self.get)):
                after = after.with_tower(seat, after.towers[seat].taken(number))
            return after
        # Pushed onto the agenda in reverse: the mover loses its cards first.
        after = take(take(after, self.other, self.get), mover, self.give)
        return won(after, ()) if rulings.perfect == AT_ONCE else after


@dataclass(frozen=True, slots=True)
class BuildSwapped(Build):
    """A seat builds what it received in a swap. A perfect cube counts when both have (BQ-14)."""

    before: tuple[tuple[int, frozenset[int]], ...] = field(default=(), metadata=UNTOLD)
    """For the last to build: who swapped, the mover first, and their full layers before the swap."""

    @property
    def name(self) -> str:
        return "build"

    def built(self, position: Position, cells: Cells) -> Position:
        rulings = position.rules.rulings
        after = position.with_tower(self.seat, position.towers[self.seat].built(self.number, cells))
        judged = self.before or rulings.perfect == AT_ONCE
        over = won(after, [seat for seat, _ in self.before]) if judged else after
        if over.ended:
            return over
        if rulings.layer_cards == SWAPPED:
            return self._cards_after_swap(after)
        return put(position, self.seat, self.number, cells)

    def _cards_after_swap(self, position: Position) -> Position:
        """Layers that are whole again cost nothing and earn nothing (BQ-M7)."""
        now = {seat: position.towers[seat].full_layers for seat, _ in self.before}
        after = position
        # Pushed onto the agenda in reverse: first cards are lost, the mover's before the other's.
        for seat, before in reversed(self.before):
            after = layers_won(after, seat, len(now[seat] - before))
        for seat, before in reversed(self.before):
            after = layers_lost(after, seat, len(before - now[seat]))
        return after
