"""Replay, judgement, the board for trying out, and settings that stay."""

import re

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.harness.blokus import BlokusHands
from tests.page.harness.screens import act, first_legal_move, make_table, people


def test_a_game_is_looked_at_again_and_tried_out_from_a_move_on(visit: Visit) -> None:
    visitor = visit()
    table = make_table(visitor, "blokus-duo", people("blokus-duo"))
    for seat in (0, 1, 0):
        act(visitor, table, action="move", seat=seat, move=first_legal_move(visitor, table))
    act(visitor, table, action="resign", seat=1)
    visitor.go(f"/table/{table}")
    visitor.link("Replay").click()
    page = visitor.page
    pieces = page.locator(".board svg[role=grid] g.piece")
    expect(pieces).to_have_count(3)
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("Move 2 of 3")).to_be_visible()
    expect(pieces).to_have_count(2)
    page.get_by_label("Move", exact=True).fill("1")
    expect(pieces).to_have_count(1)
    expect(page).to_have_url(re.compile(r"\?move=1$"))
    page.reload()
    expect(pieces).to_have_count(1)
    visitor.button("Analyse game").click()
    expect(page.get_by_role("img", name="Expected final score")).to_be_visible()

    visitor.link("Explore from here").click()
    expect(page.get_by_role("heading", name="Analysis")).to_be_visible()
    expect(pieces).to_have_count(1)
    visitor.button("Hint").click()
    visitor.button("Play it").first.click()
    expect(pieces).to_have_count(2)
    expect(page.get_by_role("group", name="Remaining pieces: blue")).to_be_visible()
    # A place where nothing fits: the reason comes from the server, in words.
    hands = BlokusHands(visitor)
    hands.board.focus()
    for key in ("PageDown", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".why.shown")).to_have_text(re.compile(r"\w+ \w+ \w+"))
    expect(pieces).to_have_count(2)
    address = page.url
    visitor.go("/")
    visitor.go(address.removeprefix(visitor.address))
    expect(pieces).to_have_count(2)


def test_settings_stay(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/settings")
    page = visitor.page
    page.get_by_label("Language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_label("Darstellung").select_option("dark")
    selects = page.locator("select")
    selects.nth(2).select_option("colour-blind")
    page.get_by_role("switch").nth(0).check()
    pace = page.get_by_label("Züge der anderen")
    expect(pace.locator("option")).to_have_text(["Sofort", "Gut zu verfolgen", "Langsam"])
    pace.select_option("slow")
    page.reload()
    expect(pace).to_have_value("slow")
    root = page.locator("html")
    expect(root).to_have_attribute("lang", "de")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-palette", "colour-blind")
    expect(root).to_have_attribute("data-large", "")
    expect(page.get_by_role("switch").nth(0)).to_be_checked()


def test_the_numbers_of_a_lesson_lead_to_its_steps(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/learn/blokus/lesson")
    title = visitor.page.locator(".coach h2")
    first = title.inner_text()
    visitor.button("Step 3").click()
    expect(visitor.button("Step 3")).to_have_attribute("aria-current", "step")
    expect(title).not_to_have_text(first)
    visitor.button("Step 1").click()
    expect(title).to_have_text(first)


def test_a_puzzle_is_tried(visit: Visit) -> None:
    """The puzzle of the day: a move is played on its board, and the coach says what it is worth."""
    visitor = visit()
    visitor.go("/learn/puzzles")
    visitor.page.locator("main a.card[href='/learn/blokus-duo/puzzle']").click()
    hands = BlokusHands(visitor)
    expect(hands.board).to_be_visible()
    hands.board.focus()
    for key in ("PageDown", "n", "Enter"):
        visitor.page.keyboard.press(key)
    expect(visitor.page.locator(".coach .said")).to_have_text(re.compile(r"\w+ \w+"))
