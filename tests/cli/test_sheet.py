"""`klotz sheet`: sheets of Bloxx! to print."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.cli.conftest import Klotz

SVG = "{http://www.w3.org/2000/svg}"
DATA = Path(__file__).parent.parent / "records" / "data"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def pages(path: Path) -> int:
    return len(re.findall(rb"/Type /Page\b", path.read_bytes()))


def texts(path: Path) -> list[str]:
    return [element.text or "" for element in ET.parse(path).iter(f"{SVG}text")]


def test_without_options_there_is_a_pdf(klotz: Klotz, folder: Path) -> None:
    result = klotz("sheet")
    assert result.exit_code == 0
    assert result.stdout == "sheets.pdf: 1 page\n"
    assert (folder / "sheets.pdf").read_bytes().startswith(b"%PDF-")
    assert pages(folder / "sheets.pdf") == 1


def test_many_pages_and_the_dice(klotz: Klotz, folder: Path) -> None:
    result = klotz("sheet", "--pages", "3", "--dice", "standard", "--out", "all.PDF")
    assert result.stdout == "all.PDF: 4 pages\n"
    assert pages(folder / "all.PDF") == 4


@pytest.mark.parametrize(("paper", "size"), [("a4", (793.7, 1122.52)), ("letter", (816, 1056))])
def test_svg_is_one_page_of_its_true_size(
    klotz: Klotz, folder: Path, paper: str, size: tuple[float, float]
) -> None:
    result = klotz("sheet", "--out", "sheet.svg", "--paper", paper, "--per-page", "4")
    assert result.stdout == "sheet.svg: 1 page\n"
    root = ET.parse(folder / "sheet.svg").getroot()
    assert (float(root.attrib["width"]), float(root.attrib["height"])) == size
    assert texts(folder / "sheet.svg").count("Name") == 4


def test_a_sheet_of_ones_own(klotz: Klotz, folder: Path) -> None:
    assert klotz("sheet", "--sheet", str(DATA / "bloxx-sheet.toml"), "--out", "mine.svg").exit_code == 0
    said = texts(folder / "mine.svg")
    assert sum("The one in my box" in text for text in said) == 2
    assert said.count("orange") == 2


def test_dice_alone(klotz: Klotz, folder: Path) -> None:
    assert klotz("sheet", "--pages", "0", "--dice", "standard", "--out", "dice.svg").exit_code == 0
    assert "Die B" in texts(folder / "dice.svg")
    assert "Name" not in texts(folder / "dice.svg")


def test_looks_differ(klotz: Klotz, folder: Path) -> None:
    for number, options in enumerate(((), ("--palette", "colour-blind"), ("--grey",))):
        assert klotz("sheet", "--out", f"{number}.svg", *options).exit_code == 0
    assert len({path.read_text() for path in folder.glob("*.svg")}) == 3


def test_files_are_not_replaced_unasked(klotz: Klotz, folder: Path) -> None:
    out = folder / "sheets.pdf"
    out.write_text("mine")
    result = klotz("sheet")
    assert result.exit_code == 2
    assert "sheets.pdf already exists" in result.stderr
    assert out.read_text() == "mine"
    assert klotz("sheet", "--force").exit_code == 0
    assert pages(out) == 1


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--out", "sheet.png"), "sheet.png: sheets are written as .pdf or .svg"),
        (("--out", "sheet.svg", "--pages", "2"), "an SVG file has only one page"),
        (("--out", "sheet.svg", "--dice", "standard"), "an SVG file has only one page"),
        (("--pages", "0"), "there is nothing to print"),
        (("--paper", "a3"), "there is no paper 'a3'; there are a4 and letter"),
        (("--per-page", "3"), "a page has 1, 2 or 4 sheets, not 3"),
        (("--palette", "pink"), "there is no palette 'pink'"),
        (("--sheet", "none.toml"), "none.toml: There is no such file"),
        (("--sheet", "mine"), "“mine” is neither “standard” nor a file whose name ends in .toml"),
        (("--dice", "none.toml"), "none.toml: There is no such file"),
        (("--sheet", str(DATA / "bloxx-finished.txt")), "neither “standard” nor"),
        (("--out", "nowhere/sheets.pdf"), "No such file or directory"),
    ],
)
def test_what_cannot_be_printed(
    klotz: Klotz, folder: Path, arguments: tuple[str, ...], complaint: str
) -> None:
    result = klotz("sheet", *arguments)
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert result.stdout == ""
    assert not list(folder.iterdir())


def test_too_many_pages(klotz: Klotz) -> None:
    assert klotz("sheet", "--pages", "101").exit_code == 2
