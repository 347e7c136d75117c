"""What a family of games offers: how it is drawn."""

from collections.abc import Callable
from dataclasses import dataclass

from klotz.picture import Picture


@dataclass(frozen=True, slots=True)
class Drawing:
    """How a family of games is drawn.

    `picture` takes a state, and the styles the family understands as keyword arguments, each with a default.
    """

    picture: Callable[..., Picture]
