"""The learned weights: small files, mirrored as our sheet is, and added up anew for every other sheet."""

from random import Random

import numpy as np
import pytest

import klotz
from klotz.games.bloxx import BloxxState
from klotz.players import Limit, Player
from klotz.players.bloxx.greedy import GreedyPlayer
from klotz.players.bloxx.search import SearchPlayer
from klotz.players.bloxx.weights import (
    GENERAL,
    LEARNED_ON,
    NUMBER_AT,
    SHIPPED,
    added_up,
    general_parts,
    weights_for,
)
from tests.games.bloxx.layouts import random_dice, random_sheet

CORNERS, SIDES, WALL, WEIGHTS = LEARNED_ON.row_at, LEARNED_ON.sides, LEARNED_ON.wall, LEARNED_ON.size


def started(seats: int, **options: object) -> BloxxState:
    state = klotz.game("bloxx", **options).start(seats)
    assert isinstance(state, BloxxState)
    return state


def test_the_file_is_small_and_whole() -> None:
    assert len(SHIPPED.read_bytes()) < 400_000
    for seats in (1, 2, 3, 4):
        weights = weights_for(started(seats))
        assert weights.shape == (WEIGHTS,)
        assert np.isfinite(weights).all()


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_our_sheet_is_worth_the_same_in_a_mirror(seats: int) -> None:
    corners = weights_for(started(seats))[:CORNERS].reshape(7, SIDES, SIDES, SIDES)
    assert (corners == corners[::-1].transpose(0, 3, 2, 1)).all()


def test_other_sheets_have_weights_of_their_own() -> None:
    random = Random(1)
    one, other = (weights_for(started(2, sheet=random_sheet(random))) for _ in range(2))
    assert (one[:CORNERS] != other[:CORNERS]).any()
    assert (one[CORNERS:] == other[CORNERS:]).all()


def test_general_weights_add_up_the_numbers_above_a_column() -> None:
    """With 1 for every number and 0 for all else, a corner counts its column's numbers not yet covered."""
    state = started(1)
    learned = np.zeros(GENERAL, np.float32)
    learned[NUMBER_AT : GENERAL - (WEIGHTS - CORNERS)] = 1
    corners = added_up(learned, *general_parts(state.tables))[:CORNERS].reshape(7, SIDES, SIDES, SIDES)
    for column in range(7):
        for height in range(WALL):
            above = sum(at == column and row >= height for at, row in state.sheet.numbers)
            assert (corners[column, :, height, :] == above).all()


@pytest.mark.parametrize(
    ("size", "dealt"),
    [((7, 10), False), ((7, 10), True), ((10, 14), True), ((5, 6), True)],
    ids=["our dice", "any dice", "larger", "smaller"],
)
def test_on_sheets_never_seen_it_is_still_far_better_than_greedy(size: tuple[int, int], dealt: bool) -> None:
    random = Random(4)
    ahead = []
    for _ in range(6):
        layout = {"sheet": random_sheet(random, *size), **({"dice": random_dice(random)} if dealt else {})}
        seed = random.random()
        reached = [
            alone(made(0), started(1, **layout), Random(seed)) for made in (SearchPlayer, GreedyPlayer)
        ]
        ahead.append(reached[0] - reached[1])
    assert sum(ahead) / len(ahead) > 8


def alone(player: Player, state: BloxxState, random: Random) -> int:
    """The score of a game alone at the level that only looks at the sheet it leaves."""
    while not state.is_over:
        rolling = state.due == (klotz.CHANCE,)
        state.push(random.choice(state.chances).move if rolling else player.choose(state, Limit(level=8)))
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores[0]
