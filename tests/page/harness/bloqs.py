"""Hands that play Bloqs: whatever the page asks for, they do one of the things it offers."""

from playwright.sync_api import Locator, expect

from tests.page.harness.visitors import Visitor


class BloqsHands:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.prompt = self.page.locator("section.prompt")
        self.done: set[str] = set()
        """What has been done so far: roll, cw, ccw, build, steal, swap, allow, defend, pass, card."""

    def _verb(self) -> str:
        """What is asked for. A card can stand in for others, so that it says the least."""
        assert self.visitor.legal
        verbs = {move.split()[0] for move in self.visitor.legal}
        return next(
            verb for verb in ("roll", "cw", "build", "steal", "swap", "allow", "pass") if verb in verbs
        )

    def step(self) -> None:
        """One move, as the page asks for it."""
        before = self.visitor.moves
        verb = self._verb()
        act = {
            "roll": self._roll,
            "cw": self._go,
            "build": self._build,
            "steal": self._steal,
            "swap": self._swap,
            "allow": self._allow,
            "pass": self._pass,
        }[verb]
        act()
        self._expect_more(before, verb)

    def _expect_more(self, before: int, verb: str) -> None:
        self.visitor.until(lambda: self.visitor.moves > before or self.visitor.is_over, f"the move: {verb}")

    def _roll(self) -> None:
        card = self.prompt.locator(".hand button.card:enabled.die").first
        if "card" not in self.done and card.count():
            self.done.add("card")
            card.click()
        else:
            self.done.add("roll")
            self._button("Roll").click()

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
        shadow = self.page.locator(".square.ghost").first
        if "build" not in self.done:
            self._button("Build it here").click()
            self.done.add("build")
        elif "build by shadow" not in self.done and shadow.count():
            shadow.click()
            self.done.add("build by shadow")
        else:
            self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("n")
            self.page.evaluate("document.activeElement?.blur()")
            self.page.keyboard.press("Enter")
            self.done.add("build by keys")

    def _steal(self) -> None:
        """With a mouse, a press on the piece is the move; what a finger has chosen is confirmed."""
        self.done.add("steal")
        self.prompt.locator("button.piece.lit").first.click()
        if self.page.evaluate("matchMedia('(pointer: coarse)').matches"):
            self._button("Steal it").click()

    def _swap(self) -> None:
        """One piece of each tower, and then the button: there is always something to look over."""
        self.done.add("swap")
        for piece in self._to_swap():
            piece.click()
        self._button("Swap").click()

    def _to_swap(self) -> list[Locator]:
        return [
            self.prompt.locator(".tower").nth(tower).locator("button.piece.lit").first for tower in (0, 1)
        ]

    def _button(self, name: str) -> Locator:
        return self.prompt.get_by_role("button", name=name, exact=True)

    def _allow(self) -> None:
        defend = self._button("Defend")
        if defend.is_enabled():
            self.done.add("defend")
            defend.click()
        else:
            self.done.add("allow")
            self._button("Allow").click()

    def _pass(self) -> None:
        self.done.add("pass")
        self._button("Pass").click()

    def by_keys(self) -> None:
        """Whatever is asked for, with keys alone: Enter on what has the focus, letters and arrows for the piece."""
        before = self.visitor.moves
        verb = self._verb()
        if verb == "build":
            turner = self.prompt.locator(".turner")
            expect(turner.or_(self.prompt.locator(".kinds")).first).to_be_visible()
            if not turner.count():
                self.prompt.locator(".kinds button.lit").first.press("Enter")
            for key in ("r", "ArrowRight", "PageUp"):
                self.page.keyboard.press(key)
            turner.locator("button.build").press("Enter")
        elif verb == "swap":
            for piece in (*self._to_swap(), self._button("Swap")):
                piece.press("Enter")
        else:
            offered = self.prompt.locator("button.piece.lit, .choices button:enabled, button.wide:enabled")
            offered.first.press("Enter")
        self._expect_more(before, verb)
