"""OpenSpiel's own simulation with serialisation, playthroughs that stay as they are, and nothing hidden."""

import hashlib
from pathlib import Path
from random import Random

import numpy as np
import pytest

import klotz
from tests import needs
from tests.envs.kinds import EVERY_KIND, KINDS

needs.require(needs.OPENSPIEL)

import pyspiel  # noqa: E402

from klotz.envs.openspiel import short_name  # noqa: E402

GOLDENS = Path(__file__).parent.parent / "goldens" / "openspiel"


def load(name: str, seats: int) -> "pyspiel.Game":
    return pyspiel.load_game(short_name(name), {"players": seats})


@EVERY_KIND
def test_random_simulation_with_serialisation(name: str, seats: int) -> None:
    pyspiel.random_sim_test(load(name, seats), 1, True, False)


def playthrough(name: str, seats: int) -> str:
    """A random game, line by line: who, what, what could have been, and a digest of what everybody sees."""
    state, random = load(name, seats).new_initial_state(), Random(f"{name} {seats}")
    lines = [f"{short_name(name)}(players={seats})"]
    while not state.is_terminal():
        digest = hashlib.sha256()
        for player in range(seats):
            digest.update(np.array(state.observation_tensor(player), np.float32).tobytes())
            digest.update(state.information_state_string(player).encode())
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            (action,) = random.choices([each for each, _ in outcomes], [chance for _, chance in outcomes])
            count = len(outcomes)
        else:
            legal = state.legal_actions()
            action, count = random.choice(legal), len(legal)
        text = state.action_to_string(state.current_player(), action)
        lines.append(f"{state.current_player()}\t{action}\tof {count}\t{text}\t{digest.hexdigest()[:12]}")
        state.apply_action(action)
    lines.append("\t".join(f"{value:.4f}" for value in state.returns()))
    return "\n".join(lines) + "\n"


@EVERY_KIND
def test_playthrough(name: str, seats: int) -> None:
    """`python -m tests.envs.test_openspiel` writes them anew, after a change that is meant."""
    golden = GOLDENS / f"{name}-{seats}.txt"
    assert playthrough(name, seats) == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("seats", [2, 4])
def test_no_tensor_and_no_string_tells_what_is_hidden(seats: int) -> None:
    state, random = load("bloqs-maestro", seats).new_initial_state(), Random(seats)
    compared = 0
    for _ in range(70):
        if state.is_terminal():
            break
        real = state.game_state
        for player in range(seats):
            seen = (
                state.observation_tensor(player),
                state.information_state_tensor(player),
                state.observation_string(player),
                state.information_state_string(player),
            )
            other = real.resample(player, random)
            compared += other.position != real.position
            state.game_state = other
            assert seen == (
                state.observation_tensor(player),
                state.information_state_tensor(player),
                state.observation_string(player),
                state.information_state_string(player),
            )
            state.game_state = real
        state.apply_action(random.choice(state.legal_actions()))
    assert compared > 30


def test_kinds_of_games() -> None:
    kind = pyspiel.GameType
    duo, alone, maestro = load("blokus-duo", 2), load("bloxx", 1), load("bloqs-maestro", 3)
    assert duo.get_type().chance_mode == kind.ChanceMode.DETERMINISTIC
    assert duo.get_type().information == kind.Information.PERFECT_INFORMATION
    assert duo.get_type().utility == kind.Utility.ZERO_SUM
    assert alone.get_type().utility == kind.Utility.GENERAL_SUM
    assert alone.get_type().chance_mode == kind.ChanceMode.EXPLICIT_STOCHASTIC
    assert maestro.get_type().information == kind.Information.IMPERFECT_INFORMATION
    assert maestro.num_players() == 3
    assert alone.new_initial_state().is_chance_node()


def test_a_clone_goes_its_own_way() -> None:
    state = load("bloxx", 2).new_initial_state()
    state.apply_action(7)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert state.current_player() == 0
    assert state.action_to_string(-1, 7) == "roll A2 B2"
    assert (len(state.game_state.history), len(twin.game_state.history)) == (1, 2)
    assert isinstance(state.game_state, klotz.State)


def test_a_number_of_players_that_there_is_not() -> None:
    with pytest.raises(Exception, match=r"seats|players"):
        load("blokus-duo", 3)


if __name__ == "__main__":
    GOLDENS.mkdir(exist_ok=True)
    for each, count in KINDS:
        (GOLDENS / f"{each}-{count}.txt").write_text(playthrough(each, count), encoding="utf-8")
