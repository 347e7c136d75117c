"""Takes the pictures of docs/gallery.md in a real Chromium: `make gallery`, after a change of the page."""

import io
import random
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright
from tests.page.harness.blokus import cells_of
from tests.page.harness.chromium import launch
from tests.page.harness.screens import BOARD, act, make_table, people
from tests.page.harness.visitors import DESKTOP, PHONE, TABLET, Visitor
from tests.server.harness.nodes import Node

GALLERY: Final = Path(__file__).parent / "gallery"
PAGE: Final = Path(__file__).parent / "gallery.md"
SIZES: Final = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
WIDTHS: Final = {"phone": 260, "tablet": 400, "desktop": 720}
"""How wide each is shown in the docs."""


@dataclass(frozen=True, slots=True)
class Shot:
    title: str
    path: str
    """Of the page; what is in braces is one of the tables that are made for the gallery."""
    shown: str
    looks: tuple[str, ...]
    """At which sizes, light or dark: `phone`, `desktop dark`."""


SHOTS: Final = (
    Shot("Start", "/", ".games", ("desktop", "desktop dark", "tablet", "phone", "phone dark")),
    Shot("A new game", "/new/blokus", "form .begin", ("desktop dark", "phone")),
    Shot("Friends by link", "/table/{waiting}", ".room", ("desktop", "phone dark")),
    Shot("Blokus", "/table/{blokus}", BOARD, ("desktop", "tablet dark", "phone")),
    Shot("Duo", "/table/{blokus-duo}", BOARD, ("desktop dark", "phone")),
    Shot("Bloxx!", "/table/{bloxx}", BOARD, ("desktop", "tablet", "phone dark")),
    Shot("Bloqs", "/table/{bloqs-turn2}", ".bloqs canvas.ready", ("desktop dark", "tablet", "phone")),
    Shot("The end", "/table/{finished}", "#end", ("desktop", "phone")),
    Shot("Replay", "/replay/{finished}", "figure svg", ("desktop dark", "phone")),
    Shot("Analysis", "/analysis/blokus-duo", BOARD, ("desktop",)),
    Shot("Learn", "/learn", "main h1", ("desktop", "phone dark")),
    Shot("A lesson", "/learn/blokus/lesson", BOARD, ("desktop dark", "phone")),
    Shot("A puzzle", "/learn/bloqs/puzzle", ".bloqs canvas.ready", ("desktop", "phone dark")),
    Shot("Tips", "/learn/blokus-duo/tips", "main li h2", ("tablet",)),
    Shot("Rules", "/learn/bloxx", "main li p", ("tablet dark",)),
    Shot("Settings", "/settings", ".swatches", ("desktop dark", "phone")),
)


# ---------------------------------------------------------------------- games that look like people's


def biggest(move: str) -> float:
    return len(cells_of(move))


def lowest(move: str) -> float:
    """Drawings and towers that grow from below; a number in a circle is worth a row."""
    rows = [row for _, row in cells_of(move)]
    return ("*" in move) - sum(rows, 0.0)


def play(visitor: Visitor, game: str, moves: int, worth: Callable[[str], float]) -> str:
    table = make_table(visitor, game, people(game, "Alma", "Bo", "Cleo"), public=True)
    choose = random.Random(7)
    for _ in range(moves):
        seen: dict[str, Any] = visitor.page.request.get(f"{visitor.address}/api/tables/{table}").json()
        legal = seen["legal"]
        if not legal:
            break
        most = max(map(worth, legal))
        move = choose.choice([each for each in legal if worth(each) == most])
        act(visitor, table, action="move", seat=seen["table"]["due"][0], move=move)
    return table


def named(visitor: Visitor, name: str) -> None:
    visitor.page.request.post(f"{visitor.address}/api/guest", data={})
    visitor.page.request.patch(f"{visitor.address}/api/me", data={"name": name})


def finished_game(visitor: Visitor) -> str:
    """Two computers to the end: one of them plays for us."""
    table = make_table(visitor, "blokus-duo", [{"kind": "me"}, {"kind": "computer", "level": 2}])
    act(visitor, table, action="take_over", seat=0, level=3)
    visitor.go(f"/table/{table}")
    visitor.until(lambda: visitor.is_over, "the end of the game")
    return table


# ---------------------------------------------------------------------- pictures


def take(visitor: Visitor, shot: Shot, tables: dict[str, str], name: str) -> None:
    visitor.go(shot.path.format(**tables))
    if shot.title == "Replay":
        visitor.button("Analyse game").click()
    expect(visitor.page.locator(shot.shown).first).to_be_visible()
    if shot.title in ("Blokus", "Duo"):
        visitor.page.locator(".tray button:not(.nowhere)").first.focus()
        visitor.page.keyboard.press("Enter")
        visitor.page.keyboard.press("n")
        visitor.page.locator(":focus").blur()
    if shot.title == "Bloxx!":
        visitor.page.locator("button[data-die]:enabled").first.click()
    visitor.page.wait_for_timeout(1500)  # until what moves has come to rest
    picture = Image.open(io.BytesIO(visitor.page.screenshot()))
    picture.save(GALLERY / f"{name}.webp", quality=84, method=6)


def name_of(shot: Shot, look: str) -> str:
    return f"{shot.title} {look}".lower().replace("!", "").replace(" ", "-")


def visiting(browser: Browser, server: Node, look: str, state: Any = None) -> Visitor:
    size, _, scheme = look.partition(" ")
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="en",
        color_scheme="dark" if scheme else "light",
        has_touch=size != "desktop",
        is_mobile=size == "phone",
        reduced_motion="reduce",
        storage_state=state,
    )
    return Visitor(context, server.url)


def width_of(look: str) -> int:
    return WIDTHS[look.split()[0]]


def write_page() -> None:
    lines = [
        "# The page in pictures",
        "",
        "The main screens, on phone, tablet and desktop, in light and dark.\n"
        "`make gallery` retakes the pictures.",
    ]
    for shot in SHOTS:
        lines += ["", f"## {shot.title}", ""]
        lines += [
            f'<img src="gallery/{name_of(shot, look)}.webp" alt="{shot.title}, {look}" width="{width_of(look)}">'
            for look in shot.looks
        ]
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    GALLERY.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        environment = {
            "KLOTZ_DATABASE_URL": f"sqlite:///{folder}/klotz.db",
            "KLOTZ_SECRET": "the secret of a gallery",
            "KLOTZ_RATE_LIMITS": "no",
        }
        server = Node(Path(folder), environment)
        try:
            server.ready()
            browser = launch(playwright)
            maker = visiting(browser, server, "desktop")
            named(maker, "Ida")
            tables = {
                "blokus": play(maker, "blokus", 34, biggest),
                "blokus-duo": play(maker, "blokus-duo", 14, biggest),
                "bloxx": play(maker, "bloxx", 16, lowest),
                "bloqs-turn2": play(maker, "bloqs-turn2", 40, lowest),
                "waiting": make_table(maker, "blokus-duo", [{"kind": "me"}, {"kind": "link"}]),
            }
            tables["finished"] = finished_game(maker)
            newcomer = visiting(browser, server, "desktop")
            named(newcomer, "Ida")
            for look in dict.fromkeys(look for shot in SHOTS for look in shot.looks):
                for shot in SHOTS:
                    if look in shot.looks:
                        who = newcomer if shot.title == "Start" else maker
                        visitor = visiting(browser, server, look, who.context.storage_state())
                        take(visitor, shot, tables, name_of(shot, look))
                        visitor.context.close()
            browser.close()
        finally:
            server.kill()
    write_page()


if __name__ == "__main__":
    main()
