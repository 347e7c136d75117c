"""Expectimax to the end of a turn: dice and discs by their probabilities, and everybody's best decisions.

Nothing here looks at a card that the searching seat cannot see: whether somebody else defends is a probability.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from klotz.games.bloqs.notation import piece_card
from klotz.games.bloqs.position import FACE_DOWN, HeldCard, Position
from klotz.games.bloqs.scoring import counted
from klotz.games.bloqs.steps.building import Build, Steal, Supply
from klotz.games.bloqs.steps.cards import Ask, Deal, Lose
from klotz.games.bloqs.steps.step import settled
from klotz.games.bloqs.steps.swapping import Swaps
from klotz.games.bloqs.steps.travel import Direction, Roll, Travel
from klotz.games.bloqs.tower import Cells
from klotz.players.bloqs.evaluator import Evaluator, defence_chance

SWAPS: Final = 4
"""How many swaps are searched: the best by their shallow value."""


def expectimax(evaluator: Evaluator, position: Position, seat: int) -> float:
    """The value of a position to a seat: from 0, lost, to 1, won."""
    step = position.step
    if step is None:
        return _result(position, seat)
    if isinstance(step, Travel if position.has_cards else Roll):  # the next turn begins
        return evaluator.win_probability(position, seat)
    if isinstance(step, Ask) and step.target != evaluator.seat:
        guarded = defence_chance(position, evaluator.seat, step.target)
        allowed = expectimax(evaluator, played(position, "allow"), seat)
        if guarded == 0.0:
            return allowed
        return guarded * expectimax(evaluator, _defended(position, step), seat) + (1.0 - guarded) * allowed
    if isinstance(step, Deal | Lose):
        return expectimax(evaluator, _with_cards(position, step), seat)
    if chances := step.chances(position):
        return sum(
            probability * expectimax(evaluator, played(position, move.text), seat)
            for move, probability in chances
        )
    key = evaluator.transposition_key(position, seat)
    if key not in evaluator.transpositions:
        evaluator.transpositions[key] = _decision(evaluator, position, seat, step.due(position)[0])
    return evaluator.transpositions[key]


def _decision(evaluator: Evaluator, position: Position, seat: int, decider: int) -> float:
    """The value of a decision to a seat, which need not be the one that decides."""
    children = list(_options(evaluator, position, decider))
    if decider == seat or len(children) == 1:
        return max(expectimax(evaluator, child, seat) for child in children)
    return expectimax(evaluator, max(children, key=lambda child: expectimax(evaluator, child, decider)), seat)


def _with_cards(position: Position, step: Deal | Lose) -> Position:
    """After cards are dealt or lost: their number counts here, not which they are."""
    rest = position.with_agenda(position.agenda[1:])
    hand = position.hands[step.seat]
    if isinstance(step, Lose):
        return settled(rest.with_hand(step.seat, hand[: len(hand) - step.count]))
    return settled(rest.with_hand(step.seat, hand + (HeldCard(FACE_DOWN, -1, -1),) * step.count))


def played(position: Position, text: str) -> Position:
    """After a move of the first step."""
    step, *rest = position.agenda
    return settled(step.play(position.with_agenda(tuple(rest)), text.split()))


def _defended(position: Position, step: Ask) -> Position:
    """With a card of the target's gone: which one is not known."""
    rest = position.with_agenda(position.agenda[1:])
    return settled(step.stopped(rest.with_hand(step.target, position.hands[step.target][1:])))


def _result(position: Position, seat: int) -> float:
    if position.winners:
        return float(seat in position.winners) / len(position.winners)
    scores = [counted(tower, position.rules.rulings.layers) for tower in position.towers]
    best = max(scores)
    return float(scores[seat] == best) / scores.count(best)


def _options(evaluator: Evaluator, position: Position, seat: int) -> Iterator[Position]:
    """The positions a seat can choose from, without those not worth searching."""
    step = position.step
    rest = position.with_agenda(position.agenda[1:])
    match step:
        case Build(number=number):
            cells = _best_cells(evaluator, rest, seat, number)
            yield settled(step.built(rest, cells) if cells else rest)
        case Supply():
            yield from _supplied(evaluator, position, rest, seat, step)
        case Steal():
            for target in step.victims(position):
                for number in position.towers[target].takeable:
                    yield settled(step.aimed(rest, target, number))
        case Swaps():
            yield from _swapped(evaluator, rest, seat, step)
        case Direction() | Ask():
            for move in step.moves(position):
                yield played(position, move.text)
        case _:
            raise AssertionError(f"{step} is not decided within a turn")


def _best_cells(evaluator: Evaluator, rest: Position, seat: int, number: int) -> Cells | None:
    """The best place of a piece by the value function; None if it fits nowhere."""
    return evaluator.lookahead(rest.towers[seat]).places[_kind_index(rest, number)]


def _kind_index(position: Position, number: int) -> int:
    """Which of the kinds a piece is, counted from 0."""
    pieces = position.rules.pieces
    return pieces.kinds.index(pieces.kind_of(number))


def _supplied(
    evaluator: Evaluator, position: Position, rest: Position, seat: int, step: Supply
) -> Iterator[Position]:
    kinds = position.rules.pieces.kinds if step.kind is None else (step.kind,)
    numbers = [number for kind in kinds if (number := position.next_in_stock(kind)) is not None]
    if len(numbers) > 1:
        # Any kind may be taken: the one that makes the best tower.
        after = evaluator.lookahead(position.towers[seat]).after
        numbers = [max(numbers, key=lambda number: float(after[_kind_index(position, number)]))]
    for number in numbers:
        cells = _best_cells(evaluator, rest, seat, number)
        if cells is None:
            yield settled(replace(rest, stock=rest.stock - {number}))
        else:
            yield settled(step.built(rest, number, cells))
    if not numbers:
        yield settled(rest)
    if step.kind is not None and position.has_cards and seat == evaluator.seat:
        card = piece_card(step.kind)
        if position.holds(seat, card):
            yield settled(rest.discarding(seat, card).then(Supply(None)))


def _swapped(evaluator: Evaluator, rest: Position, seat: int, step: Swaps) -> Iterator[Position]:
    """The swaps that look best by what the mover's tower gains and the other's loses."""
    swaps = [
        (swap_gain(evaluator, rest, seat, other, give, take), other, give, take)
        for other in step.left
        for give in rest.towers[seat].takeable
        for take in rest.towers[other].takeable
    ]
    swaps.sort(reverse=True)
    for _, other, give, take in swaps[:SWAPS]:
        yield settled(step.aimed(rest, other, give, take))
    if not swaps:
        yield settled(rest)


def swap_gain(evaluator: Evaluator, position: Position, seat: int, other: int, give: int, take: int) -> float:
    """The shallow value of a swap: how much stronger the mover's tower is than the other's after it."""
    mine = evaluator.lookahead(position.towers[seat].taken(give)).after[_kind_index(position, take)]
    theirs = evaluator.lookahead(position.towers[other].taken(take)).after[_kind_index(position, give)]
    return float(mine - theirs)
