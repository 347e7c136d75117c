"""Reasons for a drawing in Bloxx!: numbers, rows, gaps, room for later shapes, and what others lose by it."""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from typing import Final

from klotz.games.bloxx import BloxxState, Cell, ColouredRow, Die
from klotz.games.bloxx.dice import DICE
from klotz.games.bloxx.kernel import FACES, FIRST, LATER
from klotz.games.bloxx.notation import PASS, cell_text, parse_drawing
from klotz.games.bloxx.scoring import full_rows, gaps_below
from klotz.games.contract import Move, State
from klotz.players.hints import Fact

_NEARLY: Final = 2
"""A row with no more squares than this to fill is nearly complete."""

_Cells = tuple[Cell, ...]


class BloxxReasons:
    def __init__(self, state: State, seat: int) -> None:
        assert isinstance(state, BloxxState)
        self._state = state
        self._seat = seat
        self._marked = _marked(state, seat)
        self._gaps = state.gaps(seat)
        self._faces = [
            {face.cells for face in state.dice.face(die, number).turned()}
            for die in DICE
            for number in range(1, FACES + 1)
        ]
        self._saved = self._numbers_saved()

    def facts(self, move: Move) -> Iterator[Fact]:
        if move.text == PASS:
            return
        die, cells, circle = parse_drawing(move.text)
        after = self._marked | set(cells)
        numbers = self._state.sheet.numbers
        if circle in numbers and circle is not None:
            number = numbers[circle]
            yield Fact("bloxx-number", number, 1.0 * number, {"number": number, "square": cell_text(circle)})
        yield from self._about_gaps(after)
        yield from self._about_rows(cells, after)
        fitting = sum(self._fits(face, after) for face in self._faces)
        details = {"count": fitting, "all": len(self._faces)}
        yield Fact("bloxx-room", fitting, 1.2, details)
        for player, number in self._saved.get(die, {}).items():
            yield Fact("bloxx-denies", number, 0.6 * number, {"player": player + 1, "number": number})

    # ------------------------------------------------------------------ one's own sheet

    def _about_gaps(self, after: AbstractSet[Cell]) -> Iterator[Fact]:
        gaps = len(gaps_below(self._state.sheet, after) - self._gaps)
        yield Fact("bloxx-gaps", -gaps, 1.0 if gaps else 2.0, {"count": gaps})

    def _about_rows(self, cells: _Cells, after: AbstractSet[Cell]) -> Iterator[Fact]:
        sheet = self._state.sheet
        spoilt = {row for _, row in gaps_below(sheet, after)}
        full = full_rows(sheet, after)
        for row in sheet.coloured:
            if row.row not in {own_row for _, own_row in cells}:
                continue
            missing = sum((column, row.row) not in after for column in range(sheet.columns))
            if row in full:
                points = self._points(row)
                yield Fact("bloxx-row", points, 1.5 * points, {"row": row.name, "points": points})
            elif missing <= _NEARLY and row.row not in spoilt:
                yield Fact("bloxx-row-near", -missing, 1.5, {"row": row.name, "count": missing})

    def _points(self, row: ColouredRow) -> int:
        """What completing a row scores; rows completed this turn are entered only at its end."""
        seats = range(self._state.seats)
        return LATER if any(row.name in self._state.rows_scored(seat) for seat in seats) else FIRST

    def _fits(self, ways: AbstractSet[_Cells], marked: AbstractSet[Cell]) -> bool:
        """Whether a shape can be drawn anywhere, in any orientation, without leaving a gap below it."""
        sheet = self._state.sheet
        heights = [0] * sheet.columns
        for column, row in marked:
            heights[column] = max(heights[column], row + 1)
        return any(
            self._rests(way, left, heights, marked)
            for way in ways
            for left in range(sheet.columns - max(column for column, _ in way))
        )

    def _rests(self, way: _Cells, left: int, heights: list[int], marked: AbstractSet[Cell]) -> bool:
        """Whether a shape, this far from the left edge, rests on what is below it in all its columns."""
        feet = dict(sorted(way, key=lambda cell: -cell[1]))  # of each column the lowest square comes last
        lifts = {heights[left + column] - row for column, row in feet.items()}
        if len(lifts) > 1:
            return False
        (lift,) = lifts
        cells = {(left + column, lift + row) for column, row in way}
        if not all(0 <= row < self._state.sheet.rows for _, row in cells):
            return False
        # On the ground alone it must touch something next to it.
        return any(heights[left + column] for column in feet) or any(
            (column + aside, row) in marked for column, row in cells for aside in (-1, 1)
        )

    # ------------------------------------------------------------------ the others' sheets

    def _numbers_saved(self) -> dict[Die, dict[int, int]]:
        """For each die the seats that lose a number when its circle is gone, and which number.

        The first to draw takes a die, and for all others its circle is a cross. Their best number with both
        circles is known only where both dice can be taken.
        """
        state = self._state
        if self._seat != state.active or state.chosen_die is not None:
            return {}
        without: dict[Die, dict[int, int]] = {}
        for move in state.legal_moves.of(self._seat):
            if move.text == PASS:
                continue
            die = parse_drawing(move.text).die
            if die not in without:
                state.push(move)
                without[die] = {seat: self._best_number(seat) for seat in state.due if seat >= 0}
                state.pop()
        if len(without) < len(DICE):
            return {}
        lost: dict[Die, dict[int, int]] = {}
        for die, best in without.items():
            other = without[DICE[1 - DICE.index(die)]]
            lost[die] = {seat: other[seat] for seat in best if other[seat] > best[seat]}
        return lost

    def _best_number(self, seat: int) -> int:
        numbers = self._state.sheet.numbers
        circles = (
            parse_drawing(move.text).circle for move in self._state.legal_moves.of(seat) if move.text != PASS
        )
        return max((numbers.get(circle, 0) for circle in circles if circle), default=0)


def _marked(state: BloxxState, seat: int) -> frozenset[Cell]:
    return frozenset(cell for drawn in state.drawn(seat) for cell in drawn.cells)


REASONS: Final = BloxxReasons
