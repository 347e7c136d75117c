"""Bloqs once more, straight on from roll to roll as the rulebook tells it: the twin of `bloqs.steps`.

It knows every ruling, no agenda and no undo. What stands and what can be slid is `Tower`'s to say, which has
tests of its own.
"""

from collections import Counter
from collections.abc import Collection, Mapping
from random import Random
from typing import Any, NamedTuple

from klotz.games.bloqs.notation import build_text, steal_text, swap_text
from klotz.games.bloqs.pieces import BUILD_DISC, STEAL_DISC, PieceSet
from klotz.games.bloqs.ring import Deck, Ring
from klotz.games.bloqs.tower import Cells, Tower
from tests.games.bloqs.referee import count_tower


class Decision(NamedTuple):
    """What could be played, and what was."""

    choices: frozenset[str]
    chosen: str


class Pawn(NamedTuple):
    """The disc it stands on, from 0; or, on a start circle, the disc that a one leads to."""

    disc: int
    on_start: bool = False

    def moved(self, pips: int, places: int) -> int:
        return (self.disc + pips - (1 if self.on_start and pips > 0 else 0)) % places


class NaiveGame:
    """One game at random, from the first turn to the end. Options that are not given have our own rulings."""

    def __init__(
        self,
        pieces: PieceSet,
        ring: Ring,
        seats: int,
        random: Random,
        *,
        free_direction: bool = False,
        deck: Deck | None = None,
        **options: Any,
    ) -> None:
        self.seats = seats
        self._pieces = pieces
        overhang = options.get("overhang", False)
        self.towers = [Tower(piece_set=pieces, overhang=overhang) for _ in range(seats)]
        self.stock = {kind: list(pieces.numbers_of(kind)) for kind in pieces.kinds}
        self.first = self.mover = random.randrange(seats)
        self.reason = ""
        """Why the game ended; nothing while it goes on."""
        self.winners: tuple[int, ...] = ()
        self.dealt: list[Decision] = []
        """The cards of the beginning."""
        self.decisions: list[Decision] = []
        self._options = options
        self._random = random
        self._free_direction = free_direction
        self._has_cards = deck is not None
        self._ring = ring
        self._hidden = list(ring.discs)
        self._discs: list[str | None] = [None] * len(ring.discs)
        self._pawns = [Pawn(place, on_start=True) for place in ring.starts[:seats]]
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self._pile = [card for card, count in deck.cards for _ in range(count)] if deck else []
        self._discards: list[str] = []
        for seat in range(seats if deck else 0):
            self._draw(seat, deck.hand if deck else 0)
        self.dealt, self.decisions = self.decisions, []

    def play(self) -> None:
        while not self.reason:
            self._turn()
            self.mover = (self.mover + 1) % self.seats
        if not self.winners:
            counted = [self.counted(seat) for seat in range(self.seats)]
            self.winners = tuple(seat for seat in range(self.seats) if counted[seat] == max(counted))

    def counted(self, seat: int) -> tuple[int, int]:
        """Full layers, and the cubes that break a tie."""
        return count_tower(self.towers[seat].cells, self._ruling("layers", "anywhere"))

    def _ruling(self, name: str, ours: Any) -> Any:
        return self._options.get(name, ours)

    def _choose(self, choices: Collection[str]) -> str:
        chosen = self._random.choice(sorted(choices))
        self.decisions.append(Decision(frozenset(choices), chosen))
        return chosen

    # ------------------------------------------------------------------ turns

    def _turn(self) -> None:
        goes = self._choose(self._ways_to_go()) if self._has_cards else "roll"
        word, *rest = goes.split()
        if word == "teleport":
            self.hands[self.mover].remove("teleport")
            self._discards.append("teleport")
            other = int(rest[0]) - 1
            if self._is_stopped(other):
                if self._ruling("defended_teleport", "over") == "roll":
                    self._go(self._rolled())
            else:
                pawns = self._pawns
                pawns[self.mover], pawns[other] = pawns[other], pawns[self.mover]
                self._land(apart=None if self._ruling("teleport", "alone") == "company" else other)
        elif word == "card":
            self._throw_away(self.mover, rest[0])
            self._go(int(rest[0][-1]))
        else:
            self._go(self._rolled())
        if not self.reason and not any(self.stock.values()):
            self.reason = "stock-empty"
        elif not self.reason and not self._hidden:
            self.reason = "discs-turned"

    def _ways_to_go(self) -> set[str]:
        hand = self.hands[self.mover]
        ways = {"roll", *(f"card {card}" for card in hand if card.startswith("die"))}
        if "teleport" in hand:
            ways |= {
                f"teleport {seat + 1}"
                for seat in range(self.seats)
                if seat != self.mover
                and (self._ruling("teleport_start", True) or not self._pawns[seat].on_start)
            }
        return ways

    def _rolled(self) -> int:
        return int(self._choose([f"roll {pips}" for pips in range(1, 7)]).split()[1])

    def _go(self, pips: int) -> None:
        if self._free_direction and self._choose(["cw", "ccw"]) == "ccw":
            pips = -pips
        place = self._pawns[self.mover].moved(pips, len(self._discs))
        self._pawns[self.mover] = Pawn(place)
        if self._discs[place] is None:
            possible = {self._ring.discs[place]} if self._ring.laid else set(self._hidden)
            disc = self._choose({f"disc {hidden}" for hidden in possible}).split()[1]
            self._hidden.remove(disc)
            self._discs[place] = disc
        self._land(apart=None)

    def _land(self, apart: int | None) -> None:
        pawn = self._pawns[self.mover]
        if pawn.on_start:
            return
        disc = self._discs[pawn.disc]
        assert disc is not None
        company = [
            seat
            for seat in range(self.seats)
            if seat not in (self.mover, apart) and self._pawns[seat] == pawn
        ]
        could_swap = self._swap_with_all(company)
        if self.reason:
            return
        if disc == STEAL_DISC:
            self._steal()
        elif disc == BUILD_DISC:
            self._build_from_stock(self._pieces.kinds)
        elif not company or (self._ruling("no_swap", "nothing") == "piece" and not could_swap):
            self._supply(disc)

    # ------------------------------------------------------------------ building

    def _places(self, seat: int, number: int) -> dict[str, tuple[int, Cells]]:
        places = self.towers[seat].places(self._pieces.kind_of(number))
        return {build_text(self._pieces.text(number), cells): (number, cells) for cells in places}

    def _put(self, seat: int, place: tuple[int, Cells]) -> None:
        number, cells = place
        if number in self.stock[self._pieces.kind_of(number)]:
            self.stock[self._pieces.kind_of(number)].remove(number)
        self.towers[seat] = self.towers[seat].built(number, cells)

    def _build(self, seat: int, places: Mapping[str, tuple[int, Cells]], chosen: str) -> None:
        full = self._full(seat)
        self._put(seat, places[chosen])
        self._look([seat])
        if not self.reason:
            self._draw(seat, len(self._full(seat) - full))

    def _full(self, seat: int) -> set[int]:
        cells = self.towers[seat].cells
        return {z for _, _, z in cells if all((x, y, z) in cells for x in range(3) for y in range(3))}

    def _look(self, builders: Collection[int]) -> None:
        """Whoever has a perfect cube has won: three layers, and six with cards."""
        order = [(self.mover + later) % self.seats for later in range(self.seats)]
        found = {}
        for seat in order:
            cells = set(self.towers[seat].cells)
            for layers, reason in ((3, "perfect-cube"), (6, "perfect-double-cube")):
                cube = {(x, y, z) for x in range(3) for y in range(3) for z in range(layers)}
                if cells == cube and (layers == 3 or self._has_cards):
                    found[seat] = reason
        if self._ruling("perfect", "left") == "built":
            found = {seat: reason for seat, reason in found.items() if seat in builders}
        if found:
            first = next(iter(found))
            self.reason = found[first]
            self.winners = tuple(found) if self._ruling("two_cubes", "mover") == "both" else (first,)

    def _supply(self, kind: str) -> None:
        """The piece of a disc; with cards, the question is asked whatever the answer may be."""
        if not self._has_cards:
            self._build_from_stock((kind,))
            return
        places = self._places(self.mover, min(self.stock[kind])) if self.stock[kind] else {}
        card = f"piece-{kind}"
        choices = {*places, *([f"card {card}"] if card in self.hands[self.mover] else [])}
        chosen = self._choose(choices if places else choices | {"pass"})
        if chosen in places:
            self._build(self.mover, places, chosen)
        elif chosen != "pass":
            self._throw_away(self.mover, card)
            self._build_from_stock(self._pieces.kinds)

    def _build_from_stock(self, kinds: Collection[str]) -> None:
        numbers = [min(self.stock[kind]) for kind in kinds if self.stock[kind]]
        places = {
            text: place for number in numbers for text, place in self._places(self.mover, number).items()
        }
        if places:
            self._build(self.mover, places, self._choose(places))

    # ------------------------------------------------------------------ taking

    def _takeable(self, seat: int) -> list[int]:
        tower = self.towers[seat]
        found = list(tower.takeable)
        if self._ruling("taking", "slide") == "uncovered":
            above = {
                number: {tower.cells.get((x, y, z + 1)) for x, y, z in tower.pieces[number]}
                for number in found
            }
            found = [number for number in found if above[number] <= {None, number}]
        return found

    def _take(self, seat: int, number: int) -> None:
        self.towers[seat] = self.towers[seat].taken(number)

    def _steal(self) -> None:
        spared: set[int] = set()
        while True:
            choices = {
                steal_text(target, self._pieces.text(number)): (target, number)
                for target in range(self.seats)
                if target != self.mover and target not in spared
                for number in self._takeable(target)
                if self.towers[self.mover].has_place(self._pieces.kind_of(number))
            }
            if not choices:
                return
            target, number = choices[self._choose(choices)]
            if not self._is_stopped(target):
                break
            if self._ruling("defended_theft", "over") == "over":
                return
            spared.add(target)
        full = self._full(target)
        self._take(target, number)
        self._look([])
        if not self.reason:
            self._lose(target, len(full - self._full(target)))
            places = self._places(self.mover, number)
            self._build(self.mover, places, self._choose(places))

    def _swap_with_all(self, left: list[int]) -> bool:
        """One swap with everybody on the disc with whom one is possible, in any order; whether there was any."""
        could_swap = False
        while not self.reason:
            mine = self.towers[self.mover]
            choices = {
                swap_text(other, self._pieces.text(give), self._pieces.text(take)): (other, give, take)
                for other in left
                for give in self._takeable(self.mover)
                for take in self._takeable(other)
                if mine.taken(give).has_place(self._pieces.kind_of(take))
                and self.towers[other].taken(take).has_place(self._pieces.kind_of(give))
            }
            if not choices:
                break
            could_swap = True
            other, give, take = choices[self._choose(choices)]
            left = [seat for seat in left if seat != other]
            if not self._is_stopped(other):
                self._swap(other, give, take)
        return could_swap

    def _swap(self, other: int, give: int, take: int) -> None:
        both = (self.mover, other)
        at_once = self._ruling("layer_cards", "taken") == "taken"
        before = {seat: self._full(seat) for seat in both}
        self._take(self.mover, give)
        self._take(other, take)
        if at_once:
            for seat in both:
                self._lose(seat, len(before[seat] - self._full(seat)))
        builds = [(self.mover, take), (other, give)]
        if self._ruling("swap_builds", "mover") == "other":
            builds.reverse()
        for turn, (seat, number) in enumerate(builds):
            full = self._full(seat)
            places = self._places(seat, number)
            self._put(seat, places[self._choose(places)])
            if turn == 1:
                self._look(both)
            if at_once and not self.reason:
                self._draw(seat, len(self._full(seat) - full))
        if not at_once and not self.reason:
            for seat in both:
                self._lose(seat, len(before[seat] - self._full(seat)))
            for seat in both:
                self._draw(seat, len(self._full(seat) - before[seat]))

    # ------------------------------------------------------------------ cards

    def _throw_away(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self._discards.append(card)

    def _is_stopped(self, target: int) -> bool:
        if not self._has_cards:
            return False
        answers = ["allow", "defend"] if "defence" in self.hands[target] else ["allow"]
        if self._choose(answers) == "allow":
            return False
        self._throw_away(target, "defence")
        return True

    def _draw(self, seat: int, count: int) -> None:
        for _ in range(count if self._has_cards else 0):
            if not self._pile:
                self._pile, self._discards = self._discards, []
            if self._pile:
                card = self._choose({f"deal {seat + 1} {card}" for card in self._pile}).split()[2]
                self._pile.remove(card)
                self.hands[seat].append(card)

    def _lose(self, seat: int, count: int) -> None:
        for _ in range(min(count, len(self.hands[seat]))):
            card = self._choose({f"lose {seat + 1} {card}" for card in self.hands[seat]}).split()[2]
            self._throw_away(seat, card)

    def cards(self) -> Counter[str]:
        """All cards, wherever they are."""
        return Counter([*self._pile, *self._discards, *(card for hand in self.hands for card in hand)])
