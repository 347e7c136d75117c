"""Files that only their owner may read, and that are there whole or not at all."""

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

_OWNER_ONLY: Final = 0o600
_OWNER_ONLY_FOLDER: Final = 0o700
_OTHERS: Final = 0o077


def private_folder(folder: Path) -> None:
    """Make a folder, and those that it lies in, if they are not there."""
    folder.mkdir(parents=True, exist_ok=True, mode=_OWNER_ONLY_FOLDER)


def private_file(path: Path) -> None:
    """Make an empty file if there is none, and keep others from reading it. SQLite's own follow its example."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, _OWNER_ONLY))
    keep_private(path)


def keep_private(path: Path) -> None:
    if path.stat().st_mode & _OTHERS:
        with suppress(PermissionError):  # somebody else's: it is for them to say
            path.chmod(_OWNER_ONLY)


def write_new(path: Path, text: str) -> None:
    """Write a file that must not be there yet: FileExistsError if it is. What fails leaves nothing behind."""
    unfinished = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OWNER_ONLY), "w") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        # Not renamed: that would silently replace what another process has just written.
        os.link(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)


def settle(path: Path) -> None:
    """See that a file that was written is on the disk."""
    with path.open("rb") as file:
        os.fsync(file.fileno())
