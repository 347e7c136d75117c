"""Bloqs as text: cells, pieces, cards and the words of a turn. `docs/notation.md` shows all moves.

A cell is a square of the site and a layer: `a1.1` is the front left square on the ground, `c3.2` the back right one
in the second layer. The numbering continues beyond the site: d is right of c and z left of a; row 0 is in front
of row 1.

A piece is its kind and its number in the stock: `L4#21` (`pieces.py`).
"""

import re
from collections.abc import Iterable
from typing import Final

from klotz.games.bloqs.pieces import PieceSet
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
_PIECE_CARD: Final = "piece-"

_LETTERS: Final = 26
_CELL: Final = re.compile(r"([a-z])(-?[0-9]{1,2})\.([1-9][0-9]{0,2})", re.ASCII)


def piece_card(kind: str) -> str:
    """The card that lets one take any piece in place of one of this kind."""
    return f"{_PIECE_CARD}{kind}"


def kind_on_card(card: str) -> str | None:
    """The kind that a piece card shows; None for other cards."""
    return card.removeprefix(_PIECE_CARD) if card.startswith(_PIECE_CARD) else None


def card_names(kinds: Iterable[str]) -> tuple[str, ...]:
    """All cards there can be with these kinds of piece."""
    return (*DIE_CARDS, *map(piece_card, kinds), TELEPORT, DEFENCE)


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


def piece_number(piece: str) -> int:
    """The number of a piece in a move that is known to be legal."""
    return int(piece.partition("#")[2])


def parse_seat(text: str, seats: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 3 and 1 <= int(text) <= seats):
        raise InvalidMove(f"{text[:40]!r} is not a player; players are 1 to {seats}")
    return int(text) - 1


# ---------------------------------------------------------------------- whole moves; pieces are given as text


def build_text(piece: str, cells: Cells) -> str:
    return f"build {piece} {cells_text(cells)}"


def steal_text(target: int, piece: str) -> str:
    return f"steal {target + 1} {piece}"


def swap_text(other: int, give: str, take: str) -> str:
    return f"swap {other + 1} give {give} take {take}"


def card_text(card: str) -> str:
    return f"card {card}"


def teleport_text(target: int) -> str:
    return f"{TELEPORT} {target + 1}"


def canonical(text: str, seats: int, pieces: PieceSet) -> str:
    """The canonical text of a move as somebody may have typed it; InvalidMove if it is not a Bloqs move."""
    words = text.split()
    word = words[0].lower()

    def piece_of(written: str) -> str:
        return pieces.text(pieces.parse(written))

    match [word, *(each.lower() for each in words[1:])]:
        case ["cw" | "ccw" | "roll" | "defend" | "allow" | "pass"]:
            return word
        case ["roll", pips] if pips in tuple("123456"):
            return f"roll {pips}"
        case ["disc", "steal" | "build" as disc]:
            return f"disc {disc}"
        case ["disc", disc] if (found := pieces.parse_kind(disc)) is not None:
            return f"disc {found}"
        case ["card", card] if (found := _card(card, pieces)) is not None:
            return card_text(found)
        case ["deal" | "lose", seat, card] if (found := _card(card, pieces)) is not None:
            return f"{word} {parse_seat(seat, seats) + 1} {found}"
        case ["teleport", seat]:
            return teleport_text(parse_seat(seat, seats))
        case ["steal", seat, piece]:
            return steal_text(parse_seat(seat, seats), piece_of(piece))
        case ["swap", seat, "give", give, "take", take]:
            return swap_text(parse_seat(seat, seats), piece_of(give), piece_of(take))
        case ["build", piece, *cells] if cells:
            return build_text(piece_of(piece), parse_cells("".join(cells)))
    raise InvalidMove(
        f"{text[:40]!r} is not a move; moves are such as roll, cw, build L4#21 a1.1,b1.1,c1.1,c2.1, steal 2 L4#21"
    )


def _card(text: str, pieces: PieceSet) -> str | None:
    return next((card for card in card_names(pieces.kinds) if card.lower() == text), None)
