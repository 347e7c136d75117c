"""After the game: one's own result, the mistakes, other moves one can try, and a graph that is right."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.harness.blokus import BlokusHands
from tests.page.harness.screens import act, first_legal_move, make_table, people, prefer_layers
from tests.page.harness.visitors import Visitor


def finished(visitor: Visitor, game: str, level: int = 1) -> str:
    """A game against the computer, played to its end by another."""
    table = make_table(visitor, game, [{"kind": "me"}, {"kind": "computer", "level": level}])
    visitor.go(f"/table/{table}")
    assert visitor.until_my_turn()
    visitor.take_over()
    return table


def test_who_resigns_is_told_so(visit: Visit) -> None:
    visitor = visit()
    table = make_table(visitor, "blokus-duo", [{"kind": "me"}, {"kind": "computer", "level": 1}])
    visitor.go(f"/table/{table}")
    assert visitor.until_my_turn()
    act(visitor, table, action="resign")
    expect(visitor.page.locator("#end")).to_have_text("You resigned.")
    expect(visitor.page.get_by_text("Computer 2 wins!")).to_be_visible()
    expect(visitor.page.locator(".end tr .dot").first).to_be_visible()


def win(visitor: Visitor) -> str:
    """A game of Bloxx! that level 6 plays for us against level 1; another, should it lose one."""
    while True:
        table = make_table(visitor, "bloxx", [{"kind": "me"}, {"kind": "computer", "level": 1}])
        act(visitor, table, action="take_over", seat=0, level=6)
        visitor.go(f"/table/{table}")
        visitor.until(lambda: visitor.is_over, "the end")
        if visitor.table["outcome"]["winners"] == [0]:
            return table


def test_who_wins_is_celebrated_and_goes_on(visit: Visit) -> None:
    visitor = visit(motion=True)
    page = visitor.page
    won = win(visitor)
    expect(page.locator("#end")).to_have_text("You win!")
    expect(page.locator(".confetti span").first).to_be_attached()
    # What the score is made of, for everybody, with their colours; together it is the score.
    for row, total in zip(
        page.locator(".end tbody tr").all(), visitor.table["outcome"]["scores"], strict=True
    ):
        expect(row.locator(".dot")).to_have_count(1)
        parts = [text.replace("−", "-") for text in row.locator(".parts span").all_inner_texts()]
        assert len(parts) > 1
        assert sum(int(part.split()[-1]) for part in parts) == total
    # A rematch has the sides swapped: whoever sat second begins.
    visitor.button("Rematch").click()
    visitor.until(lambda: visitor.table["id"] != won and bool(visitor.view), "the rematch")
    assert [seat["kind"] == "computer" for seat in visitor.table["seats"]] == [True, False]
    visitor.go(f"/table/{won}")
    visitor.button("Try level 2").click()
    visitor.until(lambda: visitor.table.get("id") != won and bool(visitor.view), "the better computer")
    assert [seat["level"] for seat in visitor.table["seats"]] == [None, 2]


@pytest.mark.parametrize("game", ["blokus-duo", "bloxx", "bloqs"])
def test_mistakes_are_reviewed_and_the_graph_has_lines(visit: Visit, game: str) -> None:
    visitor = visit()
    prefer_layers(visitor)
    finished(visitor, game)
    page = visitor.page
    heading = page.locator("#end").inner_text()
    assert heading in ("You win!", "You lost this one.", "You share the win!")
    page.get_by_role("link", name="Review my mistakes").click()
    expect(page.get_by_role("heading", name="My mistakes")).to_be_visible()
    # A line of the graph goes from somewhere to somewhere, in the colours of the table.
    paths = page.locator("figure.graph path")
    expect(paths).to_have_count(2)
    for path in paths.all():
        assert (path.get_attribute("d") or "").count("L") >= 3
    keys = page.locator("figure.graph .key").evaluate_all("keys => keys.map(key => key.className)")
    colours = [seat["colours"][0] for seat in visitor.table["seats"]]
    assert [key.split()[1] for key in keys] == colours
    drawn = paths.evaluate_all("paths => paths.map(path => path.getAttribute('class').split(' ')[0])")
    assert drawn == colours
    # What is called a mistake says what it cost, and what was better is drawn on the board.
    wrong = page.locator(".side li", has_text=re.compile("cost"))
    if wrong.count():
        wrong.first.get_by_role("button").click()
    marked = page.locator("ol[aria-label=Moves] button")
    assert marked.count() >= 8


def test_the_better_move_is_drawn(visit: Visit) -> None:
    visitor = visit()
    finished(visitor, "blokus-duo")
    visitor.page.get_by_role("link", name="Replay").click()
    visitor.button("Analyse game").click()
    page = visitor.page
    expect(page.locator("figure.graph")).to_be_visible()
    page.get_by_label("Move", exact=True).fill("1")
    better = visitor.button("Show the better move")
    for number in range(2, 30):
        if better.count():
            break
        page.get_by_label("Move", exact=True).fill(str(number))
        expect(page.get_by_text(f"Move {number} of")).to_be_visible()
    better.click()
    expect(page.locator("svg.above path.preview")).to_be_visible()
    visitor.button("Show what was played").click()
    expect(page.locator("svg.above path.preview")).to_have_count(0)


def test_other_moves_are_tried_and_kept(visit: Visit) -> None:
    visitor = visit()
    table = make_table(visitor, "blokus-duo", people("blokus-duo"))
    for seat in (0, 1, 0):
        act(visitor, table, action="move", seat=seat, move=first_legal_move(visitor, table))
    act(visitor, table, action="resign", seat=1)
    visitor.go(f"/replay/{table}?move=1")
    page = visitor.page
    pieces = page.locator(".board svg[role=grid] g.piece")
    expect(pieces).to_have_count(1)
    visitor.button("Try a move here").click()
    hands = BlokusHands(visitor)
    hands.board.focus()
    for key in ("PageDown", "n", "Enter"):
        page.keyboard.press(key)
    expect(pieces).to_have_count(2)
    visitor.button("Back to the game").click()
    expect(pieces).to_have_count(1)
    page.reload()
    visitor.button("From move 2: 1").click()
    expect(pieces).to_have_count(2)
    visitor.button("Forget it").click()
    expect(visitor.button("From move 2: 1")).to_have_count(0)
    # And the game plays itself.
    page.get_by_label("Move", exact=True).fill("0")
    visitor.button("Play").click()
    expect(pieces).to_have_count(3)


@pytest.mark.parametrize("https", [True, False], ids=["https", "home network"])
def test_sharing_says_that_it_was_copied(visit: Visit, https: bool) -> None:
    """At the end, in the replay and on the analysis board; on a home network too, where a page has no clipboard."""
    visitor = visit()
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    if not https:
        visitor.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    table = make_table(visitor, "blokus-duo", people("blokus-duo"))
    act(visitor, table, action="move", move=first_legal_move(visitor, table))
    act(visitor, table, action="resign", seat=1)
    reader = visitor.context.new_page()
    for path, button, copied in (
        (f"/table/{table}", "Share", f"/replay/{table}"),
        (f"/replay/{table}?move=1", "Share this moment", f"/replay/{table}?move=1"),
        ("/analysis/blokus-duo", "Share this position", "/analysis/blokus-duo"),
    ):
        visitor.go(path)
        visitor.button(button).click()
        expect(visitor.page.get_by_text("Copied")).to_be_visible()
        reader.goto(visitor.address)
        reader.bring_to_front()
        assert reader.evaluate("navigator.clipboard.readText()").startswith(visitor.address + copied)
        visitor.page.bring_to_front()


def test_a_dead_link_has_a_way_out(visit: Visit) -> None:
    visitor = visit()
    visitor.expected_complaints = re.compile("404|not loaded")
    visitor.go("/replay/nothing-here")
    expect(visitor.page.get_by_role("alert")).to_be_visible()
    expect(visitor.page.locator("main").get_by_role("link", name="Home")).to_be_visible()
