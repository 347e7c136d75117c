"""Health checks and metrics, for operators and monitoring."""

import hmac
import ipaddress
from typing import Final

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST, Gauge, generate_latest
from starlette.responses import PlainTextResponse, Response

import klotz
from klotz.server.refusals import Code, Refusal
from klotz.server.services import Services
from klotz.server.settings import ServerSettings
from klotz.server.web.models.health import HealthOut
from klotz.server.web.requests import json_response, services_of

router: Final = APIRouter(tags=["health"])

_OPEN: Final = Gauge("klotz_tables_open", "Tables in memory.")
_LISTENERS: Final = Gauge("klotz_listeners", "Connections that follow a table.")
_COMMITS: Final = Gauge("klotz_commits", "Transactions since the start.")
_APPENDS: Final = Gauge("klotz_appends", "Appends since the start: many share a transaction.")
_THINKING: Final = Gauge("klotz_thinking_jobs", "What computers are asked and have not answered.", ["kind"])
_BUS: Final = Gauge("klotz_bus_up", "Whether nodes hear of each other at once.")


@router.get("/healthz", response_class=PlainTextResponse)
async def alive() -> str:
    """The process runs."""
    return "ok\n"


@router.get("/readyz", response_model=HealthOut)
async def ready(request: Request) -> Response:
    """The node can store moves, and somebody can think. 503 otherwise; `degraded` while it runs without Redis."""
    services = services_of(request)
    database = await services.write_probe.can_write()
    redis = services.bus.is_up if services.settings.redis_url else None
    thinking = await _can_think(services)
    if not database:
        status = "down"
    elif redis is False:
        status = "degraded"
    else:
        status = "ok" if thinking else "nobody_thinks"
    answer = {
        "status": status,
        "database": database,
        "redis": redis,
        "thinking": thinking,
        "node": services.node,
        "version": klotz.__version__,
    }
    return json_response(answer, 200 if status in ("ok", "degraded") else 503)


async def _can_think(services: Services) -> bool | None:
    if services.settings.redis_url is None:
        return services.lanes.is_able
    return await services.queue.is_served() if services.bus.is_up else None


def _may_measure(request: Request, settings: ServerSettings) -> bool:
    if settings.metrics_token is not None:
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {settings.metrics_token}".encode())
    if settings.metrics_open:
        return True
    try:
        # Whoever asks, not the proxy in between: `web.proxies` has read who that is.
        address = ipaddress.ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    return address.is_private or address.is_loopback


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> Response:
    """For Prometheus: with the token, or without one from a private address."""
    services = services_of(request)
    if not _may_measure(request, services.settings):
        raise Refusal(Code.UNAUTHENTICATED)
    _OPEN.set(services.tables.open_tables)
    _LISTENERS.set(services.tables.listeners)
    _COMMITS.set(services.writer.commits)
    _APPENDS.set(services.writer.appends)
    _BUS.set(services.bus.is_up)
    for kind, count in (await services.queue.counts()).items():
        _THINKING.labels(kind).set(count)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
