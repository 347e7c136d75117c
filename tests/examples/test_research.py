"""The programs in `examples/research` run, in small."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests import needs

RESEARCH = Path(__file__).parents[2] / "examples" / "research"


def run(script: str, *arguments: str) -> str:
    command = [sys.executable, str(RESEARCH / script), *arguments]
    variables = {**os.environ, "OMP_NUM_THREADS": "1"}
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_loop_like_alphazeros() -> None:
    needs.require(needs.TORCH)
    assert run("duo_zero.py", "1", "2").startswith("round 1: loss ")


def test_maskable_ppo(tmp_path: Path) -> None:
    if find_spec("sb3_contrib") is None:
        pytest.skip("sb3-contrib is not installed: an example of how to use it, not a part of Klotz")
    said = run("bloxx_ppo.py", "--minutes", "0.01", "--envs", "32", "--games", "8", "--out", str(tmp_path))
    assert "8 new games: mean" in said
    assert (tmp_path / "bloxx_ppo.csv").exists()
    assert (tmp_path / "bloxx_ppo.zip").exists()


def test_the_curve_in_the_docs_is_the_one_that_was_measured() -> None:
    rows = [line.split(",") for line in (RESEARCH / "bloxx_ppo.csv").read_text().splitlines()[1:]]
    page = (RESEARCH.parents[1] / "docs" / "environments.md").read_text(encoding="utf-8")
    curve = next(line for line in page.splitlines() if line.strip().startswith("| mean score"))
    told = [float(cell) for cell in curve.split("|")[2:-1]]
    measured = [round(float(score), 1) for _, _, score in rows]
    assert [score for score in told if score in measured] == told
    assert float(rows[-1][2]) > 19.2
