"""MaskablePPO learns Bloxx! alone, from nothing, on thousands of games at once.

    pip install 'klotz[rl]' sb3-contrib
    python bloxx_ppo.py --minutes 25 --seed 1

Of the 4,436 moves that there are, the policy decides what to draw over which columns; it is then drawn as low as
possible and with the circle on the highest number. That makes a few hundred, and learning ten times as fast.

Writes the mean score of every minute to `bloxx_ppo.csv`, and the learned policy to `bloxx_ppo.zip`. In the end it
plays games that it has not learned from, always with the move it likes best.
"""

import argparse
import csv
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

import klotz
from klotz.envs.vector import VectorGames
from klotz.games.bloxx.notation import parse_drawing

Array = npt.NDArray[Any]

GREEDY_MEAN = 19.2
"""What the built-in greedy player scores alone, on average."""


class Simpler:
    """Moves without their height and their circle: groups of moves, in each the best first."""

    def __init__(self) -> None:
        game = klotz.game("bloxx")
        numbers = {tuple(cell): number for cell, number in game.sheet.numbers.items()}
        keys: list[tuple[tuple[object, ...], int, int, int]] = []
        for action in range(game.action_count - 1):
            die, cells, circle = parse_drawing(game.actions.describe(action))
            low = min(row for _, row in cells)
            shape = (die, *((column, row - low) for column, row in cells))
            keys.append((shape, low, -numbers.get(circle, 0) if circle else 0, action))
        keys.sort(key=lambda key: (str(key[0]), *key[1:]))
        shapes = [key[0] for key in keys]
        first = [place for place, shape in enumerate(shapes) if place == 0 or shape != shapes[place - 1]]
        self.order = np.array([*(key[3] for key in keys), game.action_count - 1])  # the pass comes last
        self.first = np.array([*first, len(keys)])
        self.count = len(self.first)

    def mask(self, mask: Array) -> Array:
        """Which groups have a legal move."""
        return np.logical_or.reduceat(mask[:, self.order], self.first, axis=1)

    def actions(self, mask: Array, chosen: Array) -> Array:
        """The best legal move of the group that was chosen in each game."""
        legal = mask[:, self.order]
        places = np.arange(legal.shape[1])
        legal &= places >= self.first[chosen, None]
        return self.order[legal.argmax(axis=1)]


class BloxxAlone(VecEnv):
    """Klotz's games as Stable-Baselines3 wants them: one flat observation, rewards of the only seat."""

    def __init__(self, count: int, seed: int) -> None:
        self.games = VectorGames("bloxx", count, seats=1, seed=seed, reward="gain")
        self.simpler = Simpler()
        width = sum(array[0].size for array in self.games.observation.values())
        super().__init__(count, spaces.Box(0, 255, (width,), np.float32), spaces.Discrete(self.simpler.count))
        self.finished: list[int] = []

    def masks(self) -> Array:
        return self.simpler.mask(self.games.mask)

    def _flat(self) -> Array:
        """All arrays of the observation next to each other; points from circles are the only ones above 1."""
        rows = [array.reshape(self.num_envs, -1) for array in self.games.observation.values()]
        return np.concatenate(rows, axis=1, dtype=np.float32)

    def reset(self) -> Array:
        return self._flat()

    def step_async(self, actions: Array) -> None:
        self.games.step(self.simpler.actions(self.games.mask, actions))

    def step_wait(self) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        games = self.games
        self.finished += games.scores[games.is_over, 0].tolist()
        return self._flat(), games.rewards[:, 0] / 10, games.is_over.copy(), [{}] * self.num_envs

    def env_method(self, method_name: str, *_: Any, **__: Any) -> list[Any]:
        assert method_name == "action_masks"
        return list(self.masks())

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def close(self) -> None:
        self.games.close()

    def env_is_wrapped(self, *_: Any, **__: Any) -> list[bool]:
        return [False] * self.num_envs

    def get_attr(self, attr_name: str, *_: Any) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, *_: Any) -> None:
        raise NotImplementedError


class Curve(BaseCallback):
    """Notes the mean score of each minute, and ends the training when its time is up."""

    def __init__(self, minutes: float, file: Path) -> None:
        super().__init__()
        self.minutes, self.file = minutes, file
        self.start = self.noted = monotonic()
        self.rows: list[tuple[float, int, float]] = []

    @property
    def learning_rate(self) -> float:
        """Less and less as time goes by."""
        return 7e-4 * max(0.03, 1 - (monotonic() - self.start) / (60 * self.minutes))

    def _on_step(self) -> bool:
        now = monotonic()
        if now - self.noted >= 60:
            self.note(now)
        return now - self.start < 60 * self.minutes

    def note(self, now: float) -> None:
        self.noted = now
        scores = self.training_env.finished
        row = (round((now - self.start) / 60, 1), self.num_timesteps, round(float(np.mean(scores)), 2))
        scores.clear()
        self.rows.append(row)
        print(f"{row[0]:5} min  {row[1]:>10,} moves  mean score {row[2]:6.2f}", flush=True)
        with self.file.open("w", newline="") as file:
            csv.writer(file).writerows([("minutes", "moves", "mean score"), *self.rows])


def evaluate(model: MaskablePPO, games: int, seed: int) -> Array:
    """The scores of so many games that begin anew with this seed, each with the best move by the policy."""
    env = BloxxAlone(games, seed)
    scores = np.full(games, -999)
    seen = env.reset()
    while (scores == -999).any():
        actions, _ = model.predict(seen, deterministic=True, action_masks=env.masks())
        env.step_async(actions)
        first = env.games.is_over & (scores == -999)
        scores[first] = env.games.scores[first, 0]
        seen = env.step_wait()[0]
    env.close()
    return scores


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=25)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--envs", type=int, default=256)
    parser.add_argument("--games", type=int, default=2000, help="games to evaluate with")
    parser.add_argument("--out", type=Path, default=Path())
    given = parser.parse_args()
    curve = Curve(given.minutes, given.out / "bloxx_ppo.csv")
    model = MaskablePPO(
        "MlpPolicy",
        BloxxAlone(given.envs, given.seed),
        seed=given.seed,
        n_steps=32,
        batch_size=1024,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.9,
        ent_coef=0.003,
        learning_rate=lambda _: curve.learning_rate,
        policy_kwargs={"net_arch": [256, 256], "activation_fn": torch.nn.ReLU},
    )
    model.learn(10**9, callback=curve)
    curve.note(monotonic())
    model.save(given.out / "bloxx_ppo", exclude=["learning_rate", "lr_schedule"])  # which know the clock
    scores = evaluate(model, given.games, seed=10**6 + given.seed)
    error = scores.std() / np.sqrt(len(scores))
    print(f"{len(scores)} new games: mean {scores.mean():.2f} ± {1.96 * error:.2f}; greedy has {GREEDY_MEAN}")


if __name__ == "__main__":
    main()
