"""A node as a process."""

import asyncio
import logging
import signal
import socket
import sys
from typing import Final

import uvicorn

from klotz.server.settings import ServerSettings, check_players
from klotz.server.store import migrate
from klotz.server.store.database import open_database

_log = logging.getLogger(__name__)

_MANY_FILES: Final = 65_536
_ENOUGH_FILES: Final = 4_096
_FEW_FILES: Final = 2_048
_LARGEST_FRAME: Final = 64 * 1024
_SWITCH_SECONDS: Final = 0.0005
_PING_SECONDS: Final = 20.0
_FINISH_SECONDS: Final = 10
"""How long a stopping node lets requests finish."""


def configuration(settings: ServerSettings, host: str, port: int) -> uvicorn.Config:
    from klotz.server.web.app import create_app
    from klotz.server.web.connections import Connections, http_protocol, socket_protocol
    from klotz.server.web.proxies import Proxies

    connections = Connections(Proxies(settings.trusted_proxies), most_per_address(allow_many_files()))
    return uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        http=http_protocol(connections),
        ws=socket_protocol(connections),
        ws_max_size=_LARGEST_FRAME,
        ws_ping_interval=_PING_SECONDS,
        ws_ping_timeout=_PING_SECONDS,
        ws_per_message_deflate=False,  # messages are small, and a compressor for each connection is not
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # `web.proxies` reads them, from the right
        timeout_graceful_shutdown=_FINISH_SECONDS,
        backlog=4096,
    )


def allow_many_files() -> int:
    """As many open files as the system lets us have: every connection is one. Returns how many."""
    try:
        import resource
    except ImportError:  # Windows counts them in another way
        return _FEW_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MANY_FILES if hard == resource.RLIM_INFINITY else min(hard, _MANY_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    held = _MANY_FILES if soft == resource.RLIM_INFINITY else soft
    _log.log(logging.INFO if held >= _ENOUGH_FILES else logging.WARNING, "room for %d connections", held)
    return held


def most_per_address(files: int) -> int:
    """How many connections one address may have: a quarter of all, so that there is room for others."""
    return max(files // 4, 1)


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket bound before anything else is loaded. Port 0 takes any free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    return listener


def serve(settings: ServerSettings, host: str, listener: socket.socket) -> bool:
    """Serve until a signal ends it. False if it could not start; NewerDatabase or BadSetting before that."""
    asyncio.run(prepare(settings))
    if settings.redis_url is None:  # otherwise others think, who may have what this machine has not
        check_players(settings)
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


async def prepare(settings: ServerSettings) -> None:
    """Report problems with the database before accepting connections."""
    engine = open_database(settings.database_url)
    try:
        await migrate.upgrade(engine)
    finally:
        await engine.dispose()
