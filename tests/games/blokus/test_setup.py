"""Positions that no moves led to: what can be set up, and what is refused."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import klotz
from klotz.games.blokus import BlokusState

PIECE = "e8,d9,e9,f9,e10"


def test_a_position_is_set_up() -> None:
    setup = {"placed": {"blue": [PIECE], "red": ["j5"]}, "turn": "red"}
    state = klotz.game("blokus-duo").start(setup=setup)
    assert isinstance(state, BlokusState)
    assert state.due == (1,)
    assert [(piece["colour"], piece["piece"]) for piece in state.view(0)["placed"]] == [
        ("blue", "X"),
        ("red", "1"),
    ]
    record = state.game.record(state)
    assert record.setup == setup
    assert state.game.replay(record) == state


def test_a_setup_equals_the_moves_that_lead_there() -> None:
    game = klotz.game("blokus-duo")
    state = game.start()
    for text in (PIECE, "j5", "c8,c7", "k4,k3"):
        state.push(state.parse(text))
    twin = game.start(setup={"placed": {"blue": [PIECE, "c7,c8"], "red": ["j5", "k3,k4"]}, "turn": "blue"})
    assert twin == state
    assert set(twin.legal_moves) == set(state.legal_moves)


@pytest.mark.parametrize(
    ("setup", "complaint"),
    [
        ({}, "a setup looks like"),
        ([], "a setup looks like"),
        ("x", "a setup looks like"),
        ({"placed": []}, "a setup looks like"),
        ({"placed": {}, "turns": 3}, "'turns' is not known"),
        ({"placed": {"green": []}}, "no colour 'green'; there are blue, red"),
        ({"placed": {}, "turn": "green"}, "no colour 'green'"),
        ({"placed": {}, "turn": []}, r"no colour '\[\]'"),
        ({"placed": {"blue": "a1"}}, "the pieces of blue are a list"),
        ({"placed": {"blue": [7]}}, "'7' is not a piece"),
        ({"placed": {"blue": ["zz"]}}, "blue: 'zz' is not a square"),
        ({"placed": {"blue": ["o1"]}}, "'o1' is not a piece on the board"),
        ({"placed": {"blue": ["a1,c1"]}}, "not a piece on the board"),
        ({"placed": {"blue": ["a1", "c1"]}}, "blue has the piece 1 twice"),
        ({"placed": {"blue": ["a1"], "red": ["a1,a2"]}}, "the square a1 is covered twice"),
    ],
)
def test_a_wrong_setup_is_refused(setup: Any, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        klotz.game("blokus-duo").start(setup=setup)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=5)
    | st.sampled_from(["blue", "a1", "placed"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["placed", "turn", "blue", "red", "x"]), inner, max_size=3)
    ),
    max_leaves=12,
)


@given(JSON)
@settings(max_examples=300)
def test_any_json_is_a_setup_or_a_value_error(setup: Any) -> None:
    try:
        state = klotz.game("blokus-duo").start(setup=setup)
    except ValueError as error:
        assert str(error)
    else:
        assert state.seats == 2
