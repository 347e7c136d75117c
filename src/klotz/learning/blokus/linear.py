"""The log-linear policies and the linear value function of Blokus, fitted to games of self-play.

They are what the network builds on, and enough to play with where there is none: a search with these weights plays
the games from which the first network is learned.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
import numpy.typing as npt

from klotz import games
from klotz.games.blokus import kernel
from klotz.games.blokus.scoring import ADVANCED
from klotz.games.blokus.state import BlokusState
from klotz.games.blokus.tables import PIECE_SIZES, placements_on
from klotz.games.blokus.variants import VARIANTS, Variant
from klotz.jit import Structs
from klotz.learning.blokus.examples import examples_of
from klotz.learning.blokus.selfplay import games_of
from klotz.learning.files import packed
from klotz.learning.method import LearnedFrom, Report, Trained, TrainingTask
from klotz.players.blokus import kernel_policy as policy
from klotz.players.blokus import kernel_value as values
from klotz.players.blokus.context import context_of
from klotz.players.blokus.kernel_context import FRIEND, NEUTRAL, OPPONENT
from klotz.players.blokus.settings import SearchSettings
from klotz.players.blokus.tree import Tree
from klotz.players.blokus.weights import FloatArray, Weights, unpack_weights

MODELS: Final = ("policy", "rollout")


@dataclass(frozen=True, slots=True)
class LinearSettings:
    """How to fit."""

    epochs: int = 30
    """Of both policies; in the last two fifths of them the steps are a tenth as large."""
    batch: int = 512
    step_size: float = 0.03
    penalty: float = 1e-4
    """L2 regularisation of the policies."""
    value_penalty: float = 5.0
    """L2 regularisation of the value function."""
    scored: int = 2000
    score_rollouts: int = 40
    """Positions, and rollouts from each, that relate the points of rollouts to those of real games."""


@dataclass(frozen=True, slots=True)
class _Data:
    examples: Structs
    """Positions with visits, an array of `kernel_policy.EXAMPLE`."""
    boards: Structs
    """Positions from which no deviation followed,"""
    points: npt.NDArray[np.int64]
    """and what every seat had in the end."""


def fit(task: TrainingTask) -> Generator[Report, None, Trained]:
    """Policies by gradient descent on cross-entropy, value function by logistic regression."""
    settings: LinearSettings = task.settings
    variant = VARIANTS[task.game]
    before = unpack_weights(task.weights, task.game)
    random = np.random.default_rng(task.seed)
    data = _data(task.game, task.shards, random)
    learner: Structs = np.zeros(1, policy.LEARNER)
    learner["policy"], learner["rollout"] = before.policy, before.rollout
    order = random.permutation(len(data.examples))
    kept_back, learned = np.split(order, [max(1, len(order) // 10)])
    adams = {model: _Adam(learner[0][model], settings.step_size) for model in MODELS}
    yield _report(variant, data.examples[kept_back], learner, 0, settings.epochs)
    for epoch in range(settings.epochs):
        random.shuffle(learned)
        slow_down = 1.0 if epoch < settings.epochs * 0.6 else 0.1
        for batch in np.array_split(learned, max(1, len(learned) // settings.batch)):
            _set_gradient(variant, data.examples[batch], learner)
            for model, adam in adams.items():
                weights = learner[0][model]
                gradient = learner[0][f"{model}_gradient"] / max(1, len(batch)) + settings.penalty * weights
                adam.step(weights, gradient, slow_down)
        yield _report(variant, data.examples[kept_back], learner, epoch + 1, settings.epochs)
    fitted = Weights(
        learner[0]["policy"],
        learner[0]["rollout"],
        _fitted_value(variant, data, settings.value_penalty),
        _fitted_score(task.game, before, data, settings, random),
    )
    return Trained(packed(fitted.arrays()))


def _data(name: str, shards: Sequence[LearnedFrom], random: np.random.Generator) -> _Data:
    examples, boards, points = [], [], []
    for shard in shards:
        played = games_of(shard)
        found = examples_of(name, played, shard.settings.full, random)
        with_visits = found[found["shares"][:, 0] > 0]
        rows: Structs = np.zeros(len(with_visits), policy.EXAMPLE)
        for field in ("board", "recent", "targets", "shares"):
            rows[field] = with_visits[field]
        sound = found["sound"] > 0
        positions = played["plies"].astype(np.int64) - played["first"]
        examples.append(rows)
        boards.append(np.ascontiguousarray(found["board"][sound]))
        points.append(np.repeat(_seat_points(VARIANTS[name], played), positions, axis=0)[sound])
    return _Data(np.concatenate(examples), np.concatenate(boards), np.concatenate(points))


def _seat_points(variant: Variant, played: Structs) -> npt.NDArray[np.int64]:
    """What every seat had at the end of each game; a colour that all play in turn counts for nobody."""
    points = np.zeros((len(played), variant.seats), np.int64)
    for colour, holders in enumerate(variant.holders):
        if len(holders) == 1:
            points[:, holders[0]] += played["points"][:, colour]
    return points


class _Adam:
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


def _set_gradient(variant: Variant, examples: Structs, learner: Structs) -> None:
    for model in MODELS:
        learner[f"{model}_gradient"] = 0
        learner[f"{model}_loss"] = 0
    policy.add_gradient(placements_on(variant.size).tables, context_of(variant), examples, learner)


def _report(variant: Variant, kept_back: Structs, learner: Structs, epoch: int, epochs: int) -> Report:
    """The cross-entropy of both policies on positions that were kept back."""
    _set_gradient(variant, kept_back, learner)
    policy_loss, rollout_loss = (
        float(learner[0][f"{model}_loss"]) / max(1, len(kept_back)) for model in MODELS
    )
    losses = {"policy_loss": policy_loss, "rollout_loss": rollout_loss}
    return Report(epoch / max(1, epochs), epoch, losses)


def _fitted_value(variant: Variant, data: _Data, penalty: float) -> FloatArray:
    """Logistic regression, phase by phase: which of two seats ended ahead, from the difference of their features."""
    boards, points = data.boards, data.points
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
            gradient = inputs.T @ (chance - wanted) + penalty * weights[phase]
            hessian = (inputs * (chance * (1 - chance))[:, None]).T @ inputs
            weights[phase] -= np.linalg.solve(hessian + penalty * np.eye(values.FEATURES), gradient)
    return weights.astype(np.float32)


def _fitted_score(
    name: str, weights: Weights, data: _Data, settings: LinearSettings, random: np.random.Generator
) -> FloatArray:
    """A line for every phase, from the mean points of rollouts to those of real games."""
    state = games.game(name, scoring=ADVANCED).start()
    assert isinstance(state, BlokusState)
    tree = Tree(replace(weights, network=None), SearchSettings(), 1)
    rows = random.permutation(len(data.boards))[: settings.scored]
    boards, points = data.boards[rows], data.points[rows]
    means = np.array(
        [
            tree.rollout_points(state, boards[row : row + 1], settings.score_rollouts)
            for row in range(len(boards))
        ]
    )
    phases = np.array([policy.phase_of(board["left"][board["turn"]]) for board in boards])
    lines = np.tile(np.array([1.0, 0.0], np.float32), (policy.PHASES, 1))
    for phase in range(policy.PHASES):
        chosen = phases == phase
        if chosen.sum() > 1:
            line = np.polynomial.Polynomial.fit(means[chosen].ravel(), points[chosen].ravel(), 1)
            lines[phase] = line.convert().coef[::-1]
    return lines


def weights_by_hand() -> Weights:
    """Where learning begins: big pieces, on others' attach points, opening rich ones of one's own."""
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
    return Weights(tree_policy, rollout, value, score)
