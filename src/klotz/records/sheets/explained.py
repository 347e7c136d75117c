"""Why a finished sheet scores what it does, in words."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from klotz import words
from klotz.games.bloxx import Cell
from klotz.games.bloxx.kernel import FIRST
from klotz.games.bloxx.notation import cell_text
from klotz.records.sheets.finished import Finished


class Part(NamedTuple):
    """A part of a score: what it is called, its points, and where they come from."""

    name: str
    points: int
    reason: str


def parts(one: Finished) -> Iterator[Part]:
    reasons = {
        "rows": ", ".join(
            words.say("finished-row", {"row": name, "points": points}) for name, points in one.rows.items()
        ),
        "numbers": "; ".join(_numbers(one)),
        "gaps": _squares(one.gaps),
        "blanks": _squares(one.blanks),
    }
    for part, points in one.score.parts:
        yield Part(words.say(f"finished-{part}"), points, reasons[part])


def doubts(sheets: Sequence[Finished]) -> Iterator[str]:
    """What cannot be on the sheets of one game, though each may be right by itself."""
    for row in sheets[0].sheet.coloured:
        scored = {one.rows[row.name] for one in sheets if row.name in one.rows}
        if scored and FIRST not in scored:
            yield words.say("finished-nobody-first", {"row": row.name})


def _numbers(one: Finished) -> Iterator[str]:
    """The circled numbers, the highest first, and where they are."""
    numbers = one.sheet.numbers
    for number in sorted(set(numbers.values()), reverse=True):
        if found := [cell for cell in one.circled if numbers.get(cell) == number]:
            yield words.say("finished-number", {"number": number, "squares": _squares(found)})


def _squares(cells: Iterable[Cell]) -> str:
    """From the top left to the bottom right, as one reads a sheet."""
    return ", ".join(cell_text(cell) for cell in sorted(cells, key=lambda cell: (-cell[1], cell[0])))
