"""A phone on its side: the whole board is seen, and a move is made without scrolling."""

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.harness.blokus import BlokusHands, cells_of
from tests.page.harness.bloqs import BloqsHands
from tests.page.harness.bloxx import BloxxHands
from tests.page.harness.screens import prefer_layers
from tests.page.harness.visitors import Visitor

SIDE = (844, 390)


def assert_on_screen(visitor: Visitor, selector: str) -> None:
    box = visitor.page.locator(selector).first.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= SIDE[1] + 1, selector
    assert box["x"] + box["width"] <= SIDE[0] + 1, selector


@pytest.mark.parametrize("game", ["Blokus", "Blokus Duo"])
def test_blokus_is_played(visit: Visit, game: str) -> None:
    visitor = visit(SIDE, touch=True)
    visitor.start_against_computer(game)
    assert visitor.until_my_turn()
    hands = BlokusHands(visitor)
    visitor.page.locator(".tray").wait_for()
    assert_on_screen(visitor, "svg[role=grid]")
    assert_on_screen(visitor, ".tray")
    expect(visitor.button("Place")).to_be_in_viewport()
    move = hands.choose_move()
    hands.turn_by_buttons(cells_of(move))
    visitor.page.touchscreen.tap(*hands.middle_of(cells_of(move)))
    visitor.button("Place").tap()
    hands.expect_played(move)


def test_bloxx_is_played(visit: Visit) -> None:
    visitor = visit(SIDE, touch=True)
    visitor.start_against_computer("Bloxx!")
    assert visitor.until_my_turn()
    visitor.page.locator(".sheet-area").wait_for()
    assert_on_screen(visitor, ".on-sheet .sheet")
    assert_on_screen(visitor, ".dice-area")
    hands = BloxxHands(visitor)
    if not hands.passes():
        hands.by_button()


def test_bloqs_is_played(visit: Visit) -> None:
    visitor = visit(SIDE, touch=True)
    prefer_layers(visitor)
    visitor.start_against_computer("Bloqs")
    assert visitor.until_my_turn()
    expect(visitor.page.locator(".prompt")).to_be_in_viewport()
    BloqsHands(visitor).step()


def test_a_banner_does_not_move_the_board(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.go("/new/blokus-duo?with=friends")
    anna.button("Get the link").click()
    ben.go(anna.page.get_by_label("Link to this game").input_value().removeprefix(ben.address))
    ben.button("Take a seat").click()
    assert anna.until_my_turn()
    hands = BlokusHands(anna)
    hands.by_click(hands.choose_move())
    assert ben.until_my_turn()
    board = ben.page.locator("svg[role=grid]")
    board.wait_for()
    before = board.bounding_box()
    anna.button("Take back").click()
    expect(ben.page.get_by_text("wants to take back a move")).to_be_visible()
    assert board.bounding_box() == before


def test_the_pieces_of_the_tray_stay_where_they_are(visit: Visit) -> None:
    visitor = visit()
    visitor.start_against_computer("Blokus Duo")
    assert visitor.until_my_turn()
    smallest = visitor.page.locator(".tray button").last
    before = smallest.bounding_box()
    hands = BlokusHands(visitor)
    hands.by_click(hands.choose_move())
    assert visitor.until_my_turn()
    assert smallest.bounding_box() == before
