"""The application: every router, middleware and service in one place."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

import klotz
from klotz.server.services import Services
from klotz.server.settings import ServerSettings
from klotz.server.web import (
    accounts_api,
    games_api,
    health_api,
    keys_api,
    learn_api,
    live_api,
    people_api,
    ready_api,
    tables_api,
)
from klotz.server.web.defence import install_defence
from klotz.server.web.errors import install_errors
from klotz.server.web.limits import Limits
from klotz.server.web.page import install_page
from klotz.server.web.schema import install_schema
from klotz.server.web.sockets import Sockets


def create_app(settings: ServerSettings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = app.state.services = Services.of(settings)
        app.state.limits = Limits(on=settings.rate_limits)
        sockets = app.state.sockets = Sockets()
        await services.start()
        sockets.start()
        try:
            yield
        finally:
            await sockets.close()
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
    # Routes are tried in this order: what is asked most comes first.
    for api in (
        live_api,
        tables_api,
        games_api,
        learn_api,
        accounts_api,
        keys_api,
        people_api,
        ready_api,
        health_api,
    ):
        app.include_router(api.router)
    install_page(app)
    install_schema(app)
    app.add_middleware(live_api.ShortWay)
    install_defence(app, settings)
    return app
