"""What the page weighs and how quickly it answers, in a real Chromium against a real server.

    python -m bench.page

Bytes are those of a first visit, compressed as the server sends them. The time from the tap to the piece is taken
from the event's own time to the frame after the piece is in the document. Frames are counted during a drag over the
board with the processor slowed down four times.
"""

import os
import platform
import statistics
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.page.harness.blokus import BlokusHands, cells_of
from tests.page.harness.bloxx import BloxxHands
from tests.page.harness.chromium import launch
from tests.page.harness.screens import BOARD, make_table, people
from tests.page.harness.visitors import DESKTOP, PHONE, Visitor
from tests.server.harness.nodes import Node

SLOWER: Final = 4
MOST_BYTES: Final = 150_000
MOST_MILLISECONDS: Final = 50
FRAME: Final = 1000 / 60
TAPS: Final = 8


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
        visiting.page.evaluate(WATCH, "svg[role=grid] > g.piece")
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


def swing(
    session: CDPSession, start: tuple[float, float], over: dict[str, Any], seconds: float = 2.0
) -> None:
    """Press, move round over the board as a hand does, let go outside."""
    button = {"button": "left", "buttons": 1, "pointerType": "mouse"}
    session.send(
        "Input.dispatchMouseEvent",
        {"type": "mousePressed", "x": start[0], "y": start[1], "clickCount": 1, **button},
    )
    steps = int(seconds * 60)
    for step in range(steps):
        part = step / steps
        x = over["x"] + over["width"] * (0.1 + 0.8 * abs((3 * part) % 2 - 1))
        y = over["y"] + over["height"] * (0.1 + 0.8 * part)
        session.send("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": x, "y": y, **button})
    session.send(
        "Input.dispatchMouseEvent", {"type": "mouseReleased", "x": 2, "y": 2, "clickCount": 1, **button}
    )


def drag(browser: Browser, server: Node, game: str) -> list[float]:
    """Milliseconds between frames while a piece is dragged, on a processor four times as slow."""
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
    visiting.page.evaluate(COUNT)
    swing(session, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), dict(over))
    deltas: list[float] = visiting.page.evaluate(
        "() => { cancelAnimationFrame(window.counting); return window.frames60; }"
    )
    visiting.context.close()
    return deltas


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
            "KLOTZ_SECRET": "measured",
            "KLOTZ_RATE_LIMITS": "no",
        }
        server = Node(Path(folder), environment)
        try:
            server.ready()
            browser = launch(playwright)
            for game, name in (
                (None, "start page"),
                ("blokus", "Blokus"),
                ("blokus-duo", "Duo"),
                ("bloxx", "Bloxx!"),
            ):
                size, has_three = first_load(browser, server, game)
                row(
                    f"first load, {name}",
                    f"{size / 1000:.1f} kB",
                    "150 kB",
                    size <= MOST_BYTES and not has_three,
                )
            size, has_three = first_load(browser, server, "bloqs")
            row("first load, Bloqs, with three.js", f"{size / 1000:.1f} kB", "", has_three)
            times = taps(browser, server)
            row(
                "tap to piece, median",
                f"{statistics.median(times):.0f} ms",
                "50 ms",
                statistics.median(times) <= MOST_MILLISECONDS,
            )
            row("tap to piece, slowest", f"{max(times):.0f} ms", "50 ms", max(times) <= MOST_MILLISECONDS)
            for game, name in (("blokus", "Blokus"), ("bloxx", "Bloxx!")):
                deltas = drag(browser, server, game)
                late = sum(delta > 1.5 * FRAME for delta in deltas)
                rate = 1000 / statistics.mean(deltas)
                what = f"drag, {name}, processor {SLOWER} times slower"
                row(what, f"{rate:.0f} frames/s, {late} of {len(deltas)} late", "60 frames/s", rate >= 58)
            browser.close()
        finally:
            server.kill()
    console.print(table)


if __name__ == "__main__":
    main()
