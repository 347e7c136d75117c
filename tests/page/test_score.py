"""A game at the real table: entered on the page, scored with reasons, written into a book that others write into."""

import re

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.harness.visitors import PHONE, Visitor
from tests.page.test_workshop import square


def enter_name(visitor: Visitor, seat: int, name: str) -> None:
    visitor.page.get_by_label(f"Name of player {seat}").fill(name)


def test_blokus_by_the_pieces_left_over_and_a_book_for_the_family(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/score")
    visitor.link("Blokus Duo").click()
    enter_name(visitor, 1, "Ada")
    enter_name(visitor, 2, "Blaise")
    visitor.page.get_by_role("group", name="Left over: blue").get_by_role(
        "button", name="I5", exact=True
    ).click()
    visitor.page.get_by_label("The one-square piece was placed last of all").check()
    result = visitor.page.get_by_role("region", name="The result")
    expect(result).to_contain_text("Blaise wins with the most points: 20.")
    expect(result).to_contain_text("left: I5")
    expect(result).to_contain_text("all placed: 15, and 5 for the one-square piece at the very end")

    visitor.page.get_by_label("Name of the book").fill("The Lovelaces")
    visitor.button("Write it down").click()
    expect(visitor.page.get_by_text("It's in the book.")).to_be_visible()
    expect(visitor.button("Write it down")).to_be_disabled()
    visitor.link("The Lovelaces").click()
    expect(visitor.page.get_by_role("row", name=re.compile("^Blaise 1 1"))).to_be_visible()
    expect(visitor.page.get_by_text("1. Blaise (20)")).to_be_visible()

    # Somebody with the link to write adds a game, from their own device; without it they only look.
    book = visitor.page.url.rpartition("/")[2]
    pen = visitor.page.request.get(f"{visitor.address}/api/books/{book}").json()["pen"]
    reader = visit()
    reader.go(f"/book/{book}")
    expect(reader.page.get_by_text("1. Blaise (20)")).to_be_visible()
    expect(reader.link("Add a game")).to_have_count(0)
    friend = visit(PHONE, touch=True)
    friend.page.request.post(f"{friend.address}/api/guest", data={})
    friend.go(f"/book/{book}?pen={pen}")
    friend.link("Add a game").tap()
    friend.link("Bloqs").tap()
    enter_name(friend, 1, "Ada")
    enter_name(friend, 2, "Blaise")
    friend.button("All nine").first.tap()
    friend.page.get_by_role("region", name="Blaise").get_by_role("button", name="All nine").first.tap()
    friend.page.get_by_role("region", name="Ada").get_by_role("grid", name="Layer 2").get_by_role(
        "gridcell"
    ).first.tap()
    result = friend.page.get_by_role("region", name="The result")
    expect(result).to_contain_text("Ada, Blaise are level on full layers: 1.")
    expect(result).to_contain_text("Ada wins with 1.")
    # One of his cubes sticks out over the edge: there is room for it above the ground, and it counts.
    tower = friend.page.get_by_role("region", name="Blaise")
    tower.get_by_role("button", name="Squares beside the site: one more").tap()
    expect(tower.get_by_role("grid", name="Layer 1").get_by_role("gridcell")).to_have_count(9)
    second = tower.get_by_role("grid", name="Layer 2")
    second.get_by_role("gridcell", name="Column 4, row 3: nothing", exact=True).tap()
    second.get_by_role("gridcell", name="Column 5, row 3: nothing, beside the site").tap()
    expect(second.get_by_role("gridcell", name="Column 5, row 3: cube beside the site")).to_be_visible()
    expect(tower.get_by_role("button", name="Squares beside the site: one less")).to_be_disabled()
    expect(result).to_contain_text("Blaise wins with 2.")
    friend.button("Write it down").tap()
    friend.link("The Lovelaces").tap()
    expect(friend.page.get_by_role("row", name=re.compile("^Blaise 2 2"))).to_be_visible()

    # A game of which nobody counted the points.
    friend.link("Add a game").tap()
    friend.link("Bloxx!").tap()
    friend.button("Only who won").tap()
    enter_name(friend, 1, "Blaise")
    enter_name(friend, 2, "Ada")
    friend.page.get_by_label("Place of Ada").select_option("1")
    friend.page.get_by_label("Place of Blaise").select_option("2")
    friend.button("Write it down").tap()
    friend.link("The Lovelaces").tap()
    expect(friend.page.get_by_role("row", name=re.compile("^Ada 1 3"))).to_be_visible()
    expect(friend.page.get_by_text("1. Ada", exact=True)).to_be_visible()


def test_a_bloxx_sheet_by_keyboard(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/score/bloxx")
    visitor.button("1").click()
    square(visitor, "The sheet", "Column 1, row 10").focus()
    for _ in range(8):
        visitor.page.keyboard.press("ArrowDown")
    for _ in range(7):
        visitor.page.keyboard.press("x")
        visitor.page.keyboard.press("ArrowRight")
    square(visitor, "The sheet", "Column 4, row 2").press("o")
    result = visitor.page.get_by_role("region", name="The result")
    expect(result).to_contain_text("orange 4 (first)")
    expect(result).to_contain_text("2 on d2")
    visitor.button("Somebody: 2 points").click()
    expect(result).to_contain_text("orange 2 (later)")
    expect(result.get_by_role("row", name=re.compile("^Total"))).to_contain_text("−59")
