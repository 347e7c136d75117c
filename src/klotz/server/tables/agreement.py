"""What a table agrees on before anybody plays."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field

from klotz.games import game_of_record
from klotz.games.contract import FORMAT, Game
from klotz.players.player import LEVELS
from klotz.server.tables.first import First, FirstByRules

DAY: Final = 24 * 60 * 60 * 1000
LONGEST_NAME: Final = 40

Level = Annotated[int, Field(ge=LEVELS[0], le=LEVELS[-1])]
STAND_IN_LEVEL: Final = 5
"""Of a computer that plays on, where nothing else was agreed on."""


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True)


class NoClock(_Strict):
    """No time limit."""

    kind: Literal["none"] = "none"


class MoveClock(_Strict):
    """A number of seconds per move."""

    kind: Literal["move"]
    seconds: Annotated[int, Field(ge=5, le=3600)]


class TotalClock(_Strict):
    """A number of seconds for the whole game, plus an increment after each move."""

    kind: Literal["total"]
    seconds: Annotated[int, Field(ge=10, le=4 * 3600)]
    increment: Annotated[int, Field(ge=0, le=180)] = 0


class DaysClock(_Strict):
    """A number of days per move: correspondence."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=14)]


ClockChoice = Annotated[NoClock | MoveClock | TotalClock | DaysClock, Field(discriminator="kind")]


class _Place(_Strict):
    colour: Annotated[str, Field(max_length=20)] | None = None
    """What to play with, one of the game's `colour_choices`; None if any will do."""


class Me(_Place):
    """The table's host."""

    kind: Literal["me"]


class HotSeat(_Place):
    """Somebody else on the host's device."""

    kind: Literal["hot"]
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]


class Open(_Place):
    """Anybody, first come, first served."""

    kind: Literal["open"]


class ByLink(_Place):
    """Anybody with the invitation link."""

    kind: Literal["link"]


class Computer(_Place):
    """A computer player."""

    kind: Literal["computer"]
    level: Level = 5
    """For one of the server's own players: of the computer that plays on if it cannot."""
    player: Annotated[str, Field(max_length=32, examples=["corner"])] | None = None
    """The key of one of the server's own players, where it is none of a level: see `players` of `GET /api/games`."""


class NamedComputer(Computer):
    """A computer player, as it was agreed on."""

    name: str = ""
    """What one of the server's own players was called then; empty for one of a level."""


class Reserved(_Place):
    """A particular person: in a rematch, the players of the previous game."""

    kind: Literal["reserved"]
    person: str
    name: str


PlaceChoice = Annotated[Me | HotSeat | Open | ByLink | Computer, Field(discriminator="kind")]
Place = Annotated[Me | HotSeat | Open | ByLink | NamedComputer | Reserved, Field(discriminator="kind")]


class _Terms(_Strict):
    """The fields shared by a request for a table and an agreement."""

    game: Annotated[str, Field(max_length=32, examples=["blokus-duo"])]
    options: dict[str, Any] = Field(default_factory=dict, examples=[{"scoring": "basic"}])
    setup: dict[str, Any] | None = None
    """The position to begin with, as the game describes it; None: as the rules say."""
    clock: ClockChoice = NoClock()
    public: bool = False
    """Whether the table is listed in the lobby; otherwise only people with its address find it."""
    rated: bool = False
    chat: bool = True
    undo: bool = True
    """Whether moves may be taken back if all agree."""
    lots: bool = False
    """Whether seats, and with them colours, are drawn by lot when play starts."""
    first: First = FirstByRules()
    """Who begins."""
    stand_in: Level = STAND_IN_LEVEL
    """The level of a computer that plays on for somebody who is away."""
    commits: bool = False
    """Whether the host is going to commit to a nonce, so that the game waits for it for a few seconds: see
    docs/fair-chance.md."""


class TableWish(_Terms):
    """A request for a table."""

    seats: Annotated[list[PlaceChoice], Field(min_length=1, max_length=4)]
    box: Annotated[str, Field(max_length=32)] | None = None
    """The id of the box to play with: its parts become options. None: what is in `options`, or Klotz's own."""
    key: Annotated[str, Field(min_length=8, max_length=64)] | None = None
    """A name of your own for this request. Sent again with the same key, it gives the same table, not another one:
    for when the answer was lost."""

    def terms(self) -> dict[str, Any]:
        """What of it is agreed on as it stands: all but what says where to find it."""
        return self.model_dump(exclude={"box", "key"})


class Agreement(_Terms):
    """The agreed settings of a table: the data of its first event."""

    seats: list[Place]
    commitment: str
    """The hash of the seed that chance is drawn by."""
    made_by: str
    fairness: int = 1
    """The scheme that chance is drawn by: see docs/fair-chance.md. The first tables do not say it."""
    before: str | None = None
    """The table this one is the rematch of."""
    lost: list[int] = Field(default_factory=list)
    """The places of those who came last there."""
    box: str | None = None
    """What the box is called that the options come from."""
    tournament: str | None = None
    """The tournament that the game is part of."""
    format: int = 1
    """The format of records when it was agreed on, which decides what left-out options mean. The first tables do not
    say it."""

    @property
    def result_counts(self) -> bool:
        """Whether more depends on it than this game: then everybody plays for themselves, to the end."""
        return self.rated or self.tournament is not None

    def make_game(self, settled: Mapping[str, Any] = MappingProxyType({})) -> Game:
        """The game, with options that were settled when it started."""
        return game_of_record(self.game, {**self.options, **settled}, self.format)

    def as_of_today(self) -> Self:
        """With every option written down, as it is meant today where it was left out."""
        current = self.model_copy(update={"format": FORMAT})
        return current.model_copy(update={"options": dict(current.make_game().options)})


@dataclass(slots=True)
class Seat:
    """The current state of a seat."""

    place: Me | HotSeat | Open | ByLink | NamedComputer | Reserved
    person: str | None = None
    name: str = ""
    commitment: str | None = None
    """The hash of the nonce that was promised."""
    nonce: str = ""
    """What was added to the dice; empty before it was revealed, or if nothing was."""
    counts_from: int | None = None
    """The first chance move that the nonce counts for, counted from 0; None if it does not count yet."""
    has_moved: bool = False
    colour: str | None = None
    """What was chosen to play with, by whoever sits there or by the host."""
    stand_in: int | None = None
    """The level of the computer that plays on for somebody who is away."""
    is_out: bool = False
    """Has resigned, or has lost by time."""
    nudged_until: int | None = None
    """Has been asked whether they are still there, and until when they may say so; None if not."""
    here_at: int | None = None
    """When they last said that they are still there."""
    asked_since: int | None = field(default=None, compare=False)
    """Since when it has been this seat's turn."""
    is_hurried: bool = False
    """Its computer has been told to move now."""
    replaced: str | None = None
    """Why one of the server's own players does not play on; None if it does, or if none has."""

    @property
    def level(self) -> int | None:
        """The computer that moves for this seat, if one does."""
        return self.place.level if isinstance(self.place, Computer) else self.stand_in

    @property
    def own_player(self) -> str | None:
        """The key of the server's own player that moves for this seat, if one does."""
        return self.place.player if isinstance(self.place, Computer) and self.replaced is None else None

    @property
    def recorded_name(self) -> str:
        """Who played, for a record."""
        if not isinstance(self.place, Computer):
            return self.name
        computer = f"computer, level {self.level}"
        return computer if not self.name else f"{self.name}, then {computer}" if self.replaced else self.name

    @property
    def is_taken(self) -> bool:
        return self.person is not None or isinstance(self.place, Computer)

    def turned_over(self) -> Self:
        """The same, before anybody has sat down."""
        return type(self)(self.place, colour=self.place.colour)
