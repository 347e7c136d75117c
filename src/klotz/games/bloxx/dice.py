"""The two dice, as data: six faces each, every face a shape with one circle.

We do not know which shape is on which published die. Ours are in `data/standard-dice.toml`; an owner of the
game can enter the real ones in a file of the same form, which draws every face with `x` for a cross and `o` for
the circle:

    name = "The ones in my box"
    A = [
    \"\"\"
    xx.
    .xo
    \"\"\",
    (six faces)
    ]
    B = [...]
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from types import MappingProxyType
from typing import Any, Final, Literal

from klotz import notebook
from klotz.games.bloxx.kernel import FACES, MOST_SQUARES
from klotz.games.bloxx.sheets import Cell, Sheet
from klotz.games.contract import Json
from klotz.games.datafiles import STANDARD, DataError, Source, shown, source
from klotz.shapes import Shape, transforms
from klotz.words import Detail

Die = Literal["A", "B"]
DICE: Final[tuple[Die, Die]] = ("A", "B")

_CROSS: Final = "x"
_CIRCLE: Final = "o"
_NOTHING: Final = "."


@dataclass(frozen=True, slots=True)
class Face:
    """A shape as it lies on a die, and which of its squares has the circle.

    The cells are those of its `shape`: pushed against the axes, and row by row from the bottom.
    """

    cells: tuple[Cell, ...]
    circle: Cell

    @classmethod
    def of(cls, cells: Sequence[Cell], circle: Cell) -> "Face":
        """The face with these squares, wherever they are. ValueError if they are not connected."""
        shape = Shape.of(cells)
        left, low = min(column for column, _ in cells), min(row for _, row in cells)
        return cls(_flat(shape), (circle[0] - left, circle[1] - low))

    @property
    def shape(self) -> Shape:
        return Shape(self.cells)

    def turned(self) -> tuple["Face", ...]:
        """All its rotations and reflections, each once; the circle stays on its square."""
        found: dict[Face, None] = {}  # a set that keeps its order
        for transform in transforms(2):
            cells = [_pair(transform(cell)) for cell in self.cells]
            face = Face.of(cells, _pair(transform(self.circle)))
            found[face] = None
        return tuple(found)

    def drawing(self) -> str:
        """The face as a file draws it."""
        width, height = self.shape.extent

        def square(cell: Cell) -> str:
            if cell == self.circle:
                return _CIRCLE
            return _CROSS if cell in self.cells else _NOTHING

        return "\n".join(
            "".join(square((column, row)) for column in range(width)) for row in reversed(range(height))
        )


def _pair(cell: tuple[int, ...]) -> Cell:
    column, row = cell
    return column, row


def _flat(shape: Shape) -> tuple[Cell, ...]:
    return tuple(map(_pair, shape.cells))


@dataclass(frozen=True)
class Dice:
    name: str
    a: tuple[Face, ...]
    b: tuple[Face, ...]

    @cached_property
    def faces(self) -> Mapping[Die, tuple[Face, ...]]:
        """Each die's faces, in the order of their numbers."""
        return MappingProxyType({"A": self.a, "B": self.b})

    def face(self, die: Die, number: int) -> Face:
        """A face by its number, from 1, as rolls name it."""
        return self.faces[die][number - 1]

    def json(self) -> Json:
        """The content of a file describing these dice."""
        return {"name": self.name, **{die: list(drawn) for die, drawn in self._drawings.items()}}

    @cached_property
    def _drawings(self) -> Mapping[str, tuple[str, ...]]:
        return {die: tuple(face.drawing() for face in faces) for die, faces in self.faces.items()}

    def _repr_svg_(self) -> str:
        return notebook.svg(self, "klotz.records.drawing.bloxx.dice:dice_picture")

    def __reduce__(self) -> tuple[Any, ...]:
        return read_dice, (self.json(),)


def read_dice(given: object) -> Dice:
    """The dice for an option: "standard", a TOML file, or the content of one. DataError says what is wrong."""
    return _standard() if given == STANDARD else _read(source(given, "dice", __package__))


@cache
def _standard() -> Dice:
    return _read(source(STANDARD, "dice", __package__))


def _read(of: Source) -> Dice:
    of.check_entries(of.content, ("name", *DICE))
    return Dice(of.name(of.content["name"], "name"), _faces(of, "A"), _faces(of, "B"))


def _faces(of: Source, die: Die) -> tuple[Face, ...]:
    drawn = of.list_of(of.content[die], die, die)
    if len(drawn) != FACES:
        raise of.error("data-die-faces", die, die=die, count=len(drawn), faces=FACES)
    faces = []
    trail: tuple[str, ...] = (die,)
    for number, drawing in enumerate(drawn, start=1):
        rows = of.drawing(drawing, die, *trail)
        faces.append(_face(of, rows, die, number, trail))
        trail += rows
    return tuple(faces)


def _face(of: Source, rows: tuple[str, ...], die: Die, number: int, trail: tuple[str, ...]) -> Face:
    at = (*trail, *rows[:1])

    def wrong(key: str, *trail: str, **details: Detail) -> DataError:
        return of.error(key, *(trail or at), die=die, face=number, **details)

    for index, row in enumerate(rows):
        for character in row:
            if character not in _CROSS + _CIRCLE + _NOTHING:
                raise wrong("data-face-character", *trail, *rows[: index + 1], given=shown(character))
    marks = {
        (column, row): character
        for row, line in enumerate(reversed(rows))
        for column, character in enumerate(line)
        if character != _NOTHING
    }
    if not marks:
        raise wrong("data-face-empty")
    if len(marks) > MOST_SQUARES:
        raise wrong("data-face-large", count=len(marks), most=MOST_SQUARES)
    circles = [cell for cell, character in marks.items() if character == _CIRCLE]
    if len(circles) != 1:
        raise wrong("data-face-circles", count=len(circles))
    try:
        return Face.of(tuple(marks), circles[0])
    except ValueError as error:
        raise wrong("data-face-apart") from error


def check_faces_fit(sheet: Sheet, dice: Dice) -> None:
    """A face that fits nowhere on a sheet could never be drawn. DataError says which."""
    for die, faces in dice.faces.items():
        for number, face in enumerate(faces, start=1):
            width, height = sorted(face.shape.extent)
            if width > min(sheet.columns, sheet.rows) or height > max(sheet.columns, sheet.rows):
                raise DataError("data-face-no-room", {"die": die, "face": number})
