"""`klotz play --house`: the page at an address of a home network, with a code for phones and a warning."""

import pytest
from playwright.sync_api import Route, expect

from tests.page.conftest import Visit
from tests.page.harness.visitors import PHONE, Visitor

HOME = "http://192.168.1.20:8000"


def at_home(visitor: Visitor) -> None:
    """The server of these tests under an address of a home network."""
    server = visitor.address
    visitor.address = HOME

    def answer(route: Route) -> None:
        asked = route.request
        as_at_home = {**asked.headers, "host": HOME.removeprefix("http://")}
        route.fulfill(response=route.fetch(url=asked.url.replace(HOME, server), headers=as_at_home))

    visitor.context.route(f"{HOME}/**", answer)


@pytest.mark.parametrize("path", ["/", "/settings"])
def test_phones_are_shown_a_code_and_everybody_a_warning(visit: Visit, path: str) -> None:
    visitor = visit(PHONE)
    at_home(visitor)
    visitor.go(path)
    house = visitor.page.get_by_role("region", name="Phones in this house")
    expect(house.get_by_role("img", name=HOME)).to_be_visible()
    expect(house).to_contain_text(HOME)
    expect(house).to_contain_text("It has to be in the same Wi‑Fi.")
    expect(house).to_contain_text("Anyone in this network can open it and play")
    assert visitor.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_on_this_device_alone_it_is_said_how_phones_can_join(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/settings")
    house = visitor.page.get_by_role("region", name="Phones in this house")
    expect(house).to_contain_text("klotz play --house")
    expect(house.get_by_role("img")).to_have_count(0)
    visitor.go("/")
    expect(house).to_have_count(0)
