"""Bloxx! on paper: finished sheets to score."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klotz.games.bloxx import Cell, DataError, read_sheet
from klotz.records.sheets import explained, finished

DATA = Path(__file__).parent / "data"
SHEET = read_sheet(DATA / "bloxx-sheet.toml")
FILE = DATA / "bloxx-finished.txt"


@pytest.mark.rule("BX-13")
def test_the_rulebooks_example() -> None:
    ada, ben = finished.load(FILE)
    assert ada.name == "Ada"
    assert ada.rows == {"orange": 4, "violet": 2}
    assert ada.score.total == 6 + 26 - 14 == 18
    assert dict(ada.score.parts) == {"rows": 6, "numbers": 26, "gaps": -7, "blanks": -7}
    assert len(ada.gaps) == len(ada.blanks) == 7
    assert (ben.name, ben.score.total) == ("Ben", 8)


def test_explained() -> None:
    ada, ben = finished.load(FILE)
    assert list(explained.parts(ada)) == [
        ("rows", 6, "orange 4 (first), violet 2 (later)"),
        ("numbers", 26, "4 on e5, f2; 3 on f6, a4, d3, c1; 2 on c5, g4, b2"),
        ("gaps", -7, "b8, d8, f8, b7, d7, b6, e1"),
        ("empty squares", -7, "a10, c10, e10, g10, a9, a8, a7"),
    ]
    assert not list(explained.doubts([ada, ben]))
    (doubt,) = explained.doubts([ada])
    assert "violet row" in doubt


LINES = FILE.read_text(encoding="utf-8").splitlines()[2:15]  # Ada's


def changed(number: int, line: str | None, *more: str) -> str:
    """Ada's sheet with one of its lines replaced, or left out, and others added after it."""
    replaced = [*LINES]
    replaced[number - 1 : number] = [line, *more] if line is not None else more
    return "\n".join(replaced)


def test_gaps_may_be_written_as_blanks() -> None:
    (one,) = finished.loads("\n".join(LINES), SHEET)
    (other,) = finished.loads("\n".join(line.replace("#", ".") for line in LINES), SHEET)
    assert one == other


@pytest.mark.parametrize(
    "text",
    [
        "\n".join(LINES[1:]),
        "\r\n".join(["", *LINES[1:], "", ""]),
        "\n".join([*LINES[1:11], "", "Orange : 4", "", "violet:2"]).upper(),
        "\n".join(f"  {line}\t" for line in LINES[1:]),
    ],
    ids=["plain", "other line ends", "capitals and blank lines", "indented"],
)
def test_ways_to_type_it(text: str) -> None:
    (one,) = finished.loads(text, SHEET)
    assert one.score.total == 18
    assert one.name == ""


def test_sheets_one_below_the_other() -> None:
    alone = "\n".join(LINES[1:])
    assert [one.name for one in finished.loads(f"{alone}\n\n{alone}", SHEET)] == ["", ""]
    named = f"name: Zoë\n{alone}\nname: Bo\n{alone}"
    assert [one.name for one in finished.loads(named, SHEET)] == ["Zoë", "Bo"]
    assert [one.name for one in finished.loads(f"{alone}\n{alone}", SHEET)] == [
        "",
        "",
    ]  # a row's points end one


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", None, "There is no sheet here"),
        ("\n\n", None, "There is no sheet here"),
        ("name: Ada", 1, "Ada's sheet is missing"),
        (changed(13, "violet: 2", "", "name: Bo"), 15, "Bo's sheet is missing"),
        (changed(1, "name: Ada", "name: Bo"), 1, "Ada's sheet is missing"),
        (changed(1, "name: " + "a" * 41), 1, "A name has at most 40 letters"),
        (changed(1, "name: a\x07"), 1, "A name has at most 40 letters"),
        (changed(3, ".xxxooxx"), 3, "A row has 7 squares, not 8"),
        (changed(3, ".xx"), 3, "A row has 7 squares, not 3"),
        (
            changed(3, ".xyxoox"),
            3,
            "“y” is not a square: x is a cross, o a circle, # a gap and . an empty square",
        ),
        (changed(3, ".x xoox"), 3, "“ ” is not a square"),
        (changed(5, None), 10, "A sheet has 10 rows, and this one ends after 9"),
        (changed(5, ".#x#oxx", "", ".#x#oxx"), 5, "A sheet has 10 rows, and this one ends after 4"),
        (changed(11, "xxox#xx", "......."), 12, "leave an empty line before the next sheet"),
        (changed(2, "#x.x.x."), 2, "a10 is coloured in, but nothing is drawn above it"),
        (changed(4, "##o#x#x"), 4, "a8 is coloured in, but nothing is drawn above it"),
        (changed(12, "red: 4"), 12, "no row “red”. The coloured rows are orange, violet, green, blue"),
        (changed(12, "orange: 3"), 12, "A row scores 4 or 2, not “3”"),
        (changed(12, "orange:"), 12, "A row scores 4 or 2, not “”"),
        (changed(12, "orange: 4", "orange: 2"), 13, "The score of the orange row has already been given"),
        (changed(12, "orange: 4", "green: 2"), 13, "The green row isn't full"),
        (changed(12, None), 9, "The orange row is full: say whether it scores 4"),
        (changed(13, None), 7, "The violet row is full: say whether it scores 4"),
        (changed(13, "violet: 2", "sheet: other.toml"), 14, "before the first squares"),
        (changed(1, "sheet: nowhere.toml"), None, None),  # a given sheet goes first
    ],
)
def test_mistakes_are_told_with_their_line(text: str, line: int | None, reason: str | None) -> None:
    if reason is None:
        assert finished.loads(text, SHEET)
        return
    with pytest.raises(DataError) as caught:
        finished.loads(text, SHEET, Path("game.txt"))
    assert reason in caught.value.reason
    assert caught.value.line == line
    assert str(caught.value).startswith(f"game.txt, line {line}: " if line else "game.txt: ")


def test_the_sheet_is_looked_for_beside_the_file(tmp_path: Path) -> None:
    game = tmp_path / "game.txt"
    game.write_text("sheet: mine.toml\n" + "\n".join(LINES))
    with pytest.raises(DataError, match=r"mine\.toml: There is no such file"):
        finished.load(game)
    (tmp_path / "mine.toml").write_bytes((DATA / "bloxx-sheet.toml").read_bytes())
    assert finished.load(game)[0].score.total == 18
    blank = "\n".join(["sheet: standard", *["......."] * 10])
    assert finished.loads(blank)[0].sheet == read_sheet("standard")
    assert finished.loads(blank)[0].score.total == -70


def test_files_from_other_editors(tmp_path: Path) -> None:
    game = tmp_path / "game.txt"
    game.write_text("\r\n".join(LINES), encoding="utf-8-sig")
    assert finished.load(game, SHEET)[0].name == "Ada"


def test_files_that_are_no_text(tmp_path: Path) -> None:
    game = tmp_path / "game.txt"
    game.write_bytes(b".......\n\xff")
    with pytest.raises(DataError, match="line 2: This is not text in UTF-8"):
        finished.load(game)
    game.write_bytes(b"." * 70_000)
    with pytest.raises(DataError, match="larger than 64 KB"):
        finished.load(game)
    with pytest.raises(FileNotFoundError):
        finished.load(tmp_path / "none.txt")


squares = st.lists(st.text("xo.", min_size=7, max_size=7) | st.just("xxxxxxx"), min_size=10, max_size=10)


@given(squares, st.lists(st.sampled_from([4, 2]), min_size=4, max_size=4), st.booleans())
def test_what_is_typed_is_what_is_read(lines: list[str], points: list[int], with_gaps: bool) -> None:
    marks: dict[Cell, str] = {
        (column, 9 - index): mark for index, line in enumerate(lines) for column, mark in enumerate(line)
    }
    drawn = {cell for cell, mark in marks.items() if mark != "."}
    gaps = {
        (column, row)
        for column, row in set(marks) - drawn
        if any((column, above) in drawn for above in range(row, 10))
    }
    full = [row.name for row in SHEET.coloured if all((column, row.row) in drawn for column in range(7))]
    rows = dict(zip(full, points, strict=False))
    if with_gaps:
        marks |= dict.fromkeys(gaps, "#")
    typed = ["".join(marks[column, row] for column in range(7)) for row in reversed(range(10))]
    (one,) = finished.loads("\n".join([*typed, *(f"{name}: {n}" for name, n in rows.items())]), SHEET)
    assert one.crossed | one.circled == drawn
    assert one.gaps == gaps
    assert one.blanks == set(marks) - drawn - gaps
    assert one.rows == rows
    circled = sum(SHEET.numbers.get(cell, 0) for cell in one.circled)
    assert one.score.total == sum(rows.values()) + circled - (70 - len(drawn))


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        finished.loads(text, SHEET)
    except DataError as error:
        assert error.reason
