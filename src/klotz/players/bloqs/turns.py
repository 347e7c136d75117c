"""What may still happen in a turn, to its end: dice and discs by their chances, and everybody's best choices.

Nothing here looks at a card that the thinking seat cannot see: whether somebody else defends is a probability.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from klotz.games.bloqs.notation import PIECE_CARDS
from klotz.games.bloqs.pieces import KINDS, kind_of
from klotz.games.bloqs.position import FACE_DOWN, HeldCard, Position
from klotz.games.bloqs.steps.building import Build, Steal, Stolen, Supply, Swapped, Swaps, build
from klotz.games.bloqs.steps.cards import Ask, Deal, Lose, aimed
from klotz.games.bloqs.steps.step import settled
from klotz.games.bloqs.steps.travel import Direction, Roll, Travel
from klotz.players.bloqs.outlook import Outlook, defence_chance

SWAPS: Final = 4
"""How many swaps are followed up; the others look worse at first glance."""


def value(outlook: Outlook, position: Position, seat: int) -> float:
    """What a seat can expect of a position: from 0, lost, to 1, won."""
    step = position.step
    if step is None:
        return _result(position, seat)
    if isinstance(step, Travel if position.has_cards else Roll):  # the next turn begins
        return outlook.chance(position, seat)
    if isinstance(step, Ask) and step.target != outlook.seat:
        guarded = defence_chance(position, outlook.seat, step.target)
        allowed = value(outlook, played(position, "allow"), seat)
        if guarded == 0.0:
            return allowed
        return guarded * value(outlook, _defended(position, step.target), seat) + (1.0 - guarded) * allowed
    if isinstance(step, Deal | Lose):
        return value(outlook, _with_cards(position, step), seat)
    if chances := step.chances(position):
        return sum(
            probability * value(outlook, played(position, move.text), seat) for move, probability in chances
        )
    key = outlook.sight_of(position, seat)
    if key not in outlook.values:
        outlook.values[key] = _decided(outlook, position, seat, step.due(position)[0])
    return outlook.values[key]


def _decided(outlook: Outlook, position: Position, seat: int, decider: int) -> float:
    """What a decision brings a seat, whoever decides it."""
    children = list(_options(outlook, position, decider))
    if decider == seat or len(children) == 1:
        return max(value(outlook, child, seat) for child in children)
    return value(outlook, max(children, key=lambda child: value(outlook, child, decider)), seat)


def _with_cards(position: Position, step: Deal | Lose) -> Position:
    """With cards dealt or lost: how many counts here, not which."""
    rest = position.with_agenda(position.agenda[1:])
    hand = position.hands[step.seat]
    if isinstance(step, Lose):
        return settled(rest.with_hand(step.seat, hand[: len(hand) - step.count]))
    return settled(rest.with_hand(step.seat, hand + (HeldCard(FACE_DOWN, -1, -1),) * step.count))


def played(position: Position, text: str) -> Position:
    """After a move of the first step."""
    step, *rest = position.agenda
    return settled(step.play(position.with_agenda(tuple(rest)), text.split()))


def _defended(position: Position, target: int) -> Position:
    """With a card of the target's gone, and nothing else."""
    return settled(position.with_agenda(position.agenda[1:]).with_hand(target, position.hands[target][1:]))


def _result(position: Position, seat: int) -> float:
    if position.winner is not None:
        return float(position.winner == seat)
    scores = [(len(tower.full_layers), tower.loose_cubes) for tower in position.towers]
    best = max(scores)
    return float(scores[seat] == best) / scores.count(best)


def _options(outlook: Outlook, position: Position, seat: int) -> Iterator[Position]:
    """The positions a seat can choose from, as far as they are worth a look."""
    step = position.step
    rest = position.with_agenda(position.agenda[1:])
    match step:
        case Build(number=number):
            yield _built(outlook, rest, seat, number)
        case Supply():
            yield from _supplied(outlook, position, rest, seat, step)
        case Steal():
            for target, tower in enumerate(position.towers):
                if target != seat:
                    for number in tower.takeable:
                        yield settled(aimed(rest, target, Stolen(target, number)))
        case Swaps():
            yield from _swapped(outlook, rest, seat, step)
        case Direction() | Ask():
            for move in step.moves(position):
                yield played(position, move.text)
        case _:
            raise AssertionError(f"{step} is not decided within a turn")


def _built(outlook: Outlook, rest: Position, seat: int, number: int) -> Position:
    """With a piece where it seems best."""
    tower = rest.towers[seat]
    cells = outlook.look(tower).places[KINDS.index(kind_of(number))]
    return settled(rest if cells is None else build(rest, seat, number, cells))


def _supplied(
    outlook: Outlook, position: Position, rest: Position, seat: int, step: Supply
) -> Iterator[Position]:
    kinds = KINDS if step.kind is None else (step.kind,)
    numbers = [number for kind in kinds if (number := position.next_in_stock(kind)) is not None]
    if len(numbers) > 1:
        # Any kind may be taken: the one that makes the best tower.
        after = outlook.look(position.towers[seat]).after
        numbers = [max(numbers, key=lambda number: float(after[KINDS.index(kind_of(number))]))]
    for number in numbers:
        yield _built(outlook, replace(rest, stock=rest.stock - {number}), seat, number)
    if not numbers:
        yield settled(rest)
    if step.kind is not None and position.has_cards and seat == outlook.seat:
        card = PIECE_CARDS[KINDS.index(step.kind)]
        if position.holds(seat, card):
            yield settled(rest.discarding(seat, card).then(Supply(None)))


def _swapped(outlook: Outlook, rest: Position, seat: int, step: Swaps) -> Iterator[Position]:
    """The swaps that look best by what the mover's tower gains and the other's loses."""
    swaps = [
        (swap_gain(outlook, rest, seat, other, give, take), other, give, take)
        for other in step.left
        for give in rest.towers[seat].takeable
        for take in rest.towers[other].takeable
    ]
    swaps.sort(reverse=True)
    for _, other, give, take in swaps[:SWAPS]:
        left = tuple(each for each in step.left if each != other)
        after = rest.then(Swaps(left)) if left else rest
        yield settled(aimed(after, other, Swapped(other, give, take)))
    if not swaps:
        yield settled(rest)


def swap_gain(outlook: Outlook, position: Position, seat: int, other: int, give: int, take: int) -> float:
    """What a swap promises: how much stronger the mover's tower is than the other's, after it."""
    mine = outlook.look(position.towers[seat].taken(give)).after[KINDS.index(kind_of(take))]
    theirs = outlook.look(position.towers[other].taken(take)).after[KINDS.index(kind_of(give))]
    return float(mine - theirs)
