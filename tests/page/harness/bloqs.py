"""Hands that play Bloqs: whatever the page asks for, they do one of the things it offers."""

from playwright.sync_api import expect

from tests.page.harness.visitors import Visitor


class BloqsHands:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.prompt = self.page.locator("section.prompt")
        self.done: set[str] = set()
        """What has been done so far: roll, cw, ccw, build, steal, swap, allow, defend, pass, card."""

    def in_layers(self) -> None:
        """The view that needs no 3-D; whoever has no WebGL is in it already."""
        switch = self.visitor.button("Layers")
        if switch.count():
            switch.click()
        expect(self.page.locator("svg.ring")).to_be_visible()

    def step(self) -> None:
        """One move, as the page asks for it."""
        assert self.visitor.legal
        before = self.visitor.moves
        verb = self.visitor.legal[0].split()[0]
        act = {
            "roll": self._roll,
            "card": self._roll,
            "teleport": self._roll,
            "cw": self._go,
            "ccw": self._go,
            "build": self._build,
            "steal": self._steal,
            "swap": self._swap,
            "allow": self._allow,
            "defend": self._allow,
            "pass": self._pass,
        }[verb]
        act()
        self.visitor.until(lambda: self.visitor.moves > before or self.visitor.is_over, f"the move: {verb}")

    def _roll(self) -> None:
        card = self.prompt.locator(".hand button.card:enabled.die").first
        if "card" not in self.done and card.count():
            self.done.add("card")
            card.click()
        else:
            self.done.add("roll")
            self.prompt.get_by_role("button", name="Roll", exact=True).click()

    def _go(self) -> None:
        way = "ccw" if "cw" in self.done else "cw"
        self.done.add(way)
        self.prompt.locator(f"button.way.{way}").click()

    def take_piece(self) -> None:
        """Where any piece may be built, one is chosen first."""
        turner = self.prompt.locator(".turner")
        expect(turner.or_(self.prompt.locator(".kinds")).first).to_be_visible()
        if not turner.count():
            self.prompt.locator(".kinds button.lit").first.click()
        expect(turner).to_be_visible()

    def _build(self) -> None:
        """In turn by the button, by a press on the piece's shadow, and by keys."""
        self.take_piece()
        turner = self.prompt.locator(".turner")
        shadow = self.page.locator(".square.ghost").first
        if "build" not in self.done:
            turner.get_by_role("button", name="Build it here").click()
            self.done.add("build")
        elif "build by shadow" not in self.done and shadow.count():
            shadow.click()
            self.done.add("build by shadow")
        else:
            self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("n")
            self.page.locator("body").press("Enter")
            self.done.add("build by keys")

    def _steal(self) -> None:
        self.done.add("steal")
        self.prompt.locator("button.piece.lit").first.click()
        self._confirm("Steal it")

    def _swap(self) -> None:
        self.done.add("swap")
        groups = self.prompt.locator(".tower")
        groups.nth(0).locator("button.piece.lit").first.click()
        groups.nth(1).locator("button.piece.lit").first.click()
        self._confirm("Swap")

    def _confirm(self, action: str) -> None:
        """Where nothing is to be confirmed, choosing was the move already."""
        button = self.prompt.get_by_role("button", name=action, exact=True)
        if button.count() and button.is_enabled():
            button.click()

    def _allow(self) -> None:
        defend = self.prompt.get_by_role("button", name="Defend", exact=True)
        if defend.is_enabled():
            self.done.add("defend")
            defend.click()
        else:
            self.done.add("allow")
            self.prompt.get_by_role("button", name="Let it happen").click()

    def _pass(self) -> None:
        self.done.add("pass")
        self.prompt.get_by_role("button", name="Pass", exact=True).click()

    def by_keys(self) -> None:
        """Enter rolls on the button that has the focus, and builds what is in hand."""
        assert self.visitor.legal
        before = self.visitor.moves
        verb = self.visitor.legal[0].split()[0]
        if verb == "build" and self.prompt.locator(".turner").count():
            for key in ("r", "ArrowRight", "PageUp"):
                self.page.keyboard.press(key)
            self.page.locator("body").press("Enter")
        elif verb in ("steal", "swap"):
            for tower in range(2 if verb == "swap" else 1):
                self.prompt.locator(".tower").nth(tower).locator("button.piece.lit").first.press("Enter")
            button = self.prompt.get_by_role(
                "button", name="Swap" if verb == "swap" else "Steal it", exact=True
            )
            if button.count() and button.is_enabled():
                button.press("Enter")
        else:
            buttons = self.prompt.locator(
                "button.piece.lit, .kinds button.lit, .choices button, button.wide, .build"
            )
            buttons.first.press("Enter")
            if self.visitor.moves == before and verb == "build":
                self.page.locator("body").press("Enter")
        self.visitor.until(lambda: self.visitor.moves > before or self.visitor.is_over, f"by keys: {verb}")
