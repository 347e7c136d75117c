"""Who meets whom in a round. Pure: entrants are numbers."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from klotz.server.tournaments.standings import Game

_PATIENCE: Final = 20_000
"""Pairings that are tried before it is accepted that some meet again."""

Board = tuple[int, ...]
"""Who sits at one table, in turn order. One alone plays a computer, or has a bye."""


def rounds_of(entrants: int) -> int:
    """In how many rounds of games of two everybody meets everybody."""
    return entrants - 1 if entrants % 2 == 0 else entrants


def round_robin(
    entrants: Sequence[int], present: set[int], round_: int, games: Sequence[Game]
) -> list[Board]:
    """The round, counted from 1, of a tournament in which everybody meets everybody: one stays, the others go round.

    Whoever has left keeps their place in the circle, and the one they would have met sits alone.
    """
    circle: list[int | None] = [*entrants, *([None] if len(entrants) % 2 else [])]
    fixed, turning = circle[0], circle[1:]
    turn = (round_ - 1) % len(turning)
    circle = [fixed, *turning[turn:], *turning[:turn]]
    half = len(circle) // 2
    pairs = zip(circle[:half], reversed(circle[half:]), strict=True)
    met = [[each for each in pair if each is not None and each in present] for pair in pairs]
    return [seated(pair, games) for pair in met if pair]


def swiss(ranked: Sequence[int], seats: int, games: Sequence[Game]) -> list[Board]:
    """People with as many points meet, if they have not met before; `ranked` are those present, the best first."""
    boards = _pairs(ranked, games) if seats == 2 else _tables(ranked, seats, games)
    return [seated(board, games) for board in boards]


def seated(board: Sequence[int], games: Sequence[Game]) -> Board:
    """Whoever has begun least often begins."""
    began = Counter(game.seats[0] for game in games)
    return tuple(sorted(board, key=lambda each: (began[each], board.index(each))))


def _pairs(ranked: Sequence[int], games: Sequence[Game]) -> list[Sequence[int]]:
    met, alone = _met(games), _alone(games)
    waiting = list(ranked)
    rest: list[Sequence[int]] = []
    if len(waiting) % 2:
        # The last of those who have sat alone least often.
        one = min(reversed(waiting), key=lambda each: alone[each])
        waiting.remove(one)
        rest = [(one,)]
    tries = iter(range(_PATIENCE))
    found = _without_repeats(waiting, met, tries)
    if found is None:
        found = [tuple(board) for board in _greedily(waiting, [2] * (len(waiting) // 2), met)]
    return [*found, *rest]


def _without_repeats(
    waiting: Sequence[int], met: Counter[frozenset[int]], tries: Iterator[int]
) -> list[Sequence[int]] | None:
    """Everybody with the nearest below them whom they have not met; None if there is no way, or none in sight."""
    if not waiting:
        return []
    first, *others = waiting
    for other in others:
        if next(tries, None) is None:
            return None
        if not met[frozenset((first, other))]:
            rest = _without_repeats([each for each in others if each != other], met, tries)
            if rest is not None:
                return [(first, other), *rest]
    return None


def _tables(ranked: Sequence[int], seats: int, games: Sequence[Game]) -> list[Sequence[int]]:
    """Tables as full as can be, and none much fuller than another: computers have the seats that are left."""
    count = -(-len(ranked) // seats)
    sizes = [len(ranked) // count + (number < len(ranked) % count) for number in range(count)]
    return list(_greedily(ranked, sizes, _met(games)))


def _greedily(
    ranked: Sequence[int], sizes: Sequence[int], met: Counter[frozenset[int]]
) -> Iterator[Sequence[int]]:
    """From the top, everybody with those nearest to them whom they have met least often."""
    waiting = list(ranked)
    for size in sizes:
        board = [waiting.pop(0)]
        while len(board) < size:
            nearest = min(waiting, key=lambda each: sum(met[frozenset((each, other))] for other in board))
            waiting.remove(nearest)
            board.append(nearest)
        yield board


def _met(games: Sequence[Game]) -> Counter[frozenset[int]]:
    return Counter(
        frozenset(pair)
        for game in games
        for pair in combinations([each for each in game.seats if each is not None], 2)
    )


def _alone(games: Sequence[Game]) -> Counter[int]:
    return Counter(
        people[0] for game in games if len(people := [each for each in game.seats if each is not None]) == 1
    )
