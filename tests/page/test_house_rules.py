"""House rules: chosen for a new game in words, played by, and explained on the rule page."""

import re

import pytest
from docs.rule_examples import EXAMPLES
from playwright.sync_api import expect

from klotz import games
from tests.page.conftest import Visit
from tests.page.harness.screens import prefer_layers
from tests.page.harness.visitors import PHONE

FAMILY = ("bloqs", "bloqs-turn2", "bloqs-maestro")
GROUND = "Full layers from the ground up, then the cubes of the next one"


def test_house_rules_are_chosen_in_words_and_the_table_plays_by_them(visit: Visit) -> None:
    visitor = visit(PHONE, touch=True)
    prefer_layers(visitor)
    visitor.go("/new/bloqs?with=device")
    visitor.button("Maestro").tap()
    visitor.page.locator("summary", has_text="Advanced").tap()
    visitor.page.locator("summary", has_text="House rules").tap()
    counted = visitor.page.get_by_role("group", name="At the end you count", exact=True)
    expect(counted.get_by_role("radio", checked=True)).to_have_count(1)
    counted.get_by_label(GROUND).tap()
    theft = visitor.page.get_by_role("group", name="After a defence against a theft", exact=True)
    theft.get_by_role("radio").first.focus()
    visitor.page.keyboard.press("ArrowDown")
    shown = visitor.page.locator("main").inner_text()
    for name in games.options("bloqs-maestro"):
        if "_" in name:
            assert name not in shown
    visitor.button("Start game").tap()
    visitor.until(lambda: bool(visitor.view), "the game")
    options = visitor.view["options"]
    assert (options["layers"], options["defended_theft"], options["perfect"]) == ("ground", "again", "left")


@pytest.mark.parametrize("game", ["blokus", "bloxx", "bloqs"])
def test_rules_are_for_people_and_in_order(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.go(f"/learn/{game}")
    rules = visitor.page.locator("main li[id*='-']")
    expect(rules.first).to_be_visible()
    shown = visitor.page.locator("main").inner_text()
    assert not re.findall(r"\b[a-z_]+=\S*", shown), "names of options are for programs"
    numbers = [
        int(found[1])
        for name in rules.evaluate_all("rules => rules.map(rule => rule.id)")
        if (found := re.fullmatch(r"B[KQX]-(\d+)", name))
    ]
    assert len(numbers) > 5
    assert numbers == sorted(numbers)


def test_the_rule_page_says_what_is_ours_and_what_else_can_be_agreed_on(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/learn/bloqs#BQ-16")
    rule = visitor.page.locator("#BQ-16")
    expect(rule).to_contain_text("Our ruling: The rulebook speaks of one layer")
    expect(rule.get_by_role("listitem")).to_have_count(4)
    expect(rule.get_by_role("listitem").first).to_have_text(re.compile(r"\(as Klotz plays it\)$"))
    expect(rule.get_by_text(GROUND, exact=True)).to_be_visible()
    assert "`" not in visitor.page.locator("main").inner_text()

    # An example for the game and for each variant, with a drawing for every step; and what is different for two.
    steps = visitor.page.get_by_role("figure")
    expect(steps).to_have_count(sum(len(EXAMPLES[name].steps) for name in FAMILY))
    for image in visitor.page.locator("figure img").all():
        image.scroll_into_view_if_needed()
        expect(image).to_have_js_property("complete", True)
        assert image.evaluate("image => image.naturalWidth") > 0
    expect(visitor.page.get_by_role("region", name="With two or three players")).to_contain_text("all twenty")
    visitor.go("/learn/blokus")
    players = visitor.page.get_by_role("region", name="With two or three players")
    expect(players).to_contain_text("In the second round they place 5, 6 and 7.")
    expect(players.get_by_role("figure")).to_have_count(3)
