"""Without a mouse: a game from the start page to the final score, and a refusal in words."""

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.harness.blokus import BlokusHands
from tests.page.harness.bloqs import BloqsHands
from tests.page.harness.bloxx import BloxxHands
from tests.page.harness.visitors import Visitor


def tab_to(visitor: Visitor, selector: str) -> None:
    """With the Tab key alone; what is reached shows that it is."""
    for _ in range(60):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
    raise AssertionError(f"Tab does not reach {selector}")


def test_duo_by_keys_alone(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    tab_to(visitor, ".level select")
    visitor.page.keyboard.press("1")
    tab_to(visitor, "button[aria-label^='Blokus Duo: Play']")
    visitor.page.keyboard.press("Enter")
    assert visitor.until_my_turn()
    hands = BlokusHands(visitor)
    expect(hands.board).to_be_visible()
    tab_to(visitor, "svg[role=grid]")

    # In the middle no first piece may lie: the page says so, and nothing is played.
    for key in ("PageDown", "ArrowUp", "Enter"):
        visitor.page.keyboard.press(key)
    why = visitor.page.locator(".why.shown")
    expect(why).to_contain_text("marked squares")
    assert visitor.moves == 0
    visitor.page.keyboard.press("Escape")

    while visitor.until_my_turn():
        hands.by_keys()
    assert len(visitor.final_scores()) == 2
    tab_to(visitor, ".end .button.primary")


def test_bloxx_and_bloqs_by_keys(visit: Visit) -> None:
    """A few turns each: the die and the place; the roll, the piece in hand and where it is built."""
    visitor = visit()
    visitor.start_against_computer("Bloxx!")
    assert visitor.until_my_turn()
    bloxx = BloxxHands(visitor)
    expect(bloxx.sheet).to_be_visible()
    tab_to(visitor, ".bloxx [role=gridcell]")
    for _ in range(2):
        assert visitor.until_my_turn()
        bloxx.by_keys(focus=False)

    visitor.start_against_computer("Bloqs")
    for _ in range(4):
        assert visitor.until_my_turn()
        BloqsHands(visitor).by_keys()
