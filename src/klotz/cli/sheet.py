"""`klotz sheet`: printable Bloxx! sheets."""

from pathlib import Path
from typing import Annotated, Any, Final

import typer

from klotz import words
from klotz.cli.common import Force, fail, refusals, refuse_to_replace
from klotz.picture import pdf

_SUFFIXES: Final = (".pdf", ".svg")
_STANDARD: Final = "standard"


def sheet(
    sheet_file: Annotated[
        str, typer.Option("--sheet", metavar="FILE", help="Your own sheet, as TOML. Default: ours.")
    ] = _STANDARD,
    dice_file: Annotated[
        str | None,
        typer.Option(
            "--dice",
            metavar="FILE",
            help="Add a page with the faces of these dice: a TOML file, or 'standard' for ours.",
        ),
    ] = None,
    out: Annotated[Path, typer.Option("--out", "-o", help="The output: .pdf, or .svg for one page.")] = Path(
        "sheets.pdf"
    ),
    paper: Annotated[str, typer.Option(help="a4 or letter.")] = "a4",
    per_page: Annotated[int, typer.Option("--per-page", help="Sheets per page: 1, 2 or 4.")] = 2,
    pages: Annotated[
        int, typer.Option("--pages", "-n", min=0, max=100, help="How many pages of sheets.")
    ] = 1,
    palette: Annotated[
        str, typer.Option(help="classic, or colour-blind with patterns in the coloured rows.")
    ] = "classic",
    grey: Annotated[
        bool, typer.Option("--grey", help="Patterns only, for a black-and-white printer.")
    ] = False,
    force: Force = False,
) -> None:
    """Print Bloxx! sheets on A4 or Letter, with our layout or your own."""
    from klotz.games.bloxx import read_dice, read_sheet  # these import the kernel
    from klotz.records.sheets.printing import dice_page, sheet_page

    suffix = out.suffix.lower()
    if suffix not in _SUFFIXES:
        fail(f"{out}: sheets are written as {' or '.join(_SUFFIXES)}")
    count = pages + (dice_file is not None)
    if not count:
        fail("there is nothing to print: no pages of sheets, and no dice")
    if suffix == ".svg" and count > 1:
        fail("an SVG file has only one page: use .pdf, or --pages 0 for the dice alone")
    refuse_to_replace(out, force)
    style: dict[str, Any] = {"paper": paper, "palette": palette, "grey": grey}
    with refusals():
        drawn = [sheet_page(read_sheet(sheet_file), per_page=per_page, **style)] * pages
        if dice_file is not None:
            drawn.append(dice_page(read_dice(dice_file), **style))
        out.write_bytes(pdf(drawn) if suffix == ".pdf" else drawn[0].svg().encode())
    typer.echo(words.say("sheet-printed", {"file": str(out), "pages": count}))
