"""Moves one can follow: each computer's move is seen by itself, in order, and whoever is in a hurry skips."""

import json
import re
from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.harness.blokus import BlokusHands
from tests.page.harness.bloqs import BloqsHands
from tests.page.harness.bloxx import BloxxHands
from tests.page.harness.screens import prefer_layers
from tests.page.harness.visitors import PHONE, Visitor

LEAST: Final = 300
"""Milliseconds for which every move of a computer is to be seen."""

# Notes when what is counted changes, on the browser's own clock.
WATCH: Final = """selector => {
    window.seen = [];
    const count = () => document.querySelectorAll(selector).length;
    const note = () => {
        const now = count();
        if (now !== window.seen.at(-1)?.count) window.seen.push({ count: now, at: performance.now() });
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true });
    note();
}"""

# From how far away pieces come flying, in squares to the right and down.
FLIGHTS: Final = """() => {
    window.flights = [];
    const flying = new WeakSet();
    new MutationObserver(() => document.querySelectorAll('g.arriving').forEach(piece => {
        if (flying.has(piece)) return;
        flying.add(piece);
        window.flights.push(['--right', '--down'].map(name => parseFloat(piece.style.getPropertyValue(name))));
    })).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""

PIECES: Final = "svg[role=grid] .piece"


def watch(page: Page, selector: str) -> None:
    page.evaluate(WATCH, selector)


def seen(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.seen")
    return found


def start_blokus(visit: Visit, pace: str = "normal", **how: Any) -> tuple[Visitor, BlokusHands]:
    visitor = visit(pace=pace, **how)
    visitor.start_against_computer("Blokus")
    assert visitor.until_my_turn()
    return visitor, BlokusHands(visitor)


@pytest.mark.parametrize("motion", [True, False])
def test_three_computers_are_seen_one_after_the_other(visit: Visit, motion: bool) -> None:
    visitor, hands = start_blokus(visit, motion=motion)
    visitor.page.evaluate(FLIGHTS)
    watch(visitor.page, PIECES)
    hands.by_click(hands.choose_move())
    visitor.until(lambda: visitor.moves == 4, "the answers, which the server has at once")
    expect(visitor.page.locator(PIECES)).to_have_count(4)
    changes = seen(visitor.page)
    assert [change["count"] for change in changes] == [0, 1, 2, 3, 4]
    computers = changes[2:]
    assert all(after["at"] - before["at"] >= LEAST for before, after in pairwise(computers)), changes
    # Each comes from its owner's side of the table, where motion is welcome; one's own piece lies there already.
    flights = visitor.page.evaluate("window.flights")
    assert [flight for flight in flights if flight != [0, 0]] == flights
    assert len({tuple(flight) for flight in flights}) == (3 if motion else 0)
    # What has happened since one's own move is outlined and numbered, until one moves again.
    assert visitor.page.locator("svg[role=grid] path.last").count() == 3
    assert visitor.page.locator("svg[role=grid] text.number").all_text_contents() == ["1", "2", "3"]


@pytest.mark.parametrize("way", ["tap", "key", "button"])
def test_skipping_shows_everything_at_once(visit: Visit, way: str) -> None:
    # Slow, so that there is still something to skip when a busy machine comes to it.
    visitor, hands = start_blokus(visit, pace="slow", motion=True)
    hands.by_click(hands.choose_move())
    skip = visitor.button("Skip")
    skip.wait_for()
    if way == "tap":
        visitor.page.mouse.click(5, 300)
    elif way == "key":
        visitor.page.keyboard.press("PageDown")
    else:
        skip.click()
    expect(visitor.page.locator(PIECES)).to_have_count(4)
    expect(visitor.page.locator("h1.mine")).to_be_visible()
    expect(skip).to_have_count(0)
    # Nothing comes twice, and one can go on.
    hands.by_click(hands.choose_move())


def test_a_tab_that_sleeps_loses_nothing(visit: Visit) -> None:
    visitor, hands = start_blokus(visit, pace="slow", motion=True)
    hands.by_click(hands.choose_move())
    visitor.button("Skip").wait_for()
    visitor.page.evaluate(
        """() => {
            Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
            document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    expect(visitor.page.locator(PIECES)).to_have_count(4)
    expect(visitor.page).to_have_title(re.compile("●"))
    visitor.page.evaluate(
        "() => { delete document.hidden; document.dispatchEvent(new Event('visibilitychange')); }"
    )
    hands.by_click(hands.choose_move())


def test_instant_pace_waits_for_nothing(visit: Visit) -> None:
    visitor = visit(pace="instant", motion=True)
    visitor.start_against_computer("Blokus")
    assert visitor.until_my_turn()
    hands = BlokusHands(visitor)
    visitor.page.evaluate(
        "new MutationObserver(() => { window.waited ||= !!document.querySelector('button.skip'); })"
        ".observe(document.body, { childList: true, subtree: true })"
    )
    hands.by_click(hands.choose_move())
    expect(visitor.page.locator(PIECES)).to_have_count(4)
    assert not visitor.page.evaluate("!!window.waited")


def test_bloxx_rolls_and_draws_in_order(visit: Visit) -> None:
    visitor = visit(PHONE, pace="normal", motion=True)
    visitor.start_against_computer("Bloxx!")
    hands = BloxxHands(visitor)
    for _ in range(3):
        assert visitor.until_my_turn()
        expect(visitor.page.locator("h1.mine")).to_be_visible()
        if not hands.passes():
            hands.by_button()


def test_bloqs_shows_each_step_of_the_others(visit: Visit) -> None:
    visitor = visit(pace="normal", motion=True)
    prefer_layers(visitor)
    visitor.start_against_computer("Bloqs")
    hands = BloqsHands(visitor)
    for _ in range(6):
        assert visitor.until_my_turn()
        expect(visitor.page.locator(".prompt.mine")).to_be_visible()
        visitor.until(lambda: not visitor.button("Skip").count(), "everything to be shown")
        if visitor.button("Roll").count():
            visitor.button("Roll").click()
        hands.step()


SPOKEN: Final = """() => {
    window.spoken = [];
    const note = () => document.querySelectorAll('[aria-live], [role=status], [role=alert]')
        .forEach(each => window.spoken.push(each.textContent.trim()));
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def test_what_is_read_out_in_bloqs_is_said_by_people(visit: Visit) -> None:
    """To oneself "You build I3", to others "Computer 2 builds I3": no number of a record, and no verb for others."""
    visitor = visit()
    prefer_layers(visitor)
    visitor.start_against_computer("Bloqs")
    visitor.page.locator(".bloqs").wait_for()
    visitor.page.evaluate(SPOKEN)
    hands = BloqsHands(visitor)

    def built_by(own: bool) -> bool:
        mine = visitor.view["seat"]
        return any(text.startswith("build") and (seat == mine) == own for seat, text in visitor.view["moves"])

    while not (built_by(own=True) and built_by(own=False)):
        assert visitor.until_my_turn()
        hands.step()

    def said(what: str) -> bool:
        return any(re.search(what, text) for text in visitor.page.evaluate("window.spoken"))

    visitor.until(lambda: said(r"You build \w+ on "), "one's own building to be read out")
    visitor.until(lambda: said(r"Computer 2 builds \w+ on "), "the other's building to be read out")
    spoken = "\n".join(visitor.page.evaluate("[...new Set(window.spoken)]"))
    assert not re.search(r"#\d|\bYou \w+s\b (?!you)", spoken), spoken


def test_the_camera_of_bloqs_goes_to_the_tower_that_is_built_on_and_comes_back(visit: Visit) -> None:
    visitor = visit(three_d=True, pace="normal", motion=True)
    visitor.start_against_computer("Bloqs")
    visitor.page.locator("canvas.ready").wait_for()
    visitor.page.evaluate(
        """() => {
            const picture = document.querySelector('[data-looks-at]');
            window.looked = [];
            new MutationObserver(() => window.looked.push(picture.dataset.looksAt))
                .observe(picture, { attributes: true });
        }"""
    )
    hands = BloqsHands(visitor)

    def of_others() -> str:
        return json.dumps([1 - int(visitor.view["seat"])])

    def has_looked() -> bool:
        looked = visitor.page.evaluate("window.looked")
        return of_others() in looked and looked.index(of_others()) < len(looked) - 1

    # Whoever begins, and whatever was built before the table was drawn: sooner or later the other builds again.
    while not has_looked():
        assert visitor.until_my_turn()
        visitor.until(lambda: not visitor.button("Skip").count(), "everything to be shown")
        roll = visitor.button("Roll")
        visitor.page.locator(".prompt.mine button:enabled").first.wait_for()
        if roll.count():
            roll.click()
        hands.step()


def test_sound_is_offered_once(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script(
        "sessionStorage.getItem('x') ?? (sessionStorage.setItem('x', '1'),"
        "localStorage.setItem('klotz-settings', '{\"soundOffered\": false}'))"
    )
    visitor.start_against_computer("Blokus Duo")
    assert visitor.until_my_turn()
    hands = BlokusHands(visitor)
    hands.by_click(hands.choose_move())
    visitor.button("No, thanks").click()
    expect(visitor.page.get_by_text("Would you like sound?")).to_have_count(0)
    visitor.page.reload()
    expect(visitor.page.locator(PIECES).first).to_be_visible()
    expect(visitor.page.get_by_text("Would you like sound?")).to_have_count(0)


# Notes the frequency that every note begins with: the sounds of `web/src/lib/device/sound.ts` differ by their first.
LISTEN: Final = """() => {
    window.heard = [];
    const set = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, at) {
        if (value > 20) window.heard.push(value);
        return set.call(this, value, at);
    };
    localStorage.setItem('klotz-settings', JSON.stringify({
        ...JSON.parse(localStorage.getItem('klotz-settings') ?? '{}'), sound: true
    }));
}"""
PLACED, DRAWN, OVER = 190, 900, 440


def listening(visitor: Visitor, game: str) -> None:
    visitor.context.add_init_script(f"if (location.protocol === 'http:') ({LISTEN})()")
    visitor.start_against_computer(game)
    assert visitor.until_my_turn()
    visitor.page.evaluate("window.heard = []")


def expect_heard(visitor: Visitor, sound: int) -> None:
    visitor.until(
        lambda: sound in visitor.page.evaluate("window.heard"), f"a sound that begins with {sound} Hz"
    )


def test_a_piece_and_the_end_are_heard(visit: Visit) -> None:
    visitor = visit()
    listening(visitor, "Blokus Duo")
    hands = BlokusHands(visitor)
    hands.by_click(hands.choose_move())
    expect_heard(visitor, PLACED)
    visitor.button("Resign").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect_heard(visitor, OVER)
    assert DRAWN not in visitor.page.evaluate("window.heard")


def test_a_pen_is_heard(visit: Visit) -> None:
    visitor = visit()
    listening(visitor, "Bloxx!")
    hands = BloxxHands(visitor)
    while not hands.passes():
        hands.by_button()
        if DRAWN in visitor.page.evaluate("window.heard"):
            return
        assert visitor.until_my_turn()
    raise AssertionError("no drawing was heard")
