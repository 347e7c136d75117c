"""Tune the weights of the Bloqs value function by self-play: `python -m training.bloqs_weights`, about five minutes.

Simultaneous perturbation (SPSA): two sets of weights, a little to either side of the present one in all directions at
once, play each other and a simple player; then the present one moves towards the better of the two. What is printed
is the average of the second half, scaled by logistic regression so that strengths are log odds. It goes into
`klotz.players.bloqs.levels.BEST`.
"""

from typing import Annotated, Any

import numpy as np
import numpy.typing as npt
import typer
from rich.progress import track

from klotz.kernel_random import seeded
from klotz.players.bloqs import kernel, tables
from klotz.players.bloqs.completion import prospects
from klotz.players.bloqs.levels import BEST, PHASES
from training.kernel_bloqs import MOST_TURNS, STEPS, Values, play

Array = npt.NDArray[Any]

PERTURBATION = 0.35
"""In units of a feature's typical weight."""
STEP_SIZE = 0.35
TYPICAL = np.array([2.5, 0.6, 0.6, 0.06, 0.15, 0.5, 0.1, 0.3, 0.3, 0.2])
# Full layers and cubes are good; holes, and what stands above the third layer, are bad.
SIMPLE = (0.0, 0.0, 5.0, 1.0, -3.0, 0.0, -0.5, 0.0, 0.0, 0.0)


def at_steps(weights: Array) -> Array:
    """Weights for every step of pieces to come, from those at `PHASES`."""
    steps = np.arange(STEPS) / 2
    return np.stack([np.interp(steps, PHASES, column) for column in weights.T], axis=1)


def game(one: Array, other: Array, seed: int, turns: Array) -> float:
    table = prospects(1)
    values = Values(tables.lies(), tables.classes(), table.cubes, table.layers)
    random: Any = np.uint64(seeded(seed))  # else Numba takes small numbers for signed ones
    return float(play(values, np.stack([one, other]), random, turns))


def match(one: Array, other: Array, pairs: int, seed: int) -> float:
    """The score of one against the other, in pairs of games with the same dice and the seats swapped."""
    turns = np.empty((MOST_TURNS + 1, 3))
    total = 0.0
    for number in range(seed, seed + pairs):
        total += game(one, other, number, turns) + 1.0 - game(other, one, number, turns)
    return total / (2 * pairs)


def tuned(weights: Array, rounds: int, seed: int) -> Array:
    random = np.random.default_rng(seed)
    simple = np.tile(SIMPLE, (STEPS, 1))
    present, total, counted = weights / TYPICAL, np.zeros_like(weights), 0
    for number in track(range(rounds), "Tuning"):
        direction = random.choice([-1.0, 1.0], weights.shape)
        ahead, back = (at_steps((present + side * PERTURBATION * direction) * TYPICAL) for side in (1, -1))
        dice = 1_000_000 * seed + 1_000 * number
        better = match(ahead, back, 80, dice) - 0.5
        better += (match(ahead, simple, 60, dice + 300) - match(back, simple, 60, dice + 300)) / 2
        present = present + STEP_SIZE * (1.0 - 0.7 * number / rounds) * better * direction
        if 2 * number >= rounds:
            total += present
            counted += 1
    mean: Array = total / counted * TYPICAL
    return mean


def scaled(weights: Array, games: int, seed: int) -> Array:
    """Weights whose strengths are log odds, by logistic regression on the results of self-play."""
    steps = at_steps(weights)
    rows, results = [], []
    turns = np.empty((MOST_TURNS + 1, 3))
    for number in track(range(games), "Scaling"):
        result = game(steps, steps, 1_000_000 * seed - 1 - number, turns)
        count = int(np.argmax(turns[:, 2] < 0))
        some = turns[:count:4]
        rows.append(some[:, :2].copy())
        results.append(np.where(some[:, 2] == 0, result, 1.0 - result))
    advantage, to_come = np.concatenate(rows).T
    won = np.concatenate(results)
    phases = np.stack([np.interp(to_come, PHASES, each) for each in np.eye(len(PHASES))], axis=1)
    # The mover has an advantage of its own, which is left out of the weights.
    inputs = np.concatenate([phases * advantage[:, None], phases], axis=1)
    scale = np.zeros(inputs.shape[1])
    for _ in range(20):  # Newton's method
        chance = 1.0 / (1.0 + np.exp(-inputs @ scale))
        hessian = (inputs * (chance * (1.0 - chance))[:, None]).T @ inputs + 0.01 * np.eye(len(scale))
        scale -= np.linalg.solve(hessian, inputs.T @ (chance - won) + 0.01 * scale)
    after: Array = weights * scale[: len(PHASES), None]
    return after


def main(
    rounds: Annotated[int, typer.Option(help="Steps of the tuning.")] = 500,
    seed: int = 1,
) -> None:
    """Tune the weights, and print them."""
    # From strengths in games to the range in which the steps above are typical.
    before = np.array(BEST.weights_by_phase)
    before *= TYPICAL[kernel.EXPECTED] / before[:, [kernel.EXPECTED]]
    after = tuned(before, rounds, seed)
    score = match(at_steps(after), at_steps(before), 1000, 1_000_000 * seed - 10_000)
    print(f"score against the weights before: {score:.1%}")
    for row in scaled(after, 5000, seed):
        print(tuple(round(float(weight), 3) for weight in row))


if __name__ == "__main__":
    typer.run(main)
