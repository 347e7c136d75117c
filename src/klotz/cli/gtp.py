"""`klotz gtp`: our player for other Blokus programs."""

import sys
from typing import Annotated

import typer

from klotz.cli.common import GameOption, chosen_options, refusals


def gtp(
    player: Annotated[str, typer.Option("--player", "-p", help="Who plays, such as level:5.")] = "search",
    game: Annotated[str, typer.Option("--game", "-g", help="The Blokus game to begin with.")] = "blokus",
    option: GameOption = None,
    seed: Annotated[int, typer.Option("--seed", help="What the player's random numbers are drawn by.")] = 0,
) -> None:
    """Speak GTP, the protocol of Blokus programs, on standard input and output."""
    from klotz.players.gtp.server import Server
    from klotz.players.gtp.session import Session

    with refusals():
        session = Session(player, game, chosen_options(game, option or ()), seed)
    try:
        Server(session).serve(sys.stdin, sys.stdout)
    except (KeyboardInterrupt, BrokenPipeError):
        pass  # whoever asked has gone
    finally:
        session.close()
