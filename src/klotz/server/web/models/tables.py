"""Tables, as sent to everybody who may see them."""

from typing import Annotated, Any, Literal

from pydantic import Field

from klotz.games.contract import OutcomeView
from klotz.server.web.models.base import GameView, Out
from klotz.server.web.models.events import EventOut


class SeatOut(Out):
    """A seat of a table."""

    kind: Literal["me", "hot", "open", "link", "computer", "reserved"]
    person: str | None
    """Who sits there; None for a free seat or a computer."""
    name: str
    level: int | None
    """The level of the computer that moves for this seat, if one does."""
    away: bool
    """A computer is playing for somebody who is away."""
    out: bool
    """Has resigned or lost by time."""
    away_at: int | None
    """The time from which the others may let a computer play on, in milliseconds since 1970; None while they
    may not."""


class _Clock(Out):
    left: list[int]
    """What every seat has left in milliseconds, at the moments in `since`: clients count down from there."""
    since: dict[str, int]
    """Whose time is running, by seat, and since when."""


class MoveClockOut(_Clock):
    kind: Literal["move"]
    seconds: int


class TotalClockOut(_Clock):
    kind: Literal["total"]
    seconds: int
    increment: int


class DaysClockOut(_Clock):
    kind: Literal["days"]
    days: int


ClockOut = Annotated[MoveClockOut | TotalClockOut | DaysClockOut, Field(discriminator="kind")]


class UndoOut(Out):
    """Somebody asks to take moves back."""

    seat: int
    moves: int


class TableOut(Out):
    """Everything about a table except the game itself."""

    id: str
    number: int
    """The number of the last event."""
    changed: int
    """The lowest number that an action may answer."""
    status: Literal["waiting", "playing", "finished", "closed"]
    game: str
    options: dict[str, Any]
    clock: ClockOut | None
    public: bool
    rated: bool
    chat: bool
    undo: bool
    lots: bool
    made_by: str
    before: str | None
    """The table this one is the rematch of."""
    rematch: str | None
    commitment: str
    """The hash of the seed that chance is drawn by."""
    seats: list[SeatOut]
    due: list[int]
    """Whose turn it is."""
    undo_asked: UndoOut | None
    outcome: OutcomeView | None
    seed: str | None
    """Shown when the game is over."""
    nonces: list[str]


class SeenOut(Out):
    """The game as you may see it, and your moves."""

    view: GameView | None
    """None before the game starts."""
    legal: list[str] | None
    """Your moves, if it is your turn. Also None while a hand is covered on a shared device."""


class SnapshotOut(SeenOut):
    """A table as you may see it."""

    table: TableOut
    yours: list[int]
    """Your seats."""


class TableWithInviteOut(SnapshotOut):
    invite: str | None
    """What others need to take a seat given by link."""


class EventsOut(Out):
    events: list[EventOut]


class PositionOut(Out):
    """The game from one of your seats."""

    number: int
    seat: int
    view: GameView | None
    legal: list[str]


class LobbyOut(Out):
    tables: list[TableOut]


class ExportedTableOut(Out):
    """One line of an export."""

    table: TableOut
    record: str | None
    """A `.klotz` file; None while hands are hidden."""
    events: list[EventOut]
