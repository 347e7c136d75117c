"""Reasons for a move in Bloqs: layers, progress towards a cube, and what others have or need.

They use only what everybody sees, and the seat's own cards.
"""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from typing import Final

from klotz.games.bloqs import BloqsState, Tower
from klotz.games.bloqs.notation import (
    ALLOW,
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    DEFEND,
    PASS,
    ROLL,
    parse_cells,
)
from klotz.games.bloqs.pieces import BUILD_DISC, STEAL_DISC, PieceSet
from klotz.games.bloqs.position import Position, Spot
from klotz.games.bloqs.steps.building import Stolen
from klotz.games.bloqs.steps.cards import Ask
from klotz.games.bloqs.steps.swapping import Swapped
from klotz.games.bloqs.tower import SITE, Cell
from klotz.games.contract import Move, State
from klotz.players.hints import Fact

_LAYERS: Final = SITE
_CUBE: Final = frozenset((x, y, z) for x in range(SITE) for y in range(SITE) for z in range(_LAYERS))
_LAYER: Final = SITE * SITE
_NEARLY: Final = 3
"""A layer with no more squares than this to fill is nearly full."""
_CLOSE: Final = 8
"""A tower that lacks no more cubes than this is close to a perfect cube."""


class BloqsReasons:
    def __init__(self, state: State, seat: int) -> None:
        assert isinstance(state, BloqsState)
        self._state = state
        self._seat = seat
        self._pieces = state.piece_set
        self._tower = state.towers[seat]
        self._others = [other for other in range(state.seats) if other != seat]

    @property
    def _position(self) -> Position:
        position: Position = self._state.position
        return position

    def facts(self, move: Move) -> Iterator[Fact]:
        parse_piece, kind_of = self._pieces.parse, self._pieces.kind_of
        match move.text.split():
            case ["build", piece, cells]:
                number = parse_piece(piece)
                yield from self._building(self._tower.built(number, parse_cells(cells)))
                if number in self._position.stock:
                    yield from self._taking_from_stock(kind_of(number))
            case ["steal", seat, piece]:
                yield from self._taking(int(seat) - 1, parse_piece(piece), self._tower)
            case ["swap", seat, "give", give, "take", take]:
                yield from self._swapping(int(seat) - 1, parse_piece(give), parse_piece(take))
            case ["cw" | "ccw"]:
                yield from self._arriving(self._after(move).pawns[self._seat])
            case ["teleport", seat]:
                yield from self._arriving(self._position.pawns[int(seat) - 1])
            case ["card", card] if card.startswith("die"):
                yield from self._going_by_card(move)
            case ["card", _]:
                yield from self._any_piece()
            case [word]:
                yield from self._short(word)

    def _after(self, *moves: Move) -> Position:
        state = self._state
        for move in moves:
            state.push(move)
        after: Position = state.position
        for _ in moves:
            state.pop()
        return after

    # ------------------------------------------------------------------ building

    def _building(self, after: Tower) -> Iterator[Fact]:
        if after.is_perfect(_LAYERS):
            yield Fact("bloqs-cube", 1.0, 99.0)
            return
        yield from _progress(self._tower, after)
        missing = _missing(after)
        if missing is not None and len(missing) <= _CLOSE:
            yield Fact("bloqs-close", -len(missing), 2.5, {"count": len(missing)})
            if (kind := _last_piece(self._pieces, missing)) is not None and self._state.stock[kind]:
                yield Fact("bloqs-one-piece", 1.0, 4.0, {"kind": kind})
        if not _holes(after):
            yield Fact("bloqs-no-hole", 0.0, 1.5)
        takeable, pieces = len(after.takeable), len(after.pieces)
        if takeable < pieces:
            yield Fact("bloqs-safe", -takeable, 1.2, {"count": takeable, "all": pieces})

    def _taking_from_stock(self, kind: str) -> Iterator[Fact]:
        """Where the piece is chosen: whether somebody else waits for it, and how large it is."""
        yield self._size(kind)
        if self._state.stock[kind] == 1:
            for other in self._others:
                if _last_piece(self._pieces, _missing(self._state.towers[other])) == kind:
                    yield Fact("bloqs-denies", 1.0, 5.0, {"player": other + 1, "kind": kind})

    def _size(self, kind: str) -> Fact:
        cubes = self._pieces.size_of(kind)
        return Fact("bloqs-size", cubes, 0.8, {"kind": kind, "cubes": cubes})

    # ------------------------------------------------------------------ taking

    def _taking(self, victim: int, number: int, own: Tower) -> Iterator[Fact]:
        theirs = self._state.towers[victim]
        broken = theirs.full_layers - theirs.taken(number).full_layers
        if broken:
            details = {"player": victim + 1, "count": len(broken)}
            yield Fact("bloqs-breaks", len(broken), 4.0 * len(broken), details)
        missing = _missing(theirs)
        if missing is not None and len(missing) <= _CLOSE:
            details = {"player": victim + 1, "count": len(missing)}
            yield Fact("bloqs-sets-back", -len(missing), 3.0, details)
        if victim == self._leader():
            yield Fact("bloqs-from-leader", 1.0, 1.5, {"player": victim + 1})
        yield from self._use_of(self._pieces.kind_of(number), own)

    def _use_of(self, kind: str, own: Tower) -> Iterator[Fact]:
        """The best that can be done with a piece of a kind in one's own tower."""
        ways = [own.built(_ANY, cells) for cells in own.places(kind)]
        if any(way.is_perfect(_LAYERS) for way in ways):
            yield Fact("bloqs-for-cube", 1.0, 99.0, {"kind": kind})
        elif best := max((len(way.full_layers - own.full_layers) for way in ways), default=0):
            yield Fact("bloqs-for-layer", best, 5.0 * best, {"kind": kind, "count": best})
        else:
            yield self._size(kind)

    def _swapping(self, other: int, give: int, take: int) -> Iterator[Fact]:
        own = self._tower.taken(give)
        yield from self._taking(other, take, own)
        if own.full_layers == self._tower.full_layers:
            yield Fact("bloqs-keeps-layers", 1.0, 2.0)
        got, given = (self._pieces.size_of(self._pieces.kind_of(number)) for number in (take, give))
        gained = got - given
        if gained > 0:
            yield Fact("bloqs-larger", gained, 1.0 * gained, {"count": gained, "player": other + 1})

    def _leader(self) -> int:
        """The best of the others."""
        scores = self._state.score_sheet()
        return max(self._others, key=lambda other: scores[other].total)

    # ------------------------------------------------------------------ going round the ring

    def _arriving(self, spot: Spot) -> Iterator[Fact]:
        position = self._position
        if spot.on_start:
            return
        disc = position.discs[spot.disc]
        others = [other for other in self._others if position.pawns[other] == spot]
        if others and self._tower.pieces:
            yield Fact("bloqs-swap-with", 1.0, 1.0, {"player": others[0] + 1})
        if disc is None:
            yield Fact("bloqs-turns-up", 1.0, 0.6, {"place": spot.disc + 1})
        elif disc == STEAL_DISC:
            yield Fact("bloqs-may-steal", 1.0, 2.0, {"place": spot.disc + 1})
        elif disc == BUILD_DISC:
            yield from self._any_piece()
        elif not others and self._state.stock[disc]:
            yield from self._use_of(disc, self._tower)

    def _going_by_card(self, card: Move) -> Iterator[Fact]:
        """Both ways are open: the better of them counts."""
        found: dict[str, Fact] = {}
        for way in (CLOCKWISE, COUNTER_CLOCKWISE):
            spot = self._after(card, Move(self._seat, way)).pawns[self._seat]
            for fact in self._arriving(spot):
                if fact.name not in found or fact.amount > found[fact.name].amount:
                    found[fact.name] = fact
        yield from found.values()

    def _any_piece(self) -> Iterator[Fact]:
        """Any piece in the stock may be built: what would the best one achieve?"""
        useful = [
            fact
            for kind, left in self._state.stock.items()
            if left
            for fact in self._use_of(kind, self._tower)
        ]
        best = max(useful, key=lambda fact: fact.weight, default=None)
        if best is not None and best.name != "bloqs-size":
            yield best
        else:
            yield Fact("bloqs-any-piece", 1.0, 2.0)

    # ------------------------------------------------------------------ cards

    def _short(self, word: str) -> Iterator[Fact]:
        if word == ROLL:
            if cards := len(self._state.hand(self._seat)):
                yield Fact("bloqs-keeps-cards", 1.0, 1.0, {"count": cards})
        elif word == ALLOW:
            if "defence" in self._state.hand(self._seat):
                yield Fact("bloqs-keeps-defence", 1.0, 1.0)
        elif word == DEFEND:
            yield from self._defending()
        else:
            assert word == PASS

    def _defending(self) -> Iterator[Fact]:
        ask = self._position.step
        assert isinstance(ask, Ask)
        match ask.about:
            case Stolen(number=number) | Swapped(get=number):
                yield Fact("bloqs-defends", 1.0, 1.0, {"piece": self._pieces.text(number)})
                if kept := len(self._tower.full_layers - self._tower.taken(number).full_layers):
                    yield Fact("bloqs-defends-layer", kept, 4.0, {"count": kept})
            case _:
                yield Fact("bloqs-defends-place", 1.0, 1.0)


_ANY: Final = 0
"""A placeholder number for a piece of which only the cells matter."""


def _progress(before: Tower, after: Tower) -> Iterator[Fact]:
    completed = sorted(after.full_layers - before.full_layers)
    if completed:
        yield Fact("bloqs-layer", len(completed), 6.0, {"layer": completed[0] + 1, "count": len(completed)})
    for layer in range(min(after.height, _LAYERS)):
        filled = _filled(after, layer)
        if filled > _filled(before, layer) and _LAYER - _NEARLY <= filled < _LAYER:
            yield Fact("bloqs-nearly", filled, 1.5, {"layer": layer + 1, "count": _LAYER - filled})
            return


def _filled(tower: Tower, layer: int) -> int:
    return sum(z == layer and 0 <= x < SITE and 0 <= y < SITE for x, y, z in tower.cells)


def _missing(tower: Tower) -> AbstractSet[Cell] | None:
    """What a tower lacks to be a perfect cube; None where something is in the way."""
    cells = frozenset(tower.cells)
    return _CUBE - cells if cells <= _CUBE else None


def _last_piece(pieces: PieceSet, missing: AbstractSet[Cell] | None) -> str | None:
    """The kind of piece that would be the last one of a cube, if one is enough."""
    if not missing or len(missing) > pieces.largest:
        return None
    return next((kind for kind in pieces.kinds if pieces.has_shape(missing, kind)), None)


def _holes(tower: Tower) -> int:
    """Empty cells of the site that have a cube somewhere above them."""
    tops: dict[tuple[int, int], int] = {}
    for x, y, z in tower.cells:
        tops[x, y] = max(tops.get((x, y), -1), z)
    return sum((x, y, below) not in tower.cells for (x, y), z in tops.items() for below in range(z))


REASONS: Final = BloqsReasons
