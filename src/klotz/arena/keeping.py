"""The file of a contest: its first line says what is played, every other line is a finished game.

Every line is flushed to disk as soon as its game is over, so nothing is lost if the program dies. An incomplete last
line, from a write that was cut off, is removed.
"""

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from klotz.arena.contest import Contest
from klotz.arena.running import Place, Played
from klotz.errors import KlotzError
from klotz.games.contract import Json


class OtherContest(KlotzError, ValueError):
    """The file holds games of another contest; the message says which settings differ."""


def settings_of(path: Path) -> Json | None:
    """What a file's contest is, as its first line says; None if there is no such line yet."""
    if not path.exists():
        return None
    with path.open("rb") as file:
        header = file.readline()
    return _document(path, 1, header) if header.endswith(b"\n") else None


class ResultsFile:
    """The games of a contest so far, and the file that new ones are appended to."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path: Final = path
        self.games: Final[dict[Place, Played]] = {}
        whole = self._read(contest) if path.exists() else 0
        self._file = path.open("r+b" if path.exists() else "xb")
        self._file.truncate(whole)
        self._file.seek(whole)
        if not whole:
            self._write(contest.json())

    def append(self, played: Played) -> None:
        """Note a game that was played, at once."""
        self.games[played.place] = played
        self._write(played.json())

    def close(self) -> None:
        """Close the file; nothing is lost without it."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _write(self, document: Json) -> None:
        self._file.write(json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def _read(self, contest: Contest) -> int:
        """Read the games so far; returns how many bytes of the file are complete lines."""
        content = self.path.read_bytes()
        whole = content.rfind(b"\n") + 1
        if not whole:
            if content and not b'{"klotz-arena"'.startswith(content[:14]):
                raise OtherContest(f"{self.path} is no file of games")
            return 0
        header, *lines = content[:whole].splitlines()
        self._compare(_document(self.path, 1, header), contest)
        for number, line in enumerate(lines, start=2):
            document = _document(self.path, number, line)
            try:
                played = Played.of_json(document)
            except (KeyError, TypeError, ValueError) as error:
                raise OtherContest(f"{self.path}, line {number}: no game of a contest ({error!r})") from None
            self.games[played.place] = played
        return whole

    def _compare(self, found: Json, contest: Contest) -> None:
        wanted = json.loads(json.dumps(contest.json()))
        if "klotz-arena" not in found:
            raise OtherContest(f"{self.path} is no file of games")
        for key in wanted | found:
            if wanted.get(key) != found.get(key):
                raise OtherContest(
                    f"{self.path} holds games with other settings: {key} is {_short(found.get(key))} there "
                    f"and {_short(wanted.get(key))} here. Use the same settings to continue, or another file"
                )


def _document(path: Path, number: int, line: bytes) -> Json:
    try:
        document = json.loads(line)
    except ValueError:
        document = None
    if not isinstance(document, dict):
        raise OtherContest(f"{path}, line {number}: not a line of a file of games")
    return document


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 120 else f"{text[:117]}..."
