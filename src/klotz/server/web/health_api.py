"""Health checks and metrics, for operators and monitoring."""

import hmac
from typing import Final

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST, Gauge, generate_latest
from sqlalchemy import text
from starlette.responses import PlainTextResponse, Response

import klotz
from klotz.server.refusals import Code, Refusal
from klotz.server.web.models.health import HealthOut
from klotz.server.web.requests import json_response, services_of

router: Final = APIRouter(tags=["health"])

_OPEN: Final = Gauge("klotz_tables_open", "Tables in memory.")
_LISTENERS: Final = Gauge("klotz_listeners", "Connections that follow a table.")
_COMMITS: Final = Gauge("klotz_commits", "Transactions since the start.")
_APPENDS: Final = Gauge("klotz_appends", "Appends since the start: many share a transaction.")
_BUS: Final = Gauge("klotz_bus_up", "Whether nodes hear of each other at once.")


@router.get("/healthz", response_class=PlainTextResponse)
async def alive() -> str:
    """The process runs."""
    return "ok\n"


@router.get("/readyz", response_model=HealthOut)
async def ready(request: Request) -> Response:
    """The node can store moves. 503 while it cannot; `degraded` while it runs without Redis."""
    services = services_of(request)
    database = True
    try:
        async with services.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except Exception:
        database = False
    redis = services.bus.is_up if services.settings.redis_url else None
    status = "down" if not database else "degraded" if redis is False else "ok"
    answer = {
        "status": status,
        "database": database,
        "redis": redis,
        "node": services.node,
        "version": klotz.__version__,
    }
    return json_response(answer, 200 if database else 503)


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> Response:
    """For Prometheus."""
    services = services_of(request)
    token = services.settings.metrics_token
    given = request.headers.get("authorization", "")
    if token is not None and not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise Refusal(Code.UNAUTHENTICATED)
    _OPEN.set(services.tables.open_tables)
    _LISTENERS.set(services.tables.listeners)
    _COMMITS.set(services.writer.commits)
    _APPENDS.set(services.writer.appends)
    _BUS.set(services.bus.is_up)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
