"""Tables, as sent to everybody who may see them."""

from typing import Annotated, Any, Literal

from pydantic import Field

from klotz.games.contract import OutcomeView
from klotz.server.tables.first import First
from klotz.server.web.models.base import GameView, Out
from klotz.server.web.models.events import EventOut, PlayerFailure


class SeatOut(Out):
    """A seat of a table."""

    kind: Literal["me", "hot", "open", "link", "computer", "reserved"]
    person: str | None
    """Who sits there; None for a free seat or a computer."""
    name: str
    level: int | None
    """The level of the computer that moves for this seat, if one does; of one of the server's own players, that of
    the computer that plays on if it cannot."""
    player: str | None
    """The key of the server's own player that moves for this seat, if one does: `name` is what it is called."""
    replaced: PlayerFailure | None
    """Why one of the server's own players does not play on; None if it does, or if none has."""
    away: bool
    """A computer is playing for somebody who is away."""
    out: bool
    """Has resigned or lost by time."""
    due_since: int | None
    """Since when it has been this seat's turn, in milliseconds since 1970; None while it is not."""
    hurried: bool
    """Its computer was told to move now."""
    colour: str | None
    """What was chosen to play with, one of the game's `colour_choices`."""
    colours: list[str]
    """What it plays with; before the game, what was chosen, or nothing."""
    committed: bool
    """Has promised a nonce."""
    revealed: bool
    """Has told it."""
    nudge_at: int | None
    """The time from which the others may ask whether somebody is still there; None while nobody waits for them."""
    away_at: int | None
    """Has been asked: the time from which the others may let a computer play on, in milliseconds since 1970; None
    while they may not."""


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


class FairOut(Out):
    """How chance is drawn, and what everybody adds to it: docs/fair-chance.md. Lists are in the order of the places
    that the table was asked for with, which need not be that of the seats.
    """

    scheme: int
    commitments: list[str | None]
    since: list[int | None]
    """The first chance move that each nonce counts for, counted from 0; None if it does not count yet."""
    awaited: bool
    """The host has said that they will commit to a nonce, and has not yet."""
    starts_at: int | None
    """While all seats are taken and somebody is to commit or to reveal: when the game starts without them."""
    revealing: bool
    """The commitments are closed, and the game has not started: nonces are to be revealed."""
    lots: list[int] | None
    """What was drawn for the places, counted from 0."""
    first_lot: tuple[int, int] | None
    """What was drawn for who begins, counted from 0, and of how many."""


class TableOut(Out):
    """Everything about a table except the game itself."""

    id: str
    number: int
    """The number of the last event."""
    changed: int
    """The lowest number that an action may answer."""
    at: int
    """When something last happened, in milliseconds since 1970."""
    status: Literal["waiting", "playing", "finished", "closed"]
    game: str
    options: dict[str, Any]
    setup: dict[str, Any] | None
    """The position that the game begins with; None: as the rules say."""
    box: str | None
    """What the box is called that is played with; None for Klotz's own."""
    clock: ClockOut | None
    public: bool
    rated: bool
    chat: bool
    undo: bool
    lots: bool
    stand_in: int
    """The level of a computer that plays on for somebody who is away."""
    first: First
    """Who begins."""
    made_by: str
    before: str | None
    """The table this one is the rematch of."""
    rematch: str | None
    tournament: str | None
    """The tournament that the game is part of."""
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
    """What has been added to the dice, place by place, once the game has started; empty where nothing was."""
    fair: FairOut


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
