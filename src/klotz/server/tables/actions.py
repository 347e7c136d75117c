"""What people can do at a table, in wire format: the same for HTTP and WebSocket."""

from typing import Annotated, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from klotz.fairness import LONGEST_NONCE
from klotz.games.contract import LONGEST_MOVE
from klotz.server.tables import committing
from klotz.server.tables.agreement import STAND_IN_LEVEL, Level
from klotz.server.tables.decisions import LONGEST_SAYING, Decision
from klotz.server.tables.first import First

Answers = Annotated[int, Field(ge=0, le=2**31 - 1)]
Commitment = Annotated[
    str, Field(pattern="^[0-9a-f]{64}$", description="SHA-256 of a nonce, in hexadecimal.")
]
Colour = Annotated[str, Field(max_length=20)]
SeatNumber = Annotated[int, Field(ge=0, le=3)]


class Wire(BaseModel):
    """An incoming message, over HTTP or WebSocket."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    id: Annotated[int | str, Field(union_mode="left_to_right")] | None = None
    """Your own id for it, a number or a short text: the answer over a WebSocket repeats it as `re`."""


class MoveAction(Wire):
    """Play a move."""

    action: Literal["move"]
    answers: Answers
    """The number of the last event you know of."""
    move: Annotated[str, Field(min_length=1, max_length=LONGEST_MOVE)]
    seat: SeatNumber | None = None
    """Which of your seats, if you have several."""


class SitAction(Wire):
    """Take a seat."""

    action: Literal["sit"]
    seat: SeatNumber | None = None
    """Which seat; by default the first that you may take."""
    invite: Annotated[str, Field(max_length=64)] | None = None
    """The invitation, for seats given by link."""
    commitment: Commitment | None = None
    """The hash of your own contribution to the dice, if you make one: see `commit`."""
    colour: Colour | None = None
    """What you want to play with, one of the game's `colour_choices`; by default what is left."""


class CommitAction(Wire):
    """Promise a nonce, your own contribution to the dice, while the table fills up: docs/fair-chance.md."""

    action: Literal["commit"]
    commitment: Commitment


class RevealAction(Wire):
    """Tell the nonce that you promised, once the commitments are closed."""

    action: Literal["reveal"]
    nonce: Annotated[str, Field(min_length=1, max_length=LONGEST_NONCE)]


class ColourAction(Wire):
    """Choose a colour before the game: for your seat, or as the host for a computer or a seat that is still free."""

    action: Literal["colour"]
    seat: SeatNumber | None = None
    """Which seat; by default your own."""
    colour: Colour | None
    """One of the game's `colour_choices`; None if any will do."""


class FirstAction(Wire):
    """Say who begins, before the game; only the host can."""

    action: Literal["first"]
    first: First


class LeaveAction(Wire):
    """Leave: before the game the seat becomes free again, later a computer plays on."""

    action: Literal["leave"]


class CloseAction(Wire):
    """Close a table that has not started; only the host can."""

    action: Literal["close"]


class ResignAction(Wire):
    """Give up."""

    action: Literal["resign"]
    answers: Answers
    seat: SeatNumber | None = None


class UndoAction(Wire):
    """Ask to take back your last move, and what followed."""

    action: Literal["undo"]
    answers: Answers
    seat: SeatNumber | None = None


class AnswerUndoAction(Wire):
    """Answer a request to take back moves."""

    action: Literal["answer_undo"]
    answers: Answers
    agree: bool


class TakeOverAction(Wire):
    """Let a computer play on: for you, or for somebody who was asked whether they are there, and did not say so."""

    action: Literal["take_over"]
    seat: SeatNumber
    level: Level = STAND_IN_LEVEL
    """For yourself; for others it is what the table agreed on."""


class NudgeAction(Wire):
    """Ask somebody who has not moved for a while whether they are still there."""

    action: Literal["nudge"]
    seat: SeatNumber


class HereAction(Wire):
    """Say that you are still there."""

    action: Literal["here"]


class HandBackAction(Wire):
    """Take your seat back from the computer."""

    action: Literal["hand_back"]


class HurryAction(Wire):
    """Let the computers that are thinking move now, with the best they have found."""

    action: Literal["hurry"]
    answers: Answers


class SayAction(Wire):
    """Say something to the table."""

    action: Literal["say"]
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_SAYING)]


class ChatAction(Wire):
    """Turn the chat off; the host can turn it on again."""

    action: Literal["chat"]
    on: bool


class RematchAction(Wire):
    """Play again, with the seats rotated."""

    action: Literal["rematch"]
    commits: bool = False
    """Whether you are going to commit to a nonce at the new table, whose host you are."""


Action = Annotated[
    MoveAction
    | SitAction
    | CommitAction
    | RevealAction
    | ColourAction
    | FirstAction
    | LeaveAction
    | CloseAction
    | ResignAction
    | UndoAction
    | AnswerUndoAction
    | NudgeAction
    | HereAction
    | TakeOverAction
    | HandBackAction
    | HurryAction
    | SayAction
    | ChatAction
    | RematchAction,
    Field(discriminator="action"),
]


class Actor(NamedTuple):
    """Who acts."""

    person: str
    name: str


def perform(decision: Decision, actor: Actor, action: Action, *, invite: str, new_table: str) -> None:
    """Determine what an action causes. `invite` is the table's invitation, `new_table` the id of a rematch."""
    person = actor.person
    seats = decision.table.seats_of(person)
    match action:
        case MoveAction():
            decision.move(seats, action.answers, action.move, action.seat)
        case SitAction():
            invited = action.invite == invite
            decision.sit(
                person,
                actor.name,
                seat=action.seat,
                invited=invited,
                colour=action.colour,
                commitment=action.commitment,
            )
        case CommitAction():
            committing.commit(decision, seats, action.commitment)
        case RevealAction():
            committing.reveal(decision, seats, action.nonce)
        case ColourAction():
            decision.choose_colour(seats, person, action.seat, action.colour)
        case FirstAction():
            decision.choose_first(person, action.first)
        case LeaveAction():
            decision.leave(seats)
        case CloseAction():
            decision.close(person)
        case ResignAction():
            decision.resign(seats, action.answers, action.seat)
        case UndoAction():
            decision.ask_undo(seats, action.answers, action.seat)
        case AnswerUndoAction():
            decision.answer_undo(seats, action.answers, agree=action.agree)
        case NudgeAction():
            decision.nudge(seats, action.seat)
        case HereAction():
            decision.here(seats)
        case TakeOverAction():
            decision.take_over(seats, action.seat, action.level)
        case HandBackAction():
            decision.hand_back(seats)
        case HurryAction():
            decision.hurry(seats, person, action.answers)
        case SayAction():
            decision.say(seats, action.text)
        case ChatAction():
            decision.switch_chat(seats, person, on=action.on)
        case RematchAction():
            decision.rematch(seats, new_table)
