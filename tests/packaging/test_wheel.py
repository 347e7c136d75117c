"""What reaches people: a wheel that plays without Node, an sdist that makes the same one, none without a page."""

import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from tests.packaging.environments import NOT_BUILT, PAGE, PLAIN, ROOT, Environment

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
