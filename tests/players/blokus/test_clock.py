"""The search under a clock: how it shares out its time."""

from importlib import import_module
from itertools import count

import pytest

import klotz
from klotz.games.blokus.state import BlokusState
from klotz.players import Limit, TimeControl
from klotz.players.blokus.moves_left import moves_left
from klotz.players.blokus.search import BlokusSearch
from klotz.players.blokus.tree import Tree


def start(name: str) -> BlokusState:
    state = klotz.games.game(name, starts="own").start()
    assert isinstance(state, BlokusState)
    return state


@pytest.mark.parametrize(
    ("name", "moves"), [("blokus-duo", 15), ("blokus", 15), ("blokus-2", 30), ("blokus-3", 20)]
)
def test_moves_left_fall_to_the_end(name: str, moves: float) -> None:
    state = start(name)
    assert moves_left(state, 0) == moves
    before = moves
    while state.due:
        assert 0 < moves_left(state, 0) <= before
        before = moves_left(state, 0)
        state.push(next(iter(state.legal_moves)))


def test_more_time_where_the_choice_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seconds of the limit if the leaders are far apart at their end; if they are close, all that it may take."""
    looks = count()
    monkeypatch.setattr(import_module("klotz.players.player"), "perf_counter", lambda: next(looks) / 100)

    def seconds(first: int, second: int) -> float:
        monkeypatch.setattr(Tree, "leaders", lambda self: (first, second))
        limit = Limit(seconds=1, most_seconds=3)
        return BlokusSearch().analyse(start("blokus-duo"), limit).seconds

    assert seconds(100, 60) == pytest.approx(1, abs=0.8)
    assert seconds(100, 99) == pytest.approx(3, abs=0.8)


def test_a_game_on_a_clock() -> None:
    """The seconds of each move come from the clock, and a limit by simulations holds as well."""
    search = BlokusSearch()
    state, clock = start("blokus-duo"), TimeControl(100).clock()
    settled = search._settled(Limit(clock=clock, simulations=10), state, 0)
    assert settled.seconds is not None
    assert settled.most_seconds is not None
    assert 100 / 20 < settled.seconds < 100 / 10
    assert settled.seconds < settled.most_seconds < 100
    assert search.analyse(state, Limit(clock=clock, simulations=10)).simulations == 10
