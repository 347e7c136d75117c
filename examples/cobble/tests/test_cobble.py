"""Cobble keeps Klotz's contract, and its own rules. Run with `pytest` where klotz and cobble are installed."""

import pytest

import klotz
from cobble.yard import largest_patch, places
from klotz.records import drawing
from klotz.testing import check_game


def rolled(*moves: str, seats: int = 2, **options: int) -> klotz.State:
    """A game after these moves, rolls included."""
    state = klotz.game("cobble", **options).start(seats)
    for text in moves:
        state.push(state.parse(text))
    return state


def refusal(state: klotz.State, text: str) -> str:
    with pytest.raises(klotz.IllegalMove) as refused:
        state.parse(text, state.due[0] if state.due else None)
    return refused.value.rule


@pytest.mark.parametrize("size", [6, 8])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_keeps_the_contract(size: int, seats: int) -> None:
    check_game(klotz.games.game("cobble", size=size), seats, seed=seats)


def test_cb_1_everybody_has_a_turn() -> None:
    state = rolled("roll domino", "a1,b1", "roll bar", seats=3)
    assert state.due == (1,)
    with pytest.raises(klotz.IllegalMove, match="CB-1: It is not your turn: now player 2"):
        state.parse("a2,b2,c2", 0)
    state.push(state.parse("a2,b2,c2"))
    state.push(state.parse("roll domino"))
    state.push(state.parse("a3,b3"))
    state.push(state.parse("roll domino"))
    assert state.due == (0,)


def test_cb_2_the_die_shows_one_of_three_stones() -> None:
    state = rolled()
    assert [chance.move.text for chance in state.chances] == ["roll domino", "roll bar", "roll corner"]
    assert {chance.probability for chance in state.chances} == {1 / 3}
    assert refusal(state, "a1,b1") == "CB-2"
    assert refusal(rolled("roll domino"), "roll bar") == "CB-2"
    with pytest.raises(klotz.InvalidMove, match="'boulder' is not a stone"):
        state.parse("roll boulder")


def test_cb_3_a_stone_lies_inside_in_the_shape_that_was_rolled() -> None:
    state = rolled("roll corner")
    assert refusal(state, "f6,g6,f5") == "CB-3"
    assert refusal(state, "a1,b1,c1") == "CB-3"
    for text in ("a1,b1,a2", "a1,b1,b2", "a1,a2,b2", "b1,a2,b2"):
        assert state.parse(text).text == text, "any way round"
    assert [len(places(stone, 6)) for stone in ("domino", "bar", "corner")] == [60, 48, 100]


def test_cb_4_squares_are_taken_once() -> None:
    assert refusal(rolled("roll domino", "a1,b1", "roll domino"), "b1,c1") == "CB-4"


def test_cb_5_it_ends_when_no_domino_fits_and_what_does_not_fit_is_rolled_again() -> None:
    state = rolled()
    columns = [f"{letter}{row},{letter}{row + 1}" for letter in "abcdef" for row in (1, 3, 5)]
    for place in columns[:-1]:
        state.push(state.parse("roll domino"))
        state.push(state.parse(place))
    assert [chance.move.text for chance in state.chances] == ["roll domino"]
    assert refusal(state, "roll bar") == "CB-2"
    state.push(state.parse("roll domino"))
    state.push(state.parse(columns[-1]))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.sentence() == "The yard is paved: not even a domino fits."
    assert outcome.sentence("de") == "Der Hof ist gepflastert: Nicht einmal ein Domino passt mehr."
    assert outcome.sentence("fi") == outcome.sentence(), "English where there are no words"
    assert refusal(state, "a1,b1") == "CB-5"


def test_cb_6_the_largest_patch_counts() -> None:
    assert largest_patch([]) == 0
    assert largest_patch([(0, 0), (1, 0), (1, 1), (3, 3), (4, 4)]) == 3
    state = rolled("roll domino", "a1,b1", "roll bar", "a6,b6,c6", "roll corner", "c1,d1,c2")
    assert [score.total for score in state.score_sheet()] == [5, 3]


def test_what_can_be_tapped_lies_on_the_picture() -> None:
    state = rolled("roll corner")
    picture = drawing.picture_for(state, 0)
    found = drawing.targets(state, 0)
    assert {target.move for target in found} == {move.text for move in state.legal_moves}
    assert all(target.x + target.width <= picture.width for target in found)
    assert drawing.targets(state, 1) == ()
