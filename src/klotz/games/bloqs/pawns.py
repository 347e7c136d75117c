"""Who has which pawn, and so which start circle and building site."""

from typing import Any, Final

from klotz.games.datafiles import STANDARD

PAWNS: Final = ("blue", "yellow", "red", "green")
"""In the order of their start circles, clockwise."""


def read_pawns(given: Any) -> list[str]:
    """The colours of the seats, as a list or separated by commas. ValueError says what is wrong."""
    colours = [part.strip() for part in given.split(",")] if isinstance(given, str) else given
    if not isinstance(colours, list | tuple) or not 2 <= len(colours) <= len(PAWNS):
        raise ValueError(f"is a list of 2 to {len(PAWNS)} of the colours {', '.join(PAWNS)}")
    for colour in colours:
        if colour not in PAWNS:
            raise ValueError(f"has {str(colour)[:40]!r}; the pawns are {', '.join(PAWNS)}")
    if len(set(colours)) < len(colours):
        raise ValueError("has a pawn twice")
    return list(colours)


def colours(pawns: Any) -> tuple[str, ...]:
    """The colours of the seats that have one; the others have those that are left."""
    chosen = () if pawns == STANDARD else tuple(pawns)
    return (*chosen, *(colour for colour in PAWNS if colour not in chosen))


def circles(pawns: Any, seats: int) -> tuple[int, ...]:
    """The start circle of each seat, from 0. ValueError if the pawns are not for so many seats."""
    if pawns != STANDARD and len(pawns) != seats:
        raise ValueError(f"there are {len(pawns)} pawns for {seats} seats")
    return tuple(PAWNS.index(colour) for colour in colours(pawns)[:seats])
