"""`klotz backup`: copies everything while the server runs."""

import sqlite3
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from klotz.cli.common import Force, fail, refuse_to_replace

_PAGES_AT_ONCE = 500


def backup(
    to: Annotated[Path, typer.Argument(help="The file to write.", metavar="FILE")], force: Force = False
) -> None:
    """Copy the SQLite database of this machine's server to a file. The server may be running.

    A PostgreSQL database is backed up with its own tools: docs/deployment.md.
    """
    from sqlalchemy import make_url

    from klotz.server.settings import BadSetting, settings_from_environment

    try:
        settings = settings_from_environment()
    except BadSetting as error:
        fail(str(error))
    if not settings.is_sqlite:
        fail("the database is PostgreSQL: back it up with pg_dump, as docs/deployment.md shows")
    refuse_to_replace(to, force)
    source = Path(make_url(settings.database_url).database or "")
    if not source.is_file():
        fail(f"{source}: there is no database yet")
    unfinished = to.with_name(f".{to.name}.part")
    try:
        _copy(source, unfinished)
        unfinished.replace(to)
    except (OSError, sqlite3.Error) as error:
        fail(f"{to}: {error}")
    finally:
        unfinished.unlink(missing_ok=True)
    typer.echo(f"{to}: {to.stat().st_size:,} bytes")


def _copy(source: Path, to: Path) -> None:
    # Through SQLite: a plain copy of a file that is being written to may be corrupt.
    old, new = sqlite3.connect(f"file:{source}?mode=ro", uri=True), sqlite3.connect(to)
    try:
        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task("Copying", total=None)

            def shown(_status: int, left: int, total: int) -> None:
                progress.update(task, total=total, completed=total - left)

            old.backup(new, pages=_PAGES_AT_ONCE, progress=shown)
    finally:
        old.close()
        new.close()
