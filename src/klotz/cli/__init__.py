"""The `klotz` command: one file or package per subcommand.

Nothing here imports a kernel before a command needs a game, so `klotz --help` is instant.
"""

from typing import Annotated

import typer

import klotz
from klotz.cli import (
    analyse,
    backup,
    bench,
    games,
    gtp,
    ladder,
    match,
    perft,
    play,
    puzzle,
    rules,
    score,
    serve,
    sheet,
    show,
    verify,
    warmup,
)

app = typer.Typer(
    name="klotz",
    help="Klotz plays block games: Blokus for two, three and four, Blokus Duo, Bloxx! and Bloqs.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,  # plain tracebacks are easier to copy into a bug report
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(play.play)
app.command()(show.show)
app.command()(show.convert)
app.command()(analyse.analyse)
app.command()(sheet.sheet)
app.add_typer(score.app)
app.command()(games.games)
app.command()(rules.rules)
app.command()(perft.perft)
app.command()(match.match)
app.command()(ladder.ladder)
app.command()(gtp.gtp)
app.command()(serve.serve)
app.command()(serve.worker)
app.add_typer(puzzle.app)
app.command()(verify.verify)
app.command()(backup.backup)
app.command()(warmup.warmup)
app.command()(bench.bench)


def _print_version(asked: bool) -> None:
    if asked:
        typer.echo(f"klotz {klotz.__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    pass


def main() -> None:
    app()
