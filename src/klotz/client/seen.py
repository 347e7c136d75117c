"""A table as one person sees it at one moment."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from klotz.client.errors import ClientError
from klotz.client.models import Event, Table
from klotz.games.contract import State
from klotz.games.seen import state_from_view


@dataclass(frozen=True, slots=True)
class Seen:
    """A table as you see it: who is there, the game as far as you may see it, and your moves."""

    table: Table
    view: Mapping[str, Any] | None
    """The game as JSON; None before it starts. `state()` makes it a state."""
    legal: Sequence[str]
    """Your moves, if it is your turn."""
    me: str | None
    """Your id; None for a spectator."""
    events: Sequence[Event] = ()
    """What has happened since the last time."""

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to come: the game is finished, or the table was closed."""
        return self.table.status in ("finished", "closed")

    @property
    def yours(self) -> tuple[int, ...]:
        """Your seats."""
        if self.me is None:
            return ()
        return tuple(number for number, seat in enumerate(self.table.seats) if seat.person == self.me)

    @property
    def due(self) -> tuple[int, ...]:
        """Those of your seats whose turn it is, unless a computer plays for them."""
        if self.table.status != "playing":
            return ()
        seats = self.table.seats
        return tuple(each for each in self.yours if each in self.table.due and seats[each].level is None)

    @property
    def is_your_turn(self) -> bool:
        """Whether one of your seats is to move."""
        return bool(self.due)

    def state(self, random: Random | None = None) -> State:
        """The game as a state. What is hidden from you is made up, so that it might be so."""
        if self.view is None:
            raise ClientError("the game has not begun")
        return state_from_view(self.view, random, self.table.setup)
