"""The SQLite files of a server: copied whole, and checked."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import typer
from rich.console import Console
from rich.progress import Progress

from klotz.cli.common import fail

BESIDE: Final = ("-wal", "-shm")
"""The endings of the files in which SQLite keeps what is not in the database yet."""
_PAGES_AT_ONCE: Final = 500


class Damaged(ValueError):
    """Not a database, or not a whole one; the message says what is wrong."""


def database_file(command: str) -> Path:
    """Where this machine's server has its database, if it is in a file."""
    from sqlalchemy import make_url

    from klotz.server.settings import BadSetting, settings_from_environment

    try:
        settings = settings_from_environment()
    except BadSetting as error:
        fail(str(error))
    if not settings.is_sqlite:
        fail(f"the database is PostgreSQL: {command}, as docs/operations.md shows")
    return Path(make_url(settings.database_url).database or "")


def copy(source: Path, to: Path) -> None:
    """Everything that was committed, also what is still in the log beside the file."""
    # Through SQLite: a plain copy of a file that is being written to may be corrupt.
    with (
        closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(to)) as new,
        Progress(console=Console(stderr=True), transient=True) as progress,
    ):
        task = progress.add_task("Copying", total=None)

        def shown(_status: int, left: int, total: int) -> None:
            progress.update(task, total=total, completed=total - left)

        old.backup(new, pages=_PAGES_AT_ONCE, progress=shown)
        new.execute("PRAGMA journal_mode = DELETE")  # one file, without any beside it; a server sets its own


def check(file: Path) -> str | None:
    """The revision of a database that is whole; None if nobody has used it yet. Raises Damaged."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            (found,) = connection.execute("PRAGMA integrity_check").fetchone()
            if found != "ok":
                raise Damaged(f"it is damaged: {found}")
            if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise Damaged("it is damaged: something is missing that it refers to")
            is_ours = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
            if connection.execute(is_ours).fetchone() is None:
                return None
            revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            return None if revision is None else str(revision[0])
    except sqlite3.Error as error:
        raise Damaged(str(error)) from None


def tables_in(file: Path) -> int:
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def say_size(file: Path) -> None:
    typer.echo(f"{file}: {file.stat().st_size:,} bytes")
