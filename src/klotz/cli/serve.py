"""`klotz serve` and `klotz worker`: the server, on one machine or many."""

import socket
from typing import Annotated

import typer

from klotz.cli.common import fail

Host = Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for all of this machine's.")]
Port = Annotated[int, typer.Option(help="The port; 0 takes any that is free.", min=0, max=65535)]


def serve(host: Host = "127.0.0.1", port: Port = 8000) -> None:
    """Serve tables for people and computers.

    Without settings it keeps everything in a SQLite file of this user's. KLOTZ_DATABASE_URL and KLOTZ_REDIS_URL make
    any number of servers and workers one service; docs/deployment.md lists all settings.
    """
    from klotz.server import run
    from klotz.server.logs import set_up_logs

    try:
        listener = run.listening_socket(host, port)
    except OSError as error:
        fail(f"cannot listen at {host}, port {port}: {error.strerror}")
    set_up_logs()
    typer.echo(f"Klotz is at http://{host}:{listener.getsockname()[1]}/", err=True)
    serve_at(host, listener)


def serve_at(host: str, listener: socket.socket) -> None:
    """Serve until a signal ends it; what is wrong with settings or database is said in a sentence."""
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
    """Think for the computer seats of all servers that share a Redis. Start one for each core to spare."""
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
