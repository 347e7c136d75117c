"""The application: every router, middleware and service in one place."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

import klotz
from klotz import games
from klotz.server.services import Services
from klotz.server.settings import Settings
from klotz.server.web import (
    accounts_api,
    games_api,
    health_api,
    keys_api,
    learn_api,
    live_api,
    people_api,
    tables_api,
)
from klotz.server.web.defence import install_defence
from klotz.server.web.errors import install_errors
from klotz.server.web.page import install_page
from klotz.server.web.schema import install_schema


def preload() -> None:
    """Load the rules of every game, kernels included."""
    for name in games.names():
        state = games.game(name).start()
        if (move := next(iter(state.legal_moves), None)) is not None:
            state.push(state.parse(move.text))


def create_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = app.state.services = Services.of(settings)
        await services.start()
        # The first move of a game must not wait for its kernels, and the first page not for all of them.
        loading = asyncio.create_task(asyncio.to_thread(preload))
        try:
            yield
        finally:
            await loading
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
    for api in (live_api, tables_api, games_api, learn_api, accounts_api, keys_api, people_api, health_api):
        app.include_router(api.router)
    install_page(app)
    install_schema(app)
    app.add_middleware(live_api.ShortWay)
    install_defence(app, settings)
    return app
