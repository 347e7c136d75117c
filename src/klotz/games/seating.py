"""From what the players choose, their colours and who begins, to seats.

Seats are in turn order, so a table cannot seat people before it knows what they have chosen. `Game.seating` says
who gets which seat, and with which options of the game everybody has the colour they chose and the right one
begins. The options are in the record, so it replays without knowing what was chosen, or why.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from klotz.errors import KlotzError


class Seating(NamedTuple):
    order: tuple[int, ...]
    """The seat of each player."""
    options: Mapping[str, Any]
    """The options of the game that this takes."""


class SeatingError(KlotzError, ValueError):
    """A colour that the game does not have, or that two players want; the message says which."""


def completed(colours: Sequence[str | None], choices: Sequence[str]) -> tuple[str, ...]:
    """Everybody's colour: who has not chosen gets the first that nobody wants. SeatingError if that is impossible."""
    chosen = [colour for colour in colours if colour is not None]
    for colour in chosen:
        if colour not in choices:
            there_are = f"there are {', '.join(choices)}" if choices else "there is nothing to choose from"
            raise SeatingError(f"there is no colour {colour[:40]!r}; {there_are}")
        if chosen.count(colour) > 1:
            raise SeatingError(f"two players want {colour}")
    left = iter([choice for choice in choices if choice not in chosen])
    return tuple(next(left) if colour is None else colour for colour in colours)


def clockwise(players: int, first: int) -> tuple[int, ...]:
    """Everybody's seat if they sit in the order they are named, and this one has the first."""
    return tuple((player - first) % players for player in range(players))
