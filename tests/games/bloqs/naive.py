"""Base Bloqs once more, straight on from roll to roll as the rulebook tells it: the twin of `bloqs.steps`.

It knows no agenda and no undo. What stands and what can be slid is `Tower`'s to say, which has tests of its own.
"""

from collections.abc import Collection
from random import Random
from typing import NamedTuple

from klotz.games.bloqs.notation import BUILD_DISC, STEAL_DISC, build_text, steal_text, swap_text
from klotz.games.bloqs.pieces import KINDS, kind_of, numbers_of
from klotz.games.bloqs.ring import Ring
from klotz.games.bloqs.tower import Cells, Tower


class Decision(NamedTuple):
    """What could be played, and what was."""

    choices: frozenset[str]
    chosen: str


class NaiveGame:
    """One game at random, from the first turn to the end."""

    def __init__(self, ring: Ring, seats: int, random: Random) -> None:
        self.seats = seats
        self.towers = [Tower() for _ in range(seats)]
        self.stock = {kind: list(numbers_of(kind)) for kind in KINDS}
        self.first = self.mover = random.randrange(seats)
        self.reason = ""
        """Why the game ended; nothing while it goes on."""
        self.winner: int | None = None
        self.decisions: list[Decision] = []
        self._random = random
        self._hidden = list(ring.discs)
        self._discs: list[str | None] = [None] * len(ring.discs)
        # A pawn on a start circle is as if it stood on the disc before the one the circle is at.
        self._pawns = [(place - 1) % len(ring.discs) for place in ring.starts[:seats]]
        self._started: set[int] = set()

    def play(self) -> None:
        while not self.reason:
            self._turn()
            self.mover = (self.mover + 1) % self.seats

    def _choose(self, choices: Collection[str]) -> str:
        chosen = self._random.choice(sorted(choices))
        self.decisions.append(Decision(frozenset(choices), chosen))
        return chosen

    def _turn(self) -> None:
        pips = int(self._choose([f"roll {pips}" for pips in range(1, 7)]).split()[1])
        place = self._pawns[self.mover] = (self._pawns[self.mover] + pips) % len(self._discs)
        self._started.add(self.mover)
        disc = self._discs[place]
        if disc is None:
            disc = self._choose({f"disc {hidden}" for hidden in self._hidden}).split()[1]
            self._hidden.remove(disc)
            self._discs[place] = disc
        company = [
            seat
            for seat in range(self.seats)
            if seat != self.mover and seat in self._started and self._pawns[seat] == place
        ]
        self._swap_with_all(company)
        if not self.reason:
            self._land(disc, has_company=bool(company))
        if not self.reason and not any(self.stock.values()):
            self.reason = "stock-empty"
        elif not self.reason and not self._hidden:
            self.reason = "discs-turned"

    def _land(self, disc: str, *, has_company: bool) -> None:
        if disc == STEAL_DISC:
            self._steal()
        elif disc == BUILD_DISC:
            self._build_from_stock(KINDS)
        elif not has_company:
            self._build_from_stock((disc,))

    def _build(self, seat: int, places: dict[str, tuple[int, Cells]]) -> None:
        number, cells = places[self._choose(places)]
        if number in self.stock[kind_of(number)]:
            self.stock[kind_of(number)].remove(number)
        self.towers[seat] = self.towers[seat].built(number, cells)
        self._look(seat)

    def _places(self, seat: int, number: int) -> dict[str, tuple[int, Cells]]:
        places = self.towers[seat].places(kind_of(number))
        return {build_text(number, cells): (number, cells) for cells in places}

    def _look(self, *seats: int) -> None:
        """Whoever has a perfect cube of three layers has won at once."""
        for seat in seats:
            if not self.reason and self.towers[seat].is_perfect(3):
                self.winner, self.reason = seat, "perfect-cube"

    def _build_from_stock(self, kinds: Collection[str]) -> None:
        numbers = [min(self.stock[kind]) for kind in kinds if self.stock[kind]]
        places = {
            text: place for number in numbers for text, place in self._places(self.mover, number).items()
        }
        if places:
            self._build(self.mover, places)

    def _build_in_hand(self, seat: int, number: int) -> None:
        if not self.reason:
            self._build(seat, self._places(seat, number))

    def _steal(self) -> None:
        choices = {
            steal_text(target, number): (target, number)
            for target in range(self.seats)
            if target != self.mover
            for number in self.towers[target].takeable
            if self.towers[self.mover].has_place(kind_of(number))
        }
        if choices:
            target, number = choices[self._choose(choices)]
            self.towers[target] = self.towers[target].taken(number)
            self._look(target)
            self._build_in_hand(self.mover, number)

    def _swap_with_all(self, left: list[int]) -> None:
        """One swap with everybody on the disc with whom one is possible, in any order."""
        while not self.reason:
            mine = self.towers[self.mover]
            choices = {
                swap_text(other, give, take): (other, give, take)
                for other in left
                for give in mine.takeable
                for take in self.towers[other].takeable
                if mine.taken(give).has_place(kind_of(take))
                and self.towers[other].taken(take).has_place(kind_of(give))
            }
            if not choices:
                return
            other, give, take = choices[self._choose(choices)]
            self.towers[self.mover] = mine.taken(give)
            self.towers[other] = self.towers[other].taken(take)
            self._look(self.mover, other)
            self._build_in_hand(self.mover, take)
            self._build_in_hand(other, give)
            left = [seat for seat in left if seat != other]
