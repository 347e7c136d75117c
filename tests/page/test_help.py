"""Help where one plays: how it goes, which keys there are, what a score means, why a move is refused."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.harness.blokus import BlokusHands, cells_of
from tests.page.harness.bloqs import BloqsHands
from tests.page.harness.screens import make_table, prefer_layers
from tests.page.harness.visitors import PHONE


@pytest.mark.parametrize(
    ("game", "step", "key"),
    [
        ("Blokus Duo", "touches one of your own at a corner", "next place where it fits"),
        ("Bloxx!", "Draw its shape on your sheet", "choose a die"),
        ("Bloqs", "Nothing may float", "turn and tip the piece"),
    ],
)
def test_every_table_says_how_to_play(visit: Visit, game: str, step: str, key: str) -> None:
    visitor = visit()
    prefer_layers(visitor)
    visitor.start_against_computer(game)
    visitor.page.locator(".seats").wait_for()
    visitor.page.keyboard.press("?")
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_contain_text(step)
    expect(dialog).to_contain_text(key)
    visitor.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    visitor.button("How to play").click()
    expect(dialog.get_by_role("link", name="All rules")).to_have_attribute("href", re.compile("/learn/"))


@pytest.mark.parametrize("game", ["Blokus Duo", "Bloxx!", "Bloqs"])
def test_a_newcomer_is_shown_around_once(visit: Visit, game: str) -> None:
    visitor = visit(PHONE, newcomer=True)
    prefer_layers(visitor)
    visitor.start_against_computer(game)
    mark = visitor.page.locator(".mark")
    for number in (1, 2, 3):
        expect(mark).to_contain_text(f"{number} of 3")
        box = mark.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
        assert box["y"] + box["height"] <= PHONE[1]
        mark.get_by_role("button").first.click()
    expect(mark).to_have_count(0)
    visitor.page.reload()
    visitor.page.locator(".seats").wait_for()
    expect(mark).to_have_count(0)
    visitor.button("How to play").click()
    visitor.button("Show me around").click()
    expect(mark).to_contain_text("1 of 3")


def test_scores_explain_themselves(visit: Visit) -> None:
    visitor = visit()
    prefer_layers(visitor)
    visitor.start_against_computer("Blokus")
    expect(visitor.page.locator(".seats")).to_contain_text("89 left")
    expect(visitor.page.get_by_text("Squares left: fewest wins")).to_be_visible()
    visitor.start_against_computer("Bloqs")
    expect(visitor.page.locator(".seats")).to_contain_text("0 layers + 0 cubes")


def test_refusals_name_squares_only_where_squares_have_names(visit: Visit) -> None:
    visitor = visit()
    visitor.start_against_computer("Blokus Duo")
    hands = BlokusHands(visitor)
    assert visitor.until_my_turn()
    move = hands.choose_move()
    hands._take(cells_of(move))
    # Far from any start: the server says why not.
    for _ in range(3):
        visitor.page.keyboard.press("ArrowUp")
    visitor.page.mouse.click(*hands.middle_of([(1, 12)]))
    why = visitor.page.locator(".why.shown")
    expect(why).to_have_text("Start on one of the marked squares.")


def test_the_computer_plays_one_move_a_press(visit: Visit) -> None:
    visitor = visit()
    visitor.start_against_computer("Blokus Duo")
    assert visitor.until_my_turn()
    mine = len([seat for seat, _ in visitor.view["moves"] if seat == visitor.view["seat"]])
    visitor.button("Play a move for me").click()
    visitor.until(lambda: visitor.moves >= 2 and bool(visitor.legal), "my move, the answer and my turn again")
    visitor.page.wait_for_timeout(1000)
    own = [seat for seat, _ in visitor.view["moves"] if seat == visitor.view["seat"]]
    assert len(own) == mine + 1


def test_one_can_watch_it_play_on_and_stop_it(visit: Visit) -> None:
    # At a normal pace, so that a busy machine stops it long before the end.
    visitor = visit(pace="normal")
    visitor.start_against_computer("Blokus Duo")
    assert visitor.until_my_turn()
    visitor.button("Watch it play on").click()
    visitor.until(lambda: visitor.moves >= 4, "two moves each")
    visitor.button("Stop").click()
    expect(visitor.button("Watch it play on")).to_be_visible()
    assert visitor.until_my_turn(), "it was stopped before the end"
    # A move that was on its way when it was stopped may still come; after that it is one's own turn for good.
    visitor.page.wait_for_timeout(1500)
    assert visitor.until_my_turn()
    stopped = visitor.moves
    visitor.page.wait_for_timeout(1500)
    assert visitor.moves == stopped


def test_among_people_it_asks_first(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.go("/new/blokus-duo?with=friends")
    host.button("Get the link").click()
    host.until(lambda: bool(host.table), "the table")
    link = host.page.get_by_label("Link to this game").input_value()
    guest.go(link.removeprefix(guest.address))
    guest.button("Take a seat").click()
    host.until(lambda: host.table.get("status") == "playing", "the game")
    host.button("Let the computer play for me").click()
    expect(host.page.get_by_role("dialog")).to_contain_text("Let the computer play for you?")
    host.button("Cancel").click()
    assert not any(seat["away"] for seat in host.table["seats"])


@pytest.mark.parametrize("rules", ["bloqs", "bloqs-turn2", "bloqs-maestro"])
def test_the_die_of_bloqs_is_rolled_by_a_button(visit: Visit, rules: str) -> None:
    """The first time it comes to that: what the die shows is not seen before."""
    visitor = visit(PHONE, pace="normal")
    prefer_layers(visitor)
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "computer", "level": 1}]
    visitor.go(f"/table/{make_table(visitor, rules, seats)}")
    hands = BloqsHands(visitor)
    roll = visitor.button("Roll")
    for _ in range(12):
        assert visitor.until_my_turn()
        visitor.until(lambda: not visitor.button("Skip").count(), "everything to be shown")
        visitor.page.locator(".prompt.mine button:enabled").first.wait_for()
        if roll.count():
            break
        hands.step()
    roll.click()
    expect(roll).to_have_count(0)
    assert visitor.until_my_turn()
