"""`klotz play` without arguments: the page, on this machine, in the browser."""

import json
import logging
import threading
import time
import urllib.request
import webbrowser
from typing import Final

import typer

from klotz.cli.serve import serve_at

_HERE: Final = "127.0.0.1"
_USUAL_PORT: Final = 8000
_PATIENCE_SECONDS: Final = 30.0
_USUAL_SECONDS: Final = 3.0
"""Enough to load games that are already compiled."""
_LOOK_SECONDS: Final = 1.0


def is_built() -> bool:
    from klotz.server.web.page import PAGE

    return (PAGE / "index.html").is_file()


def open_page(*, browser: bool) -> None:
    """Serve on this machine only, open the browser, and run until interrupted."""
    from klotz.server import run
    from klotz.server.logs import set_up_logs

    try:
        listener = run.listening_socket(_HERE, _USUAL_PORT)
    except OSError:  # the port is taken: any other will do
        listener = run.listening_socket(_HERE, 0)
    address = f"http://{_HERE}:{listener.getsockname()[1]}/"
    set_up_logs(logging.WARNING)  # players do not want to see every request
    typer.echo(f"Klotz is at {address} - press Ctrl+C to end it.")
    threading.Thread(target=_follow, args=(address, browser), daemon=True).start()
    serve_at(_HERE, listener)


def _follow(address: str, browser: bool) -> None:
    """Open the browser once the server answers, and show the progress if the games take longer."""
    if not _is_up(address):
        return
    if browser:
        webbrowser.open(address)
    time.sleep(_USUAL_SECONDS)
    if _are_games_ready(address) is not False:
        return
    typer.echo(
        "Compiling the games, once and in the background: a minute or two. The page shows how far it is."
    )
    while (ready := _are_games_ready(address)) is False:
        time.sleep(_LOOK_SECONDS)
    if ready:
        typer.echo("All games are ready.")


def _is_up(address: str) -> bool:
    until = time.monotonic() + _PATIENCE_SECONDS
    while time.monotonic() < until:
        try:
            urllib.request.urlopen(f"{address}healthz", timeout=2).close()
        except OSError:
            time.sleep(0.1)
        else:
            return True
    return False


def _are_games_ready(address: str) -> bool | None:
    """None when nobody answers any more: then there is nothing to wait for."""
    try:
        with urllib.request.urlopen(f"{address}api/ready", timeout=30) as answer:
            return bool(json.load(answer)["ready"])
    except OSError:
        return None
