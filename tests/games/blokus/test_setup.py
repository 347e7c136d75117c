"""Positions that no moves led to: what can be set up, and what is refused."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import klotz
from klotz.games.blokus import BlokusState
from klotz.games.blokus.notation import cells_text

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


def flaws(game: str, setup: Any, **options: Any) -> list[tuple[int, str, str, str]]:
    found = klotz.game(game, **options).start(setup=setup).setup_flaws()
    return [(flaw.seat, flaw.text, flaw.why.rule, flaw.why.key) for flaw in found]


@pytest.mark.parametrize("name", ["blokus", "blokus-2", "blokus-3", "blokus-duo"])
def test_what_play_leads_to_has_no_flaws_in_whatever_order_it_is_told(name: str) -> None:
    random, state = Random(5), klotz.game(name).start()
    assert state.setup_flaws() == ()
    while not state.is_over:
        state.push(state.legal_moves.random(random))
    assert isinstance(state, BlokusState)
    placed: dict[str, list[str]] = {}
    for piece in state.placed:
        placed.setdefault(piece.colour.value, []).append(cells_text(piece.cells))
    for texts in placed.values():
        random.shuffle(texts)
    assert len(state.placed) > 20
    assert flaws(name, {"placed": placed}) == []
    assert state.game.start(setup={"placed": placed}).is_over


@pytest.mark.parametrize(
    ("placed", "flaw"),
    [
        ({"red": ["a1"]}, (1, "a1", "BK-12", "blokus-not-on-start")),
        ({"blue": [PIECE, "c8,c9"]}, (0, "c8,c9", "BK-4", "blokus-touches-edge")),
        ({"blue": [PIECE, "a1"], "red": ["j5"]}, (0, "a1", "BK-3", "blokus-no-corner")),
    ],
)
def test_what_play_does_not_lead_to_is_told_with_its_rule(
    placed: Any, flaw: tuple[int, str, str, str]
) -> None:
    assert flaws("blokus-duo", {"placed": placed}) == [flaw]


def test_a_starting_square_of_ones_own_is_ones_own_in_a_setup() -> None:
    assert flaws("blokus-duo", {"placed": {"red": ["e10"]}}) == []
    (flaw,) = flaws("blokus-duo", {"placed": {"red": ["e10"]}}, starts="own")
    assert flaw[3] == "blokus-not-on-start"


def test_pieces_that_were_played_are_no_matter_of_the_setup() -> None:
    state = klotz.game("blokus-duo").start(setup={"placed": {"blue": [PIECE]}, "turn": "red"})
    state.push(state.parse("j5"))
    assert state.setup_flaws() == ()
