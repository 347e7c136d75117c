"""Tournaments of an evening."""

from typing import Literal

from klotz.server.tables.agreement import MoveClock, TotalClock
from klotz.server.web.models.base import Out


class TournamentHostOut(Out):
    id: str
    name: str


class StandingOut(Out):
    """Somebody who takes part, and how they stand. The best first; before the start, in the order of their coming."""

    number: int
    """By which `boards` name them."""
    person: str
    name: str
    left: bool
    """Is paired no more."""
    place: int
    points: float
    tie_break: float
    """Decides between equal points: in a Swiss tournament the points of all opponents, in a round robin the points of
    those who were beaten and half those of who was level."""
    wins: int
    """Decide between equal tie-breaks."""
    games: int


class BoardSeatOut(Out):
    number: int | None
    """Of who sits there; None for a computer."""
    points: float | None
    """When the game is over."""


class BoardResultOut(Out):
    """One table of one round."""

    round: int
    table: str | None
    """None: a bye, which counts as a win."""
    seats: list[BoardSeatOut]


class TournamentOut(Out):
    id: str
    host: TournamentHostOut
    mine: bool
    """Whether you are the host."""
    status: Literal["open", "playing", "finished"]
    game: str
    seats: int
    clock: MoveClock | TotalClock
    format: Literal["round_robin", "swiss"]
    rated: bool
    level: int | None
    """Of the computers that take the seats of those who are missing; None: byes."""
    rounds: int
    round: int
    """The one that is played; 0 before the first."""
    next_at: int | None
    """When the next round begins by itself, once all games are over, in milliseconds since 1970."""
    created_at: int
    you: int | None
    """Your own number, if you take part."""
    your_table: str | None
    """Where you play now."""
    standings: list[StandingOut]
    boards: list[BoardResultOut]
    """Of all rounds so far, the first first."""


class TournamentsOut(Out):
    tournaments: list[TournamentOut]
