"""The properties of a Blokus file, variant by variant, and the meaning of their values."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from klotz.games.blokus import VARIANTS, Colour, Variant
from klotz.games.blokus.notation import cells_text, parse_cells
from klotz.games.contract import LONGEST_MOVE, InvalidMove
from klotz.records import sgf

GAMES: Final = {
    "Blokus": "blokus",
    "Blokus Two-Player": "blokus-2",
    "Blokus Three-Player": "blokus-3",
    "Blokus Duo": "blokus-duo",
}
TITLES: Final = {name: title for title, name in GAMES.items()}

OPTION: Final = "KLOTZOPTION"
TAG: Final = "KLOTZTAG"
UNWRITTEN_OPTIONS: Final = {"starts": "own", "scoring": "advanced"}
"""What other programs play by; all other options have their defaults in a file that does not name them."""

# Colour names of any variant: a move of another variant must not be taken for an annotation.
COLOUR_NAMES: Final = re.compile(r"A?(?:B|W|[0-9]+|BLUE|YELLOW|RED|GREEN)")

# How the standard's own properties are read; the others are kept as they stand in the file.
# fmt: off
_LINES_OF_TEXT: Final = frozenset((
    "AN", "BR", "BT", "CP", "DT", "EV", "GN", "N", "ON", "OT", "PB", "PC", "PW", "RE", "RO", "RU", "SO", "US",
    "WR", "WT",
))
# fmt: on
_TEXTS: Final = frozenset(("GC",))


@dataclass(frozen=True, slots=True)
class Dialect:
    """The names of one variant's properties."""

    variant: Variant
    title: str
    moves: Mapping[str, Colour]
    """The colour that a move property stands for, today's names first."""
    setups: Mapping[str, Colour]
    players: tuple[str, ...]

    def name(self, colour: Colour) -> str:
        return next(name for name, owner in self.moves.items() if owner is colour)

    def is_tag(self, name: str, *, at_root: bool) -> bool:
        """Whether a property is none of those that a record has a field for."""
        if name in ("C", "AE", "PL") or COLOUR_NAMES.fullmatch(name):
            return False
        return not (at_root and name in ("GM", "CA", OPTION, TAG, *self.players))


def _dialect(variant: Variant) -> Dialect:
    names: tuple[str, ...] = ("1", "2", "3", "4", "BLUE", "YELLOW", "RED", "GREEN")
    if len(variant.colours) == 2:
        names = ("B", "W", "1", "2", "BLUE", "GREEN")
    moves = {name: variant.colours[number % len(variant.colours)] for number, name in enumerate(names)}
    return Dialect(
        variant,
        TITLES[variant.name],
        moves,
        {f"A{name}": colour for name, colour in moves.items()},
        ("PB", "PW") if variant.seats == 2 else tuple(f"P{seat + 1}" for seat in range(variant.seats)),
    )


DIALECTS: Final = {variant.name: _dialect(variant) for variant in VARIANTS.values()}


def piece_text(values: list[str]) -> str:
    """A piece on the board, one text for it however its squares were listed."""
    text = ",".join(values)
    if len(text) > LONGEST_MOVE:
        raise InvalidMove(f"a piece has at most five squares, and this text has {len(text)} characters")
    return cells_text(parse_cells(text))


def tag_of(name: str, value: str) -> str:
    """A property's value as a tag has it: plain where it is known to be text, else to the letter."""
    if name in _LINES_OF_TEXT:
        return sgf.unescape_line(value)
    return sgf.unescape(value) if name in _TEXTS else value


def value_of(name: str, tag: str) -> str | None:
    """The value that is read back as this tag; None if there is none."""
    value = sgf.escape(tag) if name in _LINES_OF_TEXT or name in _TEXTS else tag
    return value if sgf.is_value(value) and tag_of(name, value) == tag else None
