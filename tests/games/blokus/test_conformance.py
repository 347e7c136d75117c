"""Blokus keeps the contract: every variant, every option, games chosen by Hypothesis."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import klotz
from klotz.games import options
from klotz.testing import check_game

NAMES = ("blokus", "blokus-2", "blokus-3", "blokus-duo")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("starts", options("blokus")["starts"].values)
@pytest.mark.parametrize("scoring", options("blokus")["scoring"].values)
def test_contract(name: str, starts: str, scoring: str) -> None:
    check_game(klotz.games.game(name, starts=starts, scoring=scoring), moves_checked=10)


@given(
    st.sampled_from(NAMES),
    st.sampled_from(["any", "own"]),
    st.sampled_from(["basic", "advanced"]),
    st.integers(),
)
@settings(max_examples=10)
def test_contract_in_random_games(name: str, starts: str, scoring: str, seed: int) -> None:
    check_game(klotz.games.game(name, starts=starts, scoring=scoring), seed=seed, moves_checked=3)


@given(st.text(alphabet="abcnostuv0123459,@ pasPAS\n\té", max_size=30))
@settings(max_examples=400)
def test_any_text_is_a_legal_move_or_a_refusal_that_changes_nothing(text: str) -> None:
    state = klotz.game("blokus-duo").start()
    before = state.view(0)
    try:
        move = state.parse(text)
    except klotz.MoveError as error:
        assert str(error)
        assert error.position == str(state)
    else:
        assert move in state.legal_moves
    assert state.view(0) == before


@given(st.data())
@settings(max_examples=200)
def test_capitals_spaces_and_order_do_not_matter(data: st.DataObject) -> None:
    state = klotz.game("blokus-duo").start()
    move = data.draw(st.sampled_from(list(state.legal_moves)))
    squares = data.draw(st.permutations(move.text.split(",")))
    assert state.parse(" , ".join(squares).upper()) == move


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [0, 1, 5, -1, 2.5, "2", None])
def test_seat_counts(name: str, seats: object) -> None:
    game = klotz.game(name)
    if seats is None:
        assert game.start().seats == game.seat_counts[0]
    else:
        with pytest.raises(ValueError, match=rf"{name} is played with {game.seat_counts[0]} seats, not"):
            game.start(seats)  # type: ignore[arg-type]
