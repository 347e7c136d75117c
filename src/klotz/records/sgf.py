r"""Smart Game Format, whatever the game: text to a tree of nodes, and back.

The syntax is that of FF[4]. Names of properties may hold digits, as multi-player games need, and the small
letters that older files put into them count for nothing.

A value is kept as it stands in the file, escapes and all, because only its property says how to read it: in
a text `\:` is a colon, in a pair it is a colon that does not divide. `unescape`, `unescape_line` and `divide`
read a value, `escape` and `compose` make one. So what nobody here knows is written back just as it was.

Nothing here is recursive: a file may be as deep as it is long.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from klotz.games.contract import RecordError

MOST_NODES: Final = 200_000
"""Files with more nodes are refused: they would fill the memory long before they reach the limit in bytes."""

_VALUE: Final = r"[^\]\\]*+(?:\\.[^\]\\]*+)*+"
_TOKEN: Final = re.compile(rf"(?P<mark>[();])|(?P<name>[A-Za-z0-9]++)|\[(?P<value>{_VALUE})\]", re.DOTALL)
_WHOLE_VALUE: Final = re.compile(_VALUE, re.DOTALL)
_BLANK: Final = re.compile(r"\s*+")
_PAIR: Final = re.compile(r"([^:\\]*+(?:\\.[^:\\]*+)*+):(.*)", re.DOTALL)
_LINE_BREAK: Final = r"\r\n|\n\r|\r|\n"
_SPECIAL: Final = re.compile(
    rf"\\(?P<joint>{_LINE_BREAK})|\\(?P<escaped>.)|{_LINE_BREAK}|[\t\v\f]", re.DOTALL
)

# What may follow what: the marks themselves, P a property's name, V a value, "" the space around the trees.
_FOLLOWERS: Final = {"": "(", "(": ";", ";": "P;()", "P": "V", "V": "VP;()", ")": "()"}
_NAMES: Final = {"(": "'('", ")": "')'", ";": "';'", "P": "a property", "V": "a value in square brackets"}


@dataclass(slots=True, eq=False)
class Node:
    """A place in the tree. `offset` is where in the text it began, for messages."""

    properties: dict[str, list[str]] = field(default_factory=dict)
    children: list["Node"] = field(default_factory=list, repr=False)
    offset: int = 0


def read(text: str) -> list[Node]:
    """The roots of all trees in the text; RecordError, with line and column, where it breaks the syntax."""
    roots: list[Node] = []
    parents: list[Node] = []  # for every '(' still open inside a tree, the node it branches from
    node = Node()
    values: list[str] = []
    count = 0
    before = ""
    offset = _skip_blank(text, 0)
    while offset < len(text):
        token = _TOKEN.match(text, offset)
        kind = "" if token is None else token["mark"] or ("P" if token["name"] else "V")
        if token is None or kind not in _FOLLOWERS[before]:
            raise _unexpected(text, offset, before)
        if kind == "(":
            parents.append(node)
        elif kind == ")":
            node = parents.pop()
        elif kind == ";":
            count += 1
            if count > MOST_NODES:
                raise RecordError(f"{where(text, offset)}: more than {MOST_NODES} nodes")
            parent, node = node, Node(offset=offset)
            (roots if before == "(" and len(parents) == 1 else parent.children).append(node)
        elif kind == "P":
            name = re.sub("[a-z]", "", token["name"])
            if not name:
                raise RecordError(
                    f"{where(text, offset)}: the property {token['name'][:40]!r} has no capital letter"
                )
            # A property that comes twice in a node is a mistake; what it says is clear all the same.
            values = node.properties.setdefault(name, [])
        else:
            values.append(token["value"])
        before = kind if parents else ""
        offset = _skip_blank(text, token.end())
    if before:
        raise RecordError(f"{where(text, len(text))}: the text ends in the middle of a game tree")
    if not roots:
        raise RecordError("there is no game tree in the text")
    return roots


def write(roots: Iterable[Node]) -> str:
    """The trees as text, a node to a line; `read` makes the same trees of it."""
    lines: list[str] = []
    waiting: list[Node | str] = []
    for root in roots:
        waiting += (")", root, "(")
        while waiting:
            item = waiting.pop()
            if isinstance(item, str):
                lines.append(item)
                continue
            lines.append(
                ";" + "".join(f"{name}[{']['.join(values)}]" for name, values in item.properties.items())
            )
            if len(item.children) == 1:
                waiting += item.children
            else:
                for child in reversed(item.children):
                    waiting += (")", child, "(")
    return "\n".join(lines) + "\n"


def where(text: str, offset: int) -> str:
    """A place in the text as people find it: `line 3, column 7`."""
    before = text[:offset].replace("\r\n", "\n").replace("\r", "\n")
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    return f"line {line}, column {column}"


def is_value(value: str) -> bool:
    """Whether this can stand between square brackets as it is."""
    return _WHOLE_VALUE.fullmatch(value) is not None


def unescape(value: str) -> str:
    """A value read as text: line breaks stay, or go if they are escaped; other white space becomes blanks."""
    return _SPECIAL.sub(_plain, value)


def unescape_line(value: str) -> str:
    """A value read as a line of text: line breaks are blanks too."""
    return unescape(value).replace("\n", " ")


def escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace("]", "\\]")


def divide(value: str) -> tuple[str, str] | None:
    """A value read as a pair of texts with a colon between them; None when it has no colon."""
    pair = _PAIR.fullmatch(value)
    return None if pair is None else (unescape(pair[1]), unescape(pair[2]))


def compose(first: str, second: str) -> str:
    return ":".join(escape(part).replace(":", "\\:") for part in (first, second))


def _plain(special: re.Match[str]) -> str:
    if special["joint"]:
        return ""
    if special["escaped"]:
        return " " if special["escaped"] in "\t\v\f" else special["escaped"]
    return " " if special[0] in "\t\v\f" else "\n"


def _skip_blank(text: str, offset: int) -> int:
    blank = _BLANK.match(text, offset)
    assert blank is not None
    return blank.end()


def _unexpected(text: str, offset: int, before: str) -> RecordError:
    if text[offset] == "[" and "V" in _FOLLOWERS[before]:
        return RecordError(f"{where(text, offset)}: the value that begins here has no end")
    expected = " or ".join(_NAMES[kind] for kind in _FOLLOWERS[before])
    return RecordError(f"{where(text, offset)}: expected {expected}, found {text[offset : offset + 10]!r}")
