"""Tables over HTTP: create, find, view, act, export."""

from collections.abc import AsyncIterator
from typing import Annotated, Any, Final, Literal

import orjson
from fastapi import APIRouter, Query, Request
from starlette.responses import Response, StreamingResponse

from klotz import records
from klotz.games import names
from klotz.server.accounts import Person
from klotz.server.live import projection
from klotz.server.refusals import Code, Flaw, Refusal, invalid
from klotz.server.tables.actions import (
    Action,
    Actor,
    SitAction,
)
from klotz.server.tables.agreement import TableWish
from klotz.server.tables.table import Table
from klotz.server.web.identity import limited, needs
from klotz.server.web.limits import limits_of
from klotz.server.web.lines import NDJSON, lines_of
from klotz.server.web.models.tables import (
    EventsOut,
    LobbyOut,
    PositionOut,
    TableWithInviteOut,
)
from klotz.server.web.requests import (
    TableId,
    Who,
    allowed,
    check_rated,
    json_response,
    person_of,
    services_of,
)

router: Final = APIRouter(prefix="/api", tags=["tables"])


@router.post("/tables", status_code=201, response_model=TableWithInviteOut, dependencies=[limited("create")])
async def create_table(
    request: Request, wish: TableWish, person: Annotated[Person, needs("tables")]
) -> Response:
    """Create a table. It starts as soon as all its seats are taken."""
    services = services_of(request)
    if wish.rated and person.kind != "account":
        raise Refusal(Code.ACCOUNT_NEEDED)
    table_id = await services.tables.create(Actor(person.id, person.name), wish)
    seen = await services.tables.look(table_id, lambda table: projection.snapshot(table, person.id))
    return json_response({**seen, "invite": await services.tables.invite(table_id, person.id)}, 201)


@router.get("/tables", response_model=LobbyOut)
async def lobby(
    request: Request,
    status: Literal["waiting", "playing", "finished"] = "waiting",
    game: Annotated[str | None, Query(max_length=32)] = None,
    limit: Annotated[int, Query(ge=1, le=50)] = 20,
    before: Annotated[int | None, Query(ge=0, le=2**53)] = None,
) -> Response:
    """Public tables, newest first: those waiting for players, or those that can be watched."""
    if game is not None and game not in names():
        raise invalid(Flaw.UNKNOWN_GAME, field="game", game=game)
    services = services_of(request)
    found = await services.tables.store.lobby(status=status, game=game, limit=limit, before=before)
    return json_response({"tables": [await services.tables.look(each, projection.about) for each in found]})


@router.get("/tables/{table_id}", response_model=TableWithInviteOut)
async def table(request: Request, table_id: TableId, who: Who) -> Response:
    """A table as you may see it."""
    services = services_of(request)
    person = person_of(who)
    seen = await services.tables.look(table_id, lambda table: projection.snapshot(table, person))
    invite = await services.tables.invite(table_id, person) if person is not None else None
    return json_response({**seen, "invite": invite})


@router.get("/tables/{table_id}/position", response_model=PositionOut)
async def position(
    request: Request, table_id: TableId, who: Who, seat: Annotated[int | None, Query(ge=0, le=3)] = None
) -> Response:
    """The game from one of your seats, with your moves. If several share a device: from the seat whose turn it is."""
    person = person_of(who)

    def see(table: Table) -> dict[str, Any]:
        held = table.seats_of(person)
        if not held:
            raise Refusal(Code.NOT_SEATED)
        chosen = seat if seat is not None else next((each for each in held if each in table.due), held[0])
        if chosen not in held:
            raise Refusal(Code.NOT_YOUR_SEAT)
        return {
            "number": table.number,
            "seat": chosen,
            "view": projection.view(table, chosen),
            "legal": projection.legal_texts(table, chosen),
        }

    return json_response(await services_of(request).tables.look(table_id, see))


@router.get("/tables/{table_id}/events", response_model=EventsOut)
async def events(
    request: Request, table_id: TableId, who: Who, after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0
) -> Response:
    """What happened after an event, as you may see it."""
    tables = services_of(request).tables
    person = person_of(who)
    await tables.opened(table_id)
    found = await tables.events_after(table_id, after)
    seen = await tables.look(table_id, lambda table: projection.seen_events(table, found, table.eyes(person)))
    return Response(b'{"events":' + seen + b"}", media_type="application/json")


@router.post("/tables/{table_id}/actions", response_model=EventsOut)
async def act(request: Request, table_id: TableId, action: Action, who: Who) -> Response:
    """Do something at a table. Answered once it is durable, with the events it caused."""
    actor = allowed(who, action)
    if isinstance(action, SitAction):
        limits_of(request).person("join", actor.person)
    tables = services_of(request).tables
    await check_rated(request, table_id, who, action)
    done = await tables.act(table_id, actor, action)
    seen = await tables.look(
        table_id, lambda table: projection.seen_events(table, done, table.eyes(actor.person))
    )
    return Response(b'{"events":' + seen + b"}", media_type="application/json")


@router.get(
    "/tables/{table_id}/record", response_class=Response, responses={200: {"content": {"text/plain": {}}}}
)
async def record(
    request: Request,
    table_id: TableId,
    who: Who,
    format: Literal["klotz", "blksgf"] = "klotz",  # noqa: A002
) -> Response:
    """The record of a game, to download. With hidden hands, only after the game is over."""

    def see(table: Table) -> str:
        if not table.may_see_record():
            raise Refusal(Code.HIDDEN)
        try:
            return records.dumps(table.record(), format)
        except ValueError:
            raise Refusal(Code.NO_SUCH_FORMAT, format=format) from None

    text = await services_of(request).tables.look(table_id, see)
    headers = {"content-disposition": f'attachment; filename="{table_id}.{format}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.get(
    "/tables/{table_id}/picture", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}}
)
async def picture(
    request: Request,
    table_id: TableId,
    dark: bool = False,
    palette: Literal["classic", "colour-blind"] = "classic",
) -> Response:
    """The position as a picture: only what everybody may see."""
    from klotz.records import drawing

    def see(table: Table) -> str:
        if table.state is None:
            raise Refusal(Code.NOT_STARTED)
        return drawing.svg(table.state, dark=dark, palette=palette)

    svg = await services_of(request).tables.look(table_id, see)
    return Response(svg, media_type="image/svg+xml")


@router.get("/me/tables", response_model=LobbyOut)
async def my_tables(
    request: Request,
    person: Annotated[Person, needs("read")],
    status: Literal["waiting", "playing", "finished"] = "playing",
    limit: Annotated[int, Query(ge=1, le=50)] = 20,
    before: Annotated[int | None, Query(ge=0, le=2**53)] = None,
) -> Response:
    """Tables at which you have a seat, newest first."""
    tables = services_of(request).tables
    rows = await tables.store.tables_of(person.id, statuses=[status], limit=limit, before=before)
    return json_response({"tables": [await tables.look(row["id"], projection.about) for row in rows]})


@router.get("/me/turns", response_model=LobbyOut)
async def my_turns(request: Request, person: Annotated[Person, needs("read")]) -> Response:
    """Tables at which it is your turn."""
    tables = services_of(request).tables
    rows = await tables.store.tables_of(person.id, statuses=["playing"], limit=200)
    seen = [await tables.look(row["id"], projection.about) for row in rows]
    mine = [
        about for about in seen if any(about["seats"][seat]["person"] == person.id for seat in about["due"])
    ]
    return json_response({"tables": mine})


@router.get(
    "/me/export",
    response_class=StreamingResponse,
    responses=lines_of("ExportedTableOut"),
)
async def export(request: Request, person: Annotated[Person, needs("read")]) -> StreamingResponse:
    """Everything you played: one line of JSON per table, with its record and all its events as you may see them."""
    tables = services_of(request).tables
    statuses = ["waiting", "playing", "finished", "closed"]
    rows = await tables.store.tables_of(person.id, statuses=statuses, limit=None)

    async def lines() -> AsyncIterator[bytes]:
        for row in rows:
            told = await tables.events_after(row["id"], 0)

            def see(table: Table, told: Any = told) -> bytes:
                text = records.dumps(table.record(), "klotz") if table.may_see_record() else None
                return (
                    b'{"table":'
                    + orjson.dumps(projection.about(table))
                    + b',"record":'
                    + orjson.dumps(text)
                    + b',"events":'
                    + projection.seen_events(table, told, table.eyes(person.id))
                    + b"}\n"
                )

            yield await tables.look(row["id"], see)

    headers = {"content-disposition": 'attachment; filename="klotz-games.ndjson"'}
    return StreamingResponse(lines(), media_type=NDJSON, headers=headers)
