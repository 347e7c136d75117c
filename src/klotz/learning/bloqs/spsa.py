"""The value function of Bloqs, tuned by self-play.

The stage `tune` is simultaneous perturbation (SPSA): two sets of weights, a little to either side of the present one
in all directions at once, play each other and a simple player; then the present one moves towards the better of the
two, once for every direction that was tried. The stage `scale` fits the weights to results of self-play by logistic
regression, so that strengths are log odds.
"""

from collections.abc import Generator
from dataclasses import dataclass
from math import ceil
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from klotz.kernel_random import seeded
from klotz.learning.bloqs.kernel_selfplay import MOST_TURNS, STEPS, Values, play
from klotz.learning.files import packed
from klotz.learning.method import Report, SelfplayTask, Shard, Trained, TrainingTask
from klotz.players.bloqs import kernel, tables
from klotz.players.bloqs.completion import prospects
from klotz.players.bloqs.weights import ARRAY, PHASES, unpack_weights

Array = npt.NDArray[Any]

TYPICAL: Final = np.array([2.5, 0.6, 0.6, 0.06, 0.15, 0.5, 0.1, 0.3, 0.3, 0.2])
"""How much each feature typically weighs."""
GOOD: Final = np.array([1, 1, 1, 1, -1, -1, -1, 1, 1, 1])
"""Which features are good; holes, blocked layers, and what stands above the third layer are bad."""
SIMPLE: Final = (0.0, 0.0, 5.0, 1.0, -3.0, 0.0, -0.5, 0.0, 0.0, 0.0)
"""Full layers and cubes are good; holes, and what stands above the third layer, are bad."""
_SAMPLED: Final = 4
"""One in this many turns of a game is learned from."""
_NEWTON_STEPS: Final = 20
_CERTAIN: Final = 50.0
"""Log odds beyond which nothing is surer."""


@dataclass(frozen=True, slots=True)
class TuneSettings:
    """Self-play of weights to either side."""

    perturbation: float = 0.35
    """In units of a feature's typical weight."""
    pairs: int = 80
    """Pairs of games between both sides of a direction, with the same dice and the seats swapped."""
    simple_pairs: int = 60
    """The same of each side against the simple player."""

    @property
    def games(self) -> int:
        """Of one direction."""
        return 2 * self.pairs + 4 * self.simple_pairs


@dataclass(frozen=True, slots=True)
class StepSettings:
    step_size: float = 0.35
    """How far a direction moves the weights, in units of their typical sizes, if one side wins every game."""


@dataclass(frozen=True, slots=True)
class ScaleSelfplay:
    """Self-play of the present weights: there is nothing to choose."""


@dataclass(frozen=True, slots=True)
class ScaleSettings:
    penalty: float = 0.01
    """L2 regularisation."""


def first_weights() -> bytes:
    """Set by hand."""
    return _packed(np.tile(GOOD * TYPICAL, (len(PHASES), 1)))


def _packed(weights: Array) -> bytes:
    return packed({ARRAY: np.round(weights, 3)})


# ---------------------------------------------------------------------- games


def _at_steps(weights: Array) -> Array:
    """Weights for every step of pieces to come, from those at `PHASES`."""
    steps = np.arange(STEPS) / 2
    return np.stack([np.interp(steps, PHASES, column) for column in weights.T], axis=1)


def _game(one: Array, other: Array, seed: int, turns: Array) -> float:
    kit = tables.Kit.standard()
    table = prospects(kit, 1)
    values = Values(tables.lies(kit), tables.classes(), table.cubes, table.layers)
    random: Any = np.uint64(seeded(seed))  # else Numba takes small numbers for signed ones
    return float(play(values, np.stack([one, other]), random, turns))


def _match(one: Array, other: Array, pairs: int, seed: int) -> float:
    """The score of one against the other, in pairs of games with the same dice and the seats swapped."""
    turns = np.empty((MOST_TURNS + 1, 3))
    total = 0.0
    for number in range(seed, seed + pairs):
        total += _game(one, other, number, turns) + 1.0 - _game(other, one, number, turns)
    return total / (2 * max(1, pairs))


# ---------------------------------------------------------------------- tuning


def _in_typical_units(weights: bytes) -> Array:
    """Each phase scaled so that what it expects of layers weighs as it typically does: play does not depend on it."""
    found = np.array(unpack_weights(weights))
    scaled: Array = found * (TYPICAL[kernel.EXPECTED] / found[:, [kernel.EXPECTED]]) / TYPICAL
    return scaled


def play_directions(task: SelfplayTask, number: int) -> Shard:
    """Matches along a few random directions."""
    settings: TuneSettings = task.settings
    present = _in_typical_units(task.weights)
    simple = np.tile(SIMPLE, (STEPS, 1))
    directions, gains, scores = [], [], []
    for which in range(ceil(task.count(number) / settings.games)):
        random = np.random.default_rng([task.seed, number, which])
        direction = random.choice([-1.0, 1.0], present.shape)
        ahead, back = (
            _at_steps((present + side * settings.perturbation * direction) * TYPICAL) for side in (1, -1)
        )
        dice = int(random.integers(2**40))
        against_simple = [
            _match(side, simple, settings.simple_pairs, dice + settings.pairs) for side in (ahead, back)
        ]
        directions.append(direction)
        gains.append(
            _match(ahead, back, settings.pairs, dice) - 0.5 + (against_simple[0] - against_simple[1]) / 2
        )
        scores.append(sum(against_simple) / 2)
    arrays = {"directions": np.stack(directions), "gains": np.array(gains), "scores": np.array(scores)}
    return Shard(arrays, len(directions), 0)


def step(task: TrainingTask) -> Generator[Report, None, Trained]:
    """Move along all directions, each as far as it was better."""
    present = _in_typical_units(task.weights)
    gains = np.concatenate([shard.arrays["gains"] for shard in task.shards])
    directions = np.concatenate([shard.arrays["directions"] for shard in task.shards])
    moved = present + task.settings.step_size * np.einsum("n,nij->ij", gains, directions)
    scores = np.concatenate([shard.arrays["scores"] for shard in task.shards])
    losses = {"lost_to_simple": 1 - float(scores.mean()), "moved": float(np.abs(moved - present).mean())}
    yield Report(1.0, len(gains), losses)
    return Trained(_packed(moved * TYPICAL))


# ---------------------------------------------------------------------- scaling


def play_itself(task: SelfplayTask, number: int) -> Shard:
    """Games of the weights against themselves: the mover's advantage, the pieces to come, and who won."""
    steps = _at_steps(np.array(unpack_weights(task.weights)))
    turns = np.empty((MOST_TURNS + 1, 3))
    rows, results = [], []
    for game in range(task.count(number)):
        seed = int(np.random.default_rng([task.seed, number, game]).integers(2**40))
        result = _game(steps, steps, seed, turns)
        some = turns[: int(np.argmax(turns[:, 2] < 0)) : _SAMPLED]
        rows.append(some[:, :2].copy())
        results.append(np.where(some[:, 2] == 0, result, 1.0 - result))
    positions = np.concatenate(rows)
    return Shard({"turns": positions, "won": np.concatenate(results)}, len(positions), 0)


def fit_scale(task: TrainingTask) -> Generator[Report, None, Trained]:
    """Weights whose strengths are log odds, by logistic regression."""
    weights = np.array(unpack_weights(task.weights))
    advantage, to_come = np.concatenate([shard.arrays["turns"] for shard in task.shards]).T
    won = np.concatenate([shard.arrays["won"] for shard in task.shards])
    phases = np.stack([np.interp(to_come, PHASES, each) for each in np.eye(len(PHASES))], axis=1)
    # The mover has an advantage of its own, which is left out of the weights.
    inputs = np.concatenate([phases * advantage[:, None], phases], axis=1)
    as_it_was = np.concatenate([np.ones(len(PHASES)), np.zeros(len(PHASES))])
    yield Report(0.0, 0, {"squared_error": float(np.mean((_chance(inputs, as_it_was) - won) ** 2))})
    scale, penalty = np.zeros(inputs.shape[1]), task.settings.penalty
    for _ in range(_NEWTON_STEPS):
        chance = _chance(inputs, scale)
        hessian = (inputs * (chance * (1.0 - chance))[:, None]).T @ inputs + penalty * np.eye(len(scale))
        scale -= np.linalg.solve(hessian, inputs.T @ (chance - won) + penalty * scale)
    error = float(np.mean((_chance(inputs, scale) - won) ** 2))
    yield Report(1.0, _NEWTON_STEPS, {"squared_error": error})
    return Trained(_packed(weights * scale[: len(PHASES), None]))


def _chance(inputs: Array, scale: Array) -> Array:
    logits: Array = np.clip(inputs @ scale, -_CERTAIN, _CERTAIN)
    return 1.0 / (1.0 + np.exp(-logits))
