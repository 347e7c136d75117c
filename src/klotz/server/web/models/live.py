"""The messages of a WebSocket, both ways. A stream has those of the server, one per line."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from klotz.server.tables.actions import Action, SeatNumber, Wire
from klotz.server.web.models.base import Out
from klotz.server.web.models.events import EventOut
from klotz.server.web.models.refusals import RefusalOut
from klotz.server.web.models.tables import SeenOut, SnapshotOut, TableOut

Id = int | str
"""Your own id for an action, which its answer repeats."""


class SnapshotMessage(SnapshotOut):
    """The current state of the table."""

    type: Literal["snapshot"]


class EventsMessage(Out):
    """What happened."""

    type: Literal["events"]
    events: list[EventOut]
    position: SeenOut | None = None
    """With `views=true`."""
    table: TableOut | None = None
    """With `views=true`."""
    re: Id | None = None
    """The `id` of your own action, if it was one."""


class RefusedMessage(Out):
    """Your action was refused."""

    type: Literal["refused"]
    re: Id | None
    error: RefusalOut


class PositionMessage(Out):
    """The answer to `look`."""

    type: Literal["position"]
    re: Id | None
    seat: int
    position: SeenOut


class DoneMessage(Out):
    """The answer to an action that causes no event at this table."""

    type: Literal["done"]
    re: Id | None


class PongMessage(Out):
    """The answer to `ping`, with the server's time."""

    type: Literal["pong"]
    re: Id | None
    at: int


class YourTurnMessage(Out):
    """A line of `/api/me/stream`."""

    type: Literal["your_turn"]
    table: str


ServerMessage = Annotated[
    SnapshotMessage | EventsMessage | RefusedMessage | PositionMessage | DoneMessage | PongMessage,
    Field(discriminator="type"),
]


class PingAction(Wire):
    """Ask for the time."""

    action: Literal["ping"]


class LookAction(Wire):
    """See the game from one of your own seats: how a covered hand is looked at on a shared device."""

    action: Literal["look"]
    seat: SeatNumber


ClientMessage = Annotated[Action | PingAction | LookAction, Field(discriminator="action")]
client_message: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
