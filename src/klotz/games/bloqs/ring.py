"""What only the rulebook's pictures show: the ring of discs, and the deck of cards.

Both are TOML files that ship with Klotz, so an owner of the game can enter what is in the box.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from klotz.games.bloqs.notation import CARDS, DISCS
from klotz.games.datafiles import Source, kind, shown, source

PLACES: Final = 20
SEATS: Final = 4
DECK_SIZE: Final = 54
MOST_IN_HAND: Final = DECK_SIZE // SEATS


@dataclass(frozen=True, slots=True)
class Ring:
    """`starts` gives, for each seat, the place of the ring (from 0) just after its start circle."""

    starts: tuple[int, ...]
    discs: tuple[str, ...]
    """All discs, in no order: they are shuffled."""


@dataclass(frozen=True, slots=True)
class Deck:
    cards: tuple[tuple[str, int], ...]
    """Each card and how many there are."""
    hand: int
    """How many each player is dealt."""


def ring(given: Any) -> Ring:
    """The ring for an option's value: its name, a file or its contents."""
    data = read_ring(given)
    discs = tuple(disc for disc in DISCS for _ in range(data["discs"].get(disc, 0)))
    return Ring(tuple(place - 1 for place in data["starts"]), discs)


def deck(given: Any) -> Deck:
    """The deck for an option's value."""
    data = read_deck(given)
    return Deck(tuple((card, data["cards"][card]) for card in CARDS if data["cards"].get(card)), data["hand"])


def read_ring(given: Any) -> dict[str, Any]:
    """The contents of a ring, checked. DataError says what is wrong and where."""
    file = source(given, "ring", __package__)
    file.check_keys(file.content, ("starts", "discs"), "the ring")
    starts = file.content["starts"]
    if not isinstance(starts, list) or len(starts) != SEATS or not all(_is_number(place) for place in starts):
        raise file.error(f"starts is a list of {SEATS} places on the ring, such as [1, 6, 11, 16]", "starts")
    for place in starts:
        if not 1 <= place <= PLACES:
            raise file.error(f"starts has {shown(place)}; places are 1 to {PLACES}", "starts")
    if len(set(starts)) < SEATS:
        raise file.error("starts has a place twice", "starts")
    return {"starts": list(starts), "discs": _counts(file, "discs", DISCS, PLACES)}


def read_deck(given: Any) -> dict[str, Any]:
    """The contents of a deck, checked. DataError says what is wrong and where."""
    file = source(given, "deck", __package__)
    file.check_keys(file.content, ("hand", "cards"), "the deck")
    hand = file.content["hand"]
    if not _is_number(hand) or not 0 <= hand <= MOST_IN_HAND:
        raise file.error(f"hand is a number of cards from 0 to {MOST_IN_HAND}, not {shown(hand)}", "hand")
    return {"hand": hand, "cards": _counts(file, "cards", CARDS, DECK_SIZE)}


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _counts(file: Source, field: str, names: tuple[str, ...], total: int) -> dict[str, int]:
    """The number of each, which must add up to `total`."""
    counts = file.content[field]
    if not isinstance(counts, Mapping):
        raise file.error(f"{field} is a table of names and how many there are, not {kind(counts)}", field)
    for name, count in counts.items():
        if name not in names:
            raise file.error(f"{field} has {shown(name)}; there are {', '.join(names)}", field, name)
        if not _is_number(count) or not 0 <= count <= total:
            raise file.error(f"{field}.{name} is a number from 0 to {total}, not {shown(count)}", field, name)
    if sum(counts.values()) != total:
        raise file.error(f"{field} are {total} in all, not {sum(counts.values())}", field)
    return dict(counts)
