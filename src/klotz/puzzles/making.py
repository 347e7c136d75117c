"""Puzzles are found in games that the computer plays against itself: the same ones for the same game and day."""

from collections.abc import Callable, Iterator
from datetime import date
from itertools import count
from random import Random

from klotz import registry
from klotz.games import game_of_record
from klotz.games.contract import CHANCE, State
from klotz.players import player
from klotz.puzzles.finding.finder import Finder
from klotz.puzzles.puzzle import BEST_MOVE, FINISH, Puzzle


def kind_of(day: date) -> str:
    """Best moves and finishes alternate."""
    return FINISH if day.toordinal() % 2 else BEST_MOVE


def has_finder(name: str) -> bool:
    return registry.part(name, "puzzles", Finder) is not None


def make(name: str, day: date, progress: Callable[[int], None] = lambda games: None) -> Puzzle:
    """The puzzle of a day. `progress` is called with the number of games played for it so far."""
    finder = registry.part(name, "puzzles", Finder)
    if finder is None:
        raise LookupError(f"nobody makes puzzles of {name!r}")
    kind = kind_of(day)
    for number in count():
        progress(number)
        random = Random(f"{name} {day.isoformat()} {number}")
        for state, seat in _played(name, finder.seats(kind), finder.levels, random):
            steps = finder.steps(state, seat, kind)
            if steps is not None:
                return Puzzle(name, kind, state.seats, seat, state.record_texts(), steps)
    raise AssertionError("games do not run out")


def _played(
    name: str, seats: int | None, levels: tuple[int, ...], random: Random
) -> Iterator[tuple[State, int]]:
    """Every decision of one game."""
    game = game_of_record(name, {})
    state = game.start(seats)
    seated = [
        player(f"level:{random.choice(levels)}", game, random.getrandbits(32)) for _ in range(state.seats)
    ]
    while not state.is_over:
        if state.due == (CHANCE,):
            state.push(state.draw(random))
            continue
        seat = state.due[0]
        yield state, seat
        state.push(seated[seat].choose(state, seat=seat))
