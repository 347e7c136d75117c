"""`klotz play` with nothing else said: the page, on this machine, in the browser."""

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


def is_built() -> bool:
    from klotz.server.web.page import PAGE

    return (PAGE / "index.html").is_file()


def open_page(*, browser: bool) -> None:
    """Serve on this machine only, open the browser, and go on until somebody ends it."""
    from klotz.server import run
    from klotz.server.logs import set_up_logs

    try:
        listener = run.listening_socket(_HERE, _USUAL_PORT)
    except OSError:  # somebody else is there: any other will do
        listener = run.listening_socket(_HERE, 0)
    address = f"http://{_HERE}:{listener.getsockname()[1]}/"
    set_up_logs(logging.WARNING)  # whoever plays wants to see the board, not every request
    typer.echo(f"Klotz is at {address} - press Ctrl+C to end it.")
    if browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    serve_at(_HERE, listener)


def _open_when_ready(address: str) -> None:
    until = time.monotonic() + _PATIENCE_SECONDS
    while time.monotonic() < until:
        try:
            urllib.request.urlopen(f"{address}healthz", timeout=2).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
