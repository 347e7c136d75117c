"""Several people at one table, each with a browser of their own; and several at one device."""

import re

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.harness.blokus import BlokusHands
from tests.page.harness.bloqs import BloqsHands
from tests.page.harness.screens import act, first_legal_move, make_table, people, prefer_layers
from tests.page.harness.visitors import DESKTOP, Visitor


def test_two_browsers_at_one_table(visit: Visit) -> None:
    """Invited by link, they talk, play, take back by agreement; one resigns, and both go on to the rematch."""
    anna, ben = visit(), visit()
    anna.go("/new/blokus-duo?with=friends")
    anna.page.get_by_text("Advanced").click()
    anna.page.get_by_label("Computer for someone who's away").select_option("3")
    anna.button("Get the link").click()
    link = anna.page.get_by_label("Link to this game").input_value()
    assert link.startswith(anna.address)
    expect(anna.page.get_by_role("img", name="QR code for the link")).to_be_visible()
    ben.go(link.removeprefix(ben.address))
    ben.button("Take a seat").click()
    assert anna.until_my_turn()
    BlokusHands(anna).by_click(BlokusHands(anna).choose_move())

    anna.page.get_by_label("Say something").fill("Good luck <b>!")
    anna.page.keyboard.press("Enter")
    expect(ben.page.locator(".chat li")).to_contain_text("Good luck <b>!")

    assert ben.until_my_turn()
    BlokusHands(ben).by_click(BlokusHands(ben).choose_move())
    ben.button("Take back").click()
    expect(ben.page.get_by_text("You've asked to take back a move.")).to_be_visible()
    expect(anna.page.get_by_text("wants to take back a move")).to_be_visible()
    anna.button("Agree").click()
    ben.until(lambda: ben.moves == 1, "the move to be taken back")
    expect(ben.page.locator(".turn.mine")).to_be_visible()

    assert ben.table["stand_in"] == 3
    _plan_and_see_it_played(anna, ben)

    ben.button("Resign").click()
    ben.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(anna.page.get_by_role("heading", name="You win!")).to_be_visible()
    anna.button("Rematch").click()
    anna.page.wait_for_url(re.compile(rf"/table/(?!{anna.table['before'] or 'x'})"))
    ben.button("Go to rematch").click()
    ben.until(lambda: ben.table.get("status") == "playing", "the rematch")


def _plan_and_see_it_played(anna: Visitor, ben: Visitor) -> None:
    """Anna plans her answer while she waits: Ben sees nothing of it, and it is there as soon as he has moved."""
    plans = f"{anna.address}/api/tables/{anna.table['id']}/plans"
    keep = anna.button("Keep this plan")
    board = anna.page.locator("svg[role=grid]")
    for size in (DESKTOP, (844, 390)):
        anna.page.set_viewport_size({"width": size[0], "height": size[1]})
        before = board.bounding_box()
        anna.button("Plan a reply").click()
        expect(keep).to_be_visible()
        assert board.bounding_box() == before, "the board stays where it is"
        anna.button("Cancel").click()
        expect(keep).to_have_count(0)
    anna.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    anna.button("Plan a reply").click()
    for said in ("plays …", "… I play"):
        expect(anna.page.get_by_role("status").filter(has_text=said)).to_be_visible()
        expect(keep).to_be_disabled()
        anna.page.locator("svg[role=grid]").focus()
        for key in ("PageDown", "n", "Enter"):
            anna.page.keyboard.press(key)
    keep.click()
    expect(anna.page.get_by_text("Plan 1", exact=True)).to_be_visible()
    anna.button("Show plan 1").click()
    expect(anna.page.get_by_text("This is plan 1.")).to_be_visible()
    anna.button("Close").click()
    (line,) = anna.page.request.get(plans).json()["plans"]
    theirs, mine = (move["text"] for move in line["moves"])
    assert ben.page.request.get(plans).json() == {"plans": []}
    expect(ben.page.get_by_text("Plan", exact=False)).to_have_count(0)
    BlokusHands(ben).by_click(theirs)
    ben.until(lambda: [text for _, text in ben.view["moves"]][-2:] == [theirs, mine], "the answer")
    expect(ben.page.locator(".turn.mine")).to_be_visible()
    expect(anna.page.get_by_text("Plan 1", exact=True)).to_have_count(0)


def test_hands_are_covered_on_one_device_and_never_shown_to_who_watches(visit: Visit) -> None:
    """What somebody may not see is not on their page, nor ever sent to it."""
    visitor, watcher = visit(), visit()
    for each in (visitor, watcher):
        prefer_layers(each)
    table = make_table(visitor, "bloqs-maestro", people("bloqs-maestro"), public=True)
    watcher.go(f"/table/{table}")
    expect(watcher.page.get_by_text("You're watching.")).to_be_visible()
    visitor.go(f"/table/{table}")
    hands = BloqsHands(visitor)
    seen: set[int] = set()
    for _ in range(40):
        expect(visitor.page.locator(".cover")).to_be_visible()
        expect(visitor.button("Hint")).to_be_disabled()  # it would tell what is in the hand
        assert visitor.page.locator(".card.die, .card.piece, .card.teleport, .card.defence").count() == 0
        visitor.until(lambda: "hands" in visitor.view, "the game")
        assert all(isinstance(hand, int) for hand in visitor.view["hands"]), (
            "a hand was sent before it was asked for"
        )
        visitor.button("I'm ready").click()
        expect(visitor.page.locator(".cover")).to_be_hidden()
        assert visitor.until_my_turn()
        shown = [seat for seat, hand in enumerate(visitor.view["hands"]) if not isinstance(hand, int)]
        assert len(shown) == 1
        expect(visitor.page.locator(".hand button.card")).to_have_count(len(visitor.view["hands"][shown[0]]))
        seen.update(shown)
        if seen == {0, 1}:
            break
        hands.step()
    assert seen == {0, 1}
    watcher.until(lambda: bool(watcher.view), "what there is to see")
    assert all(isinstance(hand, int) for hand in watcher.view["hands"])
    assert watcher.page.locator(".hand").count() == 0
    said = "".join(watcher.everything_heard)
    assert not re.search(r"deal \d (die|piece|teleport|defence)", said)


def test_who_watches_sees_the_game_and_can_do_nothing(visit: Visit) -> None:
    visitor, watcher = visit(), visit()
    table = make_table(visitor, "blokus-duo", people("blokus-duo"), public=True)
    watcher.go("/watch")
    # Its own board, and with each move another picture.
    board = watcher.page.locator(f"a[href='/table/{table}'] img")
    before = str(board.get_attribute("src"))
    act(visitor, table, action="move", move=first_legal_move(visitor, table))
    expect(board).not_to_have_attribute("src", before)
    assert board.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    watcher.page.locator(f"a[href='/table/{table}']").click()
    expect(watcher.page.locator(".board svg[role=grid]")).to_be_visible()
    assert watcher.page.locator(".tray").count() == 0
    visitor.go(f"/table/{table}")
    assert visitor.until_my_turn()
    hands = BlokusHands(visitor)
    hands.by_click(hands.choose_move())
    watcher.until(lambda: watcher.moves == 2, "the move")
    expect(watcher.page.locator(".board g.piece").first).to_be_visible()
    act(visitor, table, action="resign", seat=0)
    expect(watcher.page.locator("#end")).to_be_visible()
    assert watcher.button("Rematch").count() == 0
