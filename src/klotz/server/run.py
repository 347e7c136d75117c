"""A node as a process."""

import asyncio
import signal
import socket
import sys
from typing import Final

import uvicorn

from klotz.server.settings import ServerSettings
from klotz.server.store import migrate
from klotz.server.store.database import open_database

_LARGEST_FRAME: Final = 64 * 1024
_SWITCH_SECONDS: Final = 0.0005
_PING_SECONDS: Final = 20.0
_FINISH_SECONDS: Final = 10
"""How long a stopping node lets requests finish."""


def configuration(settings: ServerSettings, host: str, port: int) -> uvicorn.Config:
    from klotz.server.web.app import create_app

    return uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=_LARGEST_FRAME,
        ws_ping_interval=_PING_SECONDS,
        ws_ping_timeout=_PING_SECONDS,
        ws_per_message_deflate=False,  # messages are small, and a compressor for each connection is not
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=_FINISH_SECONDS,
        backlog=4096,
    )


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket bound before anything else is loaded. Port 0 takes any free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    return listener


def serve(settings: ServerSettings, host: str, listener: socket.socket) -> bool:
    """Serve until a signal ends it. False if it could not start; NewerDatabase before anything else."""
    asyncio.run(_prepare(settings))
    port = listener.getsockname()[1]
    # SQLite commits in a thread, which needs the interpreter for a moment several times: it must not wait long.
    sys.setswitchinterval(_SWITCH_SECONDS)
    server = uvicorn.Server(configuration(settings, host, port))

    def finish(*_: object) -> None:
        server.should_exit = True

    # The server re-raises the signal that stopped it when all is done. The exit status should say that it
    # stopped cleanly, not that a signal killed it.
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, finish)
    server.run(sockets=[listener])
    return server.started


async def _prepare(settings: ServerSettings) -> None:
    """Report problems with the database before accepting connections."""
    engine = open_database(settings.database_url)
    try:
        await migrate.upgrade(engine)
    finally:
        await engine.dispose()
