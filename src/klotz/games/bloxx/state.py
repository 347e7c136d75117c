"""A game of Bloxx! in progress: seats, texts and refusals around the kernel's sheets."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self, cast

import numpy as np
import numpy.typing as npt

from klotz.games.bloxx import features, kernel
from klotz.games.bloxx.dice import DICE, Dice, Die
from klotz.games.bloxx.notation import (
    PASS,
    Drawing,
    drawing_text,
    is_roll,
    parse_drawing,
    parse_roll,
    roll_text,
)
from klotz.games.bloxx.plaintext import position_text
from klotz.games.bloxx.refusals import Situation, refusal
from klotz.games.bloxx.scoring import score
from klotz.games.bloxx.setup import read_setup
from klotz.games.bloxx.setup_flaws import setup_flaws
from klotz.games.bloxx.sheets import Cell, Sheet
from klotz.games.bloxx.tables import Drawings
from klotz.games.bloxx.view import BloxxBoard, BloxxView
from klotz.games.contract import (
    CHANCE,
    Chance,
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
    from klotz.games.bloxx.game import BloxxGame

_ROLLS: Final = tuple(
    Chance(Move(CHANCE, roll_text(face_a, face_b)), 1 / kernel.FACES**2)
    for face_a, face_b in product(range(1, kernel.FACES + 1), repeat=2)
)


_FACES: Final = {chance.move.text: parse_roll(chance.move.text) for chance in _ROLLS}
_DIES: Final[Mapping[str, Die]] = {f"{die} ": die for die in DICE}
_DUE: Final[Mapping[int, tuple[int, ...]]] = {
    kernel.OVER: (),
    0: (CHANCE,),
    **{
        bits: tuple(seat for seat in range(kernel.MOST_SEATS) if bits >> seat & 1)
        for bits in range(1, 1 << kernel.MOST_SEATS)
    },
}
"""Who is due, by what the kernel says."""
_Numbers = npt.NDArray[np.int32]


class Drawn(NamedTuple):
    """A shape on a sheet: its squares, its circle if it has one, the die, and the turn, from 1."""

    cells: tuple[Cell, ...]
    circle: Cell | None
    die: Die
    turn: int


class _Undo(NamedTuple):
    board: bytes
    due: tuple[int, ...]


class BloxxState(State):
    """A game of Bloxx!: what every state has, and its sheets and dice.

    >>> import klotz
    >>> state = klotz.game("bloxx").start()
    >>> state.play("roll A1 B1").text
    'roll A1 B1'
    >>> state.roll, state.due
    ((1, 1), (0,))
    """

    if TYPE_CHECKING:
        game: BloxxGame

    __slots__ = ("_drawings", "_drawn", "_due", "_legal", "_turn", "_undos", "board", "dice", "sheet")

    def __init__(
        self, game: Game, sheet: Sheet, dice: Dice, drawings: Drawings, seats: int, setup: Json | None
    ) -> None:
        super().__init__(game, seats, setup)
        self.sheet = sheet
        self.dice = dice
        self.board: Structs = kernel.new_boards(drawings.tables, seats)
        self._drawings = drawings
        self._drawn: tuple[list[tuple[int, int]], ...] = tuple([] for _ in range(seats))  # number and turn
        self._turn = 0
        self._due: tuple[int, ...] = (CHANCE,)
        self._undos: list[_Undo] = []
        self._legal: dict[int, _Numbers] = {}
        if setup is not None:
            self._set_up(setup)

    def _set_up(self, setup: Json) -> None:
        turns, active, over, missed = read_setup(self.seats, self._drawings, setup)
        for turn in turns:
            self._turn += 1
            for seat, number in turn:
                kernel.put(self.tables, self.board, seat, number)
                self._drawn[seat].append((number, self._turn))
            kernel.settle(self.tables, self.board)
        self.board[0]["active"] = active
        self.board[0]["idle"] = missed
        if over:
            self.board[0]["over"] = 1
            self._due = ()

    # ------------------------------------------------------------------ Bloxx!'s own

    @property
    def tables(self) -> Structs:
        """The kernel's tables of this sheet and these dice."""
        return self._drawings.tables

    @property
    def turn(self) -> int:
        """How often the dice have been rolled."""
        return self._turn

    @property
    def active(self) -> int:
        """The seat whose turn it is: the dice are rolled for it, and it draws first."""
        return int(self.board[0]["active"])

    @property
    def roll(self) -> tuple[int, int] | None:
        """The faces of die A and die B that are up, from 1; None until the dice are rolled."""
        face_a, face_b = self.board[0]["roll"].tolist()
        return (face_a, face_b) if face_a else None

    @property
    def chosen_die(self) -> Die | None:
        """The die that the active seat took this turn."""
        chosen = int(self.board[0]["chosen"])
        return DICE[chosen - 1] if chosen else None

    def drawn(self, seat: int) -> tuple[Drawn, ...]:
        """The shapes on a seat's sheet, in order."""
        return tuple(self._seen(number, turn) for number, turn in self._drawn[seat])

    def _seen(self, number: int, turn: int) -> Drawn:
        die, cells, circle = self._drawings.drawing(number)
        return Drawn(cells, circle, die, turn)

    def gaps(self, seat: int) -> frozenset[Cell]:
        return frozenset(
            (column, row)
            for column, (height, drawn) in enumerate(zip(self.heights(seat), self._bits(seat), strict=True))
            for row in range(height)
            if not drawn >> row & 1
        )

    def heights(self, seat: int) -> tuple[int, ...]:
        """For each column the lowest row that is still free, with all above it."""
        return tuple(drawn.bit_length() for drawn in self._bits(seat))

    def rows_scored(self, seat: int) -> Mapping[str, int]:
        """The coloured rows that scored for a seat, by name, and their points."""
        first, later = int(self.board[0]["first"][seat]), int(self.board[0]["later"][seat])
        return {
            coloured.name: kernel.FIRST if first >> coloured.row & 1 else kernel.LATER
            for coloured in self.sheet.coloured
            if (first | later) >> coloured.row & 1
        }

    def _bits(self, seat: int) -> list[int]:
        """For each column the rows that are drawn, as bits."""
        columns: list[int] = self.board[0]["drawn"][seat, 1 : self.sheet.columns + 1].tolist()
        return columns

    # ------------------------------------------------------------------ the contract

    @property
    def due(self) -> tuple[int, ...]:
        return self._due

    @property
    def position(self) -> Any:
        return self.board.tobytes()

    @property
    def chances(self) -> tuple[Chance, ...]:
        return _ROLLS if self._due == (CHANCE,) else ()

    def _legal_drawings(self, seat: int) -> _Numbers:
        """What a due seat may draw, as the kernel finds it; empty if it has to pass."""
        if seat not in self._legal:
            found = np.empty(kernel.MOST_DRAWINGS, kernel.DRAWING)
            count = kernel.legal_drawings(self.tables, self.board, seat, found)
            self._legal[seat] = found[:count].copy()
        return self._legal[seat]

    def iterate_legal(self, seat: int | None = None) -> Iterator[Move]:
        for due in self._due:
            if seat is not None and seat != due:
                continue
            if due == CHANCE:
                yield from (move for move, _ in _ROLLS)
                continue
            drawings = self._legal_drawings(due).tolist()
            if not drawings:
                yield Move(due, PASS)
            for number in drawings:
                yield Move(due, self._drawings.text(number))

    def count_legal(self, seat: int | None = None) -> int:
        return sum(
            len(_ROLLS) if due == CHANCE else len(self._legal_drawings(due)) or 1
            for due in self._due
            if seat is None or seat == due
        )

    def legal_at(self, place: int, seat: int | None = None) -> Move:
        left = place if place >= 0 else place + self.count_legal(seat)
        for due in self._due if left >= 0 else ():
            if seat is not None and seat != due:
                continue
            if due == CHANCE:
                if left < len(_ROLLS):
                    return _ROLLS[left].move
                break
            drawings = self._legal_drawings(due)
            if left < len(drawings):
                return Move(due, self._drawings.text(int(drawings[left])))
            if not len(drawings) and left == 0:
                return Move(due, PASS)
            left -= len(drawings) or 1
        raise IndexError(f"there is no legal move at {place}")

    def _write_features(self, seat: int, out: dict[str, npt.NDArray[Any]]) -> None:
        features.write(self, seat, out)

    def chance_at(self, drawn: float) -> Move:
        if self._due != (CHANCE,):
            return super().chance_at(drawn)
        return _ROLLS[int(drawn * len(_ROLLS))].move

    def _legal_actions(self, seat: int) -> "npt.NDArray[np.int32]":
        if seat == CHANCE:
            return np.arange(len(_ROLLS), dtype=np.int32)
        return self.game.actions.of_drawings(self._legal_drawings(seat))

    def is_legal(self, move: Move) -> bool:
        try:
            return move.seat in self._due and self.parse(move.text, move.seat) == move
        except MoveError:
            return False

    def _check(self, move: Move) -> None:
        """Nothing to do: the kernel refuses what is not legal."""

    def _parse(self, text: str, seat: int) -> Move:
        if seat in self._due and text[:2] in _DIES:
            known = self._drawings.known(self._face(_DIES[text[:2]]), text)
            if known is not None and kernel.is_legal_drawing(self.tables, self.board, seat, known):
                return Move(seat, text)
        if is_roll(text):
            faces = parse_roll(text)
            self._check_may_roll(seat)
            return Move(CHANCE, roll_text(*faces))
        drawing = None if text.lower() == PASS else parse_drawing(text)
        self._check_turn(seat)
        if drawing is not None:
            return self._checked(drawing, seat)
        if len(self._legal_drawings(seat)):
            raise IllegalMove("BX-9", "bloxx-must-draw")
        return Move(seat, PASS)

    def _check_may_roll(self, seat: int) -> None:
        if not self._due:
            raise IllegalMove("BX-12", "bloxx-game-over")
        if self._due != (CHANCE,):
            raise IllegalMove("BX-1", "bloxx-rolled-already")
        if seat != CHANCE:
            raise IllegalMove("BX-1", "bloxx-dice-decide")

    def _check_turn(self, seat: int) -> None:
        if not self._due:
            raise IllegalMove("BX-12", "bloxx-game-over")
        if self._due == (CHANCE,):
            raise IllegalMove("BX-1", "bloxx-roll-first")
        if seat not in self._due:
            key = "bloxx-active-first" if self.active in self._due else "bloxx-turn-taken"
            raise IllegalMove("BX-2", key, {"seat": self.active + 1})

    def _checked(self, drawing: Drawing, seat: int) -> Move:
        """The move for a drawing that a due seat wants to make; IllegalMove if a rule forbids it."""
        die, cells, _ = drawing
        on_sheet = all(map(self.sheet.has, cells))
        number = self._drawings.number(self._face(die), drawing_text(*drawing))
        if number is not None and kernel.is_legal_drawing(self.tables, self.board, seat, number):
            return Move(seat, self._drawings.text(number))
        marked = {cell for drawn in self.drawn(seat) for cell in drawn.cells}
        situation = Situation(
            sheet=self.sheet,
            drawn=marked,
            gaps=self.gaps(seat),
            fitting=[
                other
                for other in DICE
                if on_sheet and self._drawings.find(self._face(other), cells, None) is not None
            ],
            circles=tuple(self._drawings.circles(self._face(die), cells)) if on_sheet else (),
            chosen=self.chosen_die,
            rests_on=int(self.tables[0]["rest"]),
        )
        reason = refusal(drawing, situation)
        assert reason is not None, f"the kernel refuses {drawing} and no rule says why"
        raise reason

    def setup_flaws(self) -> tuple[SetupFlaw, ...]:
        if self.setup is None:
            return ()
        sheets: list[list[Drawing]] = [[] for _ in range(self.seats)]
        for turn in read_setup(self.seats, self._drawings, self.setup).turns:
            for seat, number in turn:
                sheets[seat].append(self._drawings.drawing(number))
        return tuple(setup_flaws(self._drawings, sheets))

    def _face(self, die: Die) -> int:
        """The number, in the kernel, of the face of a die that is up."""
        index = DICE.index(die)
        return index * kernel.FACES + int(self.board[0]["roll"][index]) - 1

    def _apply(self, move: Move) -> None:
        before = (
            self.board.tobytes()
        )  # as bytes: NumPy copies a structured array field by field, ten times slower
        seat, text = move
        number: int | None = None
        status = kernel.ILLEGAL
        if seat not in self._due:
            pass
        elif seat == CHANCE:
            if text in _FACES:
                status = kernel.push_roll(self.board, *_FACES[text])
        elif text == PASS:
            status = kernel.push(self.tables, self.board, seat, kernel.PASS)
        elif text[:2] in _DIES:
            number = self._drawings.number(self._face(_DIES[text[:2]]), text)
            if number is not None:
                status = kernel.push(self.tables, self.board, seat, number)
        if status == kernel.ILLEGAL:
            raise self._why_not(move)
        if seat == CHANCE:
            self._turn += 1
        elif number is not None:
            self._drawn[seat].append((number, self._turn))
        self._undos.append(_Undo(before, self._due))
        self._legal = {}
        self._due = _DUE[status]

    def _undo(self, move: Move) -> None:
        if move.seat == CHANCE:
            self._turn -= 1
        elif move.text != PASS:
            self._drawn[move.seat].pop()
        board, self._due = self._undos.pop()
        self.board.view(np.uint8)[:] = np.frombuffer(board, np.uint8)
        self._legal = {}

    def outcome(self) -> Outcome | None:
        if self._due:
            return None
        reason = "nothing-fits" if self.seats == 1 else "two-drew-nothing"
        return Outcome.by_score([score.total for score in self.score_sheet()], reason)

    def score_sheet(self) -> tuple[Score, ...]:
        return tuple(
            score(*map(int, kernel.score_of(self.tables, self.board, seat))) for seat in range(self.seats)
        )

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.game, twin.seats, twin.setup = self.game, self.seats, self.setup
        twin._copy_log(self)
        twin.sheet, twin.dice, twin._drawings = self.sheet, self.dice, self._drawings
        twin._drawn = tuple(list(drawn) for drawn in self._drawn)
        twin._turn, twin._due, twin._undos = self._turn, self._due, list(self._undos)
        twin._legal = dict(self._legal)
        twin.board = copied(self.board)
        return twin

    def view(self, seat: int | None) -> BloxxView:
        return cast("BloxxView", super().view(seat))

    def _view(self, seat: int | None) -> BloxxBoard:
        board = {
            "sheet": self.sheet.json(),
            "dice": self.dice.json(),
            "row_points": {"first": kernel.FIRST, "later": kernel.LATER},
            "active": self.active,
            "roll": list(self.roll) if self.roll else None,
            "chosen_die": self.chosen_die,
            "sheets": [
                {
                    "drawn": [
                        {
                            "cells": [list(cell) for cell in drawn.cells],
                            "circle": list(drawn.circle) if drawn.circle else None,
                            "die": drawn.die,
                            "turn": drawn.turn,
                        }
                        for drawn in self.drawn(seat)
                    ],
                    "gaps": [list(cell) for cell in sorted(self.gaps(seat))],
                    "rows": dict(self.rows_scored(seat)),
                }
                for seat in range(self.seats)
            ],
        }
        return cast("BloxxBoard", board)  # JSON has lists where the type has pairs

    def __str__(self) -> str:
        return position_text(self)
