"""What a sheet is worth: in a game, and when only the finished sheet is known."""

from collections.abc import Collection, Mapping

from klotz.games.bloxx.kernel import FIRST, LATER
from klotz.games.bloxx.notation import cell_text
from klotz.games.bloxx.sheets import Cell, ColouredRow, Sheet
from klotz.games.contract import Score


def score(rows: int, numbers: int, gaps: int, blanks: int) -> Score:
    """From the points for rows and numbers, and how many gaps and blanks there are."""
    return Score(
        rows + numbers - gaps - blanks,
        (("rows", rows), ("numbers", numbers), ("gaps", -gaps), ("blanks", -blanks)),
    )


def full_rows(sheet: Sheet, marked: Collection[Cell]) -> tuple[ColouredRow, ...]:
    """The coloured rows all of whose squares are marked, with a cross or a circle."""
    return tuple(
        coloured
        for coloured in sheet.coloured
        if all((column, coloured.row) in marked for column in range(sheet.columns))
    )


def gaps_below(sheet: Sheet, marked: Collection[Cell]) -> frozenset[Cell]:
    """The unmarked squares with a marked one somewhere above them."""
    tops = dict(sorted(marked, key=lambda cell: cell[1]))  # of each column the highest row comes last
    return frozenset(
        (column, row) for column, top in tops.items() for row in range(top) if (column, row) not in marked
    )


def score_sheet(
    sheet: Sheet,
    crossed: Collection[Cell],
    circled: Collection[Cell],
    rows: Mapping[str, int],
    gaps: Collection[Cell] | None = None,
) -> Score:
    """Score one finished sheet from nothing but what is drawn on it.

    `rows` maps the name of each full coloured row to 4 if it was completed first, 2 if later. `gaps` are the
    squares coloured in; they follow from the rest and are optional, but must be right if given. ValueError says
    what is inconsistent.
    """
    marked = {*crossed, *circled}
    for column, row in marked:
        if not (0 <= column < sheet.columns and 0 <= row < sheet.rows):
            raise ValueError(f"the square {cell_text((column, row))} is not on the sheet")
    if both := set(crossed) & set(circled):
        raise ValueError(f"the square {cell_text(min(both))} is both crossed and circled")
    found = gaps_below(sheet, marked)
    if gaps is not None:
        if missing := found - set(gaps):
            raise ValueError(f"the square {cell_text(min(missing))} has a drawn one above it, so it is a gap")
        if wrong := set(gaps) - found:
            raise ValueError(
                f"the square {cell_text(min(wrong))} is no gap: it is drawn, or nothing is above it"
            )
    _check_rows(sheet, marked, rows)
    return score(
        rows=sum(rows.values()),
        numbers=sum(sheet.numbers.get(cell, 0) for cell in circled),
        gaps=len(found),
        blanks=sheet.columns * sheet.rows - len(marked) - len(found),
    )


def _check_rows(sheet: Sheet, marked: Collection[Cell], rows: Mapping[str, int]) -> None:
    full = {coloured.name for coloured in full_rows(sheet, marked)}
    for name, points in rows.items():
        if name not in {coloured.name for coloured in sheet.coloured}:
            names = ", ".join(coloured.name for coloured in sheet.coloured)
            raise ValueError(f"there is no row {name!r}; the coloured rows are {names}")
        if name not in full:
            raise ValueError(f"the row {name!r} is not full, so it scores nothing")
        if points not in (FIRST, LATER):
            raise ValueError(f"the row {name!r} scores {FIRST} or {LATER}, not {points}")
    if untold := full - set(rows):
        raise ValueError(f"the row {min(untold)!r} is full: say whether it scores {FIRST} or {LATER}")
