"""The settings of a server: environment variables, all with defaults that work on one machine."""

import os
import secrets
from pathlib import Path
from typing import Annotated, Any, Final

import platformdirs
from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    PositiveInt,
    ValidationError,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

_PREFIX: Final = "KLOTZ_"


class BadSetting(ValueError):
    """An invalid setting; the message says which and why."""


def data_directory() -> Path:
    return platformdirs.user_data_path("klotz", appauthor=False)


def default_database_url() -> str:
    return f"sqlite:///{data_directory() / 'klotz.db'}"


_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


def _with_driver(url: str) -> str:
    """The URL as people write it, with the driver that we use."""
    scheme, separator, rest = url.partition("://")
    if not separator or scheme.partition("+")[0] not in _DRIVERS:
        raise ValueError(f"begins with sqlite:/// or postgresql://, not with {scheme[:40]!r}")
    return f"{_DRIVERS[scheme.partition('+')[0]]}://{rest}"


def _split(given: Any) -> Any:
    if isinstance(given, str):
        return tuple(part.strip() for part in given.split(",") if part.strip())
    return given


class ServerSettings(BaseModel):
    """How a server runs. `settings_from_environment` reads `KLOTZ_...`; tests make their own."""

    model_config = ConfigDict(frozen=True, extra="forbid", validate_default=True)

    database_url: Annotated[str, AfterValidator(_with_driver)]
    redis_url: str | None = None
    secret: str = Field(default_factory=lambda: secrets.token_hex(32), repr=False)
    """Signs cookies. All nodes of one service share it."""
    origins: Annotated[tuple[str, ...], NoDecode, BeforeValidator(_split)] = ()
    """Origins besides the server's own from which pages may talk to it."""
    secure_cookies: bool = False
    """Whether cookies go over TLS only: set when the server stands behind a proxy that speaks TLS."""
    trusted_proxies: str = "127.0.0.1"
    """The proxies whose `X-Forwarded-For` is trusted, for rate limits by address."""
    rate_limits: bool = True
    thinkers: PositiveInt = 1
    """How many computer moves are thought over at once where no workers are."""
    max_tables_open: PositiveInt = 20_000
    """How many tables one node holds in memory; those without listeners go first."""
    metrics_token: str | None = Field(default=None, repr=False)
    """If set, /metrics requires it as a bearer token."""

    @property
    def is_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")


def _kept_secret() -> str:
    """A secret of this machine, created once, so that sessions survive a restart."""
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


class _FromEnvironment(ServerSettings, BaseSettings):
    model_config = SettingsConfigDict(env_prefix=_PREFIX, env_ignore_empty=True, extra="ignore")

    database_url: Annotated[str, AfterValidator(_with_driver)] = Field(default_factory=default_database_url)
    secret: str = Field(default_factory=_kept_secret, repr=False)


def settings_from_environment() -> ServerSettings:
    try:
        return _FromEnvironment()
    except ValidationError as error:
        raise BadSetting(_said(error)) from None


def _said(error: ValidationError) -> str:
    """The first thing that is wrong, in a sentence."""
    first = error.errors(include_url=False)[0]
    name, given = f"{_PREFIX}{first['loc'][0]}".upper(), str(first["input"])[:40]
    match first["type"]:
        case "bool_parsing":
            return f"{name} is yes or no, not {given!r}"
        case "int_parsing" | "greater_than":
            return f"{name} is a number above 0, not {given!r}"
        case "value_error":
            return f"{name} {first['ctx']['error']}"
    return f"{name}: {first['msg']}"
