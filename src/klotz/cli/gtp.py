"""`klotz gtp`: Klotz as an engine for other Blokus programs."""

import sys
from typing import Annotated

import typer

from klotz.cli.common import GameOption, chosen_options, refusals


def gtp(
    player: Annotated[str, typer.Option("--player", "-p", help="The player, such as level:5.")] = "search",
    game: Annotated[str, typer.Option("--game", "-g", help="The Blokus game to start with.")] = "blokus",
    option: GameOption = None,
    seed: Annotated[int, typer.Option("--seed", help="The player's random seed.")] = 0,
) -> None:
    """Speak GTP, the protocol of Blokus programs, on standard input and output."""
    from klotz.players.gtp.server import Server
    from klotz.players.gtp.session import Session

    with refusals():
        session = Session(player, game, chosen_options(game, option or ()), seed)
    try:
        Server(session).serve(sys.stdin, sys.stdout)
    except (KeyboardInterrupt, BrokenPipeError):
        pass  # the controller is gone
    finally:
        session.close()
