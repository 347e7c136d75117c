"""The one encoding under all environments: numbers of moves, and what a seat sees."""

from random import Random

import numpy as np
import pytest

import klotz
from klotz.games.bloqs.state import BloqsState
from klotz.games.bloxx.state import BloxxState
from klotz.games.contract import CHANCE
from tests.envs.kinds import EVERY_KIND, positions

MAESTRO = "bloqs-maestro"


@EVERY_KIND
def test_numbers_lead_to_moves_and_back(name: str, seats: int) -> None:
    for state in positions(name, seats, seed=seats):
        for seat in state.due:
            numbers = state.legal_array(seat).tolist()
            assert len(set(numbers)) == len(numbers)
            assert [state.move_of(number, seat) for number in numbers] == list(state.legal_moves.of(seat))
            assert [state.action_of(move) for move in state.legal_moves.of(seat)] == numbers
            assert np.flatnonzero(state.mask(seat)).tolist() == sorted(numbers)


@pytest.mark.parametrize("name", ["blokus", "blokus-duo", "bloxx", "bloqs", "bloqs-turn2", MAESTRO])
def test_every_number_there_is_has_a_text_that_leads_back(name: str) -> None:
    actions = klotz.game(name).actions
    assert all(actions.number(actions.describe(number)) == number for number in range(actions.count))
    assert all(
        actions.chance_number(actions.describe_chance(number)) == number
        for number in range(actions.chance_count)
    )


def test_pieces_that_jut_out_have_numbers_too() -> None:
    actions = klotz.game("bloqs", overhang=True).actions
    for number in range(0, actions.count, 997):
        assert actions.number(actions.describe(number)) == number
    assert actions.number("build 2#5 z1.2,a1.2") != actions.number("build 2#5 a1.2,b1.2")


@pytest.mark.parametrize(
    "text", ["steal 5 1#1", "build 2#5 a1.1,c1.1", "build 2#5 c1.1,d1.1", "nonsense", ""]
)
def test_texts_that_no_number_has(text: str) -> None:
    with pytest.raises(klotz.InvalidMove):
        klotz.game("bloqs").actions.number(text)


@EVERY_KIND
def test_features_are_what_the_layout_says_and_written_in_place(name: str, seats: int) -> None:
    game = klotz.game(name)
    layout = game.layout(seats)
    arrays = {feature.name: np.full(feature.shape, 255, np.uint8) for feature in layout}
    for state in positions(name, seats, seed=7):
        seat = max(0, state.due[0]) if state.due else 0
        assert state.features(seat, arrays) is arrays
        fresh = state.features(seat)
        for feature in layout:
            assert fresh[feature.name].shape == feature.shape
            assert fresh[feature.name].max() <= feature.most
            assert (arrays[feature.name] == fresh[feature.name]).all(), feature.name
        assert all(feature.meaning for feature in layout)


def test_arrays_that_do_not_fit_are_refused() -> None:
    state = klotz.game("blokus-duo").start()
    with pytest.raises(ValueError, match="arrays of bytes with the shapes"):
        state.features(0, {"planes": np.zeros((6, 14, 14), np.uint8)})
    with pytest.raises(ValueError, match="arrays of bytes"):
        state.features(0, {name: array.astype(np.int8) for name, array in state.features(0).items()})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_feature_tells_what_is_hidden(seats: int) -> None:
    random = Random(seats)
    changed = 0
    for number, state in enumerate(positions(MAESTRO, seats, seed=seats)):
        if number % 9:
            continue
        for seat in range(seats):
            other = state.resample(seat, random)
            changed += other.position != state.position
            seen, guessed = state.features(seat), other.features(seat)
            for name, array in seen.items():
                assert (array == guessed[name]).all(), name
    assert changed > 20, "there was nothing hidden to compare"


def test_what_a_seat_sees_of_a_tower_and_the_ring() -> None:
    *_, state = positions("bloqs", 2, seed=3)
    assert isinstance(state, BloqsState)
    mine, theirs = state.features(0), state.features(1)
    assert (mine["towers"][0] == theirs["towers"][1]).all()
    for (x, y, z), number in state.towers[0].cells.items():
        assert mine["towers"][0, z, y, x] == number
    assert np.count_nonzero(mine["towers"][0]) == len(state.towers[0].cells)
    assert mine["stock"].sum() == sum(state.stock.values())
    assert mine["discs"][:, 0].sum() == sum(disc is None for disc in state.discs)


def test_what_a_seat_sees_of_a_sheet() -> None:
    for state in positions("bloxx", 3, seed=5):
        assert isinstance(state, BloxxState)
        if CHANCE in state.due or not state.due:
            continue
        seen = state.features(1)
        drawn = {cell for each in state.drawn(1) for cell in each.cells}
        assert {(x, y) for y, x in zip(*np.nonzero(seen["planes"][0]), strict=True)} == drawn
        lost = {(x, y) for y, x in zip(*np.nonzero(1 - seen["planes"][1]), strict=True)} - drawn
        assert lost == state.gaps(1)
        assert tuple(1 + seen["roll"].argmax(axis=1)) == state.roll
        assert seen["turn"][:3].argmax() == (state.active - 1) % 3
