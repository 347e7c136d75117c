"""What the commands share: error reporting, and turning command-line arguments into a game."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import typer
from rich.console import Console
from rich.text import Text

from klotz import games, records
from klotz.games.contract import Game, Record, State


def fail(sentence: str) -> NoReturn:
    """Report a user's mistake in one red sentence and exit with code 2."""
    Console(stderr=True).print(Text(sentence, style="red"), soft_wrap=True)
    raise typer.Exit(2)


@contextmanager
def refusals() -> Iterator[None]:
    """Wraps only what can fail through a user's mistake: a bug keeps its traceback."""
    try:
        yield
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except ValueError as error:
        fail(str(error))


def refuse_to_replace(path: Path, force: bool) -> None:
    if path.exists() and not force:
        fail(f"{path} already exists: choose another name, or use --force to overwrite it")


def chosen_options(name: str, settings: Sequence[str]) -> Mapping[str, Any]:
    """`["starts=own"]` as the options of a game, each value converted to the option's type."""
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
