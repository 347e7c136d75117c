"""The application: every router, middleware and service in one place."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

import klotz
from klotz.server.services import Services
from klotz.server.settings import ServerSettings
from klotz.server.web import (
    accounts_api,
    books_api,
    boxes_api,
    friends_api,
    games_api,
    health_api,
    keys_api,
    learn_api,
    live_api,
    mail_api,
    pairing_api,
    people_api,
    plans_api,
    push_api,
    ready_api,
    score_api,
    tables_api,
    tournaments_api,
)
from klotz.server.web.defence import install_defence
from klotz.server.web.errors import install_errors
from klotz.server.web.followers import Followers
from klotz.server.web.limits import Limits
from klotz.server.web.page import install_page
from klotz.server.web.schema import install_schema


def create_app(settings: ServerSettings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = app.state.services = Services.of(settings)
        app.state.limits = Limits(on=settings.rate_limits)
        followers = app.state.followers = Followers()
        services.check_connections = followers.check
        await services.start()
        followers.start()
        try:
            yield
        finally:
            await followers.close()
            await services.close()

    app = FastAPI(
        title="Klotz",
        version=klotz.__version__,
        summary="Block games: tables for people, computers and bots.",
        lifespan=lifespan,
        openapi_url=None,  # `install_schema` serves it
        docs_url=None,
        redoc_url=None,
    )
    install_errors(app)
    # Routes are tried in this order: what is asked most comes first.
    for api in (
        live_api,
        tables_api,
        plans_api,
        games_api,
        learn_api,
        pairing_api,
        tournaments_api,
        boxes_api,
        books_api,
        score_api,
        accounts_api,
        keys_api,
        people_api,
        friends_api,
        push_api,
        mail_api,
        ready_api,
        health_api,
    ):
        app.include_router(api.router)
    install_schema(app)
    install_page(app)
    app.add_middleware(live_api.ShortWay)
    install_defence(app, settings)
    return app
