"""What the page weighs and how quickly it answers, in a real Chromium against a real server.

    python -m bench.page

Bytes are those of a first visit, compressed as the server sends them. The time from the tap to the piece is taken
from the event's own time to the frame after the piece is in the document. Frames are counted while a piece is dragged
over the board with the processor slowed down four times; how long the page needs until a piece is in hand is measured
by itself, for the first piece of a visit, whose code the browser has yet to translate, and for those after it.
"""

import os
import platform
import statistics
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, CDPSession, FloatRect, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.page.harness.blokus import BlokusHands, cells_of
from tests.page.harness.bloxx import BloxxHands
from tests.page.harness.chromium import launch
from tests.page.harness.screens import BOARD, make_table, people
from tests.page.harness.visitors import DESKTOP, PHONE, Visitor
from tests.server.harness.nodes import Node

SLOWER: Final = 4
MOST_BYTES: Final = 60_000
"""Of the start page."""
MOST_BYTES_OF_A_BOARD: Final = 110_000
MOST_MILLISECONDS: Final = 50
FRAME: Final = 1000 / 60
MOST_TO_TAKE: Final = 60
"""Milliseconds until a piece is in hand, on the slower processor."""
TAKEN_AGAIN: Final = 4
LOOKS: Final = 1000
"""Milliseconds that somebody looks at the board before they take a piece."""
TAPS: Final = 8
DRAGS: Final = 3


def visitor(browser: Browser, server: Node, size: tuple[int, int] = DESKTOP) -> Visitor:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale="en", service_workers="block"
    )
    return Visitor(context, server.url)


def machine() -> str:
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [
            line.partition(":")[2].strip()
            for line in cpuinfo.read_text().splitlines()
            if "model name" in line
        ]
        model = names[0] if names else model
    load = os.getloadavg()[0]
    return f"{model}, {os.cpu_count()} cores, load {load:.1f} before the measurement"


# ---------------------------------------------------------------------- bytes


def first_load(browser: Browser, server: Node, game: str | None) -> tuple[int, bool]:
    """Compressed bytes of everything that is loaded for the start page or a board; whether three.js is among it."""
    visiting = visitor(browser, server)
    path = "/"
    if game is not None:
        path = f"/table/{make_table(visiting, game, people(game))}"
    sizes: dict[str, int] = {}
    addresses: dict[str, str] = {}
    session = visiting.context.new_cdp_session(visiting.page)
    session.send("Network.enable")
    session.on(
        "Network.responseReceived",
        lambda event: addresses.update({event["requestId"]: event["response"]["url"]}),
    )
    session.on(
        "Network.loadingFinished",
        lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}),
    )
    visiting.page.goto(visiting.address + path)
    shown = ".games" if game is None else "canvas.ready" if game == "bloqs" else BOARD
    visiting.page.locator(shown).first.wait_for()
    visiting.page.wait_for_load_state("networkidle")
    visiting.context.close()
    counted = {addresses.get(key, ""): size for key, size in sizes.items()}
    ours = sum(size for address, size in counted.items() if "/api/" not in address)
    return int(ours), any("/table-" in address for address in counted)


# ---------------------------------------------------------------------- from the tap to the piece

WATCH: Final = """selector => {
    window.pieceShown = new Promise(resolve => {
        let tapped = null;
        addEventListener('pointerup', event => (tapped = event.timeStamp), { capture: true });
        const before = document.querySelectorAll(selector).length;
        new MutationObserver((_, observer) => {
            if (tapped === null || document.querySelectorAll(selector).length <= before) return;
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - tapped));
        }).observe(document.body, { childList: true, subtree: true });
    });
}"""


def taps(browser: Browser, server: Node) -> list[float]:
    """Milliseconds from the press on the board to the piece, for the first moves of a game of Duo."""
    visiting = visitor(browser, server)
    table = make_table(visiting, "blokus-duo", people("blokus-duo"))
    visiting.go(f"/table/{table}")
    hands = BlokusHands(visiting)
    times: list[float] = []
    for _ in range(TAPS):
        visiting.until_my_turn()
        move = hands.choose_move()
        visiting.page.evaluate(WATCH, "svg[role=grid] g.piece")
        hands.lay(move)
        times.append(float(visiting.page.evaluate("window.pieceShown")))
        hands.expect_played(move)
        visiting.until(lambda: bool(visiting.legal), "the next turn")
    visiting.context.close()
    return times


# ---------------------------------------------------------------------- frames during a drag

COUNT: Final = """() => {
    window.frames60 = [];
    let last = null;
    const next = now => {
        if (last !== null) window.frames60.push(now - last);
        last = now;
        window.counting = requestAnimationFrame(next);
    };
    window.counting = requestAnimationFrame(next);
}"""


class Mouse:
    """One with its button pressed, as the browser sees it."""

    def __init__(self, session: CDPSession, at: tuple[float, float]) -> None:
        self._session = session
        self._send("mousePressed", at, clickCount=1)

    def _send(self, kind: str, at: tuple[float, float], **more: int) -> None:
        event = {
            "type": kind,
            "x": at[0],
            "y": at[1],
            "button": "left",
            "buttons": 1,
            "pointerType": "mouse",
            **more,
        }
        self._session.send("Input.dispatchMouseEvent", event)

    def move(self, at: tuple[float, float]) -> None:
        self._send("mouseMoved", at)

    def release(self, at: tuple[float, float]) -> None:
        self._send("mouseReleased", at, clickCount=1)


def swing(over: FloatRect, seconds: float = 2.0) -> Iterator[tuple[float, float]]:
    """To and fro over the board, as a hand does that looks for a place: where it is at each sixtieth of a second."""
    steps = int(seconds * 60)
    for step in range(steps):
        part = step / steps
        x = over["x"] + over["width"] * (0.1 + 0.8 * abs((3 * part) % 2 - 1))
        yield x, over["y"] + over["height"] * (0.1 + 0.8 * part)


@dataclass(frozen=True, slots=True)
class Dragged:
    taken: list[float]
    """Milliseconds that the page took to have a piece in hand and on the screen, time after time."""
    frames: list[float]
    """Milliseconds between frames while the last was carried about, until it was let go."""


ANSWERED: Final = """kind => {
    window.answered = new Promise(resolve => addEventListener(kind, event => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - event.timeStamp);
        port2.postMessage(null);
    }), { capture: true, once: true }));
}"""
"""From an event's own time until the frame that answers it is drawn, after which a message's turn comes."""


class Hand:
    """Takes the piece that lies somewhere, and lays it back."""

    def __init__(self, visiting: Visitor, session: CDPSession, lies: FloatRect) -> None:
        self._page = visiting.page
        self._session = session
        self._at = (lies["x"] + lies["width"] / 2, lies["y"] + lies["height"] / 2)

    def _answered(self) -> float:
        return float(self._page.evaluate("window.answered"))

    def take(self, towards: tuple[float, float]) -> tuple[Mouse, float]:
        """A press and a first movement. What the page needs for each, from the event to its frame, is added up: what
        passes between the two is the hand's, and here that of the measurement.
        """
        self._page.evaluate(ANSWERED, "pointerdown")
        mouse = Mouse(self._session, self._at)
        taken = self._answered()
        self._page.evaluate(ANSWERED, "pointermove")
        mouse.move(towards)
        taken += self._answered()
        assert self._page.locator(".flyer.flying, .floating").is_visible()
        return mouse, taken

    def lay_back(self, mouse: Mouse) -> None:
        self._page.locator("svg[role=grid], [role=gridcell][tabindex='0']").first.focus()
        self._page.keyboard.press("Escape")
        mouse.release((2, 2))
        mouse.move(self._at)
        self._page.wait_for_timeout(LOOKS)


def drag(browser: Browser, server: Node, game: str) -> Dragged:
    """A piece is taken and laid back, taken again and dragged about, on a processor four times as slow."""
    visiting = visitor(browser, server, DESKTOP if game == "blokus" else PHONE)
    table = make_table(visiting, game, people(game))
    visiting.go(f"/table/{table}")
    visiting.until_my_turn()
    if game == "bloxx":
        die = BloxxHands(visiting).die()
        box, over = die.bounding_box(), BloxxHands(visiting).sheet.bounding_box()
    else:
        hands = BlokusHands(visiting)
        button, _ = hands.button_of(cells_of(hands.choose_move()))
        box, over = button.bounding_box(), hands.board.bounding_box()
    assert box is not None
    assert over is not None
    session = visiting.context.new_cdp_session(visiting.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    visiting.page.wait_for_timeout(LOOKS)
    way = swing(over)
    first, hand = next(way), Hand(visiting, session, box)
    mouse, milliseconds = hand.take(first)
    taken = [milliseconds]
    for _ in range(TAKEN_AGAIN):
        hand.lay_back(mouse)
        mouse, milliseconds = hand.take(first)
        taken.append(milliseconds)
    visiting.page.evaluate(COUNT)
    for at in way:
        mouse.move(at)
    frames: list[float] = visiting.page.evaluate(
        "() => { cancelAnimationFrame(window.counting); return window.frames60; }"
    )
    mouse.release((2, 2))
    visiting.context.close()
    return Dragged(taken, frames)


def main() -> None:
    console = Console()
    table = Table(title=f"The page on {machine()}")
    for heading in ("what", "measured", "at most", ""):
        table.add_column(heading, justify="left" if heading == "what" else "right")

    def row(what: str, measured: str, most: str, good: bool) -> None:
        table.add_row(what, measured, most, "✓" if good else "✗")

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        environment = {
            "KLOTZ_DATABASE_URL": f"sqlite:///{folder}/klotz.db",
            "KLOTZ_SECRET": "the secret of a page that is measured",
            "KLOTZ_RATE_LIMITS": "no",
        }
        server = Node(Path(folder), environment)
        try:
            server.ready()
            browser = launch(playwright, three_d=False)
            for game, name in (
                (None, "start page"),
                ("blokus", "Blokus"),
                ("blokus-duo", "Duo"),
                ("bloxx", "Bloxx!"),
            ):
                size, has_three = first_load(browser, server, game)
                most = MOST_BYTES if game is None else MOST_BYTES_OF_A_BOARD
                row(
                    f"first load, {name}",
                    f"{size / 1000:.1f} kB",
                    f"{most / 1000:.0f} kB",
                    size <= most and not has_three,
                )
            with_3d = launch(playwright)
            size, has_three = first_load(with_3d, server, "bloqs")
            row("first load, Bloqs, with three.js", f"{size / 1000:.1f} kB", "", has_three)
            with_3d.close()
            times = taps(browser, server)
            row(
                "tap to piece, median",
                f"{statistics.median(times):.0f} ms",
                "50 ms",
                statistics.median(times) <= MOST_MILLISECONDS,
            )
            row("tap to piece, slowest", f"{max(times):.0f} ms", "50 ms", max(times) <= MOST_MILLISECONDS)
            for game, name in (("blokus", "Blokus"), ("bloxx", "Bloxx!")):
                drags = [drag(browser, server, game) for _ in range(DRAGS)]
                frames = [frame for each in drags for frame in each.frames]
                late = sum(frame > 1.5 * FRAME for frame in frames)
                rate = 1000 / statistics.mean(frames)
                slowly = f"{name}, processor {SLOWER} times slower"
                row(
                    f"drag, {slowly}",
                    f"{rate:.1f} frames/s, {late} of {len(frames)} late",
                    "60 frames/s",
                    rate >= 58,
                )
                taken = statistics.median(each for dragged in drags for each in dragged.taken)
                at_first = statistics.median(dragged.taken[0] for dragged in drags)
                row(
                    f"piece in hand, {slowly}",
                    f"{taken:.0f} ms, the first of a visit {at_first:.0f} ms",
                    f"{MOST_TO_TAKE} ms",
                    taken <= MOST_TO_TAKE,
                )
            browser.close()
        finally:
            server.kill()
    console.print(table)


if __name__ == "__main__":
    main()
