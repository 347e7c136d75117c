"""Conditional moves over HTTP: one's own, and nobody else's."""

import secrets
from collections.abc import Sequence
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field

from klotz.games.contract import LONGEST_MOVE
from klotz.server.accounts import Person
from klotz.server.refusals import Code, Refusal, Thing, not_found
from klotz.server.tables.actions import Answers, SeatNumber
from klotz.server.tables.plans import LONGEST_PLAN, Plan, checked_plan, with_plan
from klotz.server.tables.table import Table
from klotz.server.web.identity import limited, needs
from klotz.server.web.models.plans import PlanMoveOut, PlanOut, PlansOut
from klotz.server.web.requests import TableId, services_of

router: Final = APIRouter(prefix="/api/tables/{table_id}/plans", tags=["plans"])

PlanId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


class PlanRequest(BaseModel):
    answers: Answers
    """The number of the last event you know of."""
    moves: Annotated[
        list[Annotated[str, Field(min_length=1, max_length=LONGEST_MOVE)]],
        Field(min_length=2, max_length=LONGEST_PLAN),
    ]
    """From the position on: what the others play, and what you answer; the last is yours."""
    seat: SeatNumber | None = None
    """Which of your seats, if you have several."""


@router.get("")
async def plans(request: Request, table_id: TableId, person: Annotated[Person, needs("read")]) -> PlansOut:
    """What you are going to play, if the others play what you expect."""
    found: list[PlanOut] = []

    def look(table: Table, planned: Sequence[Plan]) -> Sequence[Plan]:
        if not table.seats_of(person.id):
            raise Refusal(Code.NOT_SEATED)
        found.extend(_shown(table, planned, person.id))
        return planned

    await services_of(request).tables.plan(table_id, look)
    return PlansOut(plans=found)


@router.post("", status_code=201, dependencies=[limited("replay")])
async def new_plan(
    request: Request, table_id: TableId, wanted: PlanRequest, person: Annotated[Person, needs("play")]
) -> PlanOut:
    """Plan a move: it is played at once when the others have played what you expect, and forgotten if they do not."""
    plan_id = secrets.token_urlsafe(9)
    made: list[PlanOut] = []

    def add(table: Table, planned: Sequence[Plan]) -> Sequence[Plan]:
        plan = checked_plan(table, person.id, wanted.answers, wanted.moves, wanted.seat, plan_id)
        made.extend(_shown(table, [plan], person.id))
        return with_plan(table, planned, plan)

    await services_of(request).tables.plan(table_id, add)
    return made[0]


@router.delete("/{plan_id}", status_code=204)
async def drop_plan(
    request: Request, table_id: TableId, plan_id: PlanId, person: Annotated[Person, needs("play")]
) -> None:
    """Forget a plan."""

    def drop(_: Table, planned: Sequence[Plan]) -> Sequence[Plan]:
        kept = [plan for plan in planned if (plan.id, plan.person) != (plan_id, person.id)]
        if len(kept) == len(planned):
            raise not_found(Thing.PLAN)
        return kept

    await services_of(request).tables.plan(table_id, drop)


def _shown(table: Table, planned: Sequence[Plan], person: str) -> list[PlanOut]:
    return [
        PlanOut(
            id=plan.id,
            seat=plan.seat,
            moves=[PlanMoveOut(seat=move.seat, text=move.text) for move in plan.rest(table)],
        )
        for plan in planned
        if plan.person == person
    ]
