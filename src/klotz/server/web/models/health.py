"""Health checks."""

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
    """It can be played, also against computers."""


class ReadyOut(Out):
    """The progress of compiling on a fresh machine."""

    ready: bool
    """All of them are."""
    games: list[GameProgressOut]
    """Those that somebody is waiting for come first."""
