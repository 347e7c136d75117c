"""`klotz gtp`: Klotz as an engine for other Blokus programs."""

import sys

from klotz.cli.common import chosen_options, refusals
from klotz.cli.options import GameName, GameOption, PlayerOption, Seed


def gtp(
    player: PlayerOption = "search",
    game: GameName = "blokus",
    option: GameOption = None,
    seed: Seed = 0,
) -> None:
    """Speak GTP, the protocol of Blokus programs."""
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
