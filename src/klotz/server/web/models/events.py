"""Everything that can happen at a table, as sent to its followers; `tables/events.py` has the list."""

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field

from klotz.games.contract import OutcomeView
from klotz.server.tables.agreement import Agreement
from klotz.server.tables.first import First
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
    nonce: str | None = None
    """At the first tables, nonces were told at once."""


class SatEvent(_SeatsEvent):
    kind: Literal["sat"]
    data: SatData


class ColourData(Out):
    colour: str | None


class ColourChosenEvent(_SeatsEvent):
    kind: Literal["colour_chosen"]
    data: ColourData


class FirstData(Out):
    first: First


class FirstChosenEvent(_Event):
    kind: Literal["first_chosen"]
    seat: None
    data: FirstData


class LeftEvent(_SeatsEvent):
    kind: Literal["left"]
    data: NoData


class CommittedData(Out):
    commitment: str
    """The hash of the nonce that will be revealed."""


class CommittedEvent(_SeatsEvent):
    kind: Literal["committed"]
    data: CommittedData


class RevealingData(Out):
    until: int
    """When the game starts without those who have not revealed their nonce, in milliseconds since 1970."""


class RevealingEvent(_Event):
    """The commitments are closed: now nonces are revealed."""

    kind: Literal["revealing"]
    seat: None
    data: RevealingData


class RevealedData(Out):
    nonce: str


class RevealedEvent(_SeatsEvent):
    kind: Literal["revealed"]
    data: RevealedData


class StartedData(Out):
    order: list[int]
    """Which seat each place became, by lot, by colour or by who begins."""
    nonces: list[str]
    lots: list[int] | None = None
    """What was drawn for the places, counted from 0."""
    first_lot: tuple[int, int] | None = None
    """What was drawn for who begins, counted from 0, and of how many."""
    options: dict[str, Any] = Field(default_factory=dict)
    """The options of the game that follow from the colours and from who begins; older tables have none."""


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


PlayerFailure = Literal["failed", "illegal", "slow", "gone"]
"""Why a computer of a level takes the place of one of the server's own players: it raised or died, answered with no
legal move, took too long, or is no longer offered."""


class ReplacedData(Out):
    why: PlayerFailure


class ReplacedEvent(_SeatsEvent):
    """One of the server's own players cannot go on, and a computer of a level plays in its place."""

    kind: Literal["replaced"]
    data: ReplacedData


class HurriedEvent(_SeatsEvent):
    """A computer was told to move now."""

    kind: Literal["hurried"]
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


class NudgedData(Out):
    until: int
    """How long they have to move or to say that they are there, in milliseconds since 1970."""


class NudgedEvent(_SeatsEvent):
    """Somebody is asked whether they are still there."""

    kind: Literal["nudged"]
    data: NudgedData


class HereEvent(_SeatsEvent):
    kind: Literal["here"]
    data: NoData


EventOut = Annotated[
    CreatedEvent
    | SatEvent
    | ColourChosenEvent
    | FirstChosenEvent
    | LeftEvent
    | CommittedEvent
    | RevealingEvent
    | RevealedEvent
    | StartedEvent
    | NudgedEvent
    | HereEvent
    | MovedEvent
    | UndoAskedEvent
    | UndoAnsweredEvent
    | UndoneEvent
    | GaveUpEvent
    | TakenOverEvent
    | HandedBackEvent
    | ReplacedEvent
    | HurriedEvent
    | SaidEvent
    | ChatEvent
    | FinishedEvent
    | RematchEvent
    | ClosedEvent,
    Field(discriminator="kind"),
]
