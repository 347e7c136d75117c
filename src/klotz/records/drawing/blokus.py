"""Blokus boards as pictures: the board, and beside it what each colour has left."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from klotz.games.blokus import BlokusState, Colour, Placed
from klotz.picture import Circle, Element, Line, Picture, Point, Polygon, Rectangle, Text, pattern
from klotz.records.drawing.drawing import Drawing
from klotz.records.drawing.grid import Grid
from klotz.records.drawing.palette import DARK, LIGHT, Paint, PaletteName, Theme, paints
from klotz.shapes import PIECES, Cell, joints, outline

CELL: Final = 24
"""The side of a square of the board, in pixels at scale 1."""

_INSET: Final = 0.06  # how far pieces stay inside their squares, so that those side by side stay apart
_MARGIN: Final = 12
_LABELS: Final = 24  # room for the coordinates
_SMALL: Final = 8  # the side of a square in a tray

# Where a colour's pieces lie in its tray: three rows of about the same length, which waste little room. The
# places are fixed, so that nothing moves from picture to picture but what is played.
_TRAY: Final = [row.split() for row in ("F P T5 V5 W X Z5 1", "L5 N Y U I5 2", "L4 T4 S V3 O I3 I4")]
_TRAY_ROWS: Final = [max(PIECES[name].extent[1] for name in row) + 1 for row in _TRAY]
_TRAY_PADDING: Final = 12
_TRAY_HEADER: Final = 32
_TRAY_WIDTH: Final = (
    max(sum(PIECES[name].extent[0] + 1 for name in row) - 1 for row in _TRAY) * _SMALL + 2 * _TRAY_PADDING
)
_TRAY_HEIGHT: Final = _TRAY_HEADER + (sum(_TRAY_ROWS) - 1) * _SMALL + _TRAY_PADDING


def picture(
    state: BlokusState,
    *,
    coordinates: bool = True,
    last_move: bool = True,
    move_numbers: bool = False,
    pieces_left: bool = True,
    palette: PaletteName = "classic",
    dark: bool = False,
    title: str | None = None,
) -> Picture:
    """The board as it stands.

    `last_move` marks the piece played last, `move_numbers` says when each was played, `pieces_left` adds the
    trays: each colour's pieces and the number of squares in them, with a frame around the colour to move.
    `title` is for those who hear the picture rather than see it.
    """
    theme = DARK if dark else LIGHT
    paint = paints(palette)
    side = state.variant.size * CELL
    left = _LABELS if coordinates else _MARGIN
    grid = Grid(left, _MARGIN + side, CELL)
    elements = [*_empty_board(grid, state.variant.size, theme), *_starts(grid, state, paint, theme)]
    placed = state.placed
    for piece in placed:
        number = piece.number if move_numbers else None
        elements += _piece(grid, piece.cells, paint[piece.colour.value], number)
    if last_move and placed and placed[-1].number is not None:
        elements += _mark(grid, placed[-1], paint[placed[-1].colour.value], theme, dots=not move_numbers)
    if coordinates:
        elements += _coordinates(grid, state.variant.size, theme)
    width = left + side + _MARGIN
    if pieces_left:
        elements += _trays(width, side, state, paint, theme)
        width += _TRAY_WIDTH + _MARGIN
    return Picture(
        width=width,
        height=_MARGIN + side + left,
        elements=tuple(elements),
        title=_title(state) if title is None else title,
        background=theme.background,
    )


def _title(state: BlokusState) -> str:
    colour = state.colour
    turn = f"{colour.value} to move" if colour else "the game is over"
    return f"{state.variant.name}, {len(state.placed)} pieces on the board, {turn}"


# ------------------------------------------------------------------ the board


def _empty_board(grid: Grid, size: int, theme: Theme) -> Iterator[Element]:
    (left, bottom), (right, top) = grid.at(0, 0), grid.at(size, size)
    yield Rectangle(left, top, right - left, bottom - top, fill=theme.board)
    for n in range(1, size):
        yield Line(grid.at(n, 0), grid.at(n, size), stroke=theme.grid)
        yield Line(grid.at(0, n), grid.at(size, n), stroke=theme.grid)
    yield Rectangle(left, top, right - left, bottom - top, radius=2, stroke=theme.label, stroke_width=1.5)


def _coordinates(grid: Grid, size: int, theme: Theme) -> Iterator[Element]:
    for n in range(size):
        x, y = grid.middle((n, n))
        yield Text(x, grid.bottom + _LABELS / 2, chr(ord("a") + n), size=11, fill=theme.label)
        yield Text(grid.left - 7, y, str(n + 1), size=11, anchor="end", fill=theme.label)


def _starts(grid: Grid, state: BlokusState, paint: Mapping[str, Paint], theme: Theme) -> Iterator[Element]:
    """The open starting squares: in a colour's own paint where no other colour may start."""
    open_to: dict[Cell, list[Colour]] = {}
    for colour in state.variant.colours:
        for point in state.start_points(colour):
            open_to.setdefault(point, []).append(colour)
    for cell, colours in open_to.items():
        stroke = paint[colours[0].value].fill if len(colours) == 1 else theme.label
        x, y = grid.middle(cell)
        yield Circle(x, y, CELL * 0.28, stroke=stroke, stroke_width=CELL * 0.1)


# ------------------------------------------------------------------ the pieces


def _piece(grid: Grid, cells: Sequence[Cell], paint: Paint, number: int | None = None) -> Iterator[Element]:
    """A piece, with a number on the square nearest to its middle; there the pattern gives way."""
    shape = _around(grid, cells)
    yield Polygon(shape, fill=paint.fill)
    for start, end in joints(cells, _INSET):
        yield Line(grid.at(*start), grid.at(*end), stroke=paint.seam, stroke_width=grid.cell / 24)
    across, up = (sum(along) / len(cells) for along in zip(*cells, strict=True))
    nearest = min(cells, key=lambda cell: (cell[0] - across) ** 2 + (cell[1] - up) ** 2)
    for cell in cells:
        if number is not None and cell == nearest:
            yield Text(*grid.middle(cell), str(number), size=grid.cell / 2, fill=paint.letters)
        else:
            yield from pattern(paint.pattern, *grid.at(cell[0], cell[1] + 1), grid.cell, paint.ink)
    yield Polygon(shape, stroke=paint.edge, stroke_width=grid.cell / 12)


def _around(grid: Grid, cells: Sequence[Cell]) -> tuple[Point, ...]:
    """The line around a piece; no piece has a hole."""
    (loop,) = outline(cells, _INSET)
    return tuple(grid.at(x, y) for x, y in loop)


def _mark(grid: Grid, last: Placed, paint: Paint, theme: Theme, *, dots: bool) -> Iterator[Element]:
    yield Polygon(_around(grid, last.cells), stroke=theme.highlight, stroke_width=grid.cell / 8)
    if dots:
        for cell in last.cells:
            yield Circle(*grid.middle(cell), grid.cell * 0.14, fill=paint.letters)


# ------------------------------------------------------------------ the trays


def _trays(
    left: float, board: float, state: BlokusState, paint: Mapping[str, Paint], theme: Theme
) -> Iterator[Element]:
    """A tray for each colour, the first level with the top of the board and the last with its bottom."""
    colours = state.variant.colours
    step = (board - _TRAY_HEIGHT) / (len(colours) - 1)
    for place, colour in enumerate(colours):
        top = _MARGIN + place * step
        due = state.colour is colour
        yield Rectangle(
            left,
            top,
            _TRAY_WIDTH,
            _TRAY_HEIGHT,
            radius=6,
            fill=theme.board,
            stroke=paint[colour.value].fill if due else theme.grid,
            stroke_width=3 if due else 1,
        )
        yield from _tray(left + _TRAY_PADDING, top, state.pieces_left(colour), paint[colour.value], theme)


def _tray(left: float, top: float, names: Sequence[str], paint: Paint, theme: Theme) -> Iterator[Element]:
    """The number of squares left and the pieces they are in; a shadow lies where a piece was."""
    middle = top + _TRAY_HEADER / 2
    yield from _piece(Grid(left, middle + 8, 16), [(0, 0)], paint)
    squares = sum(PIECES[name].size for name in names)
    yield Text(left + 24, middle, str(squares), size=13, anchor="start", fill=theme.label)
    bottom = top + _TRAY_HEADER - _SMALL
    for row, height in zip(_TRAY, _TRAY_ROWS, strict=True):
        bottom += height * _SMALL
        x = left
        for name in row:
            fill = paint.fill if name in names else theme.grid
            yield Polygon(_around(Grid(x, bottom, _SMALL), PIECES[name].cells), fill=fill)
            x += (PIECES[name].extent[0] + 1) * _SMALL


DRAWING: Final = Drawing(picture)
