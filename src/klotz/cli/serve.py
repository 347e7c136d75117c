"""`klotz serve` and `klotz worker`: the server, on one machine or many."""

import socket
from typing import Annotated

import typer

from klotz.cli.common import fail

Host = Annotated[
    str, typer.Option("--host", metavar="ADDRESS", help="The address to listen on; 0.0.0.0 for all.")
]
Port = Annotated[
    int, typer.Option("--port", metavar="N", min=0, max=65535, help="The port; 0 for any free one.")
]


def serve(host: Host = "127.0.0.1", port: Port = 8000) -> None:
    """Serve tables for people and computers.

    By default everything is stored in a SQLite file in the user's data folder. KLOTZ_DATABASE_URL and
    KLOTZ_REDIS_URL join any number of servers and workers into one service; docs/deployment.md lists all
    settings.
    """
    from klotz.server import run
    from klotz.server.logs import set_up_logs

    try:
        listener = run.listening_socket(host, port)
    except OSError as error:
        fail(f"cannot listen on {host}, port {port}: {error.strerror}")
    set_up_logs()
    typer.echo(f"Klotz is at http://{host}:{listener.getsockname()[1]}/", err=True)
    serve_at(host, listener)


def serve_at(host: str, listener: socket.socket) -> None:
    """Serve until a signal ends it; report invalid settings or database errors in a sentence."""
    from sqlalchemy.exc import SQLAlchemyError

    from klotz.server import run
    from klotz.server.settings import BadSetting, settings_from_environment
    from klotz.server.store.migrate import NewerDatabase

    try:
        started = run.serve(settings_from_environment(), host, listener)
    except (BadSetting, NewerDatabase) as error:
        fail(str(error))
    except (OSError, SQLAlchemyError) as error:
        fail(f"the database cannot be opened: {getattr(error, 'orig', None) or error}")
    if not started:
        fail("the server could not start: the log says why")


def worker() -> None:
    """Run computer players for servers that share a Redis.

    Start one per spare core.
    """
    import asyncio

    from klotz.server.logs import set_up_logs
    from klotz.server.settings import BadSetting, settings_from_environment
    from klotz.server.store.migrate import NewerDatabase
    from klotz.server.worker import work

    set_up_logs()
    try:
        asyncio.run(work(settings_from_environment()))
    except (BadSetting, NewerDatabase) as error:
        fail(str(error))
