"""From the places of a table to seats in turn order: colours, lots, and who begins."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from klotz.fairness import Draw
from klotz.games.contract import Game
from klotz.server.refusals import Code, Refusal
from klotz.server.tables.agreement import Seat
from klotz.server.tables.first import First, FirstByChoice, FirstByLoser, FirstByLot


class Settled(NamedTuple):
    order: list[int]
    """The seat that each place becomes."""
    options: dict[str, Any]
    """What the game is told so that everybody has their colour and the right one begins."""


def settle(game: Game, seats: Sequence[Seat], lots: Sequence[int] | None, first: int | None) -> Settled:
    """Where everybody sits. With lots, whoever draws a place gets the colour that was chosen for it."""
    drawn = lots if lots is not None else range(len(seats))
    seating = game.seating([seat.colour for seat in seats], None if first is None else drawn[first])
    changed = {key: value for key, value in seating.options.items() if game.options[key] != value}
    return Settled([seating.order[place] for place in drawn], changed)


class FirstPlace(NamedTuple):
    place: int
    lot: tuple[int, int] | None
    """Where it was drawn by lot: what was drawn, counted from 0, and of how many."""


def first_place(first: First, lost: Sequence[int], draw: Draw, places: int) -> FirstPlace | None:
    """The place that begins; None where the rules decide."""
    match first:
        case FirstByChoice(place=place):
            return FirstPlace(place, None)
        case FirstByLot() | FirstByLoser():
            among = lost if isinstance(first, FirstByLoser) and lost else range(places)
            drawn = draw.first(len(among))
            return FirstPlace(among[drawn], (drawn, len(among)))
    return None


def check_colour(game: Game, colour: str) -> None:
    if colour not in game.colour_choices:
        raise Refusal(Code.NO_SUCH_COLOUR, colours=list(game.colour_choices))


def check_first(first: First, places: int) -> None:
    if isinstance(first, FirstByChoice) and first.place >= places:
        raise Refusal(Code.NO_SUCH_SEAT, seats=places)
