"""The database's shape: made by migrations, the same as the code says, up and down, on SQLite and PostgreSQL."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from klotz.server.store import migrate, schema
from klotz.server.store.database import open_database
from tests.server.harness.keeping import with_driver
from tests.server.whole.conftest import Start

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
async def engine(request: pytest.FixtureRequest) -> AsyncIterator[AsyncEngine]:
    made = open_database(with_driver(request.getfixturevalue(request.param)))
    yield made
    await made.dispose()


def _differences(connection: Connection) -> list[Any]:
    differences: list[Any] = compare_metadata(MigrationContext.configure(connection), schema.metadata)
    return differences


def _tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names()) - {"alembic_version"}


async def test_migrations_lead_to_the_schema(engine: AsyncEngine) -> None:
    await migrate.upgrade(engine)
    assert await migrate.current_revision(engine) == migrate.HEAD
    async with engine.connect() as connection:
        assert await connection.run_sync(_tables) == set(schema.metadata.tables)
        assert await connection.run_sync(_differences) == []


async def test_each_migration_goes_down_and_up_again(engine: AsyncEngine) -> None:
    revisions = [script.revision for script in _scripts().walk_revisions()]
    await migrate.upgrade(engine)
    for below in [*revisions[1:], "base"]:
        await migrate.run(engine, "downgrade", below)
        assert await migrate.current_revision(engine) == (None if below == "base" else below)
    async with engine.connect() as connection:
        assert await connection.run_sync(_tables) == set()
    for above in reversed(revisions):
        await migrate.run(engine, "upgrade", above)
    async with engine.connect() as connection:
        assert await connection.run_sync(_differences) == []


async def test_an_upgrade_of_what_is_there_changes_nothing(engine: AsyncEngine) -> None:
    await migrate.upgrade(engine)
    async with engine.begin() as connection:
        await connection.execute(
            text("INSERT INTO people VALUES ('p', 'guest', 'Ada', NULL, NULL, NULL, 1, NULL)")
        )
    await migrate.upgrade(engine)
    async with engine.connect() as connection:
        assert (await connection.execute(text("SELECT name FROM people"))).scalars().all() == ["Ada"]


async def test_a_newer_database_is_refused_and_left_alone(engine: AsyncEngine) -> None:
    await _make_newer(engine)
    with pytest.raises(migrate.NewerDatabase, match=r"revision 9999.*install a newer one"):
        await migrate.upgrade(engine)
    assert await migrate.current_revision(engine) == "9999"


async def test_serve_says_that_the_database_is_newer(sqlite: str, start: Start) -> None:
    engine = open_database(with_driver(sqlite))
    await _make_newer(engine)
    await engine.dispose()
    node = start(sqlite)
    assert node.program.wait() == 2
    said = node.program.said()
    assert (
        f"the database is at revision 9999, and this Klotz knows {migrate.HEAD}: install a newer one" in said
    )
    assert "Traceback" not in said


async def test_serve_says_that_the_database_cannot_be_opened(tmp_path: Path, start: Start) -> None:
    (tmp_path / "no-database").write_text("this is something else altogether\n" * 100)
    node = start(f"sqlite:///{tmp_path / 'no-database'}")
    assert node.program.wait() == 2
    assert "the database cannot be opened: file is not a database" in node.program.said()
    assert "Traceback" not in node.program.said()


async def test_nodes_that_start_at_once_migrate_once(postgres: str, start: Start) -> None:
    nodes = [start(postgres, None, f"node-{number}") for number in range(3)]
    assert [node.ready().status() for node in nodes] == ["ok"] * 3


def test_head_is_the_newest_script() -> None:
    assert _scripts().get_heads() == [migrate.HEAD]


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(migrate.configuration())


async def _make_newer(engine: AsyncEngine) -> None:
    await migrate.upgrade(engine)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
