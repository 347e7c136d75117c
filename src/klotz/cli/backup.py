"""`klotz backup`: copies everything while the server runs."""

import sqlite3
from pathlib import Path
from typing import Annotated

import typer

from klotz.cli import sqlite_files
from klotz.cli.common import fail, refuse_to_replace
from klotz.cli.options import Force


def backup(
    to: Annotated[Path, typer.Argument(help="The file to write.", metavar="FILE")], force: Force = False
) -> None:
    """Copy the server's SQLite database to a file.

    The server of this machine may be running. `klotz restore` puts it back. A PostgreSQL database is backed up with
    its own tools: docs/operations.md.
    """
    from klotz.server.files import private_file, settle

    source = sqlite_files.database_file("back it up with pg_dump")
    refuse_to_replace(to, force)
    if not source.is_file():
        fail(f"{source}: there is no database yet")
    unfinished = to.with_name(f".{to.name}.part")
    try:
        unfinished.unlink(missing_ok=True)
        private_file(unfinished)
        sqlite_files.copy(source, unfinished)
        sqlite_files.check(unfinished)
        settle(unfinished)
        unfinished.replace(to)
    except sqlite_files.Damaged as error:
        fail(f"{source}: {error}")
    except (OSError, sqlite3.Error) as error:
        fail(f"{to}: {error}")
    finally:
        unfinished.unlink(missing_ok=True)
    sqlite_files.say_size(to)
