"""A phone, played by touch: tap a piece and tap the board, drag, turn with two fingers, confirm."""

from typing import Any

from playwright.sync_api import CDPSession, expect

from tests.page.conftest import Visit
from tests.page.harness.blokus import BlokusHands, cells_of, normal, turned_right
from tests.page.harness.bloxx import BloxxHands
from tests.page.harness.visitors import PHONE, Visitor


class Fingers:
    """Touches as the screen reports them."""

    def __init__(self, visitor: Visitor) -> None:
        self._page = visitor.page
        self._session: CDPSession = visitor.context.new_cdp_session(visitor.page)

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        touches: list[dict[str, Any]] = [
            {"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)
        ]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def drag(self, start: tuple[float, float], end: tuple[float, float], steps: int = 4) -> None:
        self._send("touchStart", start)
        for step in range(1, steps + 1):
            part = step / steps
            self._send(
                "touchMove", (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            )
            # As slowly as a hand: after a stroke of no time the browser takes the next tap for the end of a fling.
            self._page.wait_for_timeout(50)
        self._send("touchMove", end)
        self._page.wait_for_timeout(50)
        self._send("touchEnd")

    def twist(self, middle: tuple[float, float], radius: float = 60) -> None:
        """Two fingers, clockwise by as much as a hand likes to: an eighth and a little more."""
        x, y = middle
        self._send("touchStart", (x - radius, y))
        self._send("touchStart", (x - radius, y), (x + radius, y))
        for dx, dy in ((0.9, 0.4), (0.8, 0.6), (0.6, 0.8)):
            one = (x - radius * dx, y - radius * dy)
            self._send("touchMove", one, (x + radius * dx, y + radius * dy))
        self._send("touchEnd")


def test_duo_on_a_phone(visit: Visit) -> None:
    visitor = visit(PHONE, touch=True)
    visitor.start_against_computer("Blokus Duo")
    hands, fingers = BlokusHands(visitor), Fingers(visitor)
    assert visitor.until_my_turn()
    place = visitor.button("Place")

    # Tap the piece, tap the board; it lies there until it is confirmed.
    move = hands.choose_move()
    cells = cells_of(move)
    hands.turn_by_buttons(cells)
    visitor.page.touchscreen.tap(*hands.middle_of(cells))
    expect(visitor.page.locator(".held.fits")).to_be_visible()
    visitor.page.wait_for_timeout(100)
    assert visitor.moves == 0, "nothing is played before it is confirmed"
    place.tap()
    hands.expect_played(move)

    # Drag a piece from the tray: it flies above the finger.
    assert visitor.until_my_turn()
    move = hands.choose_move()
    cells = cells_of(move)
    hands.turn_by_buttons(cells)
    button, _ = hands.button_of(cells)
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    x, y = hands.middle_of(cells)
    square = hands.square()
    height = 1 + max(row for _, row in normal(cells))
    fingers.drag(
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), (x, y + (height / 2 + 1.2) * square)
    )
    expect(visitor.page.locator(".held.fits")).to_be_visible()
    place.tap()
    hands.expect_played(move)

    # Two fingers turn what is in hand.
    assert visitor.until_my_turn()
    cells = cells_of(hands.choose_move())
    hands.button_of(cells)[0].tap()
    board = hands.board.bounding_box()
    assert board is not None
    before = hands.button_of(cells)[1]
    fingers.twist((board["x"] + board["width"] / 2, board["y"] + board["height"] / 2))
    assert hands.button_of(cells)[1] == turned_right(before)

    assert visitor.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    visitor.take_over()
    assert len(visitor.final_scores()) == 2


def test_bloxx_on_a_phone(visit: Visit) -> None:
    visitor = visit(PHONE, touch=True)
    visitor.start_against_computer("Bloxx!")
    hands, fingers = BloxxHands(visitor), Fingers(visitor)
    assert visitor.until_my_turn()
    hands.by_tap()
    assert visitor.until_my_turn()
    before = visitor.moves
    die = hands.die()
    die.tap()
    place = hands.place()
    die.scroll_into_view_if_needed()
    box = die.bounding_box()
    assert box is not None
    fingers.drag((box["x"] + 40, box["y"] + 40), (place[0], place[1] + 1.3 * hands.square()))
    visitor.button("Draw it").tap()
    visitor.until(lambda: visitor.moves > before or visitor.is_over, "the drawing")
    visitor.take_over()
    assert len(visitor.final_scores()) == 2
