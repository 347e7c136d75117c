"""`klotz verify`: checks that the dice of a game were fair."""

from pathlib import Path
from typing import Annotated

import typer

from klotz.cli.common import fail, read_record
from klotz.fairness import Unfair, draw_of
from klotz.fairness import verify as verify_record


def verify(
    record_file: Annotated[
        Path, typer.Argument(help="A record of a finished game: .klotz.", metavar="RECORD")
    ],
) -> None:
    """Redraw every die, disc and card of a game from its seed.

    Succeeds if the seed matches the commitment that the table made before anybody sat down, and every chance
    move of the record follows from it.
    """
    record, _ = read_record(record_file)
    try:
        found = verify_record(record)
        draw = draw_of(record)
    except Unfair as error:
        fail(f"{record_file}: not verified: {error}")
    nonces = sum(nonce != "" for nonce in draw.nonces)
    typer.echo(f"{record_file}: verified. {found} chance moves follow from the seed and {nonces} nonces.")
