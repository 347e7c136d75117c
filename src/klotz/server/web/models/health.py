"""Health checks."""

from typing import Literal

from klotz.server.web.models.base import Out


class HealthOut(Out):
    status: Literal["ok", "degraded", "nobody_thinks", "down"]
    """`degraded`: nodes do not hear of each other. `nobody_thinks`: people can play, computers do not move."""
    database: bool
    """Whether moves can be stored: there is room, and it may be written to."""
    redis: bool | None
    thinking: bool | None
    """Whether anybody can think; None while that cannot be known, without Redis."""
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
