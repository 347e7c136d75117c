"""What whoever runs a server may decide: by environment variables, all with defaults that play on this machine."""

import os
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

import platformdirs


class BadSetting(ValueError):
    """A setting that makes no sense; the message says which and why."""


def data_directory() -> Path:
    return platformdirs.user_data_path("klotz", appauthor=False)


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs. `from_environment` reads `KLOTZ_...`; tests make their own."""

    database_url: str
    redis_url: str | None = None
    secret: str = field(default_factory=lambda: secrets.token_hex(32), repr=False)
    """What cookies are signed with. All nodes of one service share it."""
    origins: tuple[str, ...] = ()
    """Origins besides the server's own from which pages may talk to it."""
    secure_cookies: bool = False
    """Whether cookies go over TLS only: set when the server stands behind a proxy that speaks TLS."""
    trusted_proxies: str = "127.0.0.1"
    """From whom `X-Forwarded-For` is believed, for rate limits by address."""
    rate_limits: bool = True
    thinkers: int = 1
    """How many computer moves are thought over at once where no workers are."""
    max_tables_open: int = 20_000
    """How many tables one node holds in memory; those without listeners go first."""
    metrics_token: str | None = field(default=None, repr=False)
    """If set, /metrics asks for it as a bearer token."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None) -> Self:
        given = os.environ if environment is None else environment
        url = given.get("KLOTZ_DATABASE_URL") or default_database_url()
        return cls(
            database_url=_with_driver(url),
            redis_url=given.get("KLOTZ_REDIS_URL") or None,
            secret=given.get("KLOTZ_SECRET") or _kept_secret(),
            origins=tuple(
                origin.strip() for origin in given.get("KLOTZ_ORIGINS", "").split(",") if origin.strip()
            ),
            secure_cookies=_flag(given, "KLOTZ_SECURE_COOKIES", default=False),
            trusted_proxies=given.get("KLOTZ_TRUSTED_PROXIES", "127.0.0.1"),
            rate_limits=_flag(given, "KLOTZ_RATE_LIMITS", default=True),
            thinkers=_count(given, "KLOTZ_THINKERS", 1),
            max_tables_open=_count(given, "KLOTZ_MAX_TABLES_OPEN", 20_000),
            metrics_token=given.get("KLOTZ_METRICS_TOKEN") or None,
        )

    @property
    def is_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")


def default_database_url() -> str:
    return f"sqlite:///{data_directory() / 'klotz.db'}"


_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


def _with_driver(url: str) -> str:
    """The URL as people write it, with the driver that we use."""
    scheme, separator, rest = url.partition("://")
    if not separator or scheme.partition("+")[0] not in _DRIVERS:
        raise BadSetting(
            f"KLOTZ_DATABASE_URL begins with sqlite:/// or postgresql://, not with {scheme[:40]!r}"
        )
    return f"{_DRIVERS[scheme.partition('+')[0]]}://{rest}"


def _kept_secret() -> str:
    """A secret of this machine's own, made once: sessions outlive a restart."""
    path = data_directory() / "secret"
    try:
        return path.read_text().strip()
    except FileNotFoundError:
        path.parent.mkdir(parents=True, exist_ok=True)
        made = secrets.token_hex(32)
        try:
            with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
                file.write(made)
        except FileExistsError:  # another process was quicker
            return path.read_text().strip()
        return made


def _flag(given: Mapping[str, str], name: str, *, default: bool) -> bool:
    text = given.get(name, "").strip().lower()
    if text in ("", "0", "1", "no", "yes", "false", "true"):
        return text in ("1", "yes", "true") if text else default
    raise BadSetting(f"{name} is yes or no, not {text!r}")


def _count(given: Mapping[str, str], name: str, default: int) -> int:
    text = given.get(name, "").strip()
    if not text:
        return default
    if not (text.isascii() and text.isdigit()) or int(text) < 1:
        raise BadSetting(f"{name} is a number above 0, not {text!r}")
    return int(text)
