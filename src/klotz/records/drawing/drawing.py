"""What a family of games offers: how it is drawn."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from klotz.games.contract import State
from klotz.picture import Picture


class Target(NamedTuple):
    """A place on a picture that stands for a move: tapping it plays the move, if no other move lies there too."""

    move: str
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Drawing:
    """How a family of games is drawn."""

    picture: Callable[..., Picture]
    """From a state to what everybody may see of it.

    As keyword arguments it takes the styles that `klotz show` offers, `palette`, `dark`, `coordinates` and
    `move_numbers`, a `title` for those who hear the picture rather than see it, and whatever else it likes; all have
    defaults, and it may ignore any.
    """
    for_seat: Callable[..., Picture] | None = None
    """The same with a seat as the second argument: all that this seat may see. For games with secrets."""
    targets: Callable[[State, int], Iterable[Target]] | None = None
    """Where the moves of a seat lie on the picture as it is drawn by default; several may share a place."""
