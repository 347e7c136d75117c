"""Makes the drawings beside the rules of the page: run it after a change in how things are drawn.

A picture is called like the rule that it shows, and has no words in it: the page has six languages.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import klotz
from docs.make_pictures import played as played_well
from docs.make_pictures import size as larger_first
from docs.make_tip_pictures import PICTURES, RING, SECOND_SHEET, SHEET, cropped
from docs.teaching import rule, rule_tower
from klotz.games.blokus import BlokusState
from klotz.games.contract import State
from klotz.picture import Line, Picture, Polygon
from klotz.records import drawing
from klotz.records.drawing import blokus, bloqs
from klotz.records.drawing.blokus import CELL
from klotz.records.drawing.bloqs import Arrow
from klotz.records.drawing.grid import Grid
from klotz.shapes import Cell, outline

_MARGIN: Final = 12  # around the squares, where no coordinates are drawn
_FORBIDDEN: Final = "#b3261e"


# ---------------------------------------------------------------------- Blokus


BESIDE_ITSELF: Final = ((14, 1), (15, 1), (16, 1))
"""Where blue must not go next: side by side with its own piece."""


def board(name: str, *, last_move: bool = True) -> Picture:
    state = rule(name)
    assert isinstance(state, BlokusState)
    return blokus.picture(state, coordinates=False, pieces_left=False, last_move=last_move)


def close_up(picture: Picture, left: int, bottom: int, squares: int, size: int = 20) -> str:
    """A few squares of a board, with what is beside it where they are at its edge."""
    edge = _MARGIN / 2
    x = _MARGIN + left * CELL - edge
    y = _MARGIN + (size - bottom - squares) * CELL - edge
    side = squares * CELL + 2 * edge
    return cropped(picture.svg(), f"{x:g} {y:g} {side:g} {side:g}")


def crossed_out(picture: Picture, cells: Sequence[Cell], size: int = 20, left: float = _MARGIN) -> Picture:
    """A place where a piece must not lie; `left` is where the squares begin."""
    grid = Grid(left, _MARGIN + size * CELL, CELL)
    (around,) = outline(cells, 0.06)
    columns, rows = zip(*cells, strict=True)
    left, right, bottom, top = min(columns), max(columns) + 1, min(rows), max(rows) + 1
    crossing = [
        Line(grid.at(left, bottom), grid.at(right, top), stroke=_FORBIDDEN, stroke_width=3),
        Line(grid.at(left, top), grid.at(right, bottom), stroke=_FORBIDDEN, stroke_width=3),
    ]
    shape = Polygon(tuple(grid.at(*corner) for corner in around), stroke=_FORBIDDEN, stroke_width=2)
    return replace(picture, elements=(*picture.elements, shape, *crossing))


def whole_game() -> BlokusState:
    state = played_well(klotz.game("blokus"), moves=84, seed=3, worth=larger_first)
    assert isinstance(state, BlokusState)
    return state


def blokus_pictures() -> dict[str, str]:
    style: dict[str, Any] = {"coordinates": False, "pieces_left": False}
    return {
        "BK-1": board("BK-1").svg(),
        "BK-2": close_up(board("BK-2"), 13, 0, 7),
        "BK-3": close_up(board("BK-3"), 13, 0, 7),
        "BK-4": close_up(crossed_out(board("BK-4", last_move=False), BESIDE_ITSELF), 13, 0, 7),
        "BK-5": close_up(board("BK-5", last_move=False), 7, 7, 8),
        "BK-7": drawing.svg(whole_game(), **style, last_move=False),
        "BK-12": drawing.svg(rule("BK-12"), **style),
    }


# ---------------------------------------------------------------------- Bloxx!


def bloxx_pictures() -> dict[str, str]:
    def sheet(name: str, rows: int = 6) -> str:
        """The lower rows of the last sheet: above them there is nothing yet."""
        state = rule(name)
        left, top, width, height = map(float, (SHEET if state.seats == 1 else SECOND_SHEET).split())
        shown = height * rows / 10
        box = f"{left:g} {top + height - shown:g} {width:g} {shown:g}"
        return cropped(drawing.svg(state, coordinates=False), box)

    return {name: sheet(name) for name in ("BX-3", "BX-5", "BX-6", "BX-8", "BX-10", "BX-11")}


# ---------------------------------------------------------------------- Bloqs


def bloqs_pictures() -> dict[str, str]:
    out, down = (1, 0, 0), (0, 0, -1)
    marked = {"BQ-9": [2], "BQ-12": [6], "BQ-13": [6]}
    arrows = {
        "BQ-9": [Arrow((2, 2, 1), out)],
        "BQ-12": [Arrow((2, 0, 0), out)],
        "BQ-13": [Arrow((2, 0, 1), down)],
    }
    towers = {
        name: bloqs.tower_picture(
            rule_tower(name), coordinates=False, highlight=marked.get(name, []), arrows=arrows.get(name, [])
        )
        for name in ("BQ-9", "BQ-12", "BQ-13", "BQ-14", "BQ-16", "BQ-M9")
    }
    return {
        **{name: picture.svg() for name, picture in towers.items()},
        **{name: ring(rule(name)) for name in ("BQ-1", "BQ-17")},
    }


def ring(state: State) -> str:
    return cropped(drawing.svg(state, coordinates=False), RING)


def main() -> None:
    for name, content in {**blokus_pictures(), **bloxx_pictures(), **bloqs_pictures()}.items():
        (PICTURES / f"rule-{name}.svg").write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
