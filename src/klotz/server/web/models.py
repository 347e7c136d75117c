"""What the API answers with. Handlers that are asked often write the same JSON by hand; tests hold it to these."""

from typing import Any, Literal

from pydantic import BaseModel, Field


class SeatOut(BaseModel):
    """A seat of a table."""

    kind: Literal["me", "hot", "open", "link", "computer", "reserved"]
    person: str | None = Field(description="Who sits there; None for a free seat or a computer.")
    name: str
    level: int | None = Field(description="The level of the computer that moves for this seat, if one does.")
    away: bool = Field(description="A computer plays on for somebody who is away.")
    out: bool = Field(description="Has resigned or lost by time.")


class UndoOut(BaseModel):
    seat: int
    moves: int


class TableOut(BaseModel):
    """All about a table but the game itself."""

    id: str
    number: int = Field(description="The number of the last event.")
    changed: int = Field(description="The number that an action has to answer at least.")
    status: Literal["waiting", "playing", "finished", "closed"]
    game: str
    options: dict[str, Any]
    clock: dict[str, Any] | None = Field(
        description="What every seat has `left` in milliseconds, at the moments in `since`."
    )
    public: bool
    rated: bool
    chat: bool
    undo: bool
    lots: bool
    made_by: str
    before: str | None = Field(description="The table this one is the rematch of.")
    rematch: str | None
    commitment: str = Field(description="The hash of the seed that chance is drawn by.")
    seats: list[SeatOut]
    due: list[int] = Field(description="Whose turn it is.")
    undo_asked: UndoOut | None
    outcome: dict[str, Any] | None
    seed: str | None = Field(description="Shown when the game is over.")
    nonces: list[str]


class SnapshotOut(BaseModel):
    """A table as you may see it."""

    table: TableOut
    yours: list[int] = Field(description="Your seats.")
    view: dict[str, Any] | None = Field(description="The game as you may see it; None before it starts.")
    legal: list[str] | None = Field(description="Your moves, if it is your turn.")


class CreatedOut(SnapshotOut):
    invite: str | None = Field(description="What others need to take a seat that is given by link.")


class EventOut(BaseModel):
    """Something that happened at a table; see docs/server.md for the kinds."""

    number: int
    at: int = Field(description="Milliseconds since 1970.")
    kind: str
    seat: int | None
    data: dict[str, Any]


class EventsOut(BaseModel):
    events: list[EventOut]


class PositionOut(BaseModel):
    """The game from one seat."""

    number: int
    seat: int
    view: dict[str, Any] | None
    legal: list[str]


class LobbyOut(BaseModel):
    tables: list[TableOut]


class ChanceOut(BaseModel):
    """A chance of a game that is over."""

    drawn: str
    among: list[tuple[str, float]] = Field(
        description="All that might have come, with probabilities, in the order in which a draw goes through them."
    )


class ChancesOut(BaseModel):
    chances: list[ChanceOut]


class HintOut(BaseModel):
    move: str
    value: float = Field(description="The result to expect, from 0 (lost) to 1 (won).")
    score: float | None
    words: str


class HintsOut(BaseModel):
    hints: list[HintOut]


class OptionOut(BaseModel):
    values: list[Any] = Field(description="What it may be; the first is the default.")
    meaning: str


class GameOut(BaseModel):
    """A game that can be played."""

    name: str
    seats: list[int] = Field(description="How many seats it can have; the first is the default.")
    options: dict[str, OptionOut]
    rules: list[str]
    lowest_wins: bool


class GamesOut(BaseModel):
    games: list[GameOut]
    levels: list[int]
    languages: list[str]
    version: str


class GameProgressOut(BaseModel):
    game: str
    done: int = Field(description="How many of its steps are compiled.")
    steps: int
    ready: bool = Field(description="It can be played, against computers too.")


class ReadyOut(BaseModel):
    """How far a machine is that plays for the first time."""

    ready: bool = Field(description="All of them are.")
    games: list[GameProgressOut] = Field(description="Those that somebody waits for come first.")


class BoardOut(BaseModel):
    """A game that nobody plays: for analysis, lessons and puzzles."""

    view: dict[str, Any]
    due: list[int]
    legal: list[str]
    chances: list[str] = Field(description="What chance may bring, if it is due.")
    picture: str | None = Field(default=None, description="SVG, if asked for.")


class WhyOut(BaseModel):
    why: dict[str, Any] | None = Field(
        description="What forbids it, as an error says it: code, reason, rule, details. Null if nothing does."
    )


class HealthOut(BaseModel):
    status: Literal["ok", "degraded", "down"]
    database: bool
    redis: bool | None
    node: str
    version: str
