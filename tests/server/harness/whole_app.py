"""The whole application in the process of the test, with a database of its own: for what needs no socket."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from klotz.server.services import Services
from klotz.server.settings import ServerSettings
from klotz.server.web.app import create_app

HOST = "http://klotz.test"


class WholeApp:
    def __init__(self, app: FastAPI) -> None:
        self.app = app

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    def browser(self, address: str = "127.0.0.1", **headers: str) -> httpx.AsyncClient:
        """Keeps cookies and says where its page is from, as browsers do."""
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False, client=(address, 1))
        return httpx.AsyncClient(transport=transport, base_url=HOST, headers={"origin": HOST} | headers)


@asynccontextmanager
async def whole_app(folder: Path, **settings: Any) -> AsyncIterator[WholeApp]:
    usual: dict[str, Any] = {
        "database_url": f"sqlite:///{folder / 'klotz.db'}",
        "rate_limits": False,
    }
    app = create_app(ServerSettings(**(usual | settings)))
    async with app.router.lifespan_context(app):
        yield WholeApp(app)
