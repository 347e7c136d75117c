"""Each rule about points and the end, by its id; and scoring a sheet of which only the drawings are known."""

import json
from pathlib import Path
from random import Random

import pytest

import klotz
from klotz.games.bloxx import BloxxState, read_sheet
from klotz.games.bloxx.scoring import full_rows, gaps_below, score_sheet
from tests.games.bloxx.table import STUCK, due, parts, play, set_up, start, upright

EXAMPLE = Path(__file__).parent / "data" / "example.json"
"""A whole game on our sheet whose first player ends with the figures of the rulebook's example."""


def example() -> BloxxState:
    record = klotz.Record("bloxx", 2, tuple(json.loads(EXAMPLE.read_text())))
    state = klotz.game("bloxx").replay(record)
    assert isinstance(state, BloxxState)
    return state


# ---------------------------------------------------------------------- BX-10: numbers


@pytest.mark.rule("BX-10")
def test_a_number_scores_when_the_circle_is_on_it() -> None:
    state = play(start(), "roll A2 B1")
    assert state.sheet.numbers[1, 0] == 2
    play(state, "A a1,b1*,c1,d1")
    assert parts(state)["numbers"] == 2


@pytest.mark.rule("BX-10")
def test_a_crossed_number_scores_nothing() -> None:
    state = play(start(), "roll A2 B1", "A a1,b1,c1*,d1", "A a1,b1,c1,d1")
    assert parts(state, 0)["numbers"] == 0  # the circle is beside the number
    assert parts(state, 1)["numbers"] == 0  # and this player had none to draw


@pytest.mark.rule("BX-10")
def test_numbers_in_gaps_and_blank_ones_score_nothing() -> None:
    state = set_up(["A a3,b3,c3*,d3"], [])
    assert state.gaps(0) & set(state.sheet.numbers) == {(1, 0), (3, 1)}
    assert parts(state) == {"rows": 0, "numbers": 0, "gaps": -8, "blanks": -58}


# ---------------------------------------------------------------------- BX-11: coloured rows

ALMOST = [upright(column) for column in "abcdef"]
"""Rows 1 to 4 lack only column g; row 2 is orange."""


@pytest.mark.rule("BX-11")
def test_the_first_to_complete_a_row_gets_four_and_later_ones_two() -> None:
    state = set_up(ALMOST, ALMOST)
    play(state, "roll A1 B6", upright("g"), "B a5*,b5,a6,b6")
    assert [dict(state.rows_scored(seat)) for seat in (0, 1)] == [{"orange": 4}, {}]
    play(state, "roll A1 B6", upright("g"), "B a5*,b5,a6,b6")
    assert [dict(state.rows_scored(seat)) for seat in (0, 1)] == [{"orange": 4}, {"orange": 2}]
    assert [parts(state, seat)["rows"] for seat in (0, 1)] == [4, 2]


@pytest.mark.rule("BX-11")
@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_all_who_complete_it_in_the_same_turn_score_alike(order: tuple[int, int]) -> None:
    state = play(set_up(ALMOST, ALMOST, ALMOST), "roll A1 B6", upright("g"))
    for seat in order:
        assert all(state.rows_scored(other) == {} for other in range(3))  # settled when the turn is over
        play(state, f"@{seat + 1} {upright('g', circle=False)}")
    assert [dict(state.rows_scored(seat)) for seat in range(3)] == [{"orange": 4}] * 3
    state.pop()
    assert all(state.rows_scored(seat) == {} for seat in range(3))


@pytest.mark.rule("BX-11")
def test_rows_without_a_colour_bring_nothing() -> None:
    state = set_up([*ALMOST, upright("g")], [])
    assert state.rows_scored(0) == {"orange": 4}  # rows 1, 3 and 4 are full too
    assert parts(state)["rows"] == 4


@pytest.mark.rule("BX-11")
def test_a_row_with_a_gap_never_scores() -> None:
    state = set_up([*ALMOST, "B f5,g5*,f6,g6"], ALMOST)
    assert (6, 1) in state.gaps(0)
    choose = Random(3)
    while state.due:
        state.push(choose.choice(list(state.legal_moves)))
    assert "orange" not in state.rows_scored(0)


@pytest.mark.rule("BX-11")
def test_four_different_rows_can_score() -> None:
    lower = [upright(column) for column in "abcdefg"]
    upper = [f"A {c}5*,{c}6,{c}7,{c}8" for c in "abcdefg"]
    top = ["A a9*,b9,c9,d9", "B e9*,f9,e10,f10", "A g9"]
    tiny = {"name": "with a single square", "A": ["oxxx", "o", "o", "o", "o", "o"], "B": ["ox\nxx"] * 6}
    state = set_up([*lower, *upper, *top], [], dice=tiny)
    assert parts(state)["rows"] == 16
    assert list(state.rows_scored(0)) == ["orange", "violet", "green", "blue"]


# ---------------------------------------------------------------------- BX-12: the next player, and the end


@pytest.mark.rule("BX-12")
def test_the_next_player_becomes_active() -> None:
    state = start(3)
    actives = []
    for _ in range(4):
        actives.append(state.active)
        for _ in range(4):
            state.push(next(iter(state.legal_moves)))
    assert actives == [0, 1, 2, 0]


@pytest.mark.rule("BX-12")
def test_two_players_end_when_both_can_draw_nothing() -> None:
    state = play(set_up(STUCK, STUCK), "roll A1 B6", "pass")
    assert state.outcome() is None
    play(state, "pass")
    assert due(state) == ()
    assert state.is_over
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "two-drew-nothing"
    for text in ("roll A1 B6", "A a1*,b1,c1,d1", "pass"):
        with pytest.raises(klotz.IllegalMove) as caught:
            state.parse(text)
        assert (caught.value.rule, caught.value.key) == ("BX-12", "bloxx-game-over")


@pytest.mark.rule("BX-12")
def test_one_of_two_players_may_go_on_alone() -> None:
    state = play(set_up(STUCK, []), "roll A1 B6", "pass", "A a1*,b1,c1,d1")
    assert due(state) == (klotz.CHANCE,)
    assert state.active == 1


@pytest.mark.rule("BX-12")
def test_four_players_end_after_a_turn_in_which_two_could_draw_nothing() -> None:
    state = play(set_up(STUCK, [], STUCK, []), "roll A1 B6", "pass", "@3 pass", "@4 A a1*,b1,c1,d1")
    assert due(state) == (1,)  # the turn is played to its end
    play(state, "A a1*,b1,c1,d1")
    assert state.is_over
    assert [len(state.drawn(seat)) for seat in range(4)] == [3, 1, 3, 1]


@pytest.mark.rule("BX-12")
def test_four_players_go_on_when_only_one_could_draw_nothing() -> None:
    state = set_up(STUCK, [], [], [])
    play(state, "roll A1 B6", "pass", *(f"@{seat} A a1*,b1,c1,d1" for seat in (2, 3, 4)))
    assert due(state) == (klotz.CHANCE,)
    # Passes of different turns do not add up.
    play(state, "roll A1 B6", "A a2*,b2,c2,d2", "@1 pass", *(f"@{seat} A a2,b2,c2,d2" for seat in (3, 4)))
    assert due(state) == (klotz.CHANCE,)


@pytest.mark.rule("BX-12")
def test_alone_the_game_ends_when_the_one_player_cannot_draw() -> None:
    state = play(start(1), "roll A1 B6", "A a1*,b1,c1,d1")
    assert due(state) == (klotz.CHANCE,)
    state = play(set_up(STUCK), "roll A1 B6", "pass")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.reason == "nothing-fits"


# ---------------------------------------------------------------------- BX-13: the score


@pytest.mark.rule("BX-13")
def test_the_rulebooks_example() -> None:
    """Orange first and violet later: 4 + 2; 26 from numbers; 7 gaps and 7 blanks: 18."""
    state = example()
    assert state.rows_scored(0) == {"orange": 4, "violet": 2}
    assert parts(state) == {"rows": 6, "numbers": 26, "gaps": -7, "blanks": -7}
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (18, 17)
    assert outcome.winners == (0,)


@pytest.mark.rule("BX-13")
def test_equal_scores_share_the_win() -> None:
    outcome = play(set_up(STUCK, STUCK), "roll A1 B6", "pass", "pass").outcome()
    assert outcome is not None
    assert len(set(outcome.scores)) == 1
    assert outcome.winners == (0, 1)
    assert outcome.ranks == (1, 1)


@pytest.mark.rule("BX-13")
def test_every_gap_and_every_blank_costs_one() -> None:
    state = set_up([upright("a"), "A b4*,c4,d4,e4"], [])
    assert parts(state) == {"rows": 0, "numbers": 0, "gaps": -12, "blanks": -50}
    assert [score.total for score in state.score_sheet()] == [-62, -70]


# ---------------------------------------------------------------------- a finished sheet on its own

SHEET = read_sheet("standard")


@pytest.mark.rule("BX-13")
def test_a_sheet_alone_scores_as_in_its_game() -> None:
    game = klotz.game("bloxx")
    for seed in range(20):
        choose = Random(seed)
        state = game.start(3)
        assert isinstance(state, BloxxState)
        while state.due:
            state.push(choose.choice(list(state.legal_moves)))
        for seat in range(3):
            shapes = state.drawn(seat)
            circled = {shape.circle for shape in shapes if shape.circle}
            crossed = {cell for shape in shapes for cell in shape.cells} - circled
            rows = state.rows_scored(seat)
            expected = state.score_sheet()[seat]
            assert score_sheet(SHEET, crossed, circled, rows) == expected
            assert score_sheet(SHEET, crossed, circled, rows, state.gaps(seat)) == expected
            assert gaps_below(SHEET, crossed | circled) == state.gaps(seat)
            assert {row.name for row in full_rows(SHEET, crossed | circled)} == set(rows)


ROW_2 = {(column, 1) for column in range(7)}


@pytest.mark.parametrize(
    ("crossed", "circled", "rows", "gaps", "complaint"),
    [
        ({(7, 0)}, set(), {}, None, "h1 is not on the sheet"),
        ({(0, 10)}, set(), {}, None, "a11 is not on the sheet"),
        ({(0, 0)}, {(0, 0)}, {}, None, "a1 is both crossed and circled"),
        ({(0, 2)}, set(), {}, {(0, 0)}, "a2 has a drawn one above it, so it is a gap"),
        ({(0, 0)}, set(), {}, {(0, 1)}, "a2 is no gap"),
        ({(0, 0)}, set(), {}, {(0, 0)}, "a1 is no gap"),
        (ROW_2, set(), {}, None, "the row 'orange' is full: say whether it scores 4 or 2"),
        (ROW_2, set(), {"orange": 3}, None, "the row 'orange' scores 4 or 2, not 3"),
        (set(), set(), {"orange": 4}, None, "the row 'orange' is not full"),
        (set(), set(), {"pink": 4}, None, "no row 'pink'; the coloured rows are orange, violet"),
    ],
)
def test_what_does_not_go_together(
    crossed: set[tuple[int, int]],
    circled: set[tuple[int, int]],
    rows: dict[str, int],
    gaps: set[tuple[int, int]] | None,
    complaint: str,
) -> None:
    with pytest.raises(ValueError, match=complaint):
        score_sheet(SHEET, crossed, circled, rows, gaps)
