"""Building a piece step by step: which piece, which orientation, which cells.

Once a piece is oriented, one of its cubes determines where all the others go: the *spot*, the lowest of
them, of those the one in front, of those the leftmost. So the last step shows all cells that the spot can go to.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.text import Text

from klotz import words
from klotz.cli.play.bloqs.drawing import Pen
from klotz.cli.play.bloqs.news import played_slowly
from klotz.cli.play.squares import beside, gallery
from klotz.cli.play.steps import choose_place, choose_way, titled
from klotz.cli.play.talk import Talk
from klotz.games.bloqs import BloqsState
from klotz.games.bloqs.notation import cell_text, parse_cells, piece_number
from klotz.games.bloqs.position import Position
from klotz.games.bloqs.tower import Cell, Cells, in_order
from klotz.games.contract import Move


class Way(NamedTuple):
    """A piece turned somehow, with its moves by where its spot goes."""

    cells: Cells
    moves: dict[Cell, Move]

    @property
    def spot(self) -> Cell:
        return self.cells[0]


def building_ways(moves: Iterable[Move]) -> dict[int, list[Way]]:
    """Moves that build, by piece and by how it is turned: lying before standing."""
    found: dict[int, dict[Cells, Way]] = defaultdict(dict)
    for move in moves:
        word, *rest = move.text.split()
        if word != "build":
            continue
        cells = parse_cells(rest[1])
        low = tuple(min(axis) for axis in zip(*cells, strict=True))
        shape = in_order((x - low[0], y - low[1], z - low[2]) for x, y, z in cells)
        way = found[piece_number(rest[0])].setdefault(shape, Way(shape, {}))
        way.moves[cells[0]] = move
    return {
        number: sorted(ways.values(), key=lambda way: (max(z for _, _, z in way.cells), way.cells[::-1]))
        for number, ways in sorted(found.items())
    }


def places_of(ways: Sequence[Way]) -> int:
    return sum(len(way.moves) for way in ways)


class Building:
    """The questions for one piece that a seat builds. Every step can go back to the one before."""

    def __init__(self, state: BloqsState, seat: int, talk: Talk, pen: Pen) -> None:
        self._state = state
        self._pieces = state.piece_set
        self._seat = seat
        self._talk = talk
        self._pen = pen
        self._ways = building_ways(state.legal_moves.of(seat))

    def choose(self) -> Move | None:
        """Which piece, if there are several to choose from, then how and where."""
        ways = self._ways
        kind_of, text = self._pieces.kind_of, self._pieces.text
        if len(ways) == 1:
            return self.choose_way(next(iter(ways)))
        known = {
            word: number
            for number in ways
            for word in (kind_of(number).lower(), text(number).lower(), f"#{number}")
        }
        drawings = [
            titled(
                Text(text(number), "bold"),
                places_of(of_piece),
                self._pen.shape(self._cells_of(number), kind_of(number)),
            )
            for number, of_piece in ways.items()
        ]
        while True:
            self._talk.say("menu-bloqs-pieces")
            self._talk.show("", gallery(drawings))
            fitting = {kind_of(number) for number in ways}
            stuck = [kind for kind, left in self._state.stock.items() if left and kind not in fitting]
            if stuck:
                self._talk.say("menu-nowhere", style="dim", pieces=", ".join(stuck))
            number = self._talk.pick("menu-ask-kind", known)
            if number is None:
                return None
            if (move := self.choose_way(number)) is not None:
                return move

    def _cells_of(self, number: int) -> Cells:
        """The piece as it is drawn on its own."""
        return in_order((x, y, z) for x, y, z in self._pieces.shape_of(self._pieces.kind_of(number)).cells)

    def choose_way(self, number: int) -> Move | None:
        """How a piece is turned and where it goes, with the piece chosen already."""
        ways = self._ways.get(number)
        if not ways:
            self._talk.say("menu-piece-nowhere", style="yellow", piece=self._pieces.text(number))
            return None
        self._talk.say("menu-layers-beside", style="dim")
        kind = self._pieces.kind_of(number)
        return choose_way(
            self._talk,
            ways,
            lambda title, way: titled(title, len(way.moves), self._pen.shape(way.cells, kind)),
            lambda way: self._choose_cell(number, way),
        )

    def _choose_cell(self, number: int, way: Way) -> Move | None:
        details = {"mark": self._pen.spot, "example": cell_text(min(way.moves, key=lambda cell: cell[::-1]))}
        drawing = self._pen.shape(way.cells, self._pieces.kind_of(number), way.spot)
        tower = self._state.towers[self._seat]

        def show(move: Move | None) -> None:
            if move is None:
                drawn = self._pen.tower(tower, spots=way.moves)
            else:
                drawn = self._pen.tower(tower, preview=(number, parse_cells(move.text.split()[2])))
            self._talk.show("", beside(drawn, drawing, self._pen.width), "")
            if move is None:
                self._talk.say("menu-cells", **details)
            else:
                self._talk.show(Text(foretold(self._state.position, move)))

        return choose_place(
            self._talk,
            _places(way),
            show,
            question="menu-ask-cell",
            confirmation="menu-ask-build",
            **details,
        )


def foretold(position: Position, move: Move) -> str:
    """A piece under consideration, and what building it there would bring."""
    after = played_slowly(position, move)[0].after
    old, new = position.towers[move.seat].full_layers, after.towers[move.seat].full_layers
    said = [f"{move.text}."]
    said += [words.say("menu-foretold-layer", {"layer": layer + 1}) for layer in sorted(new - old)]
    if after.winners:
        said.append(words.say("menu-foretold-cube"))
    return " ".join(said)


def _places(way: Way) -> dict[str, Move]:
    """The moves by the cell of the spot, and by its square alone where only one layer is possible there."""
    squares: dict[str, list[Move]] = defaultdict(list)
    places = {}
    for cell, move in way.moves.items():
        places[cell_text(cell)] = move
        squares[cell_text(cell).partition(".")[0]].append(move)
    return places | {square: moves[0] for square, moves in squares.items() if len(moves) == 1}
