"""Every game and variant, from the start page to the final score, on the boards that people play on."""

import itertools
import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.harness.blokus import BlokusHands
from tests.page.harness.bloqs import BloqsHands
from tests.page.harness.bloxx import BloxxHands
from tests.page.harness.screens import prefer_layers
from tests.page.harness.visitors import Visitor


def test_duo_is_played_to_the_end_by_clicks_and_drags(visit: Visit) -> None:
    visitor = visit()
    visitor.start_against_computer("Blokus Duo")
    hands = BlokusHands(visitor)
    number = 0
    while visitor.until_my_turn():
        move = hands.choose_move()
        (hands.by_drag if number % 3 == 1 else hands.by_click)(move)
        number += 1
    assert number >= 8
    assert len(visitor.final_scores()) == 2


def test_bloxx_is_played_to_the_end(visit: Visit) -> None:
    visitor = visit()
    visitor.start_against_computer("Bloxx!")
    hands = BloxxHands(visitor)
    ways = [hands.by_click, hands.by_drag, hands.by_button, hands.by_keys]
    number = 0
    while visitor.until_my_turn():
        if not hands.passes():
            ways[number % len(ways)]()
            number += 1
    assert number >= 6
    assert len(visitor.final_scores()) == 2
    # A negative number has a minus, never a hyphen, wherever it stands.
    assert not re.search(r"(?<!\w)-\d", visitor.page.locator("main").inner_text())
    visitor.button("Verify the dice").click()
    expect(visitor.page.get_by_text("fixed before the game", exact=False)).to_be_visible()


def new_game(visitor: Visitor, game: str, *choices: str) -> None:
    """By way of "More options": the number of players, the rules."""
    visitor.go("/")
    visitor.page.get_by_label("Computer level").select_option("1")
    visitor.link(f"{game}: More options").click()
    for choice in choices:
        visitor.button(choice).click()
        expect(visitor.button(choice)).to_have_attribute("aria-pressed", "true")
    visitor.button("Start game").click()
    visitor.until(lambda: bool(visitor.table), "the table")


@pytest.mark.parametrize(("players", "name"), [(4, "blokus"), (3, "blokus-3"), (2, "blokus-2")])
def test_blokus_is_played_to_the_end(visit: Visit, players: int, name: str) -> None:
    """Every move by hand, a hint followed and one taken back among them."""
    visitor = visit()
    new_game(visitor, "Blokus", str(players))
    hands = BlokusHands(visitor)
    assert visitor.until_my_turn()
    assert visitor.table["game"] == name
    hands.by_click(hands.choose_move())
    assert visitor.until_my_turn()
    hands.by_drag(hands.choose_move())
    assert visitor.until_my_turn()
    moves = visitor.moves
    visitor.button("Take back").click()
    visitor.until(lambda: visitor.moves < moves, "the move to be taken back")
    assert visitor.until_my_turn()
    before_hint = visitor.moves
    visitor.button("Hint").click()
    visitor.button("Play it").first.click()
    visitor.until(lambda: visitor.moves > before_hint, "the hint to be played")
    while visitor.until_my_turn():
        hands.by_click(hands.choose_move())
    assert len(visitor.final_scores()) == players


@pytest.mark.parametrize(
    ("rules", "name"), [("Basic", "bloqs"), ("Turn2", "bloqs-turn2"), ("Maestro", "bloqs-maestro")]
)
def test_bloqs_is_played_to_the_end(visit: Visit, rules: str, name: str) -> None:
    visitor = visit()
    prefer_layers(visitor)
    new_game(visitor, "Bloqs", rules)
    hands = BloqsHands(visitor)
    while visitor.until_my_turn():
        hands.step()
    assert visitor.table["game"] == name
    assert {"build", "build by shadow", "build by keys"} <= hands.done
    assert len(visitor.final_scores()) == 2
    visitor.button("Verify the dice").click()
    expect(visitor.page.get_by_text("fixed before the game", exact=False)).to_be_visible()


def test_bloqs_is_built_in_3d(visit: Visit) -> None:
    """The table turns with the pointer, and a press on the building site builds."""
    visitor = visit(three_d=True)
    visitor.start_against_computer("Bloqs")
    hands = BloqsHands(visitor)
    canvas = visitor.page.locator("canvas.ready")
    expect(canvas).to_be_visible()
    while visitor.until_my_turn() and not (visitor.legal or [""])[0].startswith("build"):
        hands.step()
    hands.take_piece()
    box = canvas.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    visitor.page.mouse.move(x, y)
    visitor.page.mouse.down(button="right")
    visitor.page.mouse.move(x + 40, y, steps=3)
    visitor.page.mouse.up(button="right")
    before = visitor.moves
    downs = itertools.cycle((0.0, 0.1, 0.2, -0.1, 0.3))

    def pressed() -> bool:
        """Where the site is depends on how it was turned, and how high the piece on how it lies."""
        if visitor.moves == before:
            visitor.page.mouse.click(x, y + next(downs) * box["height"])
            visitor.page.wait_for_timeout(500)
        return visitor.moves > before

    visitor.until(pressed, "a press on the table to build something")
    visitor.button("Layers").click()
    expect(visitor.page.locator("svg.ring")).to_be_visible()
