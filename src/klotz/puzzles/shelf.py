"""The puzzles that come with Klotz: a line of JSON each, in the order of their days."""

import json
from datetime import date
from functools import cache
from importlib import resources
from typing import Final

from klotz.puzzles.puzzle import GAMES, Puzzle

FIRST_DAY: Final = date(2026, 11, 1)
"""The first line of every file is for this day, the next line for the day after."""


def of_day(game: str, day: date) -> Puzzle:
    """The puzzle of a day: the same everywhere. When all are used up, they come round again."""
    if game not in GAMES:
        raise LookupError(f"there are no puzzles of {game!r}")
    lines = _lines(game)
    return Puzzle.of_json(json.loads(lines[(day - FIRST_DAY).days % len(lines)]))


@cache
def _lines(game: str) -> tuple[str, ...]:
    text = resources.files(__package__).joinpath("data", f"{game}.jsonl").read_text(encoding="utf-8")
    return tuple(text.splitlines())
