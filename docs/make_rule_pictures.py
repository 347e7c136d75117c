"""Makes the drawings beside the rules of the page: run it after a change in how things are drawn.

A picture is called like the rule that it shows, and has no words in it: the page has six languages.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import klotz
from docs.make_pictures import played as played_well
from docs.make_pictures import size as larger_first
from docs.make_tip_pictures import (
    ALONE,
    BLOKUS,
    DUO,
    GAP,
    PICTURES,
    RING,
    SECOND_SHEET,
    SHEET,
    TOGETHER,
    cropped,
    lines,
    played,
    tower,
)
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


def board(moves: int, *, last_move: bool = True) -> Picture:
    state = played("blokus", 4, lines(BLOKUS)[:moves])
    assert isinstance(state, BlokusState)
    return blokus.picture(state, coordinates=False, pieces_left=False, last_move=last_move)


def close_up(picture: Picture, left: int, bottom: int, squares: int, size: int = 20) -> str:
    """A few squares of a board, with what is beside it where they are at its edge."""
    edge = _MARGIN / 2
    x = _MARGIN + left * CELL - edge
    y = _MARGIN + (size - bottom - squares) * CELL - edge
    side = squares * CELL + 2 * edge
    return cropped(picture.svg(), f"{x:g} {y:g} {side:g} {side:g}")


def crossed_out(picture: Picture, cells: Sequence[Cell], size: int = 20) -> Picture:
    """A place where a piece must not lie."""
    grid = Grid(_MARGIN, _MARGIN + size * CELL, CELL)
    (around,) = outline(cells, 0.06)
    columns, rows = zip(*cells, strict=True)
    left, right, bottom, top = min(columns), max(columns) + 1, min(rows), max(rows) + 1
    crossing = [
        Line(grid.at(left, bottom), grid.at(right, top), stroke=_FORBIDDEN, stroke_width=3),
        Line(grid.at(left, top), grid.at(right, bottom), stroke=_FORBIDDEN, stroke_width=3),
    ]
    shape = Polygon(tuple(grid.at(*corner) for corner in around), stroke=_FORBIDDEN, stroke_width=2)
    return replace(picture, elements=(*picture.elements, shape, *crossing))


def blokus_pictures() -> dict[str, str]:
    beside_itself = [(14, 1), (15, 1), (16, 1)]
    whole_game = played_well(klotz.game("blokus"), moves=84, seed=3, worth=larger_first)
    style = {"coordinates": False, "pieces_left": False}
    return {
        "BK-1": board(8).svg(),
        "BK-2": close_up(board(1), 13, 0, 7),
        "BK-3": close_up(board(5), 13, 0, 7),
        "BK-4": close_up(crossed_out(board(1, last_move=False), beside_itself), 13, 0, 7),
        "BK-5": close_up(board(16, last_move=False), 7, 7, 8),
        "BK-7": drawing.svg(whole_game, **style, last_move=False),
        "BK-12": drawing.svg(played("blokus-duo", 2, lines(DUO)[:2]), **style),
    }


# ---------------------------------------------------------------------- Bloxx!


def bloxx_pictures() -> dict[str, str]:
    def sheet(moves: str, until: int | None = None, seats: int = 1, rows: int = 6) -> str:
        """The lower rows of the last sheet: above them there is nothing yet."""
        state = played("bloxx", seats, lines(moves)[:until])
        left, top, width, height = map(float, (SHEET if seats == 1 else SECOND_SHEET).split())
        shown = height * rows / 10
        box = f"{left:g} {top + height - shown:g} {width:g} {shown:g}"
        return cropped(drawing.svg(state, coordinates=False), box)

    return {
        "BX-3": sheet(TOGETHER, seats=2),
        "BX-5": sheet(ALONE, 2),
        "BX-6": sheet(ALONE, 4),
        "BX-8": sheet(GAP),
        "BX-10": sheet(ALONE, 8),
        "BX-11": sheet(ALONE),
    }


# ---------------------------------------------------------------------- Bloqs

LAYER: Final = {"I3#9": "a1.1,a2.1,a3.1", "O4#17": "b1.1,c1.1,b2.1,c2.1", "2#5": "b3.1,c3.1"}
CUBE: Final = {
    **LAYER,
    "I3#10": "c1.2,c2.2,c3.2",
    "O4#18": "a1.2,b1.2,a2.2,b2.2",
    "2#6": "a3.2,b3.2",
    "L4#21": "a1.3,a2.3,a3.3,b3.3",
    "T4#25": "c1.3,b2.3,c2.3,c3.3",
    "1#1": "b1.3",
}


def bloqs_pictures() -> dict[str, str]:
    out, down = (1, 0, 0), (0, 0, -1)
    bridge = {"2#5": "a1.1,a1.2", "2#6": "c1.1,c1.2", "I3#9": "a1.3,b1.3,c1.3"}
    weighed = {"1#1": "a1.1", "I3#9": "a1.2,b1.2,c1.2", "2#5": "a1.3,a1.4", "2#6": "a1.5,a1.6"}
    towers = {
        "BQ-9": bloqs.tower_picture(
            tower({**LAYER, "1#2": "c3.2"}), coordinates=False, highlight=[2], arrows=[Arrow((2, 2, 1), out)]
        ),
        "BQ-12": bloqs.tower_picture(
            tower(bridge), coordinates=False, highlight=[6], arrows=[Arrow((2, 0, 0), out)]
        ),
        "BQ-13": bloqs.tower_picture(
            tower(weighed), coordinates=False, highlight=[6], arrows=[Arrow((2, 0, 1), down)]
        ),
        "BQ-14": bloqs.tower_picture(tower(CUBE), coordinates=False),
        "BQ-16": bloqs.tower_picture(tower({**LAYER, "O4#18": "a2.2,b2.2,a3.2,b3.2"}), coordinates=False),
        "BQ-M9": bloqs.tower_picture(tower({**CUBE, **raised(CUBE)}), coordinates=False),
    }
    start = klotz.game("bloqs").start(2)
    opening = "roll 3, roll 3, roll 1, roll 6, roll 1, cw, disc L4, build L4#21 a2.1,a3.1,b3.1,c3.1"
    turn2 = played("bloqs-turn2", 2, [*opening.split(", "), "roll 6"])
    return {
        **{rule: picture.svg() for rule, picture in towers.items()},
        "BQ-1": ring(start),
        "BQ-17": ring(turn2),
    }


def raised(pieces: dict[str, str], by: int = 3) -> dict[str, str]:
    """The same pieces once more, on top of them: others of the same kinds."""
    taken = set(pieces)
    above = {}
    for name, cells in pieces.items():
        kind, number = name.split("#")
        other = next(
            f"{kind}#{each}" for each in range(int(number), int(number) + 4) if f"{kind}#{each}" not in taken
        )
        taken.add(other)
        squares = [cell.split(".") for cell in cells.split(",")]
        above[other] = ",".join(f"{square}.{int(layer) + by}" for square, layer in squares)
    return above


def ring(state: State) -> str:
    return cropped(drawing.svg(state, coordinates=False), RING)


def main() -> None:
    for rule, content in {**blokus_pictures(), **bloxx_pictures(), **bloqs_pictures()}.items():
        (PICTURES / f"rule-{rule}.svg").write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
