"""What is left out is said at the end, and fails where everything is required."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests import needs

ROOT = Path(__file__).parent.parent


def run(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    (folder / "test_it.py").write_text(
        "from tests.needs import CHROMIUM, REDIS, missing\n"
        "def test_page(): raise missing(CHROMIUM)\n"
        "def test_nodes(): raise missing(REDIS, 'there is no program redis-server')\n"
        "def test_workers(): raise missing(REDIS)\n"
    )
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest", f"--rootdir={folder}", *options]
    return subprocess.run([*command, str(folder)], cwd=ROOT, capture_output=True, text=True)


def test_one_line_each_says_what_was_left_out_and_how_to_install_it(tmp_path: Path) -> None:
    done = run(tmp_path)
    assert done.returncode == 0
    said = [line for line in done.stdout.splitlines() if line.startswith("Left out: ")]
    assert said == [needs.sentence(needs.CHROMIUM, 1), needs.sentence(needs.REDIS, 2)]
    assert "apt install redis-server" in said[1]


def test_everything_can_be_required(tmp_path: Path) -> None:
    done = run(tmp_path, "--require-all")
    assert done.returncode == 1
    assert "3 failed" in done.stdout
    assert "Left out" not in done.stdout


@pytest.mark.parametrize("need", needs.NEEDS, ids=lambda need: need.name)
def test_other_reasons_are_not_taken_for_one(need: needs.Need) -> None:
    assert not needs.left_out(["Skipped: Windows has no such terminals"])
    assert needs.left_out([f"Skipped: {need.name} is missing"]) == {need: 1}
