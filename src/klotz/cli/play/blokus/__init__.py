"""The face of Blokus and its variants."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from klotz import words
from klotz.cli.play.blokus.drawing import Pen, connecting_cells, letter_of
from klotz.cli.play.blokus.menu import NUMBERS, Menu, legal_ways, piece_named, title_of
from klotz.cli.play.face import Face
from klotz.cli.play.squares import Cell, beside, gallery
from klotz.cli.play.talk import listed
from klotz.games.blokus import BlokusState, Colour
from klotz.games.blokus.notation import PASS, parse_cells
from klotz.games.contract import Move
from klotz.shapes import PIECES


class BlokusFace(Face[BlokusState]):
    @property
    def _pen(self) -> Pen:
        """Made anew each time: terminals change their size."""
        return Pen.for_console(self.talk.console, self.state.variant.size)

    # ------------------------------------------------------------------ who

    def _holders(self, colour: Colour) -> tuple[int, ...]:
        return self.state.variant.holders[self.state.variant.colours.index(colour)]

    def _is_one_colour_each(self) -> bool:
        return len(self.state.variant.colours) == self.state.seats

    def player(self, seat: int) -> str:
        colours = [colour_name(colour) for colour in self.state.variant.colours_of(seat)]
        if not self._names and self._is_one_colour_each():
            return colours[0].capitalize()
        return words.say("play-player-of", {"name": self.name_of(seat), "colours": listed(colours)})

    def mover(self) -> str:
        assert self.state.colour is not None
        return self._who(self.state.colour, self.state.due[0])

    def _who(self, colour: Colour, seat: int) -> str:
        """The seat that plays a colour this time."""
        name = colour_name(colour)
        if not self._names and self._is_one_colour_each():
            return name.capitalize()
        if len(self._holders(colour)) > 1:
            name = words.say("play-shared-colour", {"colour": name})
        return words.say("play-player-of", {"name": self.name_of(seat), "colours": name})

    # ------------------------------------------------------------------ showing

    def board(self) -> RenderableType:
        pen = self._pen
        connecting = connecting_cells(self.state)
        board = pen.board(self.state, pen.signs("+", connecting))
        sides = [self._side(colour, pen) for colour in self.state.variant.colours]
        return beside(board, Group(*sides, self._legend(pen, connecting)), pen.width)

    def preview(self, move: Move) -> RenderableType:
        assert self.state.colour is not None
        pen = self._pen
        return pen.board(self.state, pen.preview(parse_cells(move.text), self.state.colour))

    def _side(self, colour: Colour, pen: Pen) -> RenderableType:
        """What a colour has left, in names."""
        left = self.state.pieces_left(colour)
        is_turn = colour is self.state.colour
        head = Text.assemble(
            (">" if is_turn else " ", "bold"),
            (f" {letter_of(colour)} ", pen.styles[colour]),
            (f" {self._side_name(colour)}", "bold" if is_turn else ""),
        )
        if colour in self._passed(len(self.state.history)):
            head.append(f" ({words.say('board-out')})", "dim")
        squares = words.say("board-left", {"squares": squares_in(left)})
        return Group(head, Padding(Text.assemble(" ".join(left), " ", (squares, "dim")), (0, 0, 1, 5)))

    def _side_name(self, colour: Colour) -> str:
        name = colour_name(colour).capitalize()
        holders = self._holders(colour)
        if not self._names and self._is_one_colour_each():
            return name
        holder = self.name_of(holders[0]) if len(holders) == 1 else words.say("board-shared")
        return words.say("play-player-of", {"name": name, "colours": holder})

    def _legend(self, pen: Pen, connecting: set[Cell]) -> RenderableType:
        """What the signs on the board mean, those that are there."""
        state, lines = self.state, []
        if state.placed and state.placed[-1].number is not None:
            sign, _ = pen.piece(state.placed[-1].colour, pen.last)
            lines.append(f"{sign} {words.say('board-last')}")
        if state.colour and connecting:
            colour = colour_name(state.colour).capitalize()
            lines.append(f"+ {words.say('board-connect', {'colour': colour})}")
        if {cell for colour in state.variant.colours for cell in state.start_points(colour)} - connecting:
            lines.append(f"o {words.say('board-start')}")
        return Text("\n".join(lines), style="dim")

    def scoring(self) -> str:
        return words.say(f"score-{self.state.game.options['scoring']}")

    def help(self) -> Sequence[tuple[str, str]]:
        example = "e8,d9,e9,f9,e10" if self.state.variant.size == 14 else "a20,b20,c20"
        return [
            (example, words.say("help-move-blokus")),
            ("L4", words.say("help-piece-blokus")),
        ]

    # ------------------------------------------------------------------ moving

    def _turns(self) -> list[tuple[Colour, Move]]:
        """All that happened, each with the colour whose turn it was."""
        return list(zip(self.state.turns, self.state.history, strict=True))

    def _passed(self, before: int) -> set[Colour]:
        """The colours that had passed by this number of moves, and so are out for good."""
        return {colour for colour, move in self._turns()[:before] if move.text == PASS}

    def play(self, move: Move) -> list[str]:
        before = len(self.state.history)
        self.state.push(move)
        happened = []
        for number, (colour, played) in enumerate(self._turns()[before:], start=before):
            who = self._who(colour, played.seat)
            if played.text == PASS:
                key = "play-passes" if colour in self._passed(number) else "play-cannot"
                happened.append(words.say(key, {"who": who}))
            else:
                piece = self.state.placed[-1].piece
                happened.append(words.say("play-placed", {"who": who, "piece": piece, "move": played.text}))
        return happened

    def undo(self) -> str:
        piece = self.state.placed[-1].piece
        move = self.state.pop()
        return words.say("play-placed", {"who": self.mover(), "piece": piece, "move": move.text})

    def opens_menu(self, text: str) -> bool:
        # Only as written: l5 is a square of the big board, L5 a piece.
        return text in NUMBERS or text in map(str, NUMBERS.values())

    def choose(self, about: str) -> Move | None:
        menu = Menu(self.state, self.mover(), self.talk, self._pen)
        if not about:
            return menu.choose()
        piece = piece_named(about)
        if piece is None:
            self._refuse_piece(about)
            return None
        return menu.choose_way(piece)

    # ------------------------------------------------------------------ answering

    def commands(self) -> Mapping[str, Callable[[str], None]]:
        return {**super().commands(), "pieces": self.show_pieces}

    def show_moves(self, about: str) -> None:
        ways = legal_ways(self.state)
        piece = piece_named(about) if about else None
        if about and piece is None:
            self._refuse_piece(about)
        elif piece is not None and piece not in ways:
            self.talk.say("menu-piece-nowhere", style="yellow", piece=piece)
        elif piece is not None:
            assert self.state.colour is not None
            for shape, way in ways[piece].items():
                moves = Columns([Text(move.text) for move in way.values()], padding=(0, 3))
                self.talk.page(Text(), self._pen.shape(shape, self.state.colour), Text(), moves)
        else:
            self.talk.say("moves-count", count=self.state.legal_moves.count())
            if ways:
                counts = (
                    Text.assemble((name, "bold"), f": {sum(len(way) for way in of_piece.values())}")
                    for name, of_piece in ways.items()
                )
                self.talk.show(Columns(counts, padding=(0, 3), equal=True))
                self.talk.say("moves-of-piece", style="dim", piece=next(reversed(ways)))

    def show_pieces(self, about: str) -> None:
        """The pieces left as drawings: of the colour to move, or of the one that is named."""
        colours = {colour_name(colour): colour for colour in self.state.variant.colours}
        wanted = colours.get(about.lower()) if about else self.state.colour
        if about and wanted is None:
            self.talk.say("pieces-no-colour", style="yellow", colour=about, colours=listed(colours))
            return
        for colour in [wanted] if wanted else self.state.variant.colours:
            left = self.state.pieces_left(colour)
            who = self._side_name(colour)
            self.talk.say("pieces-of", who=who, count=len(left), squares=squares_in(left))
            drawings = [Group(title_of(piece), self._pen.shape(PIECES[piece], colour), "") for piece in left]
            self.talk.show(gallery(drawings))

    def _refuse_piece(self, text: str) -> None:
        self.talk.say("moves-no-piece", style="yellow", piece=text, pieces=listed(PIECES))


def colour_name(colour: Colour) -> str:
    return words.say(f"colour-{colour.value}")


def squares_in(pieces: Sequence[str]) -> int:
    return sum(PIECES[piece].size for piece in pieces)


FACE: Final = BlokusFace
