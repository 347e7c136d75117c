"""Data as TOML, the way a person would write it: Python's own library reads TOML, but does not write it.

Only what boxes hold: texts, whole numbers, true and false, lists of those, tables, and lists of tables.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)
_LONGEST_LINE: Final = 100
_ESCAPES: Final = {
    "\\": "\\\\",
    '"': '\\"',
    "\b": "\\b",
    "\t": "\\t",
    "\f": "\\f",
    "\r": "\\r",
}


def toml_text(content: Mapping[str, Any]) -> str:
    """A TOML file that holds this. ValueError for what TOML, or this module, cannot say."""
    return "\n".join(_lines(content, ())).strip("\n") + "\n"


def _lines(table: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[str]:
    """First what the table holds itself, then the tables within it."""
    inner = {key: value for key, value in table.items() if _is_table(value) or _is_tables(value)}
    for key, value in table.items():
        if key not in inner:
            yield f"{_key(key)} = {_value(value)}"
    for key, value in inner.items():
        name = ".".join(map(_key, (*path, key)))
        if _is_table(value):
            yield f"\n[{name}]"
            yield from _lines(value, (*path, key))
        else:
            for each in value:
                yield f"\n[[{name}]]"
                yield from _lines(each, (*path, key))


def _is_table(value: object) -> bool:
    return isinstance(value, Mapping)


def _is_tables(value: object) -> bool:
    return isinstance(value, list | tuple) and bool(value) and all(map(_is_table, value))


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _value(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case str():
            return _text(value)
        case list() | tuple():
            return _list(value)
    raise ValueError(f"this cannot be written as TOML: {type(value).__name__}")


def _text(text: str) -> str:
    """On one line, or as a drawing is best read: each line on one of its own."""
    escaped = "".join(_character(character) for character in text)
    return f'"""\n{escaped}\n"""' if "\n" in text else f'"{escaped}"'


def _character(character: str) -> str:
    if character == "\n" or (character not in _ESCAPES and character.isprintable()):
        return character
    return _ESCAPES.get(character) or (
        f"\\u{ord(character):04x}" if ord(character) < 0x10000 else f"\\U{ord(character):08x}"
    )


def _list(values: Sequence[object]) -> str:
    written = [_value(value) for value in values]
    line = f"[{', '.join(written)}]"
    if "\n" not in line and len(line) <= _LONGEST_LINE:
        return line
    return "\n".join(["[", *(f"{each}," for each in written), "]"])
