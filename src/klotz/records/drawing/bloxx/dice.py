"""Dice as pictures: one face that is up, or all that there are."""

from collections.abc import Iterator
from typing import Final

from klotz import words
from klotz.games.bloxx import Dice, Face
from klotz.picture import Element, Picture, Rectangle, Text
from klotz.records.drawing.bloxx import pen
from klotz.records.drawing.bloxx.form import Box
from klotz.records.drawing.bloxx.look import Look, look
from klotz.records.drawing.grid import Grid
from klotz.records.drawing.palette import PaletteName

FACE: Final = 84
"""The side of a die, in pixels at scale 1."""

_MARGIN: Final = 16
_APART: Final = 0.14  # from face to face, in sides of a die
_LABEL: Final = 0.34  # above each row of faces, and below each face
_ASPECT: Final = (6 + 5 * _APART) / (2 + 4 * _LABEL)
"""How many times as wide as high all faces are together."""


def dice_picture(dice: Dice, *, palette: PaletteName = "classic", dark: bool = False) -> Picture:
    """Every face of both dice, with the numbers that rolls name them by."""
    chosen = look(palette, dark=dark)
    width = FACE * (6 + 5 * _APART)
    return Picture(
        width=width + 2 * _MARGIN,
        height=width / _ASPECT + 2 * _MARGIN,
        elements=tuple(faces(dice, _MARGIN, _MARGIN, width, chosen)),
        title=words.say("sheet-dice-title", {"dice": dice.name}),
        background=chosen.theme.background,
    )


def faces(dice: Dice, left: float, top: float, width: float, look: Look) -> Iterator[Element]:
    """Both dice, a row of six faces each, as wide as is said."""
    side = width / (6 + 5 * _APART)
    for row, (die, of_die) in enumerate(dice.faces.items()):
        y = top + row * (1 + 2 * _LABEL) * side
        yield Text(
            left,
            y + _LABEL / 2 * side,
            words.say("sheet-dice-die", {"die": die}),
            size=0.19 * side,
            anchor="start",
            fill=look.ink,
        )
        for index, face in enumerate(of_die):
            box = Box(left + index * (1 + _APART) * side, y + _LABEL * side, side, side)
            yield from die_face(box, face, look)
            x, below = box.at(0.5, 1 + _LABEL / 2)
            yield Text(x, below, str(index + 1), size=0.17 * side, fill=look.theme.label)


def die_face(box: Box, face: Face | None, look: Look, *, marked: bool = False) -> Iterator[Element]:
    """A die with a face up, or the place of one that has not been rolled."""
    side = box.width
    edge = look.pen if marked else look.theme.label if face else look.theme.grid
    yield Rectangle(
        *box,
        radius=0.14 * side,
        fill=look.paper,
        stroke=edge,
        stroke_width=side * (0.05 if marked else 0.02),
    )
    if face is None:
        return
    width, height = face.shape.extent
    cell = min(0.24, 0.8 / max(width, height)) * side
    x, y = box.at(0.5, 0.5)
    grid = Grid(x - width * cell / 2, y + height * cell / 2, cell)
    for square in face.cells:
        left, top = grid.at(square[0], square[1] + 1)
        yield Rectangle(left, top, cell, cell, fill=look.theme.board, stroke=look.ink, stroke_width=cell / 14)
        if square == face.circle:
            yield pen.circle(grid.middle(square), cell, look.ink)
        else:
            yield from pen.cross(grid.middle(square), cell, look.ink)
