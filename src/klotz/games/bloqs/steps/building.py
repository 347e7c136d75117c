"""Moving pieces: out of the stock, out of other towers, into one's own."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from klotz.games.bloqs.notation import PASS, build_text, card_text, parse_cells, piece_card, steal_text
from klotz.games.bloqs.position import Position
from klotz.games.bloqs.refusals import why_not_built, why_not_taken
from klotz.games.bloqs.rulings import AGAIN
from klotz.games.bloqs.steps.cards import aimed, layers_lost, layers_won
from klotz.games.bloqs.steps.step import UNTOLD, Step
from klotz.games.bloqs.steps.winning import won
from klotz.games.bloqs.tower import Cells, Tower
from klotz.games.contract import IllegalMove, Move


def take(position: Position, seat: int, number: int) -> Position:
    """A piece leaves a tower; layers it breaks cost cards (BQ-M7)."""
    before = position.towers[seat]
    after = before.taken(number)
    broken = len(before.full_layers - after.full_layers)
    return layers_lost(position.with_tower(seat, after), seat, broken)


def put(position: Position, seat: int, number: int, cells: Cells) -> Position:
    """A piece enters a tower; completed layers earn cards."""
    before = position.towers[seat]
    after = before.built(number, cells)
    completed = len(after.full_layers - before.full_layers)
    return layers_won(position.with_tower(seat, after), seat, completed)


def building_moves(seat: int, tower: Tower, number: int) -> Iterator[Move]:
    for cells in tower.places(tower.piece_set.kind_of(number)):
        yield Move(seat, build_text(tower.piece_set.text(number), cells))


@dataclass(frozen=True, slots=True)
class Build(Step):
    """A seat builds the piece it has in hand (BQ-9, BQ-10)."""

    seat: int
    number: int
    rule: str
    """The rule by which the seat got the piece."""

    def due(self, position: Position) -> tuple[int, ...]:
        return (self.seat,)

    def built(self, position: Position, cells: Cells) -> Position:
        """With the piece at these cells; a perfect cube wins the game."""
        return won(put(position, self.seat, self.number, cells), (self.seat,))

    def moves(self, position: Position) -> Iterator[Move]:
        return building_moves(self.seat, position.towers[self.seat], self.number)

    def play(self, position: Position, words: list[str]) -> Position:
        return self.built(position, parse_cells(words[2]))

    def refusal(self, position: Position, words: list[str]) -> IllegalMove:
        pieces = position.rules.pieces
        if words[0] != "build":
            return IllegalMove(self.rule, "bloqs-build-first", {"piece": pieces.text(self.number)})
        if pieces.parse(words[1]) != self.number:
            return IllegalMove(self.rule, "bloqs-other-piece", {"piece": pieces.text(self.number)})
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
        for kind in position.rules.pieces.kinds if self.kind is None else (self.kind,):
            number = position.next_in_stock(kind)
            if number is not None:
                yield number

    def _can_build(self, position: Position) -> bool:
        tower = position.towers[position.turn]
        kind_of = position.rules.pieces.kind_of
        return any(tower.has_place(kind_of(number)) for number in self._numbers(position))

    def built(self, position: Position, number: int, cells: Cells) -> Position:
        """With a piece of the stock at these cells; a perfect cube wins the game."""
        seat = position.turn
        taken = replace(position, stock=position.stock - {number})
        return won(put(taken, seat, number, cells), (seat,))

    def _card(self) -> str | None:
        return None if self.kind is None else piece_card(self.kind)

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
        return self.built(position, position.rules.pieces.parse(words[1]), parse_cells(words[2]))

    def refusal(self, position: Position, words: list[str]) -> IllegalMove:
        rule = "BQ-4" if self.kind else "BQ-8"
        if words[0] == PASS:
            return IllegalMove(rule, "bloqs-must-build")
        if words[0] == "card":
            return _refused_card(position, words[1], self._card(), rule)
        if words[0] != "build":
            return IllegalMove(rule, "bloqs-take-from-stock", {"kind": self.kind or "any"})
        pieces = position.rules.pieces
        number = pieces.parse(words[1])
        kind = pieces.kind_of(number)
        if self.kind and kind != self.kind:
            return IllegalMove("BQ-4", "bloqs-other-kind", {"kind": self.kind})
        first = position.next_in_stock(kind)
        if first is None:
            return IllegalMove(rule, "bloqs-none-left", {"kind": kind})
        if number != first:
            return IllegalMove(rule, "bloqs-next-in-stock", {"piece": pieces.text(first)})
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

    spared: tuple[int, ...] = field(default=(), metadata=UNTOLD)
    """Who has defended against it already (BQ-M5)."""

    def victims(self, position: Position) -> Iterator[int]:
        for seat in range(position.rules.seats):
            if seat != position.turn and seat not in self.spared:
                yield seat

    def run(self, position: Position) -> Position | None:
        return None if any(True for _ in self.moves(position)) else position

    def moves(self, position: Position) -> Iterator[Move]:
        tower, pieces = position.towers[position.turn], position.rules.pieces
        for target in self.victims(position):
            for number in position.towers[target].takeable:
                if tower.has_place(pieces.kind_of(number)):
                    yield Move(position.turn, steal_text(target, pieces.text(number)))

    def play(self, position: Position, words: list[str]) -> Position:
        return self.aimed(position, int(words[1]) - 1, position.rules.pieces.parse(words[2]))

    def aimed(self, position: Position, target: int, number: int) -> Position:
        again = position.rules.rulings.defended_theft == AGAIN
        return aimed(
            position, target, Stolen(target, number), Steal((*self.spared, target)) if again else None
        )

    def refusal(self, position: Position, words: list[str]) -> IllegalMove:
        if words[0] != "steal":
            return IllegalMove("BQ-9", "bloqs-steal-first")
        pieces = position.rules.pieces
        target, number = int(words[1]) - 1, pieces.parse(words[2])
        if target == position.turn:
            return IllegalMove("BQ-9", "bloqs-steal-from-others")
        if target in self.spared:
            return IllegalMove("BQ-M5", "bloqs-has-defended", {"player": target + 1})
        return why_not_taken(position.towers[target], target, number) or IllegalMove(
            "BQ-9", "bloqs-no-place", {"piece": pieces.text(number), "player": position.turn + 1}
        )


@dataclass(frozen=True, slots=True)
class Stolen(Step):
    """A steal that nobody stopped."""

    target: int
    number: int

    def run(self, position: Position) -> Position | None:
        # Pushed onto the agenda in reverse: cards are lost before the piece is built.
        after = position.then(Build(position.turn, self.number, "BQ-9"))
        return won(take(after, self.target, self.number), ())
