"""Gymnasium's VectorEnv over thousands of games at once.

    >>> from klotz.envs.gymnasium_vector import GameVectorEnv
    >>> envs = GameVectorEnv("bloxx", 256, seats=1)
    >>> observations, infos = envs.reset(seed=7)
    >>> observations, rewards, terminations, truncations, infos = envs.step(envs.random_actions())
    >>> observations["planes"].shape, infos["action_mask"].shape
    ((256, 3, 10, 7), (256, 4436))

All seats are yours: an observation is that of the seat that moves next (`infos["seat"]`), and a reward that of
the seat that has just moved; `infos["rewards"]` has those of all seats. Games that end are begun anew in the same
step, with `infos["final_obs"]` and `infos["final_info"]` as Gymnasium has them.
"""

from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from klotz.envs import spaces
from klotz.envs.rewards import Reward
from klotz.envs.vector import VectorGames
from klotz.extras import needed
from klotz.games import game as game_named

with needed("klotz.envs.gymnasium_vector needs", "rl"):
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

_Arrays = dict[str, npt.NDArray[Any]]


class GameVectorEnv(VectorEnv[_Arrays, npt.NDArray[Any], npt.NDArray[Any]]):
    """Many games of one kind; `gymnasium.make_vec("klotz/BlokusDuo-v0", num_envs=256)` makes some."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seats: int | None = None,
        reward: Reward = "result",
        threads: int | None = None,
        copy: bool = True,
        **options: Any,
    ) -> None:
        """With `copy=False` observations, rewards and masks are the same arrays every time, written anew."""
        self.games = VectorGames(
            game_named(game, **options), num_envs, seats=seats, reward=reward, threads=threads
        )
        self.num_envs = num_envs
        self._copy = copy
        self.single_observation_space = spaces.of_features(self.games.game, self.games.seats)
        self.single_action_space = gymnasium.spaces.Discrete(self.games.game.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[_Arrays, dict[str, Any]]:
        """Begin all games anew. A list of seeds is taken by its first: games of one seed differ from each other."""
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self.games.reset(int(self.np_random.integers(2**63)))
        return self._kept(self.games.observation), self._info()

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[_Arrays, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Play a move in every game, by its number. ValueError if one is not legal; then nothing has changed."""
        games = self.games
        games.step(actions)
        info = self._info()
        over = games.is_over
        if over.any():
            info["final_obs"] = self._kept(games.final_observation)
            info["final_info"] = {
                "scores": games.scores.copy(),
                "ranks": games.ranks.copy(),
                "_scores": over.copy(),
            }
            info["_final_obs"] = info["_final_info"] = over.copy()
        rewards = games.rewards[np.arange(self.num_envs), games.mover]
        return self._kept(games.observation), rewards, over.copy(), np.zeros_like(over), info

    def random_actions(self) -> npt.NDArray[np.int32]:
        """A legal move for every game, each equally likely."""
        return self.games.random_actions()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which moves are legal in every game."""
        return self.games.mask

    def close_extras(self, **kwargs: Any) -> None:
        self.games.close()

    def _info(self) -> dict[str, Any]:
        mask = self.games.mask.view(np.int8)
        info: dict[str, npt.NDArray[Any]] = {
            "action_mask": mask,
            "seat": self.games.seat,
            "rewards": self.games.rewards,
        }
        return {name: array.copy() for name, array in info.items()} if self._copy else info

    def _kept(self, arrays: _Arrays) -> _Arrays:
        return {name: array.copy() for name, array in arrays.items()} if self._copy else dict(arrays)
