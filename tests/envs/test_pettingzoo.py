"""PettingZoo's own tests, and ours: seeds, masks, passes, and nothing hidden."""

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest

import klotz
from tests import needs
from tests.envs.kinds import EVERY_KIND

needs.require(needs.RL)

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # PettingZoo's tests import its own games by their old names
    from pettingzoo.test import api_test, render_test, seed_test

import klotz.envs.pettingzoo as zoo  # noqa: E402

KNOWN = (
    "Observation is not a NumPy array|Observation space for each agent probably should be"
    "|Action mask numpy array is all zeros|observation_spaces attribute|action_spaces attribute"
)
"""What PettingZoo warns about in its own classic games as well: observations with a mask are dictionaries."""


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=KNOWN, category=UserWarning)
        yield


def chosen(env: Any, random: Random) -> int | None:
    observation, _, termination, truncation, _ = env.last()
    if termination or truncation:
        return None
    return int(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))


@EVERY_KIND
def test_api(name: str, seats: int) -> None:
    api_test(zoo.env(name, seats=seats), num_cycles=60)


@EVERY_KIND
def test_seeds(name: str, seats: int) -> None:
    seed_test(lambda: zoo.env(name, seats=seats), num_cycles=20)


@EVERY_KIND
def test_rendering(
    name: str, seats: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from klotz.envs import rendering

    made: list[Any] = []

    def env(**settings: Any) -> Any:
        made.append(zoo.env(name, seats=seats, **settings))
        return made[-1]

    if name != "blokus-duo":  # PettingZoo renders again and again: elsewhere the first picture is enough
        shown: list[Any] = []
        draw = rendering.pixels

        def first(state: klotz.State) -> Any:
            shown[:] = shown or [draw(state)]
            return shown[0]

        monkeypatch.setattr(rendering, "pixels", first)
    render_test(env)
    assert {env.render_mode for env in made} == {"human", "ansi", "rgb_array"}
    assert capsys.readouterr().out, "human prints the position"


@EVERY_KIND
def test_a_whole_game(name: str, seats: int) -> None:
    env = zoo.env(name, seats=seats)
    env.reset(seed=seats)
    random, totals = Random(1), dict.fromkeys(env.agents, 0.0)
    while env.agents:
        agent = env.agent_selection
        action = chosen(env, random)
        if action is None:
            totals[agent] = env._cumulative_rewards[agent]
            assert env.infos[agent]["scores"] == list(env.game_state.result.scores)
        else:
            state = env.game_state
            seat = env.possible_agents.index(agent)
            assert seat == state.due[0]
            assert (env.observe(agent)["action_mask"] == state.mask(seat)).all()
            assert env.observation_space(agent).contains(env.observe(agent))
        env.step(action)
    assert seats == 1 or sum(totals.values()) == pytest.approx(0, abs=1e-6)


def test_no_observation_of_another_seat_has_a_hidden_card() -> None:
    env = zoo.env("bloqs-maestro", seats=3)
    env.reset(seed=2)
    random, compared = Random(3), 0
    for _ in range(80):
        state = env.game_state
        for seat, agent in enumerate(env.possible_agents):
            other = state.resample(seat, random)
            compared += other.position != state.position
            for name, array in env.observe(agent)["observation"].items():
                assert (array == other.features(seat)[name]).all(), name
            if agent != env.agent_selection:
                assert not env.observe(agent)["action_mask"].any()
        if (action := chosen(env, random)) is None:
            break
        env.step(action)
    assert compared > 50


def test_two_episodes_with_one_seed_are_equal_and_others_differ() -> None:
    def histories(seed: int) -> list[Any]:
        env, random, found = zoo.env("bloxx", seats=2), Random(0), []
        for episode in range(2):
            env.reset(seed=seed if episode == 0 else None)
            while (action := chosen(env, random)) is not None:
                env.step(action)
            found.append(env.game_state.history)
        return found

    assert histories(4) == histories(4)
    assert histories(4) != histories(5)
    assert histories(4)[0] != histories(4)[1]


def test_a_seat_that_cannot_act_passes() -> None:
    env, random = zoo.env("bloxx", seats=2), Random(0)
    env.reset(seed=1)
    passes = 0
    while (action := chosen(env, random)) is not None:
        passing = env.action_space(env.agent_selection).n - 1
        mask = env.observe(env.agent_selection)["action_mask"]
        assert mask[passing] == (mask.sum() == 1 and action == passing)
        passes += action == passing
        env.step(action)
    assert passes >= 2, "the game ends when two could draw nothing"


def test_what_is_wrong_is_said_and_changes_nothing() -> None:
    env = zoo.env("blokus-duo")
    for call in (env.last, lambda: env.step(0)):
        with pytest.raises(RuntimeError, match="call reset first"):
            call()
    env.reset(seed=1)
    with pytest.raises(klotz.IllegalMove):
        env.step(0)
    with pytest.raises(ValueError, match="player_0 is to move"):
        env.step(None)
    assert env.agent_selection == "player_0"
    assert not env.game_state.history
    with pytest.raises(ValueError, match="render modes are human, ansi, rgb_array"):
        zoo.env("blokus-duo", render_mode="3d")
    with pytest.raises(ValueError, match="played with 2 seats"):
        zoo.env("blokus-duo", seats=3)
    with pytest.raises(klotz.UnknownGame):
        zoo.env("chess")


def test_games_by_name_as_pettingzoo_has_them() -> None:
    env = zoo.bloqs_turn2_v0.env(seats=4)
    assert (str(env), env.max_num_agents) == ("bloqs_turn2_v0", 4)
    assert zoo.blokus_duo_v0.raw_env(scoring="basic").game_state.game.options["scoring"] == "basic"
    with pytest.raises(AttributeError, match="chess_v0"):
        _ = zoo.chess_v0


def test_rewards_of_every_move() -> None:
    env, random = zoo.env("bloxx", seats=2, reward="gain"), Random(5)
    env.reset(seed=3)
    totals = [0.0, 0.0]
    while (action := chosen(env, random)) is not None:
        env.step(action)
        totals = [
            total + env.rewards[agent] for total, agent in zip(totals, env.possible_agents, strict=True)
        ]
    assert [int(total) - 70 for total in totals] == list(env.game_state.result.scores)
