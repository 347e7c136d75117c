"""Whether all is well."""

from typing import Literal

from klotz.server.web.models.base import Out


class HealthOut(Out):
    status: Literal["ok", "degraded", "down"]
    database: bool
    redis: bool | None
    node: str
    version: str


class GameProgressOut(Out):
    game: str
    done: int
    """How many of its steps are compiled."""
    steps: int
    ready: bool
    """It can be played, against computers too."""


class ReadyOut(Out):
    """How far a machine is that plays for the first time."""

    ready: bool
    """All of them are."""
    games: list[GameProgressOut]
    """Those that somebody waits for come first."""
