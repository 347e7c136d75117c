"""Whatever is in a box, and whatever a table agrees on: the rules keep the contract, and every level answers."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import klotz
from klotz import games, records, registry
from klotz.games import boxes
from klotz.games.contract import Game
from klotz.players import LEVELS, Limit, player
from klotz.testing import check_game
from tests.games.bloqs.boxes import random_box as random_bloqs
from tests.games.bloxx.layouts import random_box as random_bloxx
from tests.players.test_rulings import FEW, choices, decisions

GAMES = tuple(name for name in games.names() if registry.family_of(name).name in boxes.families())


def any_box(name: str, random: Random) -> Game:
    """A game with any box and any options. The box goes through its file, as its owner would have it.

    It is a small one: boxes of all sizes are read and played in the tests of the games.
    """
    family = registry.family_of(name).name
    if family == "bloxx":
        parts = random_bloxx(random, small=True)
    else:
        parts = random_bloqs(random, places=random.randint(8, 10), most_pieces=14)
    box = boxes.parse_box(boxes.read_box(boxes.document(family, "Odd", parts)).toml())
    printed = boxes.parts_of(registry.family_of(name))
    agreed = {key: random.choice(values) for key, values in choices(name).items() if key not in printed}
    return klotz.game(name, {"box": box, **agreed})


@given(st.sampled_from(GAMES), st.integers(0, 2**32))
@settings(max_examples=3)
def test_any_box_keeps_the_contract(name: str, seed: int) -> None:
    random = Random(seed)
    game = any_box(name, random)
    state = check_game(game, random.choice(game.seat_counts), seed=seed, moves_checked=1)
    record = records.loads(records.dumps(game.record(state), "klotz"), "klotz")
    assert records.check(record) == state, "a box travels inside its record"


@pytest.mark.parametrize("name", GAMES)
def test_every_level_answers_with_any_box(name: str) -> None:
    random = Random(name)
    game = any_box(name, random)
    asked = decisions(game.start(2), random, 30)
    for level in (LEVELS[0], LEVELS[len(LEVELS) // 2], LEVELS[-1]):
        state = next(asked)
        computer = player(f"level:{level}", game, seed=level)
        assert computer.choose(state, Limit(level=level, simulations=FEW)) in state.legal_moves


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_plays_an_odd_box(level: int) -> None:
    for name in ("bloxx", "bloqs-maestro"):
        random = Random(f"{name} {level}")
        game = any_box(name, random)
        state = next(decisions(game.start(3), random, 60))
        computer = player(f"level:{level}", game, seed=level)
        assert computer.choose(state, Limit(level=level, simulations=FEW)) in state.legal_moves
