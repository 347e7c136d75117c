"""What handlers of several routers share: who asks, for what, and how they are answered."""

from typing import Annotated, Any, Final

import orjson
from fastapi import Depends, Path
from starlette.requests import HTTPConnection
from starlette.responses import Response

from klotz.server.accounts import Caller
from klotz.server.refusals import Code, Refusal
from klotz.server.services import Services
from klotz.server.tables.actions import (
    Action,
    Actor,
    AnswerUndoAction,
    MoveAction,
    ResignAction,
    SayAction,
    SitAction,
    UndoAction,
)
from klotz.server.web.identity import caller

TableId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Who = Annotated[Caller, Depends(caller)]
_ASKING_TO_PLAY: Final = (MoveAction, ResignAction, UndoAction, AnswerUndoAction, SayAction)


def services_of(connection: HTTPConnection) -> Services:
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services


def json_response(data: Any, status: int = 200) -> Response:
    return Response(orjson.dumps(data), status, media_type="application/json")


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
