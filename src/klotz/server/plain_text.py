"""Text that people write for others to read: names and chat. What cannot be seen, or turns text around, is none."""

import unicodedata
from typing import Final

# Letters and symbols that show as nothing: a name of these would look empty, or like somebody else's.
_BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_MOST_MARKS_IN_A_ROW: Final = 3
_JOINER: Final = "\u200d"
_BEFORE_JOINER: Final = frozenset({"So", "Sk", "Mn"})  # a picture, its colour, or that it is to be one


def is_visible(text: str) -> bool:
    """Whether all of it shows, in the order in which it is written.

    What is not printable includes line ends, control characters, and those that turn text around or hide in it. The
    one that joins pictures to another, such as a family, is welcome between pictures.
    """
    return _without_joined_pictures(text).isprintable() and _BLANKS.isdisjoint(text)


def is_piled_up(text: str) -> bool:
    """Whether accents are piled up into other lines, or begin the text."""
    if text and _is_mark(text[0]):
        return True
    row = 0
    for letter in text:
        row = row + 1 if _is_mark(letter) else 0
        if row > _MOST_MARKS_IN_A_ROW:
            return True
    return False


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter).startswith("M")


def _without_joined_pictures(text: str) -> str:
    kept = []
    for at, letter in enumerate(text):
        joins = (
            letter == _JOINER
            and 0 < at < len(text) - 1
            and unicodedata.category(text[at - 1]) in _BEFORE_JOINER
            and unicodedata.category(text[at + 1]) == "So"
        )
        if not joins:
            kept.append(letter)
    return "".join(kept)
