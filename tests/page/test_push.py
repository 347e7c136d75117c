"""A push, in a real browser: the service worker shows what it is about, and a click leads to the table."""

from typing import Any, Final

import pytest

pytest.importorskip("playwright", reason="the Python package playwright is not installed")

from playwright.sync_api import CDPSession, Worker, expect

from tests.page.conftest import Visit
from tests.page.harness.screens import act, first_legal_move, make_table
from tests.page.harness.visitors import Visitor

# A browser under test has no push service to subscribe at, and opens windows for real clicks only: those two are
# stood in for. The push itself, the worker that gets it, what it asks our server and shows are the real ones.
_STAND_INS: Final = """() => {
    self.ended = 0;
    self.opened = [];
    const subscription = {
        endpoint: "https://push.example.org/a-browser",
        unsubscribe: async () => { self.ended += 1; },
    };
    self.registration.pushManager.getSubscription = async () => (self.ended ? null : subscription);
    self.clients.openWindow = async (address) => self.opened.push(address);
}"""
_SHOWN: Final = """async () => (await self.registration.getNotifications()).map(
    ({ title, body, data, tag, actions }) =>
        ({ title, body, data, tag, actions: actions.map(each => each.title) }))"""
_CLICK: Final = """async (action) => {
    const [notification] = await self.registration.getNotifications();
    const click = new NotificationEvent("notificationclick", { notification, action });
    const done = [];
    click.waitUntil = (promise) => done.push(promise);
    self.dispatchEvent(click);
    await Promise.all(done);
}"""


def test_a_push_is_shown_and_leads_to_the_table(visit: Visit) -> None:
    ben, ada = visit(language="de"), visit()
    ben.context.grant_permissions(["notifications"], origin=ben.address)
    ben.go("/")
    worker = _worker(ben)
    devtools, registration = _registration_of(ben)
    assert ben.page.request.post(f"{ben.address}/api/guest", data={"name": "Ben"}).ok
    table = make_table(ada, "blokus-duo", [{"kind": "me"}, {"kind": "open"}], public=True)
    act(ben, table, action="sit")
    act(ada, table, action="move", move=first_legal_move(ada, table))

    def push() -> None:
        message = {"origin": ben.address, "registrationId": registration, "data": ""}
        devtools.send("ServiceWorker.deliverPushMessage", message)

    # Whoever looks at the page needs no notification.
    push()
    ben.page.wait_for_timeout(300)
    assert worker.evaluate(_SHOWN) == []
    ben.page.goto("about:blank")
    push()
    ben.until(lambda: worker.evaluate(_SHOWN) != [], "the notification")
    assert worker.evaluate(_SHOWN) == [
        {
            "title": "Your turn",
            "body": "Blokus Duo",
            "data": f"/table/{table}",
            "tag": "klotz-turn",
            "actions": ["Stop notifying me"],
        }
    ]
    worker.evaluate(_CLICK, "")
    assert worker.evaluate("self.opened") == [f"/table/{table}"]
    assert worker.evaluate(_SHOWN) == []
    ben.page.goto(f"{ben.address}/table/{table}")
    expect(ben.page.locator(".turn.mine")).to_be_visible()
    # One tap, and it is over.
    ben.page.goto("about:blank")
    push()
    ben.until(lambda: worker.evaluate(_SHOWN) != [], "the notification")
    worker.evaluate(_CLICK, "stop")
    assert worker.evaluate("self.ended") == 1


def _worker(visitor: Visitor) -> Worker:
    """The service worker, awake."""
    visitor.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    visitor.until(lambda: bool(visitor.context.service_workers), "the service worker")
    worker = visitor.context.service_workers[0]
    worker.evaluate(_STAND_INS)
    return worker


def _registration_of(visitor: Visitor) -> tuple[CDPSession, str]:
    devtools = visitor.context.new_cdp_session(visitor.page)
    known: list[str] = []

    def heard(event: dict[str, Any]) -> None:
        known.extend(
            each["registrationId"]
            for each in event["registrations"]
            if each["scopeURL"].startswith(visitor.address) and not each["isDeleted"]
        )

    devtools.on("ServiceWorker.workerRegistrationUpdated", heard)
    devtools.send("ServiceWorker.enable")
    visitor.until(lambda: bool(known), "the registration")
    return devtools, known[-1]
