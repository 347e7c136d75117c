"""The connection breaks in the middle of a game: the page says so, comes back by itself and goes on."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.page.conftest import Visit, environment_of
from tests.page.harness.blokus import BlokusHands
from tests.server.harness.nodes import Node


def test_a_lost_connection_is_said_and_found_again(visit: Visit, tmp_path: Path) -> None:
    server = Node(tmp_path, environment_of(tmp_path)).ready()
    try:
        visitor = visit(address=server.url)
        visitor.expected_complaints = re.compile("ERR_CONNECTION|WebSocket|ERR_EMPTY_RESPONSE|ERR_SOCKET")
        visitor.start_against_computer("Blokus Duo")
        hands = BlokusHands(visitor)
        assert visitor.until_my_turn()
        hands.by_click(hands.choose_move())
        assert visitor.until_my_turn()

        board = visitor.page.locator("svg[role=grid]")
        before_that = board.bounding_box()
        server.kill()
        lost = visitor.page.get_by_text("No connection. Trying again …")
        expect(lost).to_be_visible()
        assert board.bounding_box() == before_that, "a banner moves nothing"
        hands.lay(hands.choose_move())
        unreachable = visitor.page.get_by_text("Can't reach the server.")
        expect(unreachable).to_be_visible()
        assert board.bounding_box() == before_that
        pieces = visitor.page.locator(".board svg[role=grid] g.piece")
        expect(pieces).to_have_count(visitor.moves)

        server.start_again()
        server.ready()
        expect(lost).to_be_hidden()
        expect(unreachable).to_be_hidden()
        before = visitor.moves
        assert visitor.until_my_turn()
        hands.by_click(hands.choose_move())
        visitor.until(lambda: visitor.moves > before, "the game to go on")
    finally:
        server.kill()
