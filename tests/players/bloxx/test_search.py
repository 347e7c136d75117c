"""The search player: sound in every position, exact at the end, repeatable, and quick to stop."""

from random import Random
from threading import Event, Timer

import pytest

import klotz
from klotz.games.bloxx import BloxxState
from klotz.players import Limit, player
from klotz.players.bloxx.root import Root
from klotz.players.bloxx.search import SearchPlayer
from tests.games.bloxx.table import play, set_up, start
from tests.players.bloxx.positions import brute_force, decisions, random_game, rolled_late


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_choice_is_legal_whatever_the_options(seats: int) -> None:
    random = Random(seats)
    asked = 0
    while asked < 500:
        level = random.choice([1, 4, 7, 8])
        state = random_game(random, seats)
        for seat in decisions(state, random):
            assert SearchPlayer(asked).choose(state, Limit(level=level), seat=seat) in state.legal_moves.of(
                seat
            )
            asked += 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_analysis_tells_of_every_legal_move_best_first(seats: int) -> None:
    random = Random(seats)
    state = random_game(random, seats)
    for seat in decisions(state, random):
        if state.turn % 4:
            continue
        found = SearchPlayer().analyse(state, Limit(simulations=40), seat=seat)
        assert {choice.move for choice in found.choices} == set(state.legal_moves.of(seat))
        assert found.seat == seat
        assert found.scores is not None
        assert len(found.scores) == seats
        assert found.best.score == found.scores[seat]
        values = [choice.value for choice in found.choices]
        assert values == sorted(values, reverse=True)
        assert all(0 <= value <= 1 for value in values)
        assert sum(choice.visits for choice in found.choices) == found.simulations <= 40


@pytest.mark.parametrize("limit", [Limit(simulations=60), Limit(level=3), Limit(level=9)], ids=str)
def test_the_same_seed_answers_alike(limit: Limit) -> None:
    state = play(start(2), "roll A3 B4", "A c1,d1,e1,c2*", "B a1*,b1,b2,c2", "roll A6 B2")
    assert SearchPlayer(5).analyse(state, limit).json() == SearchPlayer(5).analyse(state, limit).json()


def test_other_seeds_misjudge_otherwise() -> None:
    state = play(start(2), "roll A3 B4")
    assert len({SearchPlayer(seed).choose(state, Limit(level=1)) for seed in range(10)}) > 1


def test_at_the_end_it_plays_as_well_as_can_be() -> None:
    random = Random(3)
    for _ in range(12):
        state = rolled_late(random, free=7)
        found = SearchPlayer().analyse(state, Limit(simulations=1))
        assert found.best.score == pytest.approx(brute_force(state))
        state.push(found.best.move)
        assert found.best.score == pytest.approx(brute_force(state))


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_it_finds_the_last_number_at_the_price_of_a_gap(seats: int) -> None:
    """One upright line still fits: over a gap with its circle on a 4, or without a gap and with nothing."""
    sheet = ["A d2*,d3,d4,d5", "A a9*,a10,b10,c10", "A g9*,e10,f10,g10"]
    state = play(set_up(*[sheet] * seats), "roll A1 B6")
    assert state.legal_moves.count() == 4
    best = SearchPlayer().choose(state, Limit(simulations=50))
    assert best.text in ("A d7*,d8,d9,d10", "A d7,d8,d9,d10*")


def test_it_knows_which_die_the_other_needs() -> None:
    """The other has room for one upright line only, and a 4 at its end: without the circle that is lost."""
    crowded = ["A d3*,d4,d5,d6", "A a9*,a10,b10,c10", "A g9*,e10,f10,g10"]
    state = play(set_up(["B a1*,b1,a2,b2"], crowded), "roll A1 B6")
    root = Root(state, 0)
    left = {
        die: {
            round(root.value_opponents(candidate)[1], 6)
            for candidate in root.candidates
            if root.move(candidate).text.startswith(die)
        }
        for die in "AB"
    }
    (with_crosses,), (with_circle,) = left["A"], left["B"]
    assert with_circle - with_crosses == pytest.approx(4)


def test_nothing_is_hidden_so_nothing_is_guessed() -> None:
    state = play(start(2), "roll A3 B4")
    assert state.resample(0, Random(1)) == state


def test_stop_ends_thinking_at_once() -> None:
    state = play(start(4), "roll A3 B4")
    stop = Event()
    timer = Timer(0.3, stop.set)
    timer.start()
    found = SearchPlayer().analyse(state, Limit(seconds=3600, stop=stop))
    timer.join()
    assert found.best.move in state.legal_moves
    assert found.simulations > 0


def test_stopped_before_it_began_it_still_answers() -> None:
    stop = Event()
    stop.set()
    state = play(start(2), "roll A3 B4")
    assert SearchPlayer().choose(state, Limit(simulations=10**6, stop=stop)) in state.legal_moves


def test_it_passes_when_it_must() -> None:
    stuck = ("A a10*,b10,c10,d10", "B e9*,f9,e10,f10", "A g7*,g8,g9,g10")
    state = play(set_up(stuck, ["B a1*,b1,a2,b2"]), "roll A1 B6")
    found = SearchPlayer().analyse(state, Limit(level=9))
    assert [choice.move.text for choice in found.choices] == ["pass"]
    assert found.value < 0.01


def test_the_names_of_levels_lead_here() -> None:
    game = klotz.game("bloxx")
    state = game.start(2)
    assert isinstance(state, BloxxState)
    play(state, "roll A3 B4")
    for level in range(1, 10):
        named = player(f"level:{level}", game, seed=2)
        assert named.choose(state) == SearchPlayer(2).choose(state, Limit(level=level))
