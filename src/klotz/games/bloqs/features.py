"""Positions of Bloqs as arrays, as one seat sees them: its own part first, then the others in turn order.

Cards in other hands are in none of them: only how many there are. `step` is what the game waits for, as everybody may
know it.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from klotz.games.bloqs.actions import most_layers
from klotz.games.bloqs.notation import card_names
from klotz.games.bloqs.pieces import MOST_OF_A_KIND, PieceSet
from klotz.games.bloqs.ring import MOST_CARDS, SEATS
from klotz.games.bloqs.tower import MARGIN, SITE
from klotz.games.features import Feature

if TYPE_CHECKING:  # which imports this module
    from klotz.games.bloqs.state import BloqsState

_STEPS: Final = (
    "openingroll",
    "roll",
    "travel",
    "direction",
    "turnup",
    "supply",
    "steal",
    "build",
    "swaps",
    "deal",
    "lose",
    "stolen",
    "swapped",
    "teleported",
)
"""What the game may wait for, and what somebody may be asked about."""
_PIPS: Final = 6


# Bounded, since anybody may supply pieces.
@lru_cache(maxsize=64)
def layout(seats: int, pieces: PieceSet, places: int, *, cards: bool, overhang: bool) -> tuple[Feature, ...]:
    kinds, names = len(pieces.kinds), len(card_names(pieces.kinds))
    width = SITE + 2 * (MARGIN if overhang else 0)
    return (
        Feature(
            "towers",
            (seats, most_layers(pieces), width, width),
            pieces.count,
            "for each tower, layer by layer: the number of the piece at every cell, 0 for none",
        ),
        Feature("stock", (kinds,), MOST_OF_A_KIND, "how many pieces of each kind are left"),
        Feature(
            "discs",
            (places, 1 + len(pieces.discs)),
            1,
            "for each place of the ring: face down, or which disc",
        ),
        Feature("pawns", (seats, 2, places), 1, "for each pawn: the start circle before a disc, or the disc"),
        Feature("seat", (SEATS,), 1, "the own seat at the table, as numbers of moves name it"),
        Feature("turn", (3, seats), 1, "whose turn it is, who is due, and who is meant or still to swap"),
        Feature(
            "step",
            (len(_STEPS) + 1 + _PIPS + kinds + 2 * pieces.count,),
            1,
            "what the game waits for; whether it is a question; pips; kind; and two pieces: the one to build or to "
            "be given, and the one to be taken",
        ),
        *(
            (
                Feature("hand", (names,), MOST_CARDS, "how many of each card the seat holds"),
                Feature("hands", (seats,), MOST_CARDS, "how many cards everybody holds"),
                Feature("discards", (names,), MOST_CARDS, "how many of each card are discarded"),
                Feature("pile", (1,), MOST_CARDS, "how many cards are left to draw"),
            )
            if cards
            else ()
        ),
    )


def write(state: "BloqsState", seat: int, out: dict[str, npt.NDArray[Any]]) -> None:
    for array in out.values():
        array[...] = 0
    order = [(seat + place) % state.seats for place in range(state.seats)]
    margin = (out["towers"].shape[-1] - SITE) // 2
    for place, owner in enumerate(order):
        tower = state.towers[owner]
        for (x, y, z), number in tower.cells.items():
            out["towers"][place, z, y + margin, x + margin] = number
        spot = state.pawns[owner]
        out["pawns"][place, 0 if spot.on_start else 1, spot.disc] = 1
        out["turn"][0, place] = owner == state.turn
        out["turn"][1, place] = owner in state.due
    pieces = state.piece_set
    stock = state.stock
    out["stock"][:] = [stock[kind] for kind in pieces.kinds]
    for place, disc in enumerate(state.discs):
        out["discs"][place, 0 if disc is None else 1 + pieces.discs.index(disc)] = 1
    out["seat"][seat] = 1
    _write_step(state, order, out)
    if "hand" in out:
        names = card_names(pieces.kinds)
        np.add.at(out["hand"], [names.index(card) for card in state.hand(seat)], 1)
        np.add.at(out["discards"], [names.index(card) for card in state.discards], 1)
        out["hands"][:] = [len(state.hand(owner)) for owner in order]
        out["pile"][0] = state.pile_size


def _write_step(state: "BloqsState", order: list[int], out: dict[str, npt.NDArray[Any]]) -> None:
    """What the game waits for. A question is about another step, whose fields are then those that count."""
    told: dict[str, Any] | None = state.waiting_for  # type: ignore[assignment]  # any of its steps
    if told is None:
        return
    piece_set = state.piece_set
    named, question, pips, kinds, pieces, others = np.split(
        out["step"], np.cumsum([len(_STEPS), 1, _PIPS, len(piece_set.kinds), piece_set.count])
    )
    if told["step"] == "ask":
        question[0] = 1
        told = told["about"]
        assert told is not None
    named[_STEPS.index(told["step"])] = 1
    meant = {told[field] for field in ("target", "other", "seat") if field in told}
    meant |= {*told.get("left", ()), *told.get("rolling", ())[len(told.get("rolled", ())) :]}
    out["turn"][2, [order.index(each) for each in meant]] = 1
    if "pips" in told:
        pips[told["pips"] - 1] = 1
    if told.get("kind"):
        kinds[piece_set.kinds.index(told["kind"])] = 1
    if number := told.get("number") or told.get("give"):
        pieces[number - 1] = 1
    if "get" in told:
        others[told["get"] - 1] = 1
