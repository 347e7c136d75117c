"""Game records in files: `.klotz`, for every game, and `.blksgf`, which other Blokus programs read.

    >>> from klotz import records
    >>> record = records.loads('{"klotz": 1, "game": "blokus-duo", "seats": 2, "moves": ["e10"]}', "klotz")
    >>> record.moves
    ('e10',)
    >>> records.check(record).due
    (1,)

Reading a record does not replay it: `check` does. A bad record is always a RecordError that says what is wrong
and where; a missing or unreadable file is an OSError, as usual.
"""

import os
import secrets
import shutil
from pathlib import Path
from typing import Final, Protocol

from klotz.games.contract import Record, RecordError
from klotz.records import klotzfile
from klotz.records.lines import check
from klotz.records.tree import Node, Tree, TreeError, tree_of

__all__ = [
    "FORMATS",
    "LARGEST",
    "Node",
    "Tree",
    "TreeError",
    "check",
    "dumps",
    "load",
    "loads",
    "save",
    "tree_of",
]

FORMATS: Final = ("klotz", "blksgf")
"""The formats by name; a file's suffix is its format."""

LARGEST: Final = 16 * 1024 * 1024
"""Files with more bytes, and texts with more characters, are rejected unread."""


class _Format(Protocol):
    def loads(self, text: str) -> Record: ...

    def dumps(self, record: Record) -> str: ...


def loads(text: str, format: str) -> Record:  # noqa: A002 - the word everybody looks for
    """The record in a text."""
    if len(text) > LARGEST:
        raise RecordError(f"the record has more than {LARGEST} characters")
    return _format(format).loads(text.removeprefix("\ufeff"))


def dumps(record: Record, format: str) -> str:  # noqa: A002
    """The record as text."""
    return _format(format).dumps(record)


def load(path: str | os.PathLike[str]) -> Record:
    """The record in a file; the suffix determines the format."""
    path = Path(path)
    name = _suffix_format(path)
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    try:
        if len(content) > LARGEST:
            raise RecordError(f"the file has more than {LARGEST} bytes")
        try:
            text = content.decode()
        except UnicodeDecodeError as error:
            raise RecordError(f"the file is not UTF-8: byte {error.start} is out of place") from error
        return loads(text, name)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from error


def save(record: Record, path: str | os.PathLike[str]) -> None:
    """Write a record to a file; the suffix determines the format. An existing file is replaced atomically."""
    path = Path(path)
    name = _suffix_format(path)
    try:
        content = dumps(record, name).encode()
    except UnicodeEncodeError as error:
        half = error.object[error.start]
        raise RecordError(f"{path}: half a character cannot be written: {half!a}") from error
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from error
    target = path.resolve()  # follow a symbolic link, so that the link itself stays
    temporary = target.with_name(f".klotz-{secrets.token_hex(8)}")
    try:
        with temporary.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            shutil.copymode(target, temporary)
        temporary.replace(target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def _suffix_format(path: Path) -> str:
    name = path.suffix.lower().removeprefix(".")
    if name not in FORMATS:
        known = ", ".join(f".{format_}" for format_ in FORMATS)
        raise RecordError(f"{path}: the suffix {path.suffix!r} is no format of records; known are {known}")
    return name


def _format(name: str) -> _Format:
    if name == "klotz":
        return klotzfile
    if name == "blksgf":
        from klotz.records import blksgf  # imports the Blokus rules, which not everybody needs

        return blksgf
    raise RecordError(f"there is no format {name!r} for records; known are {', '.join(FORMATS)}")
