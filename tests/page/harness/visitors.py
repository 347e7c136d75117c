"""Somebody who visits the page with a browser of their own. Whatever the browser complains about is kept."""

import json
import re
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Request,
    WebSocket,
    expect,
)

_PATIENCE: Final = 90.0
"""Seconds until a test gives up on something that should have happened: no measure of speed."""

DESKTOP: Final = (1440, 900)
TABLET: Final = (820, 1180)
PHONE: Final = (390, 844)

expect.set_options(timeout=_PATIENCE * 1000)


class Visitor:
    """One browser window, and what the server told it about the table it is at."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        context.set_default_timeout(_PATIENCE * 1000)
        self.context = context
        self.address = address
        self.page = context.new_page()
        self.complaints: list[str] = []
        self.expected_complaints: re.Pattern[str] | None = None
        """What a test brings about on purpose, such as connections that fail while there is no network."""
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.legal: list[str] | None = None
        self.everything_heard: list[str] = []
        """Whatever the server sent over the socket, as text."""
        self.page.on("console", self._said)
        self.page.on("pageerror", self._failed)
        self.page.on("requestfailed", self._not_loaded)
        self.page.on("websocket", self._connected)

    # ------------------------------------------------------------------ what went wrong

    def _complain(self, complaint: str) -> None:
        if self.expected_complaints is None or not self.expected_complaints.search(complaint):
            self.complaints.append(complaint)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "GPU stall due to ReadPixels" not in message.text:
            self._complain(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _failed(self, error: Error) -> None:
        self._complain(f"page error: {error.stack or error.message}")

    def _not_loaded(self, request: Request) -> None:
        # What is still on its way when one goes on to another page is called off: that is no failure.
        if request.failure != "net::ERR_ABORTED":
            self._complain(f"not loaded: {request.url} ({request.failure})")

    # ------------------------------------------------------------------ what the server says

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.everything_heard.append(text)
        message = json.loads(text)
        position = message.get("position") or (message if message["type"] == "snapshot" else None)
        if position:
            self.view, self.legal = position["view"] or {}, position["legal"]
        if message.get("table"):
            self.table = message["table"]

    @property
    def moves(self) -> int:
        return len(self.view.get("moves", []))

    @property
    def is_over(self) -> bool:
        return self.table.get("status") == "finished"

    # ------------------------------------------------------------------ doing things

    def go(self, path: str) -> None:
        self.table, self.view, self.legal = {}, {}, None
        self.page.goto(self.address + path)
        self.page.locator("main").wait_for()

    def until(self, happens: Callable[[], bool], what: str) -> None:
        """Wait for something that the server or the page does."""
        give_up = time.monotonic() + _PATIENCE
        while not happens():
            assert time.monotonic() < give_up, f"it never happened: {what}; complaints: {self.complaints}"
            self.page.wait_for_timeout(10)

    def until_my_turn(self) -> bool:
        """Whether there is a turn to come, and is shown; false once the game is over.

        What the server said is known here before it is drawn there: quicker hands would press what was there before.
        """
        self.until(lambda: self.is_over or bool(self.legal and self._is_shown()), "my turn, or the end")
        return not self.is_over

    def _is_shown(self) -> bool:
        return self.page.locator(f".play[data-moves='{self.moves}']").count() == 1

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    def start_against_computer(self, game: str, level: int = 1) -> None:
        """In one click from the start page, as `game` is called there."""
        self.go("/")
        self.page.get_by_label("Computer level").select_option(str(level))
        self.button(f"{game}: Play the computer").click()
        self.until(lambda: bool(self.table), "the table")

    def take_over(self) -> None:
        """Let the computer play on, to the end: the page asks for more patience than a test has."""
        wish = {"action": "take_over", "seat": (self.view["due"] or [0])[0], "level": 1}
        response = self.page.request.post(f"{self.address}/api/tables/{self.table['id']}/actions", data=wish)
        assert response.ok, response.text()
        self.until(lambda: self.is_over, "the end")

    def final_scores(self) -> list[int]:
        """As the score sheet shows them, by seat; they are what the server counted."""
        expect(self.page.locator("#end")).to_be_visible()
        totals = self.page.locator(".end tbody [data-total]").evaluate_all(
            "cells => cells.map(cell => Number(cell.dataset.total))"
        )
        shown = sorted(totals)
        counted = [int(score) for score in self.table["outcome"]["scores"]]
        assert shown == sorted(counted)
        return counted
