"""Random games of base Bloqs, fast: every legal move equally likely at every decision.

The rules are those of `steps`; `tests/games/bloqs/test_playout.py` replays these games there move by move. A decision
is drawn from all moves that look possible at a glance; what turns out not to be legal is dropped and another one
drawn. That leaves every legal move equally likely, and looks closely at few.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from klotz.games.bloqs import kernel
from klotz.games.bloqs.notation import (
    BUILD_DISC,
    STEAL_DISC,
    build_text,
    steal_text,
    swap_text,
)
from klotz.games.bloqs.pieces import COUNT, KINDS, cubes_of, kind_of, numbers_of, orientations_of, size_of
from klotz.games.bloqs.ring import Ring
from klotz.games.bloqs.tower import SITE, Cells

_Grid = npt.NDArray[np.int8]
_Choice = TypeVar("_Choice")
_MOST_CANDIDATES = 24 * SITE * SITE * kernel.LAYERS


def _in_random_order(choices: list[_Choice], random: Random) -> Iterator[_Choice]:
    while choices:
        index = int(random.random() * len(choices))
        choices[index], choices[-1] = choices[-1], choices[index]
        yield choices.pop()


class _Site:
    """A tower that changes: a grid for the kernel, and where its pieces are."""

    __slots__ = ("cells", "grid", "room")

    def __init__(self) -> None:
        self.grid: _Grid = np.zeros((kernel.LAYERS, SITE, SITE), np.int8)
        self.cells: dict[int, Cells] = {}
        self.room = np.empty((_MOST_CANDIDATES, 4), np.int64)

    def put(self, cells: Cells, number: int) -> None:
        for x, y, z in cells:
            self.grid[z, y, x] = number

    def set(self, number: int, cells: Cells) -> None:
        self.cells[number] = cells
        self.put(cells, number)

    def lift(self, number: int) -> Cells:
        cells = self.cells.pop(number)
        self.put(cells, 0)
        return cells

    def candidates(self, kind: str) -> Iterable[list[int]]:
        count = kernel.candidates(self.grid, orientations_of(kind), size_of(kind), 0, False, self.room)
        places: list[list[int]] = self.room[:count].tolist()
        return places

    def may_build(self, cells: Cells) -> bool:
        if not kernel.slides_out(self.grid, _rows(cells), len(cells)):
            return False
        self.put(cells, kernel.TRIAL)
        stands = kernel.stands(self.grid)
        self.put(cells, 0)
        return bool(stands)

    def may_take(self, number: int) -> bool:
        cells = self.cells[number]
        self.put(cells, 0)
        free = kernel.slides_out(self.grid, _rows(cells), len(cells)) and kernel.stands(self.grid)
        self.put(cells, number)
        return bool(free)

    def random_place(self, kinds: Iterable[str], random: Random) -> tuple[str, Cells] | None:
        """A kind and a place for it, each pair that is legal equally likely; None if there is none."""
        choices = [(kind, place) for kind in kinds for place in self.candidates(kind)]
        for kind, (orientation, x, y, z) in _in_random_order(choices, random):
            cells = tuple((cx + x, cy + y, cz + z) for cx, cy, cz in cubes_of(kind)[orientation])
            if self.may_build(cells):
                return kind, cells
        return None

    def has_place(self, kind: str, random: Random) -> bool:
        return self.random_place((kind,), random) is not None

    def is_perfect(self) -> bool:
        return int(kernel.top_of(self.grid)) == SITE and bool(self.grid[:SITE].all())


def _rows(cells: Cells) -> npt.NDArray[Any]:
    rows = np.zeros((4, 3), np.int64)
    rows[: len(cells)] = cells
    return rows


@dataclass(slots=True)
class Playout:
    """One random game. With `telling`, `texts` are its moves as a record writes them, from the first turn on."""

    ring: Ring
    seats: int
    random: Random
    telling: bool = False
    sites: list[_Site] = field(init=False)
    stock: dict[str, list[int]] = field(init=False)
    turn: int = field(init=False)
    first: int = field(init=False)
    turns: int = 0
    winner: int | None = None
    texts: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.sites = [_Site() for _ in range(self.seats)]
        self.stock = {kind: list(numbers_of(kind))[::-1] for kind in KINDS}
        # Highest roll begins and equal ones roll again: everybody is equally likely to.
        self.turn = self.first = self.random.randrange(self.seats)

    def play(self) -> int:
        """To the end; returns the number of turns."""
        hidden = list(self.ring.discs)
        self.random.shuffle(hidden)
        discs: list[str | None] = [None] * len(hidden)
        # A pawn on a start circle is as if it stood on the disc before the one the circle is at.
        pawns = [(place - 1) % len(discs) for place in self.ring.starts[: self.seats]]
        started = [False] * self.seats
        left = COUNT
        while True:
            self.turns += 1
            mover = self.turn
            pips = self.random.randrange(6) + 1
            if self.telling:
                self.texts.append(f"roll {pips}")
            place = pawns[mover] = (pawns[mover] + pips) % len(discs)
            started[mover] = True
            disc = discs[place]
            if disc is None:
                disc = discs[place] = hidden.pop()
                if self.telling:
                    self.texts.append(f"disc {disc}")
            company = [
                seat for seat in range(self.seats) if seat != mover and started[seat] and pawns[seat] == place
            ]
            left -= self._land(disc, company)
            if self.winner is not None or left == 0 or not hidden:
                return self.turns
            self.turn = (mover + 1) % self.seats

    def _land(self, disc: str, company: list[int]) -> int:
        """What a disc brings; returns how many pieces left the stock."""
        if company:
            self._swap_with_all(company)
        if self.winner is not None:
            return 0
        if disc == STEAL_DISC:
            self._steal()
            return 0
        if disc == BUILD_DISC:
            return self._build_from_stock([kind for kind in KINDS if self.stock[kind]])
        return 0 if company or not self.stock[disc] else self._build_from_stock([disc])

    def _build_from_stock(self, kinds: list[str]) -> int:
        found = self.sites[self.turn].random_place(kinds, self.random)
        if found is None:
            return 0
        self._set(self.turn, self.stock[found[0]].pop(), found[1])
        return 1

    def _set(self, seat: int, number: int, cells: Cells) -> None:
        if self.telling:
            self.texts.append(build_text(number, cells))
        self.sites[seat].set(number, cells)
        self._look(seat)

    def _look(self, *seats: int) -> None:
        for seat in seats:
            if self.winner is None and self.sites[seat].is_perfect():
                self.winner = seat

    def _build_in_hand(self, seat: int, number: int) -> None:
        if self.winner is None:
            found = self.sites[seat].random_place((kind_of(number),), self.random)
            assert found is not None, "a piece was taken that cannot be built"
            self._set(seat, number, found[1])

    def _steal(self) -> None:
        mine = self.sites[self.turn]
        choices = [
            (seat, number)
            for seat, site in enumerate(self.sites)
            if seat != self.turn
            for number in site.cells
        ]
        for target, number in _in_random_order(choices, self.random):
            if self.sites[target].may_take(number) and mine.has_place(kind_of(number), self.random):
                if self.telling:
                    self.texts.append(steal_text(target, number))
                self.sites[target].lift(number)
                self._look(target)
                self._build_in_hand(self.turn, number)
                return

    def _swap_with_all(self, left: list[int]) -> None:
        mover = self.turn
        while left and self.winner is None:
            choices = [
                (other, give, get)
                for other in left
                for give in self.sites[mover].cells
                for get in self.sites[other].cells
            ]
            for other, give, get in _in_random_order(choices, self.random):
                if self._can_swap(other, give, get):
                    if self.telling:
                        self.texts.append(swap_text(other, give, get))
                    self.sites[mover].lift(give)
                    self.sites[other].lift(get)
                    self._look(mover, other)
                    self._build_in_hand(mover, get)
                    self._build_in_hand(other, give)
                    left = [seat for seat in left if seat != other]
                    break
            else:
                return

    def _can_swap(self, other: int, give: int, get: int) -> bool:
        mine, theirs = self.sites[self.turn], self.sites[other]
        if not (mine.may_take(give) and theirs.may_take(get)):
            return False
        given, got = mine.lift(give), theirs.lift(get)
        fits = mine.has_place(kind_of(get), self.random) and theirs.has_place(kind_of(give), self.random)
        mine.set(give, given)
        theirs.set(get, got)
        return fits
