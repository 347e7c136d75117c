"""A computer that thinks for long: the page shows it, and makes it move."""

from collections.abc import Iterator

import pytest

pytest.importorskip("playwright", reason="the Python package playwright is not installed")

from playwright.sync_api import expect

from tests.page.conftest import Visit, environment_of
from tests.server.harness.nodes import Node
from tests.server.harness.ponder import installed


@pytest.fixture(scope="module")
def ponderers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server whose computers think until they are told to move."""
    folder = tmp_path_factory.mktemp("ponder")
    node = Node(folder, {**installed(folder), **environment_of(folder)})
    try:
        yield node.ready()
    finally:
        node.kill()


def test_it_is_shown_and_can_be_hurried(visit: Visit, ponderers: Node) -> None:
    ann = visit(address=ponderers.url)
    ann.start_against_computer("Toy")
    expect(ann.page.get_by_text("Thinking …")).to_be_visible()
    ann.button("Move now").click()
    ann.until(lambda: ann.moves == 3, "two cards dealt, and the computer's choice")
    expect(ann.button("Move now")).to_have_count(0)
    expect(ann.page.get_by_role("heading", name="Your turn")).to_be_visible()


def test_those_who_only_watch_see_it(visit: Visit, ponderers: Node) -> None:
    ann, eve = visit(address=ponderers.url), visit(address=ponderers.url)
    ann.start_against_computer("Toy")
    eve.go(f"/table/{ann.table['id']}")
    expect(eve.page.get_by_text("Thinking …")).to_be_visible()
    expect(eve.button("Move now")).to_have_count(0)
