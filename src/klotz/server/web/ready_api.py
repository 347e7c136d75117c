"""The progress of compiling on a fresh machine, and waiting for it."""

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from starlette.requests import HTTPConnection
from starlette.responses import Response

from klotz.server.live.readiness import Readiness
from klotz.server.web.models.health import ReadyOut
from klotz.server.web.requests import json_response

router: Final = APIRouter(prefix="/api", tags=["games"])


def readiness_of(connection: HTTPConnection) -> Readiness:
    readiness = connection.app.state.services.readiness
    assert isinstance(readiness, Readiness)
    return readiness


@router.get("/ready", response_model=ReadyOut)
async def ready(
    request: Request,
    game: Annotated[
        str | None, Query(max_length=32, description="A game that somebody waits for: it comes first.")
    ] = None,
) -> Response:
    """The progress of compiling the games on a fresh machine. Requests that need a game wait until it is ready."""
    readiness = readiness_of(request)
    if game is not None:
        readiness.ask_for(game)
    found = readiness.progress()
    return json_response(
        {
            "ready": all(each.is_ready for each in found),
            "games": [
                {"game": each.game, "done": each.done, "steps": each.steps, "ready": each.is_ready}
                for each in found
            ],
        }
    )
