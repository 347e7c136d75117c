"""Films the page for the README in a real Chromium: `make movie`, after a change of how the page looks."""

import io
import random
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright
from tests.page.harness.chromium import launch
from tests.page.harness.screens import BOARD, act, make_table, people
from tests.page.harness.visitors import Visitor
from tests.server.harness.nodes import Node

from docs.make_gallery import biggest, lowest, named

MOVIE: Final = Path(__file__).parent / "pictures" / "movie.webp"
WINDOW: Final = (1200, 750)
SHOWN: Final = (800, 500)
LAST_MOVE_SECONDS: Final = 1.2


class Scene(NamedTuple):
    """A game from its first moves on, as somebody who watches sees it."""

    game: str
    shown: str
    """What is on the screen as soon as the board can be filmed."""
    before: int
    """Moves that are played before anybody looks."""
    filmed: int
    seconds: float
    """How long a move stays on the screen."""
    worth: Callable[[str], float]


SCENES: Final = (
    Scene("blokus", BOARD, 4, 34, 0.13, biggest),
    Scene("bloxx", BOARD, 6, 7, 0.25, lowest),
    Scene("bloqs-turn2", ".bloqs canvas.ready", 24, 11, 0.2, lowest),
)


class Frame(NamedTuple):
    picture: Image.Image
    seconds: float


def film(visitor: Visitor, scene: Scene) -> Iterator[Frame]:
    table = make_table(visitor, scene.game, people(scene.game, "Alma", "Bo", "Cleo"))
    choose = random.Random(3)
    for _ in range(scene.before):
        play(visitor, table, scene, choose)
    visitor.go(f"/table/{table}")
    expect(visitor.page.locator(scene.shown).first).to_be_visible()
    for number in range(scene.filmed):
        play(visitor, table, scene, choose)
        visitor.page.wait_for_timeout(400)  # until the page has heard of it and what moves has come to rest
        is_last = number == scene.filmed - 1
        yield Frame(photograph(visitor), LAST_MOVE_SECONDS if is_last else scene.seconds)


def play(visitor: Visitor, table: str, scene: Scene, choose: random.Random) -> None:
    """One of the moves that look best, if there is one."""
    seen: dict[str, Any] = visitor.page.request.get(f"{visitor.address}/api/tables/{table}").json()
    if legal := seen["legal"]:
        most = max(map(scene.worth, legal))
        move = choose.choice([each for each in legal if scene.worth(each) == most])
        act(visitor, table, action="move", seat=seen["table"]["due"][0], move=move)


def photograph(visitor: Visitor) -> Image.Image:
    picture = Image.open(io.BytesIO(visitor.page.screenshot())).convert("RGB")
    return picture.resize(SHOWN, Image.Resampling.LANCZOS)


def frames(browser: Browser, address: str) -> Iterator[Frame]:
    width, height = WINDOW
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="en",
        color_scheme="light",
        reduced_motion="reduce",
    )
    visitor = Visitor(context, address)
    named(visitor, "Ida")
    ready = f"{address}/api/ready"
    visitor.until(lambda: bool(visitor.page.request.get(ready).json()["ready"]), "kernels that are compiled")
    visitor.go("/")
    expect(visitor.page.locator(".games").first).to_be_visible()
    visitor.page.wait_for_timeout(1000)
    yield Frame(photograph(visitor), LAST_MOVE_SECONDS)
    for scene in SCENES:
        yield from film(visitor, scene)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        environment = {
            "KLOTZ_DATABASE_URL": f"sqlite:///{folder}/klotz.db",
            "KLOTZ_SECRET": "the secret of a movie",
            "KLOTZ_RATE_LIMITS": "no",
        }
        server = Node(Path(folder), environment)
        try:
            server.ready()
            browser = launch(playwright)
            first, *others = frames(browser, server.url)
            browser.close()
        finally:
            server.kill()
    first.picture.save(
        MOVIE,
        save_all=True,
        append_images=[frame.picture for frame in others],
        duration=[round(1000 * frame.seconds) for frame in (first, *others)],
        loop=0,
        quality=70,
        method=6,
        minimize_size=True,
    )
    seconds = sum(frame.seconds for frame in (first, *others))
    print(f"{MOVIE}: {len(others) + 1} frames, {seconds:.0f} s, {MOVIE.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
