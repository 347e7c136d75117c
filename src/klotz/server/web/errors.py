"""Every refusal has one form: `{"error": {"code", "reason", "rule", "details"}}`."""

import logging
import traceback
from typing import Any, Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError, ValidationException
from sqlalchemy.exc import InterfaceError, OperationalError, StatementError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.websockets import WebSocket, WebSocketState

from klotz.server.refusals import Code, Refusal, Thing, not_found
from klotz.server.web.field_errors import refusal_of
from klotz.server.web.limits import LARGEST_BODY
from klotz.server.web.models.refusals import ErrorBody
from klotz.server.web.statuses import STATUS

_log: Final = logging.getLogger("klotz.errors")
_POLICY_VIOLATION: Final = 1008
_AWAY: Final = (OperationalError, InterfaceError, ConnectionError)


def install_errors(app: FastAPI) -> None:
    """Answer every refusal in that form, and describe it in OpenAPI. Call it before routes are added."""
    app.router.responses.setdefault("default", {"model": ErrorBody, "description": "Refused"})
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _not_valid)
    app.add_exception_handler(HTTPException, _no_such_route)
    # The database may turn out to be down anywhere: the client is told.
    for away in _AWAY:
        app.add_exception_handler(away, _database_away)


def refusal_response(refusal: Refusal, status: int | None = None) -> Response:
    status = STATUS[refusal.code] if status is None else status
    headers = {"cache-control": "no-store"}
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    if "retry_after" in refusal.details:
        headers["retry-after"] = str(refusal.details["retry_after"])
    return JSONResponse({"error": refusal.json()}, status, headers)


def unexpected(error: Exception, request_id: str) -> Refusal:
    """What clients learn about an internal error: an id to find it by in the log."""
    text = str(error)
    if isinstance(error, ValidationException):
        text = ""  # it would tell what was not valid, which may be a password
    elif isinstance(error, StatementError):
        text = str(error.orig)  # without what was to be written
    frames = "".join(traceback.format_tb(error.__traceback__))
    _log.error(
        "unexpected",
        extra={"request": request_id, "error": type(error).__name__, "text": text, "trace": frames},
    )
    return Refusal(Code.INTERNAL, request=request_id)


async def _refused(connection: Request | WebSocket, error: Exception) -> Any:
    assert isinstance(error, Refusal)
    if isinstance(connection, Request):
        return refusal_response(error)
    if connection.application_state is not WebSocketState.CONNECTING:
        await connection.close(_POLICY_VIOLATION, error.code)
    elif "websocket.http.response" in connection.scope.get("extensions", {}):
        await connection.send_denial_response(refusal_response(error))
    else:
        await connection.close(_POLICY_VIOLATION, error.code)
    return None


async def refuse_socket(socket: WebSocket, error: Exception) -> bool:
    """Refuse a socket that bypasses the app's own handlers. False if the error is not a refusal."""
    if isinstance(error, Refusal):
        await _refused(socket, error)
    elif isinstance(error, _AWAY):
        await _database_away(socket, error)
    else:
        return False
    return True


async def _database_away(connection: Request | WebSocket, error: Exception) -> Any:
    _log.error("the database does not answer: %s", type(error).__name__)
    return await _refused(connection, Refusal(Code.STORE_GONE))


async def _not_valid(connection: Request | WebSocket, error: Exception) -> Any:
    assert isinstance(error, RequestValidationError)
    return await _refused(connection, refusal_of(error.errors()))


async def _no_such_route(connection: Request | WebSocket, error: Exception) -> Any:
    assert isinstance(error, HTTPException)
    refusal = _of_router(error.status_code)
    if not isinstance(connection, Request):
        return await _refused(connection, refusal)
    response = refusal_response(refusal, error.status_code)
    response.headers.update(error.headers or {})
    if error.status_code == 405:
        response.headers["allow"] = _allowed(connection) or response.headers.get("allow", "")
    return response


def _of_router(status: int) -> Refusal:
    """The framework's own errors have a status and nothing else."""
    match status:
        case 404:
            return not_found(Thing.ADDRESS)
        case 405:
            return Refusal(Code.METHOD_NOT_ALLOWED)
        case 413:
            return Refusal(Code.TOO_LARGE, most=LARGEST_BODY)
        case 400:
            return Refusal(Code.BAD_REQUEST)
    return Refusal(Code.REFUSED)


def _allowed(request: Request) -> str:
    """All methods of the path: the router knows only those of the first endpoint it found there."""
    path = getattr(request.scope.get("route"), "path", None)
    operations: dict[str, Any] = request.app.openapi()["paths"].get(path, {})
    return ", ".join(sorted(method.upper() for method in operations))
