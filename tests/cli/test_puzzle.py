"""`klotz puzzle make`: goes on where it was interrupted."""

from importlib import resources
from pathlib import Path

from typer.testing import CliRunner

from klotz.cli import app

LINES = (
    resources.files("klotz.puzzles").joinpath("data", "bloxx.jsonl").read_text(encoding="utf-8").splitlines()
)


def test_what_is_there_stays_and_the_next_day_is_made(tmp_path: Path) -> None:
    file = tmp_path / "bloxx.jsonl"
    file.write_text("\n".join(LINES[:2]) + "\n", encoding="utf-8")
    answer = CliRunner().invoke(
        app, ["puzzle", "make", "--days", "3", "--game", "bloxx", "--out", str(tmp_path)]
    )
    assert answer.exit_code == 0
    assert file.read_text(encoding="utf-8").splitlines() == LINES[:3]


def test_a_game_without_puzzles(tmp_path: Path) -> None:
    answer = CliRunner().invoke(app, ["puzzle", "make", "--game", "chess", "--out", str(tmp_path)])
    assert answer.exit_code == 2
    assert "chess" in answer.stderr
