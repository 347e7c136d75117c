"""Learn the weights of the Bloxx! value function by self-play.

    python -m training.bloxx

First the general weights, on random sheets and with the faces dealt to the dice anew; then, starting from those, the
weights for our own sheet and dice. There are weights for each contact ruling and for one, two, and more seats.

Ctrl-C stops it, and the same command continues. At the end the weights are written to the package.
"""

from dataclasses import dataclass
from itertools import product
from pathlib import Path
from random import Random
from typing import Annotated, Any, Final

import numpy as np
import numpy.typing as npt
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from klotz.games.bloxx import kernel, read_dice, read_sheet
from klotz.games.bloxx.tables import Drawings
from klotz.games.datafiles import STANDARD
from klotz.jit import Structs
from klotz.kernel_random import seeded
from klotz.players.bloxx.kernel import (
    CORNERS,
    CROWDS,
    NEED_AT,
    REST_AT,
    ROW_AT,
    SIDES,
    WEIGHTS,
    Weights,
)
from klotz.players.bloxx.weights import (
    GENERAL,
    NUMBER_AT,
    RULINGS,
    TABLES,
    TAIL_AT,
    Indices,
    added_up,
    general_parts,
)
from training.kernel_bloxx import Learner, learn, new_scratch

DATA: Final = Path(__file__).parent.parent / "src" / "klotz" / "players" / "bloxx" / "data"
KINDS: Final = {"general": GENERAL, "standard": WEIGHTS}
GAMES: Final = {"general": 150_000, "standard": 300_000}
BATCH: Final = {"general": 100, "standard": 1000}
"""Games with the same weights, and for general ones on the same sheet."""

OPTIMISM: Final = 0.85
"""The share of all points that initial weights expect. With too little, nothing new would ever be tried."""


@dataclass
class Run:
    """The training of one set of weights."""

    kind: str
    ruling: str
    table: int
    weights: Weights
    error_sums: npt.NDArray[np.float64]
    absolute_error_sums: npt.NDArray[np.float64]
    games: int = 0

    @property
    def name(self) -> str:
        return f"{self.kind} {self.ruling} {self.table}"


def new_run(kind: str, ruling: str, table: int, general: Weights | None) -> Run:
    size = KINDS[kind]
    weights = optimistic() if general is None else added_up(general, *general_parts(standard(ruling)))
    return Run(kind, ruling, table, weights, np.zeros(size), np.zeros(size))


def optimistic() -> Weights:
    """Initial general weights."""
    weights = np.zeros(GENERAL, np.float32)
    numbers = weights[NUMBER_AT:TAIL_AT].reshape(3, -1)
    numbers[:] = OPTIMISM * np.array([[2], [3], [4]])
    tail = weights[TAIL_AT:]
    tail[ROW_AT - CORNERS : NEED_AT - CORNERS] = OPTIMISM * kernel.FIRST
    tail[REST_AT - CORNERS :].reshape(-1, CROWDS)[:] = OPTIMISM * np.arange(kernel.SQUARES + 1)[:, np.newaxis]
    return weights


def standard(ruling: str) -> Structs:
    return Drawings(read_sheet(STANDARD), read_dice(STANDARD), ruling).tables


def random_sheet(ruling: str, random: Random) -> Structs:
    """A sheet with numbers and coloured rows anywhere, and our twelve faces dealt to the two dice."""
    squares = ["."] * kernel.SQUARES
    for square in random.sample(range(kernel.SQUARES), random.randint(8, 20)):
        squares[square] = random.choice("234")
    lines = [
        "".join(squares[start : start + kernel.COLUMNS]) for start in range(0, kernel.SQUARES, kernel.COLUMNS)
    ]
    rows = [
        {"row": row, "name": str(row), "colour": "#808080"}
        for row in random.sample(range(1, kernel.ROWS + 1), 4)
    ]
    dice = read_dice(STANDARD).json()
    faces = [*dice["A"], *dice["B"]]
    random.shuffle(faces)
    sheet = read_sheet({"name": "random", "grid": "\n".join(lines), "rows": rows})
    return Drawings(
        sheet, read_dice({"name": "dealt", "A": faces[: kernel.FACES], "B": faces[kernel.FACES :]}), ruling
    ).tables


def mirrored() -> tuple[Indices, Indices]:
    """Our sheet is its own mirror image, so each corner learns together with the one opposite."""
    corners = np.arange(CORNERS).reshape(kernel.COLUMNS, SIDES, SIDES, SIDES)
    opposite = corners[::-1].transpose(0, 3, 2, 1)
    parts = np.concatenate([np.minimum(corners, opposite).ravel(), np.arange(CORNERS, WEIGHTS)])
    return np.arange(WEIGHTS + 1, dtype=np.int32), parts.astype(np.int32)


class Trainer:
    """Plays and learns, a batch of games at a time."""

    def __init__(self) -> None:
        self._scratch = new_scratch()

    def batch(self, run: Run) -> tuple[float, float]:
        """The mean score and the mean squared error of a batch, after learning from it."""
        random = Random(f"{run.name} {run.games}")
        own = run.kind == STANDARD
        tables = standard(run.ruling) if own else random_sheet(run.ruling, random)
        starts, parts = mirrored() if own else general_parts(tables)
        seats = run.table if run.table < TABLES[-1] else random.choice((3, 4))
        self._scratch.works[0]["random"] = seeded(random.getrandbits(62))
        found = learn(
            tables,
            kernel.new_boards(seats),
            added_up(run.weights, starts, parts),
            Learner(run.weights, run.error_sums, run.absolute_error_sums, starts, parts),
            self._scratch,
            BATCH[run.kind],
        )
        run.games += BATCH[run.kind]
        return found


def load(path: Path) -> list[Run]:
    if not path.exists():
        return []
    with np.load(path) as stored:
        names: list[str] = stored["names"].tolist()
        return [
            Run(
                *_named(name),
                stored[f"{name} weights"],
                stored[f"{name} error_sums"],
                stored[f"{name} absolute_error_sums"],
                int(stored[f"{name} games"]),
            )
            for name in names
        ]


def _named(name: str) -> tuple[str, str, int]:
    kind, ruling, table = name.split()
    return kind, ruling, int(table)


def save(path: Path, runs: list[Run]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    arrays: dict[str, Any] = {"names": np.array([run.name for run in runs])}
    for run in runs:
        for part in ("weights", "error_sums", "absolute_error_sums", "games"):
            arrays[f"{run.name} {part}"] = getattr(run, part)
    unfinished = path.with_suffix(".unfinished.npz")
    np.savez(unfinished, **arrays)
    unfinished.replace(path)


def publish(runs: list[Run], folder: Path) -> None:
    """Write the weights as players read them, in half precision: a hundredth of a point does not matter."""
    learned = {run.name: run for run in runs}
    folder.mkdir(parents=True, exist_ok=True)
    for kind, size in KINDS.items():
        stored = np.zeros((len(RULINGS), len(TABLES), size), np.float16)
        for (at, ruling), table in product(enumerate(RULINGS), TABLES):
            weights = learned[f"{kind} {ruling} {table}"].weights
            stored[at, table - 1] = added_up(weights, *mirrored()) if kind == STANDARD else weights
        np.save(folder / f"{kind}.npy", stored)


def main(
    state: Annotated[Path, typer.Option(help="What to continue from.")] = Path("build/bloxx-training.npz"),
    scale: Annotated[float, typer.Option(help="Times as many games.")] = 1.0,
    into: Annotated[Path, typer.Option(help="Where the weights go.")] = DATA,
) -> None:
    """Learn all sets of weights."""
    console = Console()
    runs = load(state)
    trainer = Trainer()
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console) as progress:
        for kind, ruling, table in product(KINDS, RULINGS, TABLES):
            known = {run.name: run for run in runs}
            run = known.get(f"{kind} {ruling} {table}")
            if run is None:
                general = known[f"general {ruling} {table}"].weights if kind == STANDARD else None
                run = new_run(kind, ruling, table, general)
                runs.append(run)
            games = int(GAMES[kind] * scale) // table
            task = progress.add_task(run.name, total=games, completed=run.games)
            scores: list[float] = []
            try:
                while run.games < games:
                    score, error = trainer.batch(run)
                    scores = [*scores[-99:], score]
                    told = f"{run.name:16} mean score {np.mean(scores):6.2f}  error {error:5.2f}"
                    progress.update(task, completed=run.games, description=told)
            except KeyboardInterrupt:
                save(state, runs)
                console.print(f"Stopped; the same command continues from {state}.")
                return
            save(state, runs)
    publish(runs, into)
    console.print(f"The weights are in {into}.")


if __name__ == "__main__":
    typer.run(main)
