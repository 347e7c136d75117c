"""`klotz show` and `klotz convert`: records as pictures and as other files."""

import io
from pathlib import Path
from xml.etree.ElementTree import parse

import pytest
from PIL import Image
from typer.testing import CliRunner, Result

import klotz
from klotz import records
from klotz.cli import app

SVG = "{http://www.w3.org/2000/svg}svg"


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


@pytest.fixture
def record(tmp_path: Path) -> Path:
    state = klotz.game("blokus-duo").start()
    for text in ("e8,d9,e9,f9,e10", "i4,i5,j5,k5,k6", "g8,g7,h7,h6,i6"):
        state.push(state.parse(text))
    path = tmp_path / "game.klotz"
    records.save(state.game.record(state), path)
    return path


def test_the_last_position_in_the_terminal(record: Path) -> None:
    result = run("show", record)
    assert result.exit_code == 0
    assert " 9 . . . B B B . . . . . . . ." in result.stdout
    assert "red to move" in result.stdout
    assert "seat 1: -79 (blue -79)" in result.stdout


def test_an_earlier_position(record: Path) -> None:
    assert "blue to move" in run("show", record, "--move", 2).stdout
    assert "B" not in run("show", record, "--move", 0).stdout.partition("blue to move")[0]


@pytest.mark.parametrize("moves", [-1, 4])
def test_a_position_that_is_not_there(record: Path, moves: int) -> None:
    result = run("show", record, f"--move={moves}")
    assert result.exit_code == 2
    assert f"the game has 3 moves: there is no position after {moves}" in result.stderr


def test_svg(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.svg"
    assert (
        run("show", record, "--out", out, "--palette", "colour-blind", "--numbers", "--dark").exit_code == 0
    )
    assert parse(out).getroot().tag == SVG


def test_png(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.PNG"
    assert run("show", record, "--out", out).exit_code == 0
    with Image.open(out) as image:
        assert image.format == "PNG"


def test_gif_has_a_frame_a_move(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.gif"
    assert run("show", record, "--out", out).exit_code == 0
    with Image.open(io.BytesIO(out.read_bytes())) as image:
        assert getattr(image, "n_frames") == 4  # noqa: B009 - only some formats have it
    assert run("show", record, "--out", out, "--move", 1, "--force").exit_code == 0
    with Image.open(io.BytesIO(out.read_bytes())) as image:
        assert getattr(image, "n_frames") == 2  # noqa: B009


def test_text(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.txt"
    assert run("show", record, "--out", out).exit_code == 0
    assert out.read_text().splitlines()[0].startswith("14 . .")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--out", "game.jpg"], "a picture ends in .svg, .png, .gif, .txt"),
        (["--out", "game.svg", "--palette", "pink"], "there is no palette 'pink'"),
        (["--out", "nowhere/game.svg"], "No such file or directory"),
    ],
)
def test_what_cannot_be_shown(
    record: Path, arguments: list[str], complaint: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("show", record, *arguments)
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["game.klotz"]


def test_files_are_not_replaced_unasked(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "game.svg"
    out.write_text("mine")
    result = run("show", record, "--out", out)
    assert result.exit_code == 2
    assert "already exists" in result.stderr
    assert out.read_text() == "mine"
    assert run("show", record, "--out", out, "--force").exit_code == 0


def test_there_and_back_again(record: Path, tmp_path: Path) -> None:
    sgf, again = tmp_path / "game.blksgf", tmp_path / "again.klotz"
    assert run("convert", record, sgf).exit_code == 0
    assert run("convert", sgf, again).exit_code == 0
    assert records.load(again).moves == records.load(record).moves
    assert records.check(records.load(again)).position == records.check(records.load(record)).position


def test_a_record_that_breaks_a_rule_is_not_passed_on(tmp_path: Path) -> None:
    bad, out = tmp_path / "bad.klotz", tmp_path / "out.blksgf"
    bad.write_text('{"klotz": 1, "game": "blokus-duo", "seats": 2, "moves": ["a1"]}')
    result = run("convert", bad, out)
    assert result.exit_code == 2
    assert "BK-12" in result.stderr
    assert not out.exists()


def test_a_truncated_record(record: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.klotz"
    cut.write_text(record.read_text()[:60])
    result = run("show", cut)
    assert result.exit_code == 2
    assert "cut.klotz" in result.stderr
    assert "Traceback" not in result.stderr


class TestTrees:
    @pytest.fixture
    def tree_file(self, tmp_path: Path) -> Path:
        """A game of two moves with a comment, and a variation with one."""
        tree = records.Tree(klotz.game("blokus-duo"))
        first = tree.root.add("e8,d9,e9,f9,e10", comment="The cross.")
        first.add("j5", comment="Small.")
        first.add("j4,j5").add("b8,c8", comment="Well.")
        path = tmp_path / "tree.blksgf"
        tree.save(path)
        return path

    def test_comments_are_shown_with_their_position(self, tree_file: Path) -> None:
        assert "Small." in run("show", tree_file).stdout
        first = run("show", tree_file, "--move", 1).stdout
        assert "The cross." in first
        assert "variation 1: j4,j5 b8,c8" in first
        assert "Small." not in first

    def test_a_variation(self, tree_file: Path, tmp_path: Path) -> None:
        shown = run("show", tree_file, "--variation", "1").stdout
        assert "Well." in shown
        assert "red to move" in shown
        assert run("show", tree_file, "-v", "1", "--out", tmp_path / "a.svg").exit_code == 0
        assert run("show", tree_file, "--out", tmp_path / "b.svg").exit_code == 0
        assert (tmp_path / "a.svg").read_text() != (tmp_path / "b.svg").read_text()

    def test_a_list_of_everything(self, tree_file: Path) -> None:
        lines = [line.rstrip() for line in run("show", tree_file, "--list").stdout.splitlines()]
        assert lines == [
            "  1  e8,d9,e9,f9,e10",
            "     The cross.",
            "  2  j5",
            "     Small.",
            "    variation 1:",
            "      2  j4,j5",
            "      3  b8,c8",
            "         Well.",
        ]
        assert run("show", tree_file, "--list", "-v", "1").stdout.startswith("variation 1:\n")

    def test_a_variation_that_is_not_there(self, tree_file: Path) -> None:
        refused = run("show", tree_file, "--variation", "4")
        assert refused.exit_code == 2
        assert "there is no variation 4 in the game: there is one" in refused.stderr
