"""The example game as a stranger's package: built, installed beside Klotz, and found by its entry point alone."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "cobble"

Run = Callable[..., str]


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the package was installed into."""
    folder = tmp_path_factory.mktemp("cobble")
    source = shutil.copytree(EXAMPLE, folder / "source")
    target = folder / "installed"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps"]
    subprocess.run([*pip, "--no-build-isolation", "--target", str(target), str(source)], check=True)
    return target


@pytest.fixture(scope="session")
def with_cobble(installed: Path) -> dict[str, str]:
    """The environment of a program that finds the package."""
    return {**os.environ, "PYTHONPATH": str(installed), "COLUMNS": "100", "NO_COLOR": "1"}


@pytest.fixture
def run(with_cobble: dict[str, str], tmp_path: Path) -> Run:
    """A Python program with lines to read, and what it prints."""

    def run(*arguments: str, lines: tuple[str, ...] = (), succeeds: bool = True) -> str:
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=tmp_path,
            env={**with_cobble, "XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"},
            input="".join(f"{line}\n" for line in lines),
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert (done.returncode == 0) == succeeds, done.stdout + done.stderr
        return done.stdout + done.stderr

    return run
