"""Names people choose, and passwords: what is accepted, and when two names are the same."""

import secrets
import unicodedata
from typing import Final

from klotz.server.refusals import Flaw, Refusal, invalid

LONGEST_NAME: Final = 40
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200

# Letters and symbols that show as nothing: a name of these would look empty, or like somebody else's.
_BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_MOST_MARKS_IN_A_ROW: Final = 3


def checked_name(given: str) -> str:
    """The name as it is shown. Refuses what cannot be shown honestly."""
    name = " ".join(word for word in unicodedata.normalize("NFC", given).split(" ") if word)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise _name_length()
    # What is not printable includes line ends, control characters, and those that turn text around or hide in it.
    if not name.isprintable() or not _BLANKS.isdisjoint(name):
        raise invalid(Flaw.NAME_INVISIBLE, field="name")
    if _marks_in_a_row(name) > _MOST_MARKS_IN_A_ROW or unicodedata.category(name[0]).startswith("M"):
        raise invalid(Flaw.NAME_MARKS, field="name")
    if not 1 <= len(folded(name)) <= LONGEST_NAME:  # some characters stand for many when they are spelled out
        raise _name_length()
    return name


def _name_length() -> Refusal:
    return invalid(Flaw.NAME_LENGTH, field="name", least=1, most=LONGEST_NAME)


def folded(name: str) -> str:
    """What makes two names the same: not case, width or style of letters, nor how many spaces are between."""
    text = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = (
        letter for letter in text if unicodedata.category(letter) != "Cf" and not _selects_variant(letter)
    )
    return " ".join("".join(seen).split())


def guest_name() -> str:
    return f"Guest {secrets.randbelow(9000) + 1000}"


def checked_password(given: str, name: str) -> str:
    password = password_text(given)
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise invalid(Flaw.PASSWORD_LENGTH, field="password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    if folded(password) == folded(name):
        raise invalid(Flaw.PASSWORD_IS_NAME, field="password")
    return password


def password_text(given: str) -> str:
    """The password in the form that is hashed: the same letters, whichever keyboard made them."""
    return unicodedata.normalize("NFKC", given)


def _selects_variant(letter: str) -> bool:
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def _marks_in_a_row(name: str) -> int:
    most = row = 0
    for letter in name:
        row = row + 1 if unicodedata.category(letter).startswith("M") else 0
        most = max(most, row)
    return most
