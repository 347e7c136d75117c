"""The example game in the page, on the board that serves any game: by tapping, from the list, and to the end."""

import re
from collections.abc import Iterator

import pytest

pytest.importorskip("playwright", reason="the Python package playwright is not installed")

from playwright.sync_api import BrowserContext, expect, sync_playwright

from tests.examples.test_cobble_server import environment_of
from tests.page.conftest import BUILT_PAGE
from tests.page.harness.chromium import launch
from tests.page.harness.visitors import DESKTOP, Visitor
from tests.server.harness.nodes import Node

PICTURE = "Das Brett, wie es jetzt aussieht"


@pytest.fixture(scope="module")
def server(with_cobble: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    folder = tmp_path_factory.mktemp("page")
    environment = {"PYTHONPATH": with_cobble["PYTHONPATH"], **environment_of(folder)}
    node = Node(folder, environment, is_forked=False)
    try:
        yield node.ready()
    finally:
        node.kill()


@pytest.fixture(scope="module")
def context() -> Iterator[BrowserContext]:
    if not BUILT_PAGE.exists():
        pytest.skip("the page is not built: make page builds it where Node 20.19 or newer is")
    with sync_playwright() as playwright:
        browser = launch(playwright, three_d=False)
        yield browser.new_context(
            viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, locale="de", reduced_motion="reduce"
        )
        browser.close()


@pytest.fixture
def visitor(server: Node, context: BrowserContext) -> Iterator[Visitor]:
    made = Visitor(context, server.url)
    yield made
    assert not made.complaints, "\n".join(made.complaints)


def begin(visitor: Visitor) -> None:
    """Against the computer, in one click from the start page."""
    visitor.go("/")
    visitor.page.get_by_label("Stufe des Computers").select_option("1")
    visitor.button("Cobble: Gegen den Computer").click()
    visitor.until(lambda: bool(visitor.table), "the table")


def by_keyboard(visitor: Visitor) -> None:
    visitor.page.get_by_label(re.compile("markierte Stelle|nur einen Zug")).focus()
    for key in ("ArrowDown", "Tab", "Enter"):
        visitor.page.keyboard.press(key)


def by_tapping(visitor: Visitor) -> None:
    """One square after the other, until they leave no other move."""
    pictures, left = visitor.view["pictures"], visitor.legal or []
    box = visitor.page.get_by_role("img", name=PICTURE).bounding_box()
    assert box is not None
    for square in [target for target in pictures["targets"] if target["move"] == left[0]]:
        x = box["x"] + box["width"] * (square["x"] + square["width"] / 2) / pictures["width"]
        y = box["y"] + box["height"] * (square["y"] + square["height"] / 2) / pictures["height"]
        visitor.page.mouse.click(x, y)
        place = square["x"], square["y"]
        here = {target["move"] for target in pictures["targets"] if (target["x"], target["y"]) == place}
        left = [move for move in left if move in here]
        if len(left) == 1:
            return


def test_it_is_played_to_the_end(visitor: Visitor) -> None:
    begin(visitor)
    turns = 0
    while visitor.until_my_turn():
        before = visitor.moves

        def moved(before: int = before) -> bool:
            return visitor.is_over or visitor.moves > before

        expect(visitor.page.get_by_role("img", name=PICTURE)).to_be_visible()
        expect(visitor.page.locator("select option")).to_have_count(len(visitor.legal or []))
        (by_tapping if turns % 2 else by_keyboard)(visitor)
        visitor.until(moved, "the move")
        turns += 1
    assert turns >= 3
    visitor.final_scores()
    expect(visitor.page.locator(".end")).to_contain_text("Der Hof ist gepflastert")


def test_a_finished_game_is_looked_at_again(visitor: Visitor) -> None:
    begin(visitor)
    visitor.button("Weiterspielen lassen").click()
    visitor.until(lambda: visitor.is_over, "the end")
    visitor.go(f"/replay/{visitor.table['id']}")
    expect(visitor.page.get_by_role("img", name=PICTURE)).to_be_visible()


def test_its_rules_are_read_in_the_language_of_the_page(visitor: Visitor) -> None:
    visitor.go("/learn/cobble")
    expect(visitor.page.get_by_text("Du legst diesen Stein in den Hof", exact=False)).to_be_visible()
