"""Blokus once more, slow and obvious, sharing no code with the engine: what it says, the engine must say.

Squares are bits of a Python int. Every placement is tested against every rule, every time.
"""

from collections.abc import Iterator
from functools import cache
from itertools import groupby
from typing import NamedTuple

# The 21 pieces, drawn.
_DRAWINGS = """
#    ##   ###   ##   ####   ###   ###  ##   .##  .##   #####  ####   ###.  ##   ###  #.#  ###  ##.   .#.  ####  ##.
                #           #     .#.  ##   ##.  ##.          #      ..##  ##   .#.  ###  #..  .##   ###  .#    .#.
                                                 .#.                       #    .#.       #..  ..#   .#.        .##
"""

Cells = frozenset[tuple[int, int]]


def _pieces() -> list[Cells]:
    lines = [line for line in _DRAWINGS.splitlines() if line.strip()]
    width = max(map(len, lines)) + 1
    lines = [line.ljust(width) for line in lines]
    # A drawing begins where the top line does and ends before the next one.
    starts = [i for i in range(width) if lines[0][i] != " " and (i == 0 or lines[0][i - 1] == " ")]
    pieces = []
    for start, end in zip(starts, [*starts[1:], width], strict=True):
        pieces.append(
            frozenset(
                (x, y) for y, line in enumerate(lines) for x, c in enumerate(line[start:end]) if c == "#"
            )
        )
    return pieces


def _at_origin(cells: Cells) -> Cells:
    left, low = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - left, y - low) for x, y in cells)


def _turned_and_flipped(cells: Cells) -> set[Cells]:
    found = set()
    for flipped in (cells, frozenset((-x, y) for x, y in cells)):
        turned = flipped
        for _ in range(4):
            turned = frozenset((y, -x) for x, y in turned)
            found.add(_at_origin(turned))
    return found


PIECES = _pieces()


class Placement(NamedTuple):
    piece: int
    squares: int
    beside: int
    across: int
    text: str


def _placements(size: int) -> Iterator[Placement]:
    def bits(cells: set[tuple[int, int]]) -> int:
        return sum(1 << (x + y * size) for x, y in cells if 0 <= x < size and 0 <= y < size)

    for piece, cells in enumerate(PIECES):
        for shape in _turned_and_flipped(cells):
            for dx in range(size - max(x for x, _ in shape)):
                for dy in range(size - max(y for _, y in shape)):
                    here = {(x + dx, y + dy) for x, y in shape}
                    beside = {(x + a, y + b) for x, y in here for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))}
                    across = {(x + a, y + b) for x, y in here for a in (1, -1) for b in (1, -1)}
                    text = ",".join(f"{chr(97 + x)}{y + 1}" for y, x in sorted((y, x) for x, y in here))
                    yield Placement(piece, bits(here), bits(beside), bits(across), text)


@cache
def placements(size: int) -> dict[str, Placement]:
    return {placement.text: placement for placement in _placements(size)}


@cache
def by_piece(size: int) -> list[list[Placement]]:
    return [list(group) for _, group in groupby(placements(size).values(), lambda placement: placement.piece)]


class NaiveBlokus:
    """A game by the rulebook. Colours are numbers in turn order; a seat is who moves a colour."""

    def __init__(
        self, name: str, starts: str, *, shared: int = 3, shared_first: int = 0, bonus: str = "colour"
    ) -> None:
        """`shared` is the number of the colour that three players share, `shared_first` who begins with it."""
        self.size = 14 if name == "blokus-duo" else 20
        corners = [(4, 9), (9, 4)] if name == "blokus-duo" else [(0, 19), (19, 19), (19, 0), (0, 0)]
        squares = [1 << (x + y * self.size) for x, y in corners]
        self.colours = len(corners)
        self.start = squares if starts == "own" else [sum(squares)] * self.colours
        self.seats_of: list[list[int]] = {
            "blokus": [[0], [1], [2], [3]],
            "blokus-2": [[0], [1], [0], [1]],
            "blokus-3": [[0], [1], [2]],
            "blokus-duo": [[0], [1]],
        }[name]
        if name == "blokus-3":
            in_turn = [0, 1, 2, 0, 1, 2]
            self.seats_of.insert(shared, in_turn[shared_first : shared_first + 3])
        self.bonus = bonus
        self.played: list[list[Placement]] = [[] for _ in range(self.colours)]
        self.turns = [0] * self.colours
        self.turn = 0
        self.history: list[tuple[int, str]] = []

    def legal_of(self, colour: int) -> Iterator[Placement]:
        taken = sum(p.squares for own in self.played for p in own)
        own = self.played[colour]
        used = {p.piece for p in own}
        mine = sum(p.squares for p in own)
        start = self.start[colour]
        for piece, anywhere in enumerate(by_piece(self.size)):
            if piece in used:
                continue
            free = (p for p in anywhere if not p.squares & taken)
            if own:
                yield from (p for p in free if p.across & mine and not p.beside & mine)
            else:
                yield from (p for p in free if p.squares & start)

    def seat(self) -> int:
        seats = self.seats_of[self.turn]
        return seats[self.turns[self.turn] % len(seats)]

    def legal(self) -> list[Placement]:
        return list(self.legal_of(self.turn))

    def can_place(self, colour: int) -> bool:
        return any(True for _ in self.legal_of(colour))

    def play(self, text: str) -> None:
        self.history.append((self.seat(), text))
        self.played[self.turn].append(placements(self.size)[text])
        self._next_turn()
        if any(self.can_place((self.turn + later) % self.colours) for later in range(self.colours)):
            while not self.can_place(self.turn):
                self.history.append((self.seat(), "pass"))
                self._next_turn()

    def _next_turn(self) -> None:
        self.turns[self.turn] += 1
        self.turn = (self.turn + 1) % self.colours

    def is_over(self) -> bool:
        return not self.can_place(self.turn)

    def scores(self, scoring: str) -> list[int]:
        per_colour = []
        for own in self.played:
            left = 89 - sum(len(PIECES[p.piece]) for p in own)
            if scoring == "basic":
                per_colour.append(left)
            elif left or self.bonus == "player":
                per_colour.append(-left)
            else:
                per_colour.append(20 if len(PIECES[own[-1].piece]) == 1 else 15)
        seats = 1 + max(seat for seats in self.seats_of for seat in seats)
        totals = [0] * seats
        for seats_of, score in zip(self.seats_of, per_colour, strict=True):
            if len(seats_of) == 1:
                totals[seats_of[0]] += score
        if scoring == "advanced" and self.bonus == "player":
            for seat, total in enumerate(totals):
                last = [text for owner, text in self.history if owner == seat and text != "pass"][-1:]
                if total == 0 and last:  # nothing is left of either colour
                    totals[seat] += 20 if "," not in last[0] else 15
        return totals
