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
    """Everybody takes the time they need."""

    kind: Literal["none"] = "none"


class MoveClock(_Strict):
    """So many seconds for each move."""

    kind: Literal["move"]
    seconds: Annotated[int, Field(ge=5, le=3600)]


class TotalClock(_Strict):
    """So many seconds for the whole game, and some more after each move."""

    kind: Literal["total"]
    seconds: Annotated[int, Field(ge=10, le=4 * 3600)]
    increment: Annotated[int, Field(ge=0, le=180)] = 0


class DaysClock(_Strict):
    """So many days for each move: correspondence."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=14)]


ClockChoice = Annotated[NoClock | MoveClock | TotalClock | DaysClock, Field(discriminator="kind")]


class Me(_Strict):
    """Whoever makes the table."""

    kind: Literal["me"]


class HotSeat(_Strict):
    """Somebody else on the device of whoever makes the table."""

    kind: Literal["hot"]
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]


class Open(_Strict):
    """Whoever comes first."""

    kind: Literal["open"]


class ByLink(_Strict):
    """Whoever has the link with the invitation."""

    kind: Literal["link"]


class Computer(_Strict):
    """A computer player."""

    kind: Literal["computer"]
    level: Level = 5


class Reserved(_Strict):
    """A certain person: at a rematch, those who sat at the table before."""

    kind: Literal["reserved"]
    person: str
    name: str


PlaceChoice = Annotated[Me | HotSeat | Open | ByLink | Computer, Field(discriminator="kind")]
Place = Annotated[Me | HotSeat | Open | ByLink | Computer | Reserved, Field(discriminator="kind")]


class _Terms(_Strict):
    """What both a wish for a table and an agreement say."""

    game: Annotated[str, Field(max_length=32, examples=["blokus-duo"])]
    options: dict[str, Any] = Field(default_factory=dict, examples=[{"scoring": "basic"}])
    clock: ClockChoice = NoClock()
    public: bool = False
    """Whether the table stands in the lobby; otherwise only those who know its address find it."""
    rated: bool = False
    chat: bool = True
    undo: bool = True
    """Whether moves may be taken back if all agree."""
    lots: bool = False
    """Whether seats are drawn by lot when play starts."""


class TableWish(_Terms):
    """A table as somebody wants it."""

    seats: Annotated[list[PlaceChoice], Field(min_length=1, max_length=4)]
    nonce: Annotated[str, Field(max_length=LONGEST_NONCE)] = ""
    """Your own contribution to the dice; see docs/fair-chance.md."""


class Agreement(_Terms):
    """A table as it is: the data of its first event."""

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
    """A seat as it stands."""

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
        """The same, as nobody has sat down yet."""
        return type(self)(self.place)
