"""`klotz sheet`: printable Bloxx! sheets, and boxes of one's own."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from klotz import words
from klotz.cli.common import fail, refusals, refuse_to_replace
from klotz.cli.options import Force, Palette, is_called
from klotz.picture import Picture, pdf

_SUFFIXES: Final = (".pdf", ".svg")
_STANDARD: Final = "standard"


def sheet(
    sheet_file: Annotated[
        str, typer.Option("--sheet", metavar="FILE", help="Your own sheet, as TOML. Default: ours.")
    ] = _STANDARD,
    box_file: Annotated[
        Path | None,
        typer.Option(
            "--box",
            metavar="FILE",
            help="Print your own box, as TOML: sheets and dice, or ring, pieces, discs and cards.",
        ),
    ] = None,
    dice_file: Annotated[
        str | None,
        typer.Option(
            "--dice",
            metavar="FILE",
            help="Add a page with the faces of these dice: a TOML file, or 'standard' for ours.",
        ),
    ] = None,
    out: Annotated[
        Path, typer.Option("--out", metavar="FILE", help="The output: .pdf, or .svg for one page.")
    ] = Path("sheets.pdf"),
    paper: Annotated[str, typer.Option("--paper", metavar="NAME", help="a4 or letter.")] = "a4",
    per_page: Annotated[int, typer.Option("--per-page", metavar="N", help="Sheets per page: 1, 2 or 4.")] = 2,
    pages: Annotated[
        int, typer.Option("--pages", metavar="N", min=0, max=100, help="How many pages of sheets.")
    ] = 1,
    palette: Palette = "classic",
    grey: Annotated[
        bool, typer.Option("--grey", help="Patterns only, for a black-and-white printer.")
    ] = False,
    force: Force = False,
    old_out: Annotated[Path | None, typer.Option("-o", hidden=True)] = None,
    old_pages: Annotated[int | None, typer.Option("-n", hidden=True, min=0, max=100)] = None,
) -> None:
    """Print Bloxx! sheets, or a box of your own.

    The paper is A4 or Letter, and the layout of the sheets is ours or your own.
    """
    if old_out is not None:
        is_called("-o", "--out")
        out = old_out
    if old_pages is not None:
        is_called("-n", "--pages")
        pages = old_pages
    suffix = out.suffix.lower()
    if suffix not in _SUFFIXES:
        fail(f"{out}: sheets are written as {' or '.join(_SUFFIXES)}")
    style: dict[str, Any] = {"paper": paper, "palette": palette, "grey": grey}
    with refusals():
        drawn = (
            _box(box_file, **style) if box_file else _sheets(sheet_file, dice_file, pages, per_page, **style)
        )
    if not drawn:
        fail("there is nothing to print: no pages of sheets, and no dice")
    if suffix == ".svg" and len(drawn) > 1:
        fail("an SVG file has only one page: use .pdf, or --pages 0 for the dice alone")
    refuse_to_replace(out, force)
    with refusals():
        out.write_bytes(pdf(drawn) if suffix == ".pdf" else drawn[0].svg().encode())
    typer.echo(words.say("sheet-printed", {"file": str(out), "pages": len(drawn)}))


def _sheets(sheet: str, dice: str | None, pages: int, per_page: int, **style: Any) -> list[Picture]:
    from klotz.games.bloxx import read_dice, read_sheet  # these import the kernel
    from klotz.records.sheets.printing import dice_page, sheet_page

    drawn = [sheet_page(read_sheet(sheet), per_page=per_page, **style)] * pages
    return [*drawn, *([dice_page(read_dice(dice), **style)] if dice is not None else [])]


def _box(path: Path, **style: Any) -> list[Picture]:
    from klotz.games.boxes import read_box
    from klotz.records.sheets.box_pages import pages

    return pages(read_box(path), **style)
