"""The whole contract as one OpenAPI document: HTTP, the messages of a WebSocket, and what each game shows of itself.

    python -m klotz.server.web.schema FILE

writes it, for `make types`.
"""

import asyncio
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import orjson
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter, create_model
from starlette.requests import Request
from starlette.responses import Response

from klotz.server.tables.actions import Action
from klotz.server.web.models.base import Out
from klotz.server.web.models.events import EventOut
from klotz.server.web.models.live import ClientMessage, ServerMessage, YourTurnMessage
from klotz.server.web.models.tables import ExportedTableOut
from klotz.server.web.security import add_security

_REFERENCE: Final = "#/components/schemas/{model}"

# What no route answers or asks for as a whole.
_SAID: Final[dict[str, Any]] = {
    "ServerMessage": ServerMessage,
    "YourTurnMessage": YourTurnMessage,
    "EventOut": EventOut,
    "ExportedTableOut": ExportedTableOut,
}
_HEARD: Final[dict[str, Any]] = {"ClientMessage": ClientMessage, "Action": Action}


def install_schema(app: FastAPI) -> None:
    """Let the app describe more than its routes."""

    def described() -> dict[str, Any]:
        if not app.openapi_schema:
            app.openapi_schema = document(app)
        return app.openapi_schema

    app.openapi = described  # type: ignore[method-assign]  # the way FastAPI documents

    @cache
    def body() -> bytes:
        return orjson.dumps(described())

    async def description(_: Request) -> Response:
        # Written once, and beside the event loop: it is long.
        return Response(await asyncio.to_thread(body), media_type="application/json")

    app.add_route("/api/openapi.json", description, include_in_schema=False)


def document(app: FastAPI) -> dict[str, Any]:
    made = get_openapi(title=app.title, version=app.version, summary=app.summary, routes=app.routes)
    schemas: dict[str, Any] = made["components"]["schemas"]
    for name, said in _SAID.items():
        _add(schemas, name, TypeAdapter(said).json_schema(mode="serialization", ref_template=_REFERENCE))
    for name, heard in _HEARD.items():
        _add(schemas, name, TypeAdapter(heard).json_schema(ref_template=_REFERENCE))
    _add_views(schemas)
    add_security(made, app.routes)
    made["components"]["schemas"] = dict(sorted(schemas.items()))
    return made


def _add_views(schemas: dict[str, Any]) -> None:
    """`GameView` is what every game has. Of the games that come with Klotz we know what they add to it."""
    # Imported here: the rules of all games would keep a server waiting that may never be asked for this.
    from klotz.games.blokus.view import BlokusView
    from klotz.games.bloqs.view import BloqsView
    from klotz.games.bloxx.view import BloxxView

    fields: dict[str, Any] = {view.__name__: (view, ...) for view in (BlokusView, BloqsView, BloxxView)}
    views = create_model("Views", __base__=Out, **fields)
    schemas["OtherView"] = {**schemas["GameView"], "title": "OtherView"}
    made = views.model_json_schema(mode="serialization", ref_template=_REFERENCE)
    schemas.update(
        _plain(made["$defs"])
    )  # parts of a view too: as parts of `GameView` they would allow anything
    known = [*made["properties"].values(), {"$ref": _REFERENCE.format(model="OtherView")}]
    schemas["GameView"] = {"anyOf": known, "title": "GameView"}


def _add(schemas: dict[str, Any], name: str, made: Mapping[str, Any]) -> None:
    parts = _plain(made)
    for part, schema in parts.pop("$defs", {}).items():
        if _shape(schemas.setdefault(part, schema)) != _shape(schema):
            raise ValueError(f"two things are called {part}")
    schemas[name] = parts


def _shape(schema: Mapping[str, Any]) -> Mapping[str, Any]:
    """Whether more is allowed depends on where a part is first met, in a `GameView` or elsewhere."""
    return {key: value for key, value in schema.items() if key != "additionalProperties"}


def _plain(schema: Any) -> Any:
    """As FastAPI writes it: without a default of null, which says nothing."""
    if isinstance(schema, Mapping):
        return {key: _plain(value) for key, value in schema.items() if (key, value) != ("default", None)}
    return [_plain(value) for value in schema] if isinstance(schema, list) else schema


def main(path: Path) -> None:
    from klotz.server.settings import ServerSettings
    from klotz.server.web.app import create_app

    made = create_app(ServerSettings(database_url="sqlite+aiosqlite://")).openapi()
    made["info"]["version"] = "0"  # what is made of this does not change with every release
    path.write_bytes(orjson.dumps(_untitled(made), option=orjson.OPT_INDENT_2 | orjson.OPT_SORT_KEYS))


def _untitled(schema: Any) -> Any:
    """Without titles, which only repeat the names. A property that is called title is no string here."""
    if isinstance(schema, dict):
        return {
            key: _untitled(value)
            for key, value in schema.items()
            if not (key == "title" and isinstance(value, str))
        }
    return [_untitled(value) for value in schema] if isinstance(schema, list) else schema


if __name__ == "__main__":
    main(Path(sys.argv[1]))
