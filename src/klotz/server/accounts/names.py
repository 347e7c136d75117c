"""Names people choose, and passwords: what is accepted, and when two names are the same."""

import secrets
import unicodedata
from typing import Final

from klotz.server.plain_text import is_piled_up, is_visible
from klotz.server.refusals import Flaw, Refusal, invalid

LONGEST_NAME: Final = 40
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
FEWEST_GUESSES: Final = 1_000_000
"""A password that is found sooner is too common."""
_LOOKED_AT: Final = 72
"""Letters of a password: what is longer is good enough, and would take long to look at."""


def checked_name(given: str) -> str:
    """The name as it is shown. Refuses what cannot be shown honestly."""
    name = " ".join(word for word in unicodedata.normalize("NFC", given).split(" ") if word)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise _name_length()
    if not is_visible(name):
        raise invalid(Flaw.NAME_INVISIBLE, field="name")
    if is_piled_up(name):
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
    if _guesses(password, name) < FEWEST_GUESSES:
        raise invalid(Flaw.PASSWORD_COMMON, field="password")
    return password


def _guesses(password: str, name: str) -> float:
    """How many tries somebody needs who knows what people choose: words, names, dates, rows of keys."""
    from zxcvbn import zxcvbn  # loading its lists takes a moment

    return float(
        zxcvbn(password[:_LOOKED_AT], user_inputs=[name, folded(name), "klotz", "blokus"])["guesses"]
    )


def password_text(given: str) -> str:
    """The password in the form that is hashed: the same letters, whichever keyboard made them."""
    return unicodedata.normalize("NFKC", given)


def _selects_variant(letter: str) -> bool:
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"
