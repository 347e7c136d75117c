"""Finding a Blokus move step by step: which piece, which orientation, which square.

Once a piece is oriented, one of its squares determines where all the others go: the *spot*, the first
square in reading order. So the last step shows all squares that the spot can go to, and asks for one of them.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

from rich.console import RenderableType
from rich.text import Text

from klotz.cli.play.blokus.drawing import Pen
from klotz.cli.play.squares import Cell, beside, gallery
from klotz.cli.play.steps import choose_place, choose_way, titled
from klotz.cli.play.talk import Talk
from klotz.games.blokus import BlokusState, Colour
from klotz.games.blokus.notation import cell_text, parse_cells
from klotz.games.contract import Move
from klotz.shapes import PIECES, Shape

_AnyCell = TypeVar("_AnyCell", bound=tuple[int, ...])

Way = Mapping[Cell, Move]
"""The moves of a piece turned one way, by where its spot goes."""

NUMBERS: Final = {name: number for number, name in enumerate(PIECES, start=1)}
"""Each piece's number, the same throughout a game. The pieces called 1 and 2 have these numbers too."""


def legal_ways(state: BlokusState) -> dict[str, dict[Shape, Way]]:
    """The legal moves by piece and by how it is turned, in the order that pieces are always shown in."""
    found: dict[Shape, dict[Cell, Move]] = defaultdict(dict)
    for move in state.legal_moves:
        cells = parse_cells(move.text)
        found[Shape.of(cells)][spot_of(cells)] = move
    ways: dict[str, dict[Shape, Way]] = {}
    for name, piece in PIECES.items():
        for shape in piece.orientations():
            if shape in found:
                ways.setdefault(name, {})[shape] = found[shape]
    return ways


def spot_of(cells: Iterable[_AnyCell]) -> _AnyCell:
    """The first square in reading order: the leftmost of the top row."""
    return max(cells, key=lambda cell: (cell[1], -cell[0]))


def piece_named(text: str) -> str | None:
    """The piece that a name in any case, or a number, stands for."""
    return {
        **{str(number): name for name, number in NUMBERS.items()},
        **{name.lower(): name for name in PIECES},
    }.get(text.lower())


class Menu:
    """The questions for one move of the colour to move. Every step can go back to the one before."""

    def __init__(self, state: BlokusState, who: str, talk: Talk, pen: Pen) -> None:
        assert state.colour is not None
        self._state = state
        self._colour: Colour = state.colour
        self._who = who
        self._talk = talk
        self._pen = pen
        self._ways = legal_ways(state)

    def choose(self) -> Move | None:
        self._talk.say("menu-pieces", who=self._who)
        self._show_pieces()
        known = {word: name for name in self._ways for word in (name.lower(), str(NUMBERS[name]))}
        while (piece := self._talk.pick("menu-ask-piece", known)) is not None:
            if (move := self.choose_way(piece)) is not None:
                return move
            self._show_pieces()
        return None

    def _show_pieces(self) -> None:
        drawings = []
        for name, ways in self._ways.items():
            places = sum(len(way) for way in ways.values())
            drawings.append(self._drawing(title_of(name), PIECES[name], places))
        self._talk.show("", gallery(drawings))
        stuck = [name for name in self._state.pieces_left(self._colour) if name not in self._ways]
        if stuck:
            self._talk.say("menu-nowhere", style="dim", pieces=", ".join(stuck))

    def choose_way(self, piece: str) -> Move | None:
        """The same, with the piece chosen already."""
        if piece not in self._ways:
            is_left = piece in self._state.pieces_left(self._colour)
            key = "menu-piece-nowhere" if is_left else "menu-piece-gone"
            self._talk.say(key, style="yellow", who=self._who, piece=piece)
            return None
        return choose_way(
            self._talk,
            list(self._ways[piece].items()),
            lambda title, way: self._drawing(title, way[0], len(way[1])),
            lambda way: self._choose_square(piece, *way),
        )

    def _choose_square(self, piece: str, shape: Shape, way: Way) -> Move | None:
        spots = {cell_text(cell): move for cell, move in way.items()}
        details = {"mark": self._pen.spot, "example": next(iter(spots))}
        drawing = self._pen.shape(shape, self._colour, spot_of(shape.cells))

        def show(move: Move | None) -> None:
            signs = self._pen.signs(self._pen.spot, way)
            preview = self._pen.preview(parse_cells(move.text), self._colour) if move else {}
            board = self._pen.board(self._state, {**signs, **preview})
            self._talk.show("", beside(board, drawing, self._pen.width), "")
            if move is None:
                self._talk.say("menu-squares", **details)
            else:
                self._talk.say("menu-preview", piece=piece, move=move.text)

        return choose_place(
            self._talk,
            spots,
            show,
            question="menu-ask-square",
            confirmation="menu-ask-play",
            **details,
        )

    def _drawing(self, title: Text, shape: Shape, places: int) -> RenderableType:
        return titled(title, places, self._pen.shape(shape, self._colour))


def title_of(piece: str) -> Text:
    """A piece's number and its name, or just the one where they are the same."""
    number = str(NUMBERS[piece])
    return Text.assemble((number, "bold"), "" if number == piece else f" {piece}")
