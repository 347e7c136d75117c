"""`klotz weights`: what a file of weights is, how it was learned, and how good it is."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from klotz.cli.common import fail, refusals
from klotz.cli.options import AsJson


def weights(
    what: Annotated[
        str, typer.Argument(metavar="GAME|FILE", help="A game, for the weights it ships with, or a file.")
    ],
    as_json: AsJson = False,
) -> None:
    """Show how weights were learned and how good they are."""
    from klotz.learning import card_beside, learning_of

    with refusals():
        path = Path(what) if what.endswith(".npz") else learning_of(what).shipped(what)
        card = card_beside(path)
    if card is None:
        fail(f"{path} has no card: there is no {path.with_suffix('.json').name} beside it")
    if as_json:
        typer.echo(json.dumps(card, indent=2, ensure_ascii=False))
        return
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="bold")
    table.add_column()
    for name, value in card.items():
        if name != "klotz-weights":
            table.add_row(name.replace("_", " "), _text(value))
    Console().print(table, highlight=False, markup=False)


def _text(value: Any) -> str:
    """A value of the card, nested ones on lines of their own."""
    match value:
        case dict():
            return ", ".join(f"{name.replace('_', ' ')} {_text(part)}" for name, part in value.items())
        case list():
            return (
                "\n".join(map(_text, value)) if any(isinstance(each, dict) for each in value) else _row(value)
            )
        case None:
            return "-"
        case int() if not isinstance(value, bool):
            return f"{value:,}"
    return str(value)


def _row(values: list[Any]) -> str:
    return " to ".join(map(_text, values)) if len(values) == 2 else ", ".join(map(_text, values))
