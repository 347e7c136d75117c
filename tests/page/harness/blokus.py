"""Hands that lay pieces on the board of Blokus: by mouse, by drag, by finger, by keys."""

import re
from typing import Final

from playwright.sync_api import Locator

from tests.page.harness.visitors import Visitor

Cell = tuple[int, int]
Shape = frozenset[Cell]

_CELL: Final = re.compile(r"([a-z])(\d+)")


def cells_of(move: str) -> list[Cell]:
    return [(ord(column) - ord("a"), int(row) - 1) for column, row in _CELL.findall(move)]


def normal(cells: list[Cell]) -> Shape:
    left, bottom = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - left, y - bottom) for x, y in cells)


def turned_right(shape: Shape) -> Shape:
    return normal([(y, -x) for x, y in shape])


def flipped(shape: Shape) -> Shape:
    return normal([(-x, y) for x, y in shape])


def ways_round(shape: Shape) -> dict[Shape, str]:
    """Each way round, with the keys that lead there: r turns right, f flips."""
    found: dict[Shape, str] = {}
    for flip in ("", "f"):
        now = flipped(shape) if flip else shape
        for turns in range(4):
            found.setdefault(now, flip + "r" * turns)
            now = turned_right(now)
    return found


class BlokusHands:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.board = self.page.locator("svg[role=grid]")
        self.tray = self.page.locator(".tray button")

    # ------------------------------------------------------------------ what is on the screen

    def _shapes(self) -> list[Shape]:
        """The pieces in the tray, as they are drawn."""
        drawn: list[list[list[float]]] = self.tray.evaluate_all(
            """buttons => buttons.map(button => [...button.querySelector('path.squares').getAttribute('d')
                .matchAll(/M([-\\d.]+) ([-\\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]))"""
        )
        return [normal([(round(x), -round(y)) for x, y in cells]) for cells in drawn]

    def middle_of(self, cells: list[Cell]) -> tuple[float, float]:
        """Where on the screen the middle of these squares is."""
        boxes: list[list[float]] = self.board.evaluate(
            """(board, names) => names.map(name => {
                const box = board.querySelector(`[role=gridcell][id$="-${name}"]`).getBoundingClientRect();
                return [box.left, box.top, box.right, box.bottom];
            })""",
            [f"{chr(ord('a') + x)}{y + 1}" for x, y in cells],
        )
        left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
        right, bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)
        return (left + right) / 2, (top + bottom) / 2

    def square(self) -> float:
        """How wide a square is on the screen."""
        return self.middle_of([(1, 0)])[0] - self.middle_of([(0, 0)])[0]

    def button_of(self, cells: list[Cell]) -> tuple[Locator, Shape]:
        """The piece in the tray that these squares are, and which way round it lies there."""
        self.tray.first.wait_for()
        wanted = normal(cells)
        for number, shape in enumerate(self._shapes()):
            if wanted in ways_round(shape):
                return self.tray.nth(number), shape
        raise AssertionError(f"no such piece is left: {sorted(wanted)}")

    # ------------------------------------------------------------------ moves

    def choose_move(self) -> str:
        """One of the largest pieces that can be laid now, so that games end soon."""
        assert self.visitor.legal
        return max(self.visitor.legal, key=lambda move: (len(cells_of(move)), move))

    def _take(self, cells: list[Cell]) -> None:
        """Press the piece in the tray and turn it as needed."""
        # What the server said is known here before it is drawn there.
        if colour := self.visitor.view.get("colour"):
            self.page.locator(f".tray[aria-label*={colour}]").wait_for()
        button, _ = self.button_of(cells)
        button.click()
        self._turn(cells)

    def _turn(self, cells: list[Cell]) -> None:
        _, lies = self.button_of(cells)
        for key in ways_round(lies)[normal(cells)]:
            self.page.keyboard.press(key)
        assert self.button_of(cells)[1] == normal(cells)

    def turn_by_buttons(self, cells: list[Cell]) -> None:
        """Take the piece by a tap, and turn it by the buttons for that."""
        button, _ = self.button_of(cells)
        button.tap()
        _, lies = self.button_of(cells)
        for key in ways_round(lies)[normal(cells)]:
            self.visitor.button("Turn right (R)" if key == "r" else "Flip (F)").tap()
        assert self.button_of(cells)[1] == normal(cells)

    def lay(self, move: str) -> None:
        """By a press on the piece and one on the board, whatever comes of it."""
        cells = cells_of(move)
        self._take(cells)
        self.page.mouse.move(*self.middle_of(cells))
        self.page.locator(".held.fits").wait_for()
        self.page.mouse.down()
        self.page.mouse.up()

    def by_click(self, move: str) -> None:
        self.lay(move)
        self.expect_played(move)

    def by_drag(self, move: str) -> None:
        cells = cells_of(move)
        self._take(cells)
        button, _ = self.button_of(cells)
        box = button.bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        self.page.mouse.move(*self.middle_of(cells), steps=3)
        self.page.mouse.up()
        self.expect_played(move)

    def by_keys(self) -> None:
        """The next piece that fits somewhere, at its first place: no mouse, and nothing known but what keys do."""
        before = self.visitor.moves
        self.page.keyboard.press("PageDown")
        self.page.keyboard.press("n")
        self.page.keyboard.press("Enter")
        self.visitor.until(lambda: self.visitor.moves > before or self.visitor.is_over, "the move by keys")

    def expect_played(self, move: str) -> None:
        """The server has it."""

        def has_it() -> bool:
            return any(text == move for _, text in self.visitor.view["moves"]) or self.visitor.is_over

        self.visitor.until(has_it, move)
