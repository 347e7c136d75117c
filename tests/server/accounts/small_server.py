"""A server with people and nothing else, on a database of its own, and browsers that talk to it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import httpx
from argon2 import PasswordHasher
from fastapi import Depends, FastAPI, WebSocket
from sqlalchemy.ext.asyncio import AsyncEngine

from klotz.server.accounts import Accounts, Caller, Person
from klotz.server.live.thinking.shares import Shares
from klotz.server.settings import ServerSettings
from klotz.server.store.database import open_database
from klotz.server.store.schema import metadata
from klotz.server.web import accounts_api, keys_api, people_api
from klotz.server.web.defence import install_defence
from klotz.server.web.errors import install_errors
from klotz.server.web.identity import caller, limited, needs
from klotz.server.web.limits import Limits

HOST = "http://klotz.test"
QUICK_HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
DAY = 24 * 3600 * 1000


class Clock:
    """Stands still until it is told otherwise."""

    def __init__(self) -> None:
        self.now = self.began = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now

    def seconds(self) -> float:
        return (self.now - self.began) / 1000


def a_table(table_id: str) -> dict[str, Any]:
    """A row of a table, for what refers to one."""
    return {
        "id": table_id,
        "game": "blokus-duo",
        "status": "finished",
        "public": True,
        "rated": True,
        "made_by": "somebody",
        "invite": "secret",
        "seed": "secret",
        "created_at": 0,
        "changed_at": 0,
        "computer_due": False,
    }


@dataclass
class Services:
    settings: ServerSettings
    accounts: Accounts
    shares: Shares


@dataclass
class SmallServer:
    app: FastAPI
    engine: AsyncEngine
    services: Services
    clock: Clock

    @property
    def accounts(self) -> Accounts:
        return self.services.accounts

    def browser(self, address: str = "127.0.0.1", **headers: str) -> httpx.AsyncClient:
        """Keeps cookies and says where its page is from, as browsers do."""
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False, client=(address, 1))
        return httpx.AsyncClient(transport=transport, base_url=HOST, headers={"origin": HOST} | headers)

    def bot(self, token: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(
            transport=httpx.ASGITransport(self.app, raise_app_exceptions=False),
            base_url=HOST,
            headers={"authorization": f"Bearer {token}"},
        )


async def open_socket(app: FastAPI, path: str = "/api/live", **headers: str) -> list[dict[str, Any]]:
    """Ask for a WebSocket as a client would; what the server sent until it was done."""
    sent: list[dict[str, Any]] = []
    asked = [{"type": "websocket.connect"}]

    async def receive() -> dict[str, Any]:
        return asked.pop() if asked else {"type": "websocket.disconnect", "code": 1000}

    async def send(message: Any) -> None:
        sent.append(dict(message))

    scope = {
        "type": "websocket",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "scheme": "ws",
        "root_path": "",
        "client": ("127.0.0.1", 1),
        "subprotocols": [],
        "extensions": {"websocket.http.response": {}},
        "headers": [(b"host", b"klotz.test"), *((k.encode(), v.encode()) for k, v in headers.items())],
    }
    await app(scope, receive, send)
    return sent


@asynccontextmanager
async def small_server(folder: Path, **settings: Any) -> AsyncIterator[SmallServer]:
    clock = Clock()
    usual: dict[str, Any] = {
        "database_url": f"sqlite+aiosqlite:///{folder / 'klotz.db'}",
        "rate_limits": False,
    }
    made = ServerSettings(**(usual | settings))
    engine = open_database(made.database_url)
    async with engine.begin() as connection:
        await connection.run_sync(metadata.create_all)
    accounts = Accounts(engine, made.secret, hasher=QUICK_HASHER, clock=clock)
    app = FastAPI()
    install_errors(app)
    limits = Limits(on=made.rate_limits, clock=clock.seconds)
    app.state.services = services = Services(made, accounts, Shares(made.secret))
    app.state.limits = limits
    app.include_router(accounts_api.router)
    app.include_router(keys_api.router)
    app.include_router(people_api.router)
    install_defence(app, made)
    _add_something_to_do(app)
    try:
        yield SmallServer(app, engine, services, clock)
    finally:
        accounts.close()
        await engine.dispose()


def _add_something_to_do(app: FastAPI) -> None:
    @app.post("/api/moves")
    async def move(person: Annotated[Person, needs("play")]) -> dict[str, str]:
        return {"moved": person.id}

    @app.get("/api/broken")
    async def broken() -> None:
        raise ZeroDivisionError("the inside of the server")

    @app.post("/api/echo")
    async def echo(body: dict[str, Any]) -> dict[str, Any]:
        return body

    @app.post("/api/doors/{key}", dependencies=[limited("join")])
    async def door(key: str) -> None:
        """Opened by a secret in the address, as invitations are."""

    @app.websocket("/api/live")
    async def live(websocket: WebSocket, who: Annotated[Caller, Depends(caller)]) -> None:
        await websocket.accept()
        await websocket.send_json({"person": who.person.id if who.person else None})
        await websocket.close()

    @app.websocket("/api/broken-live")
    async def broken_live(websocket: WebSocket) -> None:
        raise ZeroDivisionError("the inside of the server")
