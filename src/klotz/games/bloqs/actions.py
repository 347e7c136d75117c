"""The numbers of Bloqs moves: words first, then targets, then places.

Pieces of a kind are alike, so what is built is a kind, turned somehow, at a place; which of the pieces it is follows
from the position (`BloqsState._text_of`). What is stolen or swapped stands in a tower, and there every piece has its
own number. Targets are seats as they sit at the table, not as the mover sees them.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from klotz.games.actions import Actions, sections
from klotz.games.bloqs.notation import (
    ALLOW,
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    DEFEND,
    DIE_CARDS,
    PASS,
    ROLL,
    build_text,
    card_names,
    card_text,
    parse_cells,
    piece_card,
    steal_text,
    swap_text,
    teleport_text,
)
from klotz.games.bloqs.pieces import PieceSet
from klotz.games.bloqs.ring import SEATS
from klotz.games.bloqs.tower import MARGIN, SITE, Cells, in_order
from klotz.games.contract import InvalidMove

_PIPS: Final = 6
_FREE_WORDS: Final = (CLOCKWISE, COUNTER_CLOCKWISE)


def most_layers(pieces: PieceSet) -> int:
    """How high a tower can be: all pieces upright on top of each other."""
    return sum(max(pieces.shape_of(kind).extent) * len(pieces.numbers_of(kind)) for kind in pieces.kinds)


def _card_words(pieces: PieceSet) -> tuple[str, ...]:
    """The words of Maestro."""
    return (
        ROLL,
        PASS,
        ALLOW,
        DEFEND,
        *(card_text(card) for card in (*DIE_CARDS, *map(piece_card, pieces.kinds))),
        *(teleport_text(seat) for seat in range(SEATS)),
    )


class Building(NamedTuple):
    """What is built: a kind of piece at certain cells."""

    kind: str
    cells: Cells


class _Turned(NamedTuple):
    """A kind turned somehow: its first number, and how many places it has along each axis."""

    kind: str
    cubes: Cells
    first: int
    room: tuple[int, int, int]


class BloqsActions(Actions):
    def __init__(self, pieces: PieceSet, *, free_direction: bool, cards: bool, overhang: bool) -> None:
        words = (*(_FREE_WORDS if free_direction else ()), *(_card_words(pieces) if cards else ()))
        self._pieces = pieces
        self._reach = MARGIN if overhang else 0
        self._turned = self._all_turned()
        last = self._turned[-1]
        places = last.first + last.room[0] * last.room[1] * last.room[2]
        chance_words = [
            *(f"{ROLL} {pips + 1}" for pips in range(_PIPS)),
            *(f"disc {disc}" for disc in pieces.discs),
            *(
                f"{word} {seat + 1} {card}"
                for word in ("deal", "lose")
                for seat in range(SEATS)
                for card in card_names(pieces.kinds)
                if cards
            ),
        ]
        self.sections = sections(
            [
                ("word", len(words), "the word"),
                ("steal", SEATS * pieces.count, "player and piece"),
                ("swap", SEATS * pieces.count**2, "player, piece given and piece taken"),
                ("build", places, "kind, orientation and place"),
            ]
        )
        self.chance_sections = sections([("chance", len(chance_words), "the outcome")])
        self._words = words
        self._first = {section.name: section.first for section in self.sections}
        self._numbers: Mapping[str, int] = {word: number for number, word in enumerate(words)}
        self._chance_words = tuple(chance_words)
        self._chance_numbers = {word: number for number, word in enumerate(chance_words)}
        self._by_cubes = {(turned.kind, turned.cubes): turned for turned in self._turned}

    def _all_turned(self) -> tuple[_Turned, ...]:
        found: list[_Turned] = []
        first = 0
        width = SITE + 2 * self._reach
        layers = most_layers(self._pieces)
        for kind in self._pieces.kinds:
            for cubes in self._pieces.cubes_of(kind):
                x, y, z = (max(cube[axis] for cube in cubes) for axis in range(3))
                room = (width - x, width - y, layers - z)
                found.append(_Turned(kind, in_order((cx, cy, cz) for cx, cy, cz in cubes), first, room))
                first += room[0] * room[1] * room[2]
        return tuple(found)

    # ------------------------------------------------------------------ from texts

    def number(self, text: str) -> int:
        if (known := self._numbers.get(text)) is not None:
            return known
        pieces = self._pieces
        match text.split():
            case ["steal", target, piece]:
                return self._first["steal"] + _seat(target) * pieces.count + pieces.parse(piece) - 1
            case ["swap", other, "give", give, "take", get]:
                pair = (pieces.parse(give) - 1) * pieces.count + pieces.parse(get) - 1
                return self._first["swap"] + _seat(other) * pieces.count**2 + pair
            case ["build", piece, cells]:
                return self._first["build"] + self._place(
                    pieces.kind_of(pieces.parse(piece)), parse_cells(cells)
                )
        raise InvalidMove(f"no move is written {text[:80]!r}")

    def _place(self, kind: str, cells: Cells) -> int:
        x, y, z = (min(cell[axis] for cell in cells) for axis in range(3))
        turned = self._by_cubes.get((kind, in_order((cx - x, cy - y, cz - z) for cx, cy, cz in cells)))
        if turned is None:
            raise InvalidMove(f"these cells are no piece {kind}")
        x, y = x + self._reach, y + self._reach
        if not (0 <= x < turned.room[0] and 0 <= y < turned.room[1] and 0 <= z < turned.room[2]):
            raise InvalidMove("a piece there is outside the site")
        return turned.first + (z * turned.room[1] + y) * turned.room[0] + x

    def chance_number(self, text: str) -> int:
        found = self._chance_numbers.get(text)
        return super().chance_number(text) if found is None else found

    # ------------------------------------------------------------------ to texts

    def building(self, action: int) -> Building | None:
        """What a number builds; None if it is another move."""
        place = action - self._first["build"]
        if place < 0:
            return None
        turned = self._turned[self._at(place)]
        place, x = divmod(place - turned.first, turned.room[0])
        z, y = divmod(place, turned.room[1])
        x, y = x - self._reach, y - self._reach
        return Building(turned.kind, in_order((cx + x, cy + y, cz + z) for cx, cy, cz in turned.cubes))

    def _at(self, place: int) -> int:
        """Which orientation a place belongs to: the last that begins at it or before."""
        low, high = 0, len(self._turned) - 1
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if self._turned[middle].first <= place else (low, middle - 1)
        return low

    def describe(self, action: int) -> str:
        """The text of a move; of pieces that are alike, the first is named."""
        if not 0 <= action < self.count:
            raise IndexError(action)
        pieces = self._pieces
        if (building := self.building(action)) is not None:
            return build_text(pieces.text(pieces.numbers_of(building.kind)[0]), building.cells)
        if action >= self._first["swap"]:
            other, pair = divmod(action - self._first["swap"], pieces.count**2)
            give, get = divmod(pair, pieces.count)
            return swap_text(other, pieces.text(give + 1), pieces.text(get + 1))
        if action >= self._first["steal"]:
            target, piece = divmod(action - self._first["steal"], pieces.count)
            return steal_text(target, pieces.text(piece + 1))
        return str(self._words[action])

    def describe_chance(self, action: int) -> str:
        return self._chance_words[action]


def _seat(text: str) -> int:
    if text not in tuple(str(seat + 1) for seat in range(SEATS)):
        raise InvalidMove(f"{text[:40]!r} is not a player")
    return int(text) - 1


# Bounded, since anybody may supply pieces.
@lru_cache(maxsize=64)
def actions_of(pieces: PieceSet, *, free_direction: bool, cards: bool, overhang: bool) -> BloqsActions:
    return BloqsActions(pieces, free_direction=free_direction, cards=cards, overhang=overhang)
