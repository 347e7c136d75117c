"""What reaches people: a wheel that carries the page, and a Makefile that says what it needs."""

import os
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[1]
NODE_IS_NEEDED = "The page is built with Node 20.19 or newer"


def test_a_wheel_carries_the_built_page_and_all_words(tmp_path: Path) -> None:
    """The page is in no commit, so that it must be asked for: without it a wheel would need Node."""
    project = tmp_path / "project"
    project.mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, project / name)
    everything_but = shutil.ignore_patterns("page", "__pycache__")
    shutil.copytree(ROOT / "src", project / "src", ignore=everything_but)
    page = project / "src" / "klotz" / "server" / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>Klotz</title>", encoding="utf-8")
    (page / "assets" / "index-abc.js").write_text("start()", encoding="utf-8")
    (wheel,) = WheelBuilder(str(project)).build(directory=str(tmp_path / "dist"), versions=["standard"])
    carried = set(zipfile.ZipFile(wheel).namelist())
    assert {"klotz/server/page/index.html", "klotz/server/page/assets/index-abc.js"} <= carried
    words = {f"klotz/words/{language}/page.ftl" for language in ("en", "de", "sv", "da", "fi", "nb")}
    assert words <= carried
    assert not [name for name in carried if not name.startswith(("klotz/", "klotz-"))]


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A copy of the project as far as make looks at it, not built."""
    (tmp_path / "web").mkdir()
    shutil.copy(ROOT / "Makefile", tmp_path / "Makefile")
    return tmp_path


def make(folder: Path, target: str, *, node: str) -> subprocess.CompletedProcess[str]:
    """With a program in the place of Node."""
    programs = folder / "programs"
    programs.mkdir()
    (programs / "node").write_text(f"#!/bin/sh\n{node}\n", encoding="utf-8")
    (programs / "node").chmod(0o755)
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        ["make", "--no-print-directory", target],
        cwd=folder,
        env={**os.environ, "PATH": path, "MAKEFLAGS": ""},
        capture_output=True,
        text=True,
    )


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")
class TestWithoutNode:
    """The node of these tests is not there, or is too old for the bundler: both fail at the question."""

    def test_it_is_said_in_one_sentence_and_the_terminal_game_is_offered(self, made: Path) -> None:
        done = make(made, "page-or-say", node="exit 127")
        assert done.returncode == 0
        assert NODE_IS_NEEDED in done.stdout
        assert "the game in the terminal" in done.stdout
        assert len(done.stdout.splitlines()) == 1

    def test_a_page_that_is_built_needs_no_word(self, made: Path) -> None:
        built = made / "src" / "klotz" / "server" / "page"
        built.mkdir(parents=True)
        (built / "index.html").touch()
        assert make(made, "page-or-say", node="exit 127").stdout == ""

    def test_whoever_asks_for_the_page_itself_gets_an_error(self, made: Path) -> None:
        done = make(made, "node", node="exit 1")
        assert done.returncode != 0
        assert NODE_IS_NEEDED in done.stdout
