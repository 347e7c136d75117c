"""Set-up positions, for problems and tests.

    {
      "towers": [{"L4#21": "a1.1,b1.1,c1.1,c2.1"}, {}],
      "discs": ["S4", null, ...],
      "pawns": [3, 7],
      "turn": 0,
      "hands": [["die-4"], []],
      "discards": ["teleport"]
    }

What is left out is as at the start of a game. Pieces in towers are not in the stock; `stock` can remove more,
by listing the pieces that are left. A pawn is the number of its disc, from 1, or `"start"` for its own start
circle. The named seat is about to begin its turn; with `"supply": true` it is about to take any piece of the stock,
as on a build disc. Hands are named card by card, for study, or `"dealt"`: then chance deals them first, as in any
game, and nobody knows what is hidden from them. Towers need not stand, so that they can be set up piece by piece.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from klotz.games.bloqs.kernel import LAYERS
from klotz.games.bloqs.notation import card_names, parse_cells
from klotz.games.bloqs.position import HeldCard, Position, Spot
from klotz.games.bloqs.steps.building import Supply
from klotz.games.bloqs.steps.cards import deals
from klotz.games.bloqs.steps.turn import EndTurn, begin_turn
from klotz.games.bloqs.steps.winning import won
from klotz.games.bloqs.tower import MARGIN, SITE, Cells, Tower
from klotz.games.contract import IllegalMove

_FIELDS = ("towers", "discs", "pawns", "turn", "supply", "stock", "hands", "discards")
DEALT: Final = "dealt"
"""For hands: nobody names the cards, chance deals them as at the start of any game."""
_ONLY_MAESTRO: Final = "setup: only Maestro is played with cards"


def apply_setup(position: Position, setup: Any) -> Position:
    """The position described by a setup from outside. ValueError says what is wrong with it.

    What somebody who sets up a position by hand may well try is refused by a rule, in the words of their language.
    """
    if not isinstance(setup, dict):
        raise ValueError('a setup looks like {"towers": [{"L4#21": "a1.1,b1.1,c1.1,c2.1"}, {}], "turn": 0}')
    for field in setup:
        if field not in _FIELDS:
            raise ValueError(f"setup: {str(field)[:40]!r} is not known; there are {', '.join(_FIELDS)}")
    seats, pieces = position.rules.seats, position.rules.pieces
    towers = tuple(
        _tower(tower, seat, position.towers[seat])
        for seat, tower in enumerate(_list_of(setup, "towers", seats, [{}] * seats))
    )
    built = Counter(number for tower in towers for number in tower.pieces)
    for number, times in built.items():
        if times > 1:
            raise ValueError(f"setup: {pieces.text(number)} stands in two towers")
    stock = frozenset(pieces.numbers) - set(built)
    if "stock" in setup:
        left = {_named(pieces.parse, name, "stock") for name in _list_of(setup, "stock", None, [])}
        if not left <= stock:
            raise ValueError(f"setup: {pieces.text(min(left - stock))} stands in a tower, not in the stock")
        stock = frozenset(left)
    turn = setup.get("turn", 0)
    if not isinstance(turn, int) or isinstance(turn, bool) or not 0 <= turn < seats:
        raise ValueError(f"setup: turn is a seat from 0 to {seats - 1}, not {str(turn)[:40]}")
    discs = _discs(position, setup)
    after = replace(
        position,
        towers=towers,
        stock=stock,
        discs=discs,
        pawns=_pawns(position, setup, discs),
        turn=turn,
        agenda=(),
    )
    is_dealt = setup.get("hands") == DEALT
    after = _with_cards(after, {**setup, "hands": [[]] * seats} if is_dealt else setup)
    if is_dealt and not after.has_cards:
        raise ValueError(_ONLY_MAESTRO)
    supply = setup.get("supply", False)
    if not isinstance(supply, bool):
        raise ValueError(f"setup: supply is true or false, not {str(supply)[:40]}")
    ready = after.then(Supply(None), EndTurn()) if supply else begin_turn(after)
    return won(ready.then(*deals(position.rules)) if is_dealt else ready)


def _list_of(setup: Any, field: str, count: int | None, default: list[Any]) -> list[Any]:
    value = setup.get(field, default)
    if not isinstance(value, list | tuple) or (count is not None and len(value) != count):
        many = "" if count is None else f" of {count}"
        raise ValueError(f"setup: {field} is a list{many}")
    return list(value)


def _named(parse: Callable[[str], Any], text: Any, where: str) -> Any:
    if not isinstance(text, str):
        raise ValueError(f"setup: {where}: expected text, not {str(text)[:40]}")
    try:
        return parse(text)
    except ValueError as error:
        raise ValueError(f"setup: {where}: {error}") from error


def _tower(pieces: Any, seat: int, tower: Tower) -> Tower:
    """An empty tower, with the pieces in it."""
    where, known = f"towers[{seat}]", tower.piece_set
    if not isinstance(pieces, dict):
        raise ValueError(f"setup: {where} is a table of pieces and their cells")
    for name, text in pieces.items():
        number, cells = _named(known.parse, name, where), _named(parse_cells, text, where)
        piece = known.text(number)
        if not known.has_shape(cells, known.kind_of(number)):
            raise ValueError(f"setup: {where}: {str(text)[:60]!r} is not the shape of {piece}")
        if number in tower.pieces:
            raise ValueError(f"setup: {where}: {piece} is there twice")
        if any(cell in tower.cells for cell in cells):
            raise ValueError(f"setup: {where}: {piece} stands where another piece is")
        _check_room(cells, f"setup: {where}: {piece}", tower.overhang)
        tower = tower.built(number, cells)
    return tower


def _check_room(cells: Cells, piece: str, overhang: bool) -> None:
    reach = MARGIN if overhang else 0
    for x, y, z in cells:
        if not (-reach <= x < SITE + reach and -reach <= y < SITE + reach):
            raise ValueError(f"{piece} juts out {'too far ' if overhang else ''}over the site")
        if z == 0 and not (0 <= x < SITE and 0 <= y < SITE):
            raise ValueError(f"{piece} lies on the table beside the site")
        if z >= LAYERS:
            raise ValueError(f"{piece} is higher than {LAYERS} layers")


def _discs(position: Position, setup: Any) -> tuple[str | None, ...]:
    discs = _list_of(setup, "discs", len(position.discs), list(position.discs))
    known, ring = position.rules.pieces.discs, position.rules.ring
    for place, disc in enumerate(discs):
        if disc is not None and disc not in known:
            raise ValueError(f"setup: there is no disc {str(disc)[:40]!r}; there are {', '.join(known)}")
        if disc is not None and ring.laid and disc != ring.discs[place]:
            raise IllegalMove("BQ-1", "bloqs-another-disc", {"place": place + 1})
    if Counter(disc for disc in discs if disc) - Counter(ring.discs):
        raise IllegalMove("BQ-1", "bloqs-no-more-discs")
    return tuple(discs)


def _pawns(position: Position, setup: Any, discs: tuple[str | None, ...]) -> tuple[Spot, ...]:
    places = len(discs)
    pawns = []
    for seat, where in enumerate(
        _list_of(setup, "pawns", position.rules.seats, ["start"] * position.rules.seats)
    ):
        if where == "start":
            pawns.append(Spot(position.rules.starts[seat], on_start=True))
        elif isinstance(where, int) and not isinstance(where, bool) and 1 <= where <= places:
            if discs[where - 1] is None:
                raise ValueError(f"setup: a pawn is on disc {where}, which lies face down")
            pawns.append(Spot(where - 1))
        else:
            raise ValueError(
                f"setup: a pawn is on a disc from 1 to {places} or on 'start', not {str(where)[:40]}"
            )
    return tuple(pawns)


def _with_cards(position: Position, setup: Any) -> Position:
    hands = _list_of(setup, "hands", position.rules.seats, [[]] * position.rules.seats)
    discards = _list_of(setup, "discards", None, [])
    if not all(isinstance(hand, list | tuple) for hand in hands):
        raise ValueError(f"setup: hands is a list of lists of cards, or {DEALT!r}")
    if not position.has_cards:
        if any(hands) or discards:
            raise ValueError(_ONLY_MAESTRO)
        return position
    known = card_names(position.rules.pieces.kinds)
    for card in [*discards, *(card for hand in hands for card in hand)]:
        if card not in known:
            raise ValueError(f"setup: there is no card {str(card)[:40]!r}; there are {', '.join(known)}")
    pile = Counter(dict(position.rules.deck.cards if position.rules.deck else ()))
    pile.subtract(Counter([*discards, *(card for hand in hands for card in hand)]))
    if min(pile.values()) < 0:
        raise IllegalMove("BQ-M1", "bloqs-no-more-cards")
    # These cards were never dealt, so no deal has their number, and they are not redrawn.
    return replace(
        position,
        hands=tuple(tuple(HeldCard(card, -1, -1) for card in hand) for hand in hands),
        discards=tuple(discards),
        pile=tuple((card, pile[card]) for card in known if pile[card]),
    )
