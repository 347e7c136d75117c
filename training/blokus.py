"""Learn the weights of the Blokus search by self-play.

    python -m training.blokus play duo --games 1000 --simulations 400
    python -m training.blokus fit duo

`play` writes positions, the visits of their moves, and the final points to a folder (`training/data` by default), a
few games in each file; interrupted, it continues where it stopped. `fit` fits the policy, the rollout policy and the
value function to all of them and writes `src/klotz/players/blokus/weights-*.npz`. To start afresh, `init` writes
weights set by hand; then alternate `play` and `fit`: the better the player, the better its games.
"""

from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Annotated, Final, NamedTuple

import numpy as np
import numpy.typing as npt
import typer
from rich.console import Console
from rich.progress import track

from klotz import games
from klotz.games.blokus import kernel
from klotz.games.blokus.state import BlokusState
from klotz.games.blokus.tables import PIECE_SIZES, placements_on
from klotz.games.blokus.variants import VARIANTS
from klotz.games.contract import Move
from klotz.jit import Structs
from klotz.players.blokus import kernel_policy as policy
from klotz.players.blokus import kernel_value as values
from klotz.players.blokus.context import context_of
from klotz.players.blokus.kernel_context import FRIEND, NEUTRAL, OPPONENT
from klotz.players.blokus.tree import SearchSettings, Tree
from klotz.players.blokus.weights import WEIGHT_FILES, FloatArray, Weights, weights_for

app = typer.Typer(help=__doc__, pretty_exceptions_enable=False)

GAMES: Final = {"duo": "blokus-duo", "classic": "blokus", "two": "blokus-2"}
SHARD: Final = 10
"""Games a file."""

VALUE_L2: Final = 5.0
"""L2 regularisation of the value function."""
SCORED: Final = 2000
ROLLOUTS: Final = 40
"""Positions, and rollouts from each, that relate the points of rollouts to those of real games."""

PACKAGE: Final = Path(games.__file__).parents[1] / "players" / "blokus"

Name = Annotated[str, typer.Argument(help=f"Which weights: {', '.join(GAMES)}.")]
Folder = Annotated[Path, typer.Option(help="Where the games are kept.")]
Into = Annotated[Path, typer.Option(help="Where the weights go.")]
DATA: Final = Path("training/data")


class GameData(NamedTuple):
    """What is learned from one game."""

    examples: Structs
    points: list[int]
    """Every seat's at the end; more is better."""


# ---------------------------------------------------------------------- self-play


def play_game(name: str, weights: Weights, simulations: int, seed: int) -> GameData:
    """A game of the search against itself.

    Early moves are sampled by their visits, so that no two games are alike.
    """
    random = Random(seed)
    state = games.game(name).start()
    assert isinstance(state, BlokusState)
    placements = placements_on(state.variant.size)
    tree = Tree(weights, SearchSettings(), seed, capacity=200 * simulations + 1000)
    colours = len(state.variant.colours)
    examples = []
    while state.due:
        tree.set_root(state)
        tree.run(simulations)
        found = tree.candidates()[: policy.TARGETS]
        visits = sum(candidate.visits for candidate in found)
        if len(found) > 1 and visits:
            example: Structs = np.zeros(1, policy.EXAMPLE)
            example[0]["board"] = state.board[0]
            example[0]["recent"] = (*state.last_placements, *[-1] * (kernel.COLOURS - colours))
            example[0]["targets"][: len(found)] = [candidate.placement for candidate in found]
            example[0]["shares"][: len(found)] = [candidate.visits / visits for candidate in found]
            examples.append(example)
        chosen = found[0]
        if state.moves_made < 5 * colours and visits:
            chosen = random.choices(found, [candidate.visits for candidate in found])[0]
        if state.moves_made < colours and random.random() < 0.5:
            chosen = random.choice(found)
        state.push(Move(state.due[0], placements.text(chosen.placement)))
    sign = -1 if state.game.lowest_wins else 1
    return GameData(np.concatenate(examples), [sign * score.total for score in state.score_sheet()])


@app.command()
def play(
    name: Name,
    number: Annotated[int, typer.Option("--games")] = 1000,
    simulations: Annotated[int, typer.Option(help="Simulations a move.")] = 400,
    seed: int = 1,
    folder: Folder = DATA,
) -> None:
    """Play games against itself and write down what the search found."""
    folder.mkdir(parents=True, exist_ok=True)
    weights = weights_for(GAMES[name])
    for shard in track(range(number // SHARD), f"Playing {name}"):
        path = folder / f"{name}-{seed}-{simulations}-{shard}.npz"
        if path.exists():
            continue
        played = [
            play_game(GAMES[name], weights, simulations, hash((seed, shard, game))) for game in range(SHARD)
        ]
        unfinished = path.with_suffix(".part")
        with unfinished.open("wb") as file:
            np.savez_compressed(
                file,
                examples=np.concatenate([data.examples for data in played]).view(np.uint8),
                points=np.repeat(
                    np.array([data.points for data in played], np.int16),
                    [len(data.examples) for data in played],
                    axis=0,
                ),
            )
        unfinished.rename(path)


# ---------------------------------------------------------------------- fitting


class Adam:
    """Gradient descent with a step size of its own for every weight."""

    def __init__(self, weights: FloatArray, rate: float) -> None:
        self._rate = rate
        self._mean = np.zeros_like(weights)
        self._square = np.zeros_like(weights)
        self._steps = 0

    def step(self, weights: FloatArray, gradient: FloatArray, slow_down: float) -> None:
        self._steps += 1
        self._mean += 0.1 * (gradient - self._mean)
        self._square += 0.001 * (gradient**2 - self._square)
        mean = self._mean / (1 - 0.9**self._steps)
        square = self._square / (1 - 0.999**self._steps)
        weights -= self._rate * slow_down * mean / (np.sqrt(square) + 1e-8)


@app.command()
def fit(
    name: Name,
    folder: Folder = DATA,
    pattern: Annotated[str, typer.Option(help="Which files of games, as NAME-PATTERN.npz.")] = "*",
    epochs: int = 30,
    decay: Annotated[float, typer.Option(help="L2 regularisation.")] = 1e-4,
    into: Into = PACKAGE,
) -> None:
    """Fit all weights to the games and write them."""
    shards = [np.load(path) for path in sorted(folder.glob(f"{name}-{pattern}.npz"))]
    if not shards:
        raise SystemExit(f"there are no games of {name} in {folder}: play some first")
    examples = np.concatenate([shard["examples"] for shard in shards]).view(policy.EXAMPLE)
    points = np.concatenate([shard["points"] for shard in shards])
    variant = VARIANTS[GAMES[name]]
    tables, context = placements_on(variant.size).tables, context_of(variant)
    start = weights_for(GAMES[name])
    learner: Structs = np.zeros(1, policy.LEARNER)
    learner["policy"], learner["rollout"] = start.policy, start.rollout
    order = np.random.default_rng(1).permutation(len(examples))
    validation = order[: len(order) // 10]
    training = order[len(order) // 10 :]
    Console().print(f"{len(training)} positions to learn from, {len(validation)} to validate with")

    def set_gradient(rows: npt.NDArray[np.int64]) -> None:
        for model in ("policy", "rollout"):
            learner[f"{model}_gradient"] = 0
            learner[f"{model}_loss"] = 0
        policy.add_gradient(tables, context, examples[rows], learner)

    adams = {model: Adam(learner[0][model], 0.03) for model in ("policy", "rollout")}
    for epoch in track(range(epochs), f"Fitting {name}"):
        np.random.default_rng(epoch).shuffle(training)
        slow_down = 1.0 if epoch < epochs * 0.6 else 0.1
        for batch in np.array_split(training, max(1, len(training) // 512)):
            set_gradient(batch)
            for model, adam in adams.items():
                weights = learner[0][model]
                adam.step(weights, learner[0][f"{model}_gradient"] / len(batch) + decay * weights, slow_down)
        if epoch % 5 == 4:
            set_gradient(validation)
            policy_loss, rollout_loss = (
                float(learner[0][f"{model}_loss"]) / len(validation) for model in adams
            )
            Console().print(
                f"epoch {epoch + 1}: validation loss {policy_loss:.4f}, of rollouts {rollout_loss:.4f}"
            )
    boards = np.ascontiguousarray(examples["board"])
    write(
        into,
        name,
        Weights(
            learner[0]["policy"],
            learner[0]["rollout"],
            fit_value(name, boards, points),
            fit_score(name, start, boards, points),
        ),
    )


def fit_value(name: str, boards: Structs, points: npt.NDArray[np.int16]) -> FloatArray:
    """Logistic regression, phase by phase: which of two seats ended ahead, from the difference of their features."""
    variant = VARIANTS[GAMES[name]]
    features = np.zeros((len(boards), kernel.COLOURS, values.FEATURES), np.float32)
    phases = np.zeros(len(boards), np.int64)
    values.extract_all(placements_on(variant.size).tables, context_of(variant), boards, features, phases)
    weights = np.zeros((policy.PHASES, values.FEATURES))
    for phase in range(policy.PHASES):
        rows = phases == phase
        differences, results = [], []
        for one in range(variant.seats):
            for other in range(one):
                differences.append((features[rows, one] - features[rows, other]).astype(np.float64))
                results.append(0.5 + 0.5 * np.sign(points[rows, one] - points[rows, other]))
        inputs, wanted = np.concatenate(differences), np.concatenate(results)
        for _ in range(25):  # Newton's method
            chance = 1 / (1 + np.exp(-inputs @ weights[phase]))
            gradient = inputs.T @ (chance - wanted) + VALUE_L2 * weights[phase]
            hessian = (inputs * (chance * (1 - chance))[:, None]).T @ inputs
            weights[phase] -= np.linalg.solve(hessian + VALUE_L2 * np.eye(values.FEATURES), gradient)
        error = np.mean((chance - wanted) ** 2)
        Console().print(f"value, phase {phase + 1}: mean squared error {error:.4f} of {len(wanted)} results")
    return weights.astype(np.float32)


def fit_score(name: str, weights: Weights, boards: Structs, points: npt.NDArray[np.int16]) -> FloatArray:
    """A line for every phase, from the mean points of rollouts to those of real games."""
    state = games.game(GAMES[name]).start()
    assert isinstance(state, BlokusState)
    tree = Tree(weights, SearchSettings(), 1, capacity=1)
    rows = np.random.default_rng(2).permutation(len(boards))[:SCORED]
    means = np.array([tree.rollout_points(state, boards[row : row + 1], ROLLOUTS) for row in rows])
    left = boards["left"][rows, boards["turn"][rows]]
    phases = np.array([policy.phase_of(pieces) for pieces in left])
    lines = np.tile(np.array([1.0, 0.0], np.float32), (policy.PHASES, 1))
    for phase in range(policy.PHASES):
        chosen = phases == phase
        if chosen.any():
            of_rollouts, ended = means[chosen].ravel(), points[rows][chosen].ravel()
            lines[phase] = np.polynomial.Polynomial.fit(of_rollouts, ended, 1).convert().coef[::-1]
    return lines


def write(folder: Path, name: str, weights: Weights) -> None:
    arrays = {field.name: getattr(weights, field.name).astype(np.float16) for field in fields(weights)}
    np.savez_compressed(folder / f"weights-{name}.npz", **arrays)


# ---------------------------------------------------------------------- initial weights


@app.command()
def init(into: Into = PACKAGE) -> None:
    """Write weights set by hand: big pieces, on others' attach points, opening rich ones of one's own."""
    tree_policy = np.zeros((policy.PHASES, policy.WEIGHTS), np.float32)
    rollout = np.zeros((policy.PHASES, policy.ROLLOUT_WEIGHTS), np.float32)
    for phase in range(policy.PHASES):
        others = policy.OTHERS
        for role, sign in ((OPPONENT, 1.0), (FRIEND, -0.5), (NEUTRAL, 0.3)):
            at = role * policy.ROLE_SIZE
            for riches in range(5):
                tree_policy[phase, at + policy.CELL_AT + 1 + riches :: others][:2] = sign * (
                    0.8 + 0.25 * riches
                )
                tree_policy[phase, at + policy.EDGE_AT + 1 + riches :: others][:3] = sign * 0.4
            for own in range(5):
                corner = at + policy.CORNER_AT + own * others
                tree_policy[phase, corner : corner + others] = 0.07 * own if role == OPPONENT else 0
            own_edge = at + policy.EDGE_AT + others
            tree_policy[phase, own_edge : own_edge + others] -= 0.3 * (role == OPPONENT)
            for own in range(3):
                rollout[phase, policy.rollout_at(role, policy.CELL, own, 1)] = sign * 1.3
                rollout[phase, policy.rollout_at(role, policy.EDGE, own, 1)] = sign * 0.4
                if role == OPPONENT:
                    rollout[phase, policy.rollout_at(role, policy.CORNER, 0, own)] = 0.2
                    rollout[phase, policy.rollout_at(role, policy.EDGE, 1, own)] -= 0.3
        sizes = np.array(PIECE_SIZES, np.float32)
        tree_policy[phase, policy.PIECE_AT :] = sizes
        rollout[phase, policy.ROLLOUT_PIECE_AT :] = sizes
    value = np.zeros((policy.PHASES, values.FEATURES), np.float32)
    score = np.tile(np.array([1, 0], np.float32), (policy.PHASES, 1))
    for name in set(WEIGHT_FILES.values()):
        write(into, name, Weights(tree_policy, rollout, value, score))


if __name__ == "__main__":
    app()
