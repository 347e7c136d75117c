from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from klotz.cli import app
from klotz.cli.play import keep

Klotz = Callable[..., Result]


@pytest.fixture(autouse=True)
def unfinished_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept for --resume: nobody's own data directory."""
    directory = tmp_path / "unfinished"
    monkeypatch.setattr(keep, "directory", lambda: directory)
    return directory


@pytest.fixture
def klotz() -> Klotz:
    """The command, with lines to type and a screen so many columns wide. A crash is raised, not swallowed."""

    def run(*arguments: str, lines: tuple[str, ...] = (), columns: int = 80) -> Result:
        runner = CliRunner(env={"COLUMNS": str(columns), "LINES": "24", "TERM": "xterm", "NO_COLOR": "1"})
        return runner.invoke(
            app, arguments, input="".join(f"{line}\n" for line in lines), catch_exceptions=False
        )

    return run
