"""Moving pieces: out of the stock, out of other towers, into one's own."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from klotz.games.bloqs.notation import (
    PASS,
    PIECE_CARDS,
    build_text,
    card_text,
    parse_cells,
    parse_piece,
    piece_text,
    steal_text,
    swap_text,
)
from klotz.games.bloqs.pieces import KINDS, kind_of
from klotz.games.bloqs.position import DOUBLE_CUBE, PERFECT_CUBE, Position
from klotz.games.bloqs.refusals import why_not_built, why_not_taken
from klotz.games.bloqs.steps.cards import aimed, layers_lost, layers_won
from klotz.games.bloqs.steps.step import Step
from klotz.games.bloqs.tower import Cells, Tower
from klotz.games.contract import IllegalMove, Move


def won(position: Position) -> Position:
    """The game is won at once by a perfect cube, the mover's first (BQ-14, BQ-M9)."""
    for later in range(position.rules.seats):
        seat = (position.turn + later) % position.rules.seats
        if position.towers[seat].is_perfect(3):
            return position.over(PERFECT_CUBE, seat)
        if position.has_cards and position.towers[seat].is_perfect(6):
            return position.over(DOUBLE_CUBE, seat)
    return position


def take(position: Position, seat: int, number: int) -> Position:
    """A piece leaves a tower; layers it breaks cost cards (BQ-M7)."""
    before = position.towers[seat]
    after = before.taken(number)
    broken = len(before.full_layers - after.full_layers)
    return layers_lost(position.with_tower(seat, after), seat, broken)


def build(position: Position, seat: int, number: int, cells: Cells) -> Position:
    """A piece enters a tower; completed layers earn cards, a perfect cube wins the game."""
    before = position.towers[seat]
    after = before.built(number, cells)
    completed = len(after.full_layers - before.full_layers)
    return won(layers_won(position.with_tower(seat, after), seat, completed))


def building_moves(seat: int, tower: Tower, number: int) -> Iterator[Move]:
    for cells in tower.places(kind_of(number)):
        yield Move(seat, build_text(number, cells))


@dataclass(frozen=True, slots=True)
class Build(Step):
    """A seat builds the piece it has in hand (BQ-9, BQ-10)."""

    seat: int
    number: int
    rule: str
    """The rule by which the seat got the piece."""

    def due(self, position: Position) -> tuple[int, ...]:
        return (self.seat,)

    def moves(self, position: Position) -> Iterator[Move]:
        return building_moves(self.seat, position.towers[self.seat], self.number)

    def play(self, position: Position, words: list[str]) -> Position:
        return build(position, self.seat, self.number, parse_cells(words[2]))

    def refusal(self, position: Position, words: list[str]) -> IllegalMove:
        if words[0] != "build":
            return IllegalMove(self.rule, "bloqs-build-first", {"piece": piece_text(self.number)})
        if parse_piece(words[1]) != self.number:
            return IllegalMove(self.rule, "bloqs-other-piece", {"piece": piece_text(self.number)})
        return why_not_built(position.towers[self.seat], self.number, parse_cells(words[2]))


@dataclass(frozen=True, slots=True)
class Supply(Step):
    """The mover takes a piece from the stock and builds it: one kind on a piece disc (BQ-4), any on build (BQ-8).

    With cards, the mover on a piece disc may play the card of its kind and take any piece (BQ-M4). If the kind
    is not available, the mover is asked anyway and may pass: otherwise the question would reveal who holds the
    card.
    """

    kind: str | None

    def run(self, position: Position) -> Position | None:
        if (self.kind and position.has_cards) or self._can_build(position):
            return None
        return position

    def _numbers(self, position: Position) -> Iterator[int]:
        for kind in KINDS if self.kind is None else (self.kind,):
            number = position.next_in_stock(kind)
            if number is not None:
                yield number

    def _can_build(self, position: Position) -> bool:
        tower = position.towers[position.turn]
        return any(tower.has_place(kind_of(number)) for number in self._numbers(position))

    def _card(self) -> str | None:
        return None if self.kind is None else PIECE_CARDS[KINDS.index(self.kind)]

    def moves(self, position: Position) -> Iterator[Move]:
        seat = position.turn
        for number in self._numbers(position):
            yield from building_moves(seat, position.towers[seat], number)
        card = self._card()
        if card and position.has_cards:
            if position.holds(seat, card):
                yield Move(seat, card_text(card))
            if not self._can_build(position):
                yield Move(seat, PASS)

    def play(self, position: Position, words: list[str]) -> Position:
        if words[0] == PASS:
            return position
        if words[0] == "card":
            return position.discarding(position.turn, words[1]).then(Supply(None))
        number = parse_piece(words[1])
        after = replace(position, stock=position.stock - {number})
        return build(after, position.turn, number, parse_cells(words[2]))

    def refusal(self, position: Position, words: list[str]) -> IllegalMove:
        rule = "BQ-4" if self.kind else "BQ-8"
        if words[0] == PASS:
            return IllegalMove(rule, "bloqs-must-build")
        if words[0] == "card":
            return _refused_card(position, words[1], self._card(), rule)
        if words[0] != "build":
            return IllegalMove(rule, "bloqs-take-from-stock", {"kind": self.kind or "any"})
        number = parse_piece(words[1])
        if self.kind and kind_of(number) != self.kind:
            return IllegalMove("BQ-4", "bloqs-other-kind", {"kind": self.kind})
        first = position.next_in_stock(kind_of(number))
        if first is None:
            return IllegalMove(rule, "bloqs-none-left", {"kind": kind_of(number)})
        if number != first:
            return IllegalMove(rule, "bloqs-next-in-stock", {"piece": piece_text(first)})
        return why_not_built(position.towers[position.turn], number, parse_cells(words[2]))


def _refused_card(position: Position, card: str, wanted: str | None, rule: str) -> IllegalMove:
    if not position.has_cards:
        return IllegalMove(rule, "bloqs-no-cards")
    if card != wanted:
        return IllegalMove("BQ-M6", "bloqs-card-not-now", {"card": card})
    return IllegalMove("BQ-M4", "bloqs-no-such-card", {"card": card})


@dataclass(frozen=True, slots=True)
class Steal(Step):
    """The mover takes somebody else's piece, if there is one it can take and build (BQ-9)."""

    def run(self, position: Position) -> Position | None:
        return None if any(True for _ in self.moves(position)) else position

    def moves(self, position: Position) -> Iterator[Move]:
        tower = position.towers[position.turn]
        for target, other in enumerate(position.towers):
            if target != position.turn:
                for number in other.takeable:
                    if tower.has_place(kind_of(number)):
                        yield Move(position.turn, steal_text(target, number))

    def play(self, position: Position, words: list[str]) -> Position:
        target = int(words[1]) - 1
        return aimed(position, target, Stolen(target, parse_piece(words[2])))

    def refusal(self, position: Position, words: list[str]) -> IllegalMove:
        if words[0] != "steal":
            return IllegalMove("BQ-9", "bloqs-steal-first")
        target, number = int(words[1]) - 1, parse_piece(words[2])
        if target == position.turn:
            return IllegalMove("BQ-9", "bloqs-steal-from-others")
        return why_not_taken(position.towers[target], target, number) or IllegalMove(
            "BQ-9", "bloqs-no-place", {"piece": piece_text(number), "player": position.turn + 1}
        )


@dataclass(frozen=True, slots=True)
class Stolen(Step):
    """A steal that nobody stopped."""

    target: int
    number: int

    def run(self, position: Position) -> Position | None:
        # Pushed onto the agenda in reverse: cards are lost before the piece is built.
        return won(take(position.then(Build(position.turn, self.number, "BQ-9")), self.target, self.number))


@dataclass(frozen=True, slots=True)
class Swaps(Step):
    """The mover swaps a piece with each of these players, in any order (BQ-6, BQ-7, BQ-10)."""

    left: tuple[int, ...]

    def run(self, position: Position) -> Position | None:
        return None if any(True for _ in self.moves(position)) else position

    def moves(self, position: Position) -> Iterator[Move]:
        mine = position.towers[position.turn]
        for other in self.left:
            theirs = position.towers[other]
            for give in mine.takeable:
                for get in theirs.takeable:
                    if _can_swap(mine, theirs, give, get):
                        yield Move(position.turn, swap_text(other, give, get))

    def play(self, position: Position, words: list[str]) -> Position:
        other = int(words[1]) - 1
        left = tuple(seat for seat in self.left if seat != other)
        swapped = Swapped(other, parse_piece(words[3]), parse_piece(words[5]))
        return aimed(position.then(Swaps(left)) if left else position, other, swapped)

    def refusal(self, position: Position, words: list[str]) -> IllegalMove:
        if words[0] != "swap":
            return IllegalMove("BQ-6", "bloqs-swap-first")
        other, give, get = int(words[1]) - 1, parse_piece(words[3]), parse_piece(words[5])
        if other not in self.left:
            return IllegalMove("BQ-6", "bloqs-not-on-disc", {"player": other + 1})
        return (
            why_not_taken(position.towers[position.turn], position.turn, give)
            or why_not_taken(position.towers[other], other, get)
            or IllegalMove("BQ-10", "bloqs-no-place-after-swap")
        )


def _can_swap(mine: Tower, theirs: Tower, give: int, get: int) -> bool:
    """Whether each can build what it receives."""
    return mine.taken(give).has_place(kind_of(get)) and theirs.taken(get).has_place(kind_of(give))


@dataclass(frozen=True, slots=True)
class Swapped(Step):
    """A swap that nobody stopped: both pieces are taken, then the mover builds, then the other (BQ-10)."""

    other: int
    give: int
    get: int

    def run(self, position: Position) -> Position | None:
        mover = position.turn
        after = position.then(Build(mover, self.get, "BQ-10"), Build(self.other, self.give, "BQ-10"))
        return won(take(take(after, self.other, self.get), mover, self.give))
