"""Unfinished games, saved after every move: however the program ends, `klotz play --resume` continues."""

import os
import re
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import platformdirs

from klotz import records
from klotz.games.contract import Record, RecordError

_KEEP_GAMES: Final = 20
_HARMLESS: Final = re.compile(
    r"(level:?)?\d+|random|greedy|search(:(seconds|simulations|clock)=[0-9.+/]+)?", re.ASCII
)
_COMPUTER: Final = "computer-"
"""The prefix of a record's tag for a computer's seat, followed by the number of the seat, from 1."""


def directory() -> Path:
    return platformdirs.user_data_path("klotz", appauthor=False) / "unfinished"


def newest() -> Path | None:
    """The unfinished game that was played last."""
    return max(directory().glob("*.klotz"), key=_age_key, default=None)


def new_path() -> Path:
    """Where a new game will be saved: games in two terminals do not interfere."""
    return directory() / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}.klotz"


def keep(record: Record, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    records.save(record, path)
    for old in sorted(directory().glob("*.klotz"), key=_age_key, reverse=True)[_KEEP_GAMES:]:
        old.unlink(missing_ok=True)


def computer_tags(computers: Mapping[int, str]) -> dict[str, str]:
    """The tags that say which seats computers play, in any record of the game, not only the saved one."""
    return {f"{_COMPUTER}{seat + 1}": player for seat, player in sorted(computers.items())}


def computers_of(record: Record, *, kept: bool = False) -> dict[int, str]:
    """The seats that computers play in a record, each with the player.

    A record from elsewhere must not start programs, load code or read files: RecordError if it names a player that
    would. A game that was `kept` on this machine says what its owner said.
    """
    tags = {f"{_COMPUTER}{seat + 1}": seat for seat in range(record.seats)}
    found = {tags[key]: player for key, player in record.tags.items() if key in tags}
    for seat, player in found.items():
        if not kept and not _HARMLESS.fullmatch(player.strip()):
            raise RecordError(
                f"the record has {player[:80]!r} play seat {seat + 1}, which could run somebody else's code: if you "
                f"trust it, say so with --computer {seat + 1}=..."
            )
    return found


def _age_key(path: Path) -> tuple[float, str]:
    return path.stat().st_mtime, path.name
