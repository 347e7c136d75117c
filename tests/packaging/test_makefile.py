"""The Makefile says what it needs."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NODE_IS_NEEDED = "The page is built with Node 20.19 or newer"


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A copy of the project as far as make looks at it, not built."""
    (tmp_path / "web").mkdir()
    shutil.copy(ROOT / "Makefile", tmp_path / "Makefile")
    return tmp_path


def make(folder: Path, target: str, *, node: str, npm: str | None = None) -> subprocess.CompletedProcess[str]:
    """With a program in the place of Node."""
    programs = folder / "programs"
    programs.mkdir()
    (programs / "node").write_text(f"#!/bin/sh\n{node}\n", encoding="utf-8")
    (programs / "node").chmod(0o755)
    if npm is not None:
        (programs / "npm").write_text(npm, encoding="utf-8")
        (programs / "npm").chmod(0o755)
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


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")
class TestCalmOutput:
    """Setting up says a line for each step; what the tools say is shown only when they fail."""

    RULE = "include Makefile\nthat:\n\t@$(call quietly,Doing it: a second.,that,cd / && echo noise && {})\n"

    def _made(self, folder: Path, command: str) -> subprocess.CompletedProcess[str]:
        (folder / "that.mk").write_text(self.RULE.replace("{}", command), encoding="utf-8")
        command_line = ["make", "--no-print-directory", "-f", "that.mk", "that"]
        environment = {**os.environ, "MAKEFLAGS": ""}
        return subprocess.run(command_line, cwd=folder, env=environment, capture_output=True, text=True)

    def test_a_line_while_all_is_well(self, made: Path) -> None:
        done = self._made(made, "true")
        assert (done.returncode, done.stdout, done.stderr) == (0, "Doing it: a second.\n", "")

    def test_the_page_is_built_without_what_the_bundler_says(self, made: Path) -> None:
        for name in ("package.json", "package-lock.json", "index.html", "vite.config.ts"):
            (made / "web" / name).touch()
        (made / "src" / "klotz" / "server" / "page").mkdir(parents=True)
        noisy = (
            "#!/bin/sh\nmkdir -p node_modules\nfor line in $(seq 100); do echo assets/$line.js 12 kB; done\n"
        )
        done = make(made, "page", node="exit 0", npm=noisy)
        assert (done.returncode, done.stderr) == (0, "")
        assert [line.partition(":")[0] for line in done.stdout.splitlines()] == [
            "Installing what builds the page",
            "Building the page",
        ]

    def test_all_of_it_when_it_fails(self, made: Path) -> None:
        done = self._made(made, "echo broken >&2 && false")
        assert done.returncode != 0
        assert done.stdout.splitlines()[1:3] == ["noise", "broken"]
