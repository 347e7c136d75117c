"""How the OpenAPI document says who may ask for what: security schemes, and which of them an operation takes."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute

from klotz.server.accounts import Scope
from klotz.server.web.identity import GUEST_COOKIE, SESSION_COOKIE, caller

_SCHEMES: Final = {
    "token": {
        "type": "http",
        "scheme": "bearer",
        "bearerFormat": "klotz_...",
        "description": "The token of a bot, from POST /api/tokens, in the header Authorization; also on the "
        "handshake of the WebSocket /api/tables/{table_id}/live. An operation lists the scopes it needs: read, "
        "play, tables.",
    },
    "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": SESSION_COOKIE,
        "description": "Somebody who has logged in with a browser.",
    },
    "guest": {
        "type": "apiKey",
        "in": "cookie",
        "name": GUEST_COOKIE,
        "description": "A guest, from POST /api/guest.",
    },
}


def add_security(document: dict[str, Any], routes: Sequence[BaseRoute]) -> None:
    """Add the schemes to an OpenAPI document, and to every operation that asks who is there what it takes."""
    document["components"]["securitySchemes"] = _SCHEMES
    for route in _flat(routes):
        if (taken := _taken(route.dependant)) is not None:
            for method in route.methods or ():
                document["paths"].get(route.path, {}).get(method.lower(), {})["security"] = taken


def _flat(routes: Sequence[BaseRoute]) -> Iterator[APIRoute]:
    """All handlers, those of included routers too: newer versions of FastAPI keep those apart."""
    for route in routes:
        if isinstance(route, APIRoute):
            yield route
        elif (router := getattr(route, "original_router", None)) is not None:
            yield from _flat(router.routes)


def _taken(dependant: Dependant) -> list[dict[str, list[str]]] | None:
    """What a handler takes; None if it does not ask who is there."""
    scopes = sorted({scope for each in _all(dependant) if (scope := _scope(each)) is not None})
    if not scopes and all(each.call is not caller for each in _all(dependant)):
        return None
    known: list[dict[str, list[str]]] = [{"token": [*scopes]}, {"session": []}, {"guest": []}]
    return known if scopes else [*known, {}]  # without a scope, strangers get an answer of their own


def _all(dependant: Dependant) -> Iterator[Dependant]:
    yield dependant
    for each in dependant.dependencies:
        yield from _all(each)


def _scope(dependant: Dependant) -> Scope | None:
    return getattr(dependant.call, "scope", None)
