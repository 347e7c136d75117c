"""The pieces, as data: which kinds there are, and how many of each. They are numbered from 1, kind by kind.

Ours are in `data/standard-pieces.toml`: eight kinds, four of each. An owner of a game with others can enter them in
a file of the same form:

    [[kinds]]
    name = "L4"
    count = 4
    colour = "#4583d6"
    shape = \"\"\"
    ..x
    xxx
    \"\"\"

and so on for every kind. A piece that is not flat is drawn layer by layer from the ground up, with an empty line
between layers; each is seen from above, the back row first.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import groupby
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from klotz.games.bloqs import kernel
from klotz.games.contract import InvalidMove, Json
from klotz.games.datafiles import STANDARD, DataError, Source, is_number, shown, source
from klotz.shapes import Cell, Cells, Shape
from klotz.words import Detail

MOST_KINDS: Final = 12
MOST_OF_A_KIND: Final = 9
MOST_PIECES: Final = kernel.MOST_PIECES
MOST_CUBES: Final = 5
"""Of one piece; ours have up to four."""
LEAST_CUBES: Final = kernel.SITE**3
"""Of all pieces together: with fewer there can be no perfect cube."""

STEAL_DISC: Final = "steal"
BUILD_DISC: Final = "build"
_RESERVED: Final = (STEAL_DISC, BUILD_DISC)
_LONGEST_NAME: Final = 4
_NAME: Final = re.compile(rf"[A-Za-z0-9]{{1,{_LONGEST_NAME}}}", re.ASCII)
_TEXT: Final = re.compile(r"([a-z0-9]*)#([0-9]{1,3})", re.ASCII | re.IGNORECASE)

_CUBE: Final = "x"
_NOTHING: Final = "."


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of piece; `colour`, written #rrggbb, is for drawing."""

    name: str
    count: int
    colour: str
    shape: Shape

    def drawing(self) -> str:
        """The shape as a file draws it."""
        width, depth, height = self.shape.extent
        layers = [
            "\n".join(
                "".join(_CUBE if (x, y, z) in self.shape.cells else _NOTHING for x in range(width))
                for y in reversed(range(depth))
            )
            for z in range(height)
        ]
        return "\n\n".join(layers)


class PieceSet:
    """All pieces of a game. Equal sets have the same kinds; those that were read are one and the same object."""

    def __init__(self, kinds: Iterable[Kind]) -> None:
        self.described: Final = tuple(kinds)
        self.kinds: Final = tuple(kind.name for kind in self.described)
        """The names of the kinds, in the order of their numbers."""
        self._by_name: Final = {kind.name: kind for kind in self.described}
        self._kind_of: Final = tuple(kind.name for kind in self.described for _ in range(kind.count))
        self.count: Final = len(self._kind_of)
        self._numbers_of: Final = {
            kind: range(first + 1, first + 1 + self._by_name[kind].count)
            for kind in self.kinds
            for first in (self._kind_of.index(kind),)
        }
        self._hash: Final = hash(self.described)

    @property
    def numbers(self) -> range:
        return range(1, self.count + 1)

    @property
    def discs(self) -> tuple[str, ...]:
        """What can be on a disc of the ring."""
        return (*self.kinds, STEAL_DISC, BUILD_DISC)

    def kind_of(self, number: int) -> str:
        return self._kind_of[number - 1]

    def numbers_of(self, kind: str) -> range:
        return self._numbers_of[kind]

    def colour_of(self, kind: str) -> str:
        return self._by_name[kind].colour

    def shape_of(self, kind: str) -> Shape:
        return self._by_name[kind].shape

    def size_of(self, kind: str) -> int:
        return self.shape_of(kind).size

    @cached_property
    def largest(self) -> int:
        """The number of cubes of the largest piece."""
        return max(map(self.size_of, self.kinds))

    def has_shape(self, cells: Iterable[Cell], kind: str) -> bool:
        """Whether these cells are a piece of this kind, in any orientation."""
        try:
            shape = Shape.of(cells)
        except ValueError:
            return False
        return shape.canonical(mirror=False) == self._canonical[kind]

    @cached_property
    def _canonical(self) -> dict[str, Shape]:
        return {kind.name: kind.shape.canonical(mirror=False) for kind in self.described}

    # ------------------------------------------------------------------ orientations

    def cubes_of(self, kind: str) -> tuple[Cells, ...]:
        """Every orientation of a piece, as its cubes from the ground up, pushed against the axes."""
        return self._cubes[kind]

    def orientations_of(self, kind: str) -> npt.NDArray[Any]:
        """The same for the kernel: [orientation, cube, (x, y, z)]."""
        return self._orientations[kind]

    @cached_property
    def _cubes(self) -> dict[str, tuple[Cells, ...]]:
        return {
            kind.name: tuple(shape.cells for shape in kind.shape.orientations(mirror=False))
            for kind in self.described
        }

    @cached_property
    def _orientations(self) -> dict[str, npt.NDArray[Any]]:
        return {kind: np.array(cubes, np.int64) for kind, cubes in self._cubes.items()}

    # ------------------------------------------------------------------ text

    def text(self, number: int) -> str:
        """A piece as text: its kind and its number."""
        return f"{self.kind_of(number)}#{number}"

    def parse(self, text: str) -> int:
        """The number of a piece written as `L4#21` or `#21`."""
        match = _TEXT.fullmatch(text)
        if match is None or not 1 <= int(match[2]) <= self.count:
            raise InvalidMove(
                f"{text[:40]!r} is not a piece; pieces are written like {self.text(self.count)}, with numbers 1 to "
                f"{self.count}"
            )
        number = int(match[2])
        if match[1] and match[1].lower() != self.kind_of(number).lower():
            raise InvalidMove(f"piece #{number} is {self.text(number)}, not {text[:40]}")
        return number

    def parse_kind(self, text: str) -> str | None:
        """The kind that somebody may have typed in capitals or not; None if there is no such kind."""
        return next((kind for kind in self.kinds if kind.lower() == text.lower()), None)

    # ------------------------------------------------------------------ as data

    def json(self) -> Json:
        """The content of a file that describes these pieces."""
        return {
            "kinds": [
                {"name": kind.name, "count": kind.count, "colour": kind.colour, "shape": kind.drawing()}
                for kind in self.described
            ]
        }

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PieceSet):
            return NotImplemented
        return self is other or self.described == other.described

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        return read_pieces, (self.json(),)

    def __repr__(self) -> str:
        return f"<PieceSet: {', '.join(f'{kind.count} {kind.name}' for kind in self.described)}>"


@cache
def standard_pieces() -> PieceSet:
    return PieceSet(_kinds(source(STANDARD, "pieces", __package__)))


def read_pieces(given: object) -> PieceSet:
    """The pieces for an option: "standard", a TOML file, or the content of one. DataError says what is wrong."""
    if given == STANDARD:
        return standard_pieces()
    return _set_of(_kinds(source(given, "pieces", __package__)))


# Bounded, since anybody may supply pieces. One object for equal sets: what is computed for a set is cached on it.
@lru_cache(maxsize=64)
def _set_of(kinds: tuple[Kind, ...]) -> PieceSet:
    return standard_pieces() if kinds == standard_pieces().described else PieceSet(kinds)


def _kinds(of: Source) -> tuple[Kind, ...]:
    of.check_entries(of.content, ("kinds",))
    tables = of.list_of(of.content["kinds"], "kinds", "kinds")
    if not 1 <= len(tables) <= MOST_KINDS:
        raise of.error("data-pieces-kinds", "kinds", count=len(tables), most=MOST_KINDS)
    kinds: list[Kind] = []
    for index, table in enumerate(tables):
        trail = ("kinds",) * (index + 1)
        kind = _kind(of, table, trail)
        for other in kinds:
            if other.name.lower() == kind.name.lower():
                raise of.error("data-piece-name-twice", *trail, "name", name=kind.name)
            if other.shape.canonical(mirror=False) == kind.shape.canonical(mirror=False):
                raise of.error("data-piece-same", *trail, "shape", piece=kind.name, other=other.name)
        kinds.append(kind)
    pieces = sum(kind.count for kind in kinds)
    if pieces > MOST_PIECES:
        raise of.error("data-pieces-count", "kinds", count=pieces, most=MOST_PIECES)
    cubes = sum(kind.count * kind.shape.size for kind in kinds)
    if cubes < LEAST_CUBES:
        raise of.error("data-pieces-cubes", "kinds", count=cubes, least=LEAST_CUBES)
    return tuple(kinds)


def _kind(of: Source, given: Any, trail: tuple[str, ...]) -> Kind:
    table = of.table(given, "kinds", *trail)
    of.check_entries(table, ("name", "count", "colour", "shape"), *trail)
    name, count = table["name"], table["count"]
    if not isinstance(name, str) or not _NAME.fullmatch(name) or name.lower() in _RESERVED:
        raise of.error("data-piece-name", *trail, "name", given=shown(name), most=_LONGEST_NAME)
    if not is_number(count) or not 1 <= count <= MOST_OF_A_KIND:
        raise of.error(
            "data-piece-number", *trail, "count", given=shown(count), piece=name, most=MOST_OF_A_KIND
        )
    colour = of.colour(table["colour"], *trail, "colour")
    return Kind(name, count, colour, _shape(of, table["shape"], name, trail))


def _shape(of: Source, given: Any, name: str, trail: tuple[str, ...]) -> Shape:
    def wrong(key: str, *further: str, **details: Detail) -> DataError:
        return of.error(key, *trail, "shape", *further, piece=name, **details)

    lines = of.drawing(given, "shape", *trail, "shape")
    for index, line in enumerate(lines):
        for character in line:
            if character not in _CUBE + _NOTHING:
                raise wrong("data-piece-character", *lines[: index + 1], given=shown(character))
    layers = [list(layer) for drawn, layer in groupby(lines, key=bool) if drawn]
    depth = max(map(len, layers), default=0)
    cells = [
        (x, depth - 1 - y, z)
        for z, layer in enumerate(layers)
        for y, line in enumerate(layer)
        for x, character in enumerate(line)
        if character == _CUBE
    ]
    if not cells:
        raise wrong("data-piece-empty")
    if len(cells) > MOST_CUBES:
        raise wrong("data-piece-large", count=len(cells), most=MOST_CUBES)
    try:
        shape = Shape.of(cells)
    except ValueError as error:
        raise wrong("data-piece-apart") from error
    if max(shape.extent) > kernel.SITE:
        raise wrong("data-piece-wide")
    return shape
