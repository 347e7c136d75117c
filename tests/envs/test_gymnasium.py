"""Gymnasium's own checks, and ours: opponents, seats, and many games at once."""

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest

import klotz
from klotz.players import Player, from_function, player
from tests import needs
from tests.envs.kinds import EVERY_KIND

needs.require(needs.RL)

import gymnasium  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

from klotz.envs.gymnasium import GameEnv, env_id  # noqa: E402
from klotz.envs.gymnasium_vector import GameVectorEnv  # noqa: E402


def played(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """The rewards of a random game, and what is known in the end."""
    random = Random(seed)
    _, info = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(random.choice(np.flatnonzero(info["action_mask"]).tolist()))
        total += reward
    return total, info


@EVERY_KIND
def test_check_env(name: str, seats: int) -> None:
    env = gymnasium.make(env_id(name), seats=seats, disable_env_checker=True).unwrapped
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*(shape|Box observation|render|spec).*")
        check_env(env, skip_render_check=True)


@pytest.mark.parametrize("mode", ["ansi", "rgb_array", "human"])
def test_render(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = GameEnv("blokus-duo", render_mode=mode)
    env.reset(seed=1)
    shown = env.render()
    match mode:
        case "ansi":
            assert "blue to move" in shown
        case "rgb_array":
            assert (shown.dtype, shown.ndim, shown.shape[2]) == (np.uint8, 3, 3)
        case _:
            assert shown is None
            assert "blue to move" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "seats"), [("blokus", 4), ("blokus-3", 3), ("blokus-duo", 2), ("bloxx", 1), ("bloqs-maestro", 2)]
)
def test_a_whole_game_twice(name: str, seats: int) -> None:
    env = GameEnv(name, seats=seats, seat=seats - 1)
    total, info = played(env, 3)
    assert info["seat"] == seats - 1
    assert env.state.is_over
    assert info["scores"] == list(env.state.result.scores)
    assert not info["action_mask"].any()
    assert seats == 1 or -1 <= total <= 1
    history = env.state.history
    assert played(env, 3)[0] == total
    assert env.state.history == history


def test_opponents_are_words_players_functions_or_one_for_each() -> None:
    game = klotz.game("bloxx")
    calls: list[int] = []

    def first(state: klotz.State) -> klotz.Move:
        calls.append(len(state.history))
        return state.legal_moves.of(state.due[0])[0]

    class Last(Player):
        def _choose(self, state: klotz.State, seat: int, limit: object) -> klotz.Move:
            return state.legal_moves.of(seat)[-1]

    env = GameEnv("bloxx", seats=4, opponents=["level:1", Last(), from_function(first)])
    played(env, 1)
    assert calls
    env.close()
    with player("greedy", game) as greedy:
        total, _ = played(GameEnv("bloxx", seats=2, opponents=greedy), 2)
    assert total == -1, "a random player has no chance against greedy"
    with pytest.raises(ValueError, match="3 other seats, so as many opponents, not 1"):
        GameEnv("bloxx", seats=4, opponents=["greedy"])
    with pytest.raises(klotz.KlotzError, match="there is no player 'grandmaster'"):
        GameEnv("bloxx", opponents="grandmaster").reset()


def test_another_seat_every_time() -> None:
    env = GameEnv("blokus", seat=None)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(12)}
    assert seats == {0, 1, 2, 3}
    assert env.reset(seed=5)[1]["seat"] == env.reset(seed=5)[1]["seat"]
    with pytest.raises(ValueError, match="seats are 0 to 3"):
        GameEnv("blokus", seat=4)


def test_a_move_that_is_not_legal_loses_or_raises() -> None:
    env = GameEnv("blokus-duo")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(0)
    assert (reward, over) == (-1, True)
    assert info["illegal"].startswith("BK-12") or info["illegal"]
    with pytest.raises(RuntimeError, match="call reset"):
        env.step(130)
    strict = GameEnv("blokus-duo", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(klotz.IllegalMove):
        strict.step(0)
    assert not strict.state.history
    alone = GameEnv("bloxx", seats=1)
    alone.reset(seed=1)
    assert alone.step(alone.action_space.n - 1)[1] == -70
    with pytest.raises(ValueError, match="may 'lose' or 'raise'"):
        GameEnv("blokus-duo", illegal="ignore")  # type: ignore[arg-type]


def test_masks_for_maskable_ppo() -> None:
    env = gymnasium.make("klotz/Bloxx-v0", seats=1)
    _, info = env.reset(seed=1)
    assert (env.get_wrapper_attr("action_masks")() == info["action_mask"]).all()


class TestVector:
    def test_it_is_made_by_name(self) -> None:
        envs = gymnasium.make_vec("klotz/BlokusDuo-v0", num_envs=3)
        observations, infos = envs.reset(seed=1)
        assert envs.observation_space.contains(observations)
        assert infos["action_mask"].shape == (3, 13729)
        envs.close()

    @pytest.mark.parametrize(("name", "seats"), [("blokus-duo", 2), ("bloxx", 1), ("bloqs", 2)])
    def test_games_end_and_begin_anew(self, name: str, seats: int) -> None:
        envs = GameVectorEnv(name, 2, seats=seats)
        observations, infos = envs.reset(seed=4)
        finished = 0
        while finished < 3:
            movers = infos["seat"]
            kept = {key: array.copy() for key, array in observations.items()}
            before = observations
            observations, rewards, over, truncated, infos = envs.step(envs.random_actions())
            assert all((before[key] == kept[key]).all() for key in kept), "observations are copies"
            assert not truncated.any()
            assert envs.observation_space.contains(observations)
            assert (rewards == infos["rewards"][np.arange(2), movers]).all()
            if over.any():
                finished += over.sum()
                assert (infos["_final_obs"] == over).all()
                assert infos["final_info"]["scores"].shape == (2, seats)
                assert infos["action_mask"].any(axis=1).all(), "the new games have begun"
        envs.close()

    def test_the_same_seed_is_the_same_games(self) -> None:
        runs = []
        for _ in range(2):
            envs = GameVectorEnv("bloxx", 3, seats=2, copy=False)
            envs.reset(seed=[9, None, None])
            runs.append([envs.step(envs.random_actions())[1].tolist() for _ in range(40)])
        assert runs[0] == runs[1]
