"""What axe-core finds on every screen: nothing serious. Dark is other colours only, so only contrast is looked at."""

from pathlib import Path
from typing import Any

import pytest

from tests.needs import PAGE, missing
from tests.page.conftest import Visit
from tests.page.harness.screens import make_screens, prefer_layers, show
from tests.page.harness.visitors import DESKTOP, PHONE, Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

RUN = """async rules => {
    const found = await axe.run(document, { resultTypes: ['violations'], ...rules });
    const inDrawing = ({ target }) => document.querySelector(target[0])?.querySelector('svg text') ?? false;
    const problems = [];
    for (const { id, help, impact, nodes } of found.violations) {
        if (impact !== 'serious' && impact !== 'critical') continue;
        // The figures of a drawing are not the name of the button that they are on.
        const counted = id === 'label-content-name-mismatch' ? nodes.filter(node => !inDrawing(node)) : nodes;
        problems.push(...counted.slice(0, 4).map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`));
    }
    return problems;
}"""
ALL: dict[str, Any] = {}
LEAST_TO_BE_SEEN = 1.25
"""Large shaded areas are seen at less contrast than letters; in the dark they once had 1.1."""
CONTRAST: dict[str, Any] = {"runOnly": ["color-contrast"]}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_screen_keeps_anybody_out(visit: Visit, size: tuple[int, int]) -> None:
    if not AXE.exists():
        raise missing(PAGE, "axe-core comes with what builds it")
    visitor = visit(size)
    prefer_layers(visitor)
    screens = make_screens(visitor)
    visitor.go("/")
    visitor.page.evaluate(AXE.read_text())
    problems: list[str] = []
    for screen in screens:
        show(visitor, screen)
        visitor.page.evaluate(
            "document.querySelectorAll('details').forEach(details => (details.open = true))"
        )
        for scheme, rules in (("light", ALL), ("dark", CONTRAST)):
            set_scheme(visitor, scheme)
            problems += [f"{screen.name}, {scheme}: {found}" for found in visitor.page.evaluate(RUN, rules)]
    assert not problems, "\n".join(problems)


# How much lighter one colour is than another, as WCAG reckons it: that of the squares where the piece in hand may go,
# which is seen through, and that of the board below.
GLOW = """() => {
    const root = getComputedStyle(document.documentElement);
    const glow = getComputedStyle(document.querySelector('svg.above .glow'));
    const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const painted = (colour, opacity) => {
        probe.fillStyle = root.getPropertyValue('--board');
        probe.fillRect(0, 0, 1, 1);
        probe.globalAlpha = opacity;
        probe.fillStyle = colour;
        probe.fillRect(0, 0, 1, 1);
        probe.globalAlpha = 1;
        const [r, g, b] = [...probe.getImageData(0, 0, 1, 1).data].map(part => part / 255)
            .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [over, below] = [painted(glow.fill, Number(glow.opacity)), painted('transparent', 0)];
    return (Math.max(over, below) + 0.05) / (Math.min(over, below) + 0.05);
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_squares_where_a_piece_fits_are_seen(visit: Visit, scheme: str) -> None:
    visitor = visit(dark=scheme == "dark")
    visitor.go("/analysis/blokus-duo")
    visitor.page.locator(".tray button").first.click()
    visitor.page.locator("svg.above .glow").wait_for(state="attached")
    assert visitor.page.evaluate(GLOW) > LEAST_TO_BE_SEEN


def set_scheme(visitor: Visitor, scheme: str) -> None:
    visitor.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    visitor.page.locator(f"html[data-theme={scheme}]").wait_for()
    visitor.page.evaluate(
        "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
    )
