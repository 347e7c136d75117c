"""A game that the page has no board for is sent as pictures, and they tell nobody more than the view does."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

import klotz
from klotz.server.live.pictures import view_of
from klotz.testing import registered
from tests.games.toy import FAMILY, ToyGame


@pytest.fixture
def dealt() -> Iterator[klotz.State]:
    """The toy, drawn by a drawing that tells all it is given; seat 1 holds a 3 and seat 2 a 5."""
    with registered(replace(FAMILY, drawing="tests.records.test_drawing:Tattletale.DRAWING")):
        state = ToyGame().start(2)
        state.push(klotz.Move(klotz.CHANCE, "deal 1 3"))
        state.push(klotz.Move(klotz.CHANCE, "deal 2 5"))
        yield state


def titles(state: klotz.State, eyes: int | None) -> set[str]:
    return {view_of(state, eyes)["pictures"][tone] for tone in ("light", "dark") for _ in range(40)}


def test_a_seat_is_drawn_what_it_may_see(dealt: klotz.State) -> None:
    assert all("0: (((3,), " in title for title in titles(dealt, 0))
    assert len(titles(dealt, 0)) == 6, "the other card is a guess"
    assert all("(5,))" in title for title in titles(dealt, 1))
    assert len(titles(dealt, None)) > 10, "who only watches sees neither"


def test_where_moves_lie_is_told_to_whoever_may_make_them(dealt: klotz.State) -> None:
    assert [target["move"] for target in view_of(dealt, 0)["pictures"]["targets"]] == ["keep"]
    assert view_of(dealt, None)["pictures"]["targets"] == []
    dealt.push(klotz.Move(0, "keep"))
    assert view_of(dealt, 0)["pictures"]["targets"] == []


def test_the_rest_of_the_view_is_the_games_own(dealt: klotz.State) -> None:
    view = view_of(dealt, 1)
    del view["pictures"]
    assert view == dealt.view(1)


@pytest.mark.parametrize("name", ["blokus-duo", "bloxx", "bloqs"])
def test_games_with_a_board_of_their_own_are_sent_without(name: str) -> None:
    state = klotz.game(name).start()
    assert view_of(state, None) == state.view(None)
    random = Random(1)
    while state.due == (klotz.CHANCE,):
        state.push(state.draw(random))
    assert view_of(state, state.due[0]) == state.view(state.due[0])
