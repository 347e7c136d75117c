"""The file that tells a bot where it plays, with which player, and what it takes part in."""

import os
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from klotz.client.errors import ClientError
from klotz.client.models import Table

TOKEN_VARIABLE = "KLOTZ_TOKEN"


class ConfigError(ClientError, ValueError):
    """A bot's file that cannot be used; the message says where and why."""


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True)


class Accept(_Strict):
    """Public tables with a free seat that the bot sits down at. What is left out does not matter."""

    game: str | list[str] | None = None
    rated: bool | None = None
    clock: list[Literal["none", "move", "total", "days"]] | None = None
    most_seats: int | None = None
    options: dict[str, Any] = Field(default_factory=dict)
    """Options the table must have been agreed on with."""
    hosts: list[str] | None = None
    """Names of people whose tables are meant."""
    player: str | None = None

    @property
    def games(self) -> list[str | None]:
        return [self.game] if self.game is None or isinstance(self.game, str) else [*self.game]

    def takes(self, table: Table) -> bool:
        """Whether it is such a table."""
        names = {seat.person: seat.name for seat in table.seats}
        return (
            (self.game is None or table.game in self.games)
            and (self.rated is None or table.rated == self.rated)
            and (self.clock is None or ("none" if table.clock is None else table.clock.kind) in self.clock)
            and (self.most_seats is None or len(table.seats) <= self.most_seats)
            and all(table.options.get(name) == value for name, value in self.options.items())
            and (self.hosts is None or names.get(table.made_by) in self.hosts)
        )


class Offer(_Strict):
    """Tables that the bot creates itself."""

    game: str
    seats: list[str] = ["me", "open"]
    """Who sits there: "me", "open", "link", or "computer:5"."""
    options: dict[str, Any] = Field(default_factory=dict)
    clock: dict[str, Any] | None = None
    public: bool = True
    rated: bool = False
    at_once: Annotated[int, Field(ge=1)] = 1
    """How many of its tables are waiting or playing at the same time."""
    games: Annotated[int, Field(ge=1)] | None = None
    """How many in all; without it, as long as the bot runs."""
    player: str | None = None


class BotConfig(_Strict):
    """What a bot's file says."""

    server: str
    token: str | None = None
    """Better in a file of its own or in the variable KLOTZ_TOKEN."""
    token_file: str | None = None
    player: str = "level:5"
    """A spec as `klotz match` takes it: `level:5`, `search:seconds=1`, `py:mybot.py:choose`, `gtp:COMMAND`."""
    games_at_once: Annotated[int, Field(ge=1, le=200)] = 4
    accept: list[Accept] = Field(default_factory=list)
    offer: list[Offer] = Field(default_factory=list)
    rematch: bool = True
    """Whether it plays again with people who ask for it."""
    undo: bool = False
    """Whether it lets others take moves back."""
    look_seconds: Annotated[float, Field(gt=0)] = 3.0
    """How often it looks for tables."""


def load(path: Path) -> BotConfig:
    """What a bot's file says, with its token. ConfigError says what is wrong with it."""
    try:
        said = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ConfigError(f"{path} cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError(f"{path} is not TOML: {error}") from error
    try:
        config = BotConfig.model_validate(said)
    except ValidationError as error:
        problem = error.errors()[0]
        where = ".".join(str(part) for part in problem["loc"])
        known = ", ".join(BotConfig.model_fields)
        hint = f"; it knows {known}" if problem["type"] == "extra_forbidden" and "." not in where else ""
        raise ConfigError(f"{path}: {where}: {problem['msg']}{hint}") from error
    return config.model_copy(update={"token": _token(config, path)})


def _token(config: BotConfig, path: Path) -> str:
    if config.token is not None:
        return config.token
    if config.token_file is not None:
        file = path.parent / config.token_file
        try:
            return file.read_text(encoding="utf-8").strip()
        except OSError as error:
            raise ConfigError(f"the token in {file} cannot be read: {error.strerror}") from error
    if token := os.environ.get(TOKEN_VARIABLE):
        return token
    raise ConfigError(
        f'{path} has no token: write token_file = "FILE", or set {TOKEN_VARIABLE}. The page makes tokens under Me'
    )
