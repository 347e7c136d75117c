"""A game of Blokus in progress: seats, texts and refusals around the kernel's board."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self, cast

import numpy as np
import numpy.typing as npt

from klotz.games.blokus import features, kernel
from klotz.games.blokus.notation import PASS, parse_cells
from klotz.games.blokus.refusals import refusal
from klotz.games.blokus.scoring import (
    ADVANCED,
    PER_COLOUR,
    PER_PLAYER,
    colour_score,
    seat_score,
    seat_score_with_one_bonus,
)
from klotz.games.blokus.setup import read_setup
from klotz.games.blokus.setup_flaws import SetPiece, setup_flaws
from klotz.games.blokus.tables import PIECE_NAMES, placements_on
from klotz.games.blokus.variants import Cell, Colour, Variant
from klotz.games.blokus.view import BlokusBoard, BlokusView
from klotz.games.contract import (
    Game,
    IllegalMove,
    Json,
    Move,
    MoveError,
    Outcome,
    Score,
    SetupFlaw,
    State,
)
from klotz.jit import Structs, copied

if TYPE_CHECKING:  # which imports this module
    from klotz.games.blokus.game import BlokusGame

NOBODY_CAN_PLACE: Final = "nobody-can-place"
"""Why a game ends."""

_Numbers = npt.NDArray[np.uint16]
_NONE: Final = np.empty(0, np.uint16)


class Placed(NamedTuple):
    """A piece on the board. `number` counts the pieces played; it is None for one that was set up."""

    colour: Colour
    piece: str
    cells: tuple[Cell, ...]
    number: int | None


class _Undo(NamedTuple):
    board: bytes
    due: tuple[int, ...]
    turn: int


class BlokusState(State):
    """A game of Blokus: what every state has, and its board, pieces and corners.

    >>> import klotz
    >>> state = klotz.game("blokus-duo").start()
    >>> state.play("e8,d9,e9,f9,e10").text
    'e8,d9,e9,f9,e10'
    >>> state.placed[0].piece, len(state.pieces_left(state.variant.colours[0]))
    ('X', 20)
    """

    if TYPE_CHECKING:
        game: BlokusGame

    __slots__ = (
        "_due",
        "_legal",
        "_owners",
        "_placed",
        "_placements",
        "_pushed",
        "_turn",
        "_undos",
        "board",
        "variant",
    )

    def __init__(self, game: Game, variant: Variant, setup: Json | None = None) -> None:
        super().__init__(game, variant.seats, setup)
        self.variant = variant
        self._placements = placements_on(variant.size)
        self._pushed: list[tuple[int, int]] = []  # colour number and placement number, in order
        # The same for people: who owns which square. Search pushes and pops without ever looking at it, so it
        # is updated only on demand.
        self._placed: list[Placed] = []
        self._owners: dict[Cell, Colour] = {}
        self._undos: list[_Undo] = []
        self._legal: _Numbers | None = None
        starts = [
            [column + row * variant.size for column, row in self._start_cells(c)] for c in variant.colours
        ]
        self.board: Structs = kernel.new_boards(variant.size, starts)
        if setup is not None:
            placed, turn = read_setup(variant, self._placements, setup)
            for colour, placement in placed:
                kernel.put(self.tables, self.board, colour, placement)
                self.board[0]["turns"][colour] += 1
            self.board[0]["turn"] = turn
            self._pushed += placed
        self._turn = int(self.board[0]["turn"])
        self._due: tuple[int, ...] = ()
        self._settle(self._turn, *kernel.settle(self.tables, self.board))

    # ------------------------------------------------------------------ Blokus's own

    @property
    def tables(self) -> Structs:
        """The kernel's tables of placements on this board."""
        return self._placements.tables

    @property
    def colour(self) -> Colour | None:
        """The colour to move; None when the game is over."""
        return self.variant.colours[self._turn] if self._due else None

    @property
    def placed(self) -> tuple[Placed, ...]:
        """The pieces on the board, in the order they were placed."""
        self._look()
        return tuple(self._placed)

    @property
    def pushed(self) -> tuple[tuple[int, int], ...]:
        """Everything placed, in order, as the kernel's numbers of colour and placement."""
        return tuple(self._pushed)

    def placement_of(self, move: Move) -> int:
        """The kernel's number of a move. InvalidMove if it is not a piece on this board."""
        return self.game.actions.number(move.text)

    @property
    def last_placements(self) -> tuple[int, ...]:
        """For every colour the kernel's number of its last placement, -1 where there is none."""
        last = [-1] * len(self.variant.colours)
        for colour, placement in self._pushed:
            last[colour] = placement
        return tuple(last)

    def piece_of(self, move: Move) -> str:
        """The piece that a move places. InvalidMove if it is not a piece on this board."""
        return PIECE_NAMES[self._placements.piece(self.placement_of(move))]

    def corners(self, colour: Colour) -> tuple[Cell, ...]:
        """The free squares at which a colour's next piece may begin: those that touch its own at a corner only.

        Before its first piece these are its starting squares. Whether a piece still fits there is another question.
        """
        number = self.variant.colours.index(colour)
        marks = self.board[0]["forbidden"][: self.variant.size**2]
        found = np.flatnonzero((marks >> number & 0b10001) == 0b10000)  # may begin there, and may cover it
        return tuple((square % self.variant.size, square // self.variant.size) for square in found.tolist())

    def owner(self, cell: Cell) -> Colour | None:
        """Whose piece covers a square."""
        self._look()
        return self._owners.get(cell)

    def _look(self) -> None:
        before = len(self._pushed) - len(self._undos)
        for index in range(len(self._placed), len(self._pushed)):
            number, placement = self._pushed[index]
            colour = self.variant.colours[number]
            cells = self._placements.cells(placement)
            piece = PIECE_NAMES[self._placements.piece(placement)]
            self._placed.append(Placed(colour, piece, cells, index - before + 1 if index >= before else None))
            self._owners.update(dict.fromkeys(cells, colour))

    @property
    def turns(self) -> tuple[Colour, ...]:
        """Whose turn each move of the history was: every turn, including a pass, moves on to the next colour."""
        colours = self.variant.colours
        first = self.setup.get("turn", colours[0].value) if self.setup else colours[0].value
        start = colours.index(Colour(first))
        return tuple(colours[(start + number) % len(colours)] for number in range(len(self._log)))

    def pieces_left(self, colour: Colour) -> tuple[str, ...]:
        """The pieces a colour has not placed, by name, small ones first."""
        left = int(self.board[0]["left"][self.variant.colours.index(colour)])
        return tuple(name for piece, name in enumerate(PIECE_NAMES) if left >> piece & 1)

    def start_points(self, colour: Colour) -> tuple[Cell, ...]:
        """The squares of which the colour's first piece must cover one; empty once it has been played."""
        if self.board[0]["left"][self.variant.colours.index(colour)] != kernel.ALL_PIECES:
            return ()
        return tuple(cell for cell in self._start_cells(colour) if self.owner(cell) is None)

    def _start_cells(self, colour: Colour) -> Sequence[Cell]:
        if self.game.options["starts"] == "own":
            return (self.variant.starts[self.variant.colours.index(colour)],)
        return self.variant.starts

    # ------------------------------------------------------------------ the contract

    @property
    def due(self) -> tuple[int, ...]:
        return self._due

    @property
    def position(self) -> Any:
        board = self.board[0]
        done = [colour for colour, left in enumerate(board["left"]) if not left]
        finished = tuple(int(board["last_size"][colour]) for colour in done)
        if self.has_one_bonus:  # which colour was the last to be finished matters
            finished += tuple(sorted(done, key=lambda colour: int(board["last_at"][colour])))
        return frozenset(self._pushed), self._turn, self._due, finished

    def _legal_placements(self, seat: int | None = None) -> _Numbers:
        """The numbers of what may be placed, as the kernel finds them; none for a seat that is not due."""
        if seat is not None and self._due != (seat,):
            return _NONE
        if self._legal is None:
            moves = np.empty(kernel.PLACEMENTS, np.uint16)
            count = kernel.legal_placements(self.tables, self.board, moves) if self._due else 0
            self._legal = moves[:count].copy()
        return self._legal

    def iterate_legal(self, seat: int | None = None) -> Iterator[Move]:
        for placement in self._legal_placements(seat).tolist():
            yield Move(self._due[0], self._placements.text(placement))

    def count_legal(self, seat: int | None = None) -> int:
        return len(self._legal_placements(seat))

    def legal_at(self, place: int, seat: int | None = None) -> Move:
        return Move(self._due[0], self._placements.text(int(self._legal_placements(seat)[place])))

    def _legal_actions(self, seat: int) -> "npt.NDArray[np.int32]":
        return self._legal_placements(seat).astype(np.int32)

    def _write_features(self, seat: int, out: dict[str, npt.NDArray[Any]]) -> None:
        features.write(self, seat, out)

    def is_legal(self, move: Move) -> bool:
        if self._due != (move.seat,):
            return False
        try:
            return self.parse(move.text, move.seat) == move
        except MoveError:
            return False

    def _check(self, move: Move) -> None:
        """Nothing to do: the kernel refuses what is not legal."""

    def _parse(self, text: str, seat: int) -> Move:
        known = self._placements.known(text)
        if known is not None and self._due == (seat,):
            if kernel.is_legal_placement(self.tables, self.board, known):
                return Move(seat, text)
        is_pass = text.lower() == PASS
        cells = () if is_pass else parse_cells(text)
        colour = self.colour
        if colour is None:
            raise IllegalMove("BK-7", "blokus-game-over")
        if seat != self._due[0]:
            details = {"colour": colour.value, "seat": self._due[0] + 1}
            raise IllegalMove(self._turn_rule, "blokus-not-your-turn", details)
        if is_pass:
            raise IllegalMove("BK-7", "blokus-must-place", {"colour": colour.value})
        placement = self._placements.find(cells)
        if placement is not None and kernel.is_legal_placement(self.tables, self.board, placement):
            return Move(seat, self._placements.text(placement))
        reason = refusal(
            self.variant,
            colour,
            cells,
            None if placement is None else PIECE_NAMES[self._placements.piece(placement)],
            owner=self.owner,
            pieces_left=self.pieces_left(colour),
            starts=self.start_points(colour),
        )
        assert reason is not None, f"the kernel refuses {text!r} and no rule says why"
        raise reason

    @property
    def _turn_rule(self) -> str:
        return "BK-12" if self.variant.name == "blokus-duo" else "BK-1"

    def _apply(self, move: Move) -> None:
        placement = self._placements.number(move.text)
        if placement is None or self._due != (move.seat,):
            raise self._why_not(move)
        # As bytes: NumPy copies a structured array field by field, ten times slower.
        before = self.board.tobytes()
        passes, turn, turns = kernel.push(self.tables, self.board, placement)
        if passes == kernel.ILLEGAL:
            raise self._why_not(move)
        self._undos.append(_Undo(before, self._due, self._turn))
        self._pushed.append((self._turn, placement))
        self._settle((self._turn + 1) % len(self.variant.colours), passes, turn, turns)

    def _undo(self, move: Move) -> None:
        self._pushed.pop()
        if len(self._placed) > len(self._pushed):
            for cell in self._placed.pop().cells:
                del self._owners[cell]
        board, self._due, self._turn = self._undos.pop()
        self.board.view(np.uint8)[:] = np.frombuffer(board, np.uint8)
        self._legal = None

    def _settle(self, following: int, passes: int, turn: int, turns: int) -> None:
        """Record who is due now, and the passes of the colours from `following` up to that one."""
        self._legal = None
        self._turn = turn
        if passes == kernel.NOBODY:
            self._due = ()
            return
        for skipped in range(passes):
            colour = (following + skipped) % len(self.variant.colours)
            # The kernel has already counted this pass, hence the count minus one.
            had = int(self.board[0]["turns"][colour]) - 1
            self._note_automatic(Move(self.variant.holder(colour, had), PASS))
        self._due = (self.variant.holder(turn, turns),)

    def setup_flaws(self) -> tuple[SetupFlaw, ...]:
        pieces = [
            SetPiece(each.colour, each.piece, each.cells) for each in self.placed if each.number is None
        ]
        return tuple(setup_flaws(self.variant, pieces, self._start_cells))

    def outcome(self) -> Outcome | None:
        if self._due:
            return None
        return Outcome.by_score(
            [score.total for score in self.score_sheet()],
            NOBODY_CAN_PLACE,
            lowest_wins=self.game.lowest_wins,
        )

    @property
    def has_one_bonus(self) -> bool:
        """Whether a player earns one bonus for all colours, and not one for each."""
        options = self.game.options
        return bool(options["scoring"] == ADVANCED and options.get("bonus", PER_COLOUR) == PER_PLAYER)

    def score_sheet(self) -> tuple[Score, ...]:
        scoring = self.game.options["scoring"]
        last = {piece.colour: piece.piece for piece in self.placed}
        if self.has_one_bonus:
            return tuple(
                seat_score_with_one_bonus(
                    [(colour.value, self.pieces_left(colour)) for colour in own],
                    next((piece.piece for piece in reversed(self.placed) if piece.colour in own), None),
                )
                for own in map(self.variant.colours_of, range(self.seats))
            )
        return tuple(
            seat_score(
                (colour.value, colour_score(scoring, self.pieces_left(colour), last.get(colour)))
                for colour in self.variant.colours_of(seat)
            )
            for seat in range(self.seats)
        )

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.game, twin.seats, twin.setup = self.game, self.seats, self.setup
        twin._copy_log(self)
        twin.variant, twin._placements = self.variant, self._placements
        twin._pushed, twin._undos = list(self._pushed), list(self._undos)
        twin._placed, twin._owners = list(self._placed), dict(self._owners)
        twin._legal = self._legal
        twin.board, twin._due, twin._turn = copied(self.board), self._due, self._turn
        return twin

    def perft(self, depth: int) -> int:
        if depth == 0 or not self._due:
            return int(depth == 0)
        stack = np.zeros(depth, kernel.BOARD)
        stack[0] = self.board[0]
        moves = np.empty((depth, kernel.PLACEMENTS), np.uint16)
        return int(kernel.count_leaves(self.tables, stack, moves, depth))

    def view(self, seat: int | None) -> BlokusView:
        return cast("BlokusView", super().view(seat))

    def _view(self, seat: int | None) -> BlokusBoard:
        colour = self.colour
        board = {
            "size": self.variant.size,
            "colour": colour.value if colour else None,
            "turns": [turn.value for turn in self.turns],
            "placed": [
                {
                    "colour": piece.colour.value,
                    "piece": piece.piece,
                    "cells": [list(cell) for cell in piece.cells],
                }
                for piece in self.placed
            ],
            "pieces": {colour.value: list(self.pieces_left(colour)) for colour in self.variant.colours},
            "starts": {
                colour.value: [list(cell) for cell in self.start_points(colour)]
                for colour in self.variant.colours
            },
        }
        return cast("BlokusBoard", board)  # JSON has lists where the type has pairs

    def __str__(self) -> str:
        """The board as text, top row first: a letter for each colour, `+` an open starting square."""
        self._look()
        marks = {cell: colour.value[0].upper() for cell, colour in self._owners.items()}
        for colour in self.variant.colours:
            for cell in self.start_points(colour):
                marks[cell] = "+"
        width = self.variant.size
        rows = [
            f"{row + 1:2} " + " ".join(marks.get((column, row), ".") for column in range(width))
            for row in reversed(range(width))
        ]
        letters = " ".join(chr(ord("a") + column) for column in range(width))
        turn = f"{self.variant.colours[self._turn].value} to move" if self._due else "the game is over"
        return "\n".join([*rows, f"   {letters}", turn])
