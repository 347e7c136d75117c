"""Which names and passwords there can be, and which names are the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klotz.server.accounts.names import checked_name, checked_password, folded
from klotz.server.accounts.passwords import new_recovery_code, recovery_text
from klotz.server.refusals import Refusal


@pytest.mark.parametrize(
    "name", ["A", "Ada Lovelace", "Zoë", "李雷", "محمد", "Łukasz 3rd", "x" * 40, "❤️ Klotz", "Nguyễn Thị"]
)
def test_names_of_the_world(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 41,
        "line\nend",
        "tab\there",
        "nul\0",
        "\u202eevil",  # turns the text around
        "a\u2066b",
        "zero\u200bwidth",
        "no\u00a0break",
        "\u3164",  # a letter that shows as nothing
        "a\u1160",
        "\u2800",
        "a" + "\u0301" * 5,
        "\u0301a",
        "\ufdfa" * 3,  # one character that is spelled out as eighteen
        "\ufe0f",
    ],
)
def test_names_that_cannot_be_shown_honestly(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked_name(name)
    assert refused.value.code == "invalid"
    assert refused.value.details["field"] == "name"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "aDA"),
        ("Straße", "STRASSE"),
        ("Ada", "\uff21da"),  # wide letters
        ("Zoe\u0308", "Zoë"),
        ("ﬁsh", "Fish"),
        ("a  b", "A B"),
        ("❤️", "❤"),
    ],
)
def test_same_names(one: str, other: str) -> None:
    assert folded(one) == folded(other)


def test_other_names() -> None:
    assert len({folded(name) for name in ("Ada", "Adа", "Ade", "A da", "Adä")}) == 5


@given(st.text(max_size=60))
def test_any_text_is_a_name_or_is_refused(text: str) -> None:
    try:
        name = checked_name(text)
    except Refusal:
        return
    assert checked_name(name) == name
    assert 1 <= len(folded(name)) <= 40
    assert folded(folded(name)) == folded(name)
    assert name.isprintable()


@pytest.mark.parametrize("password", ["", "1234567", "x" * 201, "Ada Lovelace", "ADA  lovelace"])
def test_bad_passwords(password: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked_password(password, "Ada Lovelace")
    assert refused.value.details["field"] == "password"
    if password:
        assert password not in str(refused.value)


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "12345678",
        "Passw0rd!",
        "qwertz123",
        "iloveyou",
        "aaaaaaaaaaaa",
        "ada12345",
        "blokus12",
        "klotzklotz",
    ],
)
def test_passwords_that_everybody_would_try(password: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked_password(password, "Ada Lovelace")
    assert refused.value.details["flaw"] == "password_common"


@pytest.mark.parametrize(
    "password", ["a very good password", "x7Kp2mQ9", "grüner Turm mit Loch", "z" * 5 + "1Q" * 90]
)
def test_good_passwords(password: str) -> None:
    assert checked_password(password, "Ada Lovelace") == password


def test_recovery_code_survives_handwriting() -> None:
    code = new_recovery_code()
    sloppy = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert recovery_text(sloppy) == recovery_text(code)
    assert len({new_recovery_code() for _ in range(100)}) == 100
