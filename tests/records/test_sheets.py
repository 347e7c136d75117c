"""Bloxx! on paper: sheets to print."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from itertools import combinations, pairwise
from pathlib import Path

import pytest

import klotz
from klotz.games.bloxx import Sheet, read_dice, read_sheet
from klotz.picture import Element, Line, Picture, Polygon, Rectangle, Text
from klotz.records.drawing.bloxx.form import RESULTS, Box, Form, blank
from klotz.records.drawing.bloxx.look import look
from klotz.records.sheets import printing
from klotz.records.sheets.paper import MARGIN, MILLIMETRE, PaperName
from klotz.records.sheets.printing import Page
from tests.records.measure import bounds, overlap, texts

DATA = Path(__file__).parent / "data"
SHEET = read_sheet(DATA / "bloxx-sheet.toml")

PAPERS: tuple[PaperName, ...] = ("a4", "letter")
PER_PAGE = (1, 2, 4)

# The longest names that a file may give, some with the same beginning.
LONG = read_sheet(
    {
        **SHEET.json(),
        "name": "W" * 40,
        "rows": [
            {"row": row, "name": name, "colour": "#336699"}
            for row, name in ((1, "blue"), (4, "blueish"), (7, "B" * 40), (10, "m"))
        ],
    }
)


def is_printable(element: Element, page: Picture) -> bool:
    """Whether it lies inside the margins; half a stroke may lie on them."""
    left, top, right, bottom = bounds(element)
    margin = MARGIN - 0.5 * MILLIMETRE
    return left > margin and top > margin and right < page.width - margin and bottom < page.height - margin


# ------------------------------------------------------------------ printing


def test_paper_is_as_large_as_it_is() -> None:
    inch = 96
    page = printing.sheet_page(SHEET, paper="letter", per_page=1)
    assert (page.width, page.height) == pytest.approx((8.5 * inch, 11 * inch))
    page = printing.sheet_page(SHEET, paper="a4", per_page=2)  # lies on its side
    assert (page.width, page.height) == pytest.approx((297 / 25.4 * inch, 210 / 25.4 * inch))


@pytest.mark.parametrize("sheet", [SHEET, LONG], ids=["mine", "long names"])
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("per_page", PER_PAGE)
def test_all_is_inside_the_margins(sheet: Sheet, paper: PaperName, per_page: int) -> None:
    page = printing.sheet_page(sheet, paper=paper, per_page=per_page, palette="colour-blind")
    assert [element for element in page.elements if not is_printable(element, page)] == []


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("per_page", PER_PAGE)
def test_every_sheet_has_seventy_squares_that_are_square(paper: PaperName, per_page: int) -> None:
    page = printing.sheet_page(SHEET, paper=paper, per_page=per_page)
    lines = [element for element in page.elements if isinstance(element, Line)]
    for form in Page.of(paper, per_page).forms(SHEET):
        (left, bottom), (right, top) = form.grid.at(0, 0), form.grid.at(7, 10)
        columns = {line.start[0] for line in lines if {line.start[1], line.end[1]} == {bottom, top}}
        rows = {line.start[1] for line in lines if {line.start[0], line.end[0]} == {left, right}}
        across = sorted({left, right, *(x for x in columns if left < x < right)})
        down = sorted({bottom, top, *(y for y in rows if top < y < bottom)})
        assert (len(across) - 1) * (len(down) - 1) == 70
        for positions in (across, down):
            assert [b - a for a, b in pairwise(positions)] == pytest.approx(
                [form.cell] * (len(positions) - 1)
            )


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("per_page", PER_PAGE)
def test_nothing_overlaps(paper: PaperName, per_page: int) -> None:
    boxes = [box for form in Page.of(paper, per_page).forms(SHEET) for box in parts(form)]
    assert len(boxes) == per_page * (2 + 4 + 4)
    for one, other in combinations(boxes, 2):
        assert not overlap(one, other)


def parts(form: Form) -> Iterator[Box]:
    grid = form.grid
    yield form.heading
    yield Box(grid.left, grid.at(0, 10)[1], 7 * form.cell, 10 * form.cell)
    yield from map(form.bonus, range(4))
    yield from map(form.result, RESULTS)


@pytest.mark.parametrize("sheet", [SHEET, LONG], ids=["mine", "long names"])
def test_texts_do_not_run_into_each_other(sheet: Sheet) -> None:
    page = printing.sheet_page(sheet, per_page=4)
    labels = [element for element in page.elements if isinstance(element, Text)]
    for one, other in combinations(labels, 2):
        boxes = [
            Box(left, top, right - left, bottom - top)
            for left, top, right, bottom in map(bounds, (one, other))
        ]
        assert not overlap(*boxes), (one, other)


@pytest.mark.parametrize("paper", PAPERS)
def test_paper_margins_and_squares_suit_printers_and_pens(paper: PaperName) -> None:
    assert MARGIN / MILLIMETRE > 6.4  # a quarter of an inch
    sizes = [next(iter(Page.of(paper, count).forms(SHEET))).cell / MILLIMETRE for count in PER_PAGE]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] > 7


@pytest.mark.parametrize("per_page", PER_PAGE)
def test_what_is_on_every_sheet(per_page: int) -> None:
    said = texts(printing.sheet_page(SHEET, per_page=per_page))
    for word in (
        "Name",
        "rows",
        "numbers",
        "penalty",
        "total",
        "+",
        "=",
        "orange",
        "violet",
        "green",
        "blue",
    ):
        assert said[word] == per_page, word
    numbers = Counter(SHEET.numbers.values())
    assert said["2"] == per_page * (numbers[2] + 4)  # and one in each bonus
    assert said["3"] == per_page * numbers[3]
    assert said["4"] == per_page * (numbers[4] + 4)
    for mark in "OVGB":
        assert said[mark] == 2 * per_page  # at both ends of the row
    makers = [text for text in said if "Klotz" in text]
    assert makers == ["Made with Klotz. Sheet: The one in my box"]


def test_a_sheet_keeps_to_its_place() -> None:
    form = Form(SHEET, 50, 70, 20)
    for element in blank(form, look("colour-blind")):
        left, top, right, bottom = bounds(element)
        assert 50 <= left <= right <= 50 + form.width
        assert 70 <= top <= bottom <= 70 + form.height + 1


def test_numbers_are_on_their_squares() -> None:
    page = printing.sheet_page(SHEET, per_page=1)
    (form,) = Page.of("a4", 1).forms(SHEET)
    printed = {(element.x, element.y): element.text for element in page.elements if isinstance(element, Text)}
    for cell, number in SHEET.numbers.items():
        assert printed[form.grid.middle(cell)] == str(number)


def tints(picture: Picture, form: Form) -> list[str | None]:
    """The colours of the rows, from the bottom up."""
    found: list[str | None] = [None] * 10
    for element in picture.elements:
        if isinstance(element, Rectangle) and element.width == pytest.approx(7 * form.cell):
            row = (form.grid.bottom - element.y) / form.cell - 1
            if element.height == pytest.approx(form.cell):
                found[round(row)] = element.fill
    return found


def test_coloured_rows_are_where_the_file_says() -> None:
    (form,) = Page.of("a4", 1).forms(SHEET)
    found = tints(printing.sheet_page(SHEET, per_page=1), form)
    assert [row for row, tint in enumerate(found) if tint is not None] == [2, 4, 6, 8]
    assert len(set(found)) == 5


def test_without_colours_rows_differ_in_their_patterns() -> None:
    (form,) = Page.of("a4", 1).forms(SHEET)
    page = printing.sheet_page(SHEET, per_page=1, grey=True)
    for element in page.elements:
        for colour in (element.fill, element.stroke):
            if colour is not None:
                shades = bytes.fromhex(colour.removeprefix("#"))
                assert max(shades) - min(shades) < 12, element

    def drawn(row: int) -> list[tuple[str, int, int]]:
        """What is drawn inside the square of this row that is the same in all: the one in column g."""
        x, y = form.grid.at(6, row + 1)
        shown = []
        for element in page.elements:
            left, top, right, bottom = bounds(element)
            if x < left and right < x + form.cell and y < top and bottom < y + form.cell:
                shown.append((type(element).__name__, round(left - x), round(top - y)))
        return shown

    patterns = [drawn(row.row) for row in SHEET.coloured]
    assert all(one != other for one, other in combinations(patterns, 2))


@pytest.mark.parametrize(
    ("names", "marks", "labels"),
    [
        (["red", "green", "blue", "pink"], "R G B P", ["red", "green", "blue", "pink"]),
        (["red", "brown", "blue", "pink"], "RE BR BL PI", ["red", "brown", "blue", "pink"]),
        (["red", "black", "blue", "pink"], "A B C D", ["A: red", "B: black", "C: blue", "D: pink"]),
    ],
)
def test_marks_tell_rows_with_the_same_initial_apart(names: list[str], marks: str, labels: list[str]) -> None:
    rows = [{"row": row, "name": name, "colour": "#336699"} for row, name in enumerate(names, start=1)]
    said = texts(printing.sheet_page(read_sheet({**SHEET.json(), "rows": rows}), per_page=1))
    assert all(said[mark] == 2 for mark in marks.split())
    assert all(said[label] == 1 for label in labels)


def test_dice_page() -> None:
    dice = read_dice("standard")
    for paper in PAPERS:
        page = printing.dice_page(dice, paper=paper)
        said = texts(page)
        assert said[f"The dice: {dice.name}"] == said["Die A"] == said["Die B"] == 1
        assert all(said[str(number)] == 2 for number in range(1, 7))
        assert [element for element in page.elements if not is_printable(element, page)] == []
        circles = [element for element in page.elements if isinstance(element, Polygon)]
        assert len(circles) == 12
        squares = [element for element in page.elements if isinstance(element, Rectangle)]
        assert len(squares) == 12 + sum(len(face.cells) for faces in dice.faces.values() for face in faces)


def test_what_cannot_be_printed() -> None:
    with pytest.raises(ValueError, match="no paper 'a3'; there are a4 and letter"):
        printing.sheet_page(SHEET, paper="a3")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="1, 2 or 4 sheets, not 3"):
        printing.sheet_page(SHEET, per_page=3)
    with pytest.raises(ValueError, match="no palette 'pink'"):
        printing.sheet_page(SHEET, palette="pink")  # type: ignore[arg-type]


# ------------------------------------------------------------------ words


def test_sentences_are_all_there_and_all_used() -> None:
    sentences = resources.files("klotz.words").joinpath("en", "sheet.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^([a-z][a-z0-9-]*) =", sentences, re.MULTILINE))
    sources = Path(klotz.__file__).parent
    mentioned = {
        node.value
        for source in [*sources.glob("records/**/*.py"), *sources.glob("cli/s*.py")]
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    put_together = {f"sheet-{name}" for name in RESULTS}
    put_together |= {f"finished-{part}" for part in ("rows", "numbers", "gaps", "blanks")}
    ours = {text for text in mentioned if re.fullmatch(r"(sheet|table|finished|box-print)(-[a-z]+)+", text)}
    assert ours | put_together == keys


def test_no_two_files_have_the_same_sentence() -> None:
    folder = resources.files("klotz.words").joinpath("en")
    keys = Counter(
        key
        for entry in folder.iterdir()
        for key in re.findall(r"^([A-Za-z][\w-]*) =", entry.read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert [key for key, count in keys.items() if count > 1] == []
