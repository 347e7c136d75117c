"""The value function of Bloxx!, learned by TD(λ) from games that it plays against itself.

There are weights for each contact ruling and for one, two, and more seats: six sets, which take turns from shard to
shard. The stage `general` learns them on random sheets with the faces dealt to the dice anew, the stage `standard`
on our own sheet and dice, beginning with what the general ones say about it.
"""

from collections.abc import Generator
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from klotz.games.bloxx import kernel, read_dice, read_sheet
from klotz.games.bloxx.tables import Drawings
from klotz.games.datafiles import STANDARD
from klotz.jit import Structs
from klotz.kernel_random import seeded
from klotz.learning.bloxx.kernel_selfplay import PLAYED, play_games
from klotz.learning.bloxx.kernel_td import Learner, learn, new_scratch
from klotz.learning.files import Arrays, Damaged, packed, unpacked
from klotz.learning.method import LearnedFrom, Report, SelfplayTask, Shard, Trained, TrainingTask
from klotz.players.bloxx.kernel import CROWDS, VIEW, Weights
from klotz.players.bloxx.weights import (
    GENERAL,
    LEARNED_ON,
    NUMBER_AT,
    RULINGS,
    TABLES,
    TAIL_AT,
    Indices,
    Learned,
    added_up,
    general_parts,
    unpack_weights,
)

SETS: Final = tuple(product(RULINGS, TABLES))
SIZES: Final = {"general": GENERAL, "standard": LEARNED_ON.size}

OPTIMISM: Final = 0.85
"""The share of all points that initial weights expect. With too little, nothing new would ever be tried."""


@dataclass(frozen=True, slots=True)
class GeneralSettings:
    """Self-play on random sheets."""

    sheet_games: int = 100
    """Games on the same sheet."""


@dataclass(frozen=True, slots=True)
class StandardSettings:
    """Self-play on our own sheet: there is nothing to choose."""


@dataclass(frozen=True, slots=True)
class TdSettings:
    """How to learn."""

    trace_decay: float = 0.4
    """λ: how much of a return is as the game went, rather than as the value function expected a turn later."""


def first_weights() -> bytes:
    """Optimistic ones."""
    weights = np.zeros(GENERAL, np.float32)
    numbers = weights[NUMBER_AT:TAIL_AT].reshape(3, -1)
    numbers[:] = OPTIMISM * np.array([[2], [3], [4]])
    tail = weights[TAIL_AT:]
    tail[: LEARNED_ON.need_at - LEARNED_ON.row_at] = OPTIMISM * kernel.FIRST
    free = np.arange(LEARNED_ON.columns * LEARNED_ON.rows + 1)
    tail[LEARNED_ON.rest_at - LEARNED_ON.row_at :].reshape(-1, CROWDS)[:] = OPTIMISM * free[:, np.newaxis]
    general = np.tile(weights, (len(RULINGS), len(TABLES), 1))
    return packed(Learned(general, _standard_from(general)).arrays())


def _standard_from(general: npt.NDArray[Any]) -> npt.NDArray[np.float32]:
    """What general weights add up to on our own sheet."""
    return np.stack(
        [
            [added_up(weights, *general_parts(_standard(ruling))) for weights in of_ruling.astype(np.float32)]
            for ruling, of_ruling in zip(RULINGS, general, strict=True)
        ]
    )


# ---------------------------------------------------------------------- sheets


def _standard(ruling: str) -> Structs:
    return Drawings(read_sheet(STANDARD), read_dice(STANDARD), ruling).tables


def _random_sheet(ruling: str, random: Random) -> Structs:
    """A sheet with numbers and coloured rows anywhere, and our twelve faces dealt to the two dice."""
    columns, rows = LEARNED_ON
    squares = ["."] * (columns * rows)
    for square in random.sample(range(len(squares)), random.randint(8, 20)):
        squares[square] = random.choice("234")
    lines = ["".join(squares[start : start + columns]) for start in range(0, len(squares), columns)]
    coloured = [
        {"row": row, "name": str(row), "colour": "#808080"} for row in random.sample(range(1, rows + 1), 4)
    ]
    dice = read_dice(STANDARD).json()
    faces = [*dice["A"], *dice["B"]]
    random.shuffle(faces)
    sheet = read_sheet({"name": "random", "grid": "\n".join(lines), "rows": coloured})
    return Drawings(
        sheet, read_dice({"name": "dealt", "A": faces[: kernel.FACES], "B": faces[kernel.FACES :]}), ruling
    ).tables


def _mirrored() -> tuple[Indices, Indices]:
    """Our sheet is its own mirror image, so each corner learns together with the one opposite."""
    behind, size, sides = LEARNED_ON.row_at, LEARNED_ON.size, LEARNED_ON.sides
    corners = np.arange(behind).reshape(LEARNED_ON.columns, sides, sides, sides)
    opposite = corners[::-1].transpose(0, 3, 2, 1)
    parts = np.concatenate([np.minimum(corners, opposite).ravel(), np.arange(behind, size)])
    return np.arange(size + 1, dtype=np.int32), parts.astype(np.int32)


def _layout(kind: str, which: int, seed: str) -> tuple[Structs, Indices, Indices]:
    """A sheet, and what each entry of the kernel's weights is made of on it."""
    ruling, _ = SETS[which]
    if kind == STANDARD:
        return _standard(ruling), *_mirrored()
    tables = _random_sheet(ruling, Random(seed))
    return tables, *general_parts(tables)


# ---------------------------------------------------------------------- self-play


def play_general(task: SelfplayTask, number: int) -> Shard:
    return _play("general", task, number, task.settings.sheet_games)


def play_standard(task: SelfplayTask, number: int) -> Shard:
    return _play("standard", task, number, task.shard_games)


def _play(kind: str, task: SelfplayTask, number: int, sheet_games: int) -> Shard:
    which = number % len(SETS)
    ruling, table = divmod(which, len(TABLES))
    learned: Weights = getattr(unpack_weights(task.weights), kind)[ruling, table].astype(np.float32)
    played: Structs = np.zeros(task.count(number), PLAYED)
    seeds = []
    boards, views, works = np.zeros(1, kernel.BOARD), np.zeros(1, VIEW), kernel.new_work()
    for begin in range(0, len(played), sheet_games):
        seeds.append(f"{task.seed} {number} {begin}")
        random = Random(f"{seeds[-1]} games")
        tables, starts, parts = _layout(kind, which, seeds[-1])
        seats = TABLES[table] if TABLES[table] < TABLES[-1] else random.choice((3, 4))
        works["random"] = seeded(random.getrandbits(62))
        play_games(
            tables,
            added_up(learned, starts, parts),
            kernel.new_boards(tables, seats),
            boards,
            works,
            views,
            played[begin : begin + sheet_games],
        )
    positions = int((played["turns"].astype(np.int64) * played["seats"]).sum())
    arrays = {
        "games": played,
        "sheets": np.array(seeds),
        "set": np.array(which),
        "sheet_games": np.array(sheet_games),
    }
    return Shard(arrays, positions, positions)


# ---------------------------------------------------------------------- learning


def train_general(task: TrainingTask) -> Generator[Report, None, Trained]:
    return (yield from _train("general", task))


def train_standard(task: TrainingTask) -> Generator[Report, None, Trained]:
    return (yield from _train("standard", task))


def _train(kind: str, task: TrainingTask) -> Generator[Report, None, Trained]:
    """Correct the weights game by game, in the order of the shards."""
    before = unpack_weights(task.weights)
    state = _learner_state(kind, task)
    scratch = new_scratch()
    for done, shard in enumerate(task.shards, start=1):
        games, which, seeds, sheet_games = _content(shard)
        ruling, table = divmod(which, len(TABLES))
        weights, errors, absolute_errors = (
            state[name][ruling, table] for name in ("weights", "error_sums", "absolute_error_sums")
        )
        scores = error_sum = sheets = 0.0
        for at, seed in enumerate(seeds):
            tables, starts, parts = _layout(kind, which, seed)
            some = games[at * sheet_games : (at + 1) * sheet_games]
            for seats in np.unique(some["seats"]).tolist():
                chosen = some[some["seats"] == seats]
                score, error = learn(
                    tables,
                    kernel.new_boards(tables, seats),
                    Learner(weights, errors, absolute_errors, starts, parts),
                    scratch,
                    chosen,
                    task.settings.trace_decay,
                )
                scores, error_sum, sheets = scores + score, error_sum + error, sheets + seats * len(chosen)
        losses = {"squared_error": error_sum / sheets, "mean_score": scores / sheets}
        yield Report(done / len(task.shards), done, losses)
    return Trained(packed(_weights(kind, before, state["weights"]).arrays()), packed(state))


def _learner_state(kind: str, task: TrainingTask) -> Arrays:
    """Weights in full precision and the errors of each so far, by which its step size is decided."""
    if task.learner is not None:
        return unpacked(task.learner)
    shape = (len(RULINGS), len(TABLES), SIZES[kind])
    return {
        "weights": getattr(unpack_weights(task.weights), kind).astype(np.float32),
        "error_sums": np.zeros(shape),
        "absolute_error_sums": np.zeros(shape),
    }


def _weights(kind: str, before: Learned, learned: npt.NDArray[Any]) -> Learned:
    if kind == "general":
        return Learned(learned, _standard_from(learned))
    mirrored = np.stack([[added_up(each, *_mirrored()) for each in of_ruling] for of_ruling in learned])
    return Learned(before.general, mirrored)


def _content(shard: LearnedFrom) -> tuple[Structs, int, list[str], int]:
    arrays = shard.arrays
    played = arrays.get("games")
    if played is None or played.dtype.itemsize != PLAYED.itemsize:
        raise Damaged(f"{shard.path} was written by another version of Klotz")
    return played.view(PLAYED), int(arrays["set"]), arrays["sheets"].tolist(), int(arrays["sheet_games"])
