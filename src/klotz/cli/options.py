"""Options that several commands have: the same name, letter and meaning everywhere."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text


def _games(incomplete: str) -> Iterator[str]:
    """For the shell, which completes what has been typed so far."""
    from klotz import registry

    return (name for name in registry.names() if name.startswith(incomplete))


def _players(incomplete: str) -> Iterator[str]:
    from klotz.players import installed
    from klotz.players.player import LEVELS

    kinds = ("random", "greedy", "search", *(f"level:{level}" for level in LEVELS), "gtp:", "py:")
    return (name for name in (*kinds, *installed.names()) if name.startswith(incomplete))


GameArgument = Annotated[
    str, typer.Argument(metavar="GAME", help="The game, such as blokus-duo.", autocompletion=_games)
]
GameName = Annotated[
    str,
    typer.Option("--game", "-g", metavar="GAME", help="The game, such as blokus-duo.", autocompletion=_games),
]
OptionalGame = Annotated[
    str | None, typer.Argument(metavar="GAME", help="The game, such as blokus-duo.", autocompletion=_games)
]
SomeGames = Annotated[
    list[str] | None,
    typer.Option(
        "--game",
        "-g",
        metavar="GAME",
        help="A game, such as bloxx. Can be repeated. Default: all that have puzzles.",
        autocompletion=_games,
    ),
]
GameOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the game, such as starts=own. Can be repeated.",
    ),
]
SeatCount = Annotated[
    int | None, typer.Option("--seats", metavar="N", help="The number of seats, for games with a choice.")
]
PlayerArgument = Annotated[
    str,
    typer.Argument(
        metavar="PLAYER",
        help="A player, such as level:5, search:seconds=1 or py:bot.py:Corner; NAME=PLAYER names it. "
        "`klotz players` lists them.",
        autocompletion=_players,
    ),
]
PlayerOption = Annotated[
    str,
    typer.Option(
        "--player",
        "-p",
        metavar="PLAYER",
        help="The player, such as level:5 or py:bot.py:Corner. `klotz players` lists them.",
        autocompletion=_players,
    ),
]
RecordFile = Annotated[Path, typer.Argument(help="A record: .klotz or .blksgf.", metavar="RECORD")]
Variation = Annotated[
    str | None,
    typer.Option(
        "--variation",
        "-v",
        metavar="NUMBER",
        help="A variation instead of the game: 2, or 2.1 for the first one within it.",
    ),
]
Seed = Annotated[int, typer.Option("--seed", metavar="N", help="The seed of all random numbers.")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", metavar="N", min=1, help="How many processes to use.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
Dark = Annotated[bool, typer.Option("--dark", help="Draw on a dark background.")]
Palette = Annotated[
    str, typer.Option("--palette", metavar="NAME", help="classic, or colour-blind with patterns.")
]
Force = Annotated[bool, typer.Option("--force", "-f", help="Overwrite files that exist.")]


def is_called(old: str, new: str) -> None:
    """Tell somebody who uses an old name of an option what it is called now."""
    note = f"{old} is an old name and will go away: write {new}."
    Console(stderr=True).print(Text(note, style="yellow"), soft_wrap=True)
