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
from klotz.server.settings import Settings
from klotz.server.store.database import open_database
from klotz.server.store.schema import metadata
from klotz.server.web import accounts_api, keys_api
from klotz.server.web.errors import install_errors
from klotz.server.web.identity import caller, needs
from klotz.server.web.limits import Limits

HOST = "http://klotz.test"
QUICK_HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
DAY = 24 * 3600 * 1000


class Clock:
    """Stands still until it is told otherwise."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now

    def seconds(self) -> float:
        return self.now / 1000


@dataclass
class Services:
    settings: Settings
    accounts: Accounts
    limits: Limits


@dataclass
class SmallServer:
    app: FastAPI
    engine: AsyncEngine
    services: Services
    clock: Clock

    @property
    def accounts(self) -> Accounts:
        return self.services.accounts

    def browser(self, **headers: str) -> httpx.AsyncClient:
        """Keeps cookies and says where its page is from, as browsers do."""
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)
        return httpx.AsyncClient(transport=transport, base_url=HOST, headers={"origin": HOST} | headers)

    def bot(self, token: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(
            transport=httpx.ASGITransport(self.app, raise_app_exceptions=False),
            base_url=HOST,
            headers={"authorization": f"Bearer {token}"},
        )


@asynccontextmanager
async def small_server(folder: Path, **settings: Any) -> AsyncIterator[SmallServer]:
    clock = Clock()
    made = Settings(f"sqlite+aiosqlite:///{folder / 'klotz.db'}", **({"rate_limits": False} | settings))
    engine = open_database(made.database_url)
    async with engine.begin() as connection:
        await connection.run_sync(metadata.create_all)
    accounts = Accounts(engine, made.secret, hasher=QUICK_HASHER, clock=clock)
    app = FastAPI()
    install_errors(app)
    limits = Limits(on=made.rate_limits, clock=clock.seconds)
    app.state.services = services = Services(made, accounts, limits)
    app.include_router(accounts_api.router)
    app.include_router(keys_api.router)
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

    @app.websocket("/api/live")
    async def live(websocket: WebSocket, who: Annotated[Caller, Depends(caller)]) -> None:
        await websocket.accept()
        await websocket.send_json({"person": who.person.id if who.person else None})
        await websocket.close()
