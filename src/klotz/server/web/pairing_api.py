"""Play whoever comes: `/api/seek`."""

from typing import Annotated, Final

from fastapi import APIRouter, Request

from klotz.games import names
from klotz.server.accounts import Person
from klotz.server.pairing import SeekWish
from klotz.server.refusals import Code, Flaw, Refusal, invalid
from klotz.server.web.identity import needs
from klotz.server.web.models.pairing import SeekOut, SeekRequest
from klotz.server.web.requests import services_of

router: Final = APIRouter(prefix="/api/seek", tags=["pairing"])


@router.put("")
async def seek(request: Request, wanted: SeekRequest, person: Annotated[Person, needs("tables")]) -> SeekOut:
    """Wait for somebody to play with, or wait on: ask again every two seconds. Whoever has not asked for eight has
    left.

    You are paired by rating, and the longer you wait, the less it matters. Where a game has more seats than people
    have come, computers take the others after half a minute. When `table` is there you have a seat at it, and a clock
    runs.
    """
    if wanted.game not in names():
        raise invalid(Flaw.UNKNOWN_GAME, field="game", game=wanted.game)
    if wanted.rated and person.kind != "account":
        raise Refusal(Code.ACCOUNT_NEEDED)
    wish = SeekWish(wanted.game, wanted.seats, wanted.rated, wanted.commits)
    sought = await services_of(request).seeks.seek(person, wish)
    return SeekOut(since=sought.since, waiting=sought.waiting, table=sought.table)


@router.delete("", status_code=204)
async def leave(request: Request, person: Annotated[Person, needs("tables")]) -> None:
    """Wait no longer."""
    await services_of(request).seeks.leave(person)
