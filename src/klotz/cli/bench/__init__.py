"""`klotz bench`: how fast a game runs, and on what machine that was measured."""

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from klotz.cli.bench.machine import machine
from klotz.cli.bench.measure import Figure, Measurement

app = typer.Typer(name="bench", help="Measure how fast a game runs here.", no_args_is_help=True)

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON rather than a table.")]
Seconds = Annotated[float, typer.Option("--seconds", min=0.001, help="How long to measure each figure.")]


@app.command("blokus")
def bench_blokus(as_json: AsJson = False, seconds: Seconds = 1.0) -> None:
    """Legal moves, random games, pushes from Python, compile and start."""
    from klotz.cli.bench.blokus import measurements  # brings the kernel along

    _report("blokus", measurements(seconds), seconds, as_json)


@app.command("bloxx")
def bench_bloxx(as_json: AsJson = False, seconds: Seconds = 1.0) -> None:
    """Legal drawings, random games, pushes from Python, compile and start."""
    from klotz.cli.bench.bloxx import measurements

    _report("bloxx", measurements(seconds), seconds, as_json)


@app.command("bloqs")
def bench_bloqs(as_json: AsJson = False, seconds: Seconds = 1.0) -> None:
    """Places in towers, random games, pushes from Python, compile and start."""
    from klotz.cli.bench.bloqs import measurements

    _report("bloqs", measurements(seconds), seconds, as_json)


@app.command("server")
def bench_server(as_json: AsJson = False, seconds: Seconds = 4.0) -> None:
    """Durable moves a second at busy tables, beside a bare echo of the same framework; memory; start."""
    from klotz.cli.bench.server import measurements

    _report("server", measurements(seconds), seconds, as_json)


def _report(game: str, measurements: list[Measurement], seconds: float, as_json: bool) -> None:
    figures = _measured(measurements)
    if as_json:
        report = {
            "bench": game,
            "seconds": seconds,
            "machine": machine(),
            "figures": [asdict(figure) for figure in figures],
        }
        typer.echo(json.dumps(report, indent=2))
    else:
        _print_table(figures)


def _measured(measurements: list[Measurement]) -> list[Figure]:
    figures: list[Figure] = []
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as progress:
        task = progress.add_task("", total=len(measurements))
        for measurement in measurements:
            progress.update(task, description=f"Measuring {measurement.label}")
            figures += measurement.run()
            progress.advance(task)
    return figures


def _print_table(figures: list[Figure]) -> None:
    console = Console()
    table = Table(highlight=False)
    table.add_column("What")
    table.add_column("Where")
    table.add_column("Figure", justify="right", style="bold")
    table.add_column("Unit")
    for figure in figures:
        value = f"{figure.value:,.0f}" if figure.value >= 1000 else f"{figure.value:.3g}"
        table.add_row(figure.what, figure.where, value, figure.unit)
    console.print(table)
    for name, fact in machine().items():
        console.print(f"{name}: {fact}", highlight=False, markup=False)
