"""What only its owner may read: the database, and what SQLite keeps beside it."""

import os
from pathlib import Path

import pytest
from sqlalchemy import text

from klotz.server.files import write_new
from klotz.server.store.database import open_database

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize("is_old", [False, True])
async def test_a_database_is_for_its_owner_only(is_old: bool, tmp_path: Path) -> None:
    path = tmp_path / "new" / "klotz.db"
    if is_old:
        path.parent.mkdir()
        path.touch(0o644)
    before = os.umask(0o022)
    engine = open_database(f"sqlite+aiosqlite:///{path}")
    try:
        async with engine.begin() as connection:
            await connection.execute(text("CREATE TABLE moves (text)"))
            modes = {file.name: file.stat().st_mode & 0o777 for file in path.parent.iterdir()}
    finally:
        os.umask(before)
        await engine.dispose()
    assert modes == dict.fromkeys(("klotz.db", "klotz.db-wal", "klotz.db-shm"), 0o600)


def test_what_is_there_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    write_new(path, "first")
    with pytest.raises(FileExistsError):
        write_new(path, "second")
    assert [file.name for file in tmp_path.iterdir()] == ["secret"]
    assert path.read_text() == "first"
