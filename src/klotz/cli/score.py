"""`klotz score`: scores a game played on paper, with reasons."""

from collections.abc import Sequence
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from klotz import words
from klotz.cli.common import refusals
from klotz.cli.help import Command, Commands
from klotz.games.contract import Outcome

if TYPE_CHECKING:
    from klotz.records.played import Part

app = typer.Typer(name="score", help="Score a game played on paper.", cls=Commands, no_args_is_help=True)


@app.callback()
def _score() -> None:
    """With a callback, Typer keeps `bloxx` a subcommand although it is the only one."""


@app.command("bloxx", cls=Command)
def score_bloxx(
    file: Annotated[Path, typer.Argument(help="The finished sheets, typed in as text.", metavar="FILE")],
    sheet: Annotated[
        str | None, typer.Option("--sheet", metavar="FILE", help="The layout of the sheets, if not ours.")
    ] = None,
) -> None:
    """Score finished Bloxx! sheets, with the reason for every point.

    \b
    A sheet is ten lines of seven squares, top row first:
    x is a cross, o a circle, # a gap, . an empty square.
    Below it stands what each full coloured row scored, such as orange: 4
    Above each player's sheet stands whose it is, such as name: Ada
    """  # noqa: D301 (a backspace keeps the lines below it as they are)
    from klotz.games.bloxx import read_sheet  # these import the kernel
    from klotz.records.sheets import explained, finished

    with refusals():
        sheets = finished.load(file, read_sheet(sheet) if sheet else None)
    console = Console(highlight=False)
    names = [
        one.name or words.say("finished-sheet", {"number": number})
        for number, one in enumerate(sheets, start=1)
    ]
    totals = [one.score.total for one in sheets]
    for name, one, total in zip(names, sheets, totals, strict=True):
        console.print(Text(name, style="bold"))
        console.print(_sum(list(explained.parts(one)), total))
        console.print()
    if len(sheets) > 1:
        console.print(Text(words.say("finished-ranking"), style="bold"))
        console.print(_ranking(names, totals))
        for doubt in explained.doubts(sheets):
            console.print(Text(doubt, style="yellow"))


def _sum(parts: Sequence["Part"], total: int) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    table.add_column()
    for name, points, reason in parts:
        table.add_row(name, str(points), Text(reason))
    table.add_row(words.say("finished-total"), str(total), style="bold")
    return table


def _ranking(names: Sequence[str], totals: Sequence[int]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right")
    table.add_column()
    table.add_column(justify="right", style="bold")
    ranks = Outcome.by_score(totals, reason="").ranks
    for rank, name, total in sorted(zip(ranks, names, totals, strict=True), key=itemgetter(0)):
        table.add_row(str(rank), Text(name), str(total))
    return table
