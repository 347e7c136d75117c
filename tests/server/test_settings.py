"""Settings come from the environment, and one that makes no sense is named."""

import errno
import os
from pathlib import Path

import pytest

from klotz.server import settings
from klotz.server.settings import BadSetting, settings_from_environment


@pytest.fixture(autouse=True)
def secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KLOTZ_SECRET", "a long enough secret")


def test_all_have_defaults_that_play_on_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KLOTZ_DATABASE_URL", raising=False)
    found = settings_from_environment()
    assert found.is_sqlite
    assert (found.redis_url, found.origins, found.rate_limits, found.thinkers) == (None, (), True, 1)


def test_they_are_read_as_people_write_them(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in {
        "DATABASE_URL": "postgres://db/klotz",
        "REDIS_URL": "",
        "ORIGINS": "https://a.test, https://b.test,",
        "SECURE_COOKIES": "yes",
        "RATE_LIMITS": "0",
        "THINKERS": "3",
    }.items():
        monkeypatch.setenv(f"KLOTZ_{name}", text)
    found = settings_from_environment()
    assert found.database_url == "postgresql+asyncpg://db/klotz"
    assert found.redis_url is None
    assert found.origins == ("https://a.test", "https://b.test")
    assert (found.secure_cookies, found.rate_limits, found.thinkers) == (True, False, 3)
    assert "a long enough secret" not in repr(found)


_SMTP = "KLOTZ_SMTP_URL is smtp:// or smtps://, with user:password@ if need be, a host, and :port"


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("SECRET", "x", "KLOTZ_SECRET is too short: it has to have at least 16 characters"),
        ("SECRET", "", "KLOTZ_SECRET is empty: it has to have at least 16 characters"),
        (
            "TRUSTED_PROXIES",
            "127.0.0.1, a proxy",
            "KLOTZ_TRUSTED_PROXIES is a list of addresses and networks, or *; 'a proxy' is neither",
        ),
        ("RATE_LIMITS", "maybe", "KLOTZ_RATE_LIMITS is yes or no, not 'maybe'"),
        ("THINKERS", "0", "KLOTZ_THINKERS is a number above 0, not '0'"),
        ("MAX_TABLES_OPEN", "many", "KLOTZ_MAX_TABLES_OPEN is a number above 0, not 'many'"),
        ("SMTP_URL", "mail.example.org", _SMTP),
        ("SMTP_URL", "smtp://:0/", _SMTP),
        (
            "SMTP_URL",
            "smtp://127.0.0.1",
            "with KLOTZ_SMTP_URL, KLOTZ_MAIL_FROM and KLOTZ_PUBLIC_URL have to be set as well",
        ),
        ("MAIL_FROM", "Klotz", "KLOTZ_MAIL_FROM is an address like Klotz <klotz@example.org>, not 'Klotz'"),
        ("PUBLIC_URL", "example.org", "KLOTZ_PUBLIC_URL begins with https:// or http://, not 'example.org'"),
        (
            "DATABASE_URL",
            "mysql://x",
            "KLOTZ_DATABASE_URL begins with sqlite:/// or postgresql://, not with 'mysql'",
        ),
    ],
)
def test_nonsense_is_named(name: str, text: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"KLOTZ_{name}", text)
    with pytest.raises(BadSetting) as bad:
        settings_from_environment()
    assert str(bad.value) == sentence


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a secret that is nobody's setting."""
    monkeypatch.setattr(settings, "data_directory", lambda: tmp_path / "new")
    monkeypatch.delenv("KLOTZ_SECRET")
    return tmp_path / "new" / "secret"


def test_a_secret_is_made_once(kept: Path) -> None:
    assert settings_from_environment().secret == settings_from_environment().secret == kept.read_text()
    assert [kept.stat().st_mode & 0o777, kept.parent.stat().st_mode & 0o777] == [0o600, 0o700]


def test_a_secret_that_others_may_read_is_closed_to_them(kept: Path) -> None:
    kept.parent.mkdir()
    kept.write_text("a secret that lies open\n")
    kept.chmod(0o644)
    assert settings_from_environment().secret == "a secret that lies open"
    assert kept.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(("text", "flaw"), [("", "empty"), ("\n", "empty"), ("short", "too short")])
def test_a_broken_secret_is_refused(text: str, flaw: str, kept: Path) -> None:
    kept.parent.mkdir()
    kept.write_text(text)
    with pytest.raises(BadSetting) as bad:
        settings_from_environment()
    assert str(bad.value) == (
        f"the secret in {kept} is {flaw}, and whoever knows that could be anybody: "
        "remove the file, and a new one is made"
    )
    assert kept.read_text() == text


def test_a_full_disk_leaves_no_half_a_secret(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            settings_from_environment()
    assert list(kept.parent.iterdir()) == []
    assert len(settings_from_environment().secret) == 64
