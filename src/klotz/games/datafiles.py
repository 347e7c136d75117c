"""Sheets, dice, rings and decks are TOML files that the owner of a game can write, so they are validated
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

STANDARD: Final = "standard"

LARGEST: Final = 64 * 1024
"""Larger files, in bytes, are rejected unread; a sheet has less than a thousand."""

LONGEST_NAME: Final = 40

_BETWEEN_WORDS: Final = re.compile(r"""[\s"',=\[\]{}]+""")
_COMMENT: Final = re.compile(r"(^|\s)#.*")


class DataError(ValueError):
    """Invalid data, with the reason, the file, and the line if it is known."""

    def __init__(self, reason: str, file: str | None = None, line: int | None = None) -> None:
        super().__init__(reason, file, line)
        self.reason = reason
        self.file = file
        self.line = line

    def __str__(self) -> str:
        if self.file is None:
            return self.reason
        return f"{self.file}{f', line {self.line}' if self.line else ''}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Source:
    """The content of a file, or content given directly, and the text in which to locate errors."""

    content: Mapping[str, Any]
    file: str = "given as data"
    text: str = ""

    def error(self, reason: str, *words: object) -> DataError:
        """An error on the line that these words lead to."""
        return DataError(reason, self.file, self.line(*words))

    def line(self, *words: object) -> int | None:
        """Search for the words in order from the top: the line of the last one found."""
        found = None
        wanted = [part for word in words for part in str(word).split()]
        for number, word in self._words():
            if wanted and word == wanted[0]:
                found = number
                del wanted[0]
        return found

    def _words(self) -> Iterator[tuple[int, str]]:
        for number, line in enumerate(self.text.splitlines(), start=1):
            for word in _BETWEEN_WORDS.split(_COMMENT.sub("", line)):
                yield number, word

    def check_keys(self, table: Mapping[str, Any], keys: Collection[str], where: str, *words: object) -> None:
        """Check that exactly these keys are present."""
        for key in table:
            if key not in keys:
                raise self.error(
                    f"{where} has {shown(key)}, which is not known; there are {', '.join(keys)}", *words, key
                )
        for key in keys:
            if key not in table:
                raise self.error(f"{where} has no {key}", *words)

    def name(self, value: object, where: str, *words: object) -> str:
        """A name that can be printed on one line."""
        if not isinstance(value, str):
            raise self.error(f"{where} is a text, not {kind(value)}", *words)
        value = value.strip()
        if not value:
            raise self.error(f"{where} is empty", *words)
        if len(value) > LONGEST_NAME:
            raise self.error(f"{where} has {len(value)} characters; {LONGEST_NAME} are the most", *words)
        if not value.isprintable():
            raise self.error(f"{where} has a character that cannot be printed", *words)
        return value

    def drawing(self, value: object, where: str, *words: object) -> tuple[str, ...]:
        """The lines of a drawing with one character per square."""
        if not isinstance(value, str):
            raise self.error(f"{where} is drawn as a text of several lines, not {kind(value)}", *words)
        return tuple(line.strip() for line in value.strip().splitlines())


def source(given: object, what: str, package: str) -> Source:
    """The content behind an option: a name, a file, or the content itself.

    `what`, such as "sheet", selects the standard file among the package's data.
    """
    if isinstance(given, Mapping):
        return Source(given)
    if given == STANDARD:
        file = resources.files(package).joinpath("data", f"{STANDARD}-{what}.toml")
        return _parsed(file.read_bytes(), file.name)
    if isinstance(given, str) and not given.endswith(".toml"):
        raise DataError(f"{shown(given)} is neither {STANDARD!r} nor the name of a file that ends in .toml")
    if isinstance(given, str | os.PathLike):
        path = Path(given)
        return _parsed(_bytes_of(path), str(path))
    raise DataError(f"it is {STANDARD!r}, a TOML file or what such a file holds, not {kind(given)}")


def _bytes_of(path: Path) -> bytes:
    try:
        if not path.is_file():  # a pipe or a device would never end
            raise DataError("there is no such file", str(path))
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise DataError(f"the file cannot be read: {error.strerror}", str(path)) from error
    if len(content) > LARGEST:
        raise DataError(f"the file is larger than {LARGEST // 1024} KB", str(path))
    return content


def _parsed(content: bytes, file: str) -> Source:
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise DataError("this is not text in UTF-8", file, line) from error
    try:
        return Source(tomllib.loads(text), file, text)
    except RecursionError as error:
        raise DataError("the brackets are nested too deeply", file) from error
    except ValueError as error:  # also Python's own, for numbers with thousands of digits
        reason, _, place = str(error).partition(" (at ")
        line_number = re.match(r"line (\d+)", place)
        raise DataError(
            f"this is not TOML: {reason}", file, int(line_number[1]) if line_number else None
        ) from error


def shown(value: object) -> str:
    """The value, short enough for a message."""
    text = str(value)
    return repr(text if len(text) <= LONGEST_NAME else f"{text[:LONGEST_NAME]}...")


def kind(value: object) -> str:
    """The type of a value, in terms that the author of the file knows."""
    kinds = {str: "a text", bool: "true or false", int: "a number", float: "a fraction", list: "a list"}
    if isinstance(value, Mapping):
        return "a table"
    return kinds.get(type(value), "something else")
