"""Tables over HTTP: create, find, view, act, export."""

from collections.abc import AsyncIterator
from typing import Annotated, Any, Final, Literal

import orjson
from fastapi import APIRouter, Query, Request
from starlette.responses import Response, StreamingResponse

from klotz import records
from klotz.games import names
from klotz.games.contract import Record, State
from klotz.server.accounts import Person
from klotz.server.live import projection
from klotz.server.live.turns import turns_of
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
    aside,
    check_rated,
    json_response,
    person_of,
    services_of,
)

router: Final = APIRouter(prefix="/api", tags=["tables"])

_HOUR: Final = 3600 * 1000
_PICTURE_SECONDS: Final = 24 * 3600


@router.post("/tables", status_code=201, response_model=TableWithInviteOut, dependencies=[limited("create")])
async def create_table(
    request: Request, wish: TableWish, person: Annotated[Person, needs("tables")]
) -> Response:
    """Create a table. It starts as soon as all its seats are taken."""
    services = services_of(request)
    if wish.rated and person.kind != "account":
        raise Refusal(Code.ACCOUNT_NEEDED)
    box = (await services.boxes.find(wish.box)).box if wish.box is not None else None
    table_id = None if wish.key is None else services.accounts.identities.id_for(person, wish.key)
    table_id = await services.tables.create(Actor(person.id, person.name), wish, box, table_id)
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
    since = services.clock.now() - services.settings.lobby_hours * _HOUR if status == "waiting" else None
    found = await services.tables.store.lobby(
        status=status, game=game, limit=limit, before=before, since=since
    )
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
    "/tables/{table_id}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}}}},
    dependencies=[limited("replay")],
)
async def record(
    request: Request,
    table_id: TableId,
    who: Who,
    format: Literal["klotz", "blksgf"] = "klotz",  # noqa: A002
) -> Response:
    """The record of a game, to download. With hidden hands, only after the game is over."""

    def see(table: Table) -> Record:
        if not table.may_see_record():
            raise Refusal(Code.HIDDEN)
        return table.record()

    played = await services_of(request).tables.look(table_id, see)
    try:
        text = await aside(request, records.dumps, played, format)
    except ValueError:
        raise Refusal(Code.NO_SUCH_FORMAT, format=format) from None
    headers = {"content-disposition": f'attachment; filename="{table_id}.{format}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.get(
    "/tables/{table_id}/picture",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}},
    dependencies=[limited("replay")],
)
async def picture(
    request: Request,
    table_id: TableId,
    dark: bool = False,
    palette: Literal["classic", "colour-blind"] = "classic",
    changed: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
    small: bool = False,
) -> Response:
    """The position as a picture: only what everybody may see. A `small` one is the board alone.

    Whoever asks for it as of the number `changed` of the table, which it still has, may keep it: there is another
    number for another position.
    """
    from klotz.records import drawing

    def see(table: Table) -> tuple[State, int]:
        if table.state is None:
            raise Refusal(Code.NOT_STARTED)
        return table.state.copy(), table.changed

    state, number = await services_of(request).tables.look(table_id, see)

    def draw() -> str:
        make = drawing.thumbnail if small else drawing.picture
        return make(state, dark=dark, palette=palette).svg()

    svg = await aside(request, draw)
    kept = {"cache-control": f"private, max-age={_PICTURE_SECONDS}, immutable"} if changed == number else {}
    return Response(svg, media_type="image/svg+xml", headers=kept)


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
    return json_response({"tables": await turns_of(services_of(request).tables, person.id)})


@router.get(
    "/me/export",
    response_class=StreamingResponse,
    responses=lines_of("ExportedTableOut"),
    dependencies=[limited("export")],
)
async def export(request: Request, person: Annotated[Person, needs("read")]) -> StreamingResponse:
    """Everything you played: one line of JSON per table, with its record and all its events as you may see them."""
    tables = services_of(request).tables
    statuses = ["waiting", "playing", "finished", "closed"]
    rows = await tables.store.tables_of(person.id, statuses=statuses, limit=None)

    async def lines() -> AsyncIterator[bytes]:
        for row in rows:
            told = await tables.events_after(row["id"], 0)

            def see(table: Table, told: Any = told) -> tuple[dict[str, Any], Record | None, bytes]:
                record = table.record() if table.may_see_record() else None
                events = projection.seen_events(table, told, table.eyes(person.id))
                return projection.about(table), record, events

            about, record, events = await tables.look(row["id"], see)
            text = None if record is None else await aside(request, records.dumps, record, "klotz")
            start = orjson.dumps({"table": about, "record": text})
            yield start[:-1] + b',"events":' + events + b"}\n"

    headers = {"content-disposition": 'attachment; filename="klotz-games.ndjson"'}
    return StreamingResponse(lines(), media_type=NDJSON, headers=headers)
