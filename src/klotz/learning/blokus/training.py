"""Training the Blokus network: policy from the visits of full searches, value from results and searches."""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from pathlib import Path
from time import process_time
from typing import Final

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor
from torch.nn import functional, utils

from klotz.games.blokus.tables import placements_on
from klotz.games.blokus.variants import VARIANTS
from klotz.jit import Structs
from klotz.learning.blokus import kernel_examples
from klotz.learning.blokus.examples import examples_of
from klotz.learning.blokus.network import Network
from klotz.learning.blokus.selfplay import games_of, tree_positions_of
from klotz.learning.blokus.settings import NETWORK_SEARCH, TrainingSettings
from klotz.learning.files import packed, write_whole
from klotz.learning.method import LearnedFrom, Trained, TrainingTask
from klotz.learning.method import Report as TrainingReport
from klotz.players.blokus.context import context_of
from klotz.players.blokus.kernel_network import DEAD, POINTS, SCALARS
from klotz.players.blokus.weights import Weights, unpack_weights


@dataclass(frozen=True, slots=True)
class Report:
    """How well a network does on positions that were kept back."""

    done: float
    """How much of the training, from 0 to 1."""
    step: int
    policy_loss: float
    """Cross-entropy with the visits of full searches."""
    policy_hits: float
    """How often the likeliest move was the most visited one."""
    value_error: float
    """Mean square of the difference between the expected result and the result."""
    tree_error: float | None
    """The same of positions inside trees, whose result is what the search found; None if there are none."""


Rows = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]

CHUNK: Final = 128_000
"""Positions that are in memory at once: half a gigabyte of them."""
MEASURED: Final = 4000
"""So many positions tell how large the numbers in a network are."""


class Trainer:
    """Trains a network for one game on shards of self-play.

    Games are kept as moves. Some of them at a time are replayed into a *chunk* of positions, each game turned and
    mirrored at random: so there may be more games than memory has room for positions, and a game that comes again
    is another one.
    """

    def __init__(
        self,
        name: str,
        weights: Weights,
        shards: Sequence[LearnedFrom],
        settings: TrainingSettings,
        seed: int = 0,
    ) -> None:
        torch.manual_seed(seed)
        self._random = np.random.default_rng(seed)
        self._name, self._weights, self._settings = name, weights, settings
        self._variant = VARIANTS[name]
        self._tables = placements_on(self._variant.size).tables
        self._context = context_of(self._variant)
        self._in_margin = _in_margin(self._context[0])
        self._search = weights.settings if weights.network is not None else NETWORK_SEARCH
        self.network = Network(self._variant, settings.layers)
        if settings.warm and weights.network is not None and weights.network[0]["layers"] <= settings.layers:
            self.network.load(weights.network)
        shuffled = [shards[index] for index in self._random.permutation(len(shards))]
        test = max(1, round(settings.kept_back * len(shuffled)))
        self._test = self._positions_of(shuffled[:test])
        self._shards = shuffled[test:]
        self._waiting: list[int] = []
        """Shards that are still to come in this pass through all of them."""

    def _positions_of(self, shards: Sequence[LearnedFrom]) -> Structs:
        parts = [
            examples_of(
                self._name, games_of(shard), shard.settings.full, self._random, tree_positions_of(shard)
            )
            for shard in shards
        ]
        examples: Structs = np.concatenate(parts)
        return examples

    def _next_chunk(self) -> Structs:
        """Positions of the next shards, in an order that is another one in every pass."""
        chosen: list[LearnedFrom] = []
        positions = 0
        while positions < CHUNK and len(chosen) < len(self._shards):
            if not self._waiting:
                self._waiting = self._random.permutation(len(self._shards)).tolist()
            chosen.append(self._shards[self._waiting.pop()])
            positions += kernel_examples.count_examples(games_of(chosen[-1]))
            positions += len(tree_positions_of(chosen[-1]))
        return self._positions_of(chosen)

    def train(self, checkpoint: Path) -> Iterator[Report]:
        """Train until the time is up; reports at the beginning, after each chunk, and at the end.

        After a chunk everything is written to `checkpoint`, from which an interrupted training goes on.
        """
        settings = self._settings
        optimizer = torch.optim.AdamW(
            self.network.parameters(), lr=settings.rate, weight_decay=settings.decay
        )
        step, before = 0, 0.0
        if checkpoint.exists():
            kept = torch.load(checkpoint, weights_only=True)
            self.network.load_state_dict(kept["network"])
            optimizer.load_state_dict(kept["optimizer"])
            self._random.bit_generator.state = kept["random"]
            self._waiting = kept["waiting"]
            step, before = kept["step"], kept["seconds"]
        began = process_time()

        def spent() -> float:
            return before + process_time() - began

        def keep() -> None:
            state = {"network": self.network.state_dict(), "optimizer": optimizer.state_dict()}
            content = BytesIO()
            random = {"random": self._random.bit_generator.state, "waiting": self._waiting}
            torch.save({**state, **random, "step": step, "seconds": spent()}, content)
            write_whole(checkpoint, content.getvalue())

        def done() -> float:
            return step / settings.steps if settings.steps else spent() / settings.seconds

        if not step:
            yield self.report(0.0, 0)
        while done() < 1:
            chunk = self._next_chunk()
            with_policy = np.flatnonzero(chunk["shares"][:, 0] > 0)
            from_games = np.flatnonzero(chunk["from_tree"] == 0)
            from_trees = np.flatnonzero(chunk["from_tree"] == 1)
            for _ in range(max(1, len(chunk) // settings.batch)):
                rate = settings.rate * min(1.0, (step + 1) / 100) * max(0.02, 1 - done())
                for group in optimizer.param_groups:
                    group["lr"] = rate
                loss = self._loss(chunk[self._batch(with_policy, from_games, from_trees)])
                optimizer.zero_grad()
                torch.autograd.backward(loss)
                utils.clip_grad_norm_(self.network.parameters(), 5.0)
                optimizer.step()
                step += 1
                if done() >= 1:
                    break
            keep()
            yield self.report(min(1.0, done()), step)

    def _batch(self, with_policy: Rows, from_games: Rows, from_trees: Rows) -> Rows:
        """Which positions of a chunk make the next step: first those that teach the policy, then any."""
        settings = self._settings
        others = settings.batch - settings.policy_batch
        of_trees = round(settings.tree_share * others) if len(from_trees) else 0
        parts = [self._random.choice(with_policy, settings.policy_batch)]
        parts.append(self._random.choice(from_games, others - of_trees))
        if of_trees:
            parts.append(self._random.choice(from_trees, of_trees))
        return np.concatenate(parts)

    def _loss(self, examples: Structs) -> Tensor:
        settings, colours = self._settings, self.network.colours
        value, owners, maps, pieces, trunk = self._forward(examples)
        value = value.float()
        sound = _tensor(examples["sound"])
        # A deviation makes the end of the game say little about what came before it; the search knows more.
        share = np.where(examples["sound"] > 0, settings.search_share, 0.9)
        from_tree, root_value = examples["from_tree"], examples["root_value"]
        share[from_tree == 1] = 1.0
        results = _tensor(examples["results"][:, :colours])
        by_result = functional.binary_cross_entropy_with_logits(value[:, 0], results[:, 0], reduction="none")
        by_search = functional.binary_cross_entropy(
            self._expected(value, examples), _tensor(root_value).clamp(0, 1), reduction="none"
        )
        loss = ((1 - _tensor(share)) * by_result + _tensor(share) * by_search).mean()
        others = functional.binary_cross_entropy_with_logits(
            value[:, 1:colours], results[:, 1:], reduction="none"
        )
        loss = loss + 0.5 * (others.mean(1) * sound).mean()
        points = functional.smooth_l1_loss(
            value[:, colours:], _tensor(examples["points"][:, :colours]), reduction="none"
        )
        loss = loss + 0.5 * (points.mean(1) * sound).mean()
        squares = self._variant.size**2
        live = _tensor(examples["codes"][:, 0, :squares] != DEAD)
        wanted = torch.from_numpy(examples["owners"][:, :squares].astype(np.int64))
        owned = functional.cross_entropy(
            owners.reshape(len(examples), colours + 1, squares), wanted, reduction="none"
        )
        loss = loss + 0.3 * (owned * live * sound[:, None]).mean()
        count = settings.policy_batch
        of_policy = (part[:count].float() for part in (maps, pieces, trunk))
        return loss + self._policy_loss(examples[:count], *of_policy)

    def _expected(self, value: Tensor, examples: Structs) -> Tensor:
        """What a search makes of the network's outputs for the seat to move: its result, mixed with its margin.

        The searches that played told this and nothing else. What the margin is of a colour that all share depends on
        who moves it; there the result is taken for all of it.
        """
        search, colours = self._search, self.network.colours
        won = torch.sigmoid(value[:, 0])
        mover = examples["board"]["turn"].astype(np.int64)
        margin = (value[:, colours:] * _tensor(self._in_margin[mover])).sum(1) * (
            POINTS / search.margin_scale
        )
        by_margin = 0.5 + 0.5 * margin / (1 + margin.abs())
        weight = search.margin_weight * _tensor(self._in_margin[mover].any(1))
        return won + weight * (by_margin - won)

    def expected(self, examples: Structs) -> list[float]:
        """The same of positions, as far as the network is trained."""
        with torch.no_grad():
            found: list[float] = self._expected(self._forward(examples)[0].float(), examples).tolist()
        return found

    def exported(self) -> Structs:
        """The network as the kernel reads it, once it has been measured on the positions that were kept back."""
        begins = range(0, min(len(self._test), MEASURED), 1000)
        self.network.measure(self._seen(self._test[begin : begin + 1000]) for begin in begins)
        return self.network.exported(self._variant)

    def _seen(self, examples: Structs) -> tuple[Tensor, Tensor]:
        """What the network sees of positions: codes and scalars."""
        squares = self._variant.size**2
        codes = torch.from_numpy(np.ascontiguousarray(examples["codes"][:, :, :squares]))
        return codes, _tensor(examples["scalars"][:, : self.network.colours * SCALARS])

    def _forward(self, examples: Structs) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
        codes, scalars = self._seen(examples)
        with torch.autocast("cpu", torch.bfloat16, enabled=bool(self._settings.bfloat16)):
            outputs: tuple[Tensor, Tensor, Tensor, Tensor, Tensor] = self.network(codes, scalars)
        return outputs

    def _policy_loss(self, examples: Structs, maps: Tensor, pieces: Tensor, trunk: Tensor) -> Tensor:
        """A sum whose slopes are those of the policy's cross-entropy, which the kernel knows."""
        slopes, losses = self._policy_slopes(examples, maps, pieces, trunk)
        parts = (maps, pieces, trunk, self.network.orientations)
        total = torch.stack([(part * slope).sum() for part, slope in zip(parts, slopes, strict=True)]).sum()
        return total / max(1.0, losses[1])

    def _policy_slopes(
        self, examples: Structs, maps: Tensor, pieces: Tensor, trunk: Tensor
    ) -> tuple[list[Tensor], "np.ndarray[tuple[int], np.dtype[np.float64]]"]:
        given = _array(maps), _array(pieces), _array(trunk), _array(self.network.orientations)
        slopes = tuple(np.zeros_like(part) for part in given)
        losses = np.zeros(3)
        kernel_examples.policy_gradient(
            self._tables,
            self._context,
            self._weights.policy,
            examples,
            *(*given, *slopes, losses),
        )
        return [torch.from_numpy(slope) for slope in slopes], losses

    def report(self, done: float, step: int) -> Report:
        """How the network does on the positions that were kept back."""
        losses, missed = np.zeros(3), np.zeros(2)
        with torch.no_grad():
            for begin in range(0, len(self._test), 1000):
                examples = self._test[begin : begin + 1000]
                value, _, maps, pieces, trunk = (part.float() for part in self._forward(examples))
                won = torch.sigmoid(value[:, 0]).numpy()
                expected = np.where(examples["from_tree"] == 1, self._expected(value, examples).numpy(), won)
                squares = (expected - examples["results"][:, 0]) ** 2
                missed += np.bincount(examples["from_tree"], squares, minlength=2)
                full = np.flatnonzero(examples["shares"][:, 0] > 0)
                losses += self._policy_slopes(examples[full], maps[full], pieces[full], trunk[full])[1]
        count = max(1.0, losses[1])
        of_trees = int(self._test["from_tree"].sum())
        value_error = missed[0] / max(1, len(self._test) - of_trees)
        tree_error = missed[1] / of_trees if of_trees else None
        return Report(done, step, losses[0] / count, losses[2] / count, value_error, tree_error)


def train(task: TrainingTask) -> Generator[TrainingReport, None, Trained]:
    """A network, on top of the policies that played."""
    torch.set_num_threads(1)  # so that the same seed gives the same weights
    before = unpack_weights(task.weights, task.game)
    trainer = Trainer(task.game, before, task.shards, task.settings, task.seed)
    for report in trainer.train(task.checkpoint):
        losses = {
            "policy_loss": report.policy_loss,
            "policy_hits": report.policy_hits,
            "value_error": report.value_error,
        }
        if report.tree_error is not None:
            losses["tree_error"] = report.tree_error
        yield TrainingReport(report.done, report.step, losses)
    network = trainer.exported()
    settings = NETWORK_SEARCH if before.network is None else before.settings
    learned = replace(before, network=network, network_of=None, settings=settings)
    return Trained(packed(learned.arrays()))


def _in_margin(context: Structs) -> Floats:
    """By the colour to move, and by relative colour: how its points count in the margin of the seat to move."""
    colours, seats = int(context["colours"]), int(context["seats"])
    seat_of, shared = context["seat_of"].tolist(), int(context["shared"])
    found = np.zeros((colours, colours), np.float32)
    for mover in range(colours):
        for relative in range(colours):
            colour = (mover + relative) % colours
            if shared not in (mover, colour):
                found[mover, relative] = 1 if seat_of[colour] == seat_of[mover] else -1 / (seats - 1)
    return found


def _array(tensor: Tensor) -> "np.ndarray[tuple[int, ...], np.dtype[np.float32]]":
    return np.ascontiguousarray(tensor.detach().numpy())


def _tensor(array: object) -> Tensor:
    return torch.from_numpy(np.asarray(array, np.float32))
