"""Towers, ring and stock of Bloqs in characters.

A tower is drawn as its layers, from the ground up and side by side. A cube shows the number of its piece, so that
nothing is lost where colours do not show or are not told apart:

    21   a cube of piece 21            ·    an empty square of the site
    21•  of the piece built last       ◆    where the marked cube of a piece can go
    21?  of the move under consideration

Pieces are numbered kind by kind; the list of the stock says which numbers belong to which kind.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.text import Text

from klotz import words
from klotz.cli.play.squares import side_by_side
from klotz.games.bloqs import BloqsState, Tower
from klotz.games.bloqs.notation import cell_text
from klotz.games.bloqs.pieces import BUILD_DISC, STEAL_DISC, PieceSet
from klotz.games.bloqs.tower import SITE, Cell
from klotz.records.drawing.bloqs.look import Look, look

_CUBE: Final = 3  # how wide a cube is: two figures and a mark
_BETWEEN: Final = 2  # between two layers
_ROWS: Final = 3  # room for the row numbers
_LABEL: Final = 7  # room for what the lines above the towers are about
_IN_STOCK: Final = 16
_MAYBE: Final = "?"

# A terminal of 16 colours would show some of the finer ones as the same.
_PLAIN: Final = (
    "black on bright_yellow",
    "black on yellow",
    "bright_white on red",
    "bright_white on magenta",
    "black on bright_magenta",
    "bright_white on blue",
    "black on cyan",
    "black on green",
    "black on bright_cyan",
    "black on bright_green",
    "black on white",
    "bright_white on bright_black",
)
"""By the place of a kind among the others."""


@dataclass(frozen=True, slots=True)
class Pen:
    """How to draw on one terminal."""

    width: int
    """Of the terminal, in characters."""
    pieces: PieceSet
    look: Look | None
    """The finer colours, where the terminal has them."""
    last: str
    spot: str
    empty: str
    full: str

    @classmethod
    def for_console(cls, console: Console, pieces: PieceSet) -> "Pen":
        fine = look("classic", pieces) if console.color_system in ("256", "truecolor") else None
        signs = "*@.+" if console.options.ascii_only else "•◆·✓"
        return cls(console.width, pieces, fine, *signs)

    # ------------------------------------------------------------------ pieces

    def style(self, number: int) -> str:
        if self.look is None:
            return _PLAIN[self.pieces.kinds.index(self.pieces.kind_of(number))]
        paint = self.look.paint(number)
        return f"{paint.letters} on {paint.fill}"

    def kind_style(self, kind: str) -> str:
        return self.style(self.pieces.numbers_of(kind)[0])

    def shape(self, cells: Collection[Cell], kind: str, spot: Cell | None = None) -> Text:
        """A piece on its own, layer by layer from the ground up, perhaps with one of its cubes marked."""
        width, depth, height = (1 + max(axis) for axis in zip(*cells, strict=True))
        wide = max(2, len(kind))

        def cube(cell: Cell) -> tuple[str, str]:
            if cell not in cells:
                return f"{self.empty:<{wide}}", "dim"
            return f"{self.spot if cell == spot else kind:<{wide}}", self.kind_style(kind)

        lines = []
        for y in reversed(range(depth)):
            layers = [Text.assemble(*(cube((x, y, z)) for x in range(width))) for z in range(height)]
            lines.append(Text("  ").join(layers))
        return Text("\n").join(lines)

    # ------------------------------------------------------------------ towers

    def tower(
        self,
        tower: Tower,
        *,
        marked: Collection[int] = (),
        spots: Collection[Cell] = (),
        preview: tuple[int, Collection[Cell]] | None = None,
    ) -> Text:
        """The layers of a tower. `spots` are marked, and `preview` is drawn as if it were built."""
        number, maybe = preview or (0, ())
        everything = {*tower.cells, *spots, *maybe}
        height = 1 + max((z for _, _, z in everything), default=0)
        xs = _span(x for x, _, _ in everything)
        ys = _span(y for _, y, _ in everything)

        def square(cell: Cell) -> tuple[str, str]:
            if cell in maybe:
                return f"{number:>2}{_MAYBE}", f"bold {self.style(number)}"
            if cell in tower.cells:
                its = tower.cells[cell]
                return f"{its:>2}{self.last if its in marked else ' '}", self.style(its)
            x, y, _ = cell
            if cell in spots:
                return f" {self.spot} ", "bold"
            return f" {self.empty if 0 <= x < SITE and 0 <= y < SITE else ' '} ", "dim"

        in_a_row = max(1, (self.width - _ROWS + _BETWEEN) // (_CUBE * len(xs) + _BETWEEN))
        blocks = []
        for first in range(0, height, in_a_row):
            layers = range(first, min(first + in_a_row, height))
            blocks += [
                self._titles(layers, tower, _CUBE * len(xs)),
                *(self._row(y, [[square((x, y, z)) for x in xs] for z in layers]) for y in reversed(ys)),
                self._letters(xs, len(layers)),
            ]
        return Text("\n").join(blocks)

    def _titles(self, layers: Sequence[int], tower: Tower, width: int) -> Text:
        titles = []
        for layer in layers:
            title = Text(words.say("tower-layer", {"layer": layer + 1}), "dim")
            if layer in tower.full_layers:
                title = Text(f"{title} {self.full}", "bold")
            title.truncate(width, pad=True)
            titles.append(title)
        return Text.assemble(" " * _ROWS, Text(" " * _BETWEEN).join(titles))

    def _row(self, y: int, layers: Sequence[Sequence[tuple[str, str]]]) -> Text:
        label = (f"{y + 1:>{_ROWS - 1}} ", "dim")
        return Text.assemble(label, Text(" " * _BETWEEN).join(Text.assemble(*squares) for squares in layers))

    def _letters(self, xs: Sequence[int], layers: int) -> Text:
        letters = "".join(f" {cell_text((x, 0, 0))[0]} " for x in xs)
        return Text(" " * _ROWS + (" " * _BETWEEN).join([letters] * layers), "dim")

    def towers(self, state: BloqsState, heads: Sequence[Text], marked: Collection[int]) -> Text:
        """All towers, each with a head, as many side by side as there is room for."""
        blocks = [
            Text("\n").join([head, self.tower(tower, marked=marked)])
            for head, tower in zip(heads, state.towers, strict=True)
        ]
        return side_by_side(blocks, _BETWEEN + 1, self.width)

    # ------------------------------------------------------------------ ring and stock

    def ring(self, state: BloqsState) -> Text:
        """The places of the ring, what lies there, and below them the pawns; `1>` is before the first disc."""
        places = range(len(state.discs))
        wide = max(2, *map(len, self.pieces.kinds))
        in_a_row = min(len(places), max(1, (self.width - _LABEL) // (wide + 1)))
        lines = []
        for first in range(0, len(places), in_a_row):
            part = places[first : first + in_a_row]
            lines.append(_labelled("board-ring", [(f"{place + 1:>{wide}} ", "dim") for place in part]))
            lines.append(_labelled(None, [self._disc(state.discs[place], wide) for place in part]))
            stood = [_pawns(state, place) for place in part]
            lines += [
                _labelled(
                    None,
                    [(f"{pawns[row] if row < len(pawns) else '':>{wide}} ", "bold") for pawns in stood],
                )
                for row in range(max(map(len, stood)))
            ]
        return Text("\n").join(lines)

    def _disc(self, disc: str | None, wide: int) -> tuple[str, str]:
        if disc is None:
            return f"{_MAYBE:>{wide}} ", "dim"
        if disc == STEAL_DISC:
            return f"{words.say('board-steal-short'):>{wide}} ", "bold"
        if disc == BUILD_DISC:
            return f"{words.say('board-build-short'):>{wide}} ", "bold"
        return f"{disc:>{wide}} ", self.kind_style(disc)

    def stock(self, state: BloqsState) -> Text:
        """Every kind, the numbers of its pieces, and how many are left."""
        in_a_row = max(1, (self.width - _LABEL) // _IN_STOCK)
        kinds = [
            Text.assemble(
                (f" {kind} ", self.kind_style(kind)),
                (f" {_from_to(self.pieces.numbers_of(kind))}", "dim"),
                (f" x{state.stock[kind]}", "bold" if state.stock[kind] else "dim"),
            )
            for kind in self.pieces.kinds
        ]
        for text in kinds:
            text.truncate(_IN_STOCK, pad=True)
        lines = [
            _labelled("board-stock" if first == 0 else None, kinds[first : first + in_a_row])
            for first in range(0, len(kinds), in_a_row)
        ]
        return Text("\n").join(lines)


def _from_to(numbers: range) -> str:
    return f"{numbers[0]}-{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


def _labelled(key: str | None, parts: Sequence[Text | tuple[str, str]]) -> Text:
    label = words.say(key) if key else ""
    return Text.assemble((f"{label:<{_LABEL}}", "dim"), *parts)


def _pawns(state: BloqsState, place: int) -> list[str]:
    return [
        f"{seat + 1}{'>' if spot.on_start else ''}"
        for seat, spot in enumerate(state.pawns)
        if spot.disc == place
    ]


def _span(along: Iterable[int]) -> range:
    """From the first to the last of these, and the whole site in any case."""
    found = [0, SITE - 1, *along]
    return range(min(found), max(found) + 1)
