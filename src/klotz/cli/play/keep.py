"""Unfinished games, kept after every move: whatever ends the program, `klotz play --resume` goes on."""

import os
import time
from pathlib import Path
from typing import Final

import platformdirs

from klotz import records
from klotz.games.contract import Record

_KEEP_GAMES: Final = 20


def directory() -> Path:
    return platformdirs.user_data_path("klotz", appauthor=False) / "unfinished"


def newest() -> Path | None:
    """The unfinished game that was played last."""
    return max(directory().glob("*.klotz"), key=_age_key, default=None)


def new_path() -> Path:
    """Where a game that begins now will be kept: games at two terminals do not get in each other's way."""
    return directory() / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}.klotz"


def keep(record: Record, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    records.save(record, path)
    for old in sorted(directory().glob("*.klotz"), key=_age_key, reverse=True)[_KEEP_GAMES:]:
        old.unlink(missing_ok=True)


def _age_key(path: Path) -> tuple[float, str]:
    return path.stat().st_mtime, path.name
