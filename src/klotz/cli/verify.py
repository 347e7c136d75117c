"""`klotz verify`: whether the dice of a game were fair."""

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
    """Draw every die, disc and card of a game again from its seed.

    Succeeds if the seed has the hash that the table promised before anybody sat down, and gives every chance move of
    the record.
    """
    record, _ = read_record(record_file)
    try:
        found = verify_record(record)
        draw = draw_of(record)
    except Unfair as error:
        fail(f"{record_file}: not verified: {error}")
    nonces = sum(nonce != "" for nonce in draw.nonces)
    typer.echo(f"{record_file}: verified. {found} chance moves follow from the seed and {nonces} nonces.")
