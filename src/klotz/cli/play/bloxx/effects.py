"""What a drawing does to its sheet: shown before it is made, and after."""

from collections.abc import Iterable
from typing import NamedTuple

from klotz import words
from klotz.cli.play.talk import listed
from klotz.games.bloxx import BloxxState, Cell, ColouredRow, Drawn
from klotz.games.bloxx.kernel import FIRST, LATER
from klotz.games.bloxx.notation import cell_text, in_order, parse_drawing
from klotz.games.bloxx.scoring import full_rows, gaps_below
from klotz.games.contract import Move


class Effects(NamedTuple):
    circled: tuple[Cell, int] | None
    """The square of the number that the circle is around, and the number."""
    gaps: tuple[Cell, ...]
    completed: tuple[tuple[ColouredRow, int], ...]
    """Coloured rows that are now full, and what each scores."""
    spoilt: tuple[ColouredRow, ...]
    """Coloured rows that got their first gap."""

    @classmethod
    def of(cls, state: BloxxState, move: Move) -> "Effects":
        """What a legal drawing would do."""
        sheet = state.sheet
        _, cells, circle = parse_drawing(move.text)
        before = marked(state.drawn(move.seat))
        after = before | set(cells)
        old_gaps = state.gaps(move.seat)
        gaps = gaps_below(sheet, after) - old_gaps
        spoilt_before = {row for _, row in old_gaps}
        spoilt = {row for _, row in gaps} - spoilt_before
        return cls(
            circled=(circle, sheet.numbers[circle]) if circle and circle in sheet.numbers else None,
            gaps=in_order(gaps),
            completed=tuple(
                (row, row_points(state, row))
                for row in full_rows(sheet, after)
                if row not in full_rows(sheet, before)
            ),
            spoilt=tuple(row for row in sheet.coloured if row.row in spoilt),
        )

    def phrases(self) -> list[str]:
        """What there is to say about the drawing, each as the rest of a sentence.

        Completed rows are left out: they are reported separately.
        """
        said = []
        if self.circled:
            square, number = self.circled
            said.append(words.say("effect-circles", {"number": number, "square": cell_text(square)}))
        if self.gaps:
            squares = ", ".join(map(cell_text, self.gaps))
            said.append(words.say("effect-gaps", {"count": len(self.gaps), "squares": squares}))
        if self.spoilt:
            rows = listed(row.name for row in self.spoilt)
            said.append(words.say("effect-spoils", {"count": len(self.spoilt), "rows": rows}))
        return said


def marked(drawings: Iterable[Drawn]) -> set[Cell]:
    """The squares that are crossed or circled."""
    return {cell for drawn in drawings for cell in drawn.cells}


def row_points(state: BloxxState, row: ColouredRow) -> int:
    """What completing a row scores now: all who do so in the same turn share first place, if it is still open."""
    running = state.turn if state.roll else None
    for seat in range(state.seats):
        if row in full_rows(
            state.sheet, marked(drawn for drawn in state.drawn(seat) if drawn.turn != running)
        ):
            return LATER
    return FIRST
