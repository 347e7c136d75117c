"""A newcomer who knows no rules: does what the screen points at, presses what stands out, and gets to play."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.harness.screens import prefer_layers
from tests.page.harness.visitors import Visitor

ENOUGH: Final = 3
"""Moves after which somebody has found out how it goes."""
PATIENCE: Final = 300
"""Attempts: more than anybody needs, as some are in vain while a slow machine still answers the one before."""

# Something that can be pressed where the first mark has pointed: another one at each try.
PRESS_INSIDE: Final = """([box, attempt]) => {
    const inside = element => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return width > 0 && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
    };
    const found = [...document.querySelectorAll('main button:enabled')].filter(inside);
    const marked = found[attempt % Math.max(1, found.length)]?.getBoundingClientRect();
    return marked ? [marked.left + marked.width / 2, marked.top + marked.height / 2] : null;
}"""


NEXT_MARK: Final = "shown => document.querySelector('.mark')?.innerText !== shown"


def follow_marks(visitor: Visitor) -> dict[str, float]:
    """Read the marks to the end; the answer is where the first of them pointed."""
    frame = visitor.page.locator("div.frame")
    frame.wait_for()
    box: Any = frame.bounding_box()
    mark = visitor.page.locator(".mark")
    while mark.count():
        shown = mark.inner_text()
        mark.get_by_role("button").first.click()
        visitor.page.wait_for_function(NEXT_MARK, arg=shown)
    return dict(box)


def key_for(visitor: Visitor, what: str) -> str | None:
    """The key that the list of keys gives for something."""
    visitor.page.keyboard.press("?")
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    line = dialog.locator("dl div", has_text=what)
    key = line.locator("kbd").inner_text() if line.count() else None
    visitor.button("Close").click()
    return key


@pytest.mark.parametrize("game", ["Blokus", "Blokus Duo", "Bloxx!", "Bloqs"])
def test_a_newcomer_gets_to_three_moves(visit: Visit, game: str) -> None:
    visitor = visit(newcomer=True)
    prefer_layers(visitor)
    visitor.start_against_computer(game)
    assert visitor.until_my_turn()
    pointed_at = follow_marks(visitor)
    next_place = key_for(visitor, "next place where it fits")
    page = visitor.page
    stands_out = page.locator(".play button.primary:enabled, .play button.main:enabled")
    for attempt in range(PATIENCE):
        mine = [seat for seat, _ in visitor.view["moves"] if seat == visitor.view["seat"]]
        if len(mine) >= ENOUGH:
            return
        assert visitor.until_my_turn(), "the game was over before three moves"
        if stands_out.count():
            stands_out.first.click()
        else:
            spot = page.evaluate(PRESS_INSIDE, [pointed_at, attempt])
            if spot:
                page.mouse.click(*spot)
            if next_place:
                page.keyboard.press(next_place)
        page.wait_for_timeout(200)
    raise AssertionError(f"no way was found to play: {visitor.view['moves']}")
