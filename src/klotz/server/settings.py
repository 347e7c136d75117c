"""The settings of a server: environment variables, all with defaults that work on one machine."""

import ipaddress
import os
import re
import secrets
from contextlib import suppress
from email.utils import parseaddr
from pathlib import Path
from typing import Annotated, Any, Final, Self
from urllib.parse import urlsplit

import platformdirs
from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    PositiveInt,
    ValidationError,
    model_validator,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from klotz.errors import KlotzError
from klotz.server import own_players
from klotz.server.files import keep_private, private_folder, write_new
from klotz.server.own_players import OwnPlayers

_PREFIX: Final = "KLOTZ_"
SHORTEST_SECRET: Final = 16


class BadSetting(KlotzError, ValueError):
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


def _long_enough(secret: str) -> str:
    if len(secret) < SHORTEST_SECRET:
        raise ValueError(f"is too short: it has to have at least {SHORTEST_SECRET} characters")
    return secret


def _networks(given: str) -> str:
    for part in (part.strip() for part in given.split(",")):
        if part not in ("", "*"):
            try:
                ipaddress.ip_network(part, strict=False)
            except ValueError:
                raise ValueError(
                    f"is a list of addresses and networks, or *; {part[:40]!r} is neither"
                ) from None
    return given


def _mail_server(url: str | None) -> str | None:
    if url is None:
        return None
    try:
        parts = urlsplit(url)
        is_good = parts.scheme in ("smtp", "smtps") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_good = False
    if not is_good:
        raise ValueError("is smtp:// or smtps://, with user:password@ if need be, a host, and :port")
    return url


def _sender(sender: str | None) -> str | None:
    if sender is not None and (not sender.isprintable() or "@" not in parseaddr(sender)[1]):
        raise ValueError(f"is an address like Klotz <klotz@example.org>, not {sender[:40]!r}")
    return sender


def _web_address(url: str | None) -> str | None:
    if url is not None and not re.fullmatch(r"https?://[^\s/?#@]+(/[^\s?#]*)?", url):
        raise ValueError(f"begins with https:// or http://, not {url[:40]!r}")
    return url


class ServerSettings(BaseModel):
    """How a server runs. `settings_from_environment` reads `KLOTZ_...`; tests make their own."""

    model_config = ConfigDict(frozen=True, extra="forbid", validate_default=True)

    database_url: Annotated[str, AfterValidator(_with_driver)]
    redis_url: str | None = None
    secret: Annotated[str, AfterValidator(_long_enough)] = Field(
        default_factory=lambda: secrets.token_hex(32), repr=False
    )
    """Signs cookies. All nodes of one service share it."""
    origins: Annotated[tuple[str, ...], NoDecode, BeforeValidator(_split)] = ()
    """Origins besides the server's own from which pages may talk to it."""
    secure_cookies: bool = False
    """Whether cookies go over TLS only: set when the server stands behind a proxy that speaks TLS."""
    trusted_proxies: Annotated[str, AfterValidator(_networks)] = "127.0.0.1"
    """The proxies whose `X-Forwarded-For` is trusted, for rate limits by address: addresses, networks, or `*`."""
    rate_limits: bool = True
    thinkers: PositiveInt = 1
    """How many computer moves are thought over at once where no workers are."""
    players: Annotated[OwnPlayers, NoDecode, BeforeValidator(own_players.read)] = Field(default_factory=dict)
    """The server's own players, which people can seat beside those of a level: a TOML file, see `own_players`."""
    max_tables_open: PositiveInt = 20_000
    """How many tables one node holds in memory; those without listeners go first."""
    max_tables: PositiveInt = 50
    """How many tables of one person may be waiting or playing at a time."""
    lobby_hours: PositiveInt = 24
    """How long a waiting table is listed in the lobby."""
    waiting_days: PositiveInt = 7
    """After how many days a table that is still waiting for players is closed."""
    abandoned_days: PositiveInt = 90
    """After how many days without a move a game without a clock is closed."""
    guest_table_days: PositiveInt = 365
    """After how many days a table that is over is removed, if only guests and computers played."""
    guest_days: PositiveInt = 30
    """After how many days a guest who never sat down anywhere is forgotten."""
    push_contact: str = "mailto:klotz@localhost"
    """Whom push services can write to: `mailto:` and an address of yours, or an https address."""
    push_hosts: Annotated[tuple[str, ...], NoDecode, BeforeValidator(_split)] = (
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "*.notify.windows.com",
        "*.push.apple.com",
    )
    """The services that carry pushes to browsers. Nothing is sent to any other host."""
    smtp_url: Annotated[str | None, AfterValidator(_mail_server)] = Field(default=None, repr=False)
    """The mail server by which e-mails are sent; without one, none are."""
    mail_from: Annotated[str | None, AfterValidator(_sender)] = None
    """Who the e-mails are from, as `Klotz <klotz@example.org>`."""
    public_url: Annotated[str | None, AfterValidator(_web_address)] = None
    """Where people find this server: links in e-mails lead there."""
    metrics_token: str | None = Field(default=None, repr=False)
    """If set, /metrics requires it as a bearer token."""
    metrics_open: bool = False
    """Whether /metrics answers everybody; otherwise, without a token, only private addresses."""

    @model_validator(mode="after")
    def _all_of_mail(self) -> Self:
        if self.smtp_url is not None and (self.mail_from is None or self.public_url is None):
            raise BadSetting(
                "with KLOTZ_SMTP_URL, KLOTZ_MAIL_FROM and KLOTZ_PUBLIC_URL have to be set as well"
            )
        return self

    @property
    def is_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")


def _kept_secret() -> str:
    """A secret of this machine, created once, so that sessions survive a restart."""
    if "KLOTZ_SECRET" in os.environ:  # of no setting but this one does it matter that it was left empty
        raise BadSetting(f"KLOTZ_SECRET is empty: it has to have at least {SHORTEST_SECRET} characters")
    path = data_directory() / "secret"
    if not path.exists():
        private_folder(path.parent)
        with suppress(FileExistsError):  # another process was quicker
            write_new(path, secrets.token_hex(32))
    keep_private(path)
    found = path.read_text().strip()
    if len(found) < SHORTEST_SECRET:
        raise BadSetting(
            f"the secret in {path} is {'too short' if found else 'empty'}, and whoever knows that could be anybody: "
            "remove the file, and a new one is made"
        )
    return found


def check_players(settings: ServerSettings) -> None:
    """BadSetting if one of the server's own players cannot be made: better now than at a table."""
    try:
        own_players.check(settings.players)
    except ValueError as error:
        raise BadSetting(f"{_PREFIX}PLAYERS {error}") from None


class _FromEnvironment(ServerSettings, BaseSettings):
    model_config = SettingsConfigDict(env_prefix=_PREFIX, env_ignore_empty=True, extra="ignore")

    database_url: Annotated[str, AfterValidator(_with_driver)] = Field(default_factory=default_database_url)
    secret: Annotated[str, AfterValidator(_long_enough)] = Field(default_factory=_kept_secret, repr=False)


def settings_from_environment() -> ServerSettings:
    try:
        return _FromEnvironment()
    except ValidationError as error:
        raise BadSetting(_said(error)) from None


def _said(error: ValidationError) -> str:
    """The first thing that is wrong, in a sentence."""
    first = error.errors(include_url=False)[0]
    if not first["loc"]:  # what several settings are together
        return str(first["ctx"]["error"])
    name, given = f"{_PREFIX}{first['loc'][0]}".upper(), str(first["input"])[:40]
    match first["type"]:
        case "bool_parsing":
            return f"{name} is yes or no, not {given!r}"
        case "int_parsing" | "greater_than":
            return f"{name} is a number above 0, not {given!r}"
        case "value_error":
            return f"{name} {first['ctx']['error']}"
    return f"{name}: {first['msg']}"
