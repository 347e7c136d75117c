"""What handlers of several routers share: who asks, for what, and how they are answered."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, Final, ParamSpec, TypeVar

import orjson
from fastapi import Depends, Path
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from klotz.server.accounts import Caller
from klotz.server.refusals import Code, Refusal
from klotz.server.services import Services
from klotz.server.tables.actions import (
    Action,
    Actor,
    AnswerUndoAction,
    CommitAction,
    HurryAction,
    MoveAction,
    ResignAction,
    RevealAction,
    SayAction,
    SitAction,
    UndoAction,
)
from klotz.server.web.identity import caller
from klotz.server.web.limits import network

TableId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Who = Annotated[Caller, Depends(caller)]
_LOOK_SECONDS: Final = 0.5
"""How often to look whether somebody still waits for an answer."""

T = TypeVar("T")
Arguments = ParamSpec("Arguments")
_ASKING_TO_PLAY: Final = (
    MoveAction,
    ResignAction,
    UndoAction,
    AnswerUndoAction,
    HurryAction,
    SayAction,
    CommitAction,
    RevealAction,
)


def services_of(connection: HTTPConnection) -> Services:
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


def json_response(data: Any, status: int = 200) -> Response:
    return Response(orjson.dumps(data), status, media_type="application/json")


async def while_connected(request: Request, answering: Coroutine[Any, Any, T]) -> T:
    """The answer, unless whoever asked hangs up: then nobody works on it any more."""
    task = asyncio.create_task(answering)
    try:
        while not task.done():
            await asyncio.wait([task], timeout=_LOOK_SECONDS)
            if not task.done() and await request.is_disconnected():
                raise ClientDisconnect
    finally:
        task.cancel()  # no matter if it is done
    return task.result()


async def aside(
    request: HTTPConnection, do: Callable[Arguments, T], *arguments: Arguments.args, **named: Arguments.kwargs
) -> T:
    """Have something done that would hold up everybody else; whoever comes by the same address waits for it."""
    whose = network(request.client.host) if request.client else ""
    return await services_of(request).aside.ask(whose, do, *arguments, **named)


def allowed(who: Caller, action: Action) -> Actor:
    """Who acts, if they may do that kind of thing."""
    person = who.with_scope("play" if isinstance(action, _ASKING_TO_PLAY) else "tables")
    return Actor(person.id, person.name)


def person_of(who: Caller) -> str | None:
    """Whose view of a table a caller gets; a token without `read` sees what strangers see."""
    return who.person.id if who.person is not None and "read" in who.scopes else None


async def check_rated(connection: HTTPConnection, table_id: str, who: Caller, action: Action) -> None:
    """Only accounts sit down at rated tables."""
    if isinstance(action, SitAction) and (who.person is None or who.person.kind != "account"):
        if await services_of(connection).tables.look(table_id, lambda table: table.agreement.rated):
            raise Refusal(Code.ACCOUNT_NEEDED)
