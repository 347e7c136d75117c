"""What only the rulebook's pictures show: the ring of discs, and the deck of cards.

Both are TOML files that ship with Klotz, so an owner of the game can enter what is in the box.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from klotz.games.bloqs.notation import card_names
from klotz.games.bloqs.pieces import PieceSet
from klotz.games.datafiles import DataError, Source, is_number, shown, source

SEATS: Final = 4
LEAST_PLACES: Final = 8
MOST_PLACES: Final = 36
"""Discs of a ring; the published one has twenty."""
LEAST_CARDS: Final = 12
MOST_CARDS: Final = 108
"""Cards of a deck; the published one has 54."""
MOST_IN_HAND: Final = 13


@dataclass(frozen=True, slots=True)
class Ring:
    """`starts` gives, for each start circle clockwise, the place of the ring (from 0) just after it."""

    starts: tuple[int, ...]
    discs: tuple[str, ...]
    """All discs. They are shuffled, unless they are `laid`."""
    laid: bool = False
    """Whether the discs lie in a known order, place by place, rather than shuffled."""


@dataclass(frozen=True, slots=True)
class Deck:
    cards: tuple[tuple[str, int], ...]
    """Each card and how many there are."""
    hand: int
    """How many each player is dealt."""


def ring(given: Any, pieces: PieceSet) -> Ring:
    """The ring for an option's value, with these pieces. DataError if it has a disc for a piece that is not there."""
    data = read_ring(given)
    starts = tuple(place - 1 for place in data["starts"])
    known = pieces.discs
    for disc in data.get("order") or data["discs"]:
        if disc not in known:
            raise DataError("data-ring-disc", {"given": disc, "known": ", ".join(known)})
    if "order" in data:
        return Ring(starts, tuple(data["order"]), laid=True)
    return Ring(starts, tuple(disc for disc in known for _ in range(data["discs"].get(disc, 0))))


def deck(given: Any, pieces: PieceSet) -> Deck:
    """The deck for an option's value, with these pieces. DataError if it has a card for a piece that is not there."""
    data = read_deck(given)
    known = card_names(pieces.kinds)
    for card in data["cards"]:
        if card not in known:
            raise DataError("data-deck-card", {"given": card, "known": ", ".join(known)})
    return Deck(tuple((card, data["cards"][card]) for card in known if data["cards"].get(card)), data["hand"])


def read_ring(given: Any) -> dict[str, Any]:
    """The contents of a ring, checked. DataError says what is wrong and where.

    Which pieces there are is not known here: `ring` checks that the discs go with them.
    """
    file = source(given, "ring", __package__)
    file.check_entries(file.content, ("starts", "discs"), optional=("order",))
    discs = _counts(file, "discs", "data-ring-number", "disc", MOST_PLACES)
    places = sum(discs.values())
    if not LEAST_PLACES <= places <= MOST_PLACES:
        raise file.error("data-ring-size", "discs", count=places, least=LEAST_PLACES, most=MOST_PLACES)
    ring: dict[str, Any] = {"starts": _starts(file, places), "discs": discs}
    if "order" in file.content:
        ring["order"] = _order(file, discs)
    return ring


def _starts(file: Source, places: int) -> list[int]:
    starts = file.content["starts"]
    if not isinstance(starts, list | tuple) or len(starts) != SEATS or not all(map(is_number, starts)):
        raise file.error("data-ring-starts", "starts", count=SEATS)
    for index, place in enumerate(starts):
        if not 1 <= place <= places:
            raise file.error("data-ring-start-off", "starts", given=shown(place), places=places)
        if place in starts[:index]:
            raise file.error("data-ring-start-twice", "starts", place=place)
    return list(starts)


def _order(file: Source, discs: dict[str, int]) -> list[str]:
    order = file.list_of(file.content["order"], "order", "order")
    if not all(isinstance(disc, str) for disc in order):
        raise file.wrong_type("order", "list", "order")
    found = Counter(order)
    for disc in {**discs, **found}:
        if found[disc] != discs.get(disc, 0):
            raise file.error(
                "data-ring-order", "order", disc=shown(disc), found=found[disc], count=discs.get(disc, 0)
            )
    return list(order)


def read_deck(given: Any) -> dict[str, Any]:
    """The contents of a deck, checked. DataError says what is wrong and where."""
    file = source(given, "deck", __package__)
    file.check_entries(file.content, ("hand", "cards"))
    cards = _counts(file, "cards", "data-deck-number", "card", MOST_CARDS)
    total = sum(cards.values())
    if not LEAST_CARDS <= total <= MOST_CARDS:
        raise file.error("data-deck-size", "cards", count=total, least=LEAST_CARDS, most=MOST_CARDS)
    hand, most = file.content["hand"], min(total // SEATS, MOST_IN_HAND)
    if not is_number(hand) or not 0 <= hand <= most:
        raise file.error("data-deck-hand", "hand", given=shown(hand), most=most)
    return {"hand": hand, "cards": cards}


def _counts(file: Source, entry: str, key: str, what: str, most: int) -> dict[str, int]:
    """How many there are of each."""
    counts = file.table(file.content[entry], entry, entry)
    for name, count in counts.items():
        if not isinstance(name, str):
            raise file.wrong_type(entry, "table", entry)
        if not is_number(count) or not 0 <= count <= most:
            raise file.error(key, entry, name, given=shown(count), most=most, **{what: shown(name)})
    return dict(counts)
