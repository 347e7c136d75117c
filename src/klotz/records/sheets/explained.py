"""Why a finished sheet scores what it does, in words."""

from collections.abc import Iterable, Iterator, Sequence

from klotz import words
from klotz.games.bloxx import Cell
from klotz.games.bloxx.kernel import FIRST
from klotz.games.bloxx.notation import cell_text
from klotz.records.played import Part
from klotz.records.sheets.finished import Finished


def parts(one: Finished, language: str = words.DEFAULT) -> Iterator[Part]:
    reasons = {
        "rows": ", ".join(
            words.say("finished-row", {"row": name, "points": points}, language)
            for name, points in one.rows.items()
        ),
        "numbers": "; ".join(_numbers(one, language)),
        "gaps": _squares(one.gaps),
        "blanks": _squares(one.blanks),
    }
    for part, points in one.score.parts:
        yield Part(words.say(f"finished-{part}", language=language), points, reasons[part])


def doubts(sheets: Sequence[Finished], language: str = words.DEFAULT) -> Iterator[str]:
    """What cannot be on the sheets of one game, though each may be right by itself."""
    for row in sheets[0].sheet.coloured:
        scored = {one.rows[row.name] for one in sheets if row.name in one.rows}
        if scored and FIRST not in scored:
            yield words.say("finished-nobody-first", {"row": row.name}, language)


def _numbers(one: Finished, language: str) -> Iterator[str]:
    """The circled numbers, the highest first, and where they are."""
    numbers = one.sheet.numbers
    for number in sorted(set(numbers.values()), reverse=True):
        if found := [cell for cell in one.circled if numbers.get(cell) == number]:
            yield words.say("finished-number", {"number": number, "squares": _squares(found)}, language)


def _squares(cells: Iterable[Cell]) -> str:
    """From the top left to the bottom right, as one reads a sheet."""
    return ", ".join(cell_text(cell) for cell in sorted(cells, key=lambda cell: (-cell[1], cell[0])))
