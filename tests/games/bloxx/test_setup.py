"""Positions that no moves led to: what can be set up, and what is refused."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import klotz
from klotz.games.bloxx import BloxxState
from klotz.games.bloxx.notation import drawing_text
from tests.games.bloxx.table import STUCK, play, set_up, start, upright


def test_a_position_is_set_up() -> None:
    state = set_up(["A a1,b1,c1,d1*", "pass"], ["b A1*, b1,A2,b2"], active=1)
    assert state.due == (klotz.CHANCE,)
    assert (state.active, state.turn) == (1, 2)
    assert [drawn.turn for drawn in state.drawn(0)] == [1]
    assert state.drawn(1)[0].cells == ((0, 0), (1, 0), (0, 1), (1, 1))
    record = state.game.record(state)
    assert state.game.replay(record) == state
    play(state, "roll A1 B6", "A c1,d1,e1,f1*")
    assert state.drawn(1)[-1].turn == 3


def test_a_setup_equals_the_moves_that_lead_there() -> None:
    state = play(start(), "roll A1 B6", "A a1*,b1,c1,d1", "B a1,b1,a2,b2*", "roll A1 B6")
    play(state, "A c1,d1,e1,f1*", "B e1*,f1,e2,f2")
    twin = set_up(["A a1*,b1,c1,d1", "B e1*,f1,e2,f2"], ["B a1,b1,a2,b2*", "A c1,d1,e1,f1*"])
    assert twin == state
    for either in (state, twin):
        play(either, "roll A2 B2")
    assert list(twin.legal_moves) == list(state.legal_moves)
    assert twin.score_sheet() == state.score_sheet()


def test_shapes_need_not_touch() -> None:
    state = set_up(["A a1*,b1,c1,d1", "B f7*,g7,f8,g8"], [])
    assert state.heights(0) == (1, 1, 1, 1, 0, 8, 8)


def test_rows_are_settled_turn_by_turn() -> None:
    columns = [upright(column) for column in "abcdefg"]
    state = set_up(columns, ["pass", *columns], columns)
    assert [dict(state.rows_scored(seat)) for seat in range(3)] == [
        {"orange": 4},
        {"orange": 2},
        {"orange": 4},
    ]


@pytest.mark.parametrize(
    ("sheets", "over"),
    [
        ([[*STUCK, "pass"], [*STUCK, "pass"]], True),
        ([[*STUCK, "pass"], [*STUCK]], False),
        ([["pass"], ["pass", "A a1*,b1,c1,d1"]], False),
        ([[*STUCK, "pass"]], True),
        ([[*STUCK]], False),
        ([["pass"], ["pass"], [], []], True),
        ([[], []], False),
    ],
)
def test_the_game_is_over_when_the_last_turn_says_so(sheets: list[list[str]], over: bool) -> None:
    state = set_up(*sheets)
    assert state.is_over == over
    assert (state.outcome() is not None) == over


@pytest.mark.parametrize(
    ("setup", "complaint"),
    [
        ({}, "a setup looks like"),
        ([], "a setup looks like"),
        ({"sheets": {}}, "a setup looks like"),
        ({"sheets": [[], []], "turn": 1}, "'turn' is not known; there are 'sheets' and 'active'"),
        ({"sheets": [[]]}, "there are 1 sheets for 2 seats"),
        ({"sheets": [[], []], "active": 2}, "the active seat is a number from 0 to 1"),
        ({"sheets": [[], []], "active": True}, "the active seat is a number"),
        ({"sheets": [[], []], "active": "0"}, "the active seat is a number"),
        ({"sheets": ["pass", []]}, "the sheet of seat 1 is a list"),
        ({"sheets": [[], [3]]}, "seat 2, turn 1: a drawing is a text"),
        ({"sheets": [[], ["pass", "zz"]]}, "seat 2, turn 2: a drawing is a die and squares"),
        ({"sheets": [[], ["A a1*,b1,c1"]]}, "'A a1[*],b1,c1' is not a shape of that die on the sheet"),
        ({"sheets": [[], ["B a1*,b1,c1,d1"]]}, "not a shape of that die"),
        ({"sheets": [[], ["A e1*,f1,g1,h1"]]}, "not a shape of that die on the sheet"),
        ({"sheets": [[], ["A a9*,a10,a11,a12"]]}, "not a shape of that die on the sheet"),
        (
            {"sheets": [["A a1*,b1,c1,d1", "A d1*,d2,d3,d4"], []]},
            "seat 1, turn 2: the square d1 is drawn on already, or a gap",
        ),
        (
            {"sheets": [["A a3*,b3,c3,d3", "B a1*,b1,a2,b2"], []]},
            "the square a1 is drawn on already, or a gap",
        ),
    ],
)
def test_a_wrong_setup_is_refused(setup: Any, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        klotz.game("bloxx").start(setup=setup)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.sampled_from(["pass", "A a1*,b1,c1,d1", "A a1", "sheets"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["sheets", "active", "x"]), inner, max_size=3)
    ),
    max_leaves=12,
)


@given(JSON)
@settings(max_examples=200)
def test_any_json_is_a_setup_or_a_value_error(setup: Any) -> None:
    try:
        state = klotz.game("bloxx").start(setup=setup)
    except ValueError as error:
        assert str(error)
    else:
        assert state.seats == 2


def flaws(*sheets: list[str], **options: Any) -> list[tuple[int, str, str, str]]:
    state = klotz.game("bloxx", **options).start(len(sheets), {"sheets": list(sheets)})
    return [(flaw.seat, flaw.text, flaw.why.rule, flaw.why.key) for flaw in state.setup_flaws()]


@pytest.mark.parametrize("seats", [1, 3])
def test_what_play_leads_to_has_no_flaws(seats: int) -> None:
    random, state = Random(7), klotz.game("bloxx").start(seats)
    assert state.setup_flaws() == ()
    while not state.is_over:
        state.push(state.legal_moves.random(random))
    assert isinstance(state, BloxxState)
    sheets = [
        [drawing_text(drawn.die, drawn.cells, drawn.circle) for drawn in state.drawn(seat)]
        for seat in range(seats)
    ]
    assert min(map(len, sheets)) > 5
    assert flaws(*sheets) == []


FLAT = "A a1*,b1,c1,d1"


@pytest.mark.parametrize(
    ("sheet", "flaw"),
    [
        (["B a2*,b2,a3,b3"], ("B a2*,b2,a3,b3", "BX-5", "bloxx-not-on-bottom")),
        ([FLAT, "B e2*,f2,e3,f3"], ("B e2*,f2,e3,f3", "BX-6", "bloxx-no-contact")),
        # What is drawn over something wrong is not wrong itself.
        (
            [FLAT, "A d2*,d3,d4,d5", "B f3*,g3,f4,g4", "A d6*,e6,f6,g6"],
            ("B f3*,g3,f4,g4", "BX-6", "bloxx-no-contact"),
        ),
        # It would touch what is above it: but then it was there first.
        (
            [FLAT, "A d2*,d3,d4,d5", "B f4*,g4,f5,g5", "A d6*,e6,f6,g6", "A g7*,g8,g9,g10"],
            ("B f4*,g4,f5,g5", "BX-6", "bloxx-no-contact"),
        ),
    ],
)
def test_what_play_does_not_lead_to_is_told_with_its_rule(
    sheet: list[str], flaw: tuple[str, str, str]
) -> None:
    assert flaws([], sheet) == [(1, *flaw)]


def test_shapes_may_have_come_in_another_order() -> None:
    """The second one only touches the first: whoever takes that off and puts it back has told it last."""
    leaning = "B d2*,e2,d3,e3"
    assert flaws([leaning], []) == [(0, leaning, "BX-5", "bloxx-not-on-bottom")]
    beside = "A c1*,c2,c3,c4"
    assert flaws([leaning, beside], []) == flaws([beside, leaning], []) == []


def test_how_shapes_touch_depends_on_the_ruling() -> None:
    beside = ["A a1*,a2,a3,a4", "B b3*,c3,b4,c4"]
    assert flaws(beside, [], contact="side") == []
    (flaw,) = flaws(beside, [], contact="rest")
    assert flaw[2:] == ("BX-6", "bloxx-floating")


def test_nobody_alone_loses_a_circle() -> None:
    assert flaws(["A a1,b1,c1,d1"], []) == []
    assert flaws(["A a1,b1,c1,d1"]) == [(0, "A a1,b1,c1,d1", "BX-4", "bloxx-circle-missing")]


def test_shapes_that_were_played_are_no_matter_of_the_setup() -> None:
    state = set_up(["B a2*,b2,a3,b3"], [])
    play(state, "roll A1 B6", "A c2,d2,e2,f2*")
    assert [flaw.text for flaw in state.setup_flaws()] == ["B a2*,b2,a3,b3"]
