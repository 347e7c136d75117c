"""Learns the weights of the Bloxx! players from games against themselves.

    python -m training.bloxx

First the general weights, on sheets made up at random and with the faces dealt to the dice anew; then, beginning
with those, the weights for our own sheet and dice. There are weights for each contact ruling and for one, two, and
more seats.

Shows how far it is. Ctrl-C stops it, and the same command goes on from there. When it is through, the weights are in
the package.
"""

import argparse
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from klotz.games.bloxx import kernel, read_dice, read_sheet
from klotz.games.bloxx.tables import Drawings
from klotz.games.datafiles import STANDARD
from klotz.jit import Structs
from klotz.players.bloxx.kernel import (
    CORNERS,
    CROWDS,
    NEED_AT,
    REST_AT,
    ROW_AT,
    SIDES,
    VIEW,
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
from training.kernel_bloxx import TRACE, learn

DATA: Final = Path(__file__).parent.parent / "src" / "klotz" / "players" / "bloxx" / "data"
KINDS: Final = {"general": GENERAL, "standard": WEIGHTS}
GAMES: Final = {"general": 150_000, "standard": 300_000}
BATCH: Final = {"general": 100, "standard": 1000}
"""Games with the same weights, and for general ones on the same sheet."""

HOPE: Final = 0.85
"""The share of all points that an unknown sheet promises. Too little, and nothing new would ever be tried."""


@dataclass
class Lesson:
    """One set of weights, and how each has been learning."""

    kind: str
    ruling: str
    table: int
    weights: Weights
    trend: npt.NDArray[np.float64]
    effort: npt.NDArray[np.float64]
    games: int = 0

    @property
    def name(self) -> str:
        return f"{self.kind} {self.ruling} {self.table}"


def new_lesson(kind: str, ruling: str, table: int, general: Weights | None) -> Lesson:
    size = KINDS[kind]
    weights = hopeful() if general is None else added_up(general, *general_parts(standard(ruling)))
    return Lesson(kind, ruling, table, weights, np.zeros(size), np.zeros(size))


def hopeful() -> Weights:
    """General weights of somebody who knows nothing and hopes for much."""
    weights = np.zeros(GENERAL, np.float32)
    numbers = weights[NUMBER_AT:TAIL_AT].reshape(3, -1)
    numbers[:] = HOPE * np.array([[2], [3], [4]])
    tail = weights[TAIL_AT:]
    tail[ROW_AT - CORNERS : NEED_AT - CORNERS] = HOPE * kernel.FIRST
    tail[REST_AT - CORNERS :].reshape(-1, CROWDS)[:] = HOPE * np.arange(kernel.SQUARES + 1)[:, np.newaxis]
    return weights


def standard(ruling: str) -> Structs:
    return Drawings(read_sheet(STANDARD), read_dice(STANDARD), ruling).tables


def made_up(ruling: str, random: Random) -> Structs:
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
    sheet = read_sheet({"name": "made up", "grid": "\n".join(lines), "rows": rows})
    return Drawings(
        sheet, read_dice({"name": "dealt", "A": faces[: kernel.FACES], "B": faces[kernel.FACES :]}), ruling
    ).tables


def mirrored() -> tuple[Indices, Indices]:
    """Our sheet is its own mirror image, so each corner learns together with the one opposite."""
    corners = np.arange(CORNERS).reshape(kernel.COLUMNS, SIDES, SIDES, SIDES)
    opposite = corners[::-1].transpose(0, 3, 2, 1)
    parts = np.concatenate([np.minimum(corners, opposite).ravel(), np.arange(CORNERS, WEIGHTS)])
    return np.arange(WEIGHTS + 1, dtype=np.int32), parts.astype(np.int32)


class Classroom:
    """Plays and learns, a batch of games at a time."""

    def __init__(self) -> None:
        self.boards = np.zeros(1, kernel.BOARD)
        self.views = np.zeros(1, VIEW)
        self.traces = np.zeros(1, TRACE)

    def batch(self, lesson: Lesson) -> tuple[float, float]:
        """The mean score and the mean squared error of a batch, after learning from it."""
        random = Random(f"{lesson.name} {lesson.games}")
        own = lesson.kind == STANDARD
        tables = standard(lesson.ruling) if own else made_up(lesson.ruling, random)
        starts, parts = mirrored() if own else general_parts(tables)
        seats = lesson.table if lesson.table < TABLES[-1] else random.choice((3, 4))
        found = learn(
            tables,
            kernel.new_boards(seats),
            added_up(lesson.weights, starts, parts),
            lesson.weights,
            lesson.trend,
            lesson.effort,
            starts,
            parts,
            self.boards,
            kernel.new_work(random.getrandbits(62)),
            self.views,
            self.traces,
            BATCH[lesson.kind],
        )
        lesson.games += BATCH[lesson.kind]
        return found


def load(path: Path) -> list[Lesson]:
    if not path.exists():
        return []
    with np.load(path) as stored:
        names: list[str] = stored["names"].tolist()
        return [
            Lesson(
                *_named(name),
                stored[f"{name} weights"],
                stored[f"{name} trend"],
                stored[f"{name} effort"],
                int(stored[f"{name} games"]),
            )
            for name in names
        ]


def _named(name: str) -> tuple[str, str, int]:
    kind, ruling, table = name.split()
    return kind, ruling, int(table)


def save(path: Path, lessons: list[Lesson]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    arrays: dict[str, Any] = {"names": np.array([lesson.name for lesson in lessons])}
    for lesson in lessons:
        for part in ("weights", "trend", "effort", "games"):
            arrays[f"{lesson.name} {part}"] = getattr(lesson, part)
    unfinished = path.with_suffix(".unfinished.npz")
    np.savez(unfinished, **arrays)
    unfinished.replace(path)


def publish(lessons: list[Lesson], folder: Path) -> None:
    """Write the weights as players read them, in half precision: a hundredth of a point does not matter."""
    learned = {lesson.name: lesson for lesson in lessons}
    folder.mkdir(parents=True, exist_ok=True)
    for kind, size in KINDS.items():
        stored = np.zeros((len(RULINGS), len(TABLES), size), np.float16)
        for (at, ruling), table in product(enumerate(RULINGS), TABLES):
            weights = learned[f"{kind} {ruling} {table}"].weights
            stored[at, table - 1] = added_up(weights, *mirrored()) if kind == STANDARD else weights
        np.save(folder / f"{kind}.npy", stored)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "--state", type=Path, default=Path("build/bloxx-training.npz"), help="what to go on from"
    )
    parser.add_argument("--scale", type=float, default=1.0, help="times as many games (1.0)")
    parser.add_argument("--into", type=Path, default=DATA, help="where the weights go (the package)")
    options = parser.parse_args()
    console = Console()
    lessons = load(options.state)
    classroom = Classroom()
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console) as progress:
        for kind, ruling, table in product(KINDS, RULINGS, TABLES):
            known = {lesson.name: lesson for lesson in lessons}
            lesson = known.get(f"{kind} {ruling} {table}")
            if lesson is None:
                general = known[f"general {ruling} {table}"].weights if kind == STANDARD else None
                lesson = new_lesson(kind, ruling, table, general)
                lessons.append(lesson)
            games = int(GAMES[kind] * options.scale) // table
            task = progress.add_task(lesson.name, total=games, completed=lesson.games)
            scores: list[float] = []
            try:
                while lesson.games < games:
                    score, error = classroom.batch(lesson)
                    scores = [*scores[-99:], score]
                    told = f"{lesson.name:16} mean score {np.mean(scores):6.2f}  error {error:5.2f}"
                    progress.update(task, completed=lesson.games, description=told)
            except KeyboardInterrupt:
                save(options.state, lessons)
                console.print(f"Stopped; the same command goes on from {options.state}.")
                return
            save(options.state, lessons)
    publish(lessons, options.into)
    console.print(f"The weights are in {options.into}.")


if __name__ == "__main__":
    main()
