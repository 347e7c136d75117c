import numpy as np
import pytest

import klotz
from klotz.games.bloqs.position import Position
from klotz.players.bloqs.arrivals import ANYTHING, PIECES, STOLEN, UNCHANGED, Arrivals
from klotz.players.bloqs.evaluator import Evaluator, pieces_to_come, turns_to_come
from klotz.players.bloqs.levels import BEST
from klotz.players.bloqs.weights import PHASES
from tests.games.bloqs.standard import KINDS
from tests.players.bloqs.positions import VARIANTS, decisions
from tests.players.bloqs.test_search import CUBE

V3 = PIECES + KINDS.index("V3")
O4 = PIECES + KINDS.index("O4")
RESULTS = PIECES + len(KINDS)


def _position(name: str, discs: list[str | None], pawns: list[int | str]) -> Position:
    setup = {"discs": [*discs, *[None] * (20 - len(discs))], "pawns": pawns}
    position: Position = klotz.game(name).start(setup=setup).position
    return position


def test_every_roll_leads_where_its_disc_says() -> None:
    position = _position("bloqs", ["1", "V3", "V3", "steal", "build", "O4", "O4"], [1, "start"])
    likely = Arrivals(position, 0, np.zeros(RESULTS)).rolled()
    assert likely[[V3, STOLEN, ANYTHING, O4]] == pytest.approx([1 / 3, 1 / 6, 1 / 6, 1 / 3])


def test_in_company_nothing_is_built() -> None:
    position = _position("bloqs", ["1", "V3", "V3", "steal", "build", "O4", "O4"], [1, 2])
    likely = Arrivals(position, 0, np.zeros(RESULTS)).rolled()
    assert likely[UNCHANGED] == pytest.approx(1 / 6)


def test_the_better_direction_is_taken() -> None:
    position = _position("bloqs-turn2", ["T4", "1", "V3"], [2, "start"])
    worth = np.zeros(RESULTS)
    worth[V3] = 1.0
    assert Arrivals(position, 0, worth).after(1)[V3] == 1.0
    assert Arrivals(position, 0, -worth).after(1)[V3] == 0.0


@pytest.mark.parametrize("name", VARIANTS)
def test_some_result_is_certain(name: str) -> None:
    for number, state in enumerate(decisions(name, 3, seed=11)):
        if number % 10 == 0:
            for seat in range(3):
                assert Arrivals(state.position, seat, np.zeros(RESULTS)).rolled().sum() == pytest.approx(1.0)


def test_there_are_more_turns_to_come_than_pieces() -> None:
    position = _position("bloqs", ["1"], [1, 1])
    for to_come in (0.5, 2.0, pieces_to_come(position)):
        assert turns_to_come(position, to_come) > to_come


def test_what_counts_changes_gradually() -> None:
    assert BEST.weights(PHASES[1]) == pytest.approx(BEST.weights_by_phase[1])
    half = BEST.weights((PHASES[1] + PHASES[2]) / 2)
    assert half == pytest.approx((BEST.weights(PHASES[1]) + BEST.weights(PHASES[2])) / 2)


def test_an_opponent_about_to_complete_a_cube_is_to_be_feared() -> None:
    """The same towers; only where the discs lie makes the difference."""
    near = ["1", "V3", "V3", "2", "2", "O4", "O4", "L4", "I3"]
    far = ["1", "2", "2", "O4", "O4", "L4", "T4", "V3", "I3"]
    chances = []
    for discs in (near, far):
        towers = [{"1#1": "a1.1"}, CUBE]
        setup = {"towers": towers, "discs": [*discs, *[None] * 11], "pawns": [8, 1]}
        state = klotz.game("bloqs").start(setup=setup)
        state.push(state.parse("roll 1"))
        chances.append(Evaluator(state.position, 0, BEST).win_probability(state.position, 0))
    assert chances[0] < 0.9 * chances[1]
