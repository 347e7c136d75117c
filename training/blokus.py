"""Learn the weights of the Blokus policies from games that the search plays against itself.

    python -m training.blokus play duo --games 1000 --simulations 400
    python -m training.blokus fit duo

`play` writes positions, what the search thought of their moves, and how the games ended into a folder (default
`training/data`), a file a few games: it can be interrupted, and goes on where it was. `fit` fits both policies and
the guess at the result to all of them and writes `src/klotz/players/blokus/weights-*.npz`. Begin with `guess`, which
writes weights by hand; then play and fit, and play and fit again with the weights just learned: the better the
player, the better its games.
"""

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
from klotz.players.blokus.knowledge import (
    WEIGHT_FILES,
    Knowledge,
    Weights,
    knowledge_of,
    rings,
    roles,
    shared_colour,
)
from klotz.players.blokus.tree import Settings, Tree

app = typer.Typer(help=__doc__, pretty_exceptions_enable=False)

GAMES: Final = {"duo": "blokus-duo", "classic": "blokus", "two": "blokus-2"}
SHARD: Final = 10
"""Games a file."""

VALUE_PULL: Final = 5.0
SCORED: Final = 2000
SCORE_GAMES: Final = 40
"""Positions, and random games from each, that tell how random games end beside real ones."""

TARGETS: Final = 24
"""Moves remembered of each position: the most visited."""

PACKAGE: Final = Path(games.__file__).parents[1] / "players" / "blokus"

Name = Annotated[str, typer.Argument(help=f"Which weights: {', '.join(GAMES)}.")]
Folder = Annotated[Path, typer.Option(help="Where the games are kept.")]
Gradient = npt.NDArray[np.floating]
DATA: Final = Path("training/data")


class Position(NamedTuple):
    board: Structs
    recent: tuple[int, ...]
    placements: list[int]
    shares: list[float]
    mover: int


# ---------------------------------------------------------------------- games


def play_game(
    name: str, knowledge: Knowledge, simulations: int, seed: int
) -> tuple[list[Position], list[int]]:
    """A game of the search against itself, and the points it ended with, high ones good.

    Early moves are drawn by their visits, so that no two games are alike.
    """
    positions = []
    random = Random(seed)
    state = games.game(name).start()
    assert isinstance(state, BlokusState)
    placements = placements_on(state.variant.size)
    tree = Tree(name, knowledge, Settings(), seed, capacity=200 * simulations + 1000)
    colours = len(state.variant.colours)
    while state.due:
        tree.set_root(state)
        tree.run(simulations)
        found = tree.candidates()[:TARGETS]
        visits = sum(candidate.visits for candidate in found)
        if len(found) > 1 and visits:
            board = np.zeros(1, kernel.BOARD)
            board[0] = state.board[0]
            positions.append(
                Position(
                    board,
                    (*state.last_placements, *[-1] * (kernel.COLOURS - colours)),
                    [candidate.placement for candidate in found],
                    [candidate.visits / visits for candidate in found],
                    state.due[0],
                )
            )
        chosen = found[0]
        if state.moves_made < 5 * colours and visits:
            chosen = random.choices(found, [candidate.visits for candidate in found])[0]
        if state.moves_made < colours and random.random() < 0.5:
            text = random.choice([placements.text(c.placement) for c in found])
        else:
            text = placements.text(chosen.placement)
        state.push(Move(state.due[0], text))
    sign = -1 if state.game.lowest_wins else 1
    return positions, [sign * score.total for score in state.score_sheet()]


@app.command()
def play(
    name: Name,
    number: Annotated[int, typer.Option("--games")] = 1000,
    simulations: Annotated[int, typer.Option(help="Simulations a move.")] = 400,
    seed: int = 1,
    folder: Folder = DATA,
) -> None:
    """Play games and write down what the search thought."""
    folder.mkdir(parents=True, exist_ok=True)
    knowledge = knowledge_of(GAMES[name])
    for shard in track(range(number // SHARD), f"Playing {name}"):
        path = folder / f"{name}-{seed}-{simulations}-{shard}.npz"
        if path.exists():
            continue
        positions: list[Position] = []
        points: list[list[int]] = []
        for game in range(SHARD):
            of_game, ended = play_game(GAMES[name], knowledge, simulations, hash((seed, shard, game)))
            positions += of_game
            points += [ended] * len(of_game)
        targets = np.zeros((len(positions), TARGETS), np.uint16)
        shares = np.zeros((len(positions), TARGETS), np.float32)
        for row, position in enumerate(positions):
            targets[row, : len(position.placements)] = position.placements
            shares[row, : len(position.shares)] = position.shares
        boards = np.concatenate([position.board for position in positions])
        unfinished = path.with_suffix(".part")
        with unfinished.open("wb") as file:
            np.savez_compressed(
                file,
                boards=boards.view(np.uint8),
                recents=np.array([position.recent for position in positions], np.int32),
                targets=targets,
                shares=shares,
                movers=np.array([position.mover for position in positions], np.uint8),
                points=np.array(points, np.int16),
            )
        unfinished.rename(path)


# ---------------------------------------------------------------------- fitting


class Adam:
    """Gradient descent with a step of its own for every weight."""

    def __init__(self, weights: Weights, rate: float) -> None:
        self._rate = rate
        self._mean = np.zeros_like(weights)
        self._square = np.zeros_like(weights)
        self._steps = 0

    def step(self, weights: Weights, gradient: Gradient, slow_down: float) -> None:
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
    decay: Annotated[float, typer.Option(help="Pull towards zero, so that rare weights stay small.")] = 1e-4,
) -> None:
    """Fit the policies to the games and write their weights."""
    shards = [np.load(path) for path in sorted(folder.glob(f"{name}-{pattern}.npz"))]
    if not shards:
        raise SystemExit(f"there are no games of {name} in {folder}: play some first")
    boards = np.concatenate([shard["boards"] for shard in shards]).view(kernel.BOARD)
    recents, targets, shares = (
        np.concatenate([shard[key] for shard in shards]) for key in ("recents", "targets", "shares")
    )
    variant = VARIANTS[GAMES[name]]
    tables = placements_on(variant.size).tables
    role_table, ring_table = roles(variant), rings(variant.size)
    start = knowledge_of(GAMES[name])
    fine, coarse = start.fine.copy(), start.coarse.copy()
    order = np.random.default_rng(1).permutation(len(boards))
    kept_back = order[: len(order) // 10]
    learned = order[len(order) // 10 :]
    Console().print(f"{len(learned)} positions to learn from, {len(kept_back)} to check with")

    def loss_on(rows: npt.NDArray[np.int64]) -> tuple[Gradient, Gradient, Gradient]:
        fine_gradient, coarse_gradient, losses = np.zeros_like(fine), np.zeros_like(coarse), np.zeros(2)
        policy.add_gradient(
            tables,
            boards[rows],
            recents[rows],
            role_table,
            ring_table,
            targets[rows],
            shares[rows],
            fine,
            fine_gradient,
            coarse,
            coarse_gradient,
            losses,
        )
        return fine_gradient / len(rows), coarse_gradient / len(rows), losses / len(rows)

    adams = Adam(fine, 0.03), Adam(coarse, 0.03)
    for epoch in track(range(epochs), f"Fitting {name}"):
        np.random.default_rng(epoch).shuffle(learned)
        slow_down = 1.0 if epoch < epochs * 0.6 else 0.1
        for batch in np.array_split(learned, max(1, len(learned) // 512)):
            fine_gradient, coarse_gradient, _ = loss_on(batch)
            adams[0].step(fine, fine_gradient + decay * fine, slow_down)
            adams[1].step(coarse, coarse_gradient + decay * coarse, slow_down)
        if epoch % 5 == 4:
            losses = loss_on(kept_back)[2]
            Console().print(
                f"epoch {epoch + 1}: fine {losses[0]:.4f}, coarse {losses[1]:.4f} on positions kept back"
            )
    movers, points = (np.concatenate([shard[key] for shard in shards]) for key in ("movers", "points"))
    write(name, fine, coarse, fit_value(name, boards, movers, points), fit_score(name, start, boards, points))


def fit_value(
    name: str, boards: Structs, movers: npt.NDArray[np.uint8], points: npt.NDArray[np.int16]
) -> Weights:
    """Logistic regression, phase by phase: which of two seats ended ahead, from what tells them apart."""
    variant = VARIANTS[GAMES[name]]
    features = np.zeros((len(boards), kernel.COLOURS, values.FEATURES), np.float32)
    phases = np.zeros(len(boards), np.int64)
    seat_of = np.array([holders[0] for holders in variant.holders], np.uint32)
    values.describe_all(
        placements_on(variant.size).tables,
        boards,
        variant.size**2,
        shared_colour(variant.name),
        seat_of,
        movers,
        features,
        phases,
    )
    weights = np.zeros((policy.PHASES, values.FEATURES))
    for phase in range(policy.PHASES):
        rows = phases == phase
        differences, results = [], []
        for one in range(variant.seats):
            for other in range(one):
                differences.append((features[rows, one] - features[rows, other]).astype(np.float64))
                results.append(0.5 + 0.5 * np.sign(points[rows, one] - points[rows, other]))
        inputs, wanted = np.concatenate(differences), np.concatenate(results)
        for _ in range(25):  # Newton's method; the pull towards zero keeps rare pieces' weights small
            chance = 1 / (1 + np.exp(-inputs @ weights[phase]))
            slope = inputs.T @ (chance - wanted) + VALUE_PULL * weights[phase]
            bend = (inputs * (chance * (1 - chance))[:, None]).T @ inputs
            weights[phase] -= np.linalg.solve(bend + VALUE_PULL * np.eye(values.FEATURES), slope)
        missed = np.mean((chance - wanted) ** 2)
        Console().print(f"value, phase {phase + 1}: mean square {missed:.4f} over {len(wanted)} results")
    return weights.astype(np.float32)


def fit_score(name: str, knowledge: Knowledge, boards: Structs, points: npt.NDArray[np.int16]) -> Weights:
    """A line for every phase, from the mean points of random games to those of the real ones."""
    state = games.game(GAMES[name]).start()
    assert isinstance(state, BlokusState)
    tree = Tree(GAMES[name], knowledge, Settings(), 1, capacity=1)
    rows = np.random.default_rng(2).permutation(len(boards))[:SCORED]
    means = np.array([tree.points_at_random(state, boards[row : row + 1], SCORE_GAMES) for row in rows])
    left = boards["left"][rows, boards["turn"][rows]]
    phases = np.array([policy.phase_of(pieces) for pieces in left])
    lines = np.tile(np.array([1.0, 0.0], np.float32), (policy.PHASES, 1))
    for phase in range(policy.PHASES):
        chosen = phases == phase
        if chosen.any():
            at_random, ended = means[chosen].ravel(), points[rows][chosen].ravel()
            lines[phase] = np.polynomial.Polynomial.fit(at_random, ended, 1).convert().coef[::-1]
    return lines


def write(name: str, fine: Weights, coarse: Weights, value: Weights, score: Weights) -> None:
    np.savez_compressed(
        PACKAGE / f"weights-{name}.npz",
        fine=fine.astype(np.float16),
        coarse=coarse.astype(np.float16),
        value=value.astype(np.float16),
        score=score.astype(np.float16),
    )


# ---------------------------------------------------------------------- the first guess


@app.command()
def guess() -> None:
    """Write weights by hand, to begin with: big pieces, on others' attach points, opening rich ones of one's own."""
    fine = np.zeros((policy.PHASES, policy.WEIGHTS), np.float32)
    coarse = np.zeros((policy.PHASES, policy.COARSE_WEIGHTS), np.float32)
    for phase in range(policy.PHASES):
        others = policy.OTHERS
        for role, sign in ((policy.OPPONENT, 1.0), (policy.FRIEND, -0.5), (policy.NEUTRAL, 0.3)):
            at = role * policy.ROLE_SIZE
            for riches in range(5):
                fine[phase, at + policy.CELL_AT + 1 + riches :: others][:2] = sign * (0.8 + 0.25 * riches)
                fine[phase, at + policy.EDGE_AT + 1 + riches :: others][:3] = sign * 0.4
            for own in range(5):
                corner = at + policy.CORNER_AT + own * others
                fine[phase, corner : corner + others] = 0.07 * own if role == policy.OPPONENT else 0
            own_edge = at + policy.EDGE_AT + others
            fine[phase, own_edge : own_edge + others] -= 0.3 * (role == policy.OPPONENT)
            for own in range(3):
                coarse[phase, policy.coarse_at(role, policy.CELL, own, 1)] = sign * 1.3
                coarse[phase, policy.coarse_at(role, policy.EDGE, own, 1)] = sign * 0.4
                if role == policy.OPPONENT:
                    coarse[phase, policy.coarse_at(role, policy.CORNER, 0, own)] = 0.2
                    coarse[phase, policy.coarse_at(role, policy.EDGE, 1, own)] -= 0.3
        sizes = np.array(PIECE_SIZES, np.float32)
        fine[phase, policy.PIECE_AT :] = sizes
        coarse[phase, policy.COARSE_PIECE_AT :] = sizes
    for name in set(WEIGHT_FILES.values()):
        nothing = np.zeros((policy.PHASES, values.FEATURES), np.float32)
        write(name, fine, coarse, nothing, np.tile(np.array([1, 0], np.float32), (policy.PHASES, 1)))


if __name__ == "__main__":
    app()
