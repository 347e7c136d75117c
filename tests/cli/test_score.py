"""`klotz score`: games that were played on paper."""

from pathlib import Path

import pytest

from tests.cli.conftest import Klotz

DATA = Path(__file__).parent.parent / "records" / "data"
FILE = DATA / "bloxx-finished.txt"
SHEET = DATA / "bloxx-sheet.toml"

BOTH = """\
Ada
rows            6  orange 4 (first), violet 2 (later)
numbers        26  4 on e5, f2; 3 on f6, a4, d3, c1; 2 on c5, g4, b2
gaps           -7  b8, d8, f8, b7, d7, b6, e1
empty squares  -7  a10, c10, e10, g10, a9, a8, a7
total          18

Ben
rows             4  violet 4 (first)
numbers         22  4 on e5, f2; 3 on f6, d3; 2 on f8, c5, g4, b2
gaps            -8  a8, g8, b6, a4, a3, c1, e1, g1
empty squares  -10  a10, c10, d10, e10, d9, e9, d8, e8, d7, e7
total            8

Ranking
1  Ada  18
2  Ben   8
"""


def unpadded(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.splitlines())


@pytest.mark.rule("BX-13")
def test_two_players(klotz: Klotz) -> None:
    result = klotz("score", "bloxx", str(FILE), columns=100)
    assert result.exit_code == 0
    assert unpadded(result.stdout) == unpadded(BOTH)


def test_one_player(klotz: Klotz, tmp_path: Path) -> None:
    lines = FILE.read_text(encoding="utf-8").splitlines()[3:15]  # Ada's, without her name
    path = tmp_path / "ada.txt"
    path.write_text("\n".join(lines))
    result = klotz("score", "bloxx", str(path), "--sheet", str(SHEET))
    assert unpadded(result.stdout).startswith("Sheet 1\nrows            6")
    assert "Ranking" not in result.stdout


def test_equal_scores_share_a_place(klotz: Klotz, tmp_path: Path) -> None:
    blank = "\n".join(["......."] * 10)
    drawn = "\n".join([*["......."] * 9, "xxxx..."])
    path = tmp_path / "game.txt"
    path.write_text(f"name: A\n{blank}\nname: B\n{drawn}\nname: C\n{blank}\n")
    result = klotz("score", "bloxx", str(path))
    ranking = unpadded(result.stdout).partition("Ranking\n")[2]
    assert ranking.splitlines() == ["1  B  -66", "2  A  -70", "2  C  -70"]


def test_a_row_that_nobody_completed_first(klotz: Klotz, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(FILE.read_text(encoding="utf-8").replace("orange: 4", "orange: 2"))
    result = klotz("score", "bloxx", str(path), "--sheet", str(SHEET))
    assert result.exit_code == 0
    assert "the 4 points for the orange row" in result.stdout.replace("\n", " ")


def test_mistakes_are_told_in_a_sentence(klotz: Klotz, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("sheet: standard\n" + "\n".join([*["......."] * 9, "xx?...."]))
    result = klotz("score", "bloxx", str(path))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "game.txt, line 11: “?” is not a square: x is a cross" in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("none.txt",), "none.txt: No such file or directory"),
        ((str(FILE), "--sheet", "none.toml"), "none.toml: There is no such file"),
    ],
)
def test_files_that_are_not_there(klotz: Klotz, arguments: tuple[str, ...], complaint: str) -> None:
    result = klotz("score", "bloxx", *arguments)
    assert result.exit_code == 2
    assert complaint in result.stderr


def test_other_games_cannot_be_scored(klotz: Klotz) -> None:
    assert klotz("score", "blokus", "game.txt").exit_code == 2
    assert "bloxx" in klotz("score").output
