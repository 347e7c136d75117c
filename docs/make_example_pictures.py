"""Makes the drawings of the examples on the rule pages: run it after a change in how things are drawn.

They have no words in them, as the page has six languages; squares and discs are named as in the sentences below them.
"""

import re
from collections.abc import Collection
from dataclasses import replace
from typing import Final

from docs.make_rule_pictures import crossed_out
from docs.make_tip_pictures import PICTURES, RING, cropped
from docs.rule_examples import EXAMPLES
from klotz.games.blokus import BlokusState
from klotz.games.blokus.notation import parse_cells
from klotz.games.bloqs import BloqsState
from klotz.games.contract import State
from klotz.picture import Circle, Element, Picture, Text
from klotz.records import drawing
from klotz.records.drawing import blokus, bloqs
from klotz.records.drawing.bloqs.cards import HEIGHT, WIDTH, draw_card
from klotz.records.drawing.bloqs.look import look
from klotz.records.drawing.bloqs.tower import LABELS, Room, draw_tower, extent_of
from klotz.records.drawing.grid import Grid
from klotz.records.drawing.palette import LIGHT

BESIDE_ITSELF: Final = "f1,f2,g2"
"""Where blue must not go in the example of Blokus."""

_LABELS: Final = 24  # room for the letters below a board and the numbers beside it
_BOARD: Final = 12 + 20 * blokus.CELL + _LABELS
_CORNER: Final = (
    f"0 {_BOARD - _LABELS - 6 * blokus.CELL - 4} {_LABELS + 9 * blokus.CELL + 4} {6 * blokus.CELL + 28}"
)
"""Nine columns and six rows at the bottom left, with their names."""

_DICE: Final = "10 40 240 80"
_SHEET: Final = ("24", "300", "208", "146")
_NEXT_SHEET: Final = 263
_NUMBER: Final = 22  # radius of what a number of a move stands on
_AROUND: Final = 8  # the room between cards, and around them


# ---------------------------------------------------------------------- Blokus


def board(state: State, *, last_move: bool = True) -> Picture:
    assert isinstance(state, BlokusState)
    return blokus.picture(state, pieces_left=False, last_move=last_move, title="")


def numbered(state: State) -> str:
    """A board on which the pieces have the numbers of their moves, large enough to be read on a small picture."""
    assert isinstance(state, BlokusState)
    picture = blokus.picture(state, coordinates=False, pieces_left=False, last_move=False, title="")
    grid = Grid(12, picture.height - 12, blokus.CELL)
    numbers: list[Element] = []
    for piece in state.placed:
        middles = [grid.middle(cell) for cell in piece.cells]
        x, y = (sum(along) / len(middles) for along in zip(*middles, strict=True))
        numbers += [
            Circle(x, y, _NUMBER, fill=LIGHT.background, stroke=LIGHT.label, stroke_width=2),
            Text(x, y, str(piece.number), size=1.4 * _NUMBER, fill="#000000"),
        ]
    return replace(picture, elements=(*picture.elements, *numbers)).svg()


def corner_of_the_board(step: int) -> str:
    picture = board(EXAMPLES["blokus"].at(step), last_move=step != 2)
    if step == 2:
        picture = crossed_out(picture, parse_cells(BESIDE_ITSELF), left=_LABELS)
    return cropped(picture.svg(), _CORNER)


# ---------------------------------------------------------------------- Bloxx!


def sheet(state: State, seat: int) -> str:
    """The lower rows of somebody's sheet: above them there is nothing yet."""
    left, *rest = _SHEET
    return cropped(
        drawing.svg(state, last_move=False), " ".join([str(int(left) + seat * _NEXT_SHEET), *rest])
    )


# ---------------------------------------------------------------------- Bloqs


def wordless(picture: Picture) -> Picture:
    elements = [
        element
        for element in picture.elements
        if not (isinstance(element, Text) and re.search(r"[^\W\d]{3}", element.text))
    ]
    return replace(picture, elements=tuple(elements), title="")


def ring(state: State) -> str:
    return cropped(wordless(drawing.picture(state)).svg(), RING)


def cards(state: State) -> str:
    """The cards that were played, side by side."""
    assert isinstance(state, BloqsState)
    step = WIDTH + _AROUND
    chosen = look("classic", state.piece_set, dark=False)
    elements = [
        element
        for number, card in enumerate(state.discards)
        for element in draw_card(_AROUND + number * step, _AROUND, card, chosen)
    ]
    width = step * len(state.discards) + _AROUND
    return wordless(Picture(width, HEIGHT + 2 * _AROUND, tuple(elements))).svg()


def towers(state: State, *seats: int, highlight: Collection[int] = ()) -> str:
    """The towers of these seats side by side. Their pieces have no numbers, which no sentence names."""
    assert isinstance(state, BloqsState)
    chosen = look("classic", state.piece_set, dark=False)
    elements: list[Element] = []
    left, height = 0.0, 0.0
    for seat in seats:
        tower = state.towers[seat]
        across, up = extent_of(tower).size
        room = Room(left, _AROUND, (across + 2 * LABELS) * bloqs.CELL, (up + LABELS) * bloqs.CELL)
        elements += draw_tower(
            room, tower, chosen, largest=bloqs.CELL, texts={}, highlight=highlight, coordinates=True
        )
        left, height = left + room.width, max(height, room.height)
    return Picture(left, height + 2 * _AROUND, tuple(elements)).svg()


# ---------------------------------------------------------------------- all of them


def example_pictures() -> dict[str, list[str]]:
    """The drawings of each game, step by step."""
    at = {name: example.at for name, example in EXAMPLES.items()}
    wanted = EXAMPLES["bloqs-maestro"].at(2)
    assert isinstance(wanted, BloqsState)
    return {
        "blokus": [corner_of_the_board(step) for step in (1, 2, 3)],
        "blokus-2": [numbered(at["blokus-2"](1))],
        "blokus-3": [numbered(at["blokus-3"](step)) for step in (1, 2)],
        "blokus-duo": [board(at["blokus-duo"](step)).svg() for step in (1, 2, 3)],
        "bloxx": [
            cropped(drawing.svg(at["bloxx"](1)), _DICE),
            *(sheet(at["bloxx"](step), step - 2) for step in (2, 3, 4)),
        ],
        "bloqs": [
            ring(at["bloqs"](1)),
            towers(at["bloqs"](2), 0),
            ring(at["bloqs"](3)),
            towers(at["bloqs"](4), 0, 1),
        ],
        "bloqs-turn2": [ring(at["bloqs-turn2"](1)), towers(at["bloqs-turn2"](2), 0)],
        "bloqs-maestro": [
            ring(at["bloqs-maestro"](1)),
            towers(wanted, 1, highlight=[wanted.piece_set.parse("O4#17")]),
            cards(at["bloqs-maestro"](3)),
        ],
    }


def main() -> None:
    for game, steps in example_pictures().items():
        for number, content in enumerate(steps, start=1):
            (PICTURES / f"{game}-example-{number}.svg").write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
