"""Bloqs as text: cells, pieces, cards and the words of a turn. `docs/notation.md` shows all moves.

A cell is a square of the site and a layer: `a1.1` is the front left square on the ground, `c3.2` the back right one
in the second layer. The numbering continues beyond the site: d is right of c and z left of a; row 0 is in front
of row 1.

A piece is its kind and its number in the stock: `L4#21`.
"""

import re
from collections.abc import Iterable
from typing import Final

from klotz.games.bloqs.pieces import COUNT, KINDS, kind_of
from klotz.games.bloqs.tower import Cell, Cells, in_order
from klotz.games.contract import InvalidMove

CLOCKWISE: Final = "cw"
COUNTER_CLOCKWISE: Final = "ccw"
ROLL: Final = "roll"
DEFEND: Final = "defend"
ALLOW: Final = "allow"
PASS: Final = "pass"

TELEPORT: Final = "teleport"
DEFENCE: Final = "defence"
DIE_CARDS: Final = tuple(f"die-{pips}" for pips in range(1, 7))
PIECE_CARDS: Final = tuple(f"piece-{kind}" for kind in KINDS)
CARDS: Final = (*DIE_CARDS, *PIECE_CARDS, TELEPORT, DEFENCE)

STEAL_DISC: Final = "steal"
BUILD_DISC: Final = "build"
DISCS: Final = (*KINDS, STEAL_DISC, BUILD_DISC)

_LETTERS: Final = 26
_CELL: Final = re.compile(r"([a-z])(-?[0-9]{1,2})\.([1-9][0-9]?)", re.ASCII)
_PIECE: Final = re.compile(r"(?:([a-z]?[0-9]))?#([0-9]{1,2})", re.ASCII | re.IGNORECASE)


def cell_text(cell: Cell) -> str:
    x, y, z = cell
    return f"{chr(ord('a') + x % _LETTERS)}{y + 1}.{z + 1}"


def cells_text(cells: Iterable[Cell]) -> str:
    return ",".join(cell_text(cell) for cell in in_order(cells))


def parse_cells(text: str) -> Cells:
    cells = []
    for part in text.lower().split(","):
        match = _CELL.fullmatch(part.strip())
        if match is None:
            raise InvalidMove(
                f"{part.strip()[:40]!r} is not a cell; cells are written like a1.1 (square a1, first layer)"
            )
        x = ord(match[1]) - ord("a")
        cells.append((x - _LETTERS if x >= _LETTERS // 2 else x, int(match[2]) - 1, int(match[3]) - 1))
    if len(set(cells)) < len(cells):
        raise InvalidMove("the same cell stands twice in the move")
    return in_order(cells)


def piece_text(number: int) -> str:
    return f"{kind_of(number)}#{number}"


def parse_piece(text: str) -> int:
    """The number of a piece written as `L4#21` or `#21`."""
    match = _PIECE.fullmatch(text)
    if match is None or not 1 <= int(match[2]) <= COUNT:
        raise InvalidMove(
            f"{text[:40]!r} is not a piece; pieces are written like L4#21, with numbers 1 to {COUNT}"
        )
    number = int(match[2])
    if match[1] is not None and match[1].upper() != kind_of(number):
        raise InvalidMove(f"piece #{number} is {piece_text(number)}, not {text[:40]}")
    return number


def parse_seat(text: str, seats: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 3 and 1 <= int(text) <= seats):
        raise InvalidMove(f"{text[:40]!r} is not a player; players are 1 to {seats}")
    return int(text) - 1


# ---------------------------------------------------------------------- whole moves


def build_text(number: int, cells: Cells) -> str:
    return f"build {piece_text(number)} {cells_text(cells)}"


def steal_text(target: int, number: int) -> str:
    return f"steal {target + 1} {piece_text(number)}"


def swap_text(other: int, give: int, take: int) -> str:
    return f"swap {other + 1} give {piece_text(give)} take {piece_text(take)}"


def card_text(card: str) -> str:
    return f"card {card}"


def teleport_text(target: int) -> str:
    return f"{TELEPORT} {target + 1}"


def canonical(text: str, seats: int) -> str:
    """The canonical text of a move as somebody may have typed it; InvalidMove if it is not a Bloqs move."""
    words = text.split()
    word = words[0].lower()
    match [word, *(each.lower() for each in words[1:])]:
        case ["cw" | "ccw" | "roll" | "defend" | "allow" | "pass"]:
            return word
        case ["roll", pips] if pips in tuple("123456"):
            return f"roll {pips}"
        case ["disc", disc] if disc.upper() in KINDS or disc in DISCS:
            return f"disc {disc.upper() if disc.upper() in KINDS else disc}"
        case ["card", card] if (found := _card(card)) is not None:
            return card_text(found)
        case ["deal" | "lose", seat, card] if (found := _card(card)) is not None:
            return f"{word} {parse_seat(seat, seats) + 1} {found}"
        case ["teleport", seat]:
            return teleport_text(parse_seat(seat, seats))
        case ["steal", seat, piece]:
            return steal_text(parse_seat(seat, seats), parse_piece(piece))
        case ["swap", seat, "give", give, "take", take]:
            return swap_text(parse_seat(seat, seats), parse_piece(give), parse_piece(take))
        case ["build", piece, *cells] if cells:
            return build_text(parse_piece(piece), parse_cells("".join(cells)))
    raise InvalidMove(
        f"{text[:40]!r} is not a move; moves are such as roll, cw, build L4#21 a1.1,b1.1,c1.1,c2.1, steal 2 L4#21"
    )


def _card(text: str) -> str | None:
    return next((card for card in CARDS if card.lower() == text), None)
