"""The greedy player: the most immediate points; ties go to the lowest drawing."""

from collections.abc import Iterator
from typing import NamedTuple

from klotz.games.bloxx.kernel import FIRST, LATER
from klotz.games.bloxx.notation import PASS, parse_drawing
from klotz.games.bloxx.state import BloxxState
from klotz.games.contract import Move, State
from klotz.players.bloxx.win_probability import expected_result
from klotz.players.player import Analysis, Choice, Limit, Player, ranked


class Effect(NamedTuple):
    """The immediate effects of a drawing."""

    move: Move
    number: int = 0
    """The number it circles."""
    rows: int = 0
    """Points for the coloured rows it completes."""
    gaps: int = 0
    """Squares that are lost under it."""
    height: int = 0
    """The sum of the rows of its squares."""

    @property
    def points(self) -> int:
        return self.number + self.rows - self.gaps


def effects(state: BloxxState, seat: int) -> Iterator[Effect]:
    """What each legal move of a seat does, in the order of the moves."""
    numbers, heights = state.sheet.numbers, state.heights(seat)
    gaps, scored = state.gaps(seat), state.rows_scored(seat)
    taken = {name for other in range(state.seats) for name in state.rows_scored(other)}
    filled = {
        coloured: sum(
            height > coloured.row and (column, coloured.row) not in gaps
            for column, height in enumerate(heights)
        )
        for coloured in state.sheet.coloured
        if coloured.name not in scored
    }
    for move in state.legal_moves.of(seat):
        if move.text == PASS:
            yield Effect(move)
            continue
        _, cells, circle = parse_drawing(move.text)
        tops = {column: max(row + 1 for other, row in cells if other == column) for column, _ in cells}
        complete = [
            coloured
            for coloured, count in filled.items()
            if count + sum(row == coloured.row for _, row in cells) == state.sheet.columns
        ]
        yield Effect(
            move,
            number=0 if circle is None else numbers.get(circle, 0),
            rows=sum(LATER if coloured.name in taken else FIRST for coloured in complete),
            gaps=sum(top - heights[column] for column, top in tops.items()) - len(cells),
            height=sum(row for _, row in cells),
        )


class GreedyPlayer(Player):
    """Looks only at its own sheet and at this one drawing."""

    name = "greedy"

    def _analyse(self, state: State, seat: int, limit: Limit) -> Analysis:
        assert isinstance(state, BloxxState)
        scores = tuple(float(score.total) for score in state.score_sheet())
        seen = sorted(effects(state, seat), key=lambda effect: (-effect.points, effect.height))
        choices = []
        for effect in seen:
            reached = (*scores[:seat], scores[seat] + effect.points, *scores[seat + 1 :])
            choices.append(Choice(effect.move, expected_result(reached, seat, state)))
        return Analysis(seat, ranked(choices))
