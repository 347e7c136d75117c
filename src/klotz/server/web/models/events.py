"""Everything that can happen at a table, as sent to its followers; `tables/events.py` has the list."""

from typing import Annotated, Literal

from pydantic import ConfigDict, Field

from klotz.games.contract import OutcomeView
from klotz.server.tables.agreement import Agreement
from klotz.server.web.models.base import Out


class _Event(Out):
    number: int
    """Counted from 1, without a gap."""
    at: int
    """Milliseconds since 1970."""
    changes_game: bool
    """Whether an action that answers an older number is stale."""


class _SeatsEvent(_Event):
    seat: int
    """Who, or whose."""


class NoData(Out):
    """The kind of event says it all."""


class AgreementOut(Agreement):
    """What a table agreed on."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


class CreatedEvent(_Event):
    kind: Literal["created"]
    seat: None
    data: AgreementOut


class SatData(Out):
    person: str
    name: str
    nonce: str


class SatEvent(_SeatsEvent):
    kind: Literal["sat"]
    data: SatData


class LeftEvent(_SeatsEvent):
    kind: Literal["left"]
    data: NoData


class StartedData(Out):
    order: list[int]
    """Which seat each place became by lot."""
    nonces: list[str]


class StartedEvent(_Event):
    kind: Literal["started"]
    seat: None
    data: StartedData


class MovedData(Out):
    text: str
    """The move, as you may see it."""


class MovedEvent(_Event):
    kind: Literal["moved"]
    seat: int
    """Who, or -1 for chance."""
    data: MovedData


class UndoData(Out):
    moves: int
    """How many are taken back."""


class UndoAskedEvent(_SeatsEvent):
    kind: Literal["undo_asked"]
    data: UndoData


class UndoAnsweredEvent(_SeatsEvent):
    kind: Literal["undo_agreed", "undo_refused"]
    data: NoData


class UndoneEvent(_SeatsEvent):
    kind: Literal["undone"]
    data: UndoData


class StandInData(Out):
    level: int
    """Of the computer that plays on."""


class GaveUpEvent(_SeatsEvent):
    kind: Literal["resigned", "time_up"]
    data: StandInData


class TakenOverEvent(_SeatsEvent):
    kind: Literal["taken_over"]
    data: StandInData


class HandedBackEvent(_SeatsEvent):
    kind: Literal["handed_back"]
    data: NoData


class SaidData(Out):
    person: str
    name: str
    text: str


class SaidEvent(_SeatsEvent):
    kind: Literal["said"]
    data: SaidData


class ChatData(Out):
    on: bool


class ChatEvent(_SeatsEvent):
    kind: Literal["chat"]
    data: ChatData


class FinishedData(Out):
    outcome: OutcomeView
    seed: str


class FinishedEvent(_Event):
    kind: Literal["finished"]
    seat: None
    data: FinishedData


class RematchData(Out):
    table: str


class RematchEvent(_SeatsEvent):
    kind: Literal["rematch"]
    data: RematchData


class ClosedEvent(_Event):
    kind: Literal["closed"]
    seat: None
    data: NoData


EventOut = Annotated[
    CreatedEvent
    | SatEvent
    | LeftEvent
    | StartedEvent
    | MovedEvent
    | UndoAskedEvent
    | UndoAnsweredEvent
    | UndoneEvent
    | GaveUpEvent
    | TakenOverEvent
    | HandedBackEvent
    | SaidEvent
    | ChatEvent
    | FinishedEvent
    | RematchEvent
    | ClosedEvent,
    Field(discriminator="kind"),
]
