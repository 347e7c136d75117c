"""Settings come from the environment, and one that makes no sense is named."""

from pathlib import Path

import pytest

from klotz.server import settings
from klotz.server.settings import BadSetting, settings_from_environment


@pytest.fixture(autouse=True)
def secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KLOTZ_SECRET", "secret")


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
    assert "secret" not in repr(found)


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("RATE_LIMITS", "maybe", "KLOTZ_RATE_LIMITS is yes or no, not 'maybe'"),
        ("THINKERS", "0", "KLOTZ_THINKERS is a number above 0, not '0'"),
        ("MAX_TABLES_OPEN", "many", "KLOTZ_MAX_TABLES_OPEN is a number above 0, not 'many'"),
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


def test_a_secret_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "data_directory", lambda: tmp_path / "new")
    monkeypatch.delenv("KLOTZ_SECRET")
    assert settings_from_environment().secret == settings_from_environment().secret
