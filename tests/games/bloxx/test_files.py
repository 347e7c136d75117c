"""Sheets and dice from files: what is read, and what is refused, with the line and the reason."""

import json
import os
import pickle
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import klotz
from klotz.games.bloxx import DataError, Dice, Face, Sheet, read_dice, read_sheet
from klotz.shapes import Shape, free_polyominoes
from tests.games.bloxx.layouts import random_box
from tests.games.bloxx.naive import DATA

SHEET_TEXT = (DATA / "standard-sheet.toml").read_text()
DICE_TEXT = (DATA / "standard-dice.toml").read_text()

Write = Callable[[str | bytes], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def write(content: str | bytes) -> Path:
        path = tmp_path / "mine.toml"
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    return write


# ---------------------------------------------------------------------- what is read


def test_the_standard_sheet() -> None:
    sheet = read_sheet("standard")
    assert (sheet.columns, sheet.rows) == (7, 10)
    assert [row.name for row in sheet.coloured] == ["orange", "violet", "green", "blue"]
    assert [row.row for row in sheet.coloured] == [1, 4, 6, 8]
    assert sheet.numbers[1, 0] == sheet.numbers[5, 0] == 2  # the bottom row is the last line of the file
    assert sheet.numbers[3, 9] == 4
    assert all(sheet.numbers[6 - column, row] == number for (column, row), number in sheet.numbers.items())


@pytest.mark.rule("BX-4")
def test_the_standard_dice_are_the_twelve_marked_tetrominoes() -> None:
    faces = [face for faces in read_dice("standard").faces.values() for face in faces]
    assert len(faces) == 12
    found = {frozenset(face.turned()) for face in faces}
    every = {
        frozenset(Face(shape.cells, circle).turned())  # type: ignore[arg-type]  # these shapes are flat
        for shape in free_polyominoes(4)
        for circle in shape.cells
    }
    assert len(every) == 12
    assert found == every


def test_no_shape_is_on_both_standard_dice() -> None:
    on_a, on_b = (
        {face.shape.canonical() for face in faces} for faces in read_dice("standard").faces.values()
    )
    assert not on_a & on_b


def test_a_file_by_its_name_or_path(write: Write) -> None:
    path = write(SHEET_TEXT.replace("...4...", "4.....4"))
    for given_as in (path, str(path)):
        sheet = read_sheet(given_as)
        assert sheet.numbers[0, 9] == 4
        assert klotz.game("bloxx", sheet=given_as) == klotz.game("bloxx", sheet=sheet.json())


def test_a_game_keeps_the_content_and_not_the_path(write: Write) -> None:
    game = klotz.game("bloxx", sheet=write(SHEET_TEXT), dice=read_dice("standard").json())
    assert game.options["sheet"] == read_sheet("standard").json()
    assert json.loads(json.dumps(dict(game.options))) == dict(game.options)
    state = game.start()
    state.push(state.parse("roll A1 B1"))
    record = game.record(state)
    write("gone")
    assert klotz.game("bloxx", **record.options).replay(record) == state
    assert klotz.game("bloxx").options["sheet"] == "standard"


@pytest.mark.parametrize("change", [lambda text: text.replace("\n", "\r\n"), lambda text: "\ufeff" + text])
def test_files_from_other_systems(write: Write, change: Callable[[str], str]) -> None:
    assert read_sheet(write(change(SHEET_TEXT))) == read_sheet("standard")


def test_a_face_may_be_drawn_anywhere_and_ragged() -> None:
    dice = read_dice("standard").json()
    dice["A"][0] = "\n.....\n..x\n..xo.\n\n"
    face = read_dice(dice).face("A", 1)
    assert face == Face(((0, 0), (1, 0), (0, 1)), (1, 0))
    assert face.shape == Shape.of(((0, 0), (1, 0), (0, 1)))
    assert read_dice(dice).json()["A"][0] == "x.\nxo"


@given(st.integers())
@settings(max_examples=50)
def test_any_sheet_and_dice_come_back_as_they_were(seed: int) -> None:
    random = Random(seed)
    box = random_box(random)
    sheet, dice = read_sheet(box["sheet"]), read_dice(box["dice"])
    assert read_sheet(sheet.json()) == sheet
    assert read_dice(dice.json()) == dice
    assert read_sheet(json.loads(json.dumps(sheet.json()))) == sheet
    assert sheet.numbers == pickle.loads(pickle.dumps(sheet)).numbers
    assert pickle.loads(pickle.dumps(dice)) == dice
    assert hash(read_dice(json.loads(json.dumps(dice.json())))) == hash(dice)


# ---------------------------------------------------------------------- what is refused, on which line

GRID = SHEET_TEXT.splitlines().index('grid = """') + 1
ROWS = [number for number, line in enumerate(SHEET_TEXT.splitlines(), start=1) if line == "[[rows]]"]


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        (
            "...4...\n.3",
            "...x...\n.3",
            GRID + 1,
            "“x” can't be on a square. A square has a number from 1 to 9",
        ),
        ("...2...\n.2...2.", "...2...\n.2...0.", GRID + 10, "“0” can't be on a square"),
        (".......\n2..4..2", "......\n2..4..2", GRID + 3, "Line 3 has 6 squares, and the first line 7"),
        ("2.....2", "2.....2.", GRID + 8, "Line 8 has 8 squares, and the first line 7"),
        ("...4...\n.3", "...4...\n\n.3", GRID + 1, "Line 2 has 0 squares"),
        ("...4...\n.3", "...\n.3", GRID, "The sheet has 3 columns. It can have 4 to 10"),
        ("...4...\n.3", "." * 11 + "\n.3", GRID, "The sheet has 11 columns"),
        ("...4...\n.3", "...4...\n" * 6 + ".3", GRID, "The sheet has 15 rows. It can have 4 to 14"),
        ("row = 7", "row = 11", ROWS[2] + 1, "There is no row 11. Rows count from 1 at the bottom to 10"),
        ("row = 7", "row = 0", ROWS[2] + 1, "There is no row 0"),
        ("row = 7", "row = 7.0", ROWS[2] + 1, "“row” should be a whole number"),
        ("row = 7", "row = true", ROWS[2] + 1, "“row” should be a whole number"),
        ("row = 7", "row = '7'", ROWS[2] + 1, "“row” should be a whole number"),
        ("row = 7", "row = 2", ROWS[2] + 1, "Row 2 is coloured twice"),
        ('"green"', '"Violet"', ROWS[2] + 2, "Two coloured rows are called “Violet”"),
        ('"green"', '""', ROWS[2] + 2, "The name is empty"),
        ('"green"', "5", ROWS[2] + 2, "“name” should be a text"),
        ('"green"', f'"{"g" * 41}"', ROWS[2] + 2, "has 41 characters; at most 40 are allowed"),
        ('"green"', r'"gr\u0007een"', ROWS[2] + 2, "a character that can't be printed"),
        ('"#3d8fd1"', '"blue"', ROWS[3] + 3, "“blue” is not a colour. Write it like #e69f00"),
        ('"#3d8fd1"', "0", ROWS[3] + 3, "“colour” should be a text"),
        ("[[rows]]\nrow = 9", "[rows]\nrow = 9", None, "This is not TOML"),
        ("[[rows]]\nrow = 9", "[[others]]\nrow = 9", ROWS[3], "“others” isn't a known entry"),
        ("row = 9\n", "row = 9\nheight = 3\n", ROWS[3] + 2, "Possible here: row, name, colour"),
        ("row = 9\n", "", ROWS[3], "The entry “row” is missing"),
        ('name = "Klotz"', "", None, "The entry “name” is missing"),
        ('name = "Klotz"', "name = []", 6, "“name” should be a text"),
        ('name = "Klotz"', "name = ", 6, "This is not TOML: Invalid value"),
        ('name = "Klotz"', 'name = "Klotz"\nname = "Klotz"', 7, "This is not TOML: Cannot overwrite a value"),
        ('grid = """', 'grid = ["""', None, "This is not TOML"),
    ],
)
def test_a_wrong_sheet(write: Write, old: str, new: str, line: int | None, reason: str) -> None:
    assert SHEET_TEXT.count(old) == 1, "the test has to know what it changes"
    path = write(SHEET_TEXT.replace(old, new))
    with pytest.raises(DataError) as caught:
        read_sheet(path)
    error = caught.value
    assert error.file == str(path)
    assert reason in error.reason
    if line is not None:
        assert error.line == line
        assert str(error) == f"{path}, line {line}: {error.reason}"
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


FACES_B = DICE_TEXT.splitlines().index("B = [") + 1
LAST = '"""\nxo\nxx\n"""'


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        (LAST, '"""\nxx\nxx\n"""', FACES_B + 22, "Face 6 of die B has no circle. Every face has one"),
        (LAST, '"""\nxo\nox\n"""', FACES_B + 22, "Face 6 of die B has 2 circles"),
        (LAST, '"""\nxo\nx#\n"""', FACES_B + 23, "Face 6 of die B has “#”. Draw it with x for a cross"),
        (LAST, '"""\nxo..\n...x\n"""', FACES_B + 22, "Face 6 of die B falls apart"),
        (LAST, '"""\nxo.\n..x\n"""', FACES_B + 22, "Face 6 of die B falls apart"),
        (LAST, '"""\nxoxxxx\n"""', FACES_B + 22, "Face 6 of die B has 6 squares; at most 5 are allowed"),
        (LAST, '"""\n..\n..\n"""', FACES_B + 22, "Face 6 of die B is empty"),
        (LAST, '""', None, "Face 6 of die B is empty"),
        (LAST, "5", None, "“B” should be a drawing, with one character for each square"),
        (f"{LAST},", f'{LAST},\n"o"', FACES_B, "Die B has 7 faces, not 6"),
        (f"{LAST},\n", "", FACES_B, "Die B has 5 faces, not 6"),
        ("B = [", "C = [", FACES_B, "“C” isn't a known entry. Possible here: name, A, B"),
        ('name = "Klotz"', 'name = "Klotz"\nB = 3', None, "This is not TOML"),
    ],
)
def test_wrong_dice(write: Write, old: str, new: str, line: int | None, reason: str) -> None:
    assert DICE_TEXT.count(old) == 1, "the test has to know what it changes"
    path = write(DICE_TEXT.replace(old, new))
    with pytest.raises(DataError) as caught:
        read_dice(path)
    assert reason in caught.value.reason
    if line is not None:
        assert caught.value.line == line


@pytest.mark.parametrize(
    ("content", "line", "reason"),
    [
        (b"", None, "The entry “name” is missing"),
        (b'name = "\xff"', 1, "This is not text in UTF-8"),
        (b'grid = ""\nname = "\xff"', 2, "This is not text in UTF-8"),
        (b"# " + b"x" * 70_000, None, "The file is larger than 64 KB"),
        (b"name = " + b"[" * 60_000, None, "nested too deeply"),
        (b"name = " + b"9" * 60_000, None, "This is not TOML"),
        (b"\x89PNG\r\n\x1a\n", 1, "This is not text in UTF-8"),
        (b"PK\x03\x04", 1, "This is not TOML"),
    ],
)
def test_files_that_are_no_sheets_at_all(write: Write, content: bytes, line: int | None, reason: str) -> None:
    with pytest.raises(DataError) as caught:
        read_sheet(write(content))
    assert reason in caught.value.reason
    assert caught.value.line == line


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.toml", tmp_path, tmp_path / "nul\0.toml"):
        with pytest.raises(DataError, match="There is no such file"):
            read_sheet(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in its file system")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    with pytest.raises(DataError, match="There is no such file"):
        read_sheet(pipe)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ("standrad", "sheet: “standrad” is neither “standard” nor a file whose name ends in .toml"),
        ("/etc/passwd", "ends in .toml"),
        ("", "ends in .toml"),
        (7, "This should be “standard”, a TOML file, or what such a file holds"),
        (None, "This should be “standard”"),
        (["standard"], "This should be “standard”"),
        ({}, "given as data: The entry “name” is missing"),
        ({"name": "x", "grid": [], "rows": []}, "“grid” should be a drawing"),
        ({"name": "x", "grid": "." * 7, "rows": 3, 5: 6}, "“5” isn't a known entry"),
    ],
)
def test_other_things_than_files(given: Any, reason: str) -> None:
    with pytest.raises(klotz.InvalidOption) as caught:
        klotz.game("bloxx", sheet=given)
    assert reason in str(caught.value)
    assert str(caught.value).startswith("bloxx: sheet: ")


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        (3, "“rows” should be a list"),
        ({}, "“rows” should be a list"),
        ([{}] * 9, "There are 9 coloured rows; at most 8 are allowed"),
        ([1] * 4, "“rows” should be a table"),
        ([{"row": 10**5000, "name": "x", "colour": "#000000"}] * 4, "There is no row ..."),
    ],
)
def test_rows_of_the_wrong_kind(rows: Any, reason: str) -> None:
    with pytest.raises(DataError) as caught:
        read_sheet({**read_sheet("standard").json(), "rows": rows})
    assert reason in caught.value.reason
    assert caught.value.line is None
    assert str(caught.value) == f"given as data: {caught.value.reason}"


def test_a_sheet_without_coloured_rows() -> None:
    sheet = read_sheet({**read_sheet("standard").json(), "rows": []})
    state = klotz.game("bloxx", sheet=sheet.json()).start(2)
    assert dict(state.score_sheet()[0].parts)["rows"] == 0


def test_a_sheet_of_another_size() -> None:
    grid = "....9\n1....\n.....\n....."
    sheet = read_sheet(
        {"name": "small", "grid": grid, "rows": [{"row": 4, "name": "top", "colour": "#000000"}]}
    )
    assert (sheet.columns, sheet.rows) == (5, 4)
    assert dict(sheet.numbers) == {(4, 3): 9, (0, 2): 1}
    assert sheet.has((4, 3))
    assert not sheet.has((5, 0))
    assert not sheet.has((0, 4))


def test_a_face_that_fits_nowhere() -> None:
    small: dict[str, Any] = {"name": "small", "grid": "....\n....\n....\n....", "rows": []}
    dice = read_dice("standard").json()
    dice["B"][4] = "xoxxx"
    with pytest.raises(klotz.InvalidOption, match="Face 5 of die B fits nowhere on this sheet") as caught:
        klotz.game("bloxx", sheet=small, dice=dice)
    assert isinstance(caught.value.__cause__, DataError)
    small["grid"] += "\n...."
    assert klotz.game("bloxx", sheet=small, dice=dice).start(2).due


# ---------------------------------------------------------------------- anything at all

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(alphabet="xo.23\n", max_size=80)
    | st.text(max_size=5)
    | st.sampled_from([read_sheet("standard").json()["grid"], "#e69f00", "orange"]),
    lambda inner: (
        st.lists(inner, max_size=6)
        | st.dictionaries(st.sampled_from(["name", "grid", "rows", "row", "colour", "A", "B"]), inner)
    ),
    max_leaves=20,
)


@given(JSON)
@settings(max_examples=300)
def test_any_data_is_read_or_refused(given: Any) -> None:
    for read in (read_sheet, read_dice):
        try:
            found = read(given)
        except DataError as error:
            assert error.reason
        else:
            assert isinstance(found, Sheet | Dice)


@given(st.data())
@settings(max_examples=150)
def test_a_file_with_a_few_bytes_changed_is_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    path = tmp_path_factory.getbasetemp() / "changed.toml"
    for read, text in ((read_sheet, SHEET_TEXT), (read_dice, DICE_TEXT)):
        content = bytearray(text.encode())
        for _ in range(data.draw(st.integers(1, 3))):
            at = data.draw(st.integers(0, len(content) - 1))
            content[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
        path.write_bytes(content)
        try:
            read(path)
        except DataError as error:
            assert error.file == str(path)
            assert error.line is None or 1 <= error.line <= content.count(b"\n") + 2
