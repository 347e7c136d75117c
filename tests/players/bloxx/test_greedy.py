"""The greedy player takes the most points at once, and among equals lies low."""

from random import Random

import pytest

from klotz.games.contract import Move
from klotz.players.bloxx.greedy import GreedyPlayer, effects
from tests.games.bloxx.table import parts, play, set_up, start
from tests.players.bloxx.positions import decisions, random_game


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_it_sees_is_what_happens(seats: int) -> None:
    """Each effect is compared with the score sheet after the move, when the turn is over."""
    random = Random(seats)
    for _ in range(4):
        state = random_game(random, seats)
        for seat in decisions(state, random):
            if len(state.due) > 1 or (seat == state.active and seats > 1):
                continue  # rows are settled when all have drawn
            before = parts(state, seat)
            for effect in list(effects(state, seat))[::7]:
                state.push(effect.move)
                after = parts(state, seat)
                assert effect.number == after["numbers"] - before["numbers"]
                assert effect.gaps == before["gaps"] - after["gaps"]
                assert effect.rows == after["rows"] - before["rows"]
                state.pop()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_takes_the_most_points_and_then_the_lowest(seats: int) -> None:
    random = Random(seats)
    for _ in range(4):
        state = random_game(random, seats)
        for seat in decisions(state, random):
            seen = {effect.move: (effect.points, -effect.height) for effect in effects(state, seat)}
            assert set(seen) == set(state.legal_moves.of(seat))
            found = GreedyPlayer().analyse(state, seat=seat)
            assert seen[found.best.move] == max(seen.values())
            assert [choice.value for choice in found.choices] == sorted(
                (choice.value for choice in found.choices), reverse=True
            )


def test_it_circles_a_number_rather_than_lie_low() -> None:
    state = play(start(1), "roll A1 B6")
    assert GreedyPlayer().choose(state).text.count("*") == 1
    assert max(effect.number for effect in effects(state, 0)) == 2
    assert next(e for e in effects(state, 0) if e.move == GreedyPlayer().choose(state)).number == 2


def test_it_completes_a_row() -> None:
    state = play(set_up(["A a1*,b1,c1,d1", "A a2*,b2,c2,d2", "B e1*,f1,e2,f2"]), "roll A2 B6")
    assert GreedyPlayer().choose(state) in (Move(0, "A g1,g2*,g3,g4"), Move(0, "A g1,g2,g3*,g4"))
