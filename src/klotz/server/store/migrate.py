"""Brings a database to the shape that this version of Klotz expects."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from klotz.errors import KlotzError

HEAD: Final = "0008"
"""The newest revision in `migrations/versions`; a test keeps it so."""

_LOCK: Final = 5_310_712
"""An arbitrary number that all nodes agree on: one of them migrates, the others wait."""


class NewerDatabase(KlotzError):
    """The database was written by a newer Klotz."""


async def current_revision(engine: AsyncEngine) -> str | None:
    async with engine.connect() as connection:
        return await connection.run_sync(_revision)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()


async def upgrade(engine: AsyncEngine) -> None:
    """To the newest revision. NewerDatabase if it is past that."""
    found = await current_revision(engine)
    if found == HEAD:
        return  # most starts: nothing of Alembic is imported
    if found is not None and found > HEAD:
        raise NewerDatabase(
            f"the database is at revision {found}, and this Klotz knows {HEAD}: install a newer one"
        )
    await run(engine, "upgrade", "head")


async def run(engine: AsyncEngine, command: str, revision: str) -> None:
    """`upgrade` or `downgrade` to a revision."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        await connection.run_sync(_run, command, revision)


def _run(connection: Connection, command: str, revision: str) -> None:
    from alembic import command as alembic

    getattr(alembic, command)(configuration(connection), revision)


def configuration(connection: Connection | None = None) -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
