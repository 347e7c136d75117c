"""The application: every router, middleware and service in one place."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

import klotz
from klotz.server.services import Services
from klotz.server.settings import Settings
from klotz.server.web import accounts_api, games_api, health_api, keys_api, live_api, tables_api
from klotz.server.web.errors import install_errors


def create_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = app.state.services = Services.of(settings)
        await services.start()
        try:
            yield
        finally:
            await services.close()

    app = FastAPI(
        title="Klotz",
        version=klotz.__version__,
        summary="Block games: tables for people, computers and bots.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    install_errors(app)
    for api in (accounts_api, keys_api, games_api, tables_api, live_api, health_api):
        app.include_router(api.router)
    return app
