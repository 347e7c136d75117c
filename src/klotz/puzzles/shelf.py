"""The puzzles that come with Klotz: a line of JSON each, in the order of their days."""

import json
from datetime import date
from functools import cache
from typing import Final

from klotz import registry
from klotz.puzzles.puzzle import Puzzle

FIRST_DAY: Final = date(2026, 11, 1)
"""The first line of every file is for this day, the next line for the day after."""


def games() -> tuple[str, ...]:
    """The games that have a puzzle every day."""
    return tuple(game for game in registry.names() if has_puzzles(game))


def has_puzzles(game: str) -> bool:
    return bool(_lines(game))


def of_day(game: str, day: date) -> Puzzle:
    """The puzzle of a day: the same everywhere. After the last one the cycle starts again."""
    lines = _lines(game)
    if not lines:
        raise LookupError(f"there are no puzzles of {game!r}")
    return Puzzle.of_json(json.loads(lines[(day - FIRST_DAY).days % len(lines)]))


@cache
def _lines(game: str) -> tuple[str, ...]:
    family = registry.find(game)
    folder = family.files("puzzle_data") if family else None
    file = folder.joinpath(f"{game}.jsonl") if folder else None
    return tuple(file.read_text(encoding="utf-8").splitlines()) if file and file.is_file() else ()
