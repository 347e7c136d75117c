"""`klotz play` without arguments: the page, on this machine, in the browser."""

import ipaddress
import json
import logging
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from typing import Final

import typer

from klotz.cli.common import fail
from klotz.cli.serve import serve_at
from klotz.extras import MissingExtra, needed

_HERE: Final = "127.0.0.1"
_EVERYWHERE: Final = "0.0.0.0"
_USUAL_PORT: Final = 8000
_PATIENCE_SECONDS: Final = 30.0
_USUAL_SECONDS: Final = 3.0
"""Enough to load games that are already compiled."""
_LOOK_SECONDS: Final = 1.0


def why_not() -> str | None:
    """Why there is no page to open; None if there is one."""
    try:
        with needed("The page needs", "play"):
            from klotz.server.web.page import PAGE
    except MissingExtra as missing:
        return f"{missing}. Until then the game is here in the terminal."
    if not (PAGE / "index.html").is_file():
        return "The page has not been built, so the game is here in the terminal."
    return None


def open_page(*, browser: bool, house: bool = False) -> None:
    """Serve on this machine only, or in the house too; open the browser, and run until interrupted."""
    from klotz.server import run
    from klotz.server.logs import set_up_logs

    here = home_address() if house else _HERE
    if here is None:
        fail("this machine is in no network that phones could share: connect it to the Wi-Fi at home")
    listens_at = _EVERYWHERE if house else _HERE
    try:
        listener = run.listening_socket(listens_at, _USUAL_PORT)
    except OSError:  # the port is taken: any other will do
        listener = run.listening_socket(listens_at, 0)
    address = f"http://{here}:{listener.getsockname()[1]}/"
    set_up_logs(logging.WARNING)  # players do not want to see every request
    if house:
        _invite(address)
    typer.echo(f"Klotz is at {address} - press Ctrl+C to stop it.")
    threading.Thread(target=_follow, args=(address, browser), daemon=True).start()
    serve_at(listens_at, listener)


def home_address() -> str | None:
    """The address of this machine that others in its network reach; None if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            # Nothing is sent: the system only says which of its addresses it would use. Nobody has this one.
            asking.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found = ipaddress.ip_address(asking.getsockname()[0])
    return None if found.is_loopback or found.is_unspecified else str(found)


def _invite(address: str) -> None:
    """Phones in the house, in plain words and as a code for their cameras."""
    import segno

    typer.echo("Open to this house. Point the camera of a phone in the same Wi-Fi here:")
    segno.make(address, micro=False).terminal(out=sys.stdout, compact=True)
    typer.echo(
        "Anyone in this network can open it and play, and nothing is encrypted on the way: do this at home, not in a "
        "café."
    )


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
