"""`klotz restore`: puts a backup back."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Annotated

import typer

from klotz.cli import sqlite_files
from klotz.cli.common import fail


def restore(
    backup: Annotated[Path, typer.Argument(help="A file that klotz backup wrote.", metavar="FILE")],
) -> None:
    """Put a backup back as the SQLite database.

    The server of this machine must not be running. The backup is checked first. What was there before is kept beside
    it, under a name that is printed.
    """
    from klotz.server.files import private_file, private_folder, settle

    database = sqlite_files.database_file("restore it with pg_restore")
    if not backup.is_file():
        fail(f"{backup}: there is no such file")
    if database.exists() and backup.samefile(database):
        fail(f"{backup}: that is the database itself")
    private_folder(database.parent)
    unfinished = database.with_name(f".{database.name}.part")
    try:
        unfinished.unlink(missing_ok=True)
        private_file(unfinished)
        sqlite_files.copy(backup, unfinished)
        _check(unfinished, backup)
        settle(unfinished)
        kept = _put_aside(database) if database.exists() else None
        # Its log would be played back into the new database, which knows nothing of it.
        for ending in sqlite_files.BESIDE:
            Path(f"{database}{ending}").unlink(missing_ok=True)
        unfinished.replace(database)
    except (OSError, sqlite3.Error) as error:
        fail(f"{backup}: {error}")
    finally:
        unfinished.unlink(missing_ok=True)
    typer.echo(f"{database}: restored, with {sqlite_files.tables_in(database):,} tables.")
    if kept is not None:
        typer.echo(f"What was there before is in {kept}.")


def _check(copied: Path, backup: Path) -> None:
    from klotz.server.store.migrate import HEAD

    try:
        revision = sqlite_files.check(copied)
    except sqlite_files.Damaged as error:
        fail(f"{backup}: {error}")
    if revision is None:
        fail(f"{backup}: this isn't the database of a Klotz server")
    if revision > HEAD:
        fail(f"{backup}: a newer Klotz wrote it (revision {revision}, and this one knows {HEAD})")


def _put_aside(database: Path) -> Path:
    """Keep the old database, with all that its log has, under another name. Fails while somebody has it open."""
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(database, timeout=1)) as connection:
        try:
            # Only whoever is alone with a database can do that. It also empties the log of one that was killed.
            connection.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                fail(f"{database} is in use: stop the server first")
    number = 1
    while (kept := database.with_name(f"{database.name}.before-restore-{number}")).exists():
        number += 1
    database.rename(kept)
    for ending in sqlite_files.BESIDE:  # of a database that could not be opened
        with suppress(FileNotFoundError):
            Path(f"{database}{ending}").rename(f"{kept}{ending}")
    return kept
