"""`klotz puzzle make`: new daily puzzles."""

import json
from datetime import timedelta
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from klotz import words
from klotz.cli.common import fail
from klotz.cli.help import Command, Commands
from klotz.cli.options import SomeGames
from klotz.puzzles import games
from klotz.puzzles.shelf import FIRST_DAY

app = typer.Typer(name="puzzle", help="Make daily puzzles.", cls=Commands, no_args_is_help=True)

_HERE = Path(__file__).parents[1] / "puzzles" / "data"


@app.callback()
def _puzzle() -> None:
    pass


@app.command(cls=Command)
def make(
    days: Annotated[
        int,
        typer.Option("--days", metavar="N", min=1, max=3660, help="How many days to have puzzles for."),
    ] = 60,
    game: SomeGames = None,
    out: Annotated[
        Path,
        typer.Option(
            "--out",
            metavar="FOLDER",
            help="Where puzzles are written; those that are there stay.",
            show_default=False,
        ),
    ] = _HERE,
) -> None:
    """Make puzzles from games of the computer against itself.

    Each is written as soon as it is found: you can interrupt at any time, and the next run continues.
    """
    from klotz.puzzles.making import has_finder
    from klotz.puzzles.making import make as make_puzzle  # imports the players

    chosen = game or games()
    if unknown := [name for name in chosen if not has_finder(name)]:
        fail(f"there are no puzzles for {', '.join(sorted(unknown))}; only for {', '.join(games())}")
    out.mkdir(parents=True, exist_ok=True)
    columns = (TextColumn("{task.description:<12}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TextColumn("{task.fields[games]}")) as bar:
        for name in chosen:
            file = out / f"{name}.jsonl"
            done = len(file.read_text(encoding="utf-8").splitlines()) if file.exists() else 0
            task = bar.add_task(name, total=days, completed=min(done, days), games="")

            def report(played: int, task: int = int(task)) -> None:
                bar.update(task, games=words.say("puzzle-games", {"games": played}))  # type: ignore[arg-type]

            for number in range(done, days):
                puzzle = make_puzzle(name, FIRST_DAY + timedelta(days=number), report)
                with file.open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps(puzzle.json(), separators=(",", ":")) + "\n")
                bar.advance(task)
