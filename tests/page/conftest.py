"""A server and a browser for all tests of the page; a visitor for each."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest

import klotz.server
from tests.needs import PAGE, missing
from tests.server.harness.nodes import Node

pytest.importorskip("playwright", reason="the Python package playwright is not installed")

from playwright.sync_api import Browser, sync_playwright

from tests.page.harness.chromium import launch
from tests.page.harness.visitors import DESKTOP, Visitor

BUILT_PAGE = Path(klotz.server.__file__).parent / "page" / "index.html"

Visit = Callable[..., Visitor]
Browsers = Callable[[bool], Browser]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browsers]:
    """One for all tests here, and a slow one with 3-D. They end with them: others have event loops of their own."""
    if not BUILT_PAGE.exists():
        raise missing(PAGE)
    launched: dict[bool, Browser] = {}
    with sync_playwright() as playwright:

        def browser_with(three_d: bool) -> Browser:
            if three_d not in launched:
                launched[three_d] = launch(playwright, three_d=three_d)
            return launched[three_d]

        yield browser_with
        for each in launched.values():
            each.close()


def environment_of(folder: Path) -> dict[str, str]:
    return {
        "KLOTZ_DATABASE_URL": f"sqlite:///{folder / 'klotz.db'}",
        "KLOTZ_REDIS_URL": "",
        "KLOTZ_SECRET": "a secret of this test",
        "KLOTZ_RATE_LIMITS": "no",
    }


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    folder = tmp_path_factory.mktemp("page")
    node = Node(folder, environment_of(folder))
    try:
        yield node.ready()
    finally:
        node.kill()


@pytest.fixture
def visit(browser: Browsers, server: Node) -> Iterator[Visit]:
    """Makes visitors, each with cookies and settings of their own. A complaint of their browsers fails the test."""
    visitors: list[Visitor] = []

    def visiting(
        size: tuple[int, int] = DESKTOP,
        *,
        language: str = "en",
        dark: bool = False,
        touch: bool = False,
        three_d: bool = False,
        address: str | None = None,
        pace: Literal["instant", "normal", "slow"] = "instant",
        motion: bool = False,
        newcomer: bool = False,
    ) -> Visitor:
        scheme: Literal["dark", "light"] = "dark" if dark else "light"
        context = browser(three_d).new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme=scheme,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
        )
        # Tests know at once what the server says, so that the page shows it at once, unless pace is what they test.
        kept = json.dumps(
            {"pace": pace, "soundOffered": True, "shownAround": "" if newcomer else "blokus bloxx bloqs"}
        )
        context.add_init_script(
            f"if (location.protocol === 'http:' && !localStorage.getItem('klotz-settings'))"
            f" localStorage.setItem('klotz-settings', '{kept}');"
        )
        visitors.append(Visitor(context, address or server.url))
        return visitors[-1]

    yield visiting
    for visitor in visitors:
        visitor.context.close()
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    assert not complaints, "\n".join(complaints)
