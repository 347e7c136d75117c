"""Finished sheets of Bloxx!, typed in by somebody who has the paper before them.

    name: Ada
    .......
    .x#.oxx
    (ten lines of seven squares, the top row first)
    orange: 4
    violet: 2

`x` is a cross, `o` a circle, `#` a gap and `.` a blank; a gap may be written as a blank too, for gaps follow from
the rest. Below it stands what each full coloured row scored. Several sheets, one below the other, are those of
several players: a blank line or a `name:` comes between them. `sheet: FILE.toml`, before the first of them, says
on what they played, if it was not our own sheet; the file is looked for beside this one.
"""

import os
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

from klotz.games.bloxx import Cell, DataError, Sheet, read_sheet
from klotz.games.bloxx.kernel import FIRST, LATER
from klotz.games.bloxx.notation import cell_text
from klotz.games.bloxx.scoring import full_rows, gaps_below, score_sheet
from klotz.games.contract import Score
from klotz.games.datafiles import LARGEST, LONGEST_NAME, STANDARD, shown
from klotz.words import Detail

_CROSS: Final = "x"
_CIRCLE: Final = "o"
_GAP: Final = "#"
_BLANK: Final = "."
_MARKS: Final = _CROSS + _CIRCLE + _GAP + _BLANK


@dataclass(frozen=True)
class Finished:
    """What is drawn on a sheet at the end of a game, and what its full rows scored."""

    name: str
    """Whose it is; empty if the file does not say."""
    sheet: Sheet
    crossed: frozenset[Cell]
    circled: frozenset[Cell]
    rows: Mapping[str, int]

    @cached_property
    def gaps(self) -> frozenset[Cell]:
        return gaps_below(self.sheet, self.crossed | self.circled)

    @cached_property
    def blanks(self) -> frozenset[Cell]:
        squares = {(column, row) for column in range(self.sheet.columns) for row in range(self.sheet.rows)}
        return frozenset(squares - self.crossed - self.circled - self.gaps)

    @property
    def score(self) -> Score:
        return score_sheet(self.sheet, self.crossed, self.circled, self.rows)


def load(path: str | os.PathLike[str], sheet: Sheet | None = None) -> tuple[Finished, ...]:
    """The sheets in a file. A given `sheet` goes before one that the file names. DataError says what is wrong."""
    path = Path(path)
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise DataError("data-too-large", {"most": LARGEST // 1024}, str(path))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise DataError("data-not-utf8", file=str(path), line=line) from error
    return loads(text, sheet, path)


def loads(text: str, sheet: Sheet | None = None, path: Path | None = None) -> tuple[Finished, ...]:
    """The sheets in a text; `path` is where it came from, for messages and for the sheet that it names."""
    reader = _Reader(path, sheet)
    drafts = reader.drafts(text)  # first, for this settles which sheet they are drawn on
    return tuple(map(reader.finished, drafts))


def entered(sheet: Sheet, squares: str, rows: Mapping[str, object]) -> Finished:
    """One sheet that was entered square by square, and what its full rows scored. DataError says what is wrong."""
    lines = [_Line(number, line.strip()) for number, line in enumerate(squares.splitlines(), start=1)]
    scored = [_Line(0, f"{name}:{points}") for name, points in rows.items()]
    return _Reader(None, sheet).finished(_Draft(squares=lines, rows=scored))


class _Line(NamedTuple):
    number: int
    text: str


@dataclass(slots=True)
class _Draft:
    """The lines that one sheet is written on."""

    name: _Line | None = None
    squares: list[_Line] = field(default_factory=list)
    rows: list[_Line] = field(default_factory=list)


class _Reader:
    def __init__(self, path: Path | None, sheet: Sheet | None) -> None:
        self.path = path
        self.given = sheet
        self.sheet = sheet or read_sheet(STANDARD)

    def error(self, key: str, line: _Line | None = None, **details: Detail) -> DataError:
        return DataError(key, details, str(self.path) if self.path else None, line.number if line else None)

    # ------------------------------------------------------------------ which lines belong together

    def drafts(self, text: str) -> list[_Draft]:
        drafts = [_Draft()]
        after_squares = False
        for line in (_Line(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1)):
            is_squares = bool(line.text) and ":" not in line.text
            if is_squares:
                if drafts[-1].squares and not after_squares:
                    drafts.append(_Draft())
                drafts[-1].squares.append(line)
            elif line.text:
                self._enter(line, drafts)
            after_squares = is_squares
        return drafts

    def _enter(self, line: _Line, drafts: list[_Draft]) -> None:
        """A line with a colon says whose sheet comes next, or what all play on, or what a row scored."""
        key, _, value = (part.strip() for part in line.text.partition(":"))
        match key.lower():
            case "name":
                if drafts[-1].name or drafts[-1].squares:
                    drafts.append(_Draft())
                if len(value) > LONGEST_NAME or not value.isprintable():
                    raise self.error("score-name-long", line, most=LONGEST_NAME)
                drafts[-1].name = _Line(line.number, value)
            case "sheet":
                if drafts[0].squares:
                    raise self.error("score-sheet-late", line)
                self._choose(value)
            case _:
                drafts[-1].rows.append(line)

    def _choose(self, file: str) -> None:
        if self.given is not None:
            return
        folder = self.path.parent if self.path else Path()
        self.sheet = read_sheet(file if file == STANDARD else str(folder / file))

    # ------------------------------------------------------------------ what they say

    def finished(self, draft: _Draft) -> Finished:
        if not draft.squares:
            if draft.name:
                raise self.error("score-sheet-missing", draft.name, name=draft.name.text)
            raise self.error("score-sheet-none")
        marks = self._marks(draft.squares)
        crossed, circled, coloured_in = (
            frozenset(cell for cell, mark in marks.items() if mark == kind)
            for kind in (_CROSS, _CIRCLE, _GAP)
        )
        if wrong := coloured_in - gaps_below(self.sheet, crossed | circled):
            square = min(wrong)
            line = draft.squares[self.sheet.rows - 1 - square[1]]
            raise self.error("score-no-gap", line, square=cell_text(square))
        return Finished(
            name=draft.name.text if draft.name else "",
            sheet=self.sheet,
            crossed=crossed,
            circled=circled,
            rows=self._rows(draft, crossed | circled),
        )

    def _marks(self, lines: Sequence[_Line]) -> dict[Cell, str]:
        columns, rows = self.sheet.columns, self.sheet.rows
        for line in lines:
            for character in line.text.lower():
                if character not in _MARKS:
                    raise self.error("score-mark", line, given=shown(character))
            if len(line.text) != columns:
                raise self.error("score-row-squares", line, columns=columns, count=len(line.text))
        if len(lines) > rows:
            raise self.error("score-many-rows", lines[rows], rows=rows)
        if len(lines) < rows:
            raise self.error("score-few-rows", lines[-1], rows=rows, count=len(lines))
        return {
            (column, rows - 1 - index): character
            for index, line in enumerate(lines)
            for column, character in enumerate(line.text.lower())
        }

    def _rows(self, draft: _Draft, marked: Collection[Cell]) -> dict[str, int]:
        names = {row.name.casefold(): row.name for row in self.sheet.coloured}
        full = {row.name: row for row in full_rows(self.sheet, marked)}
        scored: dict[str, int] = {}
        for line in draft.rows:
            key, _, points = (part.strip() for part in line.text.rpartition(":"))
            name = names.get(key.casefold())
            if name is None:
                known = ", ".join(names.values())
                raise self.error("score-no-row", line, given=shown(key), known=known)
            if name in scored:
                raise self.error("score-row-again", line, name=name)
            if points not in (str(FIRST), str(LATER)):
                raise self.error("score-row-points", line, first=FIRST, later=LATER, given=shown(points))
            if name not in full:
                raise self.error("score-row-open", line, name=name)
            scored[name] = int(points)
        for name, row in full.items():
            if name not in scored:
                line = draft.squares[self.sheet.rows - 1 - row.row]
                raise self.error("score-row-unsaid", line, name=name, first=FIRST, later=LATER)
        return scored
