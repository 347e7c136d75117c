"""Asking for house rules: every option of a game, in words."""

from collections.abc import Mapping
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from klotz.cli.play.talk import Talk
from klotz.cli.rulings import choice_word, offered, option_word


def ask_house_rules(talk: Talk, game: str, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a game as the person wants them; those chosen already are not asked for."""
    agreed = dict(chosen)
    for key, option in offered(game):
        if key in chosen:
            continue
        numbered = {str(number): value for number, value in enumerate(option.values, start=1)}
        grid = Grid.grid(padding=(0, 2))
        for number, value in numbered.items():
            grid.add_row(number, choice_word(key, option, value))
        talk.show("", Text(f"{option_word(key, option)}:", style="bold"), grid)
        picked = talk.pick("play-ask-house-rule", {number: (value,) for number, value in numbered.items()})
        agreed[key] = option.default if picked is None else picked[0]
    return agreed
