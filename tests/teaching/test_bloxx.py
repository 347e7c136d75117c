"""What the lesson, the tips and the rule pages of Bloxx! claim of the positions they show."""

from collections.abc import Callable

from docs.teaching import lesson, rule, tip

from klotz.games.bloxx import BloxxState
from klotz.games.bloxx.notation import parse_drawing
from klotz.games.contract import Move
from tests.teaching.claims import proves


def shown(state: object) -> BloxxState:
    assert isinstance(state, BloxxState)
    return state


def gained(state: BloxxState, move: Move, part: str) -> int:
    """How much a part of the score changes by a drawing, when everybody has drawn."""
    after = state.copy()
    before = dict(after.score_sheet()[move.seat].parts)[part]
    after.push(move)
    return dict(after.score_sheet()[move.seat].parts)[part] - before


def split(state: BloxxState, is_right: Callable[[Move], bool]) -> tuple[list[Move], list[Move]]:
    """The legal drawings that do what a step asks for, and those that do not; there are some of both."""
    moves = list(state.legal_moves)
    right = [move for move in moves if is_right(move)]
    wrong = [move for move in moves if move not in right]
    assert right
    assert wrong
    return right, wrong


@proves(
    "page-lesson-bloxx-1",
    "page-lesson-bloxx-1-wrong",
    "page-lesson-bloxx-1-done",
    "page-lesson-bloxx-2-wrong",
)
def test_a_first_shape_with_and_without_a_gap_below_it() -> None:
    for step in (1, 2):
        state = shown(lesson("bloxx", step))
        _, wrong = split(state, lambda move, state=state: gained(state, move, "gaps") == 0)  # type: ignore[misc]
        assert all(gained(state, move, "gaps") < 0 for move in wrong)


@proves("page-lesson-bloxx-1")
def test_every_first_shape_stands_on_the_bottom_edge() -> None:
    state = shown(lesson("bloxx", 1))
    assert all(any(row == 0 for _, row in parse_drawing(move.text)[1]) for move in state.legal_moves)


@proves("page-lesson-bloxx-2", "page-lesson-bloxx-2-done")
def test_every_later_shape_touches_along_a_side() -> None:
    state = shown(lesson("bloxx", 2))
    drawn = {cell for shape in state.drawn(0) for cell in shape.cells}
    around = {(x + a, y + b) for x, y in drawn for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    assert all(set(parse_drawing(move.text)[1]) & around for move in state.legal_moves)


@proves("page-lesson-bloxx-3", "page-lesson-bloxx-3-wrong", "page-lesson-bloxx-3-done")
def test_a_circle_on_a_number_scores_and_a_cross_does_not() -> None:
    state = shown(lesson("bloxx", 3))

    def circles_number(move: Move) -> bool:
        return parse_drawing(move.text)[2] in state.sheet.numbers

    right, wrong = split(state, circles_number)
    assert all(gained(state, move, "numbers") > 0 for move in right)
    assert all(gained(state, move, "numbers") == 0 for move in wrong)
    crossed = [move for move in wrong if set(parse_drawing(move.text)[1]) & set(state.sheet.numbers)]
    assert crossed


@proves("page-lesson-bloxx-4", "page-lesson-bloxx-4-wrong", "page-lesson-bloxx-4-done")
def test_a_row_that_lacks_one_square_can_be_filled_for_four_points() -> None:
    state = shown(lesson("bloxx", 4))
    right, _ = split(state, lambda move: gained(state, move, "rows") > 0)
    assert {gained(state, move, "rows") for move in right} == {4}
    drawn = {cell for shape in state.drawn(0) for cell in shape.cells}
    missing = [sum((x, row.row) not in drawn for x in range(7)) for row in state.sheet.coloured]
    assert 1 in missing
    assert 0 not in missing


@proves(
    "page-lesson-bloxx-5",
    "page-lesson-bloxx-5-wrong",
    "page-lesson-bloxx-5-wrong-die",
    "page-lesson-bloxx-5-done",
)
def test_the_die_that_was_taken_has_no_circle_any_more() -> None:
    state = shown(lesson("bloxx", 5))
    assert state.chosen_die is not None
    right, wrong = split(state, lambda move: gained(state, move, "numbers") > 0)
    assert not any(move.text.startswith(state.chosen_die) for move in right)
    same = [move for move in wrong if move.text.startswith(state.chosen_die)]
    assert same
    assert all("*" not in move.text for move in same)
    assert any(not move.text.startswith(state.chosen_die) for move in wrong)


@proves("page-tip-bloxx-1", "rule-BX-10")
def test_level_so_far_and_every_overhang_would_leave_a_gap() -> None:
    for state in (shown(tip("bloxx-1")), shown(rule("BX-10"))):
        assert state.gaps(0) == frozenset()
        assert dict(state.score_sheet()[0].parts)["numbers"] == 8
        state.push(state.parse("roll A1 B6"))
        heights = state.heights(0)
        for move in state.legal_moves:
            _, cells, _ = parse_drawing(move.text)
            over = [row > heights[column] and (column, row - 1) not in cells for column, row in cells]
            assert any(over) == (gained(state, move, "gaps") < 0)


@proves("page-tip-bloxx-2")
def test_turned_the_circle_reached_a_number() -> None:
    state = shown(tip("bloxx-2"))
    last = state.drawn(0)[-1]
    assert last.circle in state.sheet.numbers


@proves("page-tip-bloxx-3", "rule-BX-11")
def test_the_first_to_fill_a_row_has_four_points() -> None:
    for state in (shown(tip("bloxx-3")), shown(rule("BX-11"))):
        assert list(state.rows_scored(0).values()) == [4]


@proves("page-tip-bloxx-4", "rule-BX-3")
def test_the_active_players_die_costs_the_circle() -> None:
    for state in (shown(tip("bloxx-4")), shown(rule("BX-3"))):
        assert state.chosen_die is not None
        for move in state.legal_moves:
            assert ("*" not in move.text) == move.text.startswith(state.chosen_die)


@proves("page-tip-bloxx-6", "rule-BX-8")
def test_a_gap_costs_one_point_and_brought_a_number_of_two() -> None:
    for state in (shown(tip("bloxx-6")), shown(rule("BX-8"))):
        before = dict(shown(state).score_sheet()[0].parts)
        assert (len(state.gaps(0)), before["gaps"]) == (1, -1)
        last = state.drawn(0)[-1]
        assert last.circle is not None
        assert state.sheet.numbers[last.circle] == 2
        coloured = {row.row for row in state.sheet.coloured}
        assert not {row for _, row in state.gaps(0)} & coloured


@proves("page-tip-bloxx-7")
def test_every_empty_square_costs_a_point() -> None:
    state = shown(tip("bloxx-7"))
    drawn = {cell for shape in state.drawn(0) for cell in shape.cells}
    blank = 70 - len(drawn) - len(state.gaps(0))
    assert dict(state.score_sheet()[0].parts)["blanks"] == -blank


@proves("rule-BX-5")
def test_the_first_shape_touches_the_bottom_edge() -> None:
    (first,) = shown(rule("BX-5")).drawn(0)
    assert any(row == 0 for _, row in first.cells)


@proves("rule-BX-6")
def test_the_second_shape_touches_the_first_along_a_side() -> None:
    first, second = shown(rule("BX-6")).drawn(0)
    around = {(x + a, y + b) for x, y in first.cells for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    assert set(second.cells) & around
