"""What a table agrees on before anybody plays."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field

from klotz.fairness import LONGEST_NONCE
from klotz.games import game_of_record
from klotz.games.contract import Game
from klotz.players.player import LEVELS

DAY: Final = 24 * 60 * 60 * 1000
LONGEST_NAME: Final = 40

Level = Annotated[int, Field(ge=LEVELS[0], le=LEVELS[-1])]


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


class Me(_Strict):
    """The table's host."""

    kind: Literal["me"]


class HotSeat(_Strict):
    """Somebody else on the host's device."""

    kind: Literal["hot"]
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]


class Open(_Strict):
    """Anybody, first come, first served."""

    kind: Literal["open"]


class ByLink(_Strict):
    """Anybody with the invitation link."""

    kind: Literal["link"]


class Computer(_Strict):
    """A computer player."""

    kind: Literal["computer"]
    level: Level = 5


class Reserved(_Strict):
    """A particular person: in a rematch, the players of the previous game."""

    kind: Literal["reserved"]
    person: str
    name: str


PlaceChoice = Annotated[Me | HotSeat | Open | ByLink | Computer, Field(discriminator="kind")]
Place = Annotated[Me | HotSeat | Open | ByLink | Computer | Reserved, Field(discriminator="kind")]


class _Terms(_Strict):
    """The fields shared by a request for a table and an agreement."""

    game: Annotated[str, Field(max_length=32, examples=["blokus-duo"])]
    options: dict[str, Any] = Field(default_factory=dict, examples=[{"scoring": "basic"}])
    clock: ClockChoice = NoClock()
    public: bool = False
    """Whether the table is listed in the lobby; otherwise only people with its address find it."""
    rated: bool = False
    chat: bool = True
    undo: bool = True
    """Whether moves may be taken back if all agree."""
    lots: bool = False
    """Whether seats are drawn by lot when play starts."""


class TableWish(_Terms):
    """A request for a table."""

    seats: Annotated[list[PlaceChoice], Field(min_length=1, max_length=4)]
    nonce: Annotated[str, Field(max_length=LONGEST_NONCE)] = ""
    """Your own contribution to the dice; see docs/fair-chance.md."""


class Agreement(_Terms):
    """The agreed settings of a table: the data of its first event."""

    seats: list[Place]
    commitment: str
    """The hash of the seed that chance is drawn by."""
    made_by: str
    before: str | None = None
    """The table this one is the rematch of."""

    def make_game(self) -> Game:
        return game_of_record(self.game, self.options)


@dataclass(slots=True)
class Seat:
    """The current state of a seat."""

    place: Me | HotSeat | Open | ByLink | Computer | Reserved
    person: str | None = None
    name: str = ""
    nonce: str = ""
    stand_in: int | None = None
    """The level of the computer that plays on for somebody who is away."""
    is_out: bool = False
    """Has resigned, or has lost by time."""
    asked_since: int | None = field(default=None, compare=False)
    """Since when it has been this seat's turn."""

    @property
    def level(self) -> int | None:
        """The computer that moves for this seat, if one does."""
        return self.place.level if isinstance(self.place, Computer) else self.stand_in

    @property
    def is_taken(self) -> bool:
        return self.person is not None or isinstance(self.place, Computer)

    def turned_over(self) -> Self:
        """The same, before anybody has sat down."""
        return type(self)(self.place)
