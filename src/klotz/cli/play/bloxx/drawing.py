"""Sheets and dice of Bloxx! in characters.

Every square says what it is with a sign too, so that nothing is lost where colours do not show or are not told
apart:

    x    a cross                3    a number to be circled      x•   of the last drawing
    o    a circle               ·    an empty square             x?   of the drawing under consideration
    o3   a circled number       ─    one of a coloured row       ◆    where the marked square of a shape can go
    ▒    a gap

A square is two characters wide, or one where a sheet would not fit otherwise. Behind a coloured row stands what
completing it would bring (`:4`; `:0` when a gap is in it), or what it has brought (`+4`).
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.color import Color
from rich.console import Console
from rich.text import Text

from klotz.cli.play import squares
from klotz.cli.play.bloxx.effects import Effects, row_points
from klotz.cli.play.squares import Cell, Square
from klotz.games.bloxx import BloxxState, ColouredRow, Die
from klotz.games.bloxx.dice import DICE
from klotz.games.bloxx.notation import parse_drawing
from klotz.games.contract import Move

_CROSS: Final = "x"
_CIRCLE: Final = "o"
_MAYBE: Final = "?"
_PLAIN: Final = "#c6c6c6"  # what is drawn outside the coloured rows, to the eye like pencil
_END: Final = 2  # room for what a row brings
_BETWEEN: Final = 1  # between two sheets; what stands behind rows makes it look wider
_BETWEEN_NAMES: Final = 3
_LIGHT: Final = (0.21, 0.72, 0.07)  # how much of white is red, green, blue
_MIDDLE: Final = 0.18  # as far from black as from white, to the eye


class Signs(NamedTuple):
    gap: str
    last: str
    spot: str
    empty: str
    stripe: str


_FINE_SIGNS: Final = Signs("▒", "•", "◆", "·", "─")
_ASCII_SIGNS: Final = Signs("#", "'", "@", ".", "-")


@dataclass(frozen=True, slots=True)
class Pen:
    """How to draw on one terminal."""

    width: int
    """Of the terminal, in characters."""
    is_wide: bool
    """Whether a square gets two characters."""
    signs: Signs

    @classmethod
    def for_console(cls, console: Console, columns: int) -> "Pen":
        is_wide = console.width > squares.LABELS + 2 * columns + _END
        return cls(console.width, is_wide, _ASCII_SIGNS if console.options.ascii_only else _FINE_SIGNS)

    # ------------------------------------------------------------------ squares

    def _square(self, sign: str, mark: str, style: str) -> Square:
        if self.is_wide:
            return f"{sign}{mark or ' '}", style
        if mark == self.signs.last:
            return sign.upper(), style
        return mark or sign, style

    def drawn(self, circle: bool, number: int | None, mark: str = "", colour: str = _PLAIN) -> Square:
        """A square with a cross or a circle, perhaps around a number, perhaps with a mark."""
        style = f"{_ink_on(colour)} on {colour}"
        if circle and number and self.is_wide:
            return f"{_CIRCLE}{number}", f"bold {style}"
        return self._square(_CIRCLE if circle else _CROSS, mark, f"bold {style}" if circle else style)

    def _gap(self, mark: str = "") -> Square:
        return self._square(self.signs.gap, mark or self.signs.gap, "dim")

    def _free(self, number: int | None, row: ColouredRow | None, mark: str) -> Square:
        colour = row.colour if row else ""
        if number:
            return self._square(str(number), mark, f"bold {colour}")
        if mark:
            return self._square(mark, "", "bold")
        return self._square(self.signs.stripe if row else self.signs.empty, "", colour or "dim")

    # ------------------------------------------------------------------ drawing

    def sheet(
        self,
        state: BloxxState,
        seat: int,
        *,
        preview: Move | None = None,
        spots: Collection[Cell] = (),
        names: bool = False,
    ) -> Text:
        """A seat's sheet. `spots` are marked on it, and `preview` is drawn as if it were played."""
        numbers = state.sheet.numbers
        rows = {row.row: row for row in state.sheet.coloured}
        drawn = self._drawn_squares(state, seat, rows)
        if preview:
            drawn |= self._preview_squares(state, preview, rows)

        def square(cell: Cell) -> Square:
            mark = self.signs.spot if cell in spots else ""
            return drawn.get(cell) or self._free(numbers.get(cell), rows.get(cell[1]), mark)

        ends = {row.row: self._end(state, seat, row, names) for row in state.sheet.coloured}
        sheet = state.sheet
        return squares.board(sheet.columns, sheet.rows, square, is_wide=self.is_wide, ends=ends)

    def _drawn_squares(
        self, state: BloxxState, seat: int, rows: Mapping[int, ColouredRow]
    ) -> dict[Cell, Square]:
        found = {cell: self._gap() for cell in state.gaps(seat)}
        shapes = state.drawn(seat)
        for shape in shapes:
            mark = self.signs.last if shape is shapes[-1] else ""
            for cell in shape.cells:
                found[cell] = self._on_sheet(state, cell, cell == shape.circle, mark, rows)
        return found

    def _preview_squares(
        self, state: BloxxState, move: Move, rows: Mapping[int, ColouredRow]
    ) -> dict[Cell, Square]:
        _, cells, circle = parse_drawing(move.text)
        return {
            **{cell: self._gap(_MAYBE) for cell in Effects.of(state, move).gaps},
            **{cell: self._on_sheet(state, cell, cell == circle, _MAYBE, rows) for cell in cells},
        }

    def _on_sheet(
        self, state: BloxxState, cell: Cell, circle: bool, mark: str, rows: Mapping[int, ColouredRow]
    ) -> Square:
        row = rows.get(cell[1])
        return self.drawn(circle, state.sheet.numbers.get(cell), mark, row.colour if row else _PLAIN)

    def _end(self, state: BloxxState, seat: int, row: ColouredRow, names: bool) -> Square:
        earned = state.rows_scored(seat).get(row.name)
        if earned:
            end = f"+{earned}"
        elif any(gap_row == row.row for _, gap_row in state.gaps(seat)):
            end = ":0"
        else:
            end = f":{row_points(state, row)}"
        style = f"bold {row.colour}" if earned else row.colour
        return f"{end} {row.name}" if names else end, style

    def sheets(self, state: BloxxState, heads: Sequence[Text], feet: Sequence[str]) -> Text:
        """All sheets, each with a head and a foot, as many side by side as there is room for."""
        names = self.has_room_for_names(state, state.seats)
        blocks = []
        for seat, (head, foot) in enumerate(zip(heads, feet, strict=True)):
            sheet = self.sheet(state, seat, names=names)
            width = squares.width_of(sheet)
            head.truncate(width, overflow="ellipsis")
            indented = foot.rjust(min(squares.LABELS + len(foot), width))
            blocks.append(Text("\n").join([head, sheet, Text(indented, "dim")]))
        return squares.side_by_side(blocks, _BETWEEN_NAMES if names else _BETWEEN, self.width)

    def has_room_for_names(self, state: BloxxState, sheets: int) -> bool:
        """Whether this many sheets fit side by side with the names of their coloured rows."""
        longest = max((cell_len(row.name) for row in state.sheet.coloured), default=0)
        width = squares.LABELS + 2 * state.sheet.columns + _END + 1 + longest + _BETWEEN_NAMES
        return self.width >= sheets * width

    def shape(self, cells: Collection[Cell], circle: Cell | None, spot: Cell | None = None) -> Text:
        """A shape on its own, perhaps with one of its squares marked."""
        return squares.shape(
            cells,
            lambda cell: self.drawn(cell == circle, None, self.signs.spot if cell == spot else ""),
            is_wide=self.is_wide,
        )

    def die(self, state: BloxxState, die: Die) -> Text:
        """The face of a die that is up, as those who are due may draw it."""
        assert state.roll is not None
        face = state.dice.face(die, state.roll[DICE.index(die)])
        return self.shape(face.cells, None if die == state.chosen_die else face.circle)


def _ink_on(colour: str) -> str:
    """Black or white, whichever stands out more on a colour."""
    light = sum(
        weight * (part / 255) ** 2.2
        for weight, part in zip(_LIGHT, Color.parse(colour).get_truecolor(), strict=True)
    )
    return "#000000" if light > _MIDDLE else "#ffffff"
