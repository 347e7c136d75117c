"""Sheets, dice, pieces, rings and decks are TOML files that the owner of a game can write, so they are validated
carefully.

Errors name the line. The TOML library does not say on which line a value is, so the line is looked up
afterwards, by the words that lead to the value.
"""

import os
import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any, Final

from klotz import words
from klotz.errors import KlotzError

STANDARD: Final = "standard"

Given = str | os.PathLike[str] | Mapping[str, Any]
"""What an option of this kind accepts: "standard", the path of a TOML file, or the content of one."""

LARGEST: Final = 64 * 1024
"""Larger files, in bytes, are rejected unread; a sheet has less than a thousand."""

LONGEST_NAME: Final = 40

_LONGEST_SHOWN: Final = 40
_BETWEEN_WORDS: Final = re.compile(r"""[\s"',=\[\]{}]+""")
_COMMENT: Final = re.compile(r"(^|\s)#.*")
_HEADER: Final = re.compile(r"\s*(\[{1,2})\s*([^\[\]#]+)\]")
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}", re.ASCII)


class DataError(KlotzError, ValueError):
    """Invalid data: the reason, the file, and the line if it is known.

    Like an illegal move it carries the key and the details of its sentence, so a page can show it in another
    language.
    """

    def __init__(
        self,
        key: str,
        details: Mapping[str, words.Detail] | None = None,
        file: str | None = None,
        line: int | None = None,
    ) -> None:
        super().__init__(key, details, file, line)
        self.key = key
        self.details = dict(details or {})
        self.file = file
        self.line = line

    @property
    def reason(self) -> str:
        return self.sentence()

    def sentence(self, language: str = words.DEFAULT) -> str:
        return words.say(self.key, self.details, language)

    def __str__(self) -> str:
        if self.file is None:
            return self.reason
        return f"{self.file}{f', line {self.line}' if self.line else ''}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Source(Mapping[str, Any]):
    """The content of a file, or content given directly, and the text in which to locate errors.

    It is what it holds: whoever does not care where that came from reads it like any table.
    """

    content: Mapping[str, Any]
    file: str = "given as data"
    text: str = ""

    def __getitem__(self, entry: str) -> Any:
        return self.content[entry]

    def __iter__(self) -> Iterator[str]:
        return iter(self.content)

    def __len__(self) -> int:
        return len(self.content)

    def part(self, name: str) -> "Source":
        """A table of the file as if it were a file of its own, in which errors are on the same lines."""
        return Source(self.table(self.content[name], name, name), self.file, _part_of(self.text, name))

    def error(self, key: str, *trail: object, **details: words.Detail) -> DataError:
        """An error on the line that the words of the trail lead to."""
        return DataError(key, details, self.file, self.line(*trail))

    def line(self, *trail: object) -> int | None:
        """Search for the words of the trail in order from the top: the line of the last one found."""
        found = None
        wanted = [part for word in trail for part in str(word).split()]
        for number, word in self._words():
            if wanted and word == wanted[0]:
                found = number
                del wanted[0]
        return found

    def _words(self) -> Iterator[tuple[int, str]]:
        for number, line in enumerate(self.text.splitlines(), start=1):
            for word in _BETWEEN_WORDS.split(_COMMENT.sub("", line)):
                yield number, word

    def check_entries(
        self,
        table: Mapping[str, Any],
        entries: Collection[str],
        *trail: object,
        optional: Collection[str] = (),
    ) -> None:
        """Check that exactly these entries are present, and maybe the optional ones."""
        known = (*entries, *optional)
        for entry in table:
            if entry not in known:
                raise self.error(
                    "data-unknown-entry", *trail, entry, entry=shown(entry), known=", ".join(known)
                )
        for entry in entries:
            if entry not in table:
                raise self.error("data-missing-entry", *trail, entry=entry)

    def name(self, value: object, *trail: object) -> str:
        """A name that can be printed on one line."""
        if not isinstance(value, str):
            raise self.wrong_type("name", "text", *trail)
        value = value.strip()
        if not value:
            raise self.error("data-name-empty", *trail)
        if len(value) > LONGEST_NAME:
            raise self.error("data-name-long", *trail, count=len(value), most=LONGEST_NAME)
        if not value.isprintable():
            raise self.error("data-name-unprintable", *trail)
        return value

    def colour(self, value: object, *trail: object) -> str:
        """A colour as #rrggbb, in small letters."""
        if not isinstance(value, str):
            raise self.wrong_type("colour", "text", *trail)
        if not _COLOUR.fullmatch(value.lower()):
            raise self.error("data-colour", *trail, given=shown(value))
        return value.lower()

    def drawing(self, value: object, entry: str, *trail: object) -> tuple[str, ...]:
        """The lines of a drawing with one character per square; empty ones before and after it do not count."""
        if not isinstance(value, str):
            raise self.wrong_type(entry, "drawing", *trail)
        return tuple(line.strip() for line in value.strip().splitlines())

    def list_of(self, value: object, entry: str, *trail: object) -> list[Any]:
        if not isinstance(value, list | tuple):
            raise self.wrong_type(entry, "list", *trail)
        return list(value)

    def table(self, value: object, entry: str, *trail: object) -> Mapping[str, Any]:
        if not isinstance(value, Mapping):
            raise self.wrong_type(entry, "table", *trail)
        return value

    def wrong_type(self, entry: str, wanted: str, *trail: object) -> DataError:
        return self.error("data-wrong-type", *trail, entry=entry, wanted=wanted)


def source(given: object, what: str, package: str) -> Source:
    """The content behind an option: a name, a file, or the content itself.

    `what`, such as "sheet", selects the standard file among the package's data.
    """
    if isinstance(given, Source):
        return given
    if isinstance(given, Mapping):
        return Source(given)
    if given == STANDARD:
        file = resources.files(package).joinpath("data", f"{STANDARD}-{what}.toml")
        return parsed(file.read_bytes(), file.name)
    if isinstance(given, str) and not given.endswith(".toml"):
        raise DataError("data-neither", {"given": shown(given)})
    if isinstance(given, str | os.PathLike):
        return read(Path(given))
    raise DataError("data-wrong-form")


def read(path: Path) -> Source:
    """The content of a file. DataError says what is wrong with it."""
    return parsed(_bytes_of(path), str(path))


def _bytes_of(path: Path) -> bytes:
    try:
        if not path.is_file():  # a pipe or a device would never end
            raise DataError("data-no-file", file=str(path))
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise DataError("data-unreadable", {"why": str(error.strerror)}, str(path)) from error


def parsed(content: bytes, file: str) -> Source:
    """The content of a TOML file, given as bytes."""
    if len(content) > LARGEST:
        raise DataError("data-too-large", {"most": LARGEST // 1024}, file)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise DataError("data-not-utf8", file=file, line=line) from error
    try:
        return Source(tomllib.loads(text), file, text)
    except RecursionError as error:
        raise DataError("data-too-deep", file=file) from error
    except ValueError as error:  # also Python's own, for numbers with thousands of digits
        reason, _, place = str(error).partition(" (at ")
        line_number = re.match(r"line (\d+)", place)
        raise DataError(
            "data-not-toml", {"why": reason}, file, int(line_number[1]) if line_number else None
        ) from error


def _part_of(text: str, name: str) -> str:
    """The text with everything blank that is not in the table of this name, or in a table within it."""
    lines, inside = [], False
    for line in text.splitlines():
        if header := _HEADER.match(line):
            first, _, rest = header[2].partition(".")
            inside = first.strip().strip("\"'") == name
            line = f"{header[1]}{rest}"
        lines.append(line if inside else "")
    return "\n".join(lines)


def is_number(value: object) -> bool:
    """Whether this is a whole number: true and false are numbers in Python, but not to people."""
    return isinstance(value, int) and not isinstance(value, bool)


def shown(value: object) -> str:
    """The value, short enough for a message."""
    try:
        text = str(value)
    except ValueError:  # a number with thousands of digits
        return "..."
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}..."
