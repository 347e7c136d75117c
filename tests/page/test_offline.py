"""Without a network: the page opens and shows one's games and lessons, and a move by post is sent later, once."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.page.conftest import Visit, environment_of
from tests.page.harness.blokus import BlokusHands
from tests.server.harness.nodes import Node

KEPT = """async () => {
    const names = await (await fetch("/assets.json")).json();
    const kept = await (await caches.open("klotz-page-2")).keys();
    return kept.length > 20 && kept.length >= names.filter((name) => !/assets\\/[a-z]{2}-/.test(name)).length;
}"""
SAVED = "Your move is saved and will be sent as soon as you're online."


def test_the_page_without_a_network(visit: Visit, tmp_path: Path) -> None:
    server = Node(tmp_path, environment_of(tmp_path)).ready()
    try:
        visitor = visit(address=server.url)
        page = visitor.page
        visitor.go("/")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        seats = [{"kind": "me"}, {"kind": "computer", "level": 1}]
        wish = {"game": "blokus-duo", "seats": seats, "clock": {"kind": "days", "days": 3}}
        assert page.request.post(f"{server.url}/api/guest", data={}).ok
        table = page.request.post(f"{server.url}/api/tables", data=wish).json()["table"]["id"]
        # Coming back, with the service worker: pages are kept, and so is what is looked at.
        visitor.go("/learn/blokus-duo/lesson")
        expect(page.locator("main svg").first).to_be_visible()
        visitor.go("/")
        expect(page.get_by_text("Your turn")).to_be_visible()
        visitor.go(f"/table/{table}")
        assert visitor.until_my_turn()
        page.wait_for_function(KEPT)

        server.kill()
        visitor.context.set_offline(True)
        visitor.expected_complaints = re.compile("ERR_|WebSocket|Failed to load resource|Failed to fetch")
        page.goto(f"{server.url}/")
        expect(page.get_by_text("You're offline.")).to_be_visible()
        page.get_by_role("link", name=re.compile("Blokus Duo.*Your turn")).click()
        page.locator(".tray").first.wait_for()
        hands = BlokusHands(visitor)
        hands.lay(hands.choose_move())
        expect(page.get_by_text(SAVED)).to_be_visible()
        page.reload()
        expect(page.get_by_text(SAVED)).to_be_visible()
        expect(page.locator(".board svg[role=grid] g.piece")).to_have_count(1)
        # What needs a connection says so.
        page.goto(f"{server.url}/")
        page.get_by_role("button", name="Blokus Duo: Play the computer").click()
        expect(page.get_by_text("Can't reach the server.")).to_be_visible()
        # A lesson that was opened before goes on.
        page.goto(f"{server.url}/learn/blokus-duo/lesson")
        expect(page.locator("main svg").first).to_be_visible()

        server.start_again()
        server.ready()
        visitor.context.set_offline(False)
        expect(page.get_by_text("You're offline.")).to_be_hidden()

        def mine() -> list[str]:
            events = page.request.get(f"{server.url}/api/tables/{table}/events").json()["events"]
            return [
                event["data"]["text"] for event in events if (event["kind"], event["seat"]) == ("moved", 0)
            ]

        visitor.until(lambda: bool(mine()), "the move that was kept")
        visitor.go(f"/table/{table}")
        assert visitor.until_my_turn()
        assert len(mine()) == 1
        expect(page.get_by_text(SAVED)).to_be_hidden()
        assert page.evaluate("localStorage.getItem('klotz-moves')") == "[]"
    finally:
        server.kill()
