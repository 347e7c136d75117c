"""What the commands share: how they refuse, and how words on the command line become a game."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.text import Text

from klotz import games, records
from klotz.games.contract import Game, Record, State

GameOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the game, such as starts=own. May be given several times.",
    ),
]

SeatCount = Annotated[
    int | None, typer.Option("--seats", metavar="N", help="How many seats, for games that leave it open.")
]

Force = Annotated[bool, typer.Option("--force", "-f", help="Replace the file if it is there.")]


def fail(sentence: str) -> NoReturn:
    """Say what is wrong with what the user asked for, in one red sentence, and leave with exit code 2."""
    Console(stderr=True).print(Text(sentence, style="red"), soft_wrap=True)
    raise typer.Exit(2)


@contextmanager
def refusals() -> Iterator[None]:
    """Around what a user's mistake can make fail, and around nothing else: a bug keeps its traceback."""
    try:
        yield
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except ValueError as error:
        fail(str(error))


def refuse_to_replace(path: Path, force: bool) -> None:
    if path.exists() and not force:
        fail(f"{path} is there already: choose another name, or --force to replace it")


def chosen_options(name: str, settings: Sequence[str]) -> Mapping[str, Any]:
    """`["starts=own"]` as the options of a game, each value of the type the game gives it."""
    chosen = {}
    for setting in settings:
        key, equals, text = setting.partition("=")
        if not equals:
            raise ValueError(f"{setting!r} is not an option: write it as name=value, such as starts=own")
        known = games.options(name).get(key)
        values = known.values if known else ()
        chosen[key] = next((value for value in values if str(value).lower() == text.lower()), text)
    return chosen


def chosen_game(name: str, settings: Sequence[str] | None) -> Game:
    with refusals():
        return games.game(name, **chosen_options(name, settings or ()))


def chosen_start(name: str, settings: Sequence[str] | None, seats: int | None = None) -> State:
    game = chosen_game(name, settings)
    with refusals():
        return game.start(seats)


def read_record(path: Path) -> tuple[Record, State]:
    """A record from a file, and the state it leads to."""
    with refusals():
        record = records.load(path)
        return record, records.check(record)
