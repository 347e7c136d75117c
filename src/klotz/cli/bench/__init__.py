"""`klotz bench`: measures how fast games run, and describes the machine."""

import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from klotz import registry
from klotz.cli.bench.measure import Figure, Measurement
from klotz.cli.common import refusals
from klotz.cli.options import AsJson
from klotz.machine import machine

SERVER: Final = "server"
PYTHON: Final = "python"
ENVS: Final = "envs"
"""What is measured besides games."""

_CHECKOUT: Final = Path(__file__).parents[4]
"""The folder that contains `src`, in a checkout."""


def bench(
    what: Annotated[
        str,
        typer.Argument(metavar="WHAT", help="A family of games, such as blokus; python; envs; or server."),
    ],
    as_json: AsJson = False,
    seconds: Annotated[
        float | None,
        typer.Option(
            "--seconds",
            metavar="N",
            min=0.001,
            help="Seconds per figure; default: 1, or 4 for the server.",
        ),
    ] = None,
    only: Annotated[
        str | None,
        typer.Option("--only", metavar="WORD", help="Measure only what has this word in its name."),
    ] = None,
) -> None:
    """Measure how fast it is on this machine.

    A family of games from move generation to whole games, Python's own idioms, environments beside those of others,
    or a server under load.
    """
    with refusals():
        measurements = _measurements_of(what)
        seconds = seconds or (4.0 if what == SERVER else 1.0)
        chosen = _chosen(measurements(seconds), only)
    _report(what, chosen, seconds, as_json)


def _chosen(measurements: list[Measurement], only: str | None) -> list[Measurement]:
    found = [each for each in measurements if only is None or only in each.label]
    if not found:
        raise ValueError(
            f"nothing here is called {only!r}; there are {'; '.join(each.label for each in measurements)}"
        )
    return found


def _measurements_of(what: str) -> Callable[[float], list[Measurement]]:
    if what == SERVER:
        return _load_generator()
    if what == PYTHON:
        from klotz.cli.bench import python  # imports the rules of all games

        return python.measurements
    if what == ENVS:
        from klotz.cli.bench import envs  # imports all that learning needs

        return envs.measurements
    known = {family.name: family for family in registry.families() if family.bench}
    if what not in known:
        raise ValueError(
            f"there is no bench {what[:80]!r}; there are {', '.join(known)}, {PYTHON}, {ENVS} and {SERVER}"
        )
    found: Callable[[float], list[Measurement]] | None = known[what].load("bench", FunctionType)
    assert found is not None
    return found


def _load_generator() -> Callable[[float], list[Measurement]]:
    """The load generator is part of the repository but not installed with the package."""
    if not (_CHECKOUT / "bench" / "server").is_dir():
        raise ValueError(
            "klotz bench server needs a checkout of Klotz: what makes the load is not installed with it"
        )
    sys.path.append(str(_CHECKOUT))
    found: Callable[[float], list[Measurement]] = import_module("bench.server").measurements
    return found


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
    if not sys.stderr.isatty():  # a bar is of no use in a file: a line for each, as it begins
        for number, measurement in enumerate(measurements, start=1):
            typer.echo(f"{number}/{len(measurements)} {measurement.label}", err=True)
            figures += measurement.run()
        return figures
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
