"""Live tables: a WebSocket for pages, NDJSON streams for bots."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated, Any, Final

import orjson
from fastapi import APIRouter, Query, Request, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from starlette.responses import StreamingResponse
from starlette.routing import Match, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from klotz.server.accounts import Caller, Person
from klotz.server.live import projection
from klotz.server.live.listener import Listener
from klotz.server.refusals import Code, Flaw, Refusal, invalid
from klotz.server.services import Services
from klotz.server.tables.actions import Action, SitAction
from klotz.server.web.errors import refuse_socket
from klotz.server.web.field_errors import refusal_of
from klotz.server.web.followers import NO_LONGER_YOU, followers_of
from klotz.server.web.identity import caller, needs
from klotz.server.web.limits import limits_of
from klotz.server.web.lines import NDJSON, lines_of
from klotz.server.web.models.live import (
    LookAction,
    PingAction,
    client_message,
)
from klotz.server.web.requests import TableId, Who, allowed, check_rated, person_of, services_of

router: Final = APIRouter(prefix="/api", tags=["live"])

_TOO_SLOW: Final = 4408
_GOODBYE_SECONDS: Final = 1
_KEEP_ALIVE_SECONDS: Final = 15
_TOKENS_IN_ADDRESSES: Final = frozenset(("token", "access_token"))

After = Annotated[int | None, Query(ge=0, le=2**31 - 1)]


async def live(socket: WebSocket) -> None:
    """Follow a table and act at it. docs/server.md describes the messages."""
    services = services_of(socket)
    table_id = socket.path_params["table_id"]
    if _TOKENS_IN_ADDRESSES & socket.query_params.keys():
        # Ignored, it would make somebody a bystander without a word; and addresses end up in logs.
        raise invalid(Flaw.TOKEN_PLACE)
    after, views = _after(socket.query_params.get("after")), socket.query_params.get("views") in ("1", "true")
    who = await caller(socket)
    await services.tables.opened(table_id)  # a missing table refuses the handshake
    await socket.accept()
    listener = Listener(person_of(who), wants_views=views)
    async with services.tables.listening(table_id, listener, after):
        # Tasks of their own: here every message would wake a dozen callers up, from the server to the router.
        tasks = [
            asyncio.create_task(_send(socket, listener)),
            asyncio.create_task(_Conversation(socket, services, table_id, who, listener).run()),
        ]
        listener.let_go = tasks[0].cancel
        try:
            with followers_of(socket).following(socket, who, listener):
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            listener.let_go = None
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                    raise result
    if listener.is_slow or listener.is_ended:
        code, why = (_TOO_SLOW, "too slow") if listener.is_slow else (NO_LONGER_YOU, "no longer logged in")
        with suppress(RuntimeError, TimeoutError, WebSocketDisconnect):
            # A client that does not read would not read this either.
            await asyncio.wait_for(socket.close(code, why), _GOODBYE_SECONDS)


_ROUTE: Final = WebSocketRoute("/api/tables/{table_id}/live", live)
router.routes.append(_ROUTE)


class ShortWay:
    """ASGI middleware that routes straight to `live`.

    Thousands of connections stay open, and on the long way each would hold a dozen calls of the framework.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            match, found = _ROUTE.matches(scope)
            if match is Match.FULL:
                socket = WebSocket({**scope, **found}, receive, send)
                try:
                    await live(socket)
                except Exception as error:
                    if not await refuse_socket(socket, error):
                        raise
                return
        await self._app(scope, receive, send)


def _after(text: str | None) -> int | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise invalid(Flaw.AFTER, field="after")
    return int(text)


class _Conversation:
    """Handles the requests of one socket, one after the other."""

    def __init__(
        self, socket: WebSocket, services: Services, table_id: str, who: Caller, listener: Listener
    ) -> None:
        self._socket = socket
        self._services = services
        self._table_id = table_id
        self._who = who
        self._listener = listener

    async def run(self) -> None:
        while True:
            re: Any = None
            try:
                text = await self._text()
                self._count()
                re, said = _parsed(text)
                await self._do(re, said)
            except Refusal as refusal:
                self._answer({"type": "refused", "re": re, "error": refusal.json()})
                # Whoever is too fast is not read any faster for it.
                await asyncio.sleep(refusal.details.get("retry_after", 0))
            else:
                await asyncio.sleep(0)  # messages may be here already, and others wait as well

    def _count(self) -> None:
        """Every message counts, whatever it asks for."""
        limits, person = limits_of(self._socket), self._who.person
        if person is not None:
            limits.person("act", person.id)
        else:
            limits.address("act", self._socket.client.host if self._socket.client else None)

    async def _text(self) -> str:
        try:
            return await self._socket.receive_text()
        except KeyError:  # a binary message has none
            raise invalid(Flaw.MESSAGE) from None
        except RuntimeError:  # the sending side found out first that the other end is gone
            raise WebSocketDisconnect from None

    async def _do(self, re: Any, said: dict[str, Any]) -> None:
        try:
            action = client_message.validate_python(said)
        except ValidationError as error:
            raise refusal_of(error.errors(include_url=False, include_input=False)) from None
        match action:
            case PingAction():
                self._answer({"type": "pong", "re": re, "at": self._services.clock.now()})
            case LookAction():
                await self._look(re, action.seat)
            case _:
                await self._act(re, action)

    async def _act(self, re: Any, action: Action) -> None:
        actor = allowed(self._who, action)
        if isinstance(action, SitAction):
            limits_of(self._socket).person("join", actor.person)
            await check_rated(self._socket, self._table_id, self._who, action)
        acting = self._services.tables.act(self._table_id, actor, action, self._listener, re)
        # If the connection ends meanwhile, the others at the table are still told.
        done = await asyncio.shield(acting)
        if not done or done[-1].kind == "rematch":
            self._answer({"type": "done", "re": re})

    async def _look(self, re: Any, seat: int) -> None:
        """The game from one of one's own seats: how a covered hand is looked at on a shared device."""

        def see(table: Any) -> dict[str, Any]:
            if seat not in table.seats_of(self._listener.person):
                raise Refusal(Code.NOT_YOUR_SEAT)
            return {"view": projection.view(table, seat), "legal": projection.legal_texts(table, seat)}

        seen = await self._services.tables.look(self._table_id, see)
        self._answer({"type": "position", "re": re, "seat": seat, "position": seen})

    def _answer(self, message: dict[str, Any]) -> None:
        self._listener.send(orjson.dumps(message))


def _parsed(text: str) -> tuple[Any, dict[str, Any]]:
    """The action in a message, and the sender's id for it."""
    try:
        said = orjson.loads(text)
    except orjson.JSONDecodeError:
        raise invalid(Flaw.MESSAGE) from None
    if not isinstance(said, dict):
        raise invalid(Flaw.MESSAGE)
    re = said.pop("id", None)
    if re is not None and not (isinstance(re, int | str) and len(str(re)) <= 64):
        raise invalid(Flaw.MESSAGE_ID, field="id")
    return re, said


async def _send(socket: WebSocket, listener: Listener) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):  # the other end is gone: the receiving side notices too
        while (message := await listener.next()) is not None:
            await socket.send({"type": "websocket.send", "text": message.decode()})
            del message  # connections wait for long, and the last message may have been the largest


@router.get(
    "/tables/{table_id}/stream",
    response_class=StreamingResponse,
    responses=lines_of("ServerMessage"),
)
async def stream(
    request: Request, table_id: TableId, who: Who, after: After = None, views: bool = False
) -> StreamingResponse:
    """Follow a table line by line, with the messages of the WebSocket; empty lines keep the connection alive."""
    services = services_of(request)
    await services.tables.opened(table_id)
    listener = Listener(person_of(who), wants_views=views)

    async def lines() -> AsyncIterator[bytes]:
        with followers_of(request).following(request, who, listener):
            async with services.tables.listening(table_id, listener, after):
                async for line in _lines(listener):
                    yield line

    return StreamingResponse(lines(), media_type=NDJSON, headers={"cache-control": "no-store"})


@router.get(
    "/me/stream",
    response_class=StreamingResponse,
    responses=lines_of("YourTurnMessage"),
)
async def my_stream(
    request: Request, who: Who, person: Annotated[Person, needs("read")]
) -> StreamingResponse:
    """A line whenever it becomes your turn at any table. `/api/me/turns` lists where it is your turn now."""
    tables = services_of(request).tables
    listener = Listener(person.id)

    async def lines() -> AsyncIterator[bytes]:
        with followers_of(request).following(request, who, listener), tables.notifying(listener):
            yield b"\n"  # so that the listener knows the stream has begun
            async for line in _lines(listener):
                yield line

    return StreamingResponse(lines(), media_type=NDJSON, headers={"cache-control": "no-store"})


async def _lines(listener: Listener) -> AsyncIterator[bytes]:
    """What a listener is sent, line by line; an empty line now and then keeps the connection alive."""
    while True:
        try:
            message = await asyncio.wait_for(listener.next(), _KEEP_ALIVE_SECONDS)
        except TimeoutError:
            yield b"\n"
            continue
        if message is None:
            return
        yield message + b"\n"
