"""Hands that draw on the sheet of Bloxx!: by button, by click, by drag, by keys."""

from playwright.sync_api import Locator

from tests.page.harness.visitors import Visitor


class BloxxHands:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.sheet = self.page.locator(".whole-sheet")

    def die(self) -> Locator:
        """One that fits somewhere."""
        assert self.visitor.legal
        return self.page.locator(f"button[data-die={self.visitor.legal[0][0]}]")

    def place(self) -> tuple[float, float]:
        """Where the shape in hand may go: a mark on the sheet, or where it is already."""
        marks = self.sheet.locator("circle.place")
        target = marks.first if marks.count() else self.sheet.locator("g.ghost path, g.ghost circle").first
        box = target.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def passes(self) -> bool:
        """Neither shape fits: the page says so, and offers the one thing there is to do."""
        if self.visitor.legal != ["pass"]:
            return False
        before = self.visitor.moves
        self.visitor.button("Pass").click()
        self._expect_more(before)
        return True

    def by_button(self) -> None:
        before = self.visitor.moves
        self.die().click()
        self.visitor.button("Draw it").click()
        self._expect_more(before)

    def by_click(self) -> None:
        before = self.visitor.moves
        self.die().click()
        self.page.mouse.move(*self.place())
        self.page.mouse.down()
        self.page.mouse.up()
        self._expect_more(before)

    def by_drag(self) -> None:
        before = self.visitor.moves
        die = self.die()
        die.click()
        place = self.place()
        box = die.bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + 30, box["y"] + 30)
        self.page.mouse.down()
        self.page.mouse.move(*place, steps=4)
        self.page.mouse.up()
        self._expect_more(before)

    def by_tap(self) -> None:
        """With a finger a place is only shown at first, and confirmed by the button."""
        before = self.visitor.moves
        self.die().tap()
        self.page.touchscreen.tap(*self.place())
        self.page.wait_for_timeout(100)
        assert self.visitor.moves == before
        self.visitor.button("Draw it").tap()
        self._expect_more(before)

    def square(self) -> float:
        """How wide a square is on the screen."""
        box = self.sheet.locator("[role=gridcell]").first.bounding_box()
        assert box is not None
        return box["width"]

    def by_keys(self, *, focus: bool = True) -> None:
        before = self.visitor.moves
        assert self.visitor.legal
        if focus:
            self.sheet.locator("[role=gridcell][tabindex='0']").focus()
        self.page.keyboard.press("1" if self.visitor.legal[0].startswith("A") else "2")
        self.page.keyboard.press("n")
        self.page.keyboard.press("Enter")
        self._expect_more(before)

    def _expect_more(self, before: int) -> None:
        self.visitor.until(lambda: self.visitor.moves > before or self.visitor.is_over, "the drawing")
