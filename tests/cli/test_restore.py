"""`klotz restore`: over a database that was killed, and never over one that is in use."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from klotz.server.store import migrate
from klotz.server.store.database import open_database
from tests.cli.conftest import Klotz

_PLAY_AND_DIE: Final = """
import os, signal, sqlite3, sys
connection = sqlite3.connect(sys.argv[1])
connection.execute("PRAGMA journal_mode = WAL")
connection.execute("PRAGMA wal_autocheckpoint = 0")
for name in sys.argv[2:]:
    connection.execute("INSERT INTO people (id, kind, name, created_at) VALUES (?, 'guest', ?, 0)", (name, name))
    connection.commit()
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "klotz.db"
    monkeypatch.setenv("KLOTZ_DATABASE_URL", f"sqlite:///{path}")
    monkeypatch.setenv("KLOTZ_SECRET", "a secret of this test")

    async def make() -> None:
        engine = open_database(f"sqlite+aiosqlite:///{path}")
        await migrate.upgrade(engine)
        await engine.dispose()

    asyncio.run(make())
    return path


def _killed(database: Path, *people: str) -> None:
    """A server adds people and is killed: what it kept is in the log beside the file."""
    ended = subprocess.run([sys.executable, "-c", _PLAY_AND_DIE, str(database), *people], check=False)
    assert ended.returncode == -signal.SIGKILL
    assert Path(f"{database}-wal").stat().st_size > 0


def _people(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as connection:
        return [name for (name,) in connection.execute("SELECT name FROM people ORDER BY name")]


def test_a_backup_is_put_back_over_a_database_that_was_killed(
    klotz: Klotz, database: Path, tmp_path: Path
) -> None:
    """The old log was played back into it: a table was at event 38 instead of 20."""
    copy = tmp_path / "copy.db"
    _killed(database, "Ada")
    assert klotz("backup", str(copy)).exit_code == 0
    assert _people(copy) == ["Ada"]  # from the log, too
    _killed(database, "Ben", "Cat")
    result = klotz("restore", str(copy))
    assert result.exit_code == 0, result.stderr
    assert "restored, with 0 tables" in result.stdout
    assert _people(database) == ["Ada"]
    assert database.stat().st_mode & 0o777 == 0o600
    # Nothing is lost by it.
    assert _people(tmp_path / "klotz.db.before-restore-1") == ["Ada", "Ben", "Cat"]
    assert copy.exists()
    assert klotz("restore", str(copy)).exit_code == 0
    assert (tmp_path / "klotz.db.before-restore-2").exists()


def test_it_is_put_where_there_is_nothing_yet(klotz: Klotz, database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    _killed(database, "Ada")
    klotz("backup", str(copy))
    for file in tmp_path.glob("klotz.db*"):
        file.unlink()
    assert klotz("restore", str(copy)).exit_code == 0
    assert _people(database) == ["Ada"]


def test_not_while_the_server_runs(klotz: Klotz, database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    klotz("backup", str(copy))
    with closing(sqlite3.connect(database)) as serving:
        serving.execute("PRAGMA journal_mode = WAL")
        serving.execute("SELECT * FROM people").fetchall()
        assert "is in use: stop the server first" in klotz("restore", str(copy)).stderr
        serving.execute("INSERT INTO people (id, kind, name, created_at) VALUES ('a', 'guest', 'Ada', 0)")
        serving.commit()
    assert _people(database) == ["Ada"]
    assert sorted(path.name for path in tmp_path.iterdir() if "part" in path.name) == []


def test_what_is_no_whole_backup_is_not_put_back(klotz: Klotz, database: Path, tmp_path: Path) -> None:
    before = database.read_bytes()
    copy = tmp_path / "copy.db"
    assert "there is no such file" in klotz("restore", str(copy)).stderr
    copy.write_bytes(b"no database\n" * 1000)
    assert "file is not a database" in klotz("restore", str(copy)).stderr
    copy.unlink()
    with closing(sqlite3.connect(copy)) as other:
        other.execute("CREATE TABLE songs (title)")
    assert "isn't the database of a Klotz server" in klotz("restore", str(copy)).stderr
    klotz("backup", str(copy), "--force")
    with closing(sqlite3.connect(copy)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    assert "a newer Klotz wrote it" in klotz("restore", str(copy)).stderr
    klotz("backup", str(copy), "--force")
    os.truncate(copy, copy.stat().st_size // 2 // 4096 * 4096)
    assert klotz("restore", str(copy)).exit_code == 2
    assert "that is the database itself" in klotz("restore", str(database)).stderr
    assert database.read_bytes() == before
    assert sorted(tmp_path.glob("*before-restore*")) == []
