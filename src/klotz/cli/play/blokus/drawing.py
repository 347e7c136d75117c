"""A Blokus board and its pieces in characters.

Every square says its colour with a letter too, so that nothing is lost where colours do not show or are not
told apart:

    B    a square of a blue piece          +    where the colour to move can connect
    B•   of the last move                  o    a starting square
    B?   of the move under consideration   ◆    where the marked square of a piece can go

A square is two characters wide, or one where the board would not fit otherwise.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.text import Text

from klotz.cli.play import squares
from klotz.cli.play.squares import Cell, Square
from klotz.games.blokus import BlokusState, Colour
from klotz.games.blokus.notation import parse_cells
from klotz.shapes import Shape

# Four colours that stay apart for nearly all colour-blind eyes, with the letters in black or white on them.
_FINE_STYLES: Final = {
    Colour.BLUE: "white on #0072b2",
    Colour.YELLOW: "black on #f0e442",
    Colour.RED: "white on #b8390e",
    Colour.GREEN: "black on #009e73",
}
# A terminal of 16 colours would show two of those as the same.
_PLAIN_STYLES: Final = {
    Colour.BLUE: "bright_white on blue",
    Colour.YELLOW: "black on bright_yellow",
    Colour.RED: "bright_white on red",
    Colour.GREEN: "black on bright_green",
}


@dataclass(frozen=True, slots=True)
class Pen:
    """How to draw on one terminal."""

    width: int
    """Of the terminal, in characters."""
    is_wide: bool
    """Whether a square gets two characters."""
    styles: Mapping[Colour, str]
    last: str
    spot: str
    empty: str

    @classmethod
    def for_console(cls, console: Console, size: int) -> "Pen":
        is_wide = console.width > squares.LABELS + 2 * size
        styles = _FINE_STYLES if console.color_system in ("256", "truecolor") else _PLAIN_STYLES
        last, spot, empty = "*@." if console.options.ascii_only else "•◆·"
        return cls(console.width, is_wide, styles, last, spot, empty)

    def piece(self, colour: Colour, mark: str = "") -> Square:
        """A square of a piece, perhaps with a mark."""
        letter, style = letter_of(colour), self.styles[colour]
        if self.is_wide:
            return f"{letter}{mark or ' '}", style
        if mark == self.last:
            return letter.lower(), style
        return mark or letter, style

    def sign(self, sign: str, style: str = "") -> Square:
        """A square that no piece lies on."""
        return f"{sign} " if self.is_wide else sign, style

    # ------------------------------------------------------------------ drawing

    def board(self, state: BlokusState, extra: Mapping[Cell, Square]) -> Text:
        """The board with its coordinates; `extra` squares are drawn over what lies there."""
        size = state.variant.size
        drawn = {**self._open_squares(state), **self._placed_squares(state), **extra}
        nothing = self.sign(self.empty, "dim")
        return squares.board(size, size, lambda cell: drawn.get(cell, nothing), is_wide=self.is_wide)

    def _open_squares(self, state: BlokusState) -> dict[Cell, Square]:
        return {
            cell: self.sign("o") for colour in state.variant.colours for cell in state.start_points(colour)
        }

    def _placed_squares(self, state: BlokusState) -> dict[Cell, Square]:
        placed = state.placed
        last = placed[-1] if placed and placed[-1].number is not None else None
        return {
            cell: self.piece(piece.colour, self.last if piece is last else "")
            for piece in placed
            for cell in piece.cells
        }

    def signs(self, sign: str, cells: Iterable[Cell]) -> dict[Cell, Square]:
        return dict.fromkeys(cells, self.sign(sign, "bold"))

    def preview(self, cells: Iterable[Cell], colour: Colour) -> dict[Cell, Square]:
        return dict.fromkeys(cells, self.piece(colour, "?"))

    def shape(self, shape: Shape, colour: Colour, spot: tuple[int, ...] | None = None) -> Text:
        """A piece on its own, perhaps with one of its squares marked."""
        return squares.shape(
            shape.cells,
            lambda cell: self.piece(colour, self.spot if cell == spot else ""),
            is_wide=self.is_wide,
        )


def letter_of(colour: Colour) -> str:
    return colour.value[0].upper()


def connecting_cells(state: BlokusState) -> set[Cell]:
    """Where a legal move touches the mover's own pieces at a corner, or lies on a starting square."""
    colour = state.colour
    if colour is None:
        return set()
    own = [cell for piece in state.placed if piece.colour is colour for cell in piece.cells]
    across = {(x + dx, y + dy) for x, y in own for dx in (-1, 1) for dy in (-1, 1)}
    covered = {cell for move in state.legal_moves for cell in parse_cells(move.text)}
    return covered & (across or set(state.start_points(colour)))
