"""What is learned from in Blokus, and that training learns from it."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import klotz
from klotz.games.blokus import BlokusState, kernel
from klotz.games.blokus.tables import placements_on
from klotz.games.blokus.variants import VARIANTS
from klotz.learning import method
from klotz.learning.blokus import kernel_examples
from klotz.learning.blokus.examples import examples_of, symmetries
from klotz.learning.blokus.selfplay import (
    STARTS,
    SelfplaySettings,
    games_of,
    play_shard,
    tree_positions_of,
)
from klotz.learning.blokus.settings import TrainingSettings
from klotz.learning.files import Damaged
from klotz.learning.method import LearnedFrom, SelfplayTask, TrainingTask
from klotz.players.blokus import kernel_network, kernel_tree
from klotz.players.blokus.tree import Tree
from klotz.players.blokus.weights import shipped_file, unpack_weights, weights_for
from tests import needs
from tests.learning import tiny


def played(name: str, games: int, settings: SelfplaySettings | None = None) -> LearnedFrom:
    settings = settings or SelfplaySettings(full=4, fast=2, full_share=0.5, random_rounds=1)
    task = SelfplayTask(name, tiny.LEARNING.first(name), settings, 1, games, games)
    return LearnedFrom(Path("shard"), play_shard(task, 0).arrays, settings)


@pytest.fixture(scope="module")
def duo() -> LearnedFrom:
    return played("blokus-duo", 12)


def replayed(name: str, game: np.void) -> BlokusState:
    """A game of a shard by the rules, move by move."""
    state = klotz.games.game(name, starts=STARTS[int(game["start"])], scoring="advanced").start()
    assert isinstance(state, BlokusState)
    placements = placements_on(state.variant.size)
    for placement in game["moves"][: int(game["plies"])].tolist():
        state.push(state.parse(placements.text(placement)))
    return state


def test_a_shard_has_whole_games_from_which_margin_and_owners_can_be_had_again(duo: LearnedFrom) -> None:
    games = games_of(duo)
    examples = iter(examples_of("blokus-duo", games, 4, _NotTurned()))
    for game in games:
        state = replayed("blokus-duo", game)
        assert state.is_over
        points = [score.total for score in state.score_sheet()]
        assert game["points"][:2].tolist() == points
        owners = {
            14 * row + column: colour
            for colour, placements in enumerate(_placements(game))
            for placement in placements
            for column, row in placements_on(14).cells(placement)
        }
        for _ in range(int(game["plies"]) - int(game["first"])):
            example = next(examples)
            mover = int(example["board"]["turn"])
            margin = example["points"][0] - example["points"][1]
            assert margin * kernel_examples.POINTS == pytest.approx(
                points[mover] - points[1 - mover], abs=1e-3
            )
            found = {
                square: (mover + int(owner) - 1) % 2
                for square, owner in enumerate(example["owners"][: 14 * 14])
                if owner
            }
            assert found == owners
    assert next(examples, None) is None


class _NotTurned(np.random.Generator):
    def __init__(self) -> None:
        super().__init__(np.random.PCG64(1))

    def integers(self, low: int, high: int, size: int) -> np.ndarray:  # type: ignore[override]
        return np.zeros(size, np.int64)


def _placements(game: np.void) -> list[list[int]]:
    """By colour: in Duo the same seat may move several times when the other is out."""
    boards = kernel.new_boards(14, _start_squares(game))
    found: list[list[int]] = [[], []]
    for placement in game["moves"][: int(game["plies"])].tolist():
        found[int(boards[0]["turn"])].append(placement)
        kernel.play(placements_on(14).tables[0], boards[0], placement)
    return found


def _start_squares(game: np.void) -> list[list[int]]:
    own = [14 * row + column for column, row in VARIANTS["blokus-duo"].starts]
    return [[square] for square in own] if STARTS[int(game["start"])] == "own" else [own, own]


@pytest.mark.parametrize("name", ["blokus-duo", "blokus", "blokus-2", "blokus-3"])
def test_turned_games_are_games(name: str) -> None:
    """Whatever symmetry is chosen: what was played and what was visited most can be played in every position."""
    variant = VARIANTS[name]
    tables = placements_on(variant.size).tables
    moves = np.empty(kernel.PLACEMENTS, np.uint16)
    shard = played(name, 4)
    for seed in range(4):
        examples = examples_of(name, games_of(shard), 4, np.random.default_rng(seed))
        assert len(examples) > 4
        for example in examples:
            board = example["board"]
            count = kernel.generate(tables[0], board, int(board["turn"]), moves)
            visited = example["targets"][example["shares"] > 0]
            assert count
            assert set(visited.tolist()) <= set(moves[:count].tolist())


TREES = SelfplaySettings(full=60, fast=4, full_share=0.4, random_rounds=1, tree_positions=6, tree_visits=3)


@pytest.fixture(scope="module")
def with_trees() -> LearnedFrom:
    return played("blokus-duo", 3, TREES)


class TestPositionsInsideTrees:
    def test_they_are_of_full_searches_and_have_the_visits(self, with_trees: LearnedFrom) -> None:
        games, positions = games_of(with_trees), tree_positions_of(with_trees)
        counts = Counter(zip(positions["game"].tolist(), positions["ply"].tolist(), strict=True))
        assert max(counts.values()) == 6
        assert list(counts) == sorted(counts)
        assert {int(games[game]["simulations"][ply]) for game, ply in counts} == {60}
        assert positions["count"].min() >= 3
        assert (positions["visits"].sum(1) < positions["count"]).all(), "a position's first visit is its own"
        assert positions["depth"].max() > 1

    def test_their_paths_lead_there_by_the_rules(self, with_trees: LearnedFrom) -> None:
        placements = placements_on(14)
        for position in tree_positions_of(with_trees):
            game = games_of(with_trees)[int(position["game"])]
            state = klotz.games.game("blokus-duo", starts=STARTS[int(game["start"])]).start()
            moves = [*game["moves"][: int(position["ply"])], *position["path"][: int(position["depth"])]]
            for placement in moves:
                state.push(state.parse(placements.text(int(placement))))
            visited = position["targets"][position["visits"] > 0]
            legal = {move.text for move in state.legal_moves}
            assert {placements.text(int(placement)) for placement in visited} <= legal

    @pytest.mark.parametrize("name", ["blokus-duo", "blokus", "blokus-3"])
    def test_they_are_examples_too_in_any_symmetry(self, name: str) -> None:
        shard = played(name, 2, TREES)
        games, positions = games_of(shard), tree_positions_of(shard)
        examples = examples_of(name, games, 60, np.random.default_rng(3), positions)
        inside = examples[examples["from_tree"] == 1]
        assert len(inside) == len(positions)
        assert len(examples) - len(inside) == kernel_examples.count_examples(games)
        assert inside["root_value"].tolist() == positions["value"].tolist()
        assert not inside["sound"].any()
        taught = inside["shares"].sum(1) > 0
        assert taught.tolist() == (positions["count"] >= 5).tolist()
        tables = placements_on(VARIANTS[name].size).tables
        moves = np.empty(kernel.PLACEMENTS, np.uint16)
        for example in inside:
            board = example["board"]
            count = kernel.generate(tables[0], board, int(board["turn"]), moves)
            visited = example["targets"][example["shares"] > 0]
            assert set(visited.tolist()) <= set(moves[:count].tolist())

    def test_shards_of_older_versions_have_none(self, with_trees: LearnedFrom) -> None:
        older = LearnedFrom(with_trees.path, {"played": games_of(with_trees)}, TREES)
        assert not len(tree_positions_of(older))

    def test_training_learns_from_them(self, with_trees: LearnedFrom, tmp_path: Path) -> None:
        needs.require(needs.TORCH)
        settings = TrainingSettings(
            steps=40, layers=2, batch=32, policy_batch=8, kept_back=0.5, tree_share=0.8
        )
        shards = [with_trees, with_trees]
        first, *_, last = losses(task_of(shards, settings, tmp_path / "checkpoint"), "network")
        assert last["tree_error"] < first["tree_error"]


def test_symmetries_leave_the_starting_squares_in_place() -> None:
    assert [len(symmetries(VARIANTS[name])[0]) for name in ("blokus-duo", "blokus")] == [4, 8]


def test_a_shard_of_another_kind_is_refused(duo: LearnedFrom) -> None:
    for arrays in ({}, {"played": np.zeros(3, np.uint8)}):
        with pytest.raises(Damaged, match="shard was written by another version of Klotz"):
            games_of(LearnedFrom(duo.path, arrays, duo.settings))


def test_fast_searches_teach_no_policy(duo: LearnedFrom) -> None:
    games = games_of(duo)
    assert {4, 2} <= set(np.unique(games["simulations"]).tolist())
    examples = examples_of("blokus-duo", games, 4, np.random.default_rng(1))
    shares = examples["shares"].sum(1)
    assert 0 < (shares > 0).mean() < 1


def losses(task: TrainingTask, stage: str) -> list[dict[str, float]]:
    return [report.losses for report in tiny.LEARNING.stage(stage).train(task)]


def task_of(
    shards: list[LearnedFrom], settings: object, checkpoint: Path, weights: bytes | None = None
) -> TrainingTask:
    weights = weights or tiny.LEARNING.first("blokus-duo")
    return TrainingTask("blokus-duo", weights, None, shards, settings, 1, checkpoint)


def test_fitting_lowers_the_loss(duo: LearnedFrom, tmp_path: Path) -> None:
    settings = type(tiny.LEARNING.stage("linear").training)(epochs=6, batch=64, scored=4, score_rollouts=1)
    found = losses(task_of([duo], settings, tmp_path / "checkpoint"), "linear")
    assert len(found) == 7
    for name in ("policy_loss", "rollout_loss"):
        assert found[-1][name] < found[0][name]


class TestNetwork:
    """Left out where PyTorch is not installed."""

    @pytest.fixture
    def settings(self) -> TrainingSettings:
        needs.require(needs.TORCH)
        return TrainingSettings(steps=60, layers=2, batch=32, policy_batch=16, kept_back=0.5)

    @pytest.fixture
    def shards(self, duo: LearnedFrom) -> list[LearnedFrom]:
        games = games_of(duo)
        return [duo, *(replace(duo, arrays={"played": games[at : at + 6].copy()}) for at in (0, 3, 6))]

    def test_training_lowers_the_loss(
        self, shards: list[LearnedFrom], settings: TrainingSettings, tmp_path: Path
    ) -> None:
        first, *_, last = losses(task_of(shards, settings, tmp_path / "checkpoint"), "network")
        assert last["policy_loss"] < first["policy_loss"]
        assert last["value_error"] < first["value_error"]

    @pytest.mark.parametrize("name", ["blokus-duo", "blokus"])
    def test_the_kernel_plays_with_what_was_trained(self, name: str) -> None:
        """Values, policy maps and weights of pieces are the same in PyTorch and in the kernel.

        But for what the kernel loses by computing convolutions in whole numbers.
        """

        needs.require(needs.TORCH)
        import torch

        from klotz.learning.blokus.network import Network

        def close(tensor: torch.Tensor) -> object:
            return pytest.approx(tensor.numpy(), rel=0.02, abs=0.05)

        torch.manual_seed(1)
        variant = VARIANTS[name]
        network = Network(variant, layers=3)
        with torch.no_grad():
            for weights in network.parameters():
                weights.uniform_(-0.1, 0.1)
        examples = examples_of(name, games_of(played(name, 2)), 4, np.random.default_rng(1))[::5]
        squares, colours = variant.size**2, len(variant.colours)
        codes = torch.from_numpy(examples["codes"][:, :, :squares].copy())
        scalars = torch.from_numpy(examples["scalars"][:, : colours * kernel_network.SCALARS].copy())
        network.measure([(codes[:5], scalars[:5]), (codes[5:], scalars[5:])])
        exported = network.exported(variant)
        with torch.no_grad():
            value, _, maps, pieces, trunk = network(codes, scalars)
        activations = np.zeros(1, kernel_network.ACTIVATIONS)
        boards = np.zeros(1, kernel.BOARD)
        for row, example in enumerate(examples):
            boards[0] = example["board"]
            kernel_network.evaluate(placements_on(variant.size).tables, boards, exported, activations)
            found = activations[0]
            for part in range(2):
                outputs = found["outputs"][part * kernel.COLOURS :][:colours]
                assert outputs == close(value[row, part * colours :][:colours])
            live = example["codes"][0, :squares] != kernel_network.DEAD
            assert found["maps"][:, :squares][:, live] == close(maps[row][:, live])
            assert found["pieces"] == close(pieces[row])
            padded = found["trunk"][: (variant.size + 2) ** 2].reshape(variant.size + 2, variant.size + 2, -1)
            inner = padded[1:-1, 1:-1].reshape(squares, -1)
            assert inner[live] == close(trunk[row][live])

    def test_a_layers_slopes_are_those_that_pytorch_finds(self) -> None:
        needs.require(needs.TORCH)
        import torch
        from torch.nn import functional

        from klotz.learning.blokus.network import _layer

        torch.manual_seed(1)
        trunk, weight = torch.rand(2, 4, 5, 5).double(), torch.randn(4, 4, 3, 3).double()
        pool, bias = torch.randn(4, 4).double(), torch.randn(4).double()
        parts = [part.requires_grad_() for part in (trunk, weight, pool, bias)]
        live = (torch.rand(2, 1, 5, 5) > 0.3).double()
        added = (kernel_network.POOL_SCALE * trunk.mean((2, 3)) @ pool.T + bias)[:, :, None, None]
        plain = trunk + functional.relu(functional.conv2d(trunk, weight, padding=1) + added) * live
        ours = _layer(*parts, live)
        assert torch.allclose(ours, plain)
        slopes = torch.randn_like(plain)
        found, wanted = (torch.autograd.grad(layer, parts, slopes) for layer in (ours, plain))
        for one, other in zip(found, wanted, strict=True):
            assert torch.allclose(one, other, atol=1e-5)

    @pytest.mark.parametrize("name", ["blokus-duo", "blokus"])
    def test_training_goes_on_from_what_the_kernel_played_with(self, name: str) -> None:
        needs.require(needs.TORCH)
        from klotz.learning.blokus.network import Network

        shipped = weights_for(name).network
        assert shipped is not None
        network = Network(VARIANTS[name], layers=int(shipped[0]["layers"]))
        network.load(shipped)
        assert (network.exported(VARIANTS[name]) == shipped).all()

    @pytest.mark.parametrize("name", ["blokus-duo", "blokus", "blokus-2"])
    def test_training_expects_what_a_search_makes_of_the_network(
        self, name: str, settings: TrainingSettings
    ) -> None:
        """Result and margin are mixed in the same way, for the seat to move."""
        from klotz.learning.blokus.training import Trainer

        weights, shard = weights_for(name), played(name, 1)
        assert weights.network is not None
        layers = int(weights.network[0]["layers"])
        trainer = Trainer(name, weights, [shard, shard], replace(settings, layers=layers))
        alone = replace(weights.settings, value_weight=1, late_value_weight=1)
        tree = Tree(weights, alone, seed=1)
        (game,) = games_of(shard)
        state = klotz.games.game(name, starts=STARTS[int(game["start"])], scoring="advanced").start()
        assert isinstance(state, BlokusState)
        for ply, placement in enumerate(game["moves"][: int(game["plies"])].tolist()):
            if ply >= int(game["first"]):
                tree.set_root(state)
                _, _, arena, nodes, _ = tree.memory
                by_search = float(nodes[int(arena[0]["half"]), kernel_tree.ROOT]["estimate"])
                example = examples_of(name, games_of(shard), 4, _NotTurned())[ply - int(game["first"]) :][:1]
                assert trainer.expected(example) == pytest.approx([by_search], abs=0.005)
            state.push(state.parse(placements_on(state.variant.size).text(placement)))

    def test_a_deeper_network_begins_close_to_the_one_before(self) -> None:
        """And its new layers can learn: a ReLU of nothing would have no slope."""
        needs.require(needs.TORCH)
        import torch

        from klotz.learning.blokus.network import Network

        shipped = weights_for("blokus-duo").network
        assert shipped is not None
        layers = int(shipped[0]["layers"])
        torch.manual_seed(1)
        same, deeper = (Network(VARIANTS["blokus-duo"], layers=layers + more) for more in (0, 2))
        same.load(shipped)
        deeper.load(shipped)
        example = examples_of("blokus-duo", games_of(played("blokus-duo", 1)), 4, np.random.default_rng(1))[
            :8
        ]
        codes = torch.from_numpy(example["codes"][:, :, : 14 * 14].copy())
        scalars = torch.from_numpy(example["scalars"][:, : 2 * kernel_network.SCALARS].copy())
        value = deeper(codes, scalars)[0]
        assert value.detach().numpy() == pytest.approx(same(codes, scalars)[0].detach().numpy(), abs=0.3)
        value.sum().backward()
        last = next(deeper.convolutions[-1].parameters())
        assert last.grad is not None
        assert last.grad.any()

    def test_interrupted_training_goes_on_where_it_was(
        self,
        shards: list[LearnedFrom],
        settings: TrainingSettings,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        from klotz.learning.blokus import training

        monkeypatch.setattr(training, "CHUNK", 100)  # fewer than the games of all shards

        before = shipped_file("blokus-duo").read_bytes()

        def trained(checkpoint: Path, reports: int) -> bytes:
            steps = training.train(task_of(shards, settings, checkpoint, before))
            try:
                for _ in range(reports):
                    next(steps)
            except StopIteration as end:
                weights: bytes = end.value.weights
                return weights
            steps.close()
            return b""

        whole = trained(tmp_path / "one", 99)
        assert trained(tmp_path / "other", 3) == b"", "broken off after two of its chunks"
        assert trained(tmp_path / "other", 99) == whole
        learned = unpack_weights(whole, "blokus-duo")
        assert learned.network is not None
        assert learned.score.tolist() == unpack_weights(before, "blokus-duo").score.tolist()


def test_the_stage_says_at_once_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(method, "find_spec", lambda module: None)
    with pytest.raises(ValueError, match=r"training needs torch.*pip install 'klotz\[train\]'"):
        tiny.LEARNING.stage("network").check_needs()
    tiny.LEARNING.stage("linear").check_needs()
