"""The `klotz` command: one file or package per subcommand.

Nothing here imports a kernel before a command needs a game, so `klotz --help` is instant.
"""

import sys
import warnings
from collections.abc import Callable
from typing import Annotated, Final

import typer

import klotz
from klotz.cli import (
    analyse,
    backup,
    bench,
    bot,
    games,
    gtp,
    ladder,
    learning,
    match,
    perft,
    play,
    players,
    puzzle,
    restore,
    rules,
    score,
    serve,
    sheet,
    show,
    verify,
    warmup,
    weights,
)
from klotz.cli.help import ARENA, DEVELOP, PAPER, PLAY, RECORDS, SERVER, Command, Commands
from klotz.extras import MissingExtra, explained

app = typer.Typer(
    name="klotz",
    help="Klotz plays block games: Blokus for two, three and four, Blokus Duo, Bloxx! and Bloqs.",
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # plain help fits 80 columns, and a pipe
    context_settings={"help_option_names": ["-h", "--help"]},
)

_GROUPS: Final[dict[str, tuple[Callable[..., None], ...]]] = {
    PLAY: (play.play, games.games, players.players, rules.rules),
    RECORDS: (show.show, show.convert, analyse.analyse, verify.verify),
    ARENA: (match.match, ladder.ladder, gtp.gtp),
    SERVER: (serve.serve, serve.worker, backup.backup, restore.restore, bot.bot),
    PAPER: (sheet.sheet,),
    DEVELOP: (
        learning.learn,
        learning.selfplay,
        learning.train,
        learning.gate,
        weights.weights,
        perft.perft,
        bench.bench,
        warmup.warmup,
    ),
}
for _group, _commands in _GROUPS.items():
    for _command in _commands:
        app.command(rich_help_panel=_group, cls=Command)(_command)
app.add_typer(score.app, rich_help_panel=PAPER)
app.add_typer(puzzle.app, rich_help_panel=DEVELOP)


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
    """The `klotz` command. What an extra would bring is named in a sentence, and so is a missing compiler."""
    warnings.showwarning = _show_warning
    try:
        app()
    except ImportError as error:
        missing = error if isinstance(error, MissingExtra) else explained(error, "This command needs")
        if missing is None:
            raise
        typer.secho(str(missing), fg="red", err=True)
        sys.exit(2)


def _show_warning(message: Warning | str, category: type[Warning], *_: object, **__: object) -> None:
    typer.secho(str(message), fg="yellow", err=True)
