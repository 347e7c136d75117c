"""What reaches people: a wheel that plays without Node, an sdist that makes the same one, none without a page."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

import klotz
from tests.packaging.environments import (
    NOT_BUILT,
    PAGE,
    PLAIN,
    ROOT,
    Environment,
    brought_by,
    installed_bytes,
)

needs_page = pytest.mark.skipif(not PAGE.is_file(), reason=NOT_BUILT)


def build_wheel(project: Path, folder: Path) -> Path:
    (wheel,) = WheelBuilder(str(project)).build(directory=str(folder), versions=["standard"])
    return Path(wheel)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """The project as far as a build looks at it, without a page."""
    project = tmp_path / "project"
    project.mkdir()
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, project / name)
    shutil.copytree(
        ROOT / "src/klotz/words", project / "src/klotz/words", ignore=shutil.ignore_patterns("__pycache__")
    )
    shutil.copy(ROOT / "src/klotz/__init__.py", project / "src/klotz/__init__.py")
    return project


@needs_page
def test_a_wheel_carries_the_page_all_words_and_nothing_else(wheel: Path) -> None:
    carried = set(zipfile.ZipFile(wheel).namelist())
    page = {path.relative_to(PAGE.parent).as_posix() for path in PAGE.parent.rglob("*") if path.is_file()}
    assert {f"klotz/server/page/{name}" for name in page} <= carried
    words = {f"klotz/words/{language}/page.ftl" for language in ("en", "de", "sv", "da", "fi", "nb")}
    assert words <= carried
    assert not [name for name in carried if not name.startswith(("klotz/", "klotz-"))]
    assert not [name for name in carried if "__pycache__" in name]


@needs_page
def test_an_installed_wheel_plays_without_node(wheel: Path, tmp_path: Path) -> None:
    fresh = Environment(tmp_path / "fresh")
    fresh.install(wheel)
    done = fresh.run(
        fresh.python, ROOT / ".ci/check-installed", cwd=tmp_path, env={**PLAIN, "PYTHONPATH": ""}
    )
    assert "the page is there" in done.stdout
    assert "a table took a move" in done.stdout


@pytest.fixture(scope="module")
def light(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """With the wheel and what it always brings, and nothing else."""
    if os.name == "nt":
        pytest.skip("its packages are symbolic links")
    environment = Environment(tmp_path_factory.mktemp("light") / "environment", brought_by().values())
    environment.install(wheel)
    return environment


class TestWithoutExtras:
    """`pip install klotz` is rules, records, players and the terminal, and says how to get the rest."""

    def test_it_is_much_smaller_than_everything(self, wheel: Path) -> None:
        own = sum(each.file_size for each in zipfile.ZipFile(wheel).infolist())
        light = own + installed_bytes(brought_by().values())
        assert light <= 0.6 * (own + installed_bytes(brought_by(["play"]).values()))
        assert not {"numba", "llvmlite", "fastapi", "sqlalchemy", "pillow", "httpx"} & brought_by().keys()

    @needs_page
    def test_it_plays_every_game_draws_and_reads_records(self, light: Environment, tmp_path: Path) -> None:
        code = """
import random, klotz
from klotz import records
from klotz.players import player
for name in ("blokus-duo", "bloxx", "bloqs"):
    game = klotz.game(name)
    state, rng = game.start(), random.Random(1)
    for _ in range(6):
        state.push(state.legal_moves.random(rng))
    records.save(game.record(state), f"{name}.klotz")
    assert records.check(records.load(f"{name}.klotz")).history == state.history
    assert state._repr_svg_().startswith("<svg")
duo = klotz.game("blokus-duo")
print(player("greedy", duo, seed=1).choose(duo.start()))
"""
        done = light.run(light.python, "-c", code, cwd=tmp_path)
        assert done.stdout.strip() in [str(move) for move in klotz.game("blokus-duo").start().legal_moves]
        assert "Numba is not installed" in done.stderr
        assert "pip install 'klotz[fast]'" in done.stderr
        shown = light.run(light.programs / "klotz", "show", "bloxx.klotz", cwd=tmp_path)
        assert shown.stdout.strip()

    @pytest.mark.parametrize(
        ("command", "sentence"),
        [
            ("serve", "This command needs Uvicorn, which is not installed: pip install 'klotz[server]'"),
            (
                "sheet --out sheet.pdf",
                "PDF files need fpdf2, which is not installed: pip install 'klotz[pictures]'",
            ),
            ("bot bot.toml", "klotz.client needs HTTPX, which is not installed: pip install 'klotz[client]'"),
            (
                "play bloqs --computer all=1",
                "The players of bloqs need Numba, which is not installed: pip install 'klotz[fast]'",
            ),
        ],
    )
    @needs_page
    def test_what_is_missing_is_said_in_a_sentence(
        self, light: Environment, tmp_path: Path, command: str, sentence: str
    ) -> None:
        done = subprocess.run(
            [light.programs / "klotz", *command.split()],
            cwd=tmp_path,
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "200"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 2
        assert sentence in done.stderr
        assert "Traceback" not in done.stderr

    @needs_page
    def test_play_goes_on_in_the_terminal(self, light: Environment, tmp_path: Path) -> None:
        done = subprocess.run(
            [light.programs / "klotz", "play"],
            cwd=tmp_path,
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert "pip install 'klotz[play]'" in done.stderr
        assert "the game is here in the terminal" in done.stderr
        assert "blokus-duo" in done.stdout


@needs_page
@pytest.mark.skipif(os.name == "nt", reason="its packages are symbolic links")
def test_the_client_needs_no_server(wheel: Path, tmp_path: Path) -> None:
    environment = Environment(tmp_path / "client", brought_by(["client"]).values())
    environment.install(wheel)
    code = "import klotz, sys; klotz.client.Client('http://127.0.0.1:9').close(); print('fastapi' in sys.modules)"
    assert environment.run(environment.python, "-c", code, cwd=tmp_path).stdout.strip() == "False"


@needs_page
def test_an_sdist_builds_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    (sdist,) = SdistBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with tarfile.open(sdist) as archive:
        assert not [name for name in archive.getnames() if "node_modules" in name or ".venv" in name]
        archive.extractall(tmp_path / "unpacked", filter="data")
    (project,) = (tmp_path / "unpacked").iterdir()
    again = build_wheel(project, tmp_path / "again")
    assert again.name == wheel.name
    first, second = zipfile.ZipFile(wheel), zipfile.ZipFile(again)
    assert sorted(first.namelist()) == sorted(second.namelist())
    assert not [name for name in first.namelist() if first.read(name) != second.read(name)]


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_a_page_nothing_is_built_and_it_is_said_why(bare: Path, target: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target],
        cwd=bare,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "The page is not built" in done.stderr + done.stdout
    assert "make page" in done.stderr + done.stdout
    assert "Traceback" not in done.stderr
    assert not list(bare.glob("dist/*"))


def test_whoever_wants_no_page_can_say_so(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KLOTZ_WITHOUT_PAGE", "1")
    carried = zipfile.ZipFile(build_wheel(bare, bare / "dist")).namelist()
    assert "klotz/words/en/page.ftl" in carried
    assert not [name for name in carried if "/server/page/" in name]
