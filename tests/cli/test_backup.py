"""`klotz backup`: a copy of a database that is being written to."""

import sqlite3
from pathlib import Path

import pytest

from tests.cli.conftest import Klotz


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "klotz.db"
    monkeypatch.setenv("KLOTZ_DATABASE_URL", f"sqlite:///{path}")
    monkeypatch.setenv("KLOTZ_SECRET", "a secret of this test")
    return path


def test_a_backup_has_what_was_committed_and_no_more(klotz: Klotz, database: Path, tmp_path: Path) -> None:
    writing = sqlite3.connect(database)
    writing.execute("PRAGMA journal_mode = WAL")
    writing.execute("CREATE TABLE moves (text)")
    writing.execute("INSERT INTO moves VALUES ('e10')")
    writing.commit()
    writing.execute("INSERT INTO moves VALUES ('not yet')")
    copy = tmp_path / "copy.db"
    result = klotz("backup", str(copy))
    writing.close()
    assert result.exit_code == 0, result.stderr
    reading = sqlite3.connect(copy)
    assert reading.execute("SELECT text FROM moves").fetchall() == [("e10",)]
    reading.close()
    assert [path.name for path in tmp_path.iterdir() if path.name.endswith(".part")] == []
    assert copy.stat().st_mode & 0o777 == 0o600


def test_nothing_is_replaced_unasked(klotz: Klotz, database: Path, tmp_path: Path) -> None:
    sqlite3.connect(database).close()
    database.touch()
    copy = tmp_path / "copy.db"
    copy.write_text("mine")
    assert "already exists" in klotz("backup", str(copy)).stderr
    assert copy.read_text() == "mine"
    assert klotz("backup", str(copy), "--force").exit_code == 0
    assert copy.read_bytes() != b"mine"


def test_what_cannot_be_copied_is_said(klotz: Klotz, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "there is no database yet" in klotz("backup", "copy.db").stderr
    monkeypatch.setenv("KLOTZ_DATABASE_URL", "postgresql://localhost/klotz")
    assert "pg_dump" in klotz("backup", "copy.db").stderr
    monkeypatch.setenv("KLOTZ_DATABASE_URL", "mysql://localhost/klotz")
    assert "begins with sqlite:/// or postgresql://" in klotz("backup", "copy.db").stderr
