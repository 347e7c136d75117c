"""`klotz verify`: checks that the dice of a game were fair."""

from pathlib import Path
from typing import Annotated

import typer

from klotz.cli.common import fail, read_record
from klotz.fairness import COMMITTED, Unfair, Verified
from klotz.fairness import verify as verify_record


def verify(
    record_file: Annotated[
        Path, typer.Argument(help="A record of a finished game: .klotz.", metavar="RECORD")
    ],
) -> None:
    """Redraw every die, disc and card from the game's seed.

    Succeeds if the seed and the players' nonces match what was committed to before the game, and every chance
    move of the record follows from them.
    """
    record, _ = read_record(record_file)
    try:
        found = verify_record(record)
    except Unfair as error:
        fail(f"{record_file}: not verified: {error}")
    typer.echo(f"{record_file}: verified. {_said(found)}")


def _said(found: Verified) -> str:
    nonces = f"{found.nonces} nonce{'' if found.nonces == 1 else 's'}"
    said = f"{found.chances} chance moves follow from the seed and {nonces}"
    if found.scheme < COMMITTED:
        return f"{said}, by scheme {found.scheme}: nonces were told without a commitment."
    said = f"{said} that were committed to before any was revealed (scheme {found.scheme})."
    if found.nonces == 0:
        alone = f"{found.chances} chance moves follow from the seed alone"
        said = f"{alone} (scheme {found.scheme}): nobody added a nonce."
    if found.late:
        said += f" Revealed late, and so counted from their seat's first move on: {found.late}."
    if found.withheld:
        said += f" Committed to and never revealed: {found.withheld}."
    return said
